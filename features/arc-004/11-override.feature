Feature: arc-004/1 section 11, the emergency override

  b has 6 of its quota left and asks for 8: an override of 2 is just what it needs.

  @arc-004/11-1
  Rule: A needed override without authority is blocked

    @id:arc-004/11-1/no-authority
    Scenario Outline: No authority, and the reason given is <case>
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason   | authority |
        | eu-1  | 2        | 19:50 | <reason> |           |
      When the request is decided
      Then the request is blocked

      Examples:
        | case   | reason                        |
        | plain  | outage                        |
        | urgent | life at risk, cannot be later |

    @id:arc-004/11-1/no-authority-among-names
    Scenario: No authority, where those who may override are named
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage |           |
      And those who may override are "duty, chief"
      When the request is decided
      Then the request is blocked

    @id:arc-004/11-1/with-authority
    @control-of:arc-004/11-1/no-authority
    Scenario: The same override with its authority
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted by the override

  @arc-004/11-2
  Rule: Authority makes no capacity

    @id:arc-004/11-2/no-capacity
    Scenario Outline: Authority, and of the capacity <case>
      Given the worked baseline
      And the allocatable capacity is <capacity>
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is not admitted

      Examples:
        | case      | capacity |
        | one-short | 11       |
        | six-free  | 10       |
        | none-free | 4        |

    @id:arc-004/11-2/unknown-capacity
    Scenario: Authority, and unknown capacity
      Given the worked baseline
      And the allocatable capacity is unknown
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is not admitted

    @id:arc-004/11-2/just-enough
    @control-of:arc-004/11-2/no-capacity
    Scenario: Authority, and just the capacity that is asked
      Given the worked baseline
      And the allocatable capacity is 12
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted by the override

  @arc-004/11-3
  Rule: An override adds exactly its quantity

    @id:arc-004/11-3/one-more
    Scenario Outline: One more than the override adds: <case>
      Given the worked baseline
      And the allocatable capacity is 1000
      And b asks for <asked>
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | <added>  | 19:50 | outage | duty      |
      When the request is decided
      Then the request is not admitted

      Examples:
        | case     | added | asked |
        | of-two   | 2     | 9     |
        | of-one   | 1     | 8     |
        | of-fifty | 50    | 57    |

    @id:arc-004/11-3/just-that
    @control-of:arc-004/11-3/one-more
    Scenario Outline: Just what the override adds: <case>
      Given the worked baseline
      And the allocatable capacity is 1000
      And b asks for <asked>
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | <added>  | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted by the override
      And these are the figures
        | figure          | value       |
        | quota limit     | 8           |
        | quota remaining | 6           |
        | effective quota | <effective> |

      Examples:
        | case     | added | asked | effective |
        | of-two   | 2     | 8     | 10        |
        | of-one   | 1     | 7     | 9         |
        | of-fifty | 50    | 56    | 58        |

    @id:arc-004/11-3/no-override
    Scenario: Without an override the effective quota is the limit
      Given the worked baseline
      And no override
      When the request is decided
      Then the request is admitted
      And these are the figures
        | figure          | value |
        | effective quota | 8     |

  @arc-004/11-4
  Rule: Another scope, or somebody who may not override, is no authority

    @id:arc-004/11-4/no-authority
    Scenario Outline: An override <case>
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope   | quantity | at    | reason | authority   |
        | <scope> | 2        | 19:50 | outage | <authority> |
      And those who may override are "<names>"
      When the request is decided
      Then the request is not admitted

      Examples:
        | case                          | scope | authority | names       |
        | for-another-scope             | us-1  | duty      | duty        |
        | for-a-wider-scope             | eu    | duty      | duty        |
        | by-a-stranger                 | eu-1  | guest     | duty        |
        | by-a-stranger-among-two-names | eu-1  | guest     | duty, chief |
        | by-part-of-a-name             | eu-1  | du        | duty        |

    @id:arc-004/11-4/another-scope-without-names
    Scenario: For another scope, where nobody says who may override
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | us-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is not admitted

    @id:arc-004/11-4/authority
    @control-of:arc-004/11-4/no-authority
    Scenario Outline: This scope, and by <case>
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority   |
        | eu-1  | 2        | 19:50 | outage | <authority> |
      And those who may override are "duty, chief"
      When the request is decided
      Then the request is admitted by the override

      Examples:
        | case           | authority |
        | the-first-name | duty      |
        | the-last-name  | chief     |

  @arc-004/11-5
  Rule: An override that is not needed leaves the request admitted plainly

    @id:arc-004/11-5/not-needed
    Scenario: Inside its own quota, with an authorised override
      Given the worked baseline
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted

  @arc-004/11-6
  Rule: A needed override that is not fully recorded supports no admission

    @id:arc-004/11-6/not-recorded
    Scenario Outline: Not recorded: <case>
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope   | quantity | at   | reason   | authority |
        | <scope> | <added>  | <at> | <reason> | duty      |
      When the request is decided
      Then the request is not admitted

      Examples:
        | case         | scope | added | at    | reason |
        | the-scope    |       | 2     | 19:50 | outage |
        | the-quantity | eu-1  |       | 19:50 | outage |
        | the-time     | eu-1  | 2     |       | outage |
        | the-reason   | eu-1  | 2     | 19:50 |        |
        | all-of-them  |       |       |       |        |

    @id:arc-004/11-6/recorded
    @control-of:arc-004/11-6/not-recorded
    Scenario: All of it recorded
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted by the override

  @arc-004/11-7
  Rule: What an override admits shows the override in full

    @id:arc-004/11-7/shown
    Scenario Outline: Scope, quantity, time, reason and authority: <case>
      Given the worked baseline
      And the allocatable capacity is 100
      And b asks for 8
      And this override
        | scope | quantity | at   | reason   | authority   |
        | eu-1  | <added>  | <at> | <reason> | <authority> |
      When the request is decided
      Then the request is admitted by the override
      And the decision shows the override in full

      Examples:
        | case   | added | at       | reason             | authority |
        | outage | 2     | 19:50    | outage             | duty      |
        | drill  | 40    | 08:00:01 | drill, as each May | chief     |

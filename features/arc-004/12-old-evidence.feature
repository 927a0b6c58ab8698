Feature: arc-004/1 section 12, evidence that is too old

  @arc-004/12-1
  Rule: Old decisive evidence is stale

    @id:arc-004/12-1/old
    Scenario Outline: At 20:00, older than allowed: <case>
      Given the worked baseline
      And the evidence is from <observed> and decides for <seconds> s
      When the request is decided
      Then the decision is stale

      Examples:
        | case       | observed | seconds |
        | by-hours   | 08:00    | 300     |
        | by-minutes | 19:50    | 300     |
        | by-one     | 19:54:59 | 300     |
        | of-a-day   | 18:59:59 | 3600    |

    @id:arc-004/12-1/recent
    @control-of:arc-004/12-1/old
    Scenario Outline: At 20:00, younger than allowed: <case>
      Given the worked baseline
      And the evidence is from <observed> and decides for <seconds> s
      When the request is decided
      Then the request is admitted

      Examples:
        | case       | observed | seconds    |
        | by-one     | 19:55:01 | 300        |
        | by-minutes | 19:58    | 300        |
        | by-hours   | 08:00    | 4294967295 |

  @arc-004/12-2
  Rule: Evidence of just the allowed age decides, and evidence from later does not

    @id:arc-004/12-2/just-that-age
    Scenario: Of just the age that is allowed
      Given the worked baseline
      And the evidence is from 19:55 and decides for 300 s
      When the request is decided
      Then the request is admitted

    @id:arc-004/12-2/from-later
    Scenario: Dated after the decision
      Given the worked baseline
      And the evidence is from 20:01 and decides for 300 s
      When the request is decided
      Then the request is not admitted

Feature: arc-004/1 section 4, what a row must say before it supports an admission

  Each refusal stands beside the same row with its gap filled.

  @arc-004/4-1
  Rule: A reservation with neither expiry nor release condition puts the decision on hold

    @id:arc-004/4-1/endless
    Scenario Outline: One without an end among good ones: <case>
      Given the worked baseline
      And b asks for 3
      And these reservations
        | reservation | owner | quantity | start | expiry   |
        | one         | a     | 1        | 08:00 | <first>  |
        | two         | a     | 1        | 08:00 | <second> |
        | three       | c     | 2        | 08:00 | <third>  |
      When the request is decided
      Then the decision is on hold

      Examples:
        | case        | first | second | third |
        | the-first   |       | 22:00  | 23:00 |
        | in-between  | 21:00 |        | 23:00 |
        | the-last    | 21:00 | 22:00  |       |
        | all-of-them |       |        |       |

    @id:arc-004/4-1/alone
    Scenario: The only reservation there is
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 |        |
      When the request is decided
      Then the decision is on hold

    @id:arc-004/4-1/all-end
    @control-of:arc-004/4-1/endless
    Scenario: The same three, all with an expiry
      Given the worked baseline
      And b asks for 3
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 1        | 08:00 | 21:00  |
        | two         | a     | 1        | 08:00 | 22:00  |
        | three       | c     | 2        | 08:00 | 23:00  |
      When the request is decided
      Then the request is admitted

  @arc-004/4-2
  Rule: Headroom never turns unknown capacity into available capacity

    @id:arc-004/4-2/unknown
    Scenario Outline: Unknown capacity, and <case>
      Given the worked baseline
      And the quota of b is <quota>
      And b asks for <asked>
      And the allocatable capacity is unknown
      When the request is decided
      Then the decision is unknown
      And these are the figures
        | figure               | value   |
        | allocatable capacity | unknown |
        | free capacity        | unknown |

      Examples:
        | case                | quota      | asked |
        | huge-headroom       | 4294967295 | 1     |
        | all-of-the-headroom | 8          | 6     |
        | some-headroom       | 12         | 6     |

    @id:arc-004/4-2/nothing-reserved
    Scenario: Unknown capacity of which nothing is reserved
      Given the worked baseline
      And no reservations
      And the reported total of reservations is 0
      And b asks for 1
      And the allocatable capacity is unknown
      When the request is decided
      Then the decision is unknown

    @id:arc-004/4-2/known
    @control-of:arc-004/4-2/unknown
    Scenario Outline: Known capacity, and <case>
      Given the worked baseline
      And the quota of b is <quota>
      And b asks for <asked>
      And the allocatable capacity is 10
      When the request is decided
      Then the request is admitted

      Examples:
        | case                | quota      | asked |
        | huge-headroom       | 4294967295 | 1     |
        | all-of-the-headroom | 8          | 6     |

  @arc-004/4-3
  Rule: A capacity of zero is known

    @id:arc-004/4-3/zero
    Scenario: No capacity at all
      Given the worked baseline
      And no reservations
      And the reported total of reservations is 0
      And b asks for 1
      And the allocatable capacity is 0
      When the request is decided
      Then the request is not admitted, nor is the decision unknown
      And these are the figures
        | figure               | value |
        | allocatable capacity | 0     |
        | free capacity        | 0     |

    @id:arc-004/4-3/unknown
    Scenario: No knowledge of the capacity
      Given the worked baseline
      And no reservations
      And the reported total of reservations is 0
      And b asks for 1
      And the allocatable capacity is unknown
      When the request is decided
      Then the decision is unknown
      And these are the figures
        | figure               | value   |
        | allocatable capacity | unknown |
        | free capacity        | unknown |

    @id:arc-004/4-3/one
    @control-of:arc-004/4-3/zero
    Scenario: Capacity for the one unit that is asked
      Given the worked baseline
      And no reservations
      And the reported total of reservations is 0
      And b asks for 1
      And the allocatable capacity is 1
      When the request is decided
      Then the request is admitted

  @arc-004/4-4
  Rule: A row without scope or resource type supports no admission

    @id:arc-004/4-4/no-scope
    Scenario: No scope
      Given the worked baseline
      But the scope is not named
      When the request is decided
      Then the request is not admitted

    @id:arc-004/4-4/no-resource-type
    Scenario: No resource type
      Given the worked baseline
      But the resource type is not named
      When the request is decided
      Then the request is not admitted

    @id:arc-004/4-4/neither
    Scenario: Neither
      Given the worked baseline
      But the scope is not named
      And the resource type is not named
      When the request is decided
      Then the request is not admitted

    @id:arc-004/4-4/both-named
    @control-of:arc-004/4-4/neither
    Scenario: Both are named
      Given the worked baseline
      When the request is decided
      Then the request is admitted

Feature: arc-004/1 section 8, the worked baseline and contention

  @arc-004/8-1
  Rule: The worked baseline is admitted and overbooked at once

    @id:arc-004/8-1/baseline
    Scenario: Two quotas of 8 on 10, 4 reserved, 2 used, 6 asked
      Given the worked baseline
      When the request is decided
      Then the request is admitted
      And these are the figures
        | figure               | value      |
        | quota limit          | 8          |
        | quota used           | 2          |
        | quota remaining      | 6          |
        | effective quota      | 8          |
        | active reservation   | 4          |
        | allocatable capacity | 10         |
        | free capacity        | 6          |
        | requested quantity   | 6          |
        | contention           | overbooked |

    @id:arc-004/8-1/more-reserved
    @control-of:arc-004/8-1/baseline
    Scenario: With one unit more reserved it is no longer admitted, and overbooked all the same
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 5        | 08:00 | 23:00  |
      And the reported total of reservations is 5
      When the request is decided
      Then the request is not admitted
      And the contention is overbooked

  @arc-004/8-2
  Rule: Quotas that sum past the capacity are overbooked, whatever is decided

    @id:arc-004/8-2/past-the-capacity
    Scenario Outline: Past the capacity: <case>
      Given the worked baseline
      And the quota of a is <first>
      And the quota of b is <second>
      And <used> of that quota are used
      And b asks for 1
      When the request is decided
      Then the contention is overbooked

      Examples:
        | case                | first      | second | used |
        | sixteen-on-ten      | 8          | 8      | 2    |
        | one-more-than-there | 3          | 8      | 2    |
        | one-quota-alone     | 11         | 0      | 0    |
        | past-32-bits        | 4294967295 | 6      | 2    |
        | the-requests-own    | 0          | 11     | 2    |

    @id:arc-004/8-2/three-holders
    Scenario: Three quotas, no two of which reach the capacity
      Given the worked baseline
      And the quota of a is 4
      And the quota of b is 4
      And the quota of c is 4
      And b asks for 1
      When the request is decided
      Then the contention is overbooked

    @id:arc-004/8-2/within-the-capacity
    @control-of:arc-004/8-2/past-the-capacity
    Scenario Outline: Not past the capacity: <case>
      Given the worked baseline
      And the quota of a is <first>
      And the quota of b is <second>
      And b asks for 1
      When the request is decided
      Then the contention is none

      Examples:
        | case           | first | second |
        | just-meeting   | 2     | 8      |
        | one-to-spare   | 1     | 8      |
        | one-quota-only | 0     | 10     |

    @id:arc-004/8-2/whatever-is-decided
    Scenario Outline: Overbooked beside a request that is not admitted: <case>
      Given the worked baseline
      And the quota of b is <quota>
      And b asks for <asked>
      And the evidence is from <observed> and decides for 300 s
      And the reported total of reservations is <reported>
      When the request is decided
      Then the request is not admitted
      And the contention is overbooked

      Examples:
        | case              | quota | asked | observed | reported |
        | short-of-quota    | 8     | 7     | 19:58    | 4        |
        | short-of-capacity | 12    | 8     | 19:58    | 4        |
        | old-evidence      | 8     | 6     | 08:00    | 4        |
        | a-wrong-total     | 8     | 6     | 19:58    | 3        |

    @id:arc-004/8-2/none-whatever-is-decided
    @control-of:arc-004/8-2/whatever-is-decided
    Scenario: No contention beside a request that is not admitted
      Given the worked baseline
      And the quota of a is 2
      And b asks for 7
      When the request is decided
      Then the request is not admitted
      And the contention is none

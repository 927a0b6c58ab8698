Feature: arc-004/1 section 9, quota and capacity run short apart from each other

  @arc-004/9-1
  Rule: A raised quota makes no capacity

    @id:arc-004/9-1/raised
    Scenario Outline: Inside the raised quota, past the free capacity: <case>
      Given the worked baseline
      And the quota of b is <quota>
      And b asks for 8
      When the request is decided
      Then the request is queued or rejected

      Examples:
        | case              | quota      |
        | raised-to-12      | 12         |
        | raised-far        | 1000       |
        | raised-to-the-top | 4294967295 |

    @id:arc-004/9-1/what-is-free
    @control-of:arc-004/9-1/raised
    Scenario: Inside the raised quota, and what is free
      Given the worked baseline
      And the quota of b is 12
      And b asks for 6
      When the request is decided
      Then the request is admitted

  @arc-004/9-2
  Rule: Exactly the free capacity is admitted, one more is not

    @id:arc-004/9-2/one-more
    Scenario Outline: One more than is free: <case>
      Given the worked baseline
      And the quota of b is 4294967295
      And the allocatable capacity is <capacity>
      And b asks for <asked>
      When the request is decided
      Then the request is not admitted

      Examples:
        | case        | capacity   | asked      |
        | six-free    | 10         | 7          |
        | none-free   | 4          | 1          |
        | the-largest | 4294967294 | 4294967291 |

    @id:arc-004/9-2/just-that
    @control-of:arc-004/9-2/one-more
    Scenario Outline: Just what is free: <case>
      Given the worked baseline
      And the quota of b is 4294967295
      And the allocatable capacity is <capacity>
      And b asks for <asked>
      When the request is decided
      Then the request is admitted

      Examples:
        | case        | capacity   | asked      |
        | six-free    | 10         | 6          |
        | one-free    | 5          | 1          |
        | the-largest | 4294967294 | 4294967290 |

  @arc-004/9-3
  Rule: Past the remaining quota nothing is admitted without an override

    @id:arc-004/9-3/past-the-quota
    Scenario Outline: Plenty of capacity, and past the quota: <case>
      Given the worked baseline
      And the allocatable capacity is 1000
      And <used> of that quota are used
      And b asks for <asked>
      When the request is decided
      Then the request is not admitted

      Examples:
        | case      | used | asked |
        | one-more  | 2    | 7     |
        | the-limit | 2    | 8     |
        | far-more  | 2    | 900   |
        | all-used  | 8    | 1     |

    @id:arc-004/9-3/inside-the-quota
    @control-of:arc-004/9-3/past-the-quota
    Scenario Outline: Plenty of capacity, and all that remains: <case>
      Given the worked baseline
      And the allocatable capacity is 1000
      And <used> of that quota are used
      And b asks for <asked>
      When the request is decided
      Then the request is admitted

      Examples:
        | case      | used | asked |
        | two-used  | 2    | 6     |
        | none-used | 0    | 8     |
        | one-left  | 7    | 1     |

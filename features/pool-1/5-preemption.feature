Feature: pool/1 section 5, who is asked for capacity first

  First those that are known to spend badly, the dearest first; then those nobody has measured, the
  lowest priority first. All figures are observed ones.

  @pool-1/5.1-1
  Rule: A workload's cost is what it spent for each unit completed, not attempted

    @id:pool-1/5.1-1/attempts-would-reverse
    Scenario: Failing quickly does not make a workload cheap
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed | attempted |
        | calm     | 0        | 100      | 10        | 10        |
        | failing  | 0        | 100      | 5         | 1000      |
      Then they are reclaimed in the order failing, calm

    @id:pool-1/5.1-1/attempts-make-no-difference
    Scenario Outline: Two costs beside attempts that make no difference: <case>
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed | attempted |
        | cheap    | 0        | 20       | 10        | <cheap>   |
        | dear     | 0        | 30       | 10        | <dear>    |
      Then they are reclaimed in the order dear, cheap

      Examples:
        | case             | cheap | dear |
        | none-failed      | 10    | 10   |
        | the-dear-failed  | 10    | max  |
        | the-cheap-failed | max   | 10   |

    @id:pool-1/5.1-1/ratio
    Scenario: The cost is shown as an exact ratio
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed | attempted |
        | thirds   | 0        | 7        | 3         | 4         |
        | large    | 0        | 2^62     | 5         | 6         |
      Then the cost of thirds is 7 uJ for 3 units
      And the cost of large is 2^62 uJ for 5 units
      And they are reclaimed in the order large, thirds

  @pool-1/5.1-2
  Rule: Where nothing has been completed the cost is undefined, and shown so

    @id:pool-1/5.1-2/undefined
    Scenario Outline: Nothing completed: <case>
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed | attempted   |
        | new      | 0        | <uJ>     | 0         | <attempted> |
        | measured | 0        | 7        | 3         | 3           |
      Then the cost of new is undefined
      And the cost of measured is 7 uJ for 3 units

      Examples:
        | case              | uJ  | attempted |
        | nothing-spent     | 0   | 0         |
        | something-spent   | 5   | 0         |
        | attempted-in-vain | 5   | 1000      |
        | the-most-spent    | max | 0         |

    @id:pool-1/5.1-2/one-completed
    @control-of:pool-1/5.1-2/undefined
    Scenario: One unit completed
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed | attempted |
        | new      | 0        | 5        | 1         | 1000      |
      Then the cost of new is 5 uJ for 1 unit

  @pool-1/5.1-3
  Rule: Nothing spent on something completed is a defined cost of zero

    @id:pool-1/5.1-3/zero
    Scenario: Zero is a cost, the lowest of all, and ahead of none
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | completed |
        | new      | 0        | 0        | 0         |
        | free     | 9        | 0        | 7         |
        | cheap    | 9        | 1        | 2^62      |
      Then the cost of free is zero
      And the cost of new is undefined
      And they are reclaimed in the order cheap, free, new

  @pool-1/5.2-1
  Rule: Defined costs come first, the most expensive first

    @id:pool-1/5.2-1/dearest-first
    Scenario: Three costs in every listing
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | one      | 0        | 10       | 10        |
        | three    | 0        | 30       | 10        |
        | two      | 0        | 20       | 10        |
      Then they are reclaimed in the order three, two, one

    @id:pool-1/5.2-1/by-ratio
    Scenario: By the ratio, not by what was spent nor by what was completed
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | spent    | 0        | 1000     | 1000      |
        | little   | 0        | 6        | 3         |
        | single   | 0        | 3        | 1         |
      Then they are reclaimed in the order single, little, spent

    @id:pool-1/5.2-1/before-undefined
    Scenario: The cheapest defined cost comes before any undefined one
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | lowest   | 0        | 1000     | 0         |
        | cheapest | 9        | 1        | 1000      |
        | dear     | 9        | 1000     | 1         |
      Then they are reclaimed in the order dear, cheapest, lowest

  @pool-1/5.2-2
  Rule: Undefined costs come after them, the lowest priority first

    @id:pool-1/5.2-2/lowest-first
    Scenario: Three priorities in every listing
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | high     | 9        | 0        | 0         |
        | low      | 1        | 0        | 0         |
        | middle   | 5        | 0        | 0         |
      Then they are reclaimed in the order low, middle, high

    @id:pool-1/5.2-2/after-defined
    Scenario: Also where a defined cost has a higher priority than all of them
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority   | spent uJ | completed |
        | high     | 2147483647 | 0        | 0         |
        | low      | 0          | 0        | 0         |
        | measured | 2147483647 | 1        | 1         |
      Then they are reclaimed in the order measured, low, high

    @id:pool-1/5.2-2/whatever-attempted
    Scenario: Attempts count for nothing among them
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed | attempted |
        | low      | 1        | 5        | 0         | 1         |
        | middle   | 5        | 5        | 0         | 1000      |
        | high     | 9        | 5        | 0         | 0         |
      Then they are reclaimed in the order low, middle, high

  @pool-1/5.2-3
  Rule: Priority plays no part among defined costs

    @id:pool-1/5.2-3/turned-round
    Scenario Outline: The same costs under priorities that are <case>
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | cheap    | <cheap>  | 10       | 10        |
        | middling | <middle> | 20       | 10        |
        | dear     | <dear>   | 30       | 10        |
      Then they are reclaimed in the order dear, middling, cheap

      Examples:
        | case       | cheap      | middle | dear       |
        | equal      | 5          | 5      | 5          |
        | ascending  | 0          | 5      | 2147483647 |
        | descending | 2147483647 | 5      | 0          |

    @id:pool-1/5.2-3/nearly-tied
    Scenario: Nor where two costs nearly tie
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | cheaper  | 0        | 1000000  | 1000000   |
        | dearer   | 9        | 1000001  | 1000000   |
      Then they are reclaimed in the order dearer, cheaper

  @pool-1/5.2-4
  Rule: Ties break on a stable key, so that every listing gives one order

    @id:pool-1/5.2-4/equal-costs
    Scenario: Three equal costs, written differently
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | ash      | 0        | 1        | 2         |
        | beech    | 0        | 2        | 4         |
        | elm      | 0        | 3        | 6         |
      Then every listing gives one and the same order

    @id:pool-1/5.2-4/undefined
    Scenario: Three undefined costs of one priority
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | ash      | 5        | 0        | 0         |
        | beech    | 5        | 0        | 0         |
        | elm      | 5        | 0        | 0         |
      Then every listing gives one and the same order

    @id:pool-1/5.2-4/zeros
    Scenario: Three costs of zero
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | ash      | 0        | 0        | 1         |
        | beech    | 0        | 0        | 2         |
        | elm      | 0        | 0        | 3         |
      Then every listing gives one and the same order

    @id:pool-1/5.2-4/one-defined
    Scenario: Nothing for nothing, five for nothing, and five for one
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | nothing  | 0        | 0        | 0         |
        | spent    | 0        | 5        | 0         |
        | measured | 0        | 5        | 1         |
      Then every listing gives one and the same order
      And measured is the first of them

    @id:pool-1/5.2-4/both-kinds
    Scenario: Three equal costs beside two undefined ones, in all their 120 listings
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | ash      | 3        | 10       | 10        |
        | beech    | 2        | 20       | 20        |
        | elm      | 1        | 30       | 30        |
        | oak      | 5        | 7        | 0         |
        | pine     | 5        | 8        | 0         |
      Then every listing gives one and the same order

  @pool-1/5.2-5
  Rule: Unmeasured work is not ranked as if its cost were known

    @id:pool-1/5.2-5/not-first
    Scenario: The most that can be spent, with nothing completed, comes after the cheapest work
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | huge     | 0        | max      | 0         |
        | cheapest | 9        | 0        | 1         |
        | cheap    | 9        | 1        | 1000      |
      Then they are reclaimed in the order cheap, cheapest, huge

    @id:pool-1/5.2-5/not-by-spending
    Scenario Outline: Among the unmeasured spending plays no part: <case>
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | oak      | 1        | <oak>    | 0         |
        | ash      | 2        | <ash>    | 0         |
        | elm      | 3        | <elm>    | 0         |
      Then they are reclaimed in the order oak, ash, elm

      Examples:
        | case       | oak | ash  | elm |
        | ascending  | 0   | 1000 | max |
        | descending | max | 1000 | 0   |

    @id:pool-1/5.2-5/measured
    @control-of:pool-1/5.2-5/not-first
    Scenario: The same spending with one unit completed is the first to go
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | huge     | 0        | max      | 1         |
        | cheapest | 9        | 0        | 1         |
        | cheap    | 9        | 1        | 1000      |
      Then they are reclaimed in the order huge, cheap, cheapest

  @pool-1/5.2-6
  Rule: Costs that a floating-point number cannot tell apart are told apart

    @id:pool-1/5.2-6/close
    Scenario Outline: Two costs so close or so large, whoever bears which name: <case>
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed   |
        | <cheap>  | 0        | <spent>  | <for>       |
        | <dear>   | 0        | <spends> | <for these> |
      Then they are reclaimed in the order <dear>, <cheap>

      Examples:
        | case                            | cheap | spent              | for                 | dear | spends   | for these |
        | one-apart                       | ash   | 2^60               | 3                   | elm  | 2^60 + 1 | 3         |
        | one-apart-turned-round          | elm   | 2^60               | 3                   | ash  | 2^60 + 1 | 3         |
        | thirds                          | ash   | 333333333333333333 | 1000000000000000000 | elm  | 1        | 3         |
        | thirds-turned-round             | elm   | 333333333333333333 | 1000000000000000000 | ash  | 1        | 3         |
        | nearly-one                      | ash   | 2^62               | 2^62 - 1            | elm  | 2^62 - 1 | 2^62 - 2  |
        | nearly-one-turned-round         | elm   | 2^62               | 2^62 - 1            | ash  | 2^62 - 1 | 2^62 - 2  |
        | product-wraps-to-0              | ash   | 1                  | 2                   | elm  | 2^63     | 1         |
        | product-wraps-to-0-turned-round | elm   | 1                  | 2                   | ash  | 2^63     | 1         |
        | largest                         | ash   | max - 1            | max                 | elm  | max      | max - 1   |
        | largest-turned-round            | elm   | max - 1            | max                 | ash  | max      | max - 1   |

    @id:pool-1/5.2-6/three-close
    Scenario: Three costs within one part of 2^59 of each other
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | elm      | 0        | 2^60 + 2 | 2^60      |
        | oak      | 0        | 2^60 + 1 | 2^60      |
        | ash      | 0        | 2^60     | 2^60      |
      Then they are reclaimed in the order elm, oak, ash

  @pool-1/5.2-7
  Rule: Ties go to the id first in byte order

    @id:pool-1/5.2-7/same-length
    Scenario: Ids of one length
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | bb       | 5        | 0        | 0         |
        | aa       | 5        | 0        | 0         |
        | cc       | 5        | 0        | 0         |
      Then they are reclaimed in the order aa, bb, cc

    @id:pool-1/5.2-7/longer-first
    Scenario: A longer id that comes first in byte order
      When the order of preemption is asked for these workloads, listed in every order
        | workload | priority | spent uJ | completed |
        | b        | 0        | 1        | 2         |
        | aa       | 0        | 2        | 4         |
      Then they are reclaimed in the order aa, b

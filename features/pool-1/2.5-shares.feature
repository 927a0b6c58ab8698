Feature: pool/1 section 2.5, whole shares that sum to the total

  Every part is rounded down, and the microjoules left over go one each to those that lost the
  largest fractions by it.

  @pool-1/2.5-5
  Rule: The shares sum to the total exactly

    @id:pool-1/2.5-5/three
    Scenario: 7 among three equal occupants: somebody gets 3
      When 7 uJ at HwShunt are divided among 3 occupants of weight 1
      Then 1 occupant gets 3 uJ and 2 get 2 uJ
      And the shares sum to the total

    @id:pool-1/2.5-5/not-the-whole-each
    Scenario: Three equal tenants of 900000 get a third each, not the whole each
      When 900000 uJ at HwShunt are divided among 3 occupants of weight 1
      Then 3 occupants get 300000 uJ and 0 get 0 uJ
      And the shares sum to the total

    @id:pool-1/2.5-5/largest
    Scenario: The largest 64-bit figure among seven equal occupants
      When 18446744073709551615 uJ at HwShunt are divided among 7 occupants of weight 1
      Then 1 occupant gets 2635249153387078803 uJ and 6 get 2635249153387078802 uJ
      And the shares sum to the total

    @id:pool-1/2.5-5/largest-weights
    Scenario: The largest figure among three of the largest weights
      When max uJ at HwShunt are divided among 3 occupants of weight max
      Then the shares sum to the total

    @id:pool-1/2.5-5/fewer-than-occupants
    Scenario: Less energy than there are occupants
      When 3 uJ at HwShunt are divided among 100 occupants of weight 5
      Then 3 occupants get 1 uJ and 97 get 0 uJ
      And the shares sum to the total

    @id:pool-1/2.5-5/nothing
    Scenario: Nothing among two is nothing for each
      When 0 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | first    | 3      |
        | second   | 5      |
      Then the shares are
        | occupant | share uJ |
        | first    | 0        |
        | second   | 0        |
      And the shares sum to the total

    @id:pool-1/2.5-5/random
    Scenario Outline: Random figures and weights of every length: <case>
      When 50 devices are divided among <occupants> occupants each, figures and weights drawn at random from "<case>"
      Then the shares sum to the total

      Examples:
        | case          | occupants |
        | two-tenants   | 2         |
        | three-tenants | 3         |
        | nine-tenants  | 9         |

  @pool-1/2.5-6
  Rule: The remainder goes to the largest remainders, one each

    @id:pool-1/2.5-6/smaller-ones
    Scenario: 10 among 5, 3 and 3: the two smaller ones lost more, and get one each
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | big      | 5      |
        | left     | 3      |
        | right    | 3      |
      Then the shares are
        | occupant | share uJ |
        | big      | 4        |
        | left     | 3        |
        | right    | 3        |

    @id:pool-1/2.5-6/second-of-two
    Scenario Outline: One microjoule to spare between two: <case>
      When <uJ> uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | a        | <a>    |
        | b        | <b>    |
      Then the shares are
        | occupant | share uJ |
        | a        | <a gets> |
        | b        | <b gets> |

      Examples:
        | case                   | uJ               | a  | b  | a gets           | b gets           |
        | three-quarters         | 9999             | 75 | 25 | 7499             | 2500             |
        | a-third-of-one         | 1                | 33 | 66 | 0                | 1                |
        | two-thirds-of-one      | 1                | 66 | 33 | 1                | 0                |
        | past-what-a-float-adds | 7000000000000000 | 1  | 2  | 2333333333333333 | 4666666666666667 |
        | weight-zero-first      | 10               | 0  | 5  | 0                | 10               |
        | weight-zero-last       | 10               | 5  | 0  | 10               | 0                |
        | even                   | 10               | 5  | 5  | 5                | 5                |

    @id:pool-1/2.5-6/middle-one
    Scenario: 22000 among three, where the smallest lost the most
      When 22000 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | a        | 445455 |
        | b        | 9091   |
        | c        | 545455 |
      Then the shares are
        | occupant | share uJ |
        | a        | 9800     |
        | b        | 200      |
        | c        | 12000    |

    @id:pool-1/2.5-6/weight-zero-and-spare
    Scenario: 7 among 2, 0 and 1: two thirds lost beside one third, and no unit for weight zero
      When 7 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | two      | 2      |
        | none     | 0      |
        | one      | 1      |
      Then the shares are
        | occupant | share uJ |
        | two      | 5        |
        | none     | 0        |
        | one      | 2        |

    @id:pool-1/2.5-6/three-to-spare
    Scenario: 10 among 43, 19, 19 and 19: three to spare, and none for the biggest
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | biggest  | 43     |
        | a        | 19     |
        | b        | 19     |
        | c        | 19     |
      Then the shares are
        | occupant | share uJ |
        | biggest  | 4        |
        | a        | 2        |
        | b        | 2        |
        | c        | 2        |

    @id:pool-1/2.5-6/six
    Scenario Outline: 613 among six, listed <case>
      When 613 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | <1>      | <w1>   |
        | <2>      | <w2>   |
        | <3>      | <w3>   |
        | <4>      | <w4>   |
        | <5>      | <w5>   |
        | <6>      | <w6>   |
      Then the shares are
        | occupant | share uJ |
        | a        | 99       |
        | b        | 93       |
        | c        | 99       |
        | d        | 125      |
        | e        | 104      |
        | f        | 93       |

      Examples:
        | case           | 1 | w1 | 2 | w2  | 3 | w3  | 4 | w4  | 5 | w5  | 6 | w6  |
        | as-named       | a | 98 | b | 92  | c | 98  | d | 123 | e | 102 | f | 92  |
        | backwards      | f | 92 | e | 102 | d | 123 | c | 98  | b | 92  | a | 98  |
        | lightest-first | b | 92 | f | 92  | a | 98  | c | 98  | e | 102 | d | 123 |

  @pool-1/2.5-7
  Rule: The listing order of occupants changes nothing

    @id:pool-1/2.5-7/all-tied
    Scenario: 6 among four equal occupants: two get 2, the same two in every listing
      When 6 uJ at HwShunt are divided among these occupants, listed in every order
        | occupant | weight |
        | ash      | 1      |
        | beech    | 1      |
        | elm      | 1      |
        | pine     | 1      |
      Then every listing gives each occupant the same share
      And 2 occupants get 2 uJ and 2 get 1 uJ

    @id:pool-1/2.5-7/some-tied
    Scenario: 11 among 5, 3, 3 and 3: two to spare, and three tie for the second
      When 11 uJ at HwShunt are divided among these occupants, listed in every order
        | occupant | weight |
        | big      | 5      |
        | one      | 3      |
        | two      | 3      |
        | three    | 3      |
      Then every listing gives each occupant the same share

    @id:pool-1/2.5-7/none-tied
    Scenario: No tie at all
      When 20 uJ at HwShunt are divided among these occupants, listed in every order
        | occupant | weight |
        | one      | 1      |
        | two      | 2      |
        | four     | 4      |
        | none     | 0      |
      Then every listing gives each occupant the same share

  @pool-1/2.5-10
  Rule: Shares are exact also where a total times a weight outgrows 64 bits

    @id:pool-1/2.5-10/wide
    Scenario Outline: 2^62 by weights near 2^40: <case>
      When <uJ> uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | a        | <a>    |
        | b        | <b>    |
      Then the shares are
        | occupant | share uJ |
        | a        | <a gets> |
        | b        | <b gets> |

      Examples:
        | case                | uJ       | a        | b             | a gets         | b gets              |
        | equal               | 2^62     | 2^40     | 2^40          | 2^61           | 2^61                |
        | one-to-each-side    | 2^62     | 2^40 - 1 | 2^40 + 1      | 2^61 - 2097152 | 2^61 + 2097152      |
        | quarters            | 2^62     | 2^40     | 3298534883328 | 2^60           | 3458764513820540928 |
        | quarters-and-a-unit | 2^62 + 1 | 2^40     | 3298534883328 | 2^60           | 3458764513820540929 |

    @id:pool-1/2.5-10/narrow
    @control-of:pool-1/2.5-10/wide
    Scenario: The same in small figures
      When 41 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | a        | 1      |
        | b        | 3      |
      Then the shares are
        | occupant | share uJ |
        | a        | 10       |
        | b        | 31       |

    @id:pool-1/2.5-10/largest-of-all
    Scenario: The largest figure by the largest weight, beside a weight of zero
      When max uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | all      | max    |
        | none     | 0      |
      Then the shares are
        | occupant | share uJ |
        | all      | max      |
        | none     | 0        |

  @pool-1/2.5-11
  Rule: Ties go to the occupant whose id is first in byte order

    @id:pool-1/2.5-11/same-length
    Scenario: 7 among three equal occupants whose ids have one length
      When 7 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | bb       | 1      |
        | aa       | 1      |
        | cc       | 1      |
      Then the shares are
        | occupant | share uJ |
        | aa       | 3        |
        | bb       | 2        |
        | cc       | 2        |

    @id:pool-1/2.5-11/longer-first
    Scenario: A longer id that comes first in byte order
      When 1 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | b        | 1      |
        | aa       | 1      |
      Then the shares are
        | occupant | share uJ |
        | aa       | 1        |
        | b        | 0        |

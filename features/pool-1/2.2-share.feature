Feature: pool/1 section 2.2, how large a borrower's share is

  A share is the weight's part of the surplus, rounded down, and belongs to the tree: not to whoever
  came first, nor to each claim anew.

  @pool-1/2.2-3
  Rule: A share is the weight's part of the surplus, rounded down

    @id:pool-1/2.2-3/past-the-share
    Scenario Outline: One microjoule past the share: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight       | limit uJ |
        | org         |        | 1000         | 40                | 1            |          |
        | red         | org    | 100          | 10                | <own weight> |          |
        | blue        | org    | <unspent>    | 10                | <its weight> |          |
      When red claims <past> uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

      Examples:
        | case          | unspent | own weight | its weight | past |
        | half-of-7     | 7       | 2          | 2          | 104  |
        | third-of-100  | 100     | 1          | 2          | 134  |
        | two-thirds    | 100     | 2          | 1          | 167  |
        | all-of-it     | 100     | 3          | 0          | 201  |
        | none-of-1     | 1       | 1          | 1          | 101  |
        | nothing-there | 0       | 1          | 1          | 101  |

    @id:pool-1/2.2-3/exactly-the-share
    @control-of:pool-1/2.2-3/past-the-share
    Scenario Outline: Exactly the share: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight       | limit uJ |
        | org         |        | 1000         | 40                | 1            |          |
        | red         | org    | 100          | 10                | <own weight> |          |
        | blue        | org    | <unspent>    | 10                | <its weight> |          |
      When red claims <exactly> uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows <share> uJ

      Examples:
        | case         | unspent | own weight | its weight | exactly | share |
        | half-of-7    | 7       | 2          | 2          | 103     | 3     |
        | third-of-100 | 100     | 1          | 2          | 133     | 33    |
        | two-thirds   | 100     | 2          | 1          | 166     | 66    |
        | all-of-it    | 100     | 3          | 0          | 200     | 100   |

    @id:pool-1/2.2-3/heavy-weights
    Scenario: Weights near the largest count do not wrap in their sum
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight     | limit uJ |
        | org         |        | 1000         | 40                | 1          |          |
        | red         | org    | 100          | 10                | 4294967295 |          |
        | blue        | org    | 100          | 10                | 4294967295 |          |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | past  | red         | 151         | HwShunt | 1       | 1            |
        | share | red         | 150         | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim | verdict      | borrows uJ |
        | past  | not admitted |            |
        | share | admitted     | 50         |

    @id:pool-1/2.2-3/field-case-one-past
    Scenario: A guarantee in the hundreds of millions of joules, passed by one microjoule
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ     | guarantee devices | weight | limit uJ |
        | org         |        | 4000000000000000 | 40                | 1      |          |
        | red         | org    | 500000000000000  | 10                | 1      |          |
        | blue        | org    | 500000000000000  | 10                | 1      |          |
      When red claims 500000000000001 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/2.2-3/past-the-share-after-its-own
    Scenario Outline: One microjoule past the share, the own guarantee spent before: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight       | limit uJ |
        | org         |        | 1000         | 40                | 1            |          |
        | red         | org    | 100          | 10                | <own weight> |          |
        | blue        | org    | <unspent>    | 10                | <its weight> |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
      When red claims <past> uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

      Examples:
        | case         | unspent | own weight | its weight | past |
        | half-of-7    | 7       | 2          | 2          | 4    |
        | third-of-100 | 100     | 1          | 2          | 34   |
        | two-thirds   | 100     | 2          | 1          | 67   |

    @id:pool-1/2.2-3/exactly-the-share-after-its-own
    @control-of:pool-1/2.2-3/past-the-share-after-its-own
    Scenario Outline: Exactly the share, the own guarantee spent before: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight       | limit uJ |
        | org         |        | 1000         | 40                | 1            |          |
        | red         | org    | 100          | 10                | <own weight> |          |
        | blue        | org    | <unspent>    | 10                | <its weight> |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
      When red claims <share> uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows <share> uJ

      Examples:
        | case         | unspent | own weight | its weight | share |
        | half-of-7    | 7       | 2          | 2          | 3     |
        | third-of-100 | 100     | 1          | 2          | 33    |
        | two-thirds   | 100     | 2          | 1          | 66    |

  @pool-1/2.2-4
  Rule: Claiming first earns no more than the share

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | idle        | org    | 100          | 10                | 0      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim    | entitlement | estimate uJ | grade   | members | devices each |
        | own-red  | red         | 100         | HwShunt | 1       | 1            |
        | own-blue | blue        | 100         | HwShunt | 1       | 1            |

    @id:pool-1/2.2-4/either-order
    Scenario Outline: Two borrowers of equal weight get half of 100 each: <case>
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | early  | <first>     | 50          | HwShunt | 1       | 1            |
        | late   | <second>    | 50          | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim | verdict  | borrows uJ |
        | early | admitted | 50         |
        | late  | admitted | 50         |

      Examples:
        | case       | first | second |
        | red-first  | red   | blue   |
        | blue-first | blue  | red    |

    @id:pool-1/2.2-4/more-than-half
    Scenario Outline: Neither gets more than half, first or second: <case>
      When these claims are made in turn
        | claim      | entitlement | estimate uJ | grade   | members | devices each |
        | early-more | <first>     | 51          | HwShunt | 1       | 1            |
        | early      | <first>     | 50          | HwShunt | 1       | 1            |
        | late-more  | <second>    | 51          | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim      | verdict      |
        | early-more | not admitted |
        | early      | admitted     |
        | late-more  | not admitted |

      Examples:
        | case       | first | second |
        | red-first  | red   | blue   |
        | blue-first | blue  | red    |

  @pool-1/2.2-5
  Rule: Many small claims do not pass the share together

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 80                | 1      |          |
        | red         | org    | 100          | 20                | 1      |          |
        | blue        | org    | 100          | 20                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
        | c1    | red         | 5           | HwShunt | 1       | 1            |
        | c2    | red         | 5           | HwShunt | 1       | 1            |
        | c3    | red         | 5           | HwShunt | 1       | 1            |
        | c4    | red         | 5           | HwShunt | 1       | 1            |
        | c5    | red         | 5           | HwShunt | 1       | 1            |
        | c6    | red         | 5           | HwShunt | 1       | 1            |
        | c7    | red         | 5           | HwShunt | 1       | 1            |
        | c8    | red         | 5           | HwShunt | 1       | 1            |
        | c9    | red         | 5           | HwShunt | 1       | 1            |

    @id:pool-1/2.2-5/one-more
    Scenario: Ten tenths of the share are admitted, and then not one microjoule more
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | tenth | red         | 5           | HwShunt | 1       | 1            |
        | more  | red         | 1           | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim | verdict  | borrows uJ |
        | tenth | admitted | 5          |
        | more  | queued   |            |
      And red has spent 150 uJ and holds 11 devices

    @id:pool-1/2.2-5/last-too-large
    Scenario: After nine tenths, a claim of one microjoule more than the last tenth
      When red claims 6 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued

  @pool-1/2.2-7
  Rule: The arithmetic of a share is exact at the largest figures

    @id:pool-1/2.2-7/past-the-share
    Scenario Outline: One microjoule past three sevenths of a large surplus: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | max          | 40                | 1      |          |
        | red         | org    | 0            | 10                | 3      |          |
        | blue        | org    | <surplus>    | 10                | 4      |          |
      When red claims <past> uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

      Examples:
        | case    | surplus | past                |
        | 2-to-63 | 2^63    | 3952873730080618204 |
        | 2-to-62 | 2^62    | 1976436865040309102 |

    @id:pool-1/2.2-7/exactly-the-share
    @control-of:pool-1/2.2-7/past-the-share
    Scenario Outline: Exactly three sevenths of a large surplus: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | max          | 40                | 1      |          |
        | red         | org    | 0            | 10                | 3      |          |
        | blue        | org    | <surplus>    | 10                | 4      |          |
      When red claims <exactly> uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows <exactly> uJ

      Examples:
        | case    | surplus | exactly             |
        | 2-to-63 | 2^63    | 3952873730080618203 |
        | 2-to-62 | 2^62    | 1976436865040309101 |

  @pool-1/2.2-9
  Rule: As read here, several lenders' surplus is summed before the share is taken

    @id:pool-1/2.2-9/floor-of-the-sum
    Scenario: Two lenders with 7 each: half of 14, not twice half of 7
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 7            | 10                | 1      |          |
        | green       | org    | 7            | 10                | 0      |          |
      When red claims 107 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 7 uJ

    @id:pool-1/2.2-9/overrun-takes-nothing-away
    Scenario: A sibling that overran takes nothing from what another lends
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
        | over        | org    | 100          | 10                | 0      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | ran   | over        | 100         | HwShunt | 1       | 1            |
      And ran has been released at 150 uJ read at HwShunt
      When red claims 150 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 50 uJ

    @id:pool-1/2.2-9/own-overrun-counts
    Scenario: A borrower's own overrun past its guarantee counts as borrowed
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | ran   | red         | 100         | HwShunt | 1       | 1            |
      And ran has been released at 140 uJ read at HwShunt
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | past  | red         | 11          | HwShunt | 1       | 1            |
        | share | red         | 10          | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim | verdict      |
        | past  | not admitted |
        | share | admitted     |

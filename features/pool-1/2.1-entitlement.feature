Feature: pool/1 section 2.1, entitlements

  An entitlement is owed energy and devices, and both bind.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |
      | other       |        | 400          | 40                | 1      |          |
      | plain       | other  | 100          | 10                | 0      |          |
      | green       | other  | 100          | 10                | 1      |          |

  @pool-1/2.1-1
  Rule: A claim past the device guarantee is not admitted, however much energy is left

    @id:pool-1/2.1-1/over
    Scenario Outline: More devices than are guaranteed, with all energy left: <case>
      When red claims 1 uJ at HwShunt for <members> members of <devices> devices
      Then the claim is not admitted
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case         | members    | devices    |
        | one-over     | 11         | 1          |
        | far-over     | 500        | 7          |
        | past-32-bits | 65536      | 65536      |
        | past-by-ten  | 2147483653 | 2          |
        | largest      | 4294967295 | 4294967295 |

    @id:pool-1/2.1-1/over-what-is-left
    Scenario: One device more than is left of the guarantee, with energy to spare
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 1           | HwShunt | 1       | 4            |
      When red claims 1 uJ at HwShunt for 7 members of 1 device
      Then the claim is not admitted
      And red has spent 1 uJ and holds 4 devices

    @id:pool-1/2.1-1/what-is-left
    @control-of:pool-1/2.1-1/over-what-is-left
    Scenario: Exactly the devices that are left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 1           | HwShunt | 1       | 4            |
      When red claims 1 uJ at HwShunt for 6 members of 1 device
      Then the claim is admitted
      And red has spent 2 uJ and holds 10 devices

    @id:pool-1/2.1-1/all
    @control-of:pool-1/2.1-1/over
    Scenario: All devices that are guaranteed
      When red claims 1 uJ at HwShunt for 10 members of 1 device
      Then the claim is admitted
      And red has spent 1 uJ and holds 10 devices

  @pool-1/2.1-2
  Rule: A claim past the energy guarantee is not admitted, unless it may borrow

    @id:pool-1/2.1-2/over
    Scenario Outline: Past what is guaranteed, by an entitlement that never borrows: <case>
      When plain claims <uJ> uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted
      And plain has spent 0 uJ and holds 0 devices

      Examples:
        | case     | uJ   |
        | one-over | 101  |
        | far-over | 5000 |
        | 2-to-62  | 2^62 |
        | largest  | max  |

    @id:pool-1/2.1-2/over-what-is-left
    Scenario: One microjoule more than is left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | plain       | 60          | HwShunt | 1       | 1            |
      When plain claims 41 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted
      And plain has spent 60 uJ and holds 1 device

    @id:pool-1/2.1-2/what-is-left
    @control-of:pool-1/2.1-2/over-what-is-left
    Scenario: Exactly what is left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | plain       | 60          | HwShunt | 1       | 1            |
      When plain claims 40 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted

    @id:pool-1/2.1-2/what-is-guaranteed
    @control-of:pool-1/2.1-2/over
    Scenario: Exactly what is guaranteed
      When plain claims 100 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted

    @id:pool-1/2.1-2/may-borrow
    @control-of:pool-1/2.1-2/over
    Scenario: One microjoule over, by an entitlement that may borrow it
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/2.1-2/largest-by-a-borrower
    Scenario: The largest figure is not admitted on a small guarantee, to a borrower either
      When red claims max uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted
      And red has spent 0 uJ and holds 0 devices

  @pool-1/2.1-3
  Rule: Exactly the guarantee fits, in both dimensions at once

    @id:pool-1/2.1-3/at-once
    Scenario: Both guarantees in one claim
      When plain claims 100 uJ at Estimator for 5 members of 2 devices
      Then the claim is admitted and borrows 0 uJ
      And plain has spent 100 uJ and holds 10 devices

    @id:pool-1/2.1-3/in-parts
    Scenario: Both guarantees in two claims
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | plain       | 99          | HwShunt | 9       | 1            |
      When plain claims 1 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ
      And plain has spent 100 uJ and holds 10 devices

    @id:pool-1/2.1-3/one-more
    Scenario Outline: One unit past either does not fit: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | plain       | 99          | HwShunt | 9       | 1            |
      When plain claims <uJ> uJ at Estimator for <members> members of 1 device
      Then the claim is not admitted
      And plain has spent 99 uJ and holds 9 devices

      Examples:
        | case       | uJ | members |
        | energy     | 2  | 1       |
        | devices    | 1  | 2       |
        | both       | 2  | 2       |

  @pool-1/2.1-6
  Rule: The device guarantee may always be occupied, whatever siblings hold or have borrowed

    @id:pool-1/2.1-6/siblings-hold-theirs
    Scenario: The sibling holds all of its own and has borrowed all it may
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 150         | HwShunt | 10      | 1            |
      When red claims 10 uJ at Estimator for 10 members of 1 device
      Then the claim is admitted
      And red has spent 10 uJ and holds 10 devices

    @id:pool-1/2.1-6/one-by-one
    Scenario: Its last device too is its own
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 10          | HwShunt | 10      | 1            |
        | first | red         | 10          | HwShunt | 9       | 1            |
      When red claims 10 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted

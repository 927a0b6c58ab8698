Feature: pool/1 section 4.6, what an admission says

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |

  @pool-1/4.6-1
  Rule: An admission says what it reserves, on which devices, how much is borrowed, and at which grade

    @id:pool-1/4.6-1/inside
    Scenario Outline: An admission inside the guarantee, at grade <case>
      When red claims 50 uJ at <case> for 4 members of 2 devices
      Then the admission reserves 50 uJ on 8 devices, borrows 0 uJ and is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/4.6-1/borrowing
    Scenario Outline: An admission that borrows, at grade <case>
      When red claims 120 uJ at <case> for 3 members of 1 device
      Then the admission reserves 120 uJ on 3 devices, borrows 20 uJ and is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

  @pool-1/4.6-2
  Rule: What is borrowed is the part past the guarantee

    @id:pool-1/4.6-2/crossing
    Scenario: 80 spent of 100, and 50 asked: the 30 past the guarantee are borrowed
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 80          | HwShunt | 1       | 1            |
      When red claims 50 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 30 uJ

    @id:pool-1/4.6-2/inside
    Scenario: 80 spent of 100, and 20 asked: nothing is borrowed
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 80          | HwShunt | 1       | 1            |
      When red claims 20 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/4.6-2/past
    Scenario: All of the guarantee spent, some borrowed, and 20 asked: all 20 are borrowed
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 80          | HwShunt | 1       | 1            |
        | second | red         | 50          | HwShunt | 1       | 1            |
      When red claims 20 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 20 uJ

    @id:pool-1/4.6-2/at-the-edge
    Scenario: Exactly the guarantee spent, and 1 asked: it is borrowed
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 100         | HwShunt | 1       | 1            |
      When red claims 1 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/4.6-2/charged
    Scenario: 80 charged of 100, and 50 asked: the 30 past the guarantee are borrowed
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 80          | HwShunt | 1       | 1            |
      And first has been released at 80 uJ read at HwShunt
      When red claims 50 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 30 uJ

Feature: pool/1 section 4.3, inside the guarantee

  What an entitlement is owed it may spend at its own risk, on a guess if it likes.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |
      | other       |        | 400          | 40                | 1      |          |
      | plain       | other  | 100          | 10                | 0      |          |
      | green       | other  | 100          | 10                | 1      |          |

  @pool-1/4.3-1
  Rule: Inside both guarantees a claim is admitted at any grade

    @id:pool-1/4.3-1/any-grade
    Scenario Outline: All that is guaranteed, at grade <case>
      When red claims 100 uJ at <case> for 1 member of 10 devices
      Then the claim is admitted and borrows 0 uJ

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/4.3-1/weight-zero
    Scenario Outline: An entitlement that may never borrow spends its own, at grade <case>
      When plain claims 100 uJ at <case> for 1 member of 10 devices
      Then the claim is admitted and borrows 0 uJ

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/4.3-1/beside-full-siblings
    Scenario: Inside the guarantee also when nobody has surplus to lend
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 100         | HwShunt | 1       | 10           |
      When red claims 100 uJ at Estimator for 1 member of 10 devices
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/4.3-1/past-by-one
    Scenario: A guess one microjoule past what is left of the guarantee is not admitted
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 40          | HwShunt | 1       | 1            |
      When red claims 61 uJ at Estimator for 1 member of 1 device
      Then the claim is queued

    @id:pool-1/4.3-1/exactly-left
    @control-of:pool-1/4.3-1/past-by-one
    Scenario: A guess of exactly what is left of the guarantee is admitted
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 40          | HwShunt | 1       | 1            |
      When red claims 60 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

  @pool-1/4.3-2
  Rule: Devices that are held now and free later make a claim wait

    @id:pool-1/4.3-2/held
    Scenario: Nine of ten devices held, two asked
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 9       | 1            |
      When red claims 10 uJ at HwShunt for 2 members of 1 device
      Then the claim is queued
      And red has spent 10 uJ and holds 9 devices

    @id:pool-1/4.3-2/exactly-free
    @control-of:pool-1/4.3-2/held
    Scenario: Nine of ten devices held, one asked
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 9       | 1            |
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted
      And red has spent 20 uJ and holds 10 devices

    @id:pool-1/4.3-2/after-a-release
    @control-of:pool-1/4.3-2/held
    Scenario: The same claim is admitted once the devices have been released
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 9       | 1            |
      And first has been released at 10 uJ read at HwShunt
      When red claims 10 uJ at HwShunt for 2 members of 1 device
      Then the claim is admitted
      And red has spent 20 uJ and holds 2 devices

  @pool-1/4.3-3
  Rule: A release that brings the spent energy back below the guarantee puts the next claim inside it

    Background:
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 80          | HwShunt | 1       | 1            |
        | second | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 10 uJ read at HwShunt

    @id:pool-1/4.3-3/guess-again
    Scenario: 80 and 60 on a guarantee of 100, the 80 released at 10, then a guess of 30
      When red claims 30 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ
      And red has spent 100 uJ and holds 2 devices

    @id:pool-1/4.3-3/past-again
    Scenario: Then a guess of one microjoule more
      When red claims 31 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted
      And red has spent 70 uJ and holds 1 device

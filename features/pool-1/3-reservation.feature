Feature: pool/1 section 3, reservation

  What is admitted is set aside in full before the work runs, so that no two claims count on the
  same microjoule.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |

  @pool-1/3-1
  Rule: An admission reserves the whole estimate, before anything is released

    @id:pool-1/3-1/whole-estimate
    Scenario: The usage right after an admission holds the whole estimate
      When red claims 60 uJ at ModelBased for 1 member of 2 devices
      Then the claim is admitted
      And red has spent 60 uJ and holds 2 devices

    @id:pool-1/3-1/two-open
    Scenario: Two open admissions are both held in full
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 30          | HwShunt | 1       | 1            |
      When red claims 45 uJ at Estimator for 2 members of 2 devices
      Then the claim is admitted
      And red has spent 75 uJ and holds 5 devices

    @id:pool-1/3-1/only-its-own
    Scenario: The reservation stands against the entitlement that claimed, and no other
      When red claims 60 uJ at ModelBased for 1 member of 2 devices
      Then the claim is admitted
      And blue has spent 0 uJ and holds 0 devices

  @pool-1/3-2
  Rule: Two claims never spend the same joule

    @id:pool-1/3-2/second-of-two
    Scenario: Of two claims of 60 on a guarantee of 100, by an entitlement that cannot borrow the rest, one is admitted
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 60          | Estimator | 1       | 1            |
        | second | red         | 60          | Estimator | 1       | 1            |
      Then the verdicts are
        | claim  | verdict  |
        | first  | admitted |
        | second | queued   |
      And red has spent 60 uJ and holds 1 device

    @id:pool-1/3-2/what-is-left
    @control-of:pool-1/3-2/second-of-two
    Scenario: A second claim of exactly what the first has left is admitted
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 60          | Estimator | 1       | 1            |
        | second | red         | 40          | Estimator | 1       | 1            |
      Then the verdicts are
        | claim  | verdict  |
        | first  | admitted |
        | second | admitted |
      And red has spent 100 uJ and holds 2 devices

  @pool-1/3-3
  Rule: A reservation is reported with its grade

    @id:pool-1/3-3/verdict
    Scenario Outline: The verdict names the reservation and its grade: <case>
      When red claims 40 uJ at <case> for 1 member of 1 device
      Then the admission reserves 40 uJ on 1 device, borrows 0 uJ and is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/3-3/ledger
    Scenario Outline: The ledger names it too, before a restart and after it: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade  | members | devices each |
        | first | red         | 40          | <case> | 1       | 1            |
      Then the ledger reads
        | event    | claim | entitlement | energy uJ | grade  |
        | admitted | first | red         | 40        | <case> |
      Given the pool is restarted from its ledger
      Then the ledger reads
        | event    | claim | entitlement | energy uJ | grade  |
        | admitted | first | red         | 40        | <case> |

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

  @pool-1/3-4
  Rule: What is queued or denied reserves nothing, and the same claim may be made again

    @id:pool-1/3-4/queued
    Scenario: A queued claim changes no usage
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 50 uJ at Estimator for 1 member of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 1 device

    @id:pool-1/3-4/queued-then-smaller
    @control-of:pool-1/3-4/queued
    Scenario: The queued claim, made again for all that is left, is admitted
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | again | red         | 50          | Estimator | 1       | 1            |
        | again | red         | 40          | Estimator | 1       | 9            |
      Then the verdicts are
        | claim | verdict  | borrows uJ |
        | again | admitted | 0          |
      And red has spent 100 uJ and holds 10 devices

    @id:pool-1/3-4/denied
    Scenario Outline: A denied claim changes no usage: <case>
      When <entitlement> claims <uJ> uJ at Estimator for <members> members of 1 device
      Then the claim is denied
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case        | entitlement | uJ   | members |
        | far-past    | red         | 9999 | 1       |
        | too-many    | red         | 10   | 11      |
        | none        | red         | 10   | 0       |
        | not-there   | green       | 10   | 1       |

    @id:pool-1/3-4/denied-then-smaller
    @control-of:pool-1/3-4/denied
    Scenario: The denied claim, made again for little, is admitted
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | again | red         | 9999        | Estimator | 1       | 1            |
        | again | red         | 1           | Estimator | 1       | 1            |
      Then the verdicts are
        | claim | verdict  | borrows uJ |
        | again | admitted | 0          |
      And red has spent 1 uJ and holds 1 device

    @id:pool-1/3-4/many-queued
    Scenario: A queue of many claims keeps nobody out
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | q1    | red         | 50          | Estimator | 1       | 9            |
        | q2    | red         | 50          | Estimator | 1       | 9            |
        | q3    | red         | 50          | Estimator | 1       | 9            |
        | last  | red         | 40          | Estimator | 1       | 9            |
      Then the verdicts are
        | claim | verdict  |
        | q1    | queued   |
        | q2    | queued   |
        | q3    | queued   |
        | last  | admitted |

Feature: pool/1 section 2.6, the way out of guessing

  Work that nobody has measured may not draw on surplus. Run inside the guarantee and measured often
  enough, it may: on an estimate that the pool derives from its own ledger.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |

  @pool-1/2.6-10
  Rule: Work that has been measured three times borrows on what was measured

    @id:pool-1/2.6-10/exit
    Scenario: From a guess to a claim that borrows
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each | class    |
        | run-1 | red         | 30          | Estimator | 1       | 1            | training |
        | run-2 | red         | 30          | Estimator | 1       | 1            | training |
        | run-3 | red         | 30          | Estimator | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And run-3 has been released at 20 uJ read at HwShunt
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | rest  | red         | 40          | Estimator | 1       | 1            |
      When the pool derives an estimate for "training"
      Then the pool has an estimate, graded ModelBased
      When red claims that estimate for 1 member of 1 device
      Then the claim is admitted

    @id:pool-1/2.6-10/exit-after-restart
    Scenario: From a guess to a claim that borrows, with a restart before it
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each | class    |
        | run-1 | red         | 30          | Estimator | 1       | 1            | training |
        | run-2 | red         | 30          | Estimator | 1       | 1            | training |
        | run-3 | red         | 30          | Estimator | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And the pool is restarted from its ledger
      And run-3 has been released at 20 uJ read at HwShunt
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | rest  | red         | 40          | Estimator | 1       | 1            |
      And the pool is restarted from its ledger
      When the pool derives an estimate for "training"
      Then the pool has an estimate, graded ModelBased
      When red claims that estimate for 1 member of 1 device
      Then the claim is admitted

    @id:pool-1/2.6-10/guess
    Scenario: Beside it a guess of as much, which borrows nothing
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each | class    |
        | run-1 | red         | 30          | Estimator | 1       | 1            | training |
        | run-2 | red         | 30          | Estimator | 1       | 1            | training |
        | run-3 | red         | 30          | Estimator | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And run-3 has been released at 20 uJ read at HwShunt
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | rest  | red         | 40          | Estimator | 1       | 1            |
      When red claims 20 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted

  @pool-1/2.6-11
  Rule: Only completed claims are observations, of the class that they were admitted with

    @id:pool-1/2.6-11/open
    Scenario: Two have ended and one still runs
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each | class    |
        | run-1 | red         | 30          | HwShunt | 1       | 1            | training |
        | run-2 | red         | 30          | HwShunt | 1       | 1            | training |
        | run-3 | red         | 30          | HwShunt | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      When the pool derives an estimate for "training"
      Then the pool declines for want of evidence: 2 seen, 2 of them evidence

    @id:pool-1/2.6-11/all-ended
    @control-of:pool-1/2.6-11/open
    Scenario: All three have ended: what they spent counts, and not what they reserved
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each | class    |
        | run-1 | red         | 30          | HwShunt | 1       | 1            | training |
        | run-2 | red         | 30          | HwShunt | 1       | 1            | training |
        | run-3 | red         | 30          | HwShunt | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And run-3 has been released at 20 uJ read at HwShunt
      When the pool derives an estimate for "training"
      Then the pool has an estimate, graded ModelBased

    @id:pool-1/2.6-11/other-class
    Scenario: Claims of another class, and of none, are not of this one
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each | class      |
        | run-1 | red         | 20          | HwShunt | 1       | 1            | training   |
        | run-2 | red         | 20          | HwShunt | 1       | 1            | evaluation |
        | run-3 | red         | 20          | HwShunt | 1       | 1            |            |
        | run-4 | red         | 20          | HwShunt | 1       | 1            | training   |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And run-3 has been released at 20 uJ read at HwShunt
      And run-4 has been released at 20 uJ read at HwShunt
      When the pool derives an estimate for "training"
      Then the pool declines for want of evidence: 2 seen, 2 of them evidence

    @id:pool-1/2.6-11/own-grade
    Scenario: It is the reading that makes it evidence, not the claim's estimate
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each | class    |
        | run-1 | red         | 20          | Estimator | 1       | 1            | training |
        | run-2 | red         | 20          | HwShunt   | 1       | 1            | training |
        | run-3 | red         | 20          | HwShunt   | 1       | 1            | training |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at Estimator
      And run-3 has been released at 20 uJ read at ModelBased
      When the pool derives an estimate for "training"
      Then the pool declines for want of evidence: 3 seen, 2 of them evidence

    @id:pool-1/2.6-11/after-restart
    Scenario: The classes are those of the ledger: a restart loses none
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each | class      |
        | run-1 | red         | 20          | HwShunt | 1       | 1            | training   |
        | run-2 | red         | 20          | HwShunt | 1       | 1            | evaluation |
        | run-3 | red         | 20          | HwShunt | 1       | 1            | training   |
      And run-1 has been released at 20 uJ read at HwShunt
      And run-2 has been released at 20 uJ read at HwShunt
      And the pool is restarted from its ledger
      And run-3 has been released at 20 uJ read at HwShunt
      When the pool derives an estimate for "training"
      Then the pool declines for want of evidence: 2 seen, 2 of them evidence

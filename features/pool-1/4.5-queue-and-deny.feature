Feature: pool/1 section 4.5, pending and refused are different verdicts

  What does not fit now waits, with a reason. What can never fit as written is refused, with a
  reason, and fills no queue.

  @pool-1/4.5-1
  Rule: A claim that does not fit now is queued, with a reason

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
        | other       |        | 400          | 40                | 1      |          |
        | plain       | other  | 100          | 10                | 0      |          |
        | green       | other  | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | r     | red         | 80          | HwShunt | 3       | 1            |
        | p     | plain       | 80          | HwShunt | 3       | 1            |

    @id:pool-1/4.5-1/for-now
    Scenario Outline: Open reservations stand in the way: <case>
      When <entitlement> claims <uJ> uJ at <grade> for <members> members of 1 device
      Then the claim is queued, with a reason

      Examples:
        | case                 | entitlement | uJ | grade     | members |
        | a-guess              | red         | 21 | Estimator | 1       |
        | weight-zero          | plain       | 21 | HwShunt   | 1       |
        | share-taken          | red         | 90 | HwShunt   | 1       |
        | devices-held         | red         | 10 | HwShunt   | 8       |
        | all-devices-held     | red         | 10 | HwShunt   | 10      |

    @id:pool-1/4.5-1/after-the-release
    @control-of:pool-1/4.5-1/for-now
    Scenario Outline: The same claims once those reservations have been released at nothing: <case>
      Given r has been released at 0 uJ read at HwShunt
      And p has been released at 0 uJ read at HwShunt
      When <entitlement> claims <uJ> uJ at <grade> for <members> members of 1 device
      Then the claim is admitted

      Examples:
        | case                 | entitlement | uJ | grade     | members |
        | a-guess              | red         | 21 | Estimator | 1       |
        | weight-zero          | plain       | 21 | HwShunt   | 1       |
        | share-taken          | red         | 90 | HwShunt   | 1       |
        | devices-held         | red         | 10 | HwShunt   | 8       |
        | all-devices-held     | red         | 10 | HwShunt   | 10      |

  @pool-1/4.5-2
  Rule: A claim that can never fit as written is denied, with a reason

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 140      |
        | blue        | org    | 100          | 10                | 1      |          |

    @id:pool-1/4.5-2/never
    Scenario Outline: Nothing that is released could let it in: <case>
      When <entitlement> claims <uJ> uJ at HwShunt for <members> members of 1 device
      Then the claim is denied, with a reason

      Examples:
        | case             | entitlement | uJ  | members |
        | not-there        | green       | 10  | 1       |
        | nothing-asked    | red         | 10  | 0       |
        | too-many-devices | red         | 10  | 11      |
        | past-the-limit   | red         | 141 | 1       |

    @id:pool-1/4.5-2/fits
    @control-of:pool-1/4.5-2/never
    Scenario: All that the limit and the device guarantee allow
      When red claims 140 uJ at HwShunt for 10 members of 1 device
      Then the claim is admitted

  @pool-1/4.5-3
  Rule: Past the guarantee by itself, and past every share there could be, is never

    @id:pool-1/4.5-3/never
    Scenario Outline: One microjoule more than could ever be had: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
        | lone        |        | 400          | 40                | 1      |          |
        | only        | lone   | 100          | 10                | 1      |          |
        | root        |        | 100          | 10                | 1      |          |
      When <entitlement> claims <uJ> uJ at <grade> for 1 member of 1 device
      Then the claim is denied

      Examples:
        | case           | entitlement | uJ  | grade      |
        | a-guess        | red         | 101 | Estimator  |
        | whole-share    | red         | 151 | HwShunt    |
        | modelled-share | red         | 151 | ModelBased |
        | only-child     | only        | 101 | HwShunt    |
        | root           | root        | 101 | HwShunt    |

    @id:pool-1/4.5-3/weight-zero
    Scenario: Past the guarantee by itself, at weight 0
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 0      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is denied

    @id:pool-1/4.5-3/never-while-held
    Scenario Outline: Also while all devices are held and energy is spent: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 10      | 1            |
      When red claims <uJ> uJ at <grade> for 1 member of 1 device
      Then the claim is denied

      Examples:
        | case        | uJ  | grade     |
        | a-guess     | 101 | Estimator |
        | whole-share | 151 | HwShunt   |

    @id:pool-1/4.5-3/one-day
    @control-of:pool-1/4.5-3/never-while-held
    Scenario Outline: One microjoule less waits: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 10      | 1            |
      When red claims <uJ> uJ at <grade> for 1 member of 1 device
      Then the claim is queued

      Examples:
        | case        | uJ  | grade     |
        | a-guess     | 100 | Estimator |
        | whole-share | 150 | HwShunt   |

    @id:pool-1/4.5-3/lender-busy
    @control-of:pool-1/4.5-3/never
    Scenario: A share that an open reservation of the lender has taken for now is worth the wait
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 100         | HwShunt | 1       | 1            |
      When red claims 150 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued

  @pool-1/4.5-4
  Rule: The reason is the right one where only one applies

    @id:pool-1/4.5-4/guess
    Scenario: A guess over an open reservation, beside plentiful surplus
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 1000         | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 41 uJ at Estimator for 1 member of 1 device
      Then the claim is queued because the guarantee is exhausted

    @id:pool-1/4.5-4/weight-zero
    Scenario: Weight 0 over an open reservation, beside plentiful surplus
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 1      |          |
        | red         | org    | 100          | 10                | 0      |          |
        | blue        | org    | 1000         | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 41 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued because the guarantee is exhausted

    @id:pool-1/4.5-4/short-surplus
    Scenario: An observed figure, weighted, without a limit, on a surplus that is there but short
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 91 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued because the surplus is insufficient

    @id:pool-1/4.5-4/devices
    Scenario: Energy to spare, and one device too few
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 9       | 1            |
      When red claims 10 uJ at HwShunt for 2 members of 1 device
      Then the claim is queued because the devices are held

    @id:pool-1/4.5-4/devices-while-borrowing
    Scenario: Energy that could be borrowed, and one device too few
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 9       | 1            |
      When red claims 60 uJ at HwShunt for 2 members of 1 device
      Then the claim is queued because the devices are held

    @id:pool-1/4.5-4/denied
    Scenario Outline: The one reason for a refusal: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 140      |
        | blue        | org    | 100          | 10                | 1      |          |
      When <entitlement> claims <uJ> uJ at HwShunt for <members> members of 1 device
      Then the claim is denied because <reason>

      Examples:
        | case             | entitlement | uJ  | members | reason                           |
        | not-there        | green       | 10  | 1       | the entitlement is unknown       |
        | nothing-asked    | red         | 10  | 0       | the gang is empty                |
        | too-many-devices | red         | 10  | 11      | the devices exceed the guarantee |
        | past-the-limit   | red         | 141 | 1       | the energy exceeds the limit     |

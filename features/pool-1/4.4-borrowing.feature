Feature: pool/1 section 4.4, past the guarantee

  Past its guarantee an entitlement spends what is its siblings'. That takes a figure somebody
  measured or modelled, a weight, room below the limit, and a share that holds it.

  @pool-1/4.4-1
  Rule: An estimate that nobody observed never draws on surplus

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 1000         | 10                | 1      |          |

    @id:pool-1/4.4-1/guess-beside-plenty
    Scenario Outline: A guess past what is left, beside plentiful surplus: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims <uJ> uJ at Estimator for 1 member of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 1 device

      Examples:
        | case            | uJ  |
        | by-one          | 41  |
        | by-all-of-it    | 100 |

    @id:pool-1/4.4-1/guess-alone
    Scenario: A guess that is past the guarantee by itself
      When red claims 101 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/4.4-1/guess-already-past
    Scenario: A guess while a measured claim is borrowing already
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 150         | HwShunt | 1       | 1            |
      When red claims 1 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/4.4-1/measured
    @control-of:pool-1/4.4-1/guess-beside-plenty
    Scenario Outline: The same claim on an observed figure: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 41 uJ at <case> for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

  @pool-1/4.4-2
  Rule: Weight zero never borrows

    @id:pool-1/4.4-2/weight-zero
    Scenario Outline: Weight 0 beside a sibling with surplus of weight <its weight>: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight       | limit uJ |
        | org         |        | 4000         | 40                | 1            |          |
        | red         | org    | 100          | 10                | 0            |          |
        | blue        | org    | 1000         | 10                | <its weight> |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 41 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 1 device

      Examples:
        | case     | its weight |
        | one      | 1          |
        | all-zero | 0          |

    @id:pool-1/4.4-2/weight-one
    @control-of:pool-1/4.4-2/weight-zero
    Scenario: Weight 1 beside the same sibling
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 1000         | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 41 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/4.4-2/zero-inside
    @control-of:pool-1/4.4-2/weight-zero
    Scenario: Weight 0 where all weights are zero, inside the guarantee
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 0      |          |
        | red         | org    | 100          | 10                | 0      |          |
        | blue        | org    | 1000         | 10                | 0      |          |
      When red claims 100 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

  @pool-1/4.4-3
  Rule: Spent and asked together stay within the limit

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 120      |
        | blue        | org    | 1000         | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |

    @id:pool-1/4.4-3/past-the-limit
    Scenario: One microjoule past the limit, with surplus to spare
      When red claims 61 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 1 device

    @id:pool-1/4.4-3/at-the-limit
    @control-of:pool-1/4.4-3/past-the-limit
    Scenario: Exactly at the limit
      When red claims 60 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 20 uJ

    @id:pool-1/4.4-3/in-parts
    Scenario: Two claims that pass the limit together
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | second | red         | 50          | HwShunt | 1       | 1            |
        | third  | red         | 11          | HwShunt | 1       | 1            |
      Then the verdicts are
        | claim  | verdict  | borrows uJ |
        | second | admitted | 10         |
        | third  | queued   |            |

    @id:pool-1/4.4-3/charged
    Scenario: What has been charged counts towards the limit as well
      Given first has been released at 60 uJ read at HwShunt
      When red claims 61 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/4.4-3/charged-to-the-limit
    @control-of:pool-1/4.4-3/charged
    Scenario: Exactly at the limit, over what has been charged
      Given first has been released at 60 uJ read at HwShunt
      When red claims 60 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 20 uJ

  @pool-1/4.4-4
  Rule: What is borrowed stays within the share

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |

    @id:pool-1/4.4-4/past-the-share
    Scenario: 51 past the guarantee on a share of 50
      When red claims 91 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 1 device

    @id:pool-1/4.4-4/at-the-share
    @control-of:pool-1/4.4-4/past-the-share
    Scenario: 50 past the guarantee on a share of 50
      When red claims 90 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 50 uJ

    @id:pool-1/4.4-4/charged
    Scenario: What has been charged counts in the borrowed part: 51 past the guarantee
      Given first has been released at 60 uJ read at HwShunt
      When red claims 91 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/4.4-4/charged-to-the-share
    @control-of:pool-1/4.4-4/charged
    Scenario: 50 past the guarantee, over what has been charged
      Given first has been released at 60 uJ read at HwShunt
      When red claims 90 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 50 uJ

  @pool-1/4.4-5
  Rule: Borrowed energy lifts no bound on devices

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 9       | 1            |

    @id:pool-1/4.4-5/devices-held
    Scenario: The energy could be borrowed, but one device too many is asked
      When red claims 60 uJ at HwShunt for 2 members of 1 device
      Then the claim is queued
      And red has spent 60 uJ and holds 9 devices

    @id:pool-1/4.4-5/device-free
    @control-of:pool-1/4.4-5/devices-held
    Scenario: The same with the one device that is free
      When red claims 60 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 20 uJ
      And red has spent 120 uJ and holds 10 devices

  @pool-1/4.4-6
  Rule: Both observed grades may borrow

    @id:pool-1/4.4-6/observed
    Scenario Outline: All of the share at grade <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 150 uJ at <case> for 1 member of 1 device
      Then the claim is admitted and borrows 50 uJ

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

    @id:pool-1/4.4-6/guess
    Scenario: The third grade may not
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 150 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted

  @pool-1/4.4-7
  Rule: Without a limit the share is the only ceiling, and a limit of zero is a limit

    @id:pool-1/4.4-7/no-limit
    Scenario: No limit: all of the share, however many times the guarantee
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 40000        | 40                | 1      |          |
        | red         | org    | 1            | 10                | 1      |          |
        | blue        | org    | 10000        | 10                | 0      |          |
      When red claims 10001 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 10000 uJ

    @id:pool-1/4.4-7/limit-zero
    Scenario: A limit of zero lets nothing through
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 40000        | 40                | 1      |          |
        | red         | org    | 0            | 10                | 1      | 0        |
        | blue        | org    | 10000        | 10                | 0      |          |
      When red claims 1 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted
      And red has spent 0 uJ and holds 0 devices

    @id:pool-1/4.4-7/limit-absent
    @control-of:pool-1/4.4-7/limit-zero
    Scenario: The same entitlement without a limit
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 40000        | 40                | 1      |          |
        | red         | org    | 0            | 10                | 1      |          |
        | blue        | org    | 10000        | 10                | 0      |          |
      When red claims 1 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

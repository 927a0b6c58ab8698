Feature: pool/1 section 6.1, usage comes from the ledger

  A scheduler that starts again knows what its ledger says, and nothing else. A restart is a pool
  made from the entries of the one before, under the same entitlements and the same steward.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |

  @pool-1/6.1-1
  Rule: Usage after a restart is the usage before it

    @id:pool-1/6.1-1/nothing-happened
    Scenario: A pool in which nothing was admitted
      Given the pool is restarted from its ledger
      Then every entitlement has spent and holds what it did before the restart
      And red has spent 0 uJ and holds 0 devices

    @id:pool-1/6.1-1/open
    Scenario: Claims that are still open
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade      | members | devices each |
        | first  | red         | 40          | Estimator  | 2       | 2            |
        | second | red         | 30          | HwShunt    | 1       | 1            |
        | third  | blue        | 500         | ModelBased | 3       | 1            |
      And the pool is restarted from its ledger
      Then every entitlement has spent and holds what it did before the restart
      And red has spent 70 uJ and holds 5 devices
      And blue has spent 500 uJ and holds 3 devices

    @id:pool-1/6.1-1/released
    Scenario Outline: A claim of 40 released at <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
        | second | red         | 30          | HwShunt   | 1       | 1            |
      And first has been released at <case> uJ read at HwShunt
      And the pool is restarted from its ledger
      Then every entitlement has spent and holds what it did before the restart
      And red has spent <spent> uJ and holds 1 device

      Examples:
        | case | spent |
        | 0    | 30    |
        | 25   | 55    |
        | 40   | 70    |

    @id:pool-1/6.1-1/overrun
    Scenario: A claim that overran, past what was its to spend
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
        | second | red         | 30          | HwShunt   | 1       | 1            |
      And first has been released at 250 uJ read at HwShunt
      And the pool is restarted from its ledger
      Then every entitlement has spent and holds what it did before the restart
      And red has spent 280 uJ and holds 1 device

    @id:pool-1/6.1-1/twice
    Scenario: Two restarts, one after the other
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
        | second | red         | 30          | HwShunt   | 1       | 1            |
      And first has been released at 25 uJ read at HwShunt
      And the pool is restarted from its ledger
      And the pool is restarted from its ledger
      Then every entitlement has spent and holds what it did before the restart
      And red has spent 55 uJ and holds 1 device

    @id:pool-1/6.1-1/released-after
    Scenario: A claim that is released only after the restart frees what it held
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | first | red         | 40          | Estimator | 2       | 2            |
      And the pool is restarted from its ledger
      When the claim "first" is released at 15 uJ read at HwShunt
      Then the release is taken
      And red has spent 15 uJ and holds 0 devices

  @pool-1/6.1-2
  Rule: A restart gives nothing back

    @id:pool-1/6.1-2/devices-held
    Scenario: All devices held, restarted, one more asked for
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 10      | 1            |
      And the pool is restarted from its ledger
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is queued

    @id:pool-1/6.1-2/devices-left
    @control-of:pool-1/6.1-2/devices-held
    Scenario: All devices but one held, restarted, one more asked for
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 9       | 1            |
      And the pool is restarted from its ledger
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/6.1-2/energy-reserved
    Scenario: 60 of 100 reserved, restarted, a guess of one too many
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And the pool is restarted from its ledger
      When red claims 41 uJ at Estimator for 1 member of 1 device
      Then the claim is queued

    @id:pool-1/6.1-2/energy-left
    @control-of:pool-1/6.1-2/energy-reserved
    Scenario: 60 of 100 reserved, restarted, a guess of all that is left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And the pool is restarted from its ledger
      When red claims 40 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/6.1-2/energy-charged
    Scenario: 60 of 100 charged, restarted, a guess of one too many
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 50          | HwShunt | 1       | 1            |
      And first has been released at 60 uJ read at HwShunt
      And the pool is restarted from its ledger
      When red claims 41 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted
      And red has spent 60 uJ and holds 0 devices

    @id:pool-1/6.1-2/charged-left
    @control-of:pool-1/6.1-2/energy-charged
    Scenario: 60 of 100 charged, restarted, a guess of all that is left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 50          | HwShunt | 1       | 1            |
      And first has been released at 60 uJ read at HwShunt
      And the pool is restarted from its ledger
      When red claims 40 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/6.1-2/borrowed
    Scenario: What is borrowed stays borrowed, and what is lent stays lent
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 600         | HwShunt | 1       | 1            |
      And the pool is restarted from its ledger
      When red claims 500 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 500 uJ

    @id:pool-1/6.1-2/borrowed-too-much
    Scenario: A restart does not let an entitlement borrow its share again
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 600         | HwShunt | 1       | 1            |
      And the pool is restarted from its ledger
      When red claims 501 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/6.1-2/released-once
    Scenario: A claim released before the restart is not released again after it
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 50 uJ read at HwShunt
      And the pool is restarted from its ledger
      When the claim "first" is released at 0 uJ read at HwShunt
      Then the release is refused
      And red has spent 50 uJ and holds 0 devices

  @pool-1/6.1-3
  Rule: What is written after a restart continues the ledger

    @id:pool-1/6.1-3/continues
    Scenario: An admission and a release after the restart
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
        | second | red         | 30          | HwShunt   | 1       | 1            |
      And the pool is restarted from its ledger
      And first has been released at 25 uJ read at HwShunt
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | third | blue        | 50          | HwShunt | 1       | 1            |
      Then the ledger begins with the entries from before the restart
      And the ledger has 4 entries
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the positions count up one by one
      And each names the address of the one before it
      And each verifies under the steward's key

    @id:pool-1/6.1-3/verifies
    Scenario: Old and new entries are one ledger
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
      And the pool is restarted from its ledger
      And first has been released at 25 uJ read at HwShunt
      And the pool is restarted from its ledger
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | third | blue        | 50          | HwShunt | 1       | 3            |
      And the ledger is read out
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 25 uJ and holds 0 devices
      And by the ledger blue has spent 50 uJ and holds 3 devices

    @id:pool-1/6.1-3/from-nothing
    Scenario: The first entry after a restart from an empty ledger
      Given the pool is restarted from its ledger
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | blue        | 50          | HwShunt | 1       | 3            |
      And the ledger is read out
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger blue has spent 50 uJ and holds 3 devices

  @pool-1/6.1-4
  Rule: A pool is not restored from a ledger that replay refuses

    Background:
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 2       | 2            |
        | second | red         | 30          | HwShunt   | 1       | 1            |
        | third  | blue        | 50          | HwShunt   | 1       | 3            |
      And first has been released at 25 uJ read at HwShunt
      And the ledger is read out

    @id:pool-1/6.1-4/refused
    Scenario Outline: A ledger with a defect: <case>
      Given <change>
      When a pool is restored from the ledger
      Then there is no pool

      Examples:
        | case            | change                                                                  |
        | left-out        | the entry at index 1 is left out                                        |
        | changed-places  | the entries at indices 1 and 2 change places                            |
        | repeated        | the entry at index 2 is repeated after index 3                          |
        | broken-link     | the entry at index 2 links to another predecessor                       |
        | another-key     | the entry at index 1 is sealed with the key of mallory                  |
        | turned-bit      | the lowest bit of the last byte of the core is turned over in the entry at index 1 |
        | not-canonical   | the core at index 3 is encoded with its keys the other way round        |
        | as-cbor-x       | the core at index 3 is encoded as cbor-x does by default                |
        | float           | the position in the entry at index 3 is written as a float              |
        | other-algorithm | the entry at index 3 names the algorithm -7                             |
        | no-receipt      | the entry at index 3 is replaced by an empty list                       |
        | cut-in-midst    | the entry at index 3 is cut off in its midst                            |

    @id:pool-1/6.1-4/never-admitted
    Scenario: A history in which a claim is released that was never admitted
      Given the entry at index 0 is left out
      And the entries are put in order and sealed again
      When a pool is restored from the ledger
      Then there is no pool

    @id:pool-1/6.1-4/released-twice
    Scenario: A history in which a claim is released twice
      Given the entry at index 3 is repeated after index 3
      And the entries are put in order and sealed again
      When a pool is restored from the ledger
      Then there is no pool

    @id:pool-1/6.1-4/mended
    @control-of:pool-1/6.1-4/refused
    Scenario: The same ledger, taken apart and sealed again as it was
      Given the entries are put in order and sealed again
      When a pool is restored from the ledger
      Then there is a pool
      And red has spent 55 uJ and holds 1 device

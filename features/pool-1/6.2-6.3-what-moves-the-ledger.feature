Feature: pool/1 sections 6.2 and 6.3, what moves the ledger

  Admissions and releases are written down, and nothing else is. A release charges what the work
  cost, whatever was reserved for it.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 10                | 1      | 300      |
      | blue        | org    | 1000         | 12                | 0      |          |

  @pool-1/6.2-1
  Rule: Admissions and releases are the only entries

    @id:pool-1/6.2-1/one-each
    Scenario: One entry an admission, one a release
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 1       | 1            |
        | second | blue        | 30          | HwShunt   | 1       | 1            |
      And first has been released at 10 uJ read at HwShunt
      Then the ledger has 3 entries

    @id:pool-1/6.2-1/none
    Scenario: Before the first claim there is none
      Then the ledger has 0 entries

    @id:pool-1/6.2-1/queue-and-deny
    Scenario: Queued and denied claims leave no entry
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | waits  | red         | 50          | Estimator | 1       | 1            |
        | held   | red         | 10          | HwShunt   | 1       | 10           |
        | huge   | red         | 10          | HwShunt   | 11      | 1            |
        | nobody | green       | 10          | HwShunt   | 1       | 1            |
      Then the verdicts are
        | claim  | verdict |
        | waits  | queued  |
        | held   | queued  |
        | huge   | denied  |
        | nobody | denied  |
      And the ledger has 1 entry

    @id:pool-1/6.2-1/admitted-at-last
    @control-of:pool-1/6.2-1/queue-and-deny
    Scenario: A claim that was queued is written down once it is admitted
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | waits | red         | 50          | Estimator | 1       | 1            |
        | waits | red         | 40          | Estimator | 1       | 1            |
      Then the verdicts are
        | claim | verdict  |
        | waits | admitted |
      And the ledger has 2 entries

    @id:pool-1/6.2-1/order
    Scenario: The entries are read in the order in which things happened
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 40          | Estimator | 1       | 1            |
        | second | blue        | 30          | HwShunt   | 1       | 1            |
      And second has been released at 10 uJ read at ModelBased
      And first has been released at 41 uJ read at HwShunt
      Then the ledger reads
        | event    | claim  | entitlement | energy uJ | grade      |
        | admitted | first  | red         | 40        | Estimator  |
        | admitted | second | blue        | 30        | HwShunt    |
        | released | second |             | 10        | ModelBased |
        | released | first  |             | 41        | HwShunt    |

  @pool-1/6.2-2
  Rule: The actual figure takes the place of the reservation

    @id:pool-1/6.2-2/replaces
    Scenario Outline: 60 reserved, <case> spent
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at <case> uJ read at HwShunt
      Then red has spent <case> uJ and holds 0 devices
      Given the ledger is read out
      When the ledger is replayed
      Then by the ledger red has spent <case> uJ and holds 0 devices

      Examples:
        | case |
        | 0    |
        | 59   |
        | 60   |
        | 61   |

    @id:pool-1/6.2-2/makes-room
    Scenario: What a release leaves unspent is there for the next claim, to the last microjoule
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 20 uJ read at HwShunt
      When red claims 80 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ
      And red has spent 100 uJ and holds 1 device

    @id:pool-1/6.2-2/others-stay
    Scenario: The reservation that is lifted is the claim's own
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 60          | HwShunt | 1       | 1            |
        | second | red         | 17          | HwShunt | 1       | 2            |
        | third  | blue        | 500         | HwShunt | 1       | 3            |
      And second has been released at 5 uJ read at HwShunt
      Then red has spent 65 uJ and holds 1 device
      And blue has spent 500 uJ and holds 3 devices

  @pool-1/6.2-3
  Rule: An open admission keeps its reservation and its devices

    @id:pool-1/6.2-3/replay
    Scenario: Open claims in a replayed ledger
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 60          | HwShunt | 2       | 3            |
        | second | red         | 17          | HwShunt | 1       | 2            |
        | third  | blue        | 500         | HwShunt | 1       | 3            |
      And second has been released at 5 uJ read at HwShunt
      And the ledger is read out
      When the ledger is replayed
      Then by the ledger red has spent 65 uJ and holds 6 devices
      And by the ledger blue has spent 500 uJ and holds 3 devices

    @id:pool-1/6.2-3/all-released
    @control-of:pool-1/6.2-3/replay
    Scenario: The same ledger once nothing is open
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 60          | HwShunt | 2       | 3            |
        | second | red         | 17          | HwShunt | 1       | 2            |
      And second has been released at 5 uJ read at HwShunt
      And first has been released at 1 uJ read at HwShunt
      And the ledger is read out
      When the ledger is replayed
      Then by the ledger red has spent 6 uJ and holds 0 devices

  @pool-1/6.2-4
  Rule: A release frees the devices

    @id:pool-1/6.2-4/freed
    Scenario: All devices held, released, and asked for again
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 10      | 1            |
      And first has been released at 10 uJ read at HwShunt
      When red claims 10 uJ at HwShunt for 5 members of 2 devices
      Then the claim is admitted and borrows 0 uJ
      And red has spent 20 uJ and holds 10 devices

    @id:pool-1/6.2-4/only-its-own
    Scenario: And no device of another claim
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 10          | HwShunt | 3       | 2            |
        | second | red         | 10          | HwShunt | 4       | 1            |
      And first has been released at 10 uJ read at HwShunt
      When red claims 10 uJ at HwShunt for 7 members of 1 device
      Then the claim is queued
      And red has spent 20 uJ and holds 4 devices

  @pool-1/6.2-5
  Rule: The class stands in the entry of the admission

    @id:pool-1/6.2-5/read
    Scenario: A class is read from the ledger
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each | class      |
        | first  | red         | 10          | HwShunt | 1       | 1            | training   |
        | second | red         | 10          | HwShunt | 1       | 1            | evaluation |
        | third  | red         | 10          | HwShunt | 1       | 1            |            |
      Then the ledger reads
        | event    | claim  | entitlement | energy uJ | grade   | class      |
        | admitted | first  | red         | 10        | HwShunt | training   |
        | admitted | second | red         | 10        | HwShunt | evaluation |
        | admitted | third  | red         | 10        | HwShunt |            |

    @id:pool-1/6.2-5/after-restart
    Scenario: Also after a restart, beside what is new
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each | class    |
        | first | red         | 10          | HwShunt | 1       | 1            | training |
      And the pool is restarted from its ledger
      And first has been released at 10 uJ read at HwShunt
      And these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each | class   |
        | second | red         | 10          | HwShunt | 1       | 1            | serving |
      Then the ledger reads
        | event    | claim  | energy uJ | grade   | class    |
        | admitted | first  | 10        | HwShunt | training |
        | released | first  | 10        | HwShunt |          |
        | admitted | second | 10        | HwShunt | serving  |

  @pool-1/6.2-6
  Rule: A release has the grade of what was spent

    @id:pool-1/6.2-6/own-grade
    Scenario Outline: Estimated at <estimate>, read at <read>: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade      | members | devices each |
        | first | red         | 40          | <estimate> | 1       | 1            |
      And first has been released at 30 uJ read at <read>
      Then red has spent 30 uJ and holds 0 devices
      And the ledger reads
        | event    | claim | entitlement | energy uJ | grade      |
        | admitted | first | red         | 40        | <estimate> |
        | released | first |             | 30        | <read>     |

      Examples:
        | case           | estimate   | read       |
        | worse-to-best  | Estimator  | HwShunt    |
        | worse-to-model | Estimator  | ModelBased |
        | worse-to-worse | Estimator  | Estimator  |
        | best-to-worse  | HwShunt    | Estimator  |
        | model-to-worse | ModelBased | Estimator  |
        | best-to-model  | HwShunt    | ModelBased |

  @pool-1/6.3-1
  Rule: An overrun is charged in full and never refused

    @id:pool-1/6.3-1/charged
    Scenario Outline: 60 of a guarantee of 100 reserved, <case> spent
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When the claim "first" is released at <uJ> uJ read at HwShunt
      Then the release is taken
      And red has spent <uJ> uJ and holds 0 devices

      Examples:
        | case                | uJ      |
        | past-the-estimate   | 61      |
        | the-guarantee       | 100     |
        | past-the-guarantee  | 101     |
        | past-the-limit      | 301     |
        | past-all-surplus    | 99999   |
        | more-than-32-bits   | 2^40    |
        | the-largest-figure  | max - 1 |

    @id:pool-1/6.3-1/weight-zero
    Scenario: By an entitlement that may never borrow
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | first | blue        | 1000        | Estimator | 1       | 1            |
      When the claim "first" is released at 1001 uJ read at Estimator
      Then the release is taken
      And blue has spent 1001 uJ and holds 0 devices

    @id:pool-1/6.3-1/binds
    Scenario: It binds the next claim
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 99 uJ read at HwShunt
      When red claims 2 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/6.3-1/leaves
    @control-of:pool-1/6.3-1/binds
    Scenario: And leaves exactly what is left
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 99 uJ read at HwShunt
      When red claims 1 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/6.3-1/binds-past-the-guarantee
    Scenario: Nothing is left after an overrun past the guarantee, and nothing wraps
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | first | blue        | 1000        | Estimator | 1       | 1            |
      And first has been released at 1001 uJ read at HwShunt
      When blue claims 1 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/6.3-1/after-restart
    Scenario: It binds the next claim after a restart as well
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 99 uJ read at HwShunt
      And the pool is restarted from its ledger
      When red claims 2 uJ at Estimator for 1 member of 1 device
      Then the claim is not admitted
      And red has spent 99 uJ and holds 0 devices

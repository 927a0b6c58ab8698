Feature: pool/1 section 6.4, the chain

  The chain is checked before anything is made of it. Each ledger here is one that the
  implementation sealed, attacked in one way; all else of it has been put right and sealed again.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |
    And these claims have been admitted
      | claim  | entitlement | estimate uJ | grade      | members | devices each |
      | first  | red         | 40          | Estimator  | 2       | 2            |
      | second | red         | 30          | HwShunt    | 1       | 1            |
      | third  | blue        | 500         | ModelBased | 3       | 1            |
    And first has been released at 25 uJ read at HwShunt
    And third has been released at 600 uJ read at ModelBased

  @pool-1/6.4-1
  Rule: A broken chain yields no usage, but the index of the first broken link

    Background:
      Given the ledger is read out

    @id:pool-1/6.4-1/broken
    Scenario Outline: One broken link: <case>
      Given the entry at index <index> links to another predecessor
      When the ledger is replayed
      Then the ledger is refused at index <index>

      Examples:
        | case    | index |
        | first   | 0     |
        | second  | 1     |
        | middle  | 2     |
        | release | 3     |
        | last    | 4     |

    @id:pool-1/6.4-1/broken-twice
    Scenario Outline: Two broken links: <case>
      Given the entry at index <one> links to another predecessor
      And the entry at index <other> links to another predecessor
      When the ledger is replayed
      Then the ledger is refused at index <first>

      Examples:
        | case            | one | other | first |
        | later-one-last  | 1   | 3     | 1     |
        | later-one-first | 4   | 2     | 2     |
        | neighbours      | 2   | 3     | 2     |

    @id:pool-1/6.4-1/mended
    @control-of:pool-1/6.4-1/broken
    Scenario: The same ledger with its links put right
      Given the entry at index 2 links to another predecessor
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 55 uJ and holds 1 device
      And by the ledger blue has spent 600 uJ and holds 0 devices

    @id:pool-1/6.4-1/as-sealed
    Scenario: The ledger as the steward sealed it
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 55 uJ and holds 1 device
      And by the ledger blue has spent 600 uJ and holds 0 devices

  @pool-1/6.4-2
  Rule: A release of a claim that was never admitted is refused at its index

    Background:
      Given the ledger is read out

    @id:pool-1/6.4-2/never-admitted
    Scenario Outline: The admission is missing: <case>
      Given the entry at index <admission> is left out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is refused at index <release>

      Examples:
        | case            | admission | release |
        | of-the-first    | 0         | 2       |
        | of-the-third    | 2         | 3       |

    @id:pool-1/6.4-2/released-before
    Scenario: The release comes before the admission
      Given the entries at indices 0 and 3 change places
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is refused at index 0

    @id:pool-1/6.4-2/neither
    @control-of:pool-1/6.4-2/never-admitted
    Scenario: Admission and release are both missing
      Given the entry at index 3 is left out
      And the entry at index 0 is left out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 30 uJ and holds 1 device
      And by the ledger blue has spent 600 uJ and holds 0 devices

    @id:pool-1/6.4-2/never-released
    Scenario: The release alone is missing: the claim is open
      Given the entry at index 3 is left out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 70 uJ and holds 5 devices

  @pool-1/6.4-3
  Rule: A second release of a claim is refused at its index

    Background:
      Given the ledger is read out

    @id:pool-1/6.4-3/twice
    Scenario Outline: A release stands twice: <case>
      Given the entry at index <release> is repeated after index <after>
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is refused at index <second>

      Examples:
        | case       | release | after | second |
        | right-away | 3       | 3     | 4      |
        | at-the-end | 3       | 4     | 5      |
        | the-last   | 4       | 4     | 5      |

    @id:pool-1/6.4-3/once
    @control-of:pool-1/6.4-3/twice
    Scenario: The same ledger, its releases in another order, each once
      Given the entries at indices 3 and 4 change places
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 55 uJ and holds 1 device
      And by the ledger blue has spent 600 uJ and holds 0 devices

  @pool-1/6.4-4
  Rule: A running pool takes no such release either

    @id:pool-1/6.4-4/refused
    Scenario Outline: Released at <uJ> microjoules: <case>
      When the claim "<claim>" is released at <uJ> uJ read at HwShunt
      Then the release is refused
      And red has spent 55 uJ and holds 1 device
      And blue has spent 600 uJ and holds 0 devices
      And the ledger has 5 entries

      Examples:
        | case                      | claim  | uJ |
        | never-claimed             | ghost  | 10 |
        | nothing-of-what-was-never | ghost  | 0  |
        | twice                     | first  | 25 |
        | twice-at-nothing          | first  | 0  |
        | twice-at-more             | third  | 99 |
        | another-case              | SECOND | 1  |

    @id:pool-1/6.4-4/empty-name
    Scenario: Releasing the empty name releases nothing that has another
      When the claim "" is released at 1 uJ read at HwShunt
      Then nothing is released
      And red has spent 55 uJ and holds 1 device
      And the ledger has 5 entries

    @id:pool-1/6.4-4/queued
    Scenario: A claim that was queued has nothing to release
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade     | members | devices each |
        | waits | red         | 90          | Estimator | 1       | 1            |
      And the claim "waits" is released at 1 uJ read at HwShunt
      Then the release is refused
      And red has spent 55 uJ and holds 1 device
      And the ledger has 5 entries

    @id:pool-1/6.4-4/open
    @control-of:pool-1/6.4-4/refused
    Scenario: The claim that is open
      When the claim "second" is released at 10 uJ read at HwShunt
      Then the release is taken
      And red has spent 35 uJ and holds 0 devices
      And the ledger has 6 entries

  @pool-1/6.4-5
  Rule: A bad release before a broken link: the link is reported

    @id:pool-1/6.4-5/link-first
    Scenario: A release of what was not admitted, and a broken link after it
      Given the ledger is read out
      And the entry at index 0 is left out
      And the entries are put in order and sealed again
      And the entry at index 3 links to another predecessor
      When the ledger is replayed
      Then the ledger is refused at index 3

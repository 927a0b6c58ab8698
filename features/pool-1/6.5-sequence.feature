Feature: pool/1 section 6.5, sequence

  Entries that the steward sealed, each of them genuine, in another sequence than it sealed them.
  Beside each stands the same history with positions and links put right: that one happened, as far
  as anybody can tell.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 20                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |

  @pool-1/6.5-7
  Rule: Entries out of their place are refused at the first that is

    Background:
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | old-1 | red         | 11          | HwShunt | 1       | 1            |
        | old-2 | red         | 12          | HwShunt | 1       | 2            |
        | old-3 | red         | 13          | HwShunt | 1       | 3            |
        | old-4 | blue        | 14          | HwShunt | 1       | 4            |
      And the ledger is set aside
      And a new pool of the same steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 1           | HwShunt | 1       | 1            |
        | b     | red         | 2           | HwShunt | 1       | 2            |
        | c     | red         | 4           | HwShunt | 1       | 3            |
        | d     | blue        | 8           | HwShunt | 1       | 4            |
        | e     | blue        | 16          | HwShunt | 1       | 5            |
      And the ledger is read out

    @id:pool-1/6.5-7/left-out
    Scenario Outline: One is left out: <case>
      Given the entry at index <index> is left out
      When the ledger is replayed
      Then the ledger is refused at index <index>

      Examples:
        | case       | index |
        | first      | 0     |
        | second     | 1     |
        | last-but-1 | 3     |

    @id:pool-1/6.5-7/left-out-mended
    @control-of:pool-1/6.5-7/left-out
    Scenario Outline: The rest put in order: <case>
      Given the entry at index <index> is left out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent <red> uJ and holds <devices> devices
      And by the ledger blue has spent <blue> uJ and holds <blue devices> devices

      Examples:
        | case       | index | red | devices | blue | blue devices |
        | first      | 0     | 6   | 5       | 24   | 9            |
        | second     | 1     | 5   | 4       | 24   | 9            |
        | last-but-1 | 3     | 7   | 6       | 16   | 5            |

    @id:pool-1/6.5-7/two-left-out
    Scenario: Two are left out, in two places
      Given the entry at index 3 is left out
      And the entry at index 1 is left out
      When the ledger is replayed
      Then the ledger is refused at index 1

    @id:pool-1/6.5-7/no-beginning
    Scenario Outline: The beginning is missing, all links that are there are right: <case>
      Given only the entries from index <from> to index 4 are kept
      When the ledger is replayed
      Then the ledger is refused at index 0

      Examples:
        | case       | from |
        | last-three | 2    |
        | last-two   | 3    |
        | last-one   | 4    |

    @id:pool-1/6.5-7/changed-places
    Scenario Outline: Two change places: <case>
      Given the entries at indices <one> and <other> change places
      When the ledger is replayed
      Then the ledger is refused at index <one>

      Examples:
        | case       | one | other |
        | neighbours | 1   | 2     |
        | far-apart  | 0   | 4     |
        | at-the-end | 3   | 4     |

    @id:pool-1/6.5-7/changed-places-mended
    @control-of:pool-1/6.5-7/changed-places
    Scenario: Put in order where they are
      Given the entries at indices 1 and 2 change places
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 7 uJ and holds 6 devices
      And by the ledger blue has spent 24 uJ and holds 9 devices

    @id:pool-1/6.5-7/repeated
    Scenario Outline: One stands twice: <case>
      Given the entry at index <index> is repeated after index <after>
      When the ledger is replayed
      Then the ledger is refused at index <second>

      Examples:
        | case       | index | after | second |
        | right-away | 2     | 2     | 3      |
        | at-the-end | 2     | 4     | 5      |
        | the-first  | 0     | 0     | 1      |
        | the-last   | 4     | 4     | 5      |

    @id:pool-1/6.5-7/repeated-once
    @control-of:pool-1/6.5-7/repeated
    Scenario: The entry repeated, and its first copy left out
      Given the entry at index 2 is repeated after index 4
      And the entry at index 2 is left out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 7 uJ and holds 6 devices

    @id:pool-1/6.5-7/from-another-ledger
    Scenario Outline: One is taken from another ledger of the same steward: <case>
      Given the entry at index <index> is replaced by that at index <index> of the ledger set aside
      When the ledger is replayed
      Then the ledger is refused at index <refused>

      Examples:
        | case   | index | refused |
        | first  | 0     | 1       |
        | second | 1     | 1       |
        | fourth | 3     | 3       |

    @id:pool-1/6.5-7/sealed-for-its-place
    Scenario Outline: One from another ledger, sealed for its place: the next link is wrong: <case>
      Given the entry at index <index> is supplanted by that at index 1 of the ledger set aside, sealed for its place
      When the ledger is replayed
      Then the ledger is refused at index <next>

      Examples:
        | case   | index | next |
        | first  | 0     | 1    |
        | third  | 2     | 3    |
        | fourth | 3     | 4    |

    @id:pool-1/6.5-7/from-another-mended
    @control-of:pool-1/6.5-7/from-another-ledger
    Scenario: One from another ledger, and all put in order
      Given the entry at index 1 is replaced by that at index 1 of the ledger set aside
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 17 uJ and holds 6 devices

    @id:pool-1/6.5-7/no-end
    Scenario: Without its end it is a ledger still, and a shorter one
      Given only the entries from index 0 to index 2 are kept
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 7 uJ and holds 6 devices
      And by the ledger blue has spent 0 uJ and holds 0 devices

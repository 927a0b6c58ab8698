Feature: pool/1 section 6.5, the sealed entry

  What is in an entry shows without knowing any of its names but four, and is checked by a reader of
  COSE and CBOR that knows nothing of pools.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2^43         | 6000              | 1      |          |
      | red         | org    | 2^41         | 2000              | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |
    And these claims have been admitted
      | claim  | entitlement | estimate uJ | grade      | members | devices each |
      | first  | red         | 2^40        | Estimator  | 2       | 2            |
      | second | red         | 23          | HwShunt    | 1       | 1            |
      | third  | blue        | 24          | ModelBased | 3       | 1            |
      | fourth | red         | 65536       | HwShunt    | 300     | 1            |
      | fifth  | red         | 255         | HwShunt    | 1       | 24           |
    And second has been released at 2^33 uJ read at ModelBased
    And third has been released at 0 uJ read at Estimator

  @pool-1/6.5-1
  Rule: Each entry is a COSE_Sign1 by algorithm -8, with the steward's id as its key id

    @id:pool-1/6.5-1/envelope
    Scenario: Every entry of a ledger of many kinds
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then each is a COSE_Sign1 message by algorithm -8
      And each has the steward's id as its key id

    @id:pool-1/6.5-1/after-restart
    Scenario: Also those written after a restart
      Given the pool is restarted from its ledger
      And first has been released at 10 uJ read at HwShunt
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then each is a COSE_Sign1 message by algorithm -8
      And each has the steward's id as its key id

  @pool-1/6.5-2
  Rule: The core is deterministic CBOR, without floats, bools and nulls

    @id:pool-1/6.5-2/core
    Scenario: Every entry of a ledger of many kinds
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the core of each is deterministic CBOR

    @id:pool-1/6.5-2/widths
    Scenario Outline: A figure where the shortest form changes its length: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | wide  | red         | <uJ>      | HwShunt | 1       | 1            |
      And wide has been released at <uJ> uJ read at HwShunt
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the core of each is deterministic CBOR

      Examples:
        | case           | uJ       |
        | 24             | 24       |
        | 256            | 256      |
        | 65535          | 65535    |
        | 2-to-32-less-1 | 2^32 - 1 |
        | 2-to-32        | 2^32     |
        | 2-to-32-more-1 | 2^32 + 1 |

  @pool-1/6.5-3
  Rule: The core names its profile, its position, its predecessor and its steward

    @id:pool-1/6.5-3/fields
    Scenario: Every entry of a ledger of many kinds
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the core of each has its profile, position, predecessor and steward

  @pool-1/6.5-4
  Rule: Each entry verifies under a tool that has never heard of pools

    @id:pool-1/6.5-4/verifies
    Scenario: Every entry of a ledger of many kinds
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then each verifies under the steward's key

    @id:pool-1/6.5-4/after-restart
    Scenario: Also those written after a restart
      Given the pool is restarted from its ledger
      And first has been released at 10 uJ read at HwShunt
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then each verifies under the steward's key

  @pool-1/6.5-6
  Rule: The position of an entry and its predecessor are what they say

    @id:pool-1/6.5-6/written
    Scenario: Every entry of a ledger of many kinds
      Given the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the positions count up one by one
      And each names the address of the one before it

    @id:pool-1/6.5-6/sentinel
    Scenario: Two ledgers of one steward on one tree begin from the same sentinel
      Given the ledger is set aside
      And a new pool of the same steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | other | blue        | 7           | HwShunt | 1       | 1            |
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the first entry names the same predecessor as that of the ledger set aside

    @id:pool-1/6.5-6/position-off
    Scenario Outline: Only the position is wrong, the links are right: <case>
      Given the ledger is read out
      And the position in the entry at index <index> is moved by <places>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case            | index | places |
        | first-forward   | 0     | 1      |
        | middle-forward  | 3     | 1      |
        | middle-backward | 3     | -1     |
        | last-forward    | 6     | 1      |
        | last-far        | 6     | 1000   |

    @id:pool-1/6.5-6/link-off
    Scenario Outline: Only the predecessor is wrong, the positions are right: <case>
      Given the ledger is read out
      And the entry at index <index> links to another predecessor
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case           | index |
        | not-a-sentinel | 0     |
        | middle         | 3     |
        | last           | 6     |

    @id:pool-1/6.5-6/mended
    @control-of:pool-1/6.5-6/position-off
    Scenario: Position and predecessor put right again
      Given the ledger is read out
      And the position in the entry at index 3 is moved by 1
      And the entry at index 0 links to another predecessor
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger blue has spent 0 uJ and holds 0 devices

Feature: pool/1 section 6.5, authenticity

  What this steward did not seal is refused, whoever wrote it. Where an entry is changed, those after
  it are linked to what it has become, so that nothing else is wrong.

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

  @pool-1/6.5-5
  Rule: An entry that this steward did not seal is refused

    @id:pool-1/6.5-5/another-key
    Scenario Outline: Sealed with another key under the steward's name: <case>
      Given the ledger is read out
      And the entry at index <index> is sealed with the key of mallory
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case   | index |
        | first  | 0     |
        | middle | 2     |
        | last   | 3     |

    @id:pool-1/6.5-5/turned-bit
    Scenario Outline: One bit is turned over: <case>
      Given the ledger is read out
      And <bit> is turned over in the entry at index <index>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case                   | index | bit                                                      |
        | core-end-low           | 1     | the lowest bit of the last byte of the core              |
        | core-end-low-last      | 3     | the lowest bit of the last byte of the core              |
        | core-end-high          | 0     | the highest bit of the last byte of the core             |
        | core-start             | 3     | the lowest bit of the first byte of the core             |
        | core-midst             | 3     | a bit in the midst of the core                           |
        | signature-start        | 3     | the lowest bit of the first byte of the signature        |
        | signature-sign-of-r    | 3     | the highest bit of the byte where R ends                 |
        | signature-start-of-s   | 1     | the lowest bit of the byte where S begins                |
        | signature-end          | 3     | the lowest bit of the last byte of the signature         |
        | signature-end-first    | 0     | the lowest bit of the last byte of the signature         |
        | protected-header-end   | 3     | the lowest bit of the last byte of the protected header  |
        | protected-header-start | 2     | the lowest bit of the first byte of the protected header |

    @id:pool-1/6.5-5/another-steward
    Scenario: A whole ledger of another steward
      Given a new pool of another steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | other | red         | 7           | HwShunt | 1       | 1            |
      And the ledger is read out
      When the ledger is replayed
      Then the ledger is refused

    @id:pool-1/6.5-5/their-own
    @control-of:pool-1/6.5-5/another-steward
    Scenario: The same ledger under the name and key of the steward that sealed it
      Given a new pool of another steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | other | red         | 7           | HwShunt | 1       | 1            |
      And the ledger is read out
      When the ledger is replayed as that of the other steward
      Then the ledger is taken
      And by the ledger red has spent 7 uJ and holds 1 device

    @id:pool-1/6.5-5/no-receipt
    Scenario Outline: What is no receipt at all: <case>
      Given the ledger is read out
      And the entry at index 2 is replaced by <what>
      When the ledger is replayed
      Then no usage comes of the ledger

      Examples:
        | case             | what                                            |
        | nothing          | no bytes at all                                 |
        | empty-list       | an empty list                                   |
        | text             | a text                                          |
        | empty-parts      | four empty byte strings                         |
        | endless-bytes    | a byte string that declares 2^64 - 1 bytes      |
        | endless-core     | an envelope whose core declares 2^64 - 1 bytes  |
        | deeply-nested    | ten thousand nested lists                       |

    @id:pool-1/6.5-5/cut-off
    Scenario Outline: An entry cut off in its midst: <case>
      Given the ledger is read out
      And the entry at index <index> is cut off in its midst
      When the ledger is replayed
      Then no usage comes of the ledger

      Examples:
        | case  | index |
        | first | 0     |
        | last  | 3     |

    @id:pool-1/6.5-5/mended
    @control-of:pool-1/6.5-5/another-key
    Scenario: Each entry sealed again with the steward's own key
      Given the ledger is read out
      And the entry at index 2 is sealed with the key of mallory
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 55 uJ and holds 1 device

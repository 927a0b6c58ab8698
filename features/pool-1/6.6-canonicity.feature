Feature: pool/1 section 6.6, canonicity

  Each core here says what its canonical encoding says, in other bytes, and is signed rightly.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2^43         | 44                | 1      |          |
      | red         | org    | 2^41         | 10                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |

  @pool-1/6.6-1
  Rule: A core that would be encoded to other bytes is refused

    @id:pool-1/6.6-1/last
    Scenario Outline: The last entry, encoded <form>: <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade      | members | devices each |
        | first  | red         | 40          | Estimator  | 2       | 2            |
        | second | red         | 2^40        | ModelBased | 1       | 1            |
      And the ledger is read out
      And the core at index 1 is encoded <form>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case             | form                                     |
        | unsorted         | with its keys the other way round        |
        | long-integer     | with a long form of its largest integer  |
        | long-map         | with a long count of its members         |
        | long-key         | with a long length of its first key      |
        | long-text        | with a long length of the steward's name |
        | long-predecessor | with a long length of its predecessor    |
        | indefinite-map   | without a count of its members           |
        | indefinite-text  | with the steward's name in chunks        |
        | indefinite-bytes | with its predecessor in chunks           |
        | repeated-key     | with its position twice                  |
        | conflicting-key  | with another position before its own     |
        | trailing-byte    | with a byte after it                     |
        | cbor-x           | as cbor-x does by default                |

    @id:pool-1/6.6-1/not-last
    Scenario Outline: An entry with others after it, encoded <form>: <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade      | members | devices each |
        | first  | red         | 40          | Estimator  | 2       | 2            |
        | second | red         | 2^40        | ModelBased | 1       | 1            |
      And the ledger is read out
      And the core at index 0 is encoded <form>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case           | form                                    |
        | unsorted       | with its keys the other way round       |
        | long-integer   | with a long form of its largest integer |
        | indefinite-map | without a count of its members          |
        | repeated-key   | with its position twice                 |
        | cbor-x         | as cbor-x does by default               |

    @id:pool-1/6.6-1/widths
    Scenario Outline: A figure that fits fewer bytes: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | <uJ>      | HwShunt | 1       | 1            |
      And the ledger is read out
      And the core at index 0 is encoded with a long form of its largest integer
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case           | uJ       |
        | 23             | 23       |
        | 24             | 24       |
        | 255            | 255      |
        | 256            | 256      |
        | 65535          | 65535    |
        | 65536          | 65536    |
        | 2-to-32-less-1 | 2^32 - 1 |

    @id:pool-1/6.6-1/shortest
    @control-of:pool-1/6.6-1/widths
    Scenario Outline: The same figure in its shortest form: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | <uJ>      | HwShunt | 1       | 1            |
      And the ledger is read out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent <uJ> uJ and holds 1 device

      Examples:
        | case           | uJ       |
        | 23             | 23       |
        | 24             | 24       |
        | 255            | 255      |
        | 256            | 256      |
        | 65535          | 65535    |
        | 65536          | 65536    |
        | 2-to-32-less-1 | 2^32 - 1 |
        | 2-to-32        | 2^32     |

    @id:pool-1/6.6-1/canonical
    @control-of:pool-1/6.6-1/last
    Scenario: The same entries taken apart, encoded and sealed again as they were
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade      | members | devices each |
        | first  | red         | 40          | Estimator  | 2       | 2            |
        | second | red         | 2^40        | ModelBased | 1       | 1            |
      And the ledger is read out
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken
      And by the ledger red has spent 2^40 + 40 uJ and holds 5 devices

  @pool-1/6.6-2
  Rule: The envelope is held to the same rule, and the core has no tags

    @id:pool-1/6.6-2/outside
    Scenario Outline: Right but for its encoding around the core, or a tag in it: <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 40          | HwShunt | 1       | 1            |
      And the ledger is read out
      And <change>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case                 | change                                                                     |
        | long-array           | the envelope at index 0 is encoded with a long count of its parts          |
        | indefinite-array     | the envelope at index 0 is encoded without a count of its parts            |
        | long-core            | the envelope at index 0 is encoded with a long length of the core          |
        | long-header          | the envelope at index 0 is encoded with a long length of the protected header |
        | inside-the-header    | the envelope at index 0 is encoded with a long count inside the protected header |
        | tagged-position      | the position in the entry at index 0 is written as a tag                   |
        | tagged-steward       | the steward in the entry at index 0 is written as a tag                    |

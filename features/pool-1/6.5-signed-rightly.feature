Feature: pool/1 section 6.5, what a right signature does not excuse

  Each entry here is sealed with the steward's own key, and still says what no entry may say.

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

  @pool-1/6.5-8
  Rule: Only algorithm -8 in the protected header is taken

    Background:
      Given the ledger is read out

    @id:pool-1/6.5-8/other-algorithm
    Scenario Outline: Signed rightly, but named another algorithm: <case>
      Given the entry at index 3 names the algorithm <algorithm>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case              | algorithm                            |
        | es256             | -7                                   |
        | fully-specified   | -19                                  |
        | hmac              | 5                                    |
        | plus-eight        | 8                                    |
        | its-name          | "EdDSA"                              |
        | right-one-outside | -7, and -8 outside the protected header |

    @id:pool-1/6.5-8/outside
    Scenario Outline: Signed rightly, with the algorithm in the unprotected header only: <case>
      Given the entry at index <index> names its algorithm outside the protected header only
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case  | index |
        | first | 0     |
        | last  | 3     |

    @id:pool-1/6.5-8/minus-eight
    @control-of:pool-1/6.5-8/other-algorithm
    Scenario: The algorithm written again as it was
      Given the entry at index 3 names the algorithm -8
      When the ledger is replayed
      Then the ledger is taken

  @pool-1/6.5-9
  Rule: A float, a bool or a null in the core is refused

    Background:
      Given the ledger is read out

    @id:pool-1/6.5-9/forbidden
    Scenario Outline: Signed rightly, but with what cores do not have: <case>
      Given the <field> in the entry at index <index> is written as a <value>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case                  | field    | index | value |
        | position-float        | position | 3     | float |
        | position-float-first  | position | 0     | float |
        | position-bool-first   | position | 0     | bool  |
        | position-bool-second  | position | 1     | bool  |
        | position-null         | position | 3     | null  |
        | position-null-first   | position | 0     | null  |
        | steward-float         | steward  | 3     | float |
        | steward-bool          | steward  | 3     | bool  |
        | steward-null          | steward  | 3     | null  |

    @id:pool-1/6.5-9/mended
    @control-of:pool-1/6.5-9/forbidden
    Scenario: The position written as an integer again
      Given the position in the entry at index 3 is written as a float
      And the entries are put in order and sealed again
      When the ledger is replayed
      Then the ledger is taken

  @pool-1/6.5-10
  Rule: A signature with S past the group order is refused

    Background:
      Given the ledger is read out

    @id:pool-1/6.5-10/twin
    Scenario Outline: The twin of a right signature: <case>
      Given the group order is added to S in the entry at index <index>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case  | index |
        | first | 0     |
        | last  | 3     |

    @id:pool-1/6.5-10/as-signed
    @control-of:pool-1/6.5-10/twin
    Scenario: The signature as the steward made it
      When the ledger is replayed
      Then the ledger is taken

  @pool-1/6.5-11
  Rule: The key id and the steward in the core name the steward, and nobody else

    Background:
      Given the ledger is read out

    @id:pool-1/6.5-11/named-otherwise
    Scenario Outline: Sealed with the steward's key, but naming another: <case>
      Given <change>
      When the ledger is replayed
      Then the ledger is refused

      Examples:
        | case          | change                                                                       |
        | other-key-id  | the entry at index 3 has the key id mallory                                  |
        | other-steward | the entry at index 3 names mallory as its steward                            |
        | two-key-ids   | the entry at index 3 has mallory as a second key id                          |
        | unsigned      | the unprotected header of the entry at index 3 gets the key id mallory after signing |

Feature: pool/1 sections 6.7 and 6.8, witnesses

  A steward can rewrite its own ledger, since it holds the only key. A witness holds another: it
  signs how long the ledger was, and which head it had.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 2200         | 44                | 1      |          |
      | red         | org    | 100          | 20                | 1      |          |
      | blue        | org    | 1000         | 12                | 0      |          |
    And these claims have been admitted
      | claim | entitlement | estimate uJ | grade   | members | devices each |
      | a     | red         | 1           | HwShunt | 1       | 1            |
      | b     | red         | 2           | HwShunt | 1       | 2            |
      | c     | blue        | 4           | HwShunt | 1       | 3            |
    And b has been released at 3 uJ read at HwShunt
    And the ledger is read out

  @pool-1/6.7-1
  Rule: A witness signs the head at a length

    @id:pool-1/6.7-1/covers
    Scenario: A receipt covers the ledger that it was given for
      When notary asks to witness the ledger
      Then a receipt is given
      Given notary has witnessed the ledger
      When the ledger is attested
      Then the receipt of notary covers the ledger
      And the ledger is attested as witnessed

    @id:pool-1/6.7-1/two
    Scenario: Two witnesses, a receipt each
      Given notary has witnessed the ledger
      And registrar has witnessed the ledger
      When the ledger is attested
      Then the receipt of notary covers the ledger
      And the receipt of registrar covers the ledger
      And the ledger is attested as witnessed

    @id:pool-1/6.7-1/sole-entry
    Scenario: A ledger of one entry
      Given only the entries from index 0 to index 0 are kept
      And notary has witnessed the ledger
      When the ledger is attested
      Then the receipt of notary covers the ledger

  @pool-1/6.7-2
  Rule: Who holds the steward's key is no witness

    @id:pool-1/6.7-2/signing
    Scenario Outline: The steward's key asks to witness, under the name <case>
      When <case> asks to witness the ledger with steward's key
      Then no receipt is given

      Examples:
        | case    |
        | steward |
        | notary  |

    @id:pool-1/6.7-2/signing-with-its-own
    @control-of:pool-1/6.7-2/signing
    Scenario: Another key under the same name
      When notary asks to witness the ledger with notary's key
      Then a receipt is given

    @id:pool-1/6.7-2/attesting
    Scenario: A receipt made with the steward's key
      Given notary has witnessed the ledger
      And the receipt of notary is sealed with steward's key and presented with it
      When the ledger is attested
      Then the receipt of notary does not cover the ledger
      And the ledger is not attested as witnessed

    @id:pool-1/6.7-2/attesting-under-its-key
    Scenario: A witness's receipt, presented as made with the steward's key
      Given notary has witnessed the ledger
      And the receipt of notary is presented with steward's key
      When the ledger is attested
      Then the receipt of notary does not cover the ledger
      And the ledger is not attested as witnessed

    @id:pool-1/6.7-2/attesting-with-its-own
    @control-of:pool-1/6.7-2/attesting
    Scenario: The same receipt sealed with the witness's own key
      Given notary has witnessed the ledger
      And the receipt of notary is sealed with notary's key and presented with it
      When the ledger is attested
      Then the receipt of notary covers the ledger
      And the ledger is attested as witnessed

  @pool-1/6.7-3
  Rule: The steward's name with another key is another party

    @id:pool-1/6.7-3/namesake
    Scenario: A namesake of the steward signs and is heard
      When steward asks to witness the ledger with namesake's key
      Then a receipt is given

  @pool-1/6.8-1
  Rule: An unwitnessed ledger is self-attested, and verifies

    @id:pool-1/6.8-1/self-attested
    Scenario: No receipt at all
      When the ledger is attested
      Then the ledger is attested as self-attested
      When the ledger is replayed
      Then the ledger is taken

    @id:pool-1/6.8-1/shorter
    Scenario: Nor does a ledger without its end fail: nobody can tell
      Given only the entries from index 0 to index 1 are kept
      When the ledger is attested
      Then the ledger is attested as self-attested

  @pool-1/6.8-2
  Rule: Self-attested and witnessed are never reported alike

    @id:pool-1/6.8-2/witnessed
    Scenario: One receipt that covers makes the difference
      Given notary has witnessed the ledger
      When the ledger is attested
      Then the ledger is attested as witnessed

    @id:pool-1/6.8-2/failing
    Scenario Outline: A receipt that fails makes none: <case>
      Given notary has witnessed the ledger
      And <change>
      When the ledger is attested
      Then the ledger is attested as self-attested

      Examples:
        | case           | change                                                                              |
        | wrong-key      | the receipt of notary is presented with mallory's key                               |
        | forged         | the lowest bit of the last byte of the signature is turned over in the receipt of notary |
        | changed        | the lowest bit of the last byte of the core is turned over in the receipt of notary |

    @id:pool-1/6.8-2/two-failing
    Scenario: Nor do two that fail
      Given notary has witnessed the ledger
      And registrar has witnessed the ledger
      And the receipt of notary is presented with registrar's key
      And the receipt of registrar is presented with notary's key
      When the ledger is attested
      Then the ledger is attested as self-attested

    @id:pool-1/6.8-2/rewritten
    Scenario: Nor does one for a history that was rewritten since
      Given notary has witnessed the ledger
      And the entries at indices 0 and 2 change places
      And the entries are put in order and sealed again
      When the ledger is attested
      Then the ledger is attested as self-attested

    @id:pool-1/6.8-2/no-receipt
    Scenario: Nor none
      When the ledger is attested
      Then the ledger is attested as self-attested

  @pool-1/6.8-3
  Rule: A receipt that does not verify is told from one that covers another head or length

    @id:pool-1/6.8-3/does-not-verify
    Scenario Outline: A receipt that does not verify: <case>
      Given notary has witnessed the ledger
      And <change>
      When the ledger is attested
      Then the receipt of notary does not verify

      Examples:
        | case              | change                                                                              |
        | wrong-key         | the receipt of notary is presented with mallory's key                               |
        | signature-end     | the lowest bit of the last byte of the signature is turned over in the receipt of notary |
        | signature-start   | the lowest bit of the first byte of the signature is turned over in the receipt of notary |
        | statement-changed | the lowest bit of the last byte of the core is turned over in the receipt of notary |

    @id:pool-1/6.8-3/rewritten
    Scenario Outline: The history was rewritten since, at the same length: <case>
      Given notary has witnessed the ledger
      And the entries at indices <one> and <other> change places
      And the entries are put in order and sealed again
      When the ledger is attested
      Then the receipt of notary covers another head or length

      Examples:
        | case       | one | other |
        | beginning  | 0   | 1     |
        | to-the-end | 2   | 3     |

    @id:pool-1/6.8-3/cut
    Scenario Outline: The tail was cut since: <case>
      Given notary has witnessed the ledger
      And only the entries from index 0 to index <last> are kept
      When the ledger is attested
      Then the receipt of notary covers another head or length

      Examples:
        | case    | last |
        | by-one  | 2    |
        | by-most | 0    |

    @id:pool-1/6.8-3/another-ledger
    Scenario: A right receipt for another ledger of the same steward
      Given notary has witnessed the ledger
      And a new pool of the same steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | x     | red         | 9           | HwShunt | 1       | 1            |
      And the ledger is read out
      When the ledger is attested
      Then the receipt of notary covers another head or length

    @id:pool-1/6.8-3/grown
    Scenario: The ledger has grown since: the receipt is not a bad one
      Given notary has witnessed the ledger
      And a has been released at 1 uJ read at HwShunt
      And the ledger is read out
      When the ledger is attested
      Then the receipt of notary counts as verified

    @id:pool-1/6.8-3/side-by-side
    Scenario: Both kinds in one answer
      Given notary has witnessed the ledger
      And registrar has witnessed the ledger
      And the receipt of notary is presented with mallory's key
      And only the entries from index 0 to index 2 are kept
      When the ledger is attested
      Then the receipt of notary does not verify
      And the receipt of registrar covers another head or length

    @id:pool-1/6.8-3/covers
    @control-of:pool-1/6.8-3/rewritten
    Scenario: The ledger as it was
      Given notary has witnessed the ledger
      When the ledger is attested
      Then the receipt of notary covers the ledger

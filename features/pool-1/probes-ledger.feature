Feature: pool/1 section 6, what the text leaves open

  Each scenario asks one question and records the answer, in the words of the registry. None is right
  or wrong.

  @probe
  @pool-1/probe/base-of-positions
  Rule: From what do positions count?

    @id:pool-1/probe/base-of-positions/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the first position is recorded as one of
        | 0 | 1 | another |

  @probe
  @pool-1/probe/sentinel-across-stewards
  Rule: Do ledgers of two stewards begin from the same sentinel?

    @id:pool-1/probe/sentinel-across-stewards/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is set aside
      And a new pool of another steward
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | d     | red         | 10          | HwShunt | 1       | 1            |
      And the ledger is read out
      When a reader that knows nothing of pools examines the entries
      Then the first predecessor, beside that of the ledger set aside, is recorded as one of
        | the same | another |

  @probe
  @pool-1/probe/other-tag
  Rule: Is an entry taken whose envelope has its tag taken off, or put on where there was none?

    @id:pool-1/probe/other-tag/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      And the envelope at index 2 is encoded with its tag taken off, or put on where there was none
      When the ledger is replayed
      Then what becomes of the ledger is recorded as one of
        | taken | refused |

  @probe
  @pool-1/probe/tree-without-entitlement
  Rule: Is a pool restored under a tree that lacks an entitlement of its ledger?

    @id:pool-1/probe/tree-without-entitlement/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      And the same tree, without red
      When a pool is restored from the ledger
      Then what becomes of the restart is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/signature-then-link
  Rule: Where a bad signature comes before a broken link, which index is reported?

    @id:pool-1/probe/signature-then-link/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      And the lowest bit of the first byte of the signature is turned over in the entry at index 1
      And the entry at index 2 links to another predecessor
      When the ledger is replayed
      Then what becomes of the ledger is recorded as one of
        | refused at 1 | refused at 2 | refused |

  @probe
  @pool-1/probe/link-then-signature
  Rule: Where a broken link comes before a bad signature, which index is reported?

    @id:pool-1/probe/link-then-signature/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      And the entry at index 1 links to another predecessor
      And the lowest bit of the first byte of the signature is turned over in the entry at index 2
      When the ledger is replayed
      Then what becomes of the ledger is recorded as one of
        | refused at 1 | refused at 2 | refused |

  @probe
  @pool-1/probe/earlier-prefix-status
  Rule: Which status has a receipt for an earlier prefix of the ledger?

    @id:pool-1/probe/earlier-prefix-status/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
      And the ledger is read out
      And wanda has witnessed the ledger
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | red         | 20          | HwShunt | 1       | 1            |
      And the ledger is read out
      When the ledger is attested
      Then the status of the one receipt is recorded as one of
        | covers | covers another | does not verify | turned away |

  @probe
  @pool-1/probe/earlier-prefix-grade
  Rule: Does a receipt for an earlier prefix make the ledger witnessed?

    @id:pool-1/probe/earlier-prefix-grade/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
      And the ledger is read out
      And wanda has witnessed the ledger
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | red         | 20          | HwShunt | 1       | 1            |
      And the ledger is read out
      When the ledger is attested
      Then the attestation is recorded as one of
        | witnessed | self-attested | turned away |

  @probe
  @pool-1/probe/one-of-two-receipts
  Rule: Is a ledger witnessed that has one receipt that covers it and one that does not verify?

    @id:pool-1/probe/one-of-two-receipts/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | a     | red         | 10          | HwShunt | 1       | 1            |
        | b     | red         | 20          | HwShunt | 1       | 1            |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      And the ledger is read out
      And wanda has witnessed the ledger
      And walter has witnessed the ledger
      And the lowest bit of the first byte of the signature is turned over in the receipt of walter
      When the ledger is attested
      Then the attestation is recorded as one of
        | witnessed | self-attested | turned away |

  @probe
  @pool-1/probe/empty-ledger
  Rule: How is an empty ledger attested that nobody has witnessed?

    @id:pool-1/probe/empty-ledger/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And the ledger is read out
      When the ledger is attested
      Then the attestation is recorded as one of
        | witnessed | self-attested | turned away |

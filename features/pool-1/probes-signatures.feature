Feature: pool/1 section 6.5, on which signatures verifiers of Ed25519 disagree

  Each scenario signs an entry in one of the twelve kinds of ed25519-speccheck, under a public key A of
  that kind, and records whether the implementation accepts the signature, which is R and S. The text
  names no rule for them, S above the group order aside.

  @probe
  @pool-1/probe/ed25519-small-both
  Rule: Is a signature accepted where the public key A and R are both of small order, and S is zero?

    @id:pool-1/probe/ed25519-small-both/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A and R are of small order and S is zero
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-small-key
  Rule: Is a signature accepted whose public key A is of small order?

    @id:pool-1/probe/ed25519-small-key/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A is of small order
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-small-commitment
  Rule: Is a signature accepted whose R is of small order?

    @id:pool-1/probe/ed25519-small-commitment/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which R is of small order
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-mixed
  Rule: Is a signature accepted where A and R each have a part of small order, and these cancel out?

    @id:pool-1/probe/ed25519-mixed/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A and R have parts of small order that cancel out
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-cofactor
  Rule: Is a signature accepted where A and R each have a part of small order, and only the equation with the cofactor holds?

    @id:pool-1/probe/ed25519-cofactor/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A and R have parts of small order that do not cancel out
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-late-reduction
  Rule: Is a signature accepted where only the equation with the cofactor holds, and not if eight times the hash is reduced by the group order before A is multiplied?

    @id:pool-1/probe/ed25519-late-reduction/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A has a part of small order that an early reduction brings back
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-above-order
  Rule: Is a signature accepted whose S is above the group order, in bits that a number below it may have too?

    @id:pool-1/probe/ed25519-above-order/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which S is above the group order
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-far-above-order
  Rule: Is a signature accepted whose S is so far above the group order that its highest bits show it?

    @id:pool-1/probe/ed25519-far-above-order/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which S is far above the group order
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-commitment-canonical-hash
  Rule: Is a signature accepted whose R is sent in a form that is not canonical, and was hashed in the canonical one?

    @id:pool-1/probe/ed25519-commitment-canonical-hash/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which R is not canonical, and was hashed as if it were
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-commitment-sent-hash
  Rule: Is a signature accepted whose R is sent in a form that is not canonical, and was hashed in that form?

    @id:pool-1/probe/ed25519-commitment-sent-hash/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which R is not canonical, and was hashed so
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-key-canonical-hash
  Rule: Is a signature accepted whose public key A is given in a form that is not canonical, and was hashed in the canonical one?

    @id:pool-1/probe/ed25519-key-canonical-hash/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A is not canonical, and was hashed as if it were
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

  @probe
  @pool-1/probe/ed25519-key-sent-hash
  Rule: Is a signature accepted whose public key A is given in a form that is not canonical, and was hashed in that form?

    @id:pool-1/probe/ed25519-key-sent-hash/asked
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
      And the ledger is taken where another key has signed it
      When the ledger is replayed with a signature in which A is not canonical, and was hashed so
      Then what becomes of the signature is recorded as one of
        | accepted | refused |

Feature: pool/1 sections 2.1 to 2.4 and 4, what the text leaves open

  Each scenario asks one question and records the answer, in the words of the registry. None is right
  or wrong.

  @probe
  @pool-1/probe/roll-up
  Rule: Does a child's spending count against its parent too?

    @id:pool-1/probe/roll-up/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 40          | HwShunt | 1       | 1            |
      When the usage is looked up
      Then what org has spent is recorded as one of
        | nothing | 40 uJ |

  @probe
  @pool-1/probe/inner-node
  Rule: May a claim be made on an entitlement that has children?

    @id:pool-1/probe/inner-node/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When org claims 10 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/past-the-parent
  Rule: Is a tree taken whose children's guarantees sum past their parent's?

    @id:pool-1/probe/past-the-parent/asked
    Scenario: It is tried, and the answer recorded
      When a pool of these entitlements is asked for
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 100          | 10                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      Then what becomes of the tree is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/spent-by-descendants
  Rule: Is a sibling's surplus less for what its own children have spent?

    @id:pool-1/probe/spent-by-descendants/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 800          | 80                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
        | leaf        | blue   | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | l     | leaf        | 100         | HwShunt | 1       | 1            |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/cycle
  Rule: Is a tree taken in which two entitlements are each the parent of the other?

    @id:pool-1/probe/cycle/asked
    Scenario: It is tried, and the answer recorded
      When a pool of these entitlements is asked for
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         | blue   | 100          | 10                | 1      |          |
        | blue        | red    | 100          | 10                | 1      |          |
      Then what becomes of the tree is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/repeated-id
  Rule: Is a tree taken in which an id stands twice?

    @id:pool-1/probe/repeated-id/asked
    Scenario: It is tried, and the answer recorded
      When a pool of these entitlements is asked for
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | red         | org    | 50           | 10                | 1      |          |
      Then what becomes of the tree is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/missing-parent
  Rule: Is a tree taken in which a parent is not there?

    @id:pool-1/probe/missing-parent/asked
    Scenario: It is tried, and the answer recorded
      When a pool of these entitlements is asked for
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         | org    | 100          | 10                | 1      |          |
      Then what becomes of the tree is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/limit-below-guarantee
  Rule: What becomes of a claim inside the guarantee whose sum with what is spent passes a lower limit?

    @id:pool-1/probe/limit-below-guarantee/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements, where such a tree is taken
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 50       |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 30          | HwShunt | 1       | 1            |
      When red claims 30 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/other-borrower-unspent
  Rule: Does a share count what another borrower has not spent of its own guarantee?

    @id:pool-1/probe/other-borrower-unspent/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | idle        | org    | 100          | 10                | 0      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
      When red claims 51 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/several-lenders
  Rule: Where several siblings lend, is the share rounded once or for each?

    @id:pool-1/probe/several-lenders/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 7            | 10                | 1      |          |
        | green       | org    | 7            | 10                | 0      |          |
      When red claims 107 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/full-by-charges
  Rule: What becomes of a claim that only charges, no open reservation, keep outside the guarantee?

    @id:pool-1/probe/full-by-charges/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 80          | HwShunt | 1       | 1            |
      And c has been released at 80 uJ read at HwShunt
      When red claims 30 uJ at Estimator for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/estimate-of-zero
  Rule: May an estimate be zero?

    @id:pool-1/probe/estimate-of-zero/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 0 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/empty-claim-id
  Rule: May a claim have the empty id?

    @id:pool-1/probe/empty-claim-id/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        |       | red         | 10          | HwShunt | 1       | 1            |
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/open-claim-id
  Rule: What becomes of a claim under the id of one that is open?

    @id:pool-1/probe/open-claim-id/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 10          | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 20          | HwShunt | 1       | 1            |
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/released-claim-id
  Rule: What becomes of a claim under the id of one that was released?

    @id:pool-1/probe/released-claim-id/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 10          | HwShunt | 1       | 1            |
      And c has been released at 10 uJ read at HwShunt
      When these claims are made in turn
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 20          | HwShunt | 1       | 1            |
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

  @probe
  @pool-1/probe/reason-unknown-or-empty
  Rule: Which reason is named for an empty gang on an unknown entitlement?

    @id:pool-1/probe/reason-unknown-or-empty/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      When green claims 10 uJ at HwShunt for 0 members of 1 device
      Then the reason is recorded as one of
        | unknown entitlement | empty gang | another |

  @probe
  @pool-1/probe/reason-devices-or-limit
  Rule: Which reason is named where devices pass the guarantee and energy the limit?

    @id:pool-1/probe/reason-devices-or-limit/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 120      |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 121 uJ at HwShunt for 1 member of 11 devices
      Then the reason is recorded as one of
        | devices exceed guarantee | energy exceeds limit | another |

  @probe
  @pool-1/probe/reason-energy-or-devices
  Rule: Which reason is named where a guess is past the guarantee and the devices are held?

    @id:pool-1/probe/reason-energy-or-devices/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 60          | HwShunt | 1       | 10           |
      When red claims 50 uJ at Estimator for 1 member of 1 device
      Then the reason is recorded as one of
        | guarantee exhausted | devices held | another |

  @probe
  @pool-1/probe/reason-limit-or-surplus
  Rule: Which reason is named where the limit and the share are both passed for now?

    @id:pool-1/probe/reason-limit-or-surplus/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 150      |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | c     | red         | 100         | HwShunt | 1       | 1            |
      When red claims 60 uJ at HwShunt for 1 member of 1 device
      Then the reason is recorded as one of
        | guarantee exhausted | surplus insufficient | another |

  @probe
  @pool-1/probe/borrowed-as-state
  Rule: Is what is borrowed a state of the entitlement, or a sum of what each open claim borrowed?

    @id:pool-1/probe/borrowed-as-state/asked
    Scenario: It is tried, and the answer recorded
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 80          | HwShunt | 1       | 1            |
        | second | red         | 60          | HwShunt | 1       | 1            |
      And first has been released at 10 uJ read at HwShunt
      When red claims 80 uJ at HwShunt for 1 member of 1 device
      Then what becomes of the claim is recorded as one of
        | admitted | queued | denied | turned away |

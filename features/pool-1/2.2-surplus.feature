Feature: pool/1 section 2.2, where surplus comes from

  What siblings have not spent of their guarantees may be borrowed: by weight, and by no one else.

  @pool-1/2.2-1
  Rule: Surplus comes from siblings under the same parent only

    @id:pool-1/2.2-1/cousins-idle
    Scenario: The sibling has spent its all; a cousin and both parents have not
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | north       |        | 1000         | 40                | 1      |          |
        | red         | north  | 100          | 10                | 1      |          |
        | blue        | north  | 100          | 10                | 1      |          |
        | south       |        | 1000         | 40                | 1      |          |
        | green       | south  | 100          | 10                | 1      |          |
        | amber       | south  | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 100         | HwShunt | 1       | 1            |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.2-1/sibling-idle
    @control-of:pool-1/2.2-1/cousins-idle
    Scenario: The sibling has spent nothing; the cousins have spent their all
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | north       |        | 1000         | 40                | 1      |          |
        | red         | north  | 100          | 10                | 1      |          |
        | blue        | north  | 100          | 10                | 1      |          |
        | south       |        | 1000         | 40                | 1      |          |
        | green       | south  | 100          | 10                | 1      |          |
        | amber       | south  | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | g     | green       | 100         | HwShunt | 1       | 1            |
        | a     | amber       | 100         | HwShunt | 1       | 1            |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/2.2-1/under-one-root
    Scenario: Cousins under one grandparent lend nothing either
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 4000         | 200               | 1      |          |
        | north       | org    | 1000         | 40                | 1      |          |
        | red         | north  | 100          | 10                | 1      |          |
        | blue        | north  | 100          | 10                | 1      |          |
        | south       | org    | 1000         | 40                | 1      |          |
        | green       | south  | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 100         | HwShunt | 1       | 1            |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

  @pool-1/2.2-2
  Rule: Surplus does not cross roots

    @id:pool-1/2.2-2/idle-root
    Scenario: A root never borrows, though another root is idle
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 10                | 1      |          |
        | blue        |        | 100          | 10                | 1      |          |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.2-2/under-other-roots
    Scenario: The only child of one root does not borrow under another
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | north       |        | 1000         | 40                | 1      |          |
        | red         | north  | 100          | 10                | 1      |          |
        | south       |        | 1000         | 40                | 1      |          |
        | blue        | south  | 100          | 10                | 1      |          |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.2-2/under-one-root
    @control-of:pool-1/2.2-2/under-other-roots
    Scenario: The same two under one root
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | north       |        | 1000         | 40                | 1      |          |
        | red         | north  | 100          | 10                | 1      |          |
        | south       |        | 1000         | 40                | 1      |          |
        | blue        | north  | 100          | 10                | 1      |          |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 1 uJ

    @id:pool-1/2.2-2/root-inside
    @control-of:pool-1/2.2-2/idle-root
    Scenario: A root spends all of its own
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 10                | 1      |          |
        | blue        |        | 100          | 10                | 1      |          |
      When red claims 100 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

  @pool-1/2.2-6
  Rule: What a sibling has reserved it has spent, and a release below the estimate gives surplus back

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
        | lent  | blue        | 80          | HwShunt | 1       | 1            |

    @id:pool-1/2.2-6/reserved
    Scenario: Of 100 the lender has reserved 80: half of the 20 left may be borrowed, and no more
      When red claims 11 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.2-6/reserved-share
    @control-of:pool-1/2.2-6/reserved
    Scenario: Half of the 20 that the lender has left
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 10 uJ

    @id:pool-1/2.2-6/released
    @control-of:pool-1/2.2-6/reserved
    Scenario: The lender's 80 came to 20: half of the 80 left may be borrowed
      Given lent has been released at 20 uJ read at HwShunt
      When red claims 40 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 40 uJ

    @id:pool-1/2.2-6/charged
    Scenario: What the lender was charged it has spent as well
      Given lent has been released at 20 uJ read at HwShunt
      When red claims 41 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

  @pool-1/2.2-8
  Rule: A sibling past its own guarantee adds no surplus

    Background:
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 600          | 60                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
        | over        | org    | 100          | 10                | 0      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | own   | red         | 100         | HwShunt | 1       | 1            |
        | ran   | over        | 100         | HwShunt | 1       | 1            |
      And ran has been released at 150 uJ read at HwShunt

    @id:pool-1/2.2-8/past-the-lender
    Scenario: One sibling with 100 unspent, one that overran by 50: half of 100 is the most
      When red claims 51 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.2-8/within-the-lender
    @control-of:pool-1/2.2-8/past-the-lender
    Scenario: Half of what both together are short of fits in every reading
      When red claims 25 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 25 uJ

Feature: pool/1 section 4, the order in which a claim is judged

  @pool-1/4-1
  Rule: Where several rules apply, the earlier one decides

    @id:pool-1/4-1/order
    Scenario Outline: All devices held and 60 of 100 spent: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 140      |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 10      | 1            |
      When <entitlement> claims <uJ> uJ at <grade> for <members> members of 1 device
      Then the claim is <verdict>
      And red has spent 60 uJ and holds 10 devices

      Examples:
        | case                                         | entitlement | uJ  | grade     | members | verdict |
        | unknown-before-what-is-held                  | green       | 10  | HwShunt   | 1       | denied  |
        | unknown-before-energy                        | green       | 50  | Estimator | 1       | denied  |
        | empty-before-energy-that-could-wait          | red         | 50  | Estimator | 0       | denied  |
        | empty-inside-the-guarantee                   | red         | 40  | HwShunt   | 0       | denied  |
        | devices-before-what-is-held                  | red         | 40  | HwShunt   | 11      | denied  |
        | devices-before-energy-that-could-wait        | red         | 50  | Estimator | 11      | denied  |
        | devices-before-energy-that-could-be-borrowed | red         | 50  | HwShunt   | 11      | denied  |
        | limit-before-what-is-held                    | red         | 141 | HwShunt   | 1       | denied  |
        | limit-before-the-grade                       | red         | 141 | Estimator | 1       | denied  |
        | inside-but-held                              | red         | 40  | Estimator | 1       | queued  |
        | borrowable-but-held                          | red         | 50  | HwShunt   | 1       | queued  |
        | a-guess-past-the-guarantee-and-held          | red         | 50  | Estimator | 1       | queued  |
        | past-the-limit-for-now-and-held              | red         | 90  | HwShunt   | 1       | queued  |

    @id:pool-1/4-1/order-while-free
    @control-of:pool-1/4-1/order
    Scenario Outline: Nothing held and nothing spent: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 140      |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims <uJ> uJ at <grade> for <members> members of 1 device
      Then the claim is admitted and borrows <borrowed> uJ

      Examples:
        | case                           | uJ  | grade     | members | borrowed |
        | a-guess-inside-before-its-rule | 100 | Estimator | 10      | 0        |
        | all-devices-while-borrowing    | 140 | HwShunt   | 10      | 40       |

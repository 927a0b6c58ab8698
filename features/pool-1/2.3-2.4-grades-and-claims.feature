Feature: pool/1 sections 2.3 and 2.4, grades and gangs

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |

  @pool-1/2.3-1
  Rule: Every figure carries the grade of what produced it

    @id:pool-1/2.3-1/verdict
    Scenario Outline: A verdict on a claim at <case>
      When red claims 10 uJ at <case> for 1 member of 1 device
      Then the claim is admitted
      And the admission is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/2.3-1/ledger
    Scenario Outline: An admission and a release in the ledger, at <case>
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade  | members | devices each |
        | first | red         | 10          | <case> | 1       | 1            |
      And first has been released at 7 uJ read at <case>
      Then the ledger reads
        | event    | claim | entitlement | energy uJ | grade  |
        | admitted | first | red         | 10        | <case> |
        | released | first |             | 7         | <case> |

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

  @pool-1/2.3-2
  Rule: A grade never improves on its way

    @id:pool-1/2.3-2/claim-to-verdict
    Scenario Outline: From claim to verdict, beside better figures: <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | better | red         | 10          | HwShunt | 1       | 1            |
      When red claims 10 uJ at <case> for 1 member of 1 device
      Then the claim is admitted
      And the admission is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/2.3-2/borrowing
    Scenario Outline: From a claim that borrows to its verdict: <case>
      When red claims 110 uJ at <case> for 1 member of 1 device
      Then the claim is admitted and borrows 10 uJ
      And the admission is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

    @id:pool-1/2.3-2/claim-to-ledger
    Scenario Outline: From claim to ledger, beside better figures: <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | better | red         | 10          | HwShunt | 1       | 1            |
        | plain  | red         | 10          | <case>  | 1       | 1            |
      And better has been released at 9 uJ read at HwShunt
      Then the ledger reads
        | event    | claim  | entitlement | energy uJ | grade   |
        | admitted | better | red         | 10        | HwShunt |
        | admitted | plain  | red         | 10        | <case>  |
        | released | better |             | 9         | HwShunt |

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/2.3-2/after-restart
    Scenario Outline: Through a restart, and a release at the same grade after it: <case>
      Given these claims have been admitted
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | better | red         | 10          | HwShunt | 1       | 1            |
        | plain  | red         | 10          | <case>  | 1       | 1            |
      And the pool is restarted from its ledger
      And plain has been released at 9 uJ read at <case>
      Then the ledger reads
        | event    | claim  | entitlement | energy uJ | grade   |
        | admitted | better | red         | 10        | HwShunt |
        | admitted | plain  | red         | 10        | <case>  |
        | released | plain  |             | 9         | <case>  |

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

  @pool-1/2.3-3
  Rule: A figure of no known grade is not accepted as if it had one

    @id:pool-1/2.3-3/no-grade
    Scenario Outline: A grade that is none of the three: <case>
      When red claims 10 uJ at the grade "<grade>" for 1 member of 1 device
      Then the claim is not accepted
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case       | grade      |
        | unknown    | Measured   |
        | empty      |            |
        | other-case | hwshunt    |
        | upper-case | MODELBASED |
        | padded     | HwShunt.          |
        | two        | HwShunt,Estimator |

    @id:pool-1/2.3-3/still-usable
    Scenario: The pool takes the next claim as if nothing had been asked
      Given red has asked for 10 uJ at the grade "Measured"
      When red claims 100 uJ at Estimator for 1 member of 10 devices
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/2.3-3/known
    @control-of:pool-1/2.3-3/no-grade
    Scenario Outline: Each of the three: <case>
      When red claims 10 uJ at the grade "<case>" for 1 member of 1 device
      Then the claim is admitted
      And red has spent 10 uJ and holds 1 device

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

  @pool-1/2.4-1
  Rule: The estimate is the gang's, not a member's

    @id:pool-1/2.4-1/not-multiplied
    Scenario: A gang of four with an estimate of 100 reserves 100
      When red claims 100 uJ at HwShunt for 4 members of 1 device
      Then the admission reserves 100 uJ on 4 devices, borrows 0 uJ and is graded HwShunt
      And red has spent 100 uJ and holds 4 devices

    @id:pool-1/2.4-1/not-by-devices
    Scenario: Nor is it multiplied by the devices of a member
      When red claims 100 uJ at HwShunt for 1 member of 10 devices
      Then the admission reserves 100 uJ on 10 devices, borrows 0 uJ and is graded HwShunt
      And red has spent 100 uJ and holds 10 devices

    @id:pool-1/2.4-1/not-divided
    Scenario: Nor is what is past the guarantee divided among the members
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 60          | HwShunt | 1       | 1            |
      When red claims 44 uJ at Estimator for 4 members of 1 device
      Then the claim is not admitted

  @pool-1/2.4-2
  Rule: A gang holds all its devices or none

    @id:pool-1/2.4-2/product
    Scenario: A gang's devices are its members times the devices of each
      When red claims 10 uJ at HwShunt for 3 members of 3 devices
      Then the admission reserves 10 uJ on 9 devices, borrows 0 uJ and is graded HwShunt
      And red has spent 10 uJ and holds 9 devices

    @id:pool-1/2.4-2/but-for-one
    Scenario: A gang that would fit but for one member takes nothing
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 5       | 1            |
      When red claims 10 uJ at HwShunt for 3 members of 2 devices
      Then the claim is not admitted
      And red has spent 10 uJ and holds 5 devices

    @id:pool-1/2.4-2/fits
    @control-of:pool-1/2.4-2/but-for-one
    Scenario: The same gang without that member
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 5       | 1            |
      When red claims 10 uJ at HwShunt for 2 members of 2 devices
      Then the claim is admitted
      And red has spent 20 uJ and holds 9 devices

    @id:pool-1/2.4-2/two-gangs
    Scenario: Of two gangs of six on ten devices one runs whole and the other holds nothing
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade   | members | devices each |
        | first  | red         | 10          | HwShunt | 6       | 1            |
        | second | red         | 10          | HwShunt | 6       | 1            |
      Then the verdicts are
        | claim  | verdict  |
        | first  | admitted |
        | second | queued   |
      And red has spent 10 uJ and holds 6 devices

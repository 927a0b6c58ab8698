Feature: pool/1 section 2.1, what no sibling, sum or priority can change

  @pool-1/2.1-4
  Rule: The energy guarantee may always be spent, also after siblings have borrowed

    @id:pool-1/2.1-4/half-lent
    Scenario: A sibling has borrowed its whole share, then the owner spends all that it is owed
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 150         | HwShunt | 1       | 1            |
      When red claims 100 uJ at Estimator for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/2.1-4/all-lent
    Scenario: All of it has been lent, and still it is the owner's to spend, in two parts
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 0      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 200         | HwShunt | 1       | 1            |
      When these claims are made in turn
        | claim  | entitlement | estimate uJ | grade     | members | devices each |
        | first  | red         | 50          | HwShunt   | 1       | 1            |
        | second | red         | 50          | Estimator | 1       | 1            |
      Then the verdicts are
        | claim  | verdict  | borrows uJ |
        | first  | admitted | 0          |
        | second | admitted | 0          |

    @id:pool-1/2.1-4/no-more-than-its-own
    Scenario: What was lent gives the owner nothing beyond its guarantee
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 0      |          |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | b     | blue        | 200         | HwShunt | 1       | 1            |
      When red claims 101 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

  @pool-1/2.1-5
  Rule: Sums of energy and of devices do not wrap

    @id:pool-1/2.1-5/reserved
    Scenario: A reservation ten below the largest figure, and twenty more asked
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | max          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | max - 10    | HwShunt | 1       | 1            |
      When red claims 20 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted
      And red has spent max - 10 uJ and holds 1 device

    @id:pool-1/2.1-5/reserved-exactly
    @control-of:pool-1/2.1-5/reserved
    Scenario: The ten that are left
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | max          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | max - 10    | HwShunt | 1       | 1            |
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted
      And red has spent max uJ and holds 2 devices

    @id:pool-1/2.1-5/charged
    Scenario: A charge ten below the largest figure, and twenty more asked
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 1       | 1            |
      And first has been released at max - 10 uJ read at HwShunt
      When red claims 20 uJ at HwShunt for 1 member of 1 device
      Then the claim is not admitted

    @id:pool-1/2.1-5/charged-little
    @control-of:pool-1/2.1-5/charged
    Scenario: A charge of ten, and twenty more asked
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 1       | 1            |
      And first has been released at 10 uJ read at HwShunt
      When red claims 20 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted

    @id:pool-1/2.1-5/devices
    Scenario: All but ten of the most devices there can be are held, and twenty more asked
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 4294967295        | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members    | devices each |
        | first | red         | 10          | HwShunt | 4294967285 | 1            |
      When red claims 10 uJ at HwShunt for 20 members of 1 device
      Then the claim is not admitted
      And red has spent 10 uJ and holds 4294967285 devices

    @id:pool-1/2.1-5/devices-exactly
    @control-of:pool-1/2.1-5/devices
    Scenario: The ten devices that are left
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | red         |        | 100          | 4294967295        | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members    | devices each |
        | first | red         | 10          | HwShunt | 4294967285 | 1            |
      When red claims 10 uJ at HwShunt for 10 members of 1 device
      Then the claim is admitted

  @pool-1/2.1-7
  Rule: Priority changes no verdict on a claim

    @id:pool-1/2.1-7/turned-round
    Scenario Outline: The same claims get the same verdicts: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ | priority |
        | org         |        | 400          | 40                | 1      |          | 0        |
        | red         | org    | 100          | 10                | 1      |          | <red>    |
        | blue        | org    | 100          | 10                | 1      |          | <blue>   |
      When these claims are made in turn
        | claim      | entitlement | estimate uJ | grade     | members | devices each |
        | inside     | red         | 100         | Estimator | 1       | 9            |
        | borrowing  | red         | 50          | HwShunt   | 1       | 1            |
        | past-share | red         | 1           | HwShunt   | 1       | 1            |
        | too-many   | blue        | 10          | HwShunt   | 1       | 11           |
        | own        | blue        | 100         | HwShunt   | 1       | 10           |
      Then the verdicts are
        | claim      | verdict      | borrows uJ |
        | inside     | admitted     | 0          |
        | borrowing  | admitted     | 50         |
        | past-share | not admitted |            |
        | too-many   | denied       |            |
        | own        | admitted     | 0          |

      Examples:
        | case       | red | blue |
        | alike      | 5   | 5    |
        | red-first  | 9   | 1    |
        | blue-first | 1   | 9    |

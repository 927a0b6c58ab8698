Feature: pool/1 sections 4.1 and 4.2, what is refused before anything can queue

  A claim on nothing, and a claim that can never be met, are denied: they wait for nothing.

  Background:
    Given a pool of these entitlements
      | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
      | org         |        | 400          | 40                | 1      |          |
      | red         | org    | 100          | 10                | 1      |          |
      | blue        | org    | 100          | 10                | 1      |          |

  @pool-1/4.1-1
  Rule: A claim on an entitlement that the pool does not hold is denied

    @id:pool-1/4.1-1/unknown
    Scenario: An unknown entitlement
      When green claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is denied
      And green has spent 0 uJ and holds 0 devices

    @id:pool-1/4.1-1/close-name
    Scenario Outline: A name that is not quite the one held: <case>
      When <entitlement> claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is denied
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case       | entitlement |
        | other-case | Red         |
        | longer     | reds        |
        | shorter    | re          |

    @id:pool-1/4.1-1/known
    @control-of:pool-1/4.1-1/unknown
    Scenario: The same claim on an entitlement that is held
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted

  @pool-1/4.1-2
  Rule: A gang of no members, or of members without devices, is denied

    @id:pool-1/4.1-2/empty
    Scenario Outline: A claim that would occupy nothing: <case>
      When red claims 10 uJ at HwShunt for <members> members of <devices> devices
      Then the claim is denied
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case                 | members | devices |
        | no-members           | 0       | 1       |
        | no-devices           | 1       | 0       |
        | neither              | 0       | 0       |
        | many-without-devices | 5       | 0       |

    @id:pool-1/4.1-2/one
    @control-of:pool-1/4.1-2/empty
    Scenario: The smallest gang, one member of one device
      When red claims 10 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted

  @pool-1/4.2-1
  Rule: A gang of more devices than the guarantee is denied, never queued

    @id:pool-1/4.2-1/over
    Scenario Outline: More devices than are guaranteed: <case>
      When red claims 10 uJ at HwShunt for <members> members of <devices> devices
      Then the claim is denied
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case            | members | devices |
        | one-over        | 11      | 1       |
        | one-member-over | 1       | 11      |
        | far-over        | 1000    | 1000    |
        | past-32-bits    | 65536   | 65536   |
        | past-by-two     | 2147483649 | 2    |

    @id:pool-1/4.2-1/over-while-held
    Scenario: Still denied while the devices are held: waiting would change nothing
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 1       | 10           |
      When red claims 10 uJ at HwShunt for 1 member of 11 devices
      Then the claim is denied

    @id:pool-1/4.2-1/over-while-borrowing
    Scenario: Still denied where the energy could be borrowed
      When red claims 120 uJ at HwShunt for 1 member of 11 devices
      Then the claim is denied

    @id:pool-1/4.2-1/exactly
    @control-of:pool-1/4.2-1/over
    Scenario Outline: Exactly the devices guaranteed: <case>
      When red claims 10 uJ at HwShunt for <members> members of <devices> devices
      Then the claim is admitted
      And red has spent 10 uJ and holds 10 devices

      Examples:
        | case        | members | devices |
        | ten-members | 10      | 1       |
        | one-member  | 1       | 10      |
        | five-of-two | 5       | 2       |

    @id:pool-1/4.2-1/exactly-while-held
    @control-of:pool-1/4.2-1/over-while-held
    Scenario: Exactly the devices guaranteed, while some are held, waits
      Given these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 1       | 3            |
      When red claims 10 uJ at HwShunt for 1 member of 10 devices
      Then the claim is queued

  @pool-1/4.2-2
  Rule: More energy than the limit is denied; exactly the limit is not refused for that

    @id:pool-1/4.2-2/over
    Scenario Outline: Past the limit: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | <limit>  |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims <uJ> uJ at <grade> for 1 member of 1 device
      Then the claim is denied
      And red has spent 0 uJ and holds 0 devices

      Examples:
        | case           | limit | uJ   | grade     |
        | one-over       | 120   | 121  | HwShunt   |
        | far-over       | 120   | 5000 | HwShunt   |
        | a-guess        | 120   | 121  | Estimator |
        | at-guarantee   | 100   | 101  | HwShunt   |

    @id:pool-1/4.2-2/over-while-held
    Scenario: Past the limit while all devices are held: still no wait
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 120      |
        | blue        | org    | 100          | 10                | 1      |          |
      And these claims have been admitted
        | claim | entitlement | estimate uJ | grade   | members | devices each |
        | first | red         | 10          | HwShunt | 1       | 10           |
      When red claims 121 uJ at HwShunt for 1 member of 1 device
      Then the claim is denied

    @id:pool-1/4.2-2/exactly
    @control-of:pool-1/4.2-2/over
    Scenario Outline: Exactly the limit: <case>
      Given a pool of these entitlements
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | <limit>  |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims <limit> uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows <borrowed> uJ

      Examples:
        | case         | limit | borrowed |
        | past-own     | 120   | 20       |
        | at-guarantee | 100   | 0        |

    @id:pool-1/4.2-2/limit-below-guarantee
    Scenario: Inside the guarantee but past a lower limit, where such a tree is taken
      Given a pool of these entitlements, where such a tree is taken
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 50       |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 51 uJ at HwShunt for 1 member of 1 device
      Then the claim is denied

    @id:pool-1/4.2-2/at-limit-below-guarantee
    @control-of:pool-1/4.2-2/limit-below-guarantee
    Scenario: Exactly a limit below the guarantee, where such a tree is taken
      Given a pool of these entitlements, where such a tree is taken
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 50       |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 50 uJ at HwShunt for 1 member of 1 device
      Then the claim is admitted and borrows 0 uJ

    @id:pool-1/4.2-2/guess-past-limit-below-guarantee
    Scenario: A guess inside the guarantee but past a lower limit, where such a tree is taken
      Given a pool of these entitlements, where such a tree is taken
        | entitlement | parent | guarantee uJ | guarantee devices | weight | limit uJ |
        | org         |        | 400          | 40                | 1      |          |
        | red         | org    | 100          | 10                | 1      | 50       |
        | blue        | org    | 100          | 10                | 1      |          |
      When red claims 51 uJ at Estimator for 1 member of 1 device
      Then the claim is denied

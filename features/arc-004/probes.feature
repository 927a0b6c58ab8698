Feature: arc-004/1, what its text leaves open

  Each scenario asks one question and records the answer, in the words of the registry. None is right
  or wrong.

  @probe
  @arc-004/probe/stale-and-endless
  Rule: Which state is reported of two: old evidence, and a reservation without an end

    @id:arc-004/probe/stale-and-endless/asked
    Scenario: Old evidence, and a reservation without an end
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 |        |
      When the request is decided
      Then what becomes of the request is recorded as one of
        | stale | on hold | something else |

  @probe
  @arc-004/probe/stale-and-disputed
  Rule: Which state is reported of two: old evidence, and a wrong total

    @id:arc-004/probe/stale-and-disputed/asked
    Scenario: Old evidence, and a wrong total
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And the reported total of reservations is 3
      When the request is decided
      Then what becomes of the request is recorded as one of
        | stale | disputed | something else |

  @probe
  @arc-004/probe/stale-and-unknown
  Rule: Which state is reported of two: old evidence, and unknown capacity

    @id:arc-004/probe/stale-and-unknown/asked
    Scenario: Old evidence, and unknown capacity
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And the allocatable capacity is unknown
      When the request is decided
      Then what becomes of the request is recorded as one of
        | stale | unknown | something else |

  @probe
  @arc-004/probe/endless-and-disputed
  Rule: Which state is reported of two: a reservation without an end, and a wrong total

    @id:arc-004/probe/endless-and-disputed/asked
    Scenario: A reservation without an end, and a wrong total
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 |        |
      And the reported total of reservations is 3
      When the request is decided
      Then what becomes of the request is recorded as one of
        | on hold | disputed | something else |

  @probe
  @arc-004/probe/endless-and-unknown
  Rule: Which state is reported of two: a reservation without an end, and unknown capacity

    @id:arc-004/probe/endless-and-unknown/asked
    Scenario: A reservation without an end, and unknown capacity
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 |        |
      And the allocatable capacity is unknown
      When the request is decided
      Then what becomes of the request is recorded as one of
        | on hold | unknown | something else |

  @probe
  @arc-004/probe/disputed-and-unknown
  Rule: Which state is reported of two: a wrong total, and unknown capacity

    @id:arc-004/probe/disputed-and-unknown/asked
    Scenario: A wrong total, and unknown capacity
      Given the worked baseline
      And the reported total of reservations is 3
      And the allocatable capacity is unknown
      When the request is decided
      Then what becomes of the request is recorded as one of
        | disputed | unknown | something else |

  @probe
  @arc-004/probe/short-of-quota
  Rule: Short of quota for now: queued or rejected

    @id:arc-004/probe/short-of-quota/asked
    Scenario: Past what remains, within the limit
      Given the worked baseline
      And the allocatable capacity is 100
      And b asks for 7
      When the request is decided
      Then what becomes of the request is recorded as one of
        | queued | rejected | something else |

  @probe
  @arc-004/probe/past-the-limit
  Rule: Past the limit itself: queued or rejected

    @id:arc-004/probe/past-the-limit/asked
    Scenario: Past the limit
      Given the worked baseline
      And the allocatable capacity is 100
      And b asks for 9
      When the request is decided
      Then what becomes of the request is recorded as one of
        | queued | rejected | something else |

  @probe
  @arc-004/probe/short-of-capacity
  Rule: Short of capacity for now: queued or rejected

    @id:arc-004/probe/short-of-capacity/asked
    Scenario: Past what is free, within all there is
      Given the worked baseline
      And the quota of b is 100
      And b asks for 8
      When the request is decided
      Then what becomes of the request is recorded as one of
        | queued | rejected | something else |

  @probe
  @arc-004/probe/past-all-capacity
  Rule: Past all capacity: queued or rejected

    @id:arc-004/probe/past-all-capacity/asked
    Scenario: Past all there is
      Given the worked baseline
      And the quota of b is 100
      And b asks for 11
      When the request is decided
      Then what becomes of the request is recorded as one of
        | queued | rejected | something else |

  @probe
  @arc-004/probe/release-condition-alone
  Rule: A release condition without an expiry: complete or not

    @id:arc-004/probe/release-condition-alone/asked
    Scenario: A release condition alone
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry | release condition | released at |
        | one         | a     | 4        | 08:00 |        | the run ends      |             |
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | on hold | something else |

  @probe
  @arc-004/probe/expiry-alone
  Rule: An expiry without a release condition: complete or not

    @id:arc-004/probe/expiry-alone/asked
    Scenario: An expiry alone
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry | release condition | released at |
        | one         | a     | 4        | 08:00 | 23:00  |                   |             |
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | on hold | something else |

  @probe
  @arc-004/probe/endless-but-released
  Rule: Without an end, but released: complete or not

    @id:arc-004/probe/endless-but-released/asked
    Scenario: Without an end, and released
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry | release condition | released at |
        | one         | a     | 4        | 08:00 |        |                   | 12:00       |
      And the reported total of reservations is 0
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | on hold | turned away | something else |

  @probe
  @arc-004/probe/own-reservation
  Rule: A holder's own reservation: counted against it or not

    @id:arc-004/probe/own-reservation/asked
    Scenario: 4 of 10 reserved for b, 8 asked by b
      Given the worked baseline
      And the quota of b is 100
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | b     | 4        | 08:00 | 23:00  |
      And b asks for 8
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | queued | rejected | something else |

  @probe
  @arc-004/probe/request-of-zero
  Rule: A request for nothing

    @id:arc-004/probe/request-of-zero/asked
    Scenario: Nothing asked
      Given the worked baseline
      And b asks for 0
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | queued | rejected | turned away | something else |

  @probe
  @arc-004/probe/used-above-limit
  Rule: More used than the limit: below zero or zero

    @id:arc-004/probe/used-above-limit/asked
    Scenario: 10 used of a limit of 8
      Given the worked baseline
      And 10 of that quota are used
      And b asks for 1
      When the request is decided
      Then the quota remaining is recorded as one of
        | below zero | zero | turned away | something else |

  @probe
  @arc-004/probe/total-not-given
  Rule: A total that is not given

    @id:arc-004/probe/total-not-given/asked
    Scenario: No total
      Given the worked baseline
      And the reported total of reservations is not given
      When the request is decided
      Then what becomes of the request is recorded as one of
        | turned away | admitted | on hold | disputed | unknown | something else |

  @probe
  @arc-004/probe/evidence-not-named
  Rule: Evidence without a reference

    @id:arc-004/probe/evidence-not-named/asked
    Scenario: No reference
      Given the worked baseline
      And the evidence has no reference
      When the request is decided
      Then what becomes of the request is recorded as one of
        | turned away | admitted | on hold | unknown | something else |

  @probe
  @arc-004/probe/unauthorised-and-not-needed
  Rule: Not needed and without authority: admitted or blocked

    @id:arc-004/probe/unauthorised-and-not-needed/asked
    Scenario: 6 asked of 6, and an override without authority
      Given the worked baseline
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage |           |
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | blocked | something else |

  @probe
  @arc-004/probe/unauthorised-and-no-capacity
  Rule: Without authority and without capacity: which comes first

    @id:arc-004/probe/unauthorised-and-no-capacity/asked
    Scenario: 8 asked of 6 free, and an override without authority
      Given the worked baseline
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage |           |
      And b asks for 8
      When the request is decided
      Then what becomes of the request is recorded as one of
        | blocked | queued | rejected | something else |

  @probe
  @arc-004/probe/granted-later
  Rule: An override dated after the decision: used or not

    @id:arc-004/probe/granted-later/asked
    Scenario: An override of 21:00 for a decision at 20:00
      Given the worked baseline
      And the allocatable capacity is 20
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 21:00 | outage | duty      |
      And b asks for 8
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted by the override | blocked | on hold | something else |

  @probe
  @arc-004/probe/more-committed-than-there-is
  Rule: More committed than there is: below zero or zero

    @id:arc-004/probe/more-committed-than-there-is/asked
    Scenario: 4 committed of a capacity of 2
      Given the worked baseline
      And the allocatable capacity is 2
      And b asks for 1
      When the request is decided
      Then the free capacity is recorded as one of
        | below zero | zero | not given | turned away | something else |

  @probe
  @arc-004/probe/two-limits
  Rule: A quota that differs from its line among all quotas

    @id:arc-004/probe/two-limits/asked
    Scenario: 12 where it asks, 8 among all quotas
      Given the worked baseline
      And the quota of b is given as 12 where it asks, and as 8 among all quotas
      When the request is decided
      Then what becomes of the request is recorded as one of
        | admitted | disputed | on hold | turned away | something else |

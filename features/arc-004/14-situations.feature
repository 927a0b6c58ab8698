Feature: arc-004/1 section 14, the eight situations by name

  Each is decided twice: as it is named, and with the one change that turns it.

  @arc-004/14-1
  Rule: Each situation has its outcome, and one change turns it

    @id:arc-004/14-1/baseline
    Scenario: Baseline, and one unit less of capacity
      Given the worked baseline
      When the request is decided
      Then the request is admitted
      But the allocatable capacity is 9
      When the request is decided
      Then the request is not admitted

    @id:arc-004/14-1/quota-only-false-confidence
    Scenario: Quota-only false confidence, and no more asked than is free
      Given the worked baseline
      And the quota of b is 12
      And b asks for 8
      When the request is decided
      Then the request is queued or rejected
      But b asks for 6
      When the request is decided
      Then the request is admitted

    @id:arc-004/14-1/expired-reservation-mismatch
    Scenario: Expired-reservation mismatch, and a report that no longer counts it
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | early       | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 4
      When the request is decided
      Then the decision is disputed
      But the reported total of reservations is 0
      When the request is decided
      Then the request is admitted

    @id:arc-004/14-1/unknown-capacity
    Scenario: Unknown capacity, and the same once it is known
      Given the worked baseline
      And the allocatable capacity is unknown
      When the request is decided
      Then the decision is unknown
      But the allocatable capacity is 10
      When the request is decided
      Then the request is admitted

    @id:arc-004/14-1/unauthorized-override
    Scenario: Unauthorized override, and the same with an authority
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 8
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage |           |
      When the request is decided
      Then the request is blocked
      But this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      When the request is decided
      Then the request is admitted by the override

    @id:arc-004/14-1/stale-evidence
    Scenario: Stale evidence, and the same observed anew
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      When the request is decided
      Then the decision is stale
      But the evidence is from 19:58 and decides for 300 s
      When the request is decided
      Then the request is admitted

    @id:arc-004/14-1/missing-expiry
    Scenario: Missing expiry, and the same once it has one
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 |        |
      When the request is decided
      Then the decision is on hold
      But these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 | 23:00  |
      When the request is decided
      Then the request is admitted

    @id:arc-004/14-1/transfer
    Scenario: Transfer, and the same without its override
      Given the worked baseline
      And the quota of c is 4
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | early       | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 0
      And c asks for 6
      And this override
        | scope | quantity | at    | reason    | authority |
        | eu-1  | 2        | 19:55 | emergency | chief     |
      When the request is decided
      Then the request is admitted by the override
      But no override
      When the request is decided
      Then the request is not admitted

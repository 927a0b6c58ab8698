Feature: arc-004/1 section 7, the gates and their order

  Old evidence is an hour old where five minutes are allowed; past its quota b asks for 7 where 6
  remain; short of capacity 4 of 8 are free where 6 are asked.

  @arc-004/7-1
  Rule: The first gate that fails is the one reported

    @id:arc-004/7-1/stale-and-over-quota
    Scenario: Old evidence, and past the quota
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And the allocatable capacity is 20
      And b asks for 7
      When the request is decided
      Then the decision is stale
      And the gate that failed is evidence

    @id:arc-004/7-1/stale-and-no-capacity
    Scenario: Old evidence, and short of capacity
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And the allocatable capacity is 8
      When the request is decided
      Then the decision is stale
      And the gate that failed is evidence

    @id:arc-004/7-1/over-quota-and-no-capacity
    Scenario: Past the quota, and short of capacity
      Given the worked baseline
      And the allocatable capacity is 8
      And b asks for 7
      When the request is decided
      Then the request is not admitted
      And the gate that failed is quota

    @id:arc-004/7-1/all-three
    Scenario: All three at once
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      And the allocatable capacity is 8
      And b asks for 7
      When the request is decided
      Then the decision is stale
      And the gate that failed is evidence

    @id:arc-004/7-1/stale-alone
    @control-of:arc-004/7-1/stale-and-over-quota
    Scenario: Old evidence alone
      Given the worked baseline
      And the evidence is from 19:00 and decides for 300 s
      When the request is decided
      Then the decision is stale
      And the gate that failed is evidence

    @id:arc-004/7-1/over-quota-alone
    @control-of:arc-004/7-1/stale-and-over-quota
    Scenario: Past the quota alone
      Given the worked baseline
      And the allocatable capacity is 20
      And b asks for 7
      When the request is decided
      Then the request is not admitted
      And the gate that failed is quota

    @id:arc-004/7-1/no-capacity-alone
    @control-of:arc-004/7-1/over-quota-and-no-capacity
    Scenario: Short of capacity alone
      Given the worked baseline
      And the allocatable capacity is 8
      When the request is decided
      Then the request is not admitted
      And the gate that failed is capacity

    @id:arc-004/7-1/none
    @control-of:arc-004/7-1/all-three
    Scenario: None of the three
      Given the worked baseline
      When the request is decided
      Then the request is admitted

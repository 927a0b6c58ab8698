Feature: arc-004/1 section 13, early expiry and a third venture

  @arc-004/13-1
  Rule: The transfer case is admitted by its override, and the records stay intact

    @id:arc-004/13-1/transfer
    Scenario: Quota 4 and an override of 2, 6 asked, and the early reservation gone
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
      And those who may override are "chief"
      When the request is decided
      Then the request is admitted by the override
      And the decision shows the override in full
      And these are the figures
        | figure             | value |
        | quota limit        | 4     |
        | effective quota    | 6     |
        | active reservation | 0     |
        | free capacity      | 10    |
        | requested quantity | 6     |
      When the commitments are taken at 20:00
      Then nothing is committed
      And the records are those that were given

    @id:arc-004/13-1/without-the-override
    @control-of:arc-004/13-1/transfer
    Scenario: The same request without the override
      Given the worked baseline
      And the quota of c is 4
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | early       | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 0
      And c asks for 6
      And no override
      When the request is decided
      Then the request is not admitted
      And these are the figures
        | figure          | value |
        | effective quota | 4     |
        | free capacity   | 10    |

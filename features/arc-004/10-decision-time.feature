Feature: arc-004/1 section 10, commitment at the time of the decision

  @arc-004/10-1
  Rule: What is committed is reckoned for the time of the decision

    @id:arc-004/10-1/expired
    Scenario Outline: Expired by 20:00, so that all of the capacity is free: <case>
      Given the worked baseline
      And the quota of b is 12
      And these reservations
        | reservation | owner | quantity | start | expiry   |
        | one         | a     | 4        | 08:00 | <expiry> |
      And the reported total of reservations is 0
      And b asks for 10
      When the request is decided
      Then the request is admitted
      And these are the figures
        | figure             | value |
        | active reservation | 0     |
        | free capacity      | 10    |

      Examples:
        | case              | expiry   |
        | an-hour-before    | 19:00    |
        | the-second-before | 19:59:59 |

    @id:arc-004/10-1/before-expiry
    @control-of:arc-004/10-1/expired
    Scenario: The same reservation, decided before its expiry
      Given the worked baseline
      And the quota of b is 12
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 4
      And the time of the decision is 18:30
      And the evidence is from 18:28 and decides for 300 s
      And b asks for 10
      When the request is decided
      Then the request is not admitted
      And these are the figures
        | figure             | value |
        | active reservation | 4     |
        | free capacity      | 6     |

  @arc-004/10-2
  Rule: A reported total that disagrees with the lifecycles is disputed

    @id:arc-004/10-2/disagrees
    Scenario Outline: 4 are active, and the report says <case>
      Given the worked baseline
      And b asks for 1
      And the reported total of reservations is <reported>
      When the request is decided
      Then the decision is disputed

      Examples:
        | case     | reported   |
        | one-more | 5          |
        | one-less | 3          |
        | none     | 0          |
        | far-more | 4294967295 |

    @id:arc-004/10-2/still-counted
    Scenario: An expired reservation is still in the report
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | one         | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 4
      When the request is decided
      Then the decision is disputed

    @id:arc-004/10-2/agrees
    @control-of:arc-004/10-2/disagrees
    Scenario: The report says what the lifecycles add up to
      Given the worked baseline
      And b asks for 1
      And the reported total of reservations is 4
      When the request is decided
      Then the request is admitted

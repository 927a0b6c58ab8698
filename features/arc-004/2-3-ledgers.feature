Feature: arc-004/1 sections 2 and 3, a decision follows from its row, and its ledgers stay apart

  The worked baseline of section 8 is the row that scenarios start from: quotas of 8 for a and b on a
  capacity of 10, 4 of it reserved for a until 23:00, 2 of b's quota used, and b asking for 6 at 20:00.

  @arc-004/2-1
  Rule: The same row gives the same decision, with the evidence that it names

    @id:arc-004/2-1/admitted-twice
    Scenario: A request that is admitted, decided twice
      Given the worked baseline
      When the request is decided
      And the request is decided again, as it was at first
      Then the last decision is the first one
      And the decision names the evidence "ev-7"

    @id:arc-004/2-1/after-another
    Scenario: The same row after another holder's and another evidence
      Given the worked baseline
      When the request is decided
      Given the evidence is named "ev-8"
      And a asks for 3
      When the request is decided
      Then the decision names the evidence "ev-8"
      When the request is decided again, as it was at first
      Then the last decision is the first one
      And the decision names the evidence "ev-7"

    @id:arc-004/2-1/not-admitted
    Scenario Outline: What is not admitted names its evidence too: <case>
      Given the worked baseline
      And the quota of b is <quota>
      And b asks for <asked>
      And the evidence is from <observed> and decides for 300 s
      And the evidence is named "<evidence>"
      When the request is decided
      And the request is decided again, as it was at first
      Then the last decision is the first one
      And the decision names the evidence "<evidence>"

      Examples:
        | case              | quota | asked | observed | evidence |
        | short-of-quota    | 8     | 7     | 19:58    | ev-1     |
        | short-of-capacity | 12    | 8     | 19:58    | ev-2     |
        | old-evidence      | 8     | 6     | 08:00    | ev-3     |

  @arc-004/2-2
  Rule: The order of members and of list items changes nothing

    @id:arc-004/2-2/decisions
    Scenario Outline: Three quotas, three reservations and two who may override: <case>
      Given the worked baseline
      And the quota of c is 4
      And these reservations
        | reservation | owner | quantity | start | expiry   |
        | gone        | a     | 3        | 08:00 | 19:00    |
        | here        | a     | 4        | 08:00 | <expiry> |
        | coming      | c     | 2        | 21:00 | 23:00    |
      And this override
        | scope | quantity | at    | reason | authority |
        | eu-1  | 2        | 19:50 | outage | duty      |
      And those who may override are "duty, chief"
      And the allocatable capacity is <capacity>
      And b asks for <asked>
      And the reported total of reservations is 4
      When the request is decided with its lists and members in every order
      Then every order gives one and the same decision

      Examples:
        | case               | expiry | capacity | asked |
        | inside-its-quota   | 23:00  | 10       | 6     |
        | past-its-quota     | 23:00  | 20       | 7     |
        | short-of-capacity  | 23:00  | 10       | 7     |
        | in-dispute         | 20:00  | 10       | 6     |
        | one-without-an-end |        | 10       | 6     |

    @id:arc-004/2-2/commitments
    Scenario: Commitments taken of the same three
      Given these reservations
        | reservation | owner | quantity | start | expiry |
        | gone        | a     | 3        | 08:00 | 19:00  |
        | here        | a     | 4        | 08:00 | 23:00  |
        | coming      | c     | 2        | 21:00 | 23:00  |
      When the commitments are taken at 20:00 with their list and members in every order
      Then every order gives one and the same commitment
      And 4 are committed, by "here"

  @arc-004/3-1
  Rule: Quota, reservation, capacity and request stay four numbers

    @id:arc-004/3-1/a-higher-limit
    Scenario: A higher limit moves the headroom alone
      Given the worked baseline
      When the request is decided
      Given the quota of b is 12
      When the request is decided
      Then these are the figures of the two decisions
        | figure               | first      | second     |
        | quota limit          | 8          | 12         |
        | quota used           | 2          | 2          |
        | quota remaining      | 6          | 10         |
        | effective quota      | 8          | 12         |
        | active reservation   | 4          | 4          |
        | allocatable capacity | 10         | 10         |
        | free capacity        | 6          | 6          |
        | requested quantity   | 6          | 6          |
        | contention           | overbooked | overbooked |

    @id:arc-004/3-1/contention-moves
    Scenario: A higher limit may move the contention too
      Given the worked baseline
      And the quota of a is 2
      When the request is decided
      Given the quota of b is 9
      When the request is decided
      Then these are the figures of the two decisions
        | figure               | first | second     |
        | quota remaining      | 6     | 7          |
        | active reservation   | 4     | 4          |
        | allocatable capacity | 10    | 10         |
        | free capacity        | 6     | 6          |
        | contention           | none  | overbooked |

    @id:arc-004/3-1/a-further-reservation
    Scenario: A further reservation moves the active commitment and the free capacity alone
      Given the worked baseline
      And b asks for 3
      When the request is decided
      Given these reservations
        | reservation | owner | quantity | start | expiry |
        | first       | a     | 4        | 08:00 | 23:00  |
        | further     | b     | 1        | 09:00 | 22:00  |
      And the reported total of reservations is 5
      When the request is decided
      Then these are the figures of the two decisions
        | figure               | first      | second     |
        | quota limit          | 8          | 8          |
        | quota used           | 2          | 2          |
        | quota remaining      | 6          | 6          |
        | effective quota      | 8          | 8          |
        | active reservation   | 4          | 5          |
        | allocatable capacity | 10         | 10         |
        | free capacity        | 6          | 5          |
        | requested quantity   | 3          | 3          |
        | contention           | overbooked | overbooked |

    @id:arc-004/3-1/a-larger-request
    Scenario: A larger request moves neither
      Given the worked baseline
      And b asks for 1
      When the request is decided
      Given b asks for 6
      When the request is decided
      Then these are the figures of the two decisions
        | figure               | first      | second     |
        | quota limit          | 8          | 8          |
        | quota used           | 2          | 2          |
        | quota remaining      | 6          | 6          |
        | effective quota      | 8          | 8          |
        | active reservation   | 4          | 4          |
        | allocatable capacity | 10         | 10         |
        | free capacity        | 6          | 6          |
        | requested quantity   | 1          | 6          |
        | contention           | overbooked | overbooked |

Feature: arc-004/1 sections 5 and 6, what quota proves and what an expired reservation leaves

  @arc-004/5-1
  Rule: Remaining quota is the limit less what is used, and says nothing of capacity

    @id:arc-004/5-1/too-little-free
    Scenario Outline: Headroom of 6, and less capacity free: <case>
      Given the worked baseline
      And the allocatable capacity is <capacity>
      When the request is decided
      Then the request is not admitted
      And these are the figures
        | figure          | value  |
        | quota remaining | 6      |
        | free capacity   | <free> |

      Examples:
        | case      | capacity | free |
        | two-free  | 6        | 2    |
        | none-free | 4        | 0    |
        | one-short | 9        | 5    |

    @id:arc-004/5-1/enough-free
    @control-of:arc-004/5-1/too-little-free
    Scenario: Headroom of 6, and as much capacity free
      Given the worked baseline
      And the allocatable capacity is 10
      When the request is decided
      Then the request is admitted
      And these are the figures
        | figure          | value |
        | quota remaining | 6     |
        | free capacity   | 6     |

    @id:arc-004/5-1/remaining
    Scenario Outline: What remains: <case>
      Given the worked baseline
      And the quota of b is <limit>
      And <used> of that quota are used
      And b asks for 1
      When the request is decided
      Then these are the figures
        | figure          | value       |
        | quota limit     | <limit>     |
        | quota used      | <used>      |
        | quota remaining | <remaining> |

      Examples:
        | case        | limit      | used | remaining  |
        | all         | 8          | 0    | 8          |
        | one         | 8          | 7    | 1          |
        | none        | 8          | 8    | 0          |
        | the-largest | 4294967295 | 1    | 4294967294 |
        | no-quota    | 0          | 0    | 0          |

  @arc-004/6-1
  Rule: An expired reservation commits nothing, and its record stays

    @id:arc-004/6-1/before-and-after
    Scenario: Before its expiry, and after
      Given these reservations
        | reservation | owner | quantity | start    | expiry     | release condition |
        | short       | a     | 4        | 08:00    | 19:00      |                   |
        | long        | b     | 2        | 08:30:15 | 23:00:00.5 | the run ends      |
      When the commitments are taken at 18:00
      Then 6 are committed, by "short, long"
      And the records are those that were given
      When the commitments are taken at 20:00
      Then 2 are committed, by "long"
      And the records are those that were given
      And short stands as expired
      And long stands as active

    @id:arc-004/6-1/all-expired
    Scenario: Long after the expiry of all
      Given these reservations
        | reservation | owner | quantity | start | expiry | release condition |
        | one         | a     | 4        | 01:00 | 02:00  |                   |
        | two         | b     | 2        | 01:00 | 03:00  | the run ends      |
      When the commitments are taken at 23:59:59
      Then nothing is committed
      And the records are those that were given
      And one stands as expired
      And two stands as expired

    @id:arc-004/6-1/in-a-decision
    Scenario: A decision after the expiry counts nothing of it
      Given the worked baseline
      And these reservations
        | reservation | owner | quantity | start | expiry |
        | short       | a     | 4        | 08:00 | 19:00  |
      And the reported total of reservations is 0
      When the request is decided
      Then these are the figures
        | figure             | value |
        | active reservation | 0     |
        | free capacity      | 10    |

  @arc-004/6-2
  Rule: Nothing is committed at expiry, after release, or before the start

    @id:arc-004/6-2/at-expiry
    Scenario Outline: At the moment of its expiry: <case>
      Given these reservations
        | reservation | owner | quantity | start | expiry   |
        | one         | a     | 4        | 08:00 | <expiry> |
      When the commitments are taken at <expiry>
      Then nothing is committed
      And one stands as expired

      Examples:
        | case                 | expiry     |
        | on-the-hour          | 19:00      |
        | within-a-second      | 19:00:00.5 |
        | when-it-just-started | 08:00      |

    @id:arc-004/6-2/before-expiry
    @control-of:arc-004/6-2/at-expiry
    Scenario Outline: Just before its expiry: <case>
      Given these reservations
        | reservation | owner | quantity | start | expiry   |
        | one         | a     | 4        | 08:00 | <expiry> |
      When the commitments are taken at <time>
      Then 4 are committed, by "one"
      And one stands as active

      Examples:
        | case                | expiry     | time     |
        | by-a-second         | 19:00      | 18:59:59 |
        | within-the-minute   | 19:00:30   | 19:00:29 |
        | by-half-of-a-second | 19:00:00.5 | 19:00    |

    @id:arc-004/6-2/released
    Scenario Outline: After its release, <case>
      Given these reservations
        | reservation | owner | quantity | start | expiry   | release condition | released at |
        | one         | a     | 4        | 08:00 | <expiry> | <condition>       | 12:00       |
        | other       | b     | 1        | 08:00 | 23:00    |                   |             |
      When the commitments are taken at 20:00
      Then 1 is committed, by "other"
      And one stands as <state>
      And the records are those that were given

      Examples:
        | case                | expiry | condition    | state               |
        | before-its-expiry   | 23:00  |              | released            |
        | without-an-expiry   |        | the run ends | released            |
        | and-past-its-expiry | 19:00  |              | expired or released |

    @id:arc-004/6-2/not-released
    @control-of:arc-004/6-2/released
    Scenario: The same reservations, none released
      Given these reservations
        | reservation | owner | quantity | start | expiry | release condition | released at |
        | one         | a     | 4        | 08:00 |        | the run ends      |             |
        | other       | b     | 1        | 08:00 | 23:00  |                   |             |
      When the commitments are taken at 20:00
      Then 5 are committed, by "one, other"
      And one stands as active

    @id:arc-004/6-2/not-started
    Scenario Outline: Before its start: <case>
      Given these reservations
        | reservation | owner | quantity | start   | expiry |
        | one         | a     | 4        | <start> | 23:00  |
      When the commitments are taken at 20:00
      Then nothing is committed
      And one stands as pending

      Examples:
        | case       | start    |
        | an-hour    | 21:00    |
        | one-second | 20:00:01 |

    @id:arc-004/6-2/started
    @control-of:arc-004/6-2/not-started
    Scenario: One second after its start
      Given these reservations
        | reservation | owner | quantity | start    | expiry |
        | one         | a     | 4        | 19:59:59 | 23:00  |
      When the commitments are taken at 20:00
      Then 4 are committed, by "one"
      And one stands as active

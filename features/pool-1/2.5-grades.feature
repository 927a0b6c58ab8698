Feature: pool/1 section 2.5, what division does to a grade

  A device's counter tells no tenants apart. Dividing what it read is a model, however good the
  counter; dividing a guess stays a guess.

  @pool-1/2.5-1
  Rule: A counter's total divided between two or more occupants is ModelBased

    @id:pool-1/2.5-1/shared
    Scenario Outline: Read by a counter, and shared: <case>
      When 1000 uJ at HwShunt are divided among <occupants> occupants of weight 1
      Then every share is graded ModelBased

      Examples:
        | case        | occupants |
        | two         | 2         |
        | three       | 3         |
        | one-hundred | 100       |

    @id:pool-1/2.5-1/unequal
    Scenario: Nor does a large part of the device make it a reading
      When 1000 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | most     | 999    |
        | rest     | 1      |
      Then every share is graded ModelBased

    @id:pool-1/2.5-1/alone
    @control-of:pool-1/2.5-1/shared
    Scenario: With one occupant fewer than two nothing is divided
      When 1000 uJ at HwShunt are divided among 1 occupant of weight 1
      Then every share is graded HwShunt

  @pool-1/2.5-2
  Rule: No tenant's figure from a shared device is HwShunt

    @id:pool-1/2.5-2/two
    Scenario Outline: Two tenants of weights <case>
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight   |
        | first    | <first>  |
        | second   | <second> |
      Then no share is graded HwShunt

      Examples:
        | case           | first | second |
        | equal          | 5     | 5      |
        | second-is-zero | 5     | 0      |
        | first-is-zero  | 0     | 5      |
        | far-apart      | max   | 1      |

    @id:pool-1/2.5-2/nothing-read
    Scenario: Also where the counter read nothing
      When 0 uJ at HwShunt are divided among 2 occupants of weight 1
      Then no share is graded HwShunt

    @id:pool-1/2.5-2/all-of-it
    Scenario: Also for the one that gets all of it beside two of weight zero
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | none     | 0      |
        | all      | 5      |
        | nothing  | 0      |
      Then no share is graded HwShunt
      And the shares are
        | occupant | share uJ |
        | none     | 0        |
        | all      | 10       |
        | nothing  | 0        |

  @pool-1/2.5-3
  Rule: Division degrades a grade no further, and never improves it

    @id:pool-1/2.5-3/shared
    Scenario Outline: A total at <case> among two
      When 10 uJ at <case> are divided among 2 occupants of weight 1
      Then every share is graded <grade>

      Examples:
        | case       | grade      |
        | HwShunt    | ModelBased |
        | ModelBased | ModelBased |
        | Estimator  | Estimator  |

    @id:pool-1/2.5-3/shared-by-many
    Scenario Outline: A total at <case> among one hundred degrades no further
      When 1000 uJ at <case> are divided among 100 occupants of weight 3
      Then every share is graded <grade>

      Examples:
        | case       | grade      |
        | HwShunt    | ModelBased |
        | ModelBased | ModelBased |
        | Estimator  | Estimator  |

  @pool-1/2.5-4
  Rule: A sole occupant keeps the device's grade and the whole total

    @id:pool-1/2.5-4/alone
    Scenario Outline: Alone on a device at <case>
      When 12345 uJ at <case> are divided among these occupants
        | occupant | weight |
        | only     | 3      |
      Then the shares are
        | occupant | share uJ |
        | only     | 12345    |
      And every share is graded <case>

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |
        | Estimator  |

    @id:pool-1/2.5-4/largest
    Scenario: Alone with the largest figure and the largest weight
      When max uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | only     | max    |
      Then the shares are
        | occupant | share uJ |
        | only     | max      |
      And every share is graded HwShunt

    @id:pool-1/2.5-4/nothing
    Scenario: Alone on a device that used nothing
      When 0 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | only     | 1      |
      Then the shares are
        | occupant | share uJ |
        | only     | 0        |
      And every share is graded HwShunt

    @id:pool-1/2.5-4/beside-nobody-much
    @control-of:pool-1/2.5-4/alone
    Scenario: Beside an occupant of weight zero it is alone no longer: the whole total, as a model
      When 12345 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | most     | 3      |
        | none     | 0      |
      Then the shares are
        | occupant | share uJ |
        | most     | 12345    |
        | none     | 0        |
      And every share is graded ModelBased

  @pool-1/2.5-8
  Rule: A device without occupants is refused

    @id:pool-1/2.5-8/nobody
    Scenario Outline: Nobody on a device that used <case>
      When <uJ> uJ at HwShunt are divided among 0 occupants of weight 1
      Then the division is refused

      Examples:
        | case     | uJ  |
        | some     | 10  |
        | nothing  | 0   |
        | the-most | max |

    @id:pool-1/2.5-8/somebody
    @control-of:pool-1/2.5-8/nobody
    Scenario: The same with one occupant
      When 10 uJ at HwShunt are divided among 1 occupant of weight 1
      Then the shares sum to the total

  @pool-1/2.5-9
  Rule: A device whose occupants all have weight zero is refused

    @id:pool-1/2.5-9/no-weight
    Scenario Outline: No weight among <case>
      When <uJ> uJ at HwShunt are divided among <occupants> occupants of weight 0
      Then the division is refused

      Examples:
        | case             | uJ | occupants |
        | one              | 10 | 1         |
        | two              | 10 | 2         |
        | seven            | 10 | 7         |
        | two-with-nothing | 0  | 2         |

    @id:pool-1/2.5-9/one-unit
    @control-of:pool-1/2.5-9/no-weight
    Scenario: The least weight there is, beside one without
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | without  | 0      |
        | with     | 1      |
      Then the shares are
        | occupant | share uJ |
        | without  | 0        |
        | with     | 10       |

Feature: pool/1 section 2.6, the estimate that is derived

  A figure for the next run is a prediction: a model of work of one class, from its upper end.

  @pool-1/2.6-2
  Rule: A derived estimate is ModelBased, neither better nor worse

    @id:pool-1/2.6-2/grade
    Scenario Outline: Three observations: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade    |
        | training | 10 | <first>  |
        | training | 20 | <second> |
        | training | 30 | <third>  |
      Then the estimate is graded ModelBased

      Examples:
        | case             | first      | second     | third      |
        | all-read         | HwShunt    | HwShunt    | HwShunt    |
        | all-modelled     | ModelBased | ModelBased | ModelBased |
        | largest-read     | ModelBased | ModelBased | HwShunt    |
        | largest-modelled | HwShunt    | HwShunt    | ModelBased |

    @id:pool-1/2.6-2/beside-guesses
    Scenario: Guesses beside the evidence take nothing from its grade
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade     |
        | training | 90 | Estimator |
        | training | 10 | HwShunt   |
        | training | 20 | HwShunt   |
        | training | 30 | HwShunt   |
        | training | 90 | Estimator |
      Then the estimate is graded ModelBased

    @id:pool-1/2.6-2/one-reading
    Scenario: One reading, where one is enough
      When an estimate for "training" that requires 1 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
      Then the estimate is graded ModelBased

    @id:pool-1/2.6-2/guesses-alone
    @control-of:pool-1/2.6-2/grade
    Scenario: Guesses alone make no model
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade     |
        | training | 10 | Estimator |
        | training | 20 | Estimator |
        | training | 30 | Estimator |
      Then no estimate is derived

  @pool-1/2.6-7
  Rule: Observations of other classes are never pooled in

    @id:pool-1/2.6-7/figure
    Scenario Outline: Another class that would change the figure: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 20 | HwShunt |
        | training | 30 | HwShunt |
      And it is derived again with these among them
        | class   | uJ   | grade   |
        | <other> | <uJ> | HwShunt |
        | <other> | <uJ> | HwShunt |
        | <other> | <uJ> | HwShunt |
      Then the second estimate is the first, or refused

      Examples:
        | case       | other      | uJ  |
        | larger     | inference  | 900 |
        | smaller    | inference  | 1   |
        | other-case | Training   | 900 |
        | longer     | training-2 | 900 |
        | shorter    | train      | 900 |

    @id:pool-1/2.6-7/count
    Scenario Outline: Another class that would make up the count: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | <other>  | 10 | HwShunt |
        | <other>  | 10 | HwShunt |
        | <other>  | 10 | HwShunt |
      Then no estimate is derived

      Examples:
        | case       | other      |
        | unlike     | inference  |
        | other-case | TRAINING   |
        | longer     | training-2 |

    @id:pool-1/2.6-7/none-of-the-class
    Scenario: Plenty of history, none of it of the class
      When an estimate for "training" is derived from these observations
        | class     | uJ | grade   |
        | inference | 10 | HwShunt |
        | inference | 10 | HwShunt |
        | inference | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-7/same-class
    @control-of:pool-1/2.6-7/count
    Scenario: The same history in one class
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then an estimate is derived

  @pool-1/2.6-8
  Rule: The reservation is the upper end of what was observed: above the mean, not above the maximum

    @id:pool-1/2.6-8/upper-end
    Scenario Outline: Three that differ: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ       | grade   |
        | training | <first>  | HwShunt |
        | training | <second> | HwShunt |
        | training | <third>  | HwShunt |
      Then the estimate is at least <least> uJ and at most <most> uJ

      Examples:
        | case                  | first | second | third     | least    | most |
        | mean-40               | 10    | 10     | 100       | 41       | 100  |
        | mean-40-largest-first | 100   | 10     | 10        | 41       | 100  |
        | mean-70               | 10    | 100    | 100       | 71       | 100  |
        | mean-just-below       | 99    | 100    | 101       | 101      | 101  |
        | sum-past-64-bits      | max   | max    | max - 300 | max - 99 | max  |
        | zeros                 | 0     | 0      | 30        | 11       | 30   |

    @id:pool-1/2.6-8/beside-guesses
    Scenario: Readings of 100, 110 and 120 beside guesses of 900
      When an estimate for "training" is derived from these observations
        | class    | uJ  | grade     |
        | training | 100 | HwShunt   |
        | training | 900 | Estimator |
        | training | 110 | HwShunt   |
        | training | 900 | Estimator |
        | training | 120 | HwShunt   |
      Then the estimate is at least 111 uJ and at most 120 uJ

    @id:pool-1/2.6-8/no-difference
    Scenario: Where all figures are one, it is the reservation
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then the estimate is at least 10 uJ and at most 10 uJ

  @pool-1/2.6-9
  Rule: The spread is reported beside the reservation

    @id:pool-1/2.6-9/spread
    Scenario Outline: Whatever the observations: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ       | grade   |
        | training | <first>  | HwShunt |
        | training | <second> | HwShunt |
        | training | <third>  | HwShunt |
      Then an estimate is derived
      And the spread of the observed figures is reported

      Examples:
        | case      | first | second | third |
        | far-apart | 10    | 10     | 100   |
        | alike     | 10    | 10     | 10    |

  @pool-1/2.6-13
  Rule: The reservation is the maximum

    @id:pool-1/2.6-13/maximum
    Scenario Outline: The largest of three: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ       | grade   |
        | training | <first>  | HwShunt |
        | training | <second> | HwShunt |
        | training | <third>  | HwShunt |
      Then the estimate is <largest> uJ

      Examples:
        | case   | first | second | third | largest |
        | last   | 10    | 10     | 100   | 100     |
        | first  | 100   | 50     | 10    | 100     |
        | of-all | max   | 0      | 1     | max     |

Feature: pool/1 section 2.7, what shows that a workload is idle

  A workload that spent nothing and a meter that is not there answer alike. So a workload is
  reclaimed on evidence that it is idle, never for want of evidence that it is busy.

  @pool-1/2.7-1
  Rule: An Estimator figure never establishes idleness

    @id:pool-1/2.7-1/guess
    Scenario Outline: A guess of <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade     | window us |
        | guessed  | 1       | <uJ> | Estimator | 1000000   |
      Then the verdict on guessed is "no verdict"
      And nothing is to be reclaimed

      Examples:
        | case        | uJ         |
        | zero        | 0          |
        | one         | 1          |
        | a-sentinel  | 4294967294 |
        | the-largest | max        |

    @id:pool-1/2.7-1/long-window
    Scenario: Nor does a guess of zero over a very long window
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade     | window us |
        | guessed  | 1       | 0  | Estimator | max       |
      Then the verdict on guessed is "no verdict"
      And nothing is to be reclaimed

    @id:pool-1/2.7-1/observed
    @control-of:pool-1/2.7-1/guess
    Scenario Outline: The same zero, observed: <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade  | window us |
        | parked   | 1       | 0  | <case> | 1000000   |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

  @pool-1/2.7-2
  Rule: The grade is tested before any threshold, so no threshold lets a guess through

    @id:pool-1/2.7-2/largest-threshold
    Scenario Outline: The largest threshold and a guess of <case>
      When workloads are assessed as idle below max uW over 1000000 us
        | workload | devices | uJ   | grade     | window us |
        | guessed  | 1       | <uJ> | Estimator | 1000000   |
      Then the verdict on guessed is "no verdict"
      And nothing is to be reclaimed

      Examples:
        | case   | uJ   |
        | zero   | 0    |
        | one    | 1    |
        | plenty | 5000 |

    @id:pool-1/2.7-2/far-past-the-threshold
    Scenario: Nor does a guess far past a low threshold count as working
      When workloads are assessed as idle below 1 uW over 1000000 us
        | workload | devices | uJ   | grade     | window us |
        | guessed  | 1       | 5000 | Estimator | 1000000   |
      Then the verdict on guessed is "no verdict"
      And nothing is to be reclaimed

    @id:pool-1/2.7-2/observed
    @control-of:pool-1/2.7-2/largest-threshold
    Scenario: The largest threshold and a reading
      When workloads are assessed as idle below max uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | read     | 1       | 5000 | HwShunt | 1000000   |
      Then the verdict on read is "idle"
      And read and no others are to be reclaimed

  @pool-1/2.7-4
  Rule: An observation shorter than the policy's window gives no verdict

    @id:pool-1/2.7-4/short
    Scenario Outline: A window of <case> where a second is asked
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us |
        | starting | 1       | 0  | HwShunt | <us>      |
      Then the verdict on starting is "no verdict"
      And nothing is to be reclaimed

      Examples:
        | case               | us     |
        | a-microsecond-less | 999999 |
        | half               | 500000 |
        | one-microsecond    | 1      |

    @id:pool-1/2.7-4/short-and-busy
    Scenario: A short observation does not show that a workload is working either
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ      | grade   | window us |
        | starting | 1       | 9000000 | HwShunt | 999999    |
      Then the verdict on starting is "no verdict"
      And nothing is to be reclaimed

    @id:pool-1/2.7-4/full
    @control-of:pool-1/2.7-4/short
    Scenario Outline: A window of <case> where a second is asked is enough
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us |
        | parked   | 1       | 0  | HwShunt | <us>      |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

      Examples:
        | case               | us      |
        | exactly-a-second   | 1000000 |
        | a-microsecond-more | 1000001 |
        | the-longest        | max     |

    @id:pool-1/2.7-4/longest
    Scenario: The longest window there is, and one microsecond less
      When workloads are assessed as idle below 1000 uW over max us
        | workload | devices | uJ | grade   | window us |
        | parked   | 1       | 0  | HwShunt | max       |
        | starting | 1       | 0  | HwShunt | max - 1   |
      Then the verdicts on them are
        | workload | verdict    |
        | parked   | idle       |
        | starting | no verdict |
      And parked and no others are to be reclaimed

  @pool-1/2.7-5
  Rule: An empty window has no rate, and so gives no verdict

    @id:pool-1/2.7-5/empty
    Scenario Outline: Nothing observed for: <case>
      When workloads are assessed as idle below 1000 uW over <policy us> us
        | workload | devices | uJ   | grade   | window us |
        | unseen   | 1       | <uJ> | <grade> | 0         |
      Then the verdict on unseen is "no verdict"
      And no rate is given for unseen
      And nothing is to be reclaimed

      Examples:
        | case                      | policy us | uJ | grade      |
        | a-second-asked            | 1000000   | 0  | HwShunt    |
        | no-window-asked           | 0         | 0  | HwShunt    |
        | no-window-asked-modelled  | 0         | 0  | ModelBased |
        | no-window-asked-but-spent | 0         | 50 | HwShunt    |

    @id:pool-1/2.7-5/largest-threshold
    Scenario: Also below the largest threshold
      When workloads are assessed as idle below max uW over 0 us
        | workload | devices | uJ | grade   | window us |
        | unseen   | 1       | 0  | HwShunt | 0         |
      Then the verdict on unseen is "no verdict"
      And nothing is to be reclaimed

    @id:pool-1/2.7-5/shortest
    @control-of:pool-1/2.7-5/empty
    Scenario: The shortest window there is, where none is asked
      When workloads are assessed as idle below 1000 uW over 0 us
        | workload | devices | uJ | grade   | window us |
        | parked   | 1       | 0  | HwShunt | 1         |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

  @pool-1/2.7-12
  Rule: A real zero over a full window is idle

    @id:pool-1/2.7-12/zero
    Scenario Outline: Zero at <case>
      When workloads are assessed as idle below 1 uW over 1000000 us
        | workload | devices | uJ | grade  | window us |
        | parked   | 8       | 0  | <case> | 1000000   |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

    @id:pool-1/2.7-12/guess
    @control-of:pool-1/2.7-12/zero
    Scenario: Zero at Estimator
      When workloads are assessed as idle below 1 uW over 1000000 us
        | workload | devices | uJ | grade     | window us |
        | unknown  | 8       | 0  | Estimator | 1000000   |
      Then the verdict on unknown is "no verdict"
      And nothing is to be reclaimed

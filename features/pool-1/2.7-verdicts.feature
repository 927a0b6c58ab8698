Feature: pool/1 section 2.7, the verdicts on workloads and what follows from them

  Idle, working, no verdict and nothing held are four answers, and only the first lets anything be
  reclaimed.

  @pool-1/2.7-3
  Rule: A verdict of idle or working states the window that it rests on

    @id:pool-1/2.7-3/window
    Scenario Outline: Observed for just the window that is asked: <case>
      When workloads are assessed as idle below 1000 uW over <us> us
        | workload | devices | uJ      | grade   | window us |
        | parked   | 1       | 0       | HwShunt | <us>      |
        | busy     | 1       | 9000000 | HwShunt | <us>      |
      Then the verdicts on them are
        | workload | verdict |
        | parked   | idle    |
        | busy     | working |
      And the verdict on parked rests on <us> us
      And the verdict on busy rests on <us> us

      Examples:
        | case       | us       |
        | a-second   | 1000000  |
        | a-minute   | 60000000 |
        | very-short | 7        |

  @pool-1/2.7-6
  Rule: A workload that holds no devices is not a candidate

    @id:pool-1/2.7-6/nothing-held
    Scenario Outline: Idle-looking figures on no device: <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | floating | 0       | <uJ> | <grade> | 1000000   |
      Then the verdict on floating is "nothing held"
      And nothing is to be reclaimed

      Examples:
        | case          | uJ | grade      |
        | zero-read     | 0  | HwShunt    |
        | zero-modelled | 0  | ModelBased |
        | little-read   | 1  | HwShunt    |

    @id:pool-1/2.7-6/one-held
    @control-of:pool-1/2.7-6/nothing-held
    Scenario Outline: The same figures on devices: <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices   | uJ | grade   | window us |
        | parked   | <devices> | 0  | HwShunt | 1000000   |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

      Examples:
        | case     | devices    |
        | one      | 1          |
        | the-most | 4294967295 |

  @pool-1/2.7-7
  Rule: The four verdicts are distinct, and only idle workloads are to be reclaimed

    @id:pool-1/2.7-7/all-four
    Scenario: All four in one call
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ      | grade      | window us |
        | parked   | 1       | 0       | HwShunt    | 1000000   |
        | busy     | 1       | 9000000 | HwShunt    | 1000000   |
        | guessed  | 1       | 0       | Estimator  | 1000000   |
        | floating | 0       | 0       | HwShunt    | 1000000   |
        | modelled | 1       | 0       | ModelBased | 2000000   |
      Then the verdicts on them are
        | workload | verdict      |
        | parked   | idle         |
        | busy     | working      |
        | guessed  | no verdict   |
        | floating | nothing held |
        | modelled | idle         |
      And parked, modelled and no others are to be reclaimed

    @id:pool-1/2.7-7/none-idle
    Scenario: The other three alone
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ      | grade     | window us |
        | busy     | 1       | 9000000 | HwShunt   | 1000000   |
        | guessed  | 1       | 0       | Estimator | 1000000   |
        | floating | 0       | 0       | HwShunt   | 1000000   |
      Then the verdicts on them are
        | workload | verdict      |
        | busy     | working      |
        | guessed  | no verdict   |
        | floating | nothing held |
      And nothing is to be reclaimed

    @id:pool-1/2.7-7/rates
    Scenario: Half the threshold is idle, twice the threshold is work
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | half     | 1       | 500  | HwShunt | 1000000   |
        | twice    | 1       | 2000 | HwShunt | 1000000   |
        | slow     | 1       | 2000 | HwShunt | 4000000   |
      Then the verdicts on them are
        | workload | verdict |
        | half     | idle    |
        | twice    | working |
        | slow     | idle    |
      And half, slow and no others are to be reclaimed

  @pool-1/2.7-8
  Rule: A workload with no verdict is absent from the order, not last in it

    @id:pool-1/2.7-8/absent
    Scenario: Beside one that is idle
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade     | window us |
        | starting | 1       | 0  | HwShunt   | 999999    |
        | parked   | 1       | 0  | HwShunt   | 1000000   |
        | guessed  | 1       | 0  | Estimator | 1000000   |
        | unseen   | 1       | 0  | HwShunt   | 0         |
      Then the verdicts on them are
        | workload | verdict    |
        | starting | no verdict |
        | parked   | idle       |
        | guessed  | no verdict |
        | unseen   | no verdict |
      And parked and no others are to be reclaimed

    @id:pool-1/2.7-8/alone
    Scenario: Where nothing else could be reclaimed
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade     | window us |
        | guessed  | 1       | 0  | Estimator | 1000000   |
      Then the verdict on guessed is "no verdict"
      And nothing is to be reclaimed

    @id:pool-1/2.7-8/with-a-verdict
    @control-of:pool-1/2.7-8/alone
    Scenario: The same workload, measured
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us |
        | measured | 1       | 0  | HwShunt | 1000000   |
      Then the verdict on measured is "idle"
      And measured and no others are to be reclaimed

  @pool-1/2.7-9
  Rule: Nothing held, then the window, then the grade, then the rate; no later check rescues

    @id:pool-1/2.7-9/nothing-held-first
    Scenario Outline: Nothing held, and <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | floating | 0       | <uJ> | <grade> | <us>      |
      Then the verdict on floating is "nothing held"
      And nothing is to be reclaimed

      Examples:
        | case            | uJ      | grade     | us      |
        | a-short-window  | 0       | HwShunt   | 999999  |
        | an-empty-window | 0       | HwShunt   | 0       |
        | a-guess         | 0       | Estimator | 1000000 |
        | a-high-rate     | 9000000 | HwShunt   | 1000000 |
        | all-of-them     | 9000000 | Estimator | 0       |

    @id:pool-1/2.7-9/window-next
    Scenario Outline: A window too short, and <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | starting | 1       | <uJ> | <grade> | <us>      |
      Then the verdict on starting is "no verdict", because of the window where a reason is given
      And nothing is to be reclaimed

      Examples:
        | case                   | uJ      | grade     | us     |
        | a-guess                | 0       | Estimator | 999999 |
        | a-high-rate            | 9000000 | HwShunt   | 999999 |
        | a-guess-at-a-high-rate | 9000000 | Estimator | 999999 |
        | empty-and-a-guess      | 0       | Estimator | 0      |

    @id:pool-1/2.7-9/grade-next
    Scenario Outline: A guess, and <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade     | window us |
        | guessed  | 1       | <uJ> | Estimator | 1000000   |
      Then the verdict on guessed is "no verdict", because of the grade where a reason is given
      And nothing is to be reclaimed

      Examples:
        | case        | uJ      |
        | a-low-rate  | 1       |
        | a-high-rate | 9000000 |

    @id:pool-1/2.7-9/all-hold
    @control-of:pool-1/2.7-9/window-next
    Scenario: With devices, a full window and a reading, the rate decides
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ      | grade   | window us |
        | parked   | 1       | 0       | HwShunt | 1000000   |
        | busy     | 1       | 9000000 | HwShunt | 1000000   |
      Then the verdicts on them are
        | workload | verdict |
        | parked   | idle    |
        | busy     | working |
      And parked and no others are to be reclaimed

  @pool-1/2.7-10
  Rule: An unconfigured policy reclaims nothing

    @id:pool-1/2.7-10/unconfigured
    Scenario Outline: No policy, and workloads at zero: <case>
      When workloads are assessed without any policy
        | workload | devices | uJ | grade   | window us |
        | first    | 1       | 0  | <grade> | <us>      |
        | second   | 8       | 0  | <grade> | <us>      |
      Then no workload is found idle
      And nothing is to be reclaimed

      Examples:
        | case               | grade      | us      |
        | read               | HwShunt    | 1000000 |
        | modelled           | ModelBased | 1000000 |
        | guessed            | Estimator  | 1000000 |
        | over-a-long-window | HwShunt    | max     |
        | over-none          | HwShunt    | 0       |

    @id:pool-1/2.7-10/configured
    @control-of:pool-1/2.7-10/unconfigured
    Scenario: The same workloads under a policy
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us |
        | first    | 1       | 0  | HwShunt | 1000000   |
        | second   | 8       | 0  | HwShunt | 1000000   |
      Then first, second and no others are to be reclaimed

  @pool-1/2.7-11
  Rule: Energy spent without completing anything is not idleness

    @id:pool-1/2.7-11/thrashing
    Scenario Outline: A high rate, with <case> completed
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload  | devices | uJ      | grade   | window us | completed units |
        | thrashing | 1       | 9000000 | HwShunt | 1000000   | <units>         |
      Then the verdict on thrashing is "working"
      And nothing is to be reclaimed

      Examples:
        | case     | units |
        | none     | 0     |
        | not-said |       |
        | some     | 5     |

    @id:pool-1/2.7-11/past-64-bits
    Scenario Outline: A rate whose reckoning outgrows 64 bits: <case>
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload  | devices | uJ   | grade   | window us | completed units |
        | thrashing | 1       | <uJ> | HwShunt | 1000000   | 0               |
      Then the verdict on thrashing is "working"
      And nothing is to be reclaimed

      Examples:
        | case        | uJ   |
        | wraps-to-0  | 2^58 |
        | the-largest | max  |

    @id:pool-1/2.7-11/parked
    @control-of:pool-1/2.7-11/thrashing
    Scenario Outline: A low rate, with <case> completed
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us | completed units |
        | parked   | 1       | 1  | HwShunt | 1000000   | <units>         |
      Then the verdict on parked is "idle"
      And parked and no others are to be reclaimed

      Examples:
        | case     | units |
        | none     | 0     |
        | not-said |       |
        | some     | 5     |

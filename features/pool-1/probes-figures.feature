Feature: pool/1 sections 2.5 to 2.7 and 5, what the text leaves open

  Each scenario asks one question and records the answer, in the words of the registry. None is right
  or wrong.

  @probe
  @pool-1/probe/repeated-occupant
  Rule: Is a division taken in which an occupant is named twice?

    @id:pool-1/probe/repeated-occupant/asked
    Scenario: It is tried, and the answer recorded
      When 10 uJ at HwShunt are divided among these occupants
        | occupant | weight |
        | one      | 1      |
        | one      | 1      |
      Then what becomes of the list is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/repeated-workload-preempted
  Rule: Is an order of preemption given where a workload is named twice?

    @id:pool-1/probe/repeated-workload-preempted/asked
    Scenario: It is tried, and the answer recorded
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | grade   | completed | attempted |
        | one      | 0        | 10       | HwShunt | 1         | 1         |
        | one      | 0        | 20       | HwShunt | 1         | 1         |
      Then what becomes of the list is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/repeated-workload-assessed
  Rule: Are workloads assessed where one is named twice?

    @id:pool-1/probe/repeated-workload-assessed/asked
    Scenario: It is tried, and the answer recorded
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ | grade   | window us |
        | one      | 1       | 0  | HwShunt | 1000000   |
        | one      | 1       | 9  | HwShunt | 1000000   |
      Then what becomes of the list is recorded as one of
        | taken | turned away |

  @probe
  @pool-1/probe/idle-threshold
  Rule: Is a workload idle at exactly the threshold?

    @id:pool-1/probe/idle-threshold/asked
    Scenario: It is tried, and the answer recorded
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ   | grade   | window us |
        | edge     | 1       | 1000 | HwShunt | 1000000   |
      Then the verdict on edge is recorded as one of
        | idle | working |

  @probe
  @pool-1/probe/mean-rounding
  Rule: How is a mean rate of two and a half rounded?

    @id:pool-1/probe/mean-rounding/asked
    Scenario: It is tried, and the answer recorded
      When workloads are assessed as idle below 1000 uW over 2000000 us
        | workload | devices | uJ | grade   | window us |
        | half     | 1       | 5  | HwShunt | 2000000   |
      Then the rate of half is recorded as one of
        | 2 uW | 3 uW | not given |

  @probe
  @pool-1/probe/order-among-idle
  Rule: Which of two idle workloads is reclaimed first?

    @id:pool-1/probe/order-among-idle/asked
    Scenario: It is tried, and the answer recorded
      When workloads are assessed as idle below 1000 uW over 1000000 us
        | workload | devices | uJ  | grade   | window us |
        | more     | 1       | 500 | HwShunt | 1000000   |
        | less     | 8       | 100 | HwShunt | 1000000   |
      Then the first to be reclaimed is recorded as one of
        | less | more |

  @probe
  @pool-1/probe/guess-in-preemption
  Rule: Is a cost defined that rests on a figure nobody observed?

    @id:pool-1/probe/guess-in-preemption/asked
    Scenario: It is tried, and the answer recorded
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | grade     | completed | attempted |
        | guess    | 0        | 10       | Estimator | 1         | 1         |
      Then the cost of guess is recorded as one of
        | defined | undefined |

  @probe
  @pool-1/probe/negative-priority
  Rule: Does a negative priority stand below zero?

    @id:pool-1/probe/negative-priority/asked
    Scenario: It is tried, and the answer recorded
      When the order of preemption is asked for these workloads
        | workload | priority | spent uJ | grade   | completed | attempted |
        | zero     | 0        | 10       | HwShunt | 0         | 1         |
        | below    | -1       | 10       | HwShunt | 0         | 1         |
      Then the first to be preempted is recorded as one of
        | below | zero |

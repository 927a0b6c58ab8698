Feature: pool/1 section 2.6, what is evidence for an estimate

  A guess can stop being a guess: by being measured, often enough, in work of one class.

  @pool-1/2.6-1
  Rule: A guess is no evidence: it is neither counted nor averaged in

    @id:pool-1/2.6-1/not-averaged
    Scenario Outline: Guesses among three readings change nothing: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ  | grade      |
        | training | 100 | HwShunt    |
        | training | 110 | ModelBased |
        | training | 120 | HwShunt    |
      And it is derived again with these among them
        | class    | uJ   | grade     |
        | training | <uJ> | Estimator |
        | training | <uJ> | Estimator |
      Then the second estimate is the first

      Examples:
        | case                   | uJ  |
        | larger                 | 900 |
        | the-largest            | max |
        | smaller                | 1   |
        | a-failed-query-as-zero | 0   |

    @id:pool-1/2.6-1/not-counted
    Scenario: Two readings and two guesses are two pieces of evidence, one short
      When an estimate for "training" is derived from these observations
        | class    | uJ  | grade     |
        | training | 100 | HwShunt   |
        | training | 900 | Estimator |
        | training | 110 | HwShunt   |
        | training | 900 | Estimator |
      Then no estimate is derived
      And it is declined, with 4 seen and 2 of them evidence

    @id:pool-1/2.6-1/counted
    @control-of:pool-1/2.6-1/not-counted
    Scenario Outline: The same with one of the guesses replaced by an observed figure: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ  | grade     |
        | training | 100 | HwShunt   |
        | training | 900 | Estimator |
        | training | 110 | HwShunt   |
        | training | 105 | <case>    |
      Then an estimate is derived

      Examples:
        | case       |
        | HwShunt    |
        | ModelBased |

    @id:pool-1/2.6-1/guesses-alone
    Scenario: A history of nothing but guesses
      When an estimate for "training" is derived from these observations
        | class    | uJ  | grade     |
        | training | 100 | Estimator |
        | training | 100 | Estimator |
        | training | 100 | Estimator |
        | training | 100 | Estimator |
      Then no estimate is derived
      And it is declined, with 4 seen and 0 of them evidence

    @id:pool-1/2.6-1/one-required
    Scenario: Nor is a guess enough where one piece of evidence is
      When an estimate for "training" that requires 1 is derived from these observations
        | class    | uJ  | grade     |
        | training | 100 | Estimator |
      Then no estimate is derived

  @pool-1/2.6-3
  Rule: Below the required count nothing is derived, and the default is three

    @id:pool-1/2.6-3/default-short
    Scenario: Two of the default three
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-3/default-met
    @control-of:pool-1/2.6-3/default-short
    Scenario: Three of the default three
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then an estimate is derived

    @id:pool-1/2.6-3/default-nothing
    Scenario: No history at all
      When an estimate for "training" is derived from no observations
      Then no estimate is derived
      And it is declined, with 0 seen and 0 of them evidence

    @id:pool-1/2.6-3/five-short
    Scenario: Four of a required five
      When an estimate for "training" that requires 5 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-3/five-met
    @control-of:pool-1/2.6-3/five-short
    Scenario: Five of a required five
      When an estimate for "training" that requires 5 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then an estimate is derived

    @id:pool-1/2.6-3/two-met
    Scenario: Two of a required two, fewer than the default
      When an estimate for "training" that requires 2 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then an estimate is derived

    @id:pool-1/2.6-3/most-required
    Scenario: More required than anybody will ever have
      When an estimate for "training" that requires 4294967295 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then no estimate is derived

  @pool-1/2.6-4
  Rule: Declining for want of evidence says how much was seen, and how much of it is evidence

    @id:pool-1/2.6-4/both
    Scenario: Five seen, one of them evidence
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade     |
        | training | 10 | Estimator |
        | training | 20 | Estimator |
        | training | 30 | HwShunt   |
        | training | 40 | Estimator |
        | training | 50 | Estimator |
      Then it is declined, with 5 seen and 1 of them evidence

    @id:pool-1/2.6-4/all-evidence
    Scenario: Little history, all of it evidence
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade      |
        | training | 10 | ModelBased |
        | training | 20 | HwShunt    |
      Then it is declined, with 2 seen and 2 of them evidence

    @id:pool-1/2.6-4/of-the-class
    Scenario: What is of another class is not seen
      When an estimate for "training" is derived from these observations
        | class     | uJ | grade     |
        | training  | 10 | Estimator |
        | training  | 20 | HwShunt   |
        | inference | 30 | HwShunt   |
        | inference | 40 | HwShunt   |
        | inference | 50 | Estimator |
      Then no estimate is derived, and where counts are given 2 are seen and 1 of them evidence

    @id:pool-1/2.6-4/enough
    @control-of:pool-1/2.6-4/both
    Scenario: Five seen, three of them evidence
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade     |
        | training | 10 | HwShunt   |
        | training | 20 | Estimator |
        | training | 30 | HwShunt   |
        | training | 40 | Estimator |
        | training | 50 | HwShunt   |
      Then an estimate is derived

  @pool-1/2.6-5
  Rule: A required count of zero is one

    @id:pool-1/2.6-5/nothing
    Scenario: Nothing seen, and zero required
      When an estimate for "training" that requires 0 is derived from no observations
      Then no estimate is derived
      And it is declined, with 0 seen and 0 of them evidence

    @id:pool-1/2.6-5/guess
    Scenario: A guess seen, and zero required
      When an estimate for "training" that requires 0 is derived from these observations
        | class    | uJ | grade     |
        | training | 10 | Estimator |
      Then no estimate is derived
      And it is declined, with 1 seen and 0 of them evidence

    @id:pool-1/2.6-5/one
    @control-of:pool-1/2.6-5/nothing
    Scenario: One reading, and zero required
      When an estimate for "training" that requires 0 is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
      Then an estimate is derived

  @pool-1/2.6-6
  Rule: An empty class is refused

    @id:pool-1/2.6-6/others
    Scenario: An estimate for no class, from work of a class
      When an estimate for "" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-6/empty-too
    Scenario Outline: From work that has no class either, as much as is asked for: <case>
      When an estimate for "" that requires <required> is derived from these observations
        | class | uJ | grade   |
        |       | 10 | HwShunt |
        |       | 10 | HwShunt |
        |       | 10 | HwShunt |
      Then no estimate is derived

      Examples:
        | case  | required |
        | three | 3        |
        | one   | 1        |
        | zero  | 0        |

    @id:pool-1/2.6-6/one-letter
    @control-of:pool-1/2.6-6/empty-too
    Scenario: The shortest class that is one
      When an estimate for "t" is derived from these observations
        | class | uJ | grade   |
        | t     | 10 | HwShunt |
        | t     | 10 | HwShunt |
        | t     | 10 | HwShunt |
      Then an estimate is derived

  @pool-1/2.6-12
  Rule: Claims without a class are pooled into nothing

    @id:pool-1/2.6-12/not-counted
    Scenario: One short, beside work that declared no class
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        |          | 10 | HwShunt |
        |          | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-12/not-averaged
    Scenario Outline: Enough, beside work that declared no class: <case>
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 20 | HwShunt |
        | training | 30 | HwShunt |
      And it is derived again with these among them
        | class | uJ   | grade   |
        |       | <uJ> | HwShunt |
        |       | <uJ> | HwShunt |
        |       | <uJ> | HwShunt |
      Then the second estimate is the first, or refused

      Examples:
        | case    | uJ  |
        | larger  | 900 |
        | smaller | 1   |

    @id:pool-1/2.6-12/not-each-other
    Scenario: Work without a class is not comparable with work without a class
      When an estimate for "" is derived from these observations
        | class | uJ | grade   |
        |       | 10 | HwShunt |
        |       | 10 | HwShunt |
        |       | 10 | HwShunt |
        |       | 10 | HwShunt |
      Then no estimate is derived

    @id:pool-1/2.6-12/with-a-class
    @control-of:pool-1/2.6-12/not-counted
    Scenario: The same work with its class declared
      When an estimate for "training" is derived from these observations
        | class    | uJ | grade   |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
        | training | 10 | HwShunt |
      Then an estimate is derived

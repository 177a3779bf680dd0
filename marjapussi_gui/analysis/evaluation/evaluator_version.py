"""The evaluator's version, in a module of its own because the evaluator is slow to import."""

EVALUATOR_VERSION = 5  # decisions judged by an older version are evaluated again

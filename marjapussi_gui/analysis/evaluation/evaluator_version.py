"""The evaluator's version, in a module of its own because the evaluator is slow to import."""

EVALUATOR_VERSION = 10  # decisions that an older version evaluated are evaluated again

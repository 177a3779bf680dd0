"""The version of the evaluator, apart from it: the evaluator takes long to import."""

EVALUATOR_VERSION = 5  # decisions with a verdict of an older version are evaluated again

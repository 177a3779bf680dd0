"""The version of the evaluator, without importing it: that takes long."""


def current_evaluator_version() -> int:
    """Return the version of the evaluator. The first call imports it: not in the GUI thread."""
    from .evaluator import EVALUATOR_VERSION

    return EVALUATOR_VERSION

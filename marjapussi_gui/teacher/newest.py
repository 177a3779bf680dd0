"""The version of the evaluator, without importing it: that takes long."""


def newest_judge() -> int:
    """Return the version of the evaluator. The first call imports it: not in the GUI thread."""
    from .judge import JUDGE

    return JUDGE

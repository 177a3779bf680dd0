"""The state of a hand in trick play, for an uncompiled kernel; in C see cposition.pxd."""

from collections.abc import Mapping

LISTS = ("hand", "points", "ties", "tricks", "worth", "stock", "under")


class Position:
    """The state of a hand in trick play: numbers and lists of numbers."""

    def __init__(self, known: Mapping[str, object]) -> None:
        self.__dict__.update(known)


def copied(position: Position) -> Position:
    """Return an independent copy of a position."""
    copy = Position(position.__dict__)
    values = copy.__dict__
    for name in LISTS:
        values[name] = values[name][:]
    return copy

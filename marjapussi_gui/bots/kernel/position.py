"""The state of a hand of trick play, for an uncompiled kernel (compiled: see cposition.pxd)."""

from collections.abc import Mapping

LIST_FIELDS = (
    "hand",
    "points",
    "tie_points",
    "tricks",
    "marriage_points",
    "stock",
    "covered_cards",
)


class Position:
    """The state of a hand of trick play, as numbers and lists of numbers."""

    def __init__(self, fields: Mapping[str, object]) -> None:
        self.__dict__.update(fields)


def copy_position(position: Position) -> Position:
    """Return a copy of a position that shares nothing with it."""
    copy = Position(position.__dict__)
    values = copy.__dict__
    for name in LIST_FIELDS:
        values[name] = values[name][:]
    return copy

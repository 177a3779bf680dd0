"""Where a hand stands, as cposition.pxd has it in C, for a kernel that runs uncompiled."""

from collections.abc import Mapping

LISTS = ("hand", "points", "ties", "tricks", "worth", "stock", "under")


class Position:
    """Numbers and lists of numbers, by name."""

    def __init__(self, known: Mapping[str, object]) -> None:
        self.__dict__.update(known)


def copied(position: Position) -> Position:
    """Return a position that changes apart from the other."""
    copy = Position(position.__dict__)
    known = copy.__dict__
    for name in LISTS:
        known[name] = known[name][:]
    return copy

"""The words of a kind that is written as a union of literals."""

from enum import EnumType
from typing import get_args


def literal_values(kind: object) -> tuple[str, ...]:
    """Return the words of a kind, those of enums in it aside."""
    if isinstance(kind, str):
        return (kind,)
    if isinstance(kind, EnumType):
        return ()
    return tuple(word for part in get_args(kind) for word in literal_values(part))

"""List the values of types that are unions of literals."""

from enum import EnumType
from typing import get_args


def literal_values(kind: object) -> tuple[str, ...]:
    """Return the literal values of a type, without those of its enums."""
    if isinstance(kind, str):
        return (kind,)
    if isinstance(kind, EnumType):
        return ()
    return tuple(word for part in get_args(kind) for word in literal_values(part))

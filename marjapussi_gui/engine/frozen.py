"""The one way this package spells a value."""

import sys
from dataclasses import FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import TypeVar, dataclass_transform

T = TypeVar("T")
IS_TESTED = "pytest" in sys.modules


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Make a value that type checkers hold to be frozen.

    A frozen dataclass pays ``object.__setattr__`` for every field that it sets, and search
    builds values by the hundred thousand; writing out the comparison of a hundred classes would
    take most of the time that importing the rules takes. Where tests run, no field is set twice.
    """
    value_type = dataclass(slots=True, eq=False, repr=False, frozen=IS_TESTED)(cls)
    names = tuple(each.name for each in fields(value_type))  # type: ignore[arg-type]
    values = attrgetter(*names) if names else type

    def is_equal(self: T, other: object) -> bool:
        return self.__class__ is other.__class__ and bool(values(self) == values(other))

    def hashed(self: T) -> int:
        return hash((self.__class__, values(self)))

    def shown(self: T) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__name__}({parts})"

    value_type.__eq__ = is_equal  # type: ignore[method-assign, assignment]
    value_type.__hash__ = hashed  # type: ignore[method-assign, assignment]
    value_type.__repr__ = shown  # type: ignore[method-assign, assignment]
    if IS_TESTED:
        value_type.__setattr__ = _set_once  # type: ignore[method-assign]
    return value_type


def _set_once(self: object, name: str, value: object) -> None:
    """Give a field its value, and never another."""
    try:
        object.__getattribute__(self, name)
    except AttributeError:
        object.__setattr__(self, name, value)
    else:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} stays as it is")

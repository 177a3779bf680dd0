"""The decorator for immutable values of this package."""

import sys
from dataclasses import FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import TypeVar, dataclass_transform

T = TypeVar("T")
IS_UNDER_TEST = "pytest" in sys.modules


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Turn a class into a value type that type checkers treat as frozen.

    A frozen dataclass calls ``object.__setattr__`` for every field, and the search creates values
    by the hundred thousand. Generating comparison methods for a hundred classes would take most
    of the import time of the rules. Assignment is therefore blocked only under pytest.
    """
    value_type = dataclass(slots=True, eq=False, repr=False, frozen=IS_UNDER_TEST)(cls)
    names = tuple(each.name for each in fields(value_type))  # type: ignore[arg-type]
    values = attrgetter(*names) if names else type

    def value_eq(self: T, other: object) -> bool:
        return self.__class__ is other.__class__ and bool(values(self) == values(other))

    def value_hash(self: T) -> int:
        return hash((self.__class__, values(self)))

    def value_repr(self: T) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__name__}({parts})"

    value_type.__eq__ = value_eq  # type: ignore[method-assign, assignment]
    value_type.__hash__ = value_hash  # type: ignore[method-assign, assignment]
    value_type.__repr__ = value_repr  # type: ignore[method-assign, assignment]
    if IS_UNDER_TEST:
        value_type.__setattr__ = _set_field_once  # type: ignore[method-assign]
    return value_type


def _set_field_once(self: object, name: str, value: object) -> None:
    """Set a field. Raise FrozenInstanceError if it has a value already."""
    try:
        object.__getattribute__(self, name)
    except AttributeError:
        object.__setattr__(self, name, value)
    else:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} stays as it is")

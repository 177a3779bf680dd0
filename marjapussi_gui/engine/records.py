"""The one way this package spells a value that search builds by the hundred thousand."""

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(cls: type[T]) -> type[T]:
    """Make a value that type checkers hold to be frozen but that builds fast.

    A frozen dataclass pays ``object.__setattr__`` for every field it sets.
    """
    return dataclass(slots=True, unsafe_hash=True)(cls)

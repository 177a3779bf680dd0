"""Checks that the fields of a stored fact have the types that its sentence relies on."""

from dataclasses import fields
from enum import Enum
from functools import cache
from types import UnionType
from typing import NewType, Union, get_args, get_origin, get_type_hints

from .facts import Fact

TypeHint = object  # the annotation of a field


def is_valid_fact(fact: Fact) -> bool:
    """Return whether every field of a fact has a value of its declared type."""
    fact_class: type = type(fact)
    hints = _type_hints(fact_class)
    return all(_matches_hint(hints[each.name], getattr(fact, each.name)) for each in fields(fact))


@cache
def _type_hints(fact_class: type) -> dict[str, TypeHint]:
    return get_type_hints(fact_class)


def _matches_hint(hint: TypeHint, value: object) -> bool:
    if isinstance(hint, NewType):
        return _matches_hint(hint.__supertype__, value)
    origin, parts = get_origin(hint), get_args(hint)
    if origin is tuple:
        return isinstance(value, tuple) and _matches_tuple_hint(parts, value)
    if origin in (UnionType, Union):
        return any(_matches_hint(part, value) for part in parts)
    if hint is float:
        return isinstance(value, int | float)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return value in {each.value for each in hint}
    return not isinstance(hint, type) or isinstance(value, hint)


def _matches_tuple_hint(parts: tuple[TypeHint, ...], values: tuple[object, ...]) -> bool:
    if len(parts) == 2 and parts[1] is Ellipsis:
        return all(_matches_hint(parts[0], value) for value in values)
    pairs = zip(parts, values, strict=False)
    return len(parts) == len(values) and all(_matches_hint(part, value) for part, value in pairs)

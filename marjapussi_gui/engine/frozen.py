"""A decorator that makes classes immutable value types."""

from collections.abc import Callable
from dataclasses import MISSING, Field, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, cast, dataclass_transform

T = TypeVar("T")
# Special methods that a subclass of a @frozen class has inherited
INHERITED = ("__new__", "__init__", "__setattr__", "__delattr__")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: type[T]) -> type[T]:
    """Turn a class into an immutable value type with slots.

    This replaces dataclass(frozen=True), which sets each field with object.__setattr__: creating a
    GameState would take six times as long. It also avoids generating comparison methods for a
    hundred classes, which would take most of the import time of the rules.
    """
    value_type = cast("Any", dataclass(slots=True, init=False, eq=False, repr=False)(cls))
    names = tuple(each.name for each in fields(value_type))
    values = attrgetter(*names) if names else type

    def value_eq(self: T, other: object) -> bool:
        return self.__class__ is other.__class__ and bool(values(self) == values(other))

    def value_hash(self: T) -> int:
        return hash((self.__class__, values(self)))

    def value_repr(self: T) -> str:
        parts = ", ".join(f"{name}={getattr(self, name)!r}" for name in names)
        return f"{self.__class__.__name__}({parts})"

    value_type.__eq__, value_type.__hash__, value_type.__repr__ = value_eq, value_hash, value_repr
    if "__reduce__" not in value_type.__dict__:
        value_type.__reduce__ = _reduce_for_pickle
    if value_type.__match_args__:
        value_type.__new__ = _create_constructor(value_type)
        value_type.__init__ = object.__init__
    value_type.__setattr__ = value_type.__delattr__ = _refuse_change
    return cast("type[T]", value_type)


def _reduce_for_pickle(self: object) -> tuple[type, tuple[object, ...]]:
    """Return the class and the constructor arguments with which pickle recreates the value."""
    names: tuple[str, ...] = self.__match_args__  # type: ignore[attr-defined]
    return self.__class__, tuple([getattr(self, name) for name in names])


def _create_constructor(value_type: type) -> Callable[..., Any]:
    """Return a __new__ that fills an object of a mutable twin class and then changes its class.

    The twin has the same slots, and Python sets them much faster than object.__setattr__ does.
    """
    attributes = {name: getattr(object, name) for name in INHERITED}
    attributes["__slots__"] = value_type.__dict__["__slots__"]
    twin: Any = type(value_type)(value_type.__name__, value_type.__bases__, attributes)
    twin.__abstractmethods__ = frozenset()
    scope: dict[str, Any] = {"_twin": twin, "_MISSING": MISSING}
    parameters, assignments = ["_cls"], []
    for each in fields(value_type):
        if each.init:
            parameters.append(_parameter_source(each, scope))
            assignments.append(f" _self.{each.name} = {_argument_source(each)}")
    if hasattr(value_type, "__post_init__"):
        finish = " _self.__class__ = _cls\n _self.__post_init__()\n return _self"
    else:
        finish = " _self.__class__ = _cls\n return _self"
    source = (f"def __new__({', '.join(parameters)}):", " _self = _twin()", *assignments, finish)
    exec("\n".join(source), scope)  # noqa: S102 - as dataclasses do
    constructor: Callable[..., Any] = scope["__new__"]
    return constructor


def _parameter_source(value_field: "Field[Any]", scope: dict[str, Any]) -> str:
    """Return the source text of the parameter for a field, and add its default to the scope."""
    if value_field.default_factory is not MISSING:
        scope[f"_factory_{value_field.name}"] = value_field.default_factory
        return f"{value_field.name}=_MISSING"
    if value_field.default is not MISSING:
        scope[f"_default_{value_field.name}"] = value_field.default
        return f"{value_field.name}=_default_{value_field.name}"
    return value_field.name


def _argument_source(value_field: "Field[Any]") -> str:
    """Return the source text of the expression with which __new__ fills a field."""
    if value_field.default_factory is MISSING:
        return value_field.name
    return (
        f"_factory_{value_field.name}() if {value_field.name} is _MISSING else {value_field.name}"
    )


def _refuse_change(self: object, name: str, _value: object = None) -> None:
    raise FrozenInstanceError(f"{type(self).__name__}.{name} stays as it is")

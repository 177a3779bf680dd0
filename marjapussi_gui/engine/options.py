"""Options: the kinds of house rules, their values and descriptions."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from .frozen import frozen
from .quoting import quoted

Value = bool | int | str
Choices = tuple[Value, ...] | range

OPTION = "option"


class BadRules(ValueError):
    """House rules that the game does not have, or that have invalid values."""


@frozen
class Option:
    """One house rule: its key, its values, its default and its description."""

    key: str
    default: Value
    choices: Choices
    group: str
    meaning: str
    played: str

    @property
    def kind(self) -> str:
        return {bool: "boolean", int: "integer", str: "string"}[type(self.default)]

    def accepts(self, value: object) -> bool:
        """Return whether a value is one of the choices and has the same type."""
        return type(value) is type(self.default) and value in self.choices

    def spoken_choices(self) -> str:
        if isinstance(self.choices, range):
            step = f" in steps of {self.choices.step}" if self.choices.step > 1 else ""
            return f"{self.choices[0]} to {self.choices[-1]}{step}"
        return " | ".join(map(spoken, self.choices))


@frozen
class Number:
    """The whole numbers from low to high that an option can have, and its default."""

    default: int
    low: int
    high: int
    step: int = 1

    @property
    def choices(self) -> range:
        return range(self.low, self.high + 1, self.step)


Values = tuple[Value, ...] | Number


def spoken(value: Value) -> str:
    """Return a value as in JSON, but without quotation marks."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option(values: Values, *, group: str, meaning: str, played: str) -> Any:  # noqa: ANN401
    """Declare an option as a field of Rules; the first of its values is the default."""
    declared = narrowed(Option("", False, (), group, meaning, played), values)
    return field(default=declared.default, metadata={OPTION: declared})


def switch(*, on: bool, group: str, meaning: str, played: str) -> Any:  # noqa: ANN401
    """Declare an option that is on or off."""
    return option((on, not on), group=group, meaning=meaning, played=played)


def narrowed(base: Option, values: Values) -> Option:
    """Return an option with the values and the default of one game."""
    if isinstance(values, Number):
        return replace(base, default=values.default, choices=values.choices)
    return replace(base, default=values[0], choices=values)


def read(options: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, Value]:
    """Return the value of every option; those not chosen have their default."""
    known = {each.key: each for each in options}
    values = {each.key: each.default for each in options}
    for key, value in chosen.items():
        if key not in known:
            raise BadRules(f"this game has no rule {quoted(key)}")
        if not known[key].accepts(value):
            raise BadRules(f"rule {key} is {known[key].spoken_choices()}, not {quoted(value)}")
        assert isinstance(value, bool | int | str)
        values[key] = value
    return values

"""Options: the house rules of a game with their allowed values."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Any

from .errors import MarjapussiError, quote
from .frozen import frozen

OptionValue = bool | int | str
OptionChoices = tuple[OptionValue, ...] | range

OPTION_METADATA = "option"


class RulesError(MarjapussiError, ValueError):
    """Raised for a house rule that the game doesn't have, or that has an invalid value."""


@frozen
class Option:
    """A house rule: its key, default, allowed values, and the group that it is shown in."""

    key: str
    default: OptionValue
    choices: OptionChoices
    group: str

    @property
    def type_name(self) -> str:
        return {bool: "boolean", int: "integer", str: "string"}[type(self.default)]

    def accepts(self, value: object) -> bool:
        return type(value) is type(self.default) and value in self.choices

    def choices_text(self) -> str:
        if isinstance(self.choices, range):
            step = f" in steps of {self.choices.step}" if self.choices.step > 1 else ""
            return f"{self.choices[0]} to {self.choices[-1]}{step}"
        return " | ".join(map(value_text, self.choices))


@frozen
class NumberRange:
    """A range of allowed whole numbers, both ends included, and the default of an option."""

    default: int
    low: int
    high: int
    step: int = 1

    @property
    def choices(self) -> range:
        return range(self.low, self.high + 1, self.step)


OptionValues = tuple[OptionValue, ...] | NumberRange


def value_text(value: OptionValue) -> str:
    """Return the value as JSON, except that strings have no quotation marks."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_field(values: OptionValues, *, group: str) -> Any:  # noqa: ANN401
    declared = narrow_option(Option("", False, (), group), values)
    return field(default=declared.default, metadata={OPTION_METADATA: declared})


def switch_field(*, is_on: bool, group: str) -> Any:  # noqa: ANN401
    return option_field((is_on, not is_on), group=group)


def narrow_option(base: Option, values: OptionValues) -> Option:
    """Return an option whose values and default are replaced with those that one game allows."""
    if isinstance(values, NumberRange):
        return replace(base, default=values.default, choices=values.choices)
    return replace(base, default=values[0], choices=values)


def resolve_options(
    options: tuple[Option, ...], chosen: Mapping[str, object]
) -> dict[str, OptionValue]:
    known = {each.key: each for each in options}
    values = {each.key: each.default for each in options}
    for key, value in chosen.items():
        if key not in known:
            raise RulesError(
                f"this game has no rule {quote(key)}; see 'marjapussi games' for its rules"
            )
        if not known[key].accepts(value):
            raise RulesError(f"rule {key} must be {known[key].choices_text()}, not {quote(value)}")
        assert isinstance(value, bool | int | str)
        values[key] = value
    return values

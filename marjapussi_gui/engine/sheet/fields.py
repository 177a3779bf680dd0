"""The fields of a hand on the score sheet, with the values that the rules allow."""

from collections.abc import Collection, Mapping
from enum import Enum
from typing import Literal

from ..frozen import frozen
from ..state import MatchStanding, Seat, Side

# A number, the number of a side or a seat, or several of them
EntryValue = int | tuple[int, ...]
Entry = Mapping[str, EntryValue]  # the typed values by the names of their fields
NONE = -1  # nobody, or no side
NO, YES = 0, 1
NOLO, SOOLI = 4, 5  # in the field "contest", after the seats that declare rami
MARRIAGES = 4
MAX_NUMBER = 1000  # no field takes larger numbers

FieldKey = Literal[
    "who", "bid", "suits", "points", "first_bid",
    "marriages", "pips", "last", "trick", "leader",
    "contest", "soloist", "tricks",
    "winner", "dublees", "seen", "maal",
]  # fmt: skip


class FieldKind(Enum):
    """How a field is filled in."""

    CHOICE = "one of the options"
    NUMBER = "a number"
    ORDER = "options, each as often as it happened, in order"
    SUITS = "one of the options, or none, for each suit"


SheetRule = Literal[
    "bid-step", "min-bid", "max-bid", "must-open", "floor", "floor-bid", "not-raised",
    "point-step", "points-in-pack", "points-left", "no-such-sum",
    "four-marriages", "in-bag", "tricks-in-hand", "no-sooli",
    "smallest-maal", "largest-maal", "no-such-choice",
]  # fmt: skip


@frozen
class Limit:
    """The values that a rule allows in a field, and the numbers for the message about the rule."""

    rule: SheetRule
    values: Collection[int]
    places: tuple[tuple[str, int], ...] = ()


@frozen
class EntryField:
    """A field of a hand. `owner` is the side or seat that it asks about, or NONE."""

    key: FieldKey
    kind: FieldKind = FieldKind.CHOICE
    options: tuple[int, ...] = ()
    limits: tuple[Limit, ...] = ()
    owner: int = NONE
    default: EntryValue | None = None  # taken if nothing is typed

    @property
    def name(self) -> str:
        return self.key if self.owner == NONE else f"{self.key}-{self.owner}"


@frozen
class InvalidValue:
    """A value that a field doesn't allow, the limit that it breaks, and the nearest valid ones."""

    field: EntryField
    value: EntryValue
    limit: Limit
    nearest: tuple[int, ...]


GoalProgressKind = Literal["points", "last", "made", "lost", "over", "tricks", "few", "none"]


@frozen
class GoalProgress:
    """How close a side is to its goal in a hand that is being entered, and what decides about it.

    `spare` is how many card points the others may take without harm, or NONE if that is unknown.
    """

    side: Side
    points: int
    goal: int
    kind: GoalProgressKind = "points"
    spare: int = NONE

    @property
    def missing(self) -> int:
        return self.goal - self.points


@frozen
class SheetPosition:
    """The match before a hand, and the dealer of that hand."""

    match: MatchStanding
    dealer: Seat


def validate_value(field: EntryField, value: EntryValue) -> InvalidValue | None:
    """Return why a field doesn't allow a value, or None if it does."""
    if not isinstance(value, int) and len(value) > MARRIAGES:
        return InvalidValue(field, value, Limit("four-marriages", ()), ())
    is_number = field.kind is FieldKind.NUMBER
    limits = field.limits if is_number else (*field.limits, Limit("no-such-choice", field.options))
    given = {value} if isinstance(value, int) else {*value}
    if field.kind is FieldKind.SUITS:
        given -= {NONE}
    broken = next((each for each in limits if not given <= {*each.values}), None)
    nearest = _nearest_numbers(field, value) if isinstance(value, int) and is_number else ()
    return None if broken is None else InvalidValue(field, value, broken, nearest)


def _nearest_numbers(field: EntryField, value: int) -> tuple[int, ...]:
    """Return the allowed numbers just below and above a number."""
    allowed = sorted({*range(MAX_NUMBER)}.intersection(*(each.values for each in field.limits)))
    lower, higher = (n for n in allowed if n < value), (n for n in allowed if n > value)
    return (*[*lower][-1:], *[*higher][:1])

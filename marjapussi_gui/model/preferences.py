"""The player's preferences and their allowed values."""

from collections.abc import Collection, Mapping
from dataclasses import field, fields, replace
from types import MappingProxyType
from typing import Any

from ..engine.frozen import frozen
from ..system.assets import available_languages
from .new_game import LEVELS

FELT_NAMES = ("moss", "night", "birch")
DECK_COLOURS = ("four", "two")  # number of suit colours
INDEX_SIZES = ("standard", "large")
CARD_BACKS = ("lingonberry", "blueberry", "juniper")
TEXT_SIZES = ("normal", "large")
CARD_SIZE_NAMES = ("normal", "large")
CHROME_NAMES = ("system", "light", "dark")
ANIMATION_SPEEDS = ("slow", "normal", "fast", "off")
TRICK_PAUSES = ("short", "normal", "long", "click")  # how long a complete trick stays on the table
CLICK_MODES = ("play", "raise")  # whether a click plays a card at once, or selects it first
ANNOUNCEMENT_LEVELS = ("all", "mine", "turn")  # how much is announced to screen readers
SORT_ORDERS = ("suit", "rank", "hand")
SYSTEM = "system"  # stands for the language of the desktop
LANGUAGES = (SYSTEM, *available_languages())
WARNING_MODES = ("first", "always", "never")  # "first" means in the first matches of each game
FIRST_MATCHES = 3  # number of matches of a game in which the player is new to it
PLAYER_COUNTS = range(6)
VOLUMES = range(101)  # percent


def one_of(values: Collection[object], default: object) -> Any:  # noqa: ANN401
    """Declare a preference that takes one of these values."""
    return field(default=default, metadata={"values": values})


@frozen
class Preferences:
    """The player's preferences. Field names are also the database keys, and name their texts."""

    language: str = one_of(LANGUAGES, "system")
    chrome: str = one_of(CHROME_NAMES, "system")
    text: str = one_of(TEXT_SIZES, "normal")
    felt: str = one_of(FELT_NAMES, "moss")
    cards: str = one_of(CARD_SIZE_NAMES, "normal")
    deck: str = one_of(DECK_COLOURS, "four")
    index: str = one_of(INDEX_SIZES, "standard")
    back: str = one_of(CARD_BACKS, "lingonberry")
    pace: str = one_of(ANIMATION_SPEEDS, "normal")
    rest: str = one_of(TRICK_PAUSES, "normal")
    click: str = one_of(CLICK_MODES, "play")
    sort: str = one_of(SORT_ORDERS, "suit")
    low_first: bool = False  # whether a sorted hand starts with the lowest card
    sound: bool = True
    volume: int = one_of(VOLUMES, 70)
    speech: str = one_of(ANNOUNCEMENT_LEVELS, "all")
    voice: bool = False  # whether the program itself speaks the announcements
    hints: bool = False  # whether the suggested action is always outlined
    warnings: str = one_of(WARNING_MODES, "first")  # when a clear mistake must be confirmed
    praise: bool = True  # whether right but hard choices are praised where there are warnings
    count_myself: bool = False  # whether to hide the points of the current hand
    alt_letters: bool = False  # whether letters are shortcuts only together with Alt
    forced: bool = False  # whether to play a forced card automatically
    curtain_hold: bool = False  # whether the curtain opens only to a press that is held
    curtain_on_leave: bool = True  # whether it falls when the window is left
    curtain_when_idle: bool = True  # whether it falls after a minute without input
    players: int = one_of(PLAYER_COUNTS, 0)  # in games that allow several; 0 for the default
    agreements: bool = True  # whether computer players bid and read bids as partners agreed
    level: str = one_of(LEVELS, "normal")  # of the opponents; the partner always plays its best
    name: str = ""
    asked_pace: bool = False  # whether a hurried player has been asked about playing faster


# a preference without an entry here accepts any value of its type
ALLOWED_VALUES: Mapping[str, Collection[object]] = MappingProxyType(
    {
        each.name: each.metadata["values"]
        for each in fields(Preferences)
        if "values" in each.metadata
    }
)


def valid_preferences(values: Mapping[str, object]) -> Preferences:
    usual, values = Preferences(), _with_current_names(values)
    known = {each.name for each in fields(Preferences) if each.name in values}
    chosen = {name: values[name] for name in known if is_allowed(name, values[name], usual)}
    return Preferences(**chosen)  # type: ignore[arg-type]


def has_warnings(preferences: Preferences, finished_matches: int) -> bool:
    """Return whether a player who finished this many matches of a game is warned of mistakes."""
    match preferences.warnings:
        case "first":
            return finished_matches < FIRST_MATCHES
        case mode:
            return mode == "always"


def should_offer_warnings(preferences: Preferences, finished_matches: int) -> bool:
    """Return whether to ask if the warnings should stay, because they would end now."""
    return preferences.warnings == "first" and finished_matches == FIRST_MATCHES


def faster_speed(speed: str) -> str:
    """Return the next faster animation speed, or the same if there is none."""
    return ANIMATION_SPEEDS[min(ANIMATION_SPEEDS.index(speed) + 1, len(ANIMATION_SPEEDS) - 1)]


def _with_current_names(values: Mapping[str, object]) -> Mapping[str, object]:
    if values.get("tutor") is True:
        return {"warnings": "always", **values}
    return values


def is_allowed(name: str, value: object, defaults: object) -> bool:
    """Return whether a stored value may replace a default, which also says its type."""
    is_of_its_kind = type(value) is type(getattr(defaults, name))
    return is_of_its_kind and (name not in ALLOWED_VALUES or value in ALLOWED_VALUES[name])


NO_PERSON = 0  # a computer player, or somebody whom nobody entered in the list


@frozen
class Person:
    """Somebody who plays here, with preferences of their own.

    Fields that are named as in Preferences replace them while it is this person's turn.
    """

    id: int
    name: str
    animal: str  # names a portrait
    deck: str = one_of(DECK_COLOURS, "four")
    index: str = one_of(INDEX_SIZES, "standard")
    hints: bool = False
    warnings: str = one_of(WARNING_MODES, "never")
    praise: bool = False

    def preferences(self, shared: Preferences) -> Preferences:
        """Return the shared preferences with this person's own ones."""
        return replace(
            shared,
            name=self.name,
            deck=self.deck,
            index=self.index,
            hints=self.hints,
            warnings=self.warnings,
            praise=self.praise,
        )


CHOICES = tuple(each.name for each in fields(Person) if each.name not in {"id", "name", "animal"})


def valid_choices(values: Mapping[str, object]) -> dict[str, Any]:
    """Return the valid ones among stored preferences of a person."""
    usual = Person(NO_PERSON, "", "")
    return {
        name: values[name]
        for name in CHOICES
        if name in values and is_allowed(name, values[name], usual)
    }

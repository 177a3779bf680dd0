"""The player's preferences and their allowed values."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import field, fields, replace
from enum import Enum
from types import MappingProxyType
from typing import Any

from ..engine.frozen import frozen
from ..system.assets import available_languages
from .new_game import LEVELS

FELT_NAMES = ("moss", "night", "birch")
DECK_COLOURS = ("four", "two")  # number of suit colours
INDEX_SIZES = ("standard", "large")
CARD_BACKS = ("lingonberry", "blueberry", "juniper")
ANIMATION_SPEEDS = ("slow", "normal", "fast", "off")
ANNOUNCEMENT_LEVELS = ("all", "mine", "turn")  # how much is announced to screen readers
SYSTEM = "system"  # stands for the language of the desktop
LANGUAGES = (SYSTEM, *available_languages())
WARNING_MODES = ("first", "always", "never")  # "first" means in the first matches of each game
FIRST_MATCHES = 3  # number of matches of a game in which the player is new to it


class Section(Enum):
    """The sections of the preferences dialog, in order. The values are keys of their titles."""

    APPEARANCE = "section-appearance"
    PACE = "section-pace"
    SOUND = "section-sound"
    CARDS = "deck-cards"
    STYLE = "section-style"
    CURTAIN = "section-curtain"


def preference(
    section: Section | None,
    default: object,
    values: Collection[object] | None = None,
    enabled: Callable[[Any], bool] | None = None,
) -> Any:  # noqa: ANN401
    """Declare a preference that takes one of these values, or any of its type.

    The dialog shows it in its section, and greys it out where enabled(preferences) is false.
    """
    metadata = {"section": section, "values": values, "enabled": enabled}
    return field(default=default, metadata=metadata)


@frozen
class Preferences:
    """The player's preferences, in the order of their dialog.

    Field names are also the database keys, and name their texts.
    """

    language: str = preference(Section.APPEARANCE, "system", LANGUAGES)
    chrome: str = preference(Section.APPEARANCE, "system", ("system", "light", "dark"))
    text: str = preference(Section.APPEARANCE, "normal", ("normal", "large"))
    felt: str = preference(Section.APPEARANCE, "moss", FELT_NAMES)
    pace: str = preference(Section.PACE, "normal", ANIMATION_SPEEDS)
    # how long a complete trick stays on the table
    rest: str = preference(Section.PACE, "normal", ("short", "normal", "long", "click"))
    sound: bool = preference(Section.SOUND, True)
    volume: int = preference(Section.SOUND, 70, range(101), lambda chosen: chosen.sound)  # percent
    speech: str = preference(Section.SOUND, "all", ANNOUNCEMENT_LEVELS)
    voice: bool = preference(Section.SOUND, False)  # whether the program itself speaks them
    cards: str = preference(Section.CARDS, "normal", ("normal", "large"))
    deck: str = preference(Section.CARDS, "four", DECK_COLOURS)
    index: str = preference(Section.CARDS, "standard", INDEX_SIZES)
    back: str = preference(Section.CARDS, "lingonberry", CARD_BACKS)
    level: str = preference(Section.STYLE, "normal", LEVELS)  # of opponents; partners play best
    click: str = preference(Section.STYLE, "play", ("play", "raise"))  # or select a card first
    sort: str = preference(Section.STYLE, "suit", ("suit", "rank", "hand"))
    low_first: bool = preference(Section.STYLE, False)  # the lowest card of a sorted hand
    hints: bool = preference(Section.STYLE, False)  # whether a suggestion is always outlined
    warnings: str = preference(Section.STYLE, "first", WARNING_MODES)  # of clear mistakes
    # whether right but hard choices are praised where there are warnings
    praise: bool = preference(Section.STYLE, True, None, lambda chosen: chosen.warnings != "never")
    count_myself: bool = preference(Section.STYLE, False)  # whether points of the hand are hidden
    forced: bool = preference(Section.STYLE, False)  # whether to play a forced card automatically
    agreements: bool = preference(Section.STYLE, True)  # whether computer partners bid by them
    alt_letters: bool = preference(Section.STYLE, False)  # letters are shortcuts only with Alt
    curtain_hold: bool = preference(Section.CURTAIN, False)  # opens only to a press that is held
    curtain_on_leave: bool = preference(Section.CURTAIN, True)  # falls when the window is left
    curtain_when_idle: bool = preference(Section.CURTAIN, True)  # and after an idle minute
    players: int = preference(None, 0, range(6))  # in games that allow several; 0 for the default
    name: str = ""
    asked_pace: bool = False  # whether a hurried player has been asked about playing faster


DECLARED = {each.name: each.metadata for each in fields(Preferences)}
# a preference without an entry here accepts any value of its type
ALLOWED_VALUES: Mapping[str, Collection[object]] = MappingProxyType(
    {name: values for name, declared in DECLARED.items() if (values := declared.get("values"))}
)


def valid_preferences(values: Mapping[str, object]) -> Preferences:
    usual, values = Preferences(), _with_current_names(values)
    known = {each.name for each in fields(Preferences) if each.name in values}
    chosen = {name: values[name] for name in known if is_allowed(name, values[name], usual)}
    return Preferences(**chosen)  # type: ignore[arg-type]


def is_warned_of_mistakes(preferences: Preferences, finished_matches: int) -> bool:
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
    """Return whether a stored value is valid and has the same type as the default."""
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
    deck: str = "four"
    index: str = "standard"
    hints: bool = False
    warnings: str = "never"
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
    """Return those of a person's stored preferences that are valid."""
    usual = Person(NO_PERSON, "", "")
    return {
        name: values[name]
        for name in CHOICES
        if name in values and is_allowed(name, values[name], usual)
    }

"""The player's preferences and their allowed values."""

from collections.abc import Collection, Mapping
from dataclasses import fields
from types import MappingProxyType

from ...engine.frozen import frozen
from .languages import SPOKEN, SYSTEM
from .new_game import LEVELS

FELT_NAMES = ("moss", "night", "birch")
DECKS = ("four", "two")  # number of suit colours
INDICES = ("standard", "large")
BACKS = ("lingonberry", "blueberry", "juniper")
TEXTS = ("normal", "large")
CARDS = ("normal", "large")
CHROME_NAMES = ("system", "light", "dark")
PACES = ("slow", "normal", "fast", "off")
RESTS = ("short", "normal", "long", "click")  # how long a complete trick stays on the table
CLICKS = ("play", "raise")  # a click plays a card, or selects it first
SPEECHES = ("all", "mine", "turn")  # how much is announced to screen readers
SORTS = ("suit", "rank", "hand")
LANGUAGES = (SYSTEM, *SPOKEN)
PLAYERS = range(6)
VOLUMES = range(101)  # percent


@frozen
class Preferences:
    """The player's settings; field names are the keys in the database."""

    language: str = "system"
    chrome: str = "system"
    text: str = "normal"
    felt: str = "moss"
    cards: str = "normal"
    deck: str = "four"
    index: str = "standard"
    back: str = "lingonberry"
    pace: str = "normal"
    rest: str = "normal"
    click: str = "play"
    sort: str = "suit"
    low_first: bool = False  # lowest card first
    sound: bool = True
    volume: int = 70
    speech: str = "all"
    voice: bool = False  # announcements are spoken by the program itself
    hints: bool = False  # the suggested action is always outlined
    tutor: bool = False  # a clear mistake has to be confirmed
    count_myself: bool = False  # the points of the current hand are hidden
    forced: bool = False  # a forced card is played automatically
    players: int = 0  # for games that allow several numbers; 0: the game's default
    level: str = "normal"  # of the opponents; the partner always plays its best
    name: str = ""


# Fields without an entry accept any value of their type
ALLOWED: Mapping[str, Collection[object]] = MappingProxyType(
    {
        "language": LANGUAGES,
        "chrome": CHROME_NAMES,
        "text": TEXTS,
        "felt": FELT_NAMES,
        "cards": CARDS,
        "deck": DECKS,
        "index": INDICES,
        "back": BACKS,
        "pace": PACES,
        "rest": RESTS,
        "click": CLICKS,
        "sort": SORTS,
        "volume": VOLUMES,
        "speech": SPEECHES,
        "level": LEVELS,
        "players": PLAYERS,
    }
)


def sensible(values: Mapping[str, object]) -> Preferences:
    """Return preferences from stored values, with defaults for missing and invalid ones."""
    usual = Preferences()
    known = {each.name for each in fields(Preferences) if each.name in values}
    chosen = {name: values[name] for name in known if _is_allowed(name, values[name], usual)}
    return Preferences(**chosen)  # type: ignore[arg-type]


def _is_allowed(name: str, value: object, usual: Preferences) -> bool:
    is_of_its_kind = type(value) is type(getattr(usual, name))
    return is_of_its_kind and (name not in ALLOWED or value in ALLOWED[name])

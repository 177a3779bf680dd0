"""What a player has chosen about the program itself."""

from collections.abc import Collection, Mapping
from dataclasses import fields
from types import MappingProxyType

from ...engine.frozen import frozen
from .languages import SPOKEN, SYSTEM
from .new_game import LEVELS

FELT_NAMES = ("moss", "night", "birch")
DECKS = ("four", "two")  # colours of the suits
INDICES = ("standard", "large")
BACKS = ("lingonberry", "blueberry", "juniper")
TEXTS = ("normal", "large")
CARDS = ("normal", "large")
CHROME_NAMES = ("system", "light", "dark")
PACES = ("slow", "normal", "fast", "off")
RESTS = ("short", "normal", "long", "click")  # how long a full trick lies
CLICKS = ("play", "raise")  # a click plays a card, or raises it first
SPEECHES = ("all", "mine", "turn")  # how much is announced to those who listen
SORTS = ("suit", "rank", "hand")
LANGUAGES = (SYSTEM, *SPOKEN)
PLAYERS = range(6)
VOLUMES = range(101)  # hundredths of the loudest


@frozen
class Preferences:
    """One value for each choice; the defaults suit most."""

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
    low_first: bool = False  # sorted from the lowest card
    sound: bool = True
    volume: int = 70
    speech: str = "all"
    voice: bool = False  # the program speaks itself
    hints: bool = False  # the suggested action is outlined unasked
    tutor: bool = False  # it is asked before a clear mistake
    count_myself: bool = False  # the points of a hand that is played are not shown
    forced: bool = False  # the only card that may be played plays itself
    players: int = 0  # of the game that several numbers can play; 0: as many as usual
    level: str = "normal"  # of the opponents; the partner always plays its best
    name: str = ""


# What each may be; where nothing is said, any value of its kind
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
    """Return preferences as they were kept; for a value that is not allowed, the usual one."""
    usual = Preferences()
    known = {each.name for each in fields(Preferences) if each.name in values}
    chosen = {name: values[name] for name in known if _is_allowed(name, values[name], usual)}
    return Preferences(**chosen)  # type: ignore[arg-type]


def _is_allowed(name: str, value: object, usual: Preferences) -> bool:
    is_of_its_kind = type(value) is type(getattr(usual, name))
    return is_of_its_kind and (name not in ALLOWED or value in ALLOWED[name])

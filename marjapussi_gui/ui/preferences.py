"""What a player has chosen about the program itself."""

from dataclasses import dataclass

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
SORTS = ("suit", "rank", "hand")
LANGUAGES = ("system", "en", "fi", "sv")


@dataclass(frozen=True, slots=True)
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
    volume: int = 70  # in hundredths of the loudest
    hints: bool = False  # the suggested action is outlined unasked
    level: str = "normal"  # of the opponents; the partner always plays its best
    name: str = ""

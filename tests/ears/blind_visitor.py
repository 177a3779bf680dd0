"""Walks through lessons, hints, panels, the review and the preferences by keys alone.

A walk yields the key to press next, and is sent what is said then.
"""

from collections.abc import Callable, Generator

from .blind_player import MOST_TABS, Keyboard, LostError
from .blind_table import KEYS, Ear
from .phrasebook import Phrasebook

Walk = Generator[str, list[str], None]
MOST_PRESSES = 60
HINTS = "Play the {card}.", "Lead the {card}."
PLAYED = "You play the {card}.", "You play the {card} and take the trick."


class BlindVisitor:
    """Visits the pages of a window, and loses its way where they don't say enough."""

    def __init__(self, window: Keyboard, book: Phrasebook) -> None:
        self.window, self.book, self.ear = window, book, Ear(book)
        self._start = tuple(f": {each}" for each in book.texts("Start"))

    def take_lesson(self) -> Walk:
        """Start the first lesson of the first game from the start page, and finish it."""
        yield "Tab"
        yield "Space"
        yield from self._press("Learn {game}")
        yield from self._tab_to(lambda: self.window.focus.split(", ")[0].endswith(self._start))
        yield "Space"
        said: list[str] = []
        for _ in range(MOST_PRESSES):
            said += yield "Space"
            if self._is_at("Next lesson"):
                break
        self._expect(self._is_at("Next lesson"), said)
        self._expect(any(self.book.says("Scoring the hand: {rows}.", each) for each in said), said)
        yield "Ctrl+Home"

    def start_match(self) -> Walk:
        """Start a match with deal 7, in the dialog for numbered deals."""
        yield "Ctrl+D"
        yield from self._tab_to(lambda: self._is_at("Deal number"))
        yield "7"
        yield from self._press("Play")

    def take_hint(self) -> Walk:
        """Ask for a hint, and play what it says."""
        said = yield "H"
        hints = [each for each in said if any(self.book.says(h, each) for h in HINTS)]
        self._expect(bool(hints), said)
        said = yield "Space"
        self._expect(any(self.book.says(phrase, each) for phrase in PLAYED for each in said), said)

    def read_panels(self) -> Walk:
        """Open and close each panel, and hear the last trick, the log and the scores."""
        for key, phrase in (
            ("L", "Won by {name}"),
            ("T", "You play the {card}."),
            ("P", "All hands"),
        ):
            said = yield key
            self._expect(any(self.book.says(phrase, each) for each in said), [key, *said])
            yield key
        said = yield KEYS["long_score"]
        self._expect(self.book.says("Score: {standing}. {title}.", said[-1]), said)

    def review_hand(self) -> Walk:
        """Open the review after a hand, step through it, and leave it."""
        yield "V"
        hand: tuple[str, ...] = ()
        for _ in range(MOST_PRESSES):
            step = yield "Left"
            self._expect(bool(step), ["Left"])
            held = yield KEYS["hand"]
            hand = self.ear.hand(held[-1])
            if hand and any(self.book.says("{name} plays the {card}.", each) for each in step):
                break
        self._expect(bool(hand), step)
        yield "Escape"

    def change_preferences(self) -> Walk:
        """Change the size of the text and a switch, hear both, and change them back."""
        yield "Ctrl+,"
        yield from self._tab_to(lambda: self._is_at("Text size"))
        for key, value in (("Down", "Large"), ("Up", "Normal")):
            said = yield key
            self._expect(said[-1].casefold() in self.book.forms(value), said)
        yield from self._tab_to(lambda: self._is_at("Count the points myself"))
        for value in ("On", "Off"):
            said = yield "Space"
            self._expect(said[-1].casefold() in self.book.forms(value), said)
        yield "Escape"

    def _is_at(self, phrase: str) -> bool:
        """Return whether the control with the focus is called so."""
        labels = self.window.focus, self.window.focus.partition(", ")[0]
        return any(self.book.is_label(phrase, each) is not None for each in labels)

    def _press(self, phrase: str) -> Walk:
        yield from self._tab_to(lambda: self._is_at(phrase))
        yield "Space"

    def _tab_to(self, is_there: Callable[[], bool]) -> Walk:
        heard = []
        for _ in range(MOST_TABS):
            if is_there():
                return
            heard += yield "Tab"
        raise LostError(heard)

    def _expect(self, is_so: bool, heard: list[str]) -> None:
        if not is_so:
            raise LostError(heard, self.window.focus)

"""The decorations beside the cards, and which of them a game has."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.deck import Deck
from ..widgets.labels import tip
from ..wording.people import People
from .drawn import Drawn
from .heading import CORNER, Heading
from .items import PictureItem
from .layout import Layout
from .look import Look
from .offer import Offer
from .progress import SetsProgress
from .score_bags import ScoreBags, is_berries
from .score_sheet import ScoreSheet
from .seats import Seats
from .seen import Seen
from .sentence import Sentence
from .sets_heading import SetsHeading
from .shown_sets import ShownSets
from .speech import Speech
from .stock_count import StockCount
from .tags import Tags
from .things import Things


class Part(Protocol):
    """A decoration that depends on the view."""

    def show(self, seen: Seen) -> None:
        """Show the part for this view, or nothing if it has nothing to show."""


class Furniture:
    """All decorations; most depend on the view, the prompt and the tags do not."""

    def __init__(self, scene: QGraphicsScene, drawn: Drawn | None = None) -> None:
        things = self.things = Things(scene, drawn)
        self.seats = Seats(things)
        self.bags, self.sheet = ScoreBags(things), ScoreSheet(things)
        self._heading, self._stock = Heading(things), StockCount(things)
        self._sets_heading, self._progress = SetsHeading(things), SetsProgress(things)
        self._offer, self._shown_sets = Offer(things), ShownSets(things, self.seats)
        self.speech = Speech(things, self.seats)
        self.sentence, self.tags = Sentence(things), Tags(things)
        self.counts = True  # points made in the current hand, which players could add up themselves
        self.tells_sets = True  # what the player's groups are, and how complete
        self.rules_name: Callable[[], str] = str  # empty on boards without a match
        self._seen: Seen | None = None

    def lay_out(
        self, layout: Layout, look: Look, deck: Deck | None = None, *, may_wait: bool = False
    ) -> None:
        """Apply a layout; if it can be deferred, pictures are repainted one by one."""
        self.things.lay_out(layout, look, deck, may_wait=may_wait)

    def show(self, view: View, people: People, actor: Seat) -> None:
        """Show a view and nothing of an earlier one; actor is the seat marked as acting."""
        seen = self._seen = Seen(view, people, actor, self.counts)
        with self.things.of_another_view():
            for part in self._parts(view):
                part.show(seen)
            self.things.explain(CORNER, tip(self.rules_name()))
            self.speech.follow()

    def calm(self) -> None:
        """Remove the prompt and the mark of the acting seat, until the next turn."""
        self.sentence.tell("")
        if self._seen is not None:
            self.seats.show(replace(self._seen, actor=NOBODY))

    def clear(self) -> None:
        """Remove all decorations of a match."""
        self._seen = None
        self.speech.hush()
        self.things.clear()
        self.sheet.clear()
        self.seats.clear()

    @property
    def ratio(self) -> float:
        """The device pixel ratio."""
        return self.things.look.ratio

    @property
    def beside_buttons(self) -> tuple[float, float]:
        """The left and right limits of the buttons in pixels."""
        return self.seats.end_of_plate, self._progress.end_of_buttons

    def shown(self, key: str) -> PictureItem | None:
        """Return a visible picture by its key; None if there is none."""
        return self.things.shown(key)

    def box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return the bounding box of pictures and texts, without the margins of pictures."""
        return self.things.box(*keys, margin=margin)

    def _parts(self, view: View) -> tuple[Part, ...]:
        """Return the parts for a view in drawing order.

        Plates make room for the parts before them, and tunnelas are placed beside plates.
        """
        score: Part = self.bags if is_berries(view) else self.sheet
        if not view.rummy.is_dealt:
            return self._heading, score, self._stock, self.seats
        sets = self._offer, self.seats, self._shown_sets
        progress = (self._progress,) if self.tells_sets else ()
        return self._sets_heading, score, self._stock, *progress, *sets

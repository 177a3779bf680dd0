"""What lies on the felt beside the cards: which parts a game has, and in which order."""

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QGraphicsScene

from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.deck import Deck
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
    """Something that tells of a view."""

    def show(self, seen: Seen) -> None:
        """Put down what tells of this, and nothing where there is nothing to tell."""


class Furniture:
    """The parts that lie on the felt: some tell of the view, some stay whatever view is shown."""

    def __init__(self, scene: QGraphicsScene, drawn: Drawn | None = None) -> None:
        things = self.things = Things(scene, drawn)
        self.seats = Seats(things)
        self.bags, self.sheet = ScoreBags(things), ScoreSheet(things)
        self._heading, self._stock = Heading(things), StockCount(things)
        self._sets_heading, self._progress = SetsHeading(things), SetsProgress(things)
        self._offer, self._shown_sets = Offer(things), ShownSets(things, self.seats)
        self.speech = Speech(things, self.seats)
        self.sentence, self.tags = Sentence(things), Tags(things)
        self.counts = True  # the points of a hand, which everybody could add up
        self.tells_sets = True  # how far one's own sets are
        self.rules_name: Callable[[], str] = str  # in force at the table; "" on other felts
        self._seen: Seen | None = None

    def lay_out(
        self, layout: Layout, look: Look, deck: Deck | None = None, *, may_wait: bool = False
    ) -> None:
        """Stand as this layout says; if it may wait, not everything is drawn anew at once."""
        self.things.lay_out(layout, look, deck, may_wait=may_wait)

    def show(self, view: View, people: People, actor: Seat) -> None:
        """Tell what a view tells, and nothing that another told; actor is who is seen to act."""
        seen = self._seen = Seen(view, people, actor, self.counts)
        with self.things.of_another_view():
            for part in self._parts(view):
                part.show(seen)
            self.things.explain(CORNER, self.rules_name())
            self.speech.follow()

    def calm(self) -> None:
        """Let nobody be seen to act, nor be said to, until it is somebody's turn again."""
        self.sentence.tell("")
        if self._seen is not None:
            self.seats.show(replace(self._seen, actor=NOBODY))

    def clear(self) -> None:
        """Tell nothing any more."""
        self._seen = None
        self.speech.hush()
        self.things.clear()
        self.sheet.clear()
        self.seats.clear()

    @property
    def ratio(self) -> float:
        """How many device pixels a pixel has."""
        return self.things.look.ratio

    @property
    def beside_buttons(self) -> tuple[float, float]:
        """Where buttons may begin and end: behind the own plate, before how far one is."""
        return self.seats.end_of_plate, self._progress.end_of_buttons

    def shown(self, key: str) -> PictureItem | None:
        """Return a picture that lies there now, by its key."""
        return self.things.shown(key)

    def box(self, *keys: str, margin: float = 0.0) -> QRectF:
        """Return what pictures and words take of the felt, without the margins of pictures."""
        return self.things.box(*keys, margin=margin)

    def _parts(self, view: View) -> tuple[Part, ...]:
        """Return what tells of this view, in the order in which it is put down.

        Plates make room for what was put down before them, and tunnelas lie beside plates.
        """
        score: Part = self.bags if is_berries(view) else self.sheet
        if not view.rummy.is_dealt:
            return self._heading, score, self._stock, self.seats
        sets = self._offer, self.seats, self._shown_sets
        progress = (self._progress,) if self.tells_sets else ()
        return self._sets_heading, score, self._stock, *progress, *sets

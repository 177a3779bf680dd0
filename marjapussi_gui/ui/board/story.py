"""What happened, told on the felt one event after another, at the player's pace."""

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from ...engine.events import (
    STOCK,
    CardPlayed,
    Dealt,
    Event,
    HandScored,
    KittyShown,
    MarriageMade,
    Move,
    RedealDemanded,
    TrickTaken,
)
from ...engine.rummy.events import RummyEnded
from ...engine.seating import Seating
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..palette import SIDES
from ..wording import events as words
from ..wording.people import People
from .animator import Animator
from .berries import Berries
from .cards import Cards
from .furniture import Furniture, is_berries
from .pace import INSTANT, Pace

Beat = Callable[[], float]  # does one thing, and returns for how long to leave it alone
SERIES = 3  # what waits beyond so much is told faster


class Story(QObject):
    """A queue of events; motion is decoration, and the last view is the truth.

    Nothing here holds up a match: whatever comes, finish() shows the last view at once.
    """

    told = Signal(object)  # one event, as it is shown
    settled = Signal()  # everything that happened is shown

    def __init__(self, cards: Cards, furniture: Furniture, animator: Animator) -> None:
        super().__init__(animator)
        self.pace: Pace = INSTANT
        self.view: View | None = None
        self._cards, self._furniture, self._animator = cards, furniture, animator
        self._berries = Berries(cards.scene, animator, furniture)
        self._people = People((), NOBODY, Seating(4, partners=True))
        self._waiting: deque[tuple[tuple[Event, ...], View]] = deque()
        self._beats: deque[Beat] = deque()
        self._is_running = False

    @property
    def is_settled(self) -> bool:
        return not self._is_running and not self._animator.is_busy

    @property
    def people(self) -> People:
        return self._people

    def begin(self, people: People) -> None:
        """Begin the story of a new match: nothing of the old one is told any more."""
        self._animator.finish()
        self._waiting.clear()
        self._beats.clear()
        self._is_running = False
        self._people, self.view = people, None
        self._cards.clear()
        self._berries.clear()
        self._furniture.hush()
        self._furniture.unmark()

    def add(self, events: tuple[Event, ...], view: View) -> None:
        """Tell this next."""
        self._waiting.append((events, view))
        if not self._is_running:
            self._is_running = True
            self._run()

    def finish(self) -> None:
        """Tell all the rest at once."""
        if self.is_settled:
            return
        self._animator.finish()
        pace, self.pace = self.pace, INSTANT
        if self._is_running:
            self._run()
        self.pace = pace

    # Inside

    def _run(self) -> None:
        """Perform beat after beat, up to one that has to be left alone for a while."""
        while self._beats or self._waiting:
            if not self._beats:
                events, view = self._waiting.popleft()
                self._beats.extend(self._all_beats(events, view))
            lasts = self._beats.popleft()()
            if lasts:
                self._animator.hold(lasts, self._run)
                return
        self._is_running = False
        self.settled.emit()

    def _all_beats(self, events: tuple[Event, ...], view: View) -> Iterator[Beat]:
        for event in events:
            yield from self._beats_of(event)
        yield lambda: self._show(view)

    def _beats_of(self, event: Event) -> Iterator[Beat]:
        """Yield what is done to tell one event."""
        speaker = words.speaker(event)
        if speaker not in (NOBODY, self._people.me) or _is_card_of_another(event, self._people.me):
            yield lambda: self.pace.pause / (1 + len(self._waiting) // SERIES)
        yield lambda: self._begin(event)
        speech = words.said(event, self._people)
        if speech:
            yield lambda: self._say(speaker, speech)
        yield from self._motions(event)
        moment = words.moment(event, self._people)
        if moment:
            yield lambda: self._mark(moment, self._thread(event))
            yield self._unmark

    def _motions(self, event: Event) -> Iterator[Beat]:
        """Yield what moves on the felt."""
        match event:
            case Dealt():
                yield lambda: self._deal(event)
            case HandScored():
                yield self._gather_all
                yield from self._count(event)
            case RedealDemanded():
                yield self._gather_all
            case KittyShown():
                yield lambda: self._turn_up(event)
                yield lambda: self._fly(event.moves(), self.pace.play)
            case RummyEnded():
                yield lambda: 2 * self.pace.rest
            case TrickTaken():
                yield lambda: self._rest(event)
                yield lambda: self._fly(event.moves(), self.pace.gather)
            case _ if event.moves():
                yield lambda: self._fly(event.moves(), self.pace.play)
            case _:
                pass

    def _begin(self, event: Event) -> float:
        self._furniture.hush()
        self.told.emit(event)
        return 0.0

    def _say(self, speaker: Seat, speech: str) -> float:
        if self.pace.speech:
            self._furniture.say(speaker, speech)
        return self.pace.speech

    def _deal(self, event: Dealt) -> float:
        self._cards.clear()
        moves = _round_by_round(event.moves())
        apart = self.pace.deal_apart(len(moves))
        flown = [self._cards.move(move) for move in moves]
        self._cards.fly(flown, self.pace.deal, apart)
        return self.pace.deal + apart * len(moves)

    def _gather_all(self) -> float:
        self._cards.clear()
        return self.pace.gather

    def _rest(self, event: TrickTaken) -> float:
        """Leave a full trick alone, the winning card lifted."""
        self._cards.lift_winner(event.trick.winner, self.pace.lift)
        return self.pace.rest

    def _count(self, event: HandScored) -> Iterator[Beat]:
        """Let the points of a hand roll into the bags, and bags spill."""
        view = self.view
        if view is None or not is_berries(view):
            return
        me = self._people.seating.side(self._people.me)
        layout = self._cards.layout
        yield lambda: self._berries.roll(event, me, layout, self.pace.berry)
        yield lambda: self._berries.spill(event, me, 2 * self.pace.berry)
        yield self._berries_gone

    def _berries_gone(self) -> float:
        self._berries.clear()
        return 0.0

    def _turn_up(self, event: KittyShown) -> float:
        """Let everybody see the kitty before it goes to the declarer."""
        self._cards.turn_up(STOCK, event.cards)
        return self.pace.rest

    def _fly(self, moves: tuple[Move, ...], lasts: float) -> float:
        self._cards.winner = None
        self._cards.fly([self._cards.move(move) for move in moves], lasts)
        return lasts

    def _mark(self, word: str, thread: str) -> float:
        if self.pace.moment:
            self._furniture.mark(word, thread)
        return self.pace.moment

    def _unmark(self) -> float:
        self._furniture.unmark()
        return 0.0

    def _thread(self, event: Event) -> str:
        """Return the colour in which a moment is stitched: that of the side it happens to."""
        seating, me = self._people.seating, self._people.me
        seat = event.seat if isinstance(event, MarriageMade) else me
        return SIDES[0 if seating.side(seat) == seating.side(me) else 1]

    def _show(self, view: View) -> float:
        """Show what is true now."""
        self.view = view
        self._cards.winner = None
        self._cards.sync(view)
        self._cards.settle()
        self._furniture.show(view, self._people, view.turn)
        return 0.0


def _is_card_of_another(event: Event, me: Seat) -> bool:
    return isinstance(event, CardPlayed) and event.seat != me


def _round_by_round(moves: tuple[Move, ...]) -> list[Move]:
    """Return the moves of a deal in the order in which a dealer deals: a card to each in turn."""
    count: dict[object, int] = {}
    keyed = []
    for move in moves:
        number = count[move.target] = count.get(move.target, -1) + 1
        keyed.append((move.target.kind == "stock", number, move))
    keyed.sort(key=lambda each: each[:2])
    return [move for _, _, move in keyed]

"""What happened, told on the felt one event after another, at the player's pace."""

from collections import deque
from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, Signal

from ...engine.bidding_events import BidsTurned, KittyShown, RedealDemanded
from ...engine.cards import HIDDEN, Card
from ...engine.events import (
    STOCK,
    CardPlayed,
    Dealt,
    Event,
    HandScored,
    Move,
    TrickTaken,
    Zone,
    hand_zone,
    hidden,
)
from ...engine.rummy.events import RummyEnded, TipluSeen
from ...engine.seating import Seating
from ...engine.state import NO_CARD, NOBODY, Seat
from ...engine.view import View
from ..art.seams import FIRST
from ..sound.cues import sound_of
from ..wording import events as words
from ..wording.people import People
from .animator import Animator
from .berries import Berries, Change, changes_of
from .easing import even, gathering
from .felt_cards import Cards
from .furniture import Furniture, is_berries
from .moments import Moments
from .pace import INSTANT, Pace
from .stage import Stage

Beat = Callable[[], float]  # does one thing, and returns for how long to leave it alone
ROAD: Final = "porvoo"
SERIES = 3  # what waits beyond so much is told faster


class Story(QObject):
    """A queue of events; motion is decoration, and the last view is the truth.

    Nothing here holds up a match: whatever comes, finish() shows the last view at once.
    """

    event_told = Signal(object)  # one event, as it is shown
    heard = Signal(str, float)  # a sound, and how high it is
    shown = Signal()  # the truth after one more action
    settled = Signal()  # everything that happened is shown

    def __init__(self, cards: Cards, furniture: Furniture, animator: Animator) -> None:
        super().__init__(animator)
        self.view: View | None = None
        self.ply = 0  # so many actions are shown
        self._pace = INSTANT
        self._cards, self._furniture, self._animator = cards, furniture, animator
        self._stage = Stage(cards.scene, animator)
        self._moments = Moments(self._stage, cards, furniture)
        self._berries = Berries(self._stage, furniture, self._hear)
        self._people = People((), NOBODY, Seating(4, partners=True))
        self._waiting: deque[tuple[tuple[Event, ...], View, int]] = deque()
        self._beats: deque[Beat] = deque()
        self._is_running = False

    @property
    def pace(self) -> Pace:
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        self._animator.is_still = pace.is_still
        self._breathe()

    @property
    def is_telling(self) -> bool:
        """Whether something that happened is still to be shown."""
        return self._is_running

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
        self._people, self.view, self.ply = people, None, 0
        self._cards.clear()
        self._cards.order.begin()
        self._moments.clear()
        self._furniture.clear()

    def add(self, events: tuple[Event, ...], view: View, ply: int = 0) -> None:
        """Tell this next: what happened, and what is true after so many actions."""
        self._waiting.append((events, view, ply))
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
                self._beats.extend(self._all_beats(*self._waiting.popleft()))
            lasts = self._beats.popleft()()
            if lasts:
                self._animator.hold(lasts, self._run)
                return
        self._is_running = False
        self.settled.emit()

    def _all_beats(self, events: tuple[Event, ...], view: View, ply: int) -> Iterator[Beat]:
        for event in events:
            yield from self._beats_of(event)
        yield lambda: self._show(view, ply)

    def _beats_of(self, event: Event) -> Iterator[Beat]:
        """Yield what is done to tell one event."""
        speaker = words.speaker(event)
        if speaker not in (NOBODY, self._people.me) or _is_card_of_another(event, self._people.me):
            yield lambda: self.pace.pause / (1 + len(self._waiting) // SERIES)
        yield lambda: self._begin(event)
        yield from self._before(event)
        speech = words.said(event, self._people)
        if speech:
            yield lambda: self._say(speaker, speech)
        yield from self._motions(event)
        yield from self._moment(event)

    def _before(self, event: Event) -> Iterator[Beat]:
        """Yield what is seen before anything is said of it."""
        if isinstance(event, BidsTurned):
            for bid in event.turned:
                if bid.card != NO_CARD:
                    yield partial(self._turn_up, Zone("show", bid.seat), (bid.card,))
            yield lambda: self.pace.speech

    def _moment(self, event: Event) -> Iterator[Beat]:
        """Yield the ribbon of a great moment, and what it shows."""
        word = words.moment(event, self._people)
        is_road = self._has_bags and isinstance(event, HandScored) and ROAD in event.notes
        if word and not is_road:
            yield lambda: self._mark(event, word)
            yield self._unmark
            yield self._cleared

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
                if HIDDEN not in event.cards:
                    yield lambda: self._turn_up(STOCK, event.cards)
                    yield lambda: self.pace.speech
                yield lambda: self._fly(event.moves(), self.pace.play)
            case TipluSeen():
                yield lambda: self._peek(event)
                yield self._unmark
                yield self._cleared
            case RummyEnded():
                yield lambda: self._open_hands(event.hands)
                yield lambda: 2 * self.pace.rest
                yield lambda: self._open_hands(tuple(map(hidden, event.hands)))
            case TrickTaken():
                yield self._calm
                yield lambda: self._rest(event)
                yield lambda: self._gather(event)
            case _ if event.moves():
                yield lambda: self._fly(event.moves(), self.pace.play)
            case _:
                pass

    def _begin(self, event: Event) -> float:
        self._furniture.hush()
        self.event_told.emit(event)
        cue = sound_of(event)
        falls = isinstance(event, HandScored) and self._has_bags and self.pace.berry
        if cue is not None and not falls:  # berries are heard as they land
            self._hear(*cue)
        return 0.0

    def _hear(self, name: str, pitch: float) -> None:
        if self.pace.play:
            self.heard.emit(name, pitch)

    def _say(self, speaker: Seat, speech: str) -> float:
        bubble = self._furniture.say(speaker, speech) if self.pace.speech else None
        if bubble is not None:
            self._animator.run(bubble, self.pace.grow, bubble.setScale)
        return self.pace.speech

    def _deal(self, event: Dealt) -> float:
        self._cards.clear()
        self._cards.order.begin()
        moves = _round_by_round(event.moves())
        apart = self.pace.deal_apart(len(moves))
        flown = [self._cards.move(move) for move in moves]
        self._cards.fly(flown, self.pace.deal, apart)
        return self.pace.deal + apart * len(moves)

    def _gather_all(self) -> float:
        self._cards.clear()
        return self.pace.gather

    def _calm(self) -> float:
        """Let the gold about the last to act go: his turn is over."""
        self._furniture.calm()
        return 0.0

    def _rest(self, event: TrickTaken) -> float:
        """Leave a full trick alone, the winning card lifted."""
        self._cards.lift_winner(event.trick.winner, self.pace.lift)
        return self.pace.rest

    def _gather(self, event: TrickTaken) -> float:
        """Let the four gather and fly to the winner's pile."""
        self._cards.winner = None
        flown = [self._cards.move(move) for move in event.moves()]
        self._cards.fly(flown, self.pace.gather, ease=gathering)
        return self.pace.gather

    @property
    def _has_bags(self) -> bool:
        return self.view is not None and is_berries(self.view)

    def _count(self, event: HandScored) -> Iterator[Beat]:
        """Let the points of a hand roll into the bags; some spill, some go, some are tied."""
        if self.view is None or not is_berries(self.view):
            return
        target, mine = self.view.game.rules.target, self._people.seating.side(self._people.me)
        all_, gone, over = (
            changes_of(event, mine, target, keys) for keys in ((), (ROAD,), ("overshoot",))
        )
        yield self._spend
        yield lambda: self._berries.roll(all_, self._cards.layout, self.pace.berry)
        yield lambda: self._berries.tie(all_, self.pace.tie)
        yield self._cleared
        if over:
            yield lambda: self._berries.spill(over, self.pace.berry)
            yield self._unmark
            yield self._cleared
        if gone:
            yield lambda: self._send_away(event, gone)
            yield self._unmark
            yield self._cleared

    def _spend(self) -> float:
        """Take the berries that lie beside the bags: they roll into them now."""
        self._furniture.spend()
        return 0.0

    def _send_away(self, event: HandScored, gone: tuple[Change, ...]) -> float:
        """Show the road to Porvoo, and who has to take it."""
        if not self.pace.moment:
            return 0.0
        side = next(item.side for item in event.items if item.key == ROAD)
        unrolled = self._moments.unroll(words.moment(event, self._people), side, self._people)
        took = self._berries.send_away(gone, self.pace.berry)
        return max(unrolled + self.pace.moment, took)

    def _turn_up(self, zone: Zone, cards: tuple[Card, ...]) -> float:
        """Let everybody see cards that lay hidden."""
        self._cards.turn_up(zone, cards, self.pace.play)
        return self.pace.play

    def _open_hands(self, hands: tuple[tuple[Card, ...], ...]) -> float:
        """Let everybody see the hands of the others, or no longer."""
        is_open = any(HIDDEN not in cards for cards in hands if cards)
        lasts = self.pace.play * is_open
        for seat, cards in enumerate(hands):
            if seat != self._people.me:
                self._cards.turn_up(hand_zone(Seat(seat)), cards, lasts)
        return lasts

    def _peek(self, event: TipluSeen) -> float:
        """Let a seat look at the card under the stock."""
        if not self.pace.moment:
            return 0.0
        start = self._cards.layout.spots(STOCK, [1])[0]
        shown = event.card if event.card != NO_CARD else HIDDEN
        return self._moments.peek(event.seat, shown, start) + self.pace.speech

    def _fly(self, moves: tuple[Move, ...], lasts: float) -> float:
        self._cards.winner = None
        self._cards.fly([self._cards.move(move) for move in moves], lasts)
        return lasts

    def _mark(self, event: Event, word: str) -> float:
        if not self.pace.moment:
            return 0.0
        return self.pace.moment + self._moments.begin(event, word, self._people, self.view)

    def _unmark(self) -> float:
        if self._stage.is_empty or not self.pace.moment:
            return 0.0
        return self._moments.end()

    def _cleared(self) -> float:
        self._moments.clear()
        return 0.0

    def _sew(self, before: int) -> None:
        """Let what was made be sewn stitch by stitch: a thread for each five points."""
        sheet, now = self._furniture.shown("sheet"), self._furniture.made
        if sheet is None:
            return
        self._animator.forget(sheet)
        threads = (now - before) // FIRST
        if threads <= 0:
            return

        def sew(part: float) -> None:
            self._furniture.sew(now if part >= 1 else before + round(part * threads) * FIRST)

        self._animator.run(sheet, threads * self.pace.stitch / 2, sew, ease=even)

    def _breathe(self) -> None:
        faces = tuple(self._furniture.faces.values())
        self._animator.breathe(self._furniture.halo, self.pace.breath, faces)

    def _show(self, view: View, ply: int) -> float:
        """Show what is true now."""
        if self.view is None or self.view.match.dealt != view.match.dealt:
            self._cards.order.begin()
        self.view, self.ply = view, ply
        self._cards.winner = None
        self._cards.sync(view)
        self._cards.settle()
        before = self._furniture.made
        self._furniture.show(view, self._people, view.turn)
        self._sew(before)
        self._breathe()
        self.shown.emit()
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

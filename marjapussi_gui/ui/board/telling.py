"""The choreography of events: sounds, speech, moves and highlights of each."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from ...engine.bidding_events import BidsTurned, KittyShown, RedealDemanded
from ...engine.cards import HIDDEN, Card
from ...engine.events import (
    STOCK,
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
from ...table.past import view_at_count
from ..sound.cues import sound_of
from ..wording import events as words
from ..wording.people import People
from ..wording.tongue import Said
from .berries import Berries, Change, changes_of
from .easing import gathering
from .felt_cards import Cards
from .furniture import Furniture
from .moments import Moments
from .pace import INSTANT
from .score_bags import is_berries
from .stage import Stage

Beat = Callable[[], float]  # does one thing and returns its duration in milliseconds
ROAD: Final = "porvoo"


class Telling:
    """Turns events into steps; it knows only the view before them."""

    def __init__(
        self,
        stage: Stage,
        cards: Cards,
        furniture: Furniture,
        heard: Callable[[str, float], object],
        cleared: Callable[[], object],
    ) -> None:
        self.pace = INSTANT
        self.people = People((), NOBODY, Seating(4, partners=True))
        self.view: View | None = None  # before the events being shown
        self._stage, self._cards, self._furniture, self._heard = stage, cards, furniture, heard
        self._on_cleared = cleared  # called when all cards have been removed
        self._moments = Moments(stage, cards, furniture)
        self._berries = Berries(stage, furniture.bags, self._hear)

    def begin(self, people: People) -> None:
        """Start another match."""
        self.people, self.view = people, None
        self._moments.clear()

    def beats(self, event: Event) -> Iterator[Beat]:
        """Yield the steps that show one event."""
        yield lambda: self._sound(event)
        yield from self._before(event)
        speech = partial(words.said, event, self.people)
        if speech():
            yield lambda: self._say(words.speaker(event), speech)
        yield from self._motions(event)
        yield from self._moment(event)

    def _before(self, event: Event) -> Iterator[Beat]:
        """Yield the steps before any speech: bid cards are turned up."""
        if isinstance(event, BidsTurned):
            for bid in event.turned:
                if bid.card != NO_CARD:
                    yield partial(self._turn_up, Zone("show", bid.seat), (bid.card,))
            yield lambda: self.pace.speech

    def _moment(self, event: Event) -> Iterator[Beat]:
        """Yield the steps of a highlight, if the event has one."""
        word = words.moment(event, self.people)
        is_road = self._has_bags and isinstance(event, HandScored) and ROAD in event.notes
        if word and not is_road:
            yield lambda: self._mark(event, word)
            yield self._unmark
            yield self._cleared

    def _motions(self, event: Event) -> Iterator[Beat]:
        """Yield the steps that move cards."""
        match event:
            case Dealt():
                yield lambda: self._deal(event)
            case HandScored():
                yield lambda: self._tell_result(event)
                yield self._gather_all
                yield from self._count(event)
            case RedealDemanded():
                yield self._calm
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
                yield self._calm
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

    def _sound(self, event: Event) -> float:
        cue = sound_of(event)
        rolls_berries = isinstance(event, HandScored) and self._has_bags and self.pace.berry
        if cue is not None and not rolls_berries:  # each berry has a sound of its own
            self._hear(*cue)
        return 0.0

    def _hear(self, name: str, pitch: float) -> None:
        if self.pace.play:
            self._heard(name, pitch)

    def _say(self, speaker: Seat, speech: Said) -> float:
        bubble = self._furniture.speech.say(speaker, speech) if self.pace.speech else None
        if bubble is not None:
            self._stage.animator.run(bubble, self.pace.grow, bubble.setScale)
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
        self._on_cleared()
        return self.pace.gather

    def _tell_result(self, event: HandScored) -> float:
        """Show the final points of the hand where the points so far were shown."""
        if self.view is not None:
            counted = view_at_count(self.view, event)
            self._furniture.show(counted, self.people, NOBODY)
        return self._calm()

    def _calm(self) -> float:
        """Remove the mark of the acting seat: its turn is over."""
        self._furniture.calm()
        return 0.0

    def _rest(self, event: TrickTaken) -> float:
        """Leave a complete trick on the table, with the winning card lifted."""
        self._cards.lift_winner(event.trick.winner, self.pace.lift)
        return self.pace.rest

    def _gather(self, event: TrickTaken) -> float:
        """Collect the trick into the winner's pile."""
        self._cards.winner = None
        flown = [self._cards.move(move) for move in event.moves()]
        self._cards.fly(flown, self.pace.gather, ease=gathering)
        return self.pace.gather

    @property
    def _has_bags(self) -> bool:
        return self.view is not None and is_berries(self.view)

    def _count(self, event: HandScored) -> Iterator[Beat]:
        """Yield the steps that move the points of a hand into the bags."""
        if self.view is None or not is_berries(self.view):
            return
        target, mine = self.view.game.rules.target, self.people.seating.side(self.people.me)
        all_changes, porvoo_changes, surplus_changes = (
            changes_of(event, mine, target, keys) for keys in ((), (ROAD,), ("overshoot",))
        )
        yield self._spend
        yield lambda: self._berries.roll(all_changes, self._cards.layout, self.pace.berry)
        yield lambda: self._berries.tie(all_changes, self.pace.tie)
        yield self._cleared
        if surplus_changes:
            yield lambda: self._berries.spill(surplus_changes, self.pace.berry)
            yield self._unmark
            yield self._cleared
        if porvoo_changes:
            yield lambda: self._send_away(event, porvoo_changes)
            yield self._unmark
            yield self._cleared

    def _spend(self) -> float:
        """Hide the berries beside the bags: they roll in now."""
        self._furniture.bags.spend()
        return 0.0

    def _send_away(self, event: HandScored, gone: tuple[Change, ...]) -> float:
        """Show the road to Porvoo and the side that has to take it."""
        if not self.pace.moment:
            return 0.0
        side = next(item.side for item in event.items if item.key == ROAD)
        unrolled = self._moments.unroll(words.moment(event, self.people), side, self.people)
        took = self._berries.send_away(gone, self.pace.berry)
        return max(unrolled + self.pace.moment, took)

    def _turn_up(self, zone: Zone, cards: tuple[Card, ...]) -> float:
        """Turn cards face up."""
        self._cards.turn_up(zone, cards, self.pace.play)
        return self.pace.play

    def _open_hands(self, hands: tuple[tuple[Card, ...], ...]) -> float:
        """Turn the hands of the other players face up or down."""
        is_open = any(HIDDEN not in cards for cards in hands if cards)
        lasts = self.pace.play * is_open
        for seat, cards in enumerate(hands):
            if seat != self.people.me:
                self._cards.turn_up(hand_zone(Seat(seat)), cards, lasts)
        return lasts

    def _peek(self, event: TipluSeen) -> float:
        """Show a seat looking at the card under the stock."""
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
        return self.pace.moment + self._moments.begin(event, word, self.people, self.view)

    def _unmark(self) -> float:
        if self._stage.is_empty or not self.pace.moment:
            return 0.0
        return self._moments.end()

    def _cleared(self) -> float:
        self._moments.clear()
        return 0.0


def _round_by_round(moves: tuple[Move, ...]) -> list[Move]:
    """Return the moves of a deal in dealing order: one card to each hand in turn."""
    count: dict[object, int] = {}
    keyed = []
    for move in moves:
        number = count[move.target] = count.get(move.target, -1) + 1
        keyed.append((move.target.kind == "stock", number, move))
    keyed.sort(key=lambda each: each[:2])
    return [move for _, _, move in keyed]

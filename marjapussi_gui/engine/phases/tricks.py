"""Trick play: players follow suit, beat and trump as the rules demand; the winner leads next."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Protocol

from ..actions import FROM_STOCK, Action, Answer, AskHalf, AskWhole, Declare, Draw, Play
from ..cards import ACES, NAMES, NO_SUIT, PAIRS, SUIT_OF, SUIT_SETS, Card, CardSet, Suit
from ..events import (
    CardPlayed,
    CardTurned,
    Log,
    StockDrawn,
    TrickTaken,
    Zone,
    hand_zone,
)
from ..frozen import frozen
from ..plays import plays, plays_in_suit
from ..rules import Rules
from ..seating import Seating
from ..state import NO_CARD, NOBODY, Rows, Seat, Showing, State, Trick
from ..strength import Strength
from . import Phase
from .duties import Duty, Must
from .marriages import Speech

CLUB_ACE = ACES & SUIT_SETS[3]
SPADES = SUIT_SETS[0]


class Contested(Protocol):
    """A state or a view with the bids of a tuppi hand."""

    @property
    def showing(self) -> Showing: ...


def never(_: object) -> bool:
    """Return False."""
    return False


@frozen
class Tricks(Phase):
    """The play of tricks, until all hands are empty or the hand is stopped early."""

    rules: Rules
    seating: Seating
    strength: Strength
    leader: Callable[[State], Seat]
    speech: Speech | None = None
    full_hand: int = 0  # hand size in games with a stock; 0 in others
    # Returns the seats that play to a trick; None if all do, in the order of the table
    rounds: Callable[[State, Seat], tuple[Seat, ...]] | None = None
    unless: Callable[[Contested], bool] = never
    stop: Callable[[State], bool] = never
    _circles: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        circles = tuple(map(self.seating.round_from, self.seating.seats))
        object.__setattr__(self, "_circles", circles)

    def name(self, state: State) -> str:
        return "play"

    def skips(self, state: State) -> bool:
        return self.unless(state)

    def enter(self, state: State, log: Log | None) -> State:
        leader = self.leader(state)
        return state.but(turn=leader, trick=Trick(self.round_of(state, leader)))

    def legal(self, state: State) -> Sequence[Action]:
        trick = state.trick
        if not trick.cards:
            return self._openings(state)
        hand = state.hands[state.turn]
        if state.stock and self.full_hand:
            return plays(hand)
        follow = hand & SUIT_SETS[SUIT_OF[trick.cards[0]]]
        if follow:
            if self.rules.ace_shows and not state.tricks and follow & ACES:
                follow &= ACES
            elif self.rules.must_head:
                follow = follow & self.strength.above[trick.best] or follow
            return plays_in_suit(follow)
        return plays(self._when_void(hand, trick, state.marriages.trump))

    def step(self, state: State, action: Action, log: Log | None) -> State:
        if type(action) is not Play:
            return self._speak(state, action, log)
        card, seat, trick = action.card, state.turn, state.trick
        if log is not None:
            log.append(CardPlayed(seat, card, self._zone_of(state, card)))
        left = list(state.hands)
        left[seat] &= ~(1 << card)
        hands = tuple(left)
        cards = (*trick.cards, card)
        if len(cards) == 1 or self.strength.beats(card, trick.best, state.marriages.trump):
            trick = Trick(trick.seats, cards, card, seat)
        else:
            trick = Trick(trick.seats, cards, trick.best, trick.winner)
        rows = state.rows
        if rows.up and card in rows.up[seat]:
            rows, hands = _turned(rows, seat, card, hands, log)
        tricks, turn = state.tricks, NOBODY
        if len(cards) == len(trick.seats):
            if log is not None:
                log.append(TrickTaken(self.seating.side(trick.winner), trick))
            tricks, turn = (*tricks, trick), trick.winner
            trick = Trick(self.round_of(state, turn))
        else:
            turn = trick.seats[len(cards)]
        return State(
            state.phase,
            turn,
            state.dealer,
            state.match,
            hands,
            trick,
            tricks,
            state.marriages,
            state.auction,
            state.showing,
            state.exchange,
            rows,
            state.stock,
            state.rummy,
        )

    def done(self, state: State) -> bool:
        if state.trick.cards:
            return False
        return bool(state.tricks) and (not state.hands[state.turn] or self.stop(state))

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        if state.marriages.asker != NOBODY:
            return "must name one of the wholes"
        match action:
            case Play(card):
                return self._why_not(state, card)
            case Draw("stock"):
                return "has nothing to draw"
            case Declare() | AskWhole() | AskHalf() | Answer() if self.speech is not None:
                return self.speech.refusal(state, action)
            case _:
                return "a card is to be played"

    def duty(self, state: State, card: Card) -> Duty | None:
        """Return the duty that forbids a card to the seat to act; None if it may be played."""
        hand, trick = state.hands[state.turn], state.trick
        if not trick.cards:
            return _unless_among(card, self._lead_duty(state, hand))
        if state.stock and self.full_hand:
            return None
        led = SUIT_OF[trick.cards[0]]
        if hand & SUIT_SETS[led]:
            follow = Duty(Must.FOLLOW, hand & SUIT_SETS[led], suit=led)
            if self.rules.ace_shows and not state.tricks and follow.cards & ACES:
                show = Duty(Must.SHOW_ACE, follow.cards & ACES)
                return _unless_among(card, follow) or _unless_among(card, show)
            over = follow.cards & self.strength.above[trick.best] if self.rules.must_head else 0
            beat = Duty(Must.BEAT, over, against=trick.best) if over else None
            return _unless_among(card, follow) or _unless_among(card, beat)
        allowed = self._when_void(hand, trick, state.marriages.trump)
        if allowed == hand:
            return None
        ruff = Duty(Must.TRUMP, hand & SUIT_SETS[state.marriages.trump])
        overtrump = Duty(Must.OVERTRUMP, allowed, against=trick.best)
        return _unless_among(card, ruff) or _unless_among(card, overtrump)

    def _why_not(self, state: State, card: Card) -> str:
        if not state.hands[state.turn] >> card & 1:
            return f"does not hold {NAMES[card]}"
        if self._must_draw(state):
            return "must draw from the stock first"
        duty = self.duty(state, card)
        assert duty is not None
        return duty.text()

    def _openings(self, state: State) -> Sequence[Action]:
        """Return the legal actions of the leader."""
        if state.marriages.asker != NOBODY:
            assert self.speech is not None
            return self.speech.answers(state)
        if self._must_draw(state):
            words = () if self.speech is None else self.speech.options(state)
            return *words, FROM_STOCK
        hand = state.hands[state.turn]
        duty = self._lead_duty(state, hand)
        leads = plays(hand if duty is None else duty.cards)
        if self.speech is None or self.full_hand:
            return leads
        return leads + self.speech.options(state)

    def _must_draw(self, state: State) -> bool:
        return bool(state.stock) and state.hands[state.turn].bit_count() < self.full_hand

    def _lead_duty(self, state: State, hand: CardSet) -> Duty | None:
        rules = self.rules
        if not state.tricks:
            return self._first_lead_duty(state, hand)
        marriages = state.marriages.made
        if rules.marriage_lead and marriages and marriages[-1].after == len(state.tricks):
            pair = hand & PAIRS[marriages[-1].suit]
            return Duty(Must.LEAD_MARRIAGE, pair) if pair else None
        return None

    def _first_lead_duty(self, state: State, hand: CardSet) -> Duty | None:
        rules = self.rules
        if rules.first_hand == "club_ace" and state.match.hands == 0 and hand & CLUB_ACE:
            return Duty(Must.LEAD_CLUB_ACE, CLUB_ACE)
        if rules.first_lead == "free":
            return None
        if hand & ACES:
            return Duty(Must.LEAD_ACE, hand & ACES)
        if rules.first_lead == "ace_or_spade" and hand & SPADES:
            return Duty(Must.LEAD_SPADE, hand & SPADES)
        return None

    def _when_void(self, hand: CardSet, trick: Trick, trump: Suit) -> CardSet:
        """Return the cards that a hand may play if it cannot follow suit."""
        if trump == NO_SUIT or not self.rules.must_trump:
            return hand
        ruffs = hand & SUIT_SETS[trump]
        if self.rules.must_head and SUIT_OF[trick.best] == trump:
            ruffs = ruffs & self.strength.above[trick.best] or ruffs
        return ruffs or hand

    def round_of(self, state: State, leader: Seat) -> tuple[Seat, ...]:
        return self._circles[leader] if self.rounds is None else self.rounds(state, leader)

    def _speak(self, state: State, action: Action, log: Log | None) -> State:
        if isinstance(action, Draw):
            return self._draw(state, log)
        assert self.speech is not None
        return self.speech.step(state, action, log)

    def _draw(self, state: State, log: Log | None) -> State:
        """Let the winner draw a card, and the others after that."""
        hands, drawers = list(state.hands), self._circles[state.turn]
        for seat, card in zip(drawers, state.stock, strict=False):
            hands[seat] |= 1 << card
            if log is not None:
                log.append(StockDrawn(seat, card))
        return state.but(hands=tuple(hands), stock=state.stock[len(drawers) :])

    def _zone_of(self, state: State, card: Card) -> Zone:
        seat = state.turn
        if state.rows.up and card in state.rows.up[seat]:
            return Zone("up", seat, state.rows.up[seat].index(card))
        return hand_zone(seat)


def _unless_among(card: Card, duty: Duty | None) -> Duty | None:
    return None if duty is None or duty.cards >> card & 1 else duty


def _turned(
    rows: Rows, seat: Seat, card: Card, hands: tuple[CardSet, ...], log: Log | None
) -> tuple[Rows, tuple[CardSet, ...]]:
    """Return rows and hands after a card was played from a row and the one below turned up."""
    place = rows.up[seat].index(card)
    under = rows.down[seat][place]
    rows = Rows(_put(rows.up, seat, place, under), _put(rows.down, seat, place, NO_CARD))
    if under == NO_CARD:
        return rows, hands
    if log is not None:
        log.append(CardTurned(seat, place, under))
    return rows, (*hands[:seat], hands[seat] | 1 << under, *hands[seat + 1 :])


def _put(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, place: int, card: Card
) -> tuple[tuple[Card, ...], ...]:
    row = rows[seat]
    row = (*row[:place], card, *row[place + 1 :])
    return (*rows[:seat], row, *rows[seat + 1 :])


def tricks_at(phases: Iterable[Phase], at: Contested) -> Tricks:
    """Return the trick phase of a hand; tuppi has another one for sooli."""
    tricks = (phase for phase in phases if isinstance(phase, Tricks))
    return next(phase for phase in tricks if not phase.unless(at))

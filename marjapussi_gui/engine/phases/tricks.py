"""Trick play.

Players follow suit, beat and trump as the rules demand, and the winner leads next.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from typing import Protocol

from ..actions import DRAW_FROM_STOCK, Action, AnswerWhole, AskHalf, AskWhole, Declare, Draw, Play
from ..card_ranking import CardRanking
from ..cards import (
    ACES,
    CARD_NAMES,
    CARDS_OF_SUIT,
    MARRIAGE_PAIRS,
    NO_SUIT,
    SUIT_OF,
    Card,
    CardSet,
    Suit,
    cards_in_set,
)
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
from ..rules import Rules
from ..seating import Seating
from ..state import (
    NO_CARD,
    NOBODY,
    CardPairRows,
    FaceDownBids,
    GameState,
    Seat,
    Trick,
    create_state,
    create_trick,
)
from . import Phase
from .marriages import MarriageRules
from .play_obligations import ObligationKind, PlayObligation

_ACTION_BY_CARD = tuple(Play(Card(number)) for number in range(52))
# needs no limit: a suit has at most 2**13 sets of cards
_ACTIONS_BY_CARDS: dict[CardSet, tuple[Play, ...]] = {0: ()}
_SPADES, _HEARTS, _DIAMONDS, _CLUBS = CARDS_OF_SUIT


def play_actions(cards: CardSet) -> tuple[Play, ...]:
    try:
        return (
            _ACTIONS_BY_CARDS[cards & _SPADES]
            + _ACTIONS_BY_CARDS[cards & _HEARTS]
            + _ACTIONS_BY_CARDS[cards & _DIAMONDS]
            + _ACTIONS_BY_CARDS[cards & _CLUBS]
        )
    except KeyError:  # the cards of some suit are not in the cache yet
        return tuple(play for suit in CARDS_OF_SUIT for play in play_actions_in_suit(cards & suit))


def play_actions_in_suit(cards: CardSet) -> tuple[Play, ...]:
    try:
        return _ACTIONS_BY_CARDS[cards]
    except KeyError:
        plays = _ACTIONS_BY_CARDS[cards] = tuple(
            _ACTION_BY_CARD[card] for card in cards_in_set(cards)
        )
        return plays


CLUB_ACE_SET = ACES & CARDS_OF_SUIT[3]
SPADES = CARDS_OF_SUIT[0]


class StateWithBids(Protocol):
    """A state or a view: anything with an attribute for face-down bids."""

    @property
    def showing(self) -> FaceDownBids: ...


def never(_: object) -> bool:
    """Return False. This is the default for the conditions of TrickPhase."""
    return False


@frozen
class TrickPhase(Phase):
    """The play of tricks, until all hands are empty or a rule ends the hand early."""

    rules: Rules
    seating: Seating
    ranking: CardRanking
    find_leader: Callable[[GameState], Seat]
    marriage_rules: MarriageRules | None = None
    full_hand_size: int = 0  # number of cards per hand in games with a stock, else 0
    # Returns the seats that play to a trick, in order. None: all seats, in the order of the table.
    playing_order: Callable[[GameState, Seat], tuple[Seat, ...]] | None = None
    should_skip: Callable[[StateWithBids], bool] = never
    should_stop: Callable[[GameState], bool] = never
    _circles: tuple[tuple[Seat, ...], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        circles = tuple(map(self.seating.seats_from, self.seating.seats))
        object.__setattr__(self, "_circles", circles)

    def name(self, state: GameState) -> str:
        return "play"

    def is_skipped(self, state: GameState) -> bool:
        return self.should_skip(state)

    def enter(self, state: GameState, log: Log | None) -> GameState:
        leader = self.find_leader(state)
        return state.replace(turn=leader, trick=Trick(self.seats_in_trick(state, leader)))

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        trick = state.trick
        if not trick.cards:
            return self._lead_actions(state)
        hand = state.hands[state.turn]
        if state.stock and self.full_hand_size:
            return play_actions(hand)
        follow = hand & CARDS_OF_SUIT[SUIT_OF[trick.cards[0]]]
        if follow:
            if self.rules.ace_shows and not state.tricks and follow & ACES:
                follow &= ACES
            elif self.rules.must_head:
                follow = follow & self.ranking.higher_cards[trick.best_card] or follow
            return play_actions_in_suit(follow)
        return play_actions(self._cards_when_void(hand, trick, state.marriages.trump))

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        if type(action) is not Play:
            return self._apply_other_action(state, action, log)
        card, seat, trick = action.card, state.turn, state.trick
        if log is not None:
            log.append(CardPlayed(seat, card, self._find_zone(state, card)))
        left = list(state.hands)
        left[seat] &= ~(1 << card)
        hands = tuple(left)
        cards = (*trick.cards, card)
        if len(cards) == 1 or self.ranking.beats(card, trick.best_card, state.marriages.trump):
            trick = create_trick(trick.seats, cards, card, seat)
        else:
            trick = create_trick(trick.seats, cards, trick.best_card, trick.winner)
        rows = state.rows
        if rows.face_up and card in rows.face_up[seat]:
            rows, hands = _turn_up_card(rows, seat, card, hands, log)
        tricks, turn = state.tricks, NOBODY
        if len(cards) == len(trick.seats):
            if log is not None:
                log.append(TrickTaken(self.seating.side_of(trick.winner), trick))
            tricks, turn = (*tricks, trick), trick.winner
            trick = create_trick(self.seats_in_trick(state, turn))
        else:
            turn = trick.seats[len(cards)]
        return create_state(
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

    def is_done(self, state: GameState) -> bool:
        if state.trick.cards:
            return False
        return bool(state.tricks) and (not state.hands[state.turn] or self.should_stop(state))

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        if state.marriages.asker != NOBODY:
            return "it must name one of its marriages"
        match action:
            case Play(card):
                return self._play_refusal_reason(state, card)
            case Draw("stock"):
                return "there's nothing to draw"
            case Declare() | AskWhole() | AskHalf() | AnswerWhole() if (
                self.marriage_rules is not None
            ):
                return self.marriage_rules.refusal_reason(state, action)
            case _:
                return "it must play a card"

    def violated_obligation(self, state: GameState, card: Card) -> PlayObligation | None:
        """Return the obligation that this card would violate, or None if it may be played."""
        hand, trick = state.hands[state.turn], state.trick
        if not trick.cards:
            return _obligation_if_violated(card, self._lead_obligation(state, hand))
        if state.stock and self.full_hand_size:
            return None
        led = SUIT_OF[trick.cards[0]]
        if hand & CARDS_OF_SUIT[led]:
            follow = PlayObligation(ObligationKind.FOLLOW, hand & CARDS_OF_SUIT[led], suit=led)
            if self.rules.ace_shows and not state.tricks and follow.allowed_cards & ACES:
                show = PlayObligation(ObligationKind.SHOW_ACE, follow.allowed_cards & ACES)
                return _obligation_if_violated(card, follow) or _obligation_if_violated(card, show)
            over = (
                follow.allowed_cards & self.ranking.higher_cards[trick.best_card]
                if self.rules.must_head
                else 0
            )
            beat = (
                PlayObligation(ObligationKind.BEAT, over, card_to_beat=trick.best_card)
                if over
                else None
            )
            return _obligation_if_violated(card, follow) or _obligation_if_violated(card, beat)
        allowed = self._cards_when_void(hand, trick, state.marriages.trump)
        if allowed == hand:
            return None
        ruff = PlayObligation(ObligationKind.TRUMP, hand & CARDS_OF_SUIT[state.marriages.trump])
        overtrump = PlayObligation(ObligationKind.OVERTRUMP, allowed, card_to_beat=trick.best_card)
        return _obligation_if_violated(card, ruff) or _obligation_if_violated(card, overtrump)

    def _play_refusal_reason(self, state: GameState, card: Card) -> str:
        if not state.hands[state.turn] >> card & 1:
            return f"it doesn't hold {CARD_NAMES[card]}"
        if self._must_draw(state):
            return "it must draw from the stock first"
        obligation = self.violated_obligation(state, card)
        assert obligation is not None
        return obligation.text()

    def _lead_actions(self, state: GameState) -> Sequence[Action]:
        """Return the actions of the seat that leads: cards, declarations and questions."""
        if state.marriages.asker != NOBODY:
            assert self.marriage_rules is not None
            return self.marriage_rules.whole_answer_actions(state)
        if self._must_draw(state):
            words = () if self.marriage_rules is None else self.marriage_rules.legal_actions(state)
            return *words, DRAW_FROM_STOCK
        hand = state.hands[state.turn]
        obligation = self._lead_obligation(state, hand)
        leads = play_actions(hand if obligation is None else obligation.allowed_cards)
        if self.marriage_rules is None or self.full_hand_size:
            return leads
        return leads + self.marriage_rules.legal_actions(state)

    def _must_draw(self, state: GameState) -> bool:
        return bool(state.stock) and state.hands[state.turn].bit_count() < self.full_hand_size

    def _lead_obligation(self, state: GameState, hand: CardSet) -> PlayObligation | None:
        rules = self.rules
        if not state.tricks:
            return self._first_lead_obligation(state, hand)
        marriages = state.marriages.declared
        if rules.marriage_lead and marriages and marriages[-1].tricks_before == len(state.tricks):
            pair = hand & MARRIAGE_PAIRS[marriages[-1].suit]
            return PlayObligation(ObligationKind.LEAD_MARRIAGE, pair) if pair else None
        return None

    def _first_lead_obligation(self, state: GameState, hand: CardSet) -> PlayObligation | None:
        rules = self.rules
        if rules.first_hand == "club_ace" and state.match.hands_played == 0 and hand & CLUB_ACE_SET:
            return PlayObligation(ObligationKind.LEAD_CLUB_ACE, CLUB_ACE_SET)
        if rules.first_lead == "free":
            return None
        if hand & ACES:
            return PlayObligation(ObligationKind.LEAD_ACE, hand & ACES)
        if rules.first_lead == "ace_or_spade" and hand & SPADES:
            return PlayObligation(ObligationKind.LEAD_SPADE, hand & SPADES)
        return None

    def _cards_when_void(self, hand: CardSet, trick: Trick, trump: Suit) -> CardSet:
        """Return the cards that a player void in the suit led may play."""
        if trump == NO_SUIT or not self.rules.must_trump:
            return hand
        ruffs = hand & CARDS_OF_SUIT[trump]
        if self.rules.must_head and SUIT_OF[trick.best_card] == trump:
            ruffs = ruffs & self.ranking.higher_cards[trick.best_card] or ruffs
        return ruffs or hand

    def seats_in_trick(self, state: GameState, leader: Seat) -> tuple[Seat, ...]:
        return (
            self._circles[leader]
            if self.playing_order is None
            else self.playing_order(state, leader)
        )

    def _apply_other_action(self, state: GameState, action: Action, log: Log | None) -> GameState:
        if isinstance(action, Draw):
            return self._draw_from_stock(state, log)
        assert self.marriage_rules is not None
        return self.marriage_rules.step(state, action, log)

    def _draw_from_stock(self, state: GameState, log: Log | None) -> GameState:
        """Let all seats draw a card from the stock in order, the winner of the trick first."""
        hands, drawers = list(state.hands), self._circles[state.turn]
        for seat, card in zip(drawers, state.stock, strict=False):
            hands[seat] |= 1 << card
            if log is not None:
                log.append(StockDrawn(seat, card))
        return state.replace(hands=tuple(hands), stock=state.stock[len(drawers) :])

    def _find_zone(self, state: GameState, card: Card) -> Zone:
        seat = state.turn
        if state.rows.face_up and card in state.rows.face_up[seat]:
            return Zone("up", seat, state.rows.face_up[seat].index(card))
        return hand_zone(seat)


def _obligation_if_violated(card: Card, obligation: PlayObligation | None) -> PlayObligation | None:
    return None if obligation is None or obligation.allowed_cards >> card & 1 else obligation


def _turn_up_card(
    rows: CardPairRows, seat: Seat, card: Card, hands: tuple[CardSet, ...], log: Log | None
) -> tuple[CardPairRows, tuple[CardSet, ...]]:
    """Return the rows and hands after a row's card was played and the card below turned up."""
    place = rows.face_up[seat].index(card)
    under = rows.face_down[seat][place]
    rows = CardPairRows(
        _replace_card(rows.face_up, seat, place, under),
        _replace_card(rows.face_down, seat, place, NO_CARD),
    )
    if under == NO_CARD:
        return rows, hands
    if log is not None:
        log.append(CardTurned(seat, place, under))
    return rows, (*hands[:seat], hands[seat] | 1 << under, *hands[seat + 1 :])


def _replace_card(
    rows: tuple[tuple[Card, ...], ...], seat: Seat, place: int, card: Card
) -> tuple[tuple[Card, ...], ...]:
    row = rows[seat]
    row = (*row[:place], card, *row[place + 1 :])
    return (*rows[:seat], row, *rows[seat + 1 :])


def find_trick_phase(phases: Iterable[Phase], state: StateWithBids) -> TrickPhase:
    """Return the trick phase of this hand. A sooli, played alone to avoid tricks, has its own."""
    tricks = (phase for phase in phases if isinstance(phase, TrickPhase))
    return next(phase for phase in tricks if not phase.should_skip(state))

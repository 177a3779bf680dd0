"""The exchange of cards after an auction, and the declarer's final bid."""

from collections.abc import Sequence
from dataclasses import replace

from ..actions import Action, Discard, Give, Raise, Redeal, Stand
from ..bidding_events import BidSettled, CardsGiven, CardsPutAway, KittyShown
from ..cards import Card, CardSet, card_set, ranked
from ..events import Log
from ..frozen import frozen
from ..handfuls import Handfuls
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, Exchange, Gift, Seat, State
from . import Phase
from .auction import REDEAL, STEP, dealt_again, has_four_sixes

RAISES = tuple(Raise(amount) for amount in range(0, 1001, STEP))
STAND = Stand()
MATADORS = ranked("AT")
USUAL = Rules()


def last_words(state: State, most: int) -> tuple[Action, ...]:
    """Return the actions that settle the final bid: leave it or raise it."""
    return (STAND, *RAISES[state.auction.bid // STEP + 1 : most // STEP + 1])


def with_last_word(state: State, action: Action, log: Log | None) -> State:
    """Return the state after the declarer raised the bid or left it."""
    auction = state.auction
    amount = action.amount if isinstance(action, Raise) else auction.bid
    if log is not None:
        log.append(BidSettled(auction.holder, amount, raised=isinstance(action, Raise)))
    return state.but(auction=replace(auction, raised=amount))


def with_gift(state: State, taker: Seat, cards: tuple[Card, ...], log: Log | None) -> State:
    """Return the state after the seat to act gave cards to another seat."""
    hands, moved, giver = list(state.hands), card_set(cards), state.turn
    hands[giver] &= ~moved
    hands[taker] |= moved
    if log is not None:
        log.append(CardsGiven(giver, taker, cards))
    gifts = (*state.exchange.gifts, Gift(giver, taker, cards))
    return state.but(hands=tuple(hands), exchange=replace(state.exchange, gifts=gifts))


def handful_refusal(wanted: str, number: int, hand: CardSet, action: Action) -> str:
    """Return why these cards may not be given or discarded; the verb says which."""
    if isinstance(action, Give | Discard):
        if len(action.cards) != number or len(set(action.cards)) != number:
            return f"must {wanted} {number} different cards"
        if card_set(action.cards) & ~hand:
            return f"does not hold all these cards to {wanted}"
    return f"must {wanted} cards now"


@frozen
class PartnerExchange(Phase):
    """The exchange of cards between the declarer and the partner."""

    seating: Seating
    number: int
    most: int
    rules: Rules = USUAL

    def name(self, state: State) -> str:
        return "exchange"

    def skips(self, state: State) -> bool:
        return state.auction.holder == NOBODY

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=self.seating.partner(state.auction.holder))

    def legal(self, state: State) -> Sequence[Action]:
        if self._word_is_due(state):
            return last_words(state, self.most)
        gifts = Handfuls(Give, state.hands[state.turn], self.number)
        return (*gifts, REDEAL) if has_four_sixes(self.rules, self.seating, state) else gifts

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        if self._word_is_due(state):
            return f"must raise to at most {self.most}, in steps of {STEP}, or stand"
        if isinstance(action, Redeal):
            return "has no right to a new deal"
        if not isinstance(action, Give):
            return f"must give {self.number} cards"
        return handful_refusal("give", self.number, state.hands[state.turn], action)

    def step(self, state: State, action: Action, log: Log | None) -> State:
        if isinstance(action, Redeal):
            return dealt_again(state, self.rules, log)
        if not isinstance(action, Give):
            return with_last_word(state, action, log)
        partner = self.seating.partner(state.turn)
        state = with_gift(state, partner, action.cards, log)
        return state.but(turn=state.auction.holder)

    def done(self, state: State) -> bool:
        return len(state.exchange.gifts) == 2 and state.auction.raised > 0

    def _word_is_due(self, state: State) -> bool:
        before = 1 if self.rules.raise_when == "before" else 2
        return len(state.exchange.gifts) == before and not state.auction.raised


@frozen
class KittyExchange(Phase):
    """The exchange with the kitty: the declarer takes it and discards as many cards."""

    most: int
    rules: Rules = USUAL
    seating: Seating | None = None  # only needed if a new deal can be demanded

    def name(self, state: State) -> str:
        return "exchange"

    def enter(self, state: State, log: Log | None) -> State:
        holder, hands = state.auction.holder, list(state.hands)
        kitty, dead = state.stock[: self.rules.kitty], state.stock[self.rules.kitty :]
        if log is not None:
            log.append(KittyShown(holder, kitty, is_open=self.rules.kitty_open))
        state = state.but(exchange=Exchange(kitty=kitty))
        if holder == NOBODY:
            return state
        hands[holder] |= card_set(kitty)
        return state.but(turn=holder, hands=tuple(hands), stock=dead)

    def skips(self, state: State) -> bool:
        return state.auction.holder == NOBODY and not self.rules.kitty_open

    def legal(self, state: State) -> Sequence[Action]:
        if self._word_is_due(state):
            return last_words(state, self.most)
        spare = state.hands[state.turn] & ~MATADORS
        choices = Handfuls(Discard, spare, len(state.exchange.kitty))
        return (*choices, REDEAL) if self._may_demand(state) else choices

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        if self._word_is_due(state):
            return f"must raise to at most {self.most}, in steps of {STEP}, or stand"
        if isinstance(action, Redeal):
            return "has no right to a new deal"
        number, hand = len(state.exchange.kitty), state.hands[state.turn]
        if not isinstance(action, Discard):
            return f"must put away {number} cards"
        if card_set(action.cards) & hand & MATADORS:
            return "may put away no ace or ten"
        return handful_refusal("put away", number, hand, action)

    def step(self, state: State, action: Action, log: Log | None) -> State:
        if isinstance(action, Redeal):
            return dealt_again(state, self.rules, log)
        if not isinstance(action, Discard):
            return with_last_word(state, action, log)
        hands, seat = list(state.hands), state.turn
        hands[seat] &= ~card_set(action.cards)
        if log is not None:
            log.append(CardsPutAway(seat, action.cards))
        exchange = replace(state.exchange, away=action.cards)
        return state.but(hands=tuple(hands), exchange=exchange)

    def done(self, state: State) -> bool:
        if state.auction.holder == NOBODY:
            return True
        return bool(state.exchange.away) and state.auction.raised > 0

    def _word_is_due(self, state: State) -> bool:
        is_before = self.rules.raise_when == "before"
        return not state.auction.raised and (is_before or bool(state.exchange.away))

    def _may_demand(self, state: State) -> bool:
        return self.seating is not None and has_four_sixes(self.rules, self.seating, state)

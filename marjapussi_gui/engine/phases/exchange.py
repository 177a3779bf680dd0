"""The exchange of cards after an auction, and the declarer's final bid."""

from collections.abc import Sequence
from dataclasses import replace

from ..actions import Action, Discard, Give, Raise, Redeal, Stand
from ..bidding_events import BidSettled, CardsGiven, DeclarerDiscarded, KittyShown
from ..card_combinations import CardCombinations
from ..cards import Card, CardSet, card_set, cards_of_ranks
from ..events import Log
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NOBODY, ExchangeGift, ExchangeState, GameState, Seat
from . import Phase
from .auction import BID_STEP, REDEAL, can_redeal_for_sixes, redeal

RAISE_ACTIONS = tuple(Raise(amount) for amount in range(0, 1001, BID_STEP))
STAND = Stand()
ACES_AND_TENS = cards_of_ranks("AT")
DEFAULT_RULES = Rules()


def final_bid_actions(state: GameState, max_bid: int) -> tuple[Action, ...]:
    """Return the declarer's possible actions: keep the bid or raise it."""
    return (STAND, *RAISE_ACTIONS[state.auction.bid // BID_STEP + 1 : max_bid // BID_STEP + 1])


def set_final_bid(state: GameState, action: Action, log: Log | None) -> GameState:
    """Return the state after the declarer has raised the bid or kept it."""
    auction = state.auction
    amount = action.amount if isinstance(action, Raise) else auction.bid
    if log is not None:
        log.append(BidSettled(auction.highest_bidder, amount, is_raised=isinstance(action, Raise)))
    return state.replace(auction=replace(auction, final_bid=amount))


def give_cards(
    state: GameState, taker: Seat, cards: tuple[Card, ...], log: Log | None
) -> GameState:
    hands, moved, giver = list(state.hands), card_set(cards), state.turn
    hands[giver] &= ~moved
    hands[taker] |= moved
    if log is not None:
        log.append(CardsGiven(giver, taker, cards))
    gifts = (*state.exchange.gifts, ExchangeGift(giver, taker, cards))
    return state.replace(hands=tuple(hands), exchange=replace(state.exchange, gifts=gifts))


def card_choice_refusal_reason(verb: str, card_count: int, hand: CardSet, action: Action) -> str:
    """Return why the chosen cards are not allowed. The verb is "give" or "discard"."""
    if isinstance(action, Give | Discard):
        if len(action.cards) != card_count or len(set(action.cards)) != card_count:
            return f"it must {verb} {card_count} different cards"
        if card_set(action.cards) & ~hand:
            return "it doesn't hold all these cards"
    return f"it must {verb} cards now"


@frozen
class PartnerExchange(Phase):
    """The phase in which the declarer and the partner exchange cards."""

    seating: Seating
    card_count: int
    max_bid: int
    rules: Rules = DEFAULT_RULES

    def name(self, state: GameState) -> str:
        return "exchange"

    def is_skipped(self, state: GameState) -> bool:
        return state.auction.highest_bidder == NOBODY

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return state.replace(turn=self.seating.partner_of(state.auction.highest_bidder))

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        if self._is_final_bid_due(state):
            return final_bid_actions(state, self.max_bid)
        gifts = CardCombinations(Give, state.hands[state.turn], self.card_count)
        return (*gifts, REDEAL) if can_redeal_for_sixes(self.rules, self.seating, state) else gifts

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        if self._is_final_bid_due(state):
            return f"it must stand or raise, in steps of {BID_STEP}, to {self.max_bid} at most"
        if isinstance(action, Redeal):
            return "its cards give it no right to a new deal"
        if not isinstance(action, Give):
            return f"it must give {self.card_count} cards"
        return card_choice_refusal_reason("give", self.card_count, state.hands[state.turn], action)

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        if isinstance(action, Redeal):
            return redeal(state, self.rules, log)
        if not isinstance(action, Give):
            return set_final_bid(state, action, log)
        partner = self.seating.partner_of(state.turn)
        state = give_cards(state, partner, action.cards, log)
        return state.replace(turn=state.auction.highest_bidder)

    def is_done(self, state: GameState) -> bool:
        return len(state.exchange.gifts) == 2 and state.auction.final_bid > 0

    def _is_final_bid_due(self, state: GameState) -> bool:
        before = 1 if self.rules.raise_when == "before" else 2
        return len(state.exchange.gifts) == before and not state.auction.final_bid


@frozen
class KittyExchange(Phase):
    """The phase in which the declarer takes the kitty and discards as many cards."""

    max_bid: int
    rules: Rules = DEFAULT_RULES
    seating: Seating | None = None  # only needed if the rules allow demands for a new deal

    def name(self, state: GameState) -> str:
        return "exchange"

    def enter(self, state: GameState, log: Log | None) -> GameState:
        holder, hands = state.auction.highest_bidder, list(state.hands)
        kitty, dead = state.stock[: self.rules.kitty], state.stock[self.rules.kitty :]
        if log is not None:
            log.append(KittyShown(holder, kitty, is_open=self.rules.kitty_open))
        state = state.replace(exchange=ExchangeState(kitty=kitty))
        if holder == NOBODY:
            return state
        hands[holder] |= card_set(kitty)
        return state.replace(turn=holder, hands=tuple(hands), stock=dead)

    def is_skipped(self, state: GameState) -> bool:
        return state.auction.highest_bidder == NOBODY and not self.rules.kitty_open

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        if self._is_final_bid_due(state):
            return final_bid_actions(state, self.max_bid)
        spare = state.hands[state.turn] & ~ACES_AND_TENS
        choices = CardCombinations(Discard, spare, len(state.exchange.kitty))
        return (*choices, REDEAL) if self._can_demand_redeal(state) else choices

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        if self._is_final_bid_due(state):
            return f"it must stand or raise, in steps of {BID_STEP}, to {self.max_bid} at most"
        if isinstance(action, Redeal):
            return "its cards give it no right to a new deal"
        number, hand = len(state.exchange.kitty), state.hands[state.turn]
        if not isinstance(action, Discard):
            return f"it must discard {number} cards"
        if card_set(action.cards) & hand & ACES_AND_TENS:
            return "aces and tens can't be discarded"
        return card_choice_refusal_reason("discard", number, hand, action)

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        if isinstance(action, Redeal):
            return redeal(state, self.rules, log)
        if not isinstance(action, Discard):
            return set_final_bid(state, action, log)
        hands, seat = list(state.hands), state.turn
        hands[seat] &= ~card_set(action.cards)
        if log is not None:
            log.append(DeclarerDiscarded(seat, action.cards))
        exchange = replace(state.exchange, discards=action.cards)
        return state.replace(hands=tuple(hands), exchange=exchange)

    def is_done(self, state: GameState) -> bool:
        if state.auction.highest_bidder == NOBODY:
            return True
        return bool(state.exchange.discards) and state.auction.final_bid > 0

    def _is_final_bid_due(self, state: GameState) -> bool:
        is_before = self.rules.raise_when == "before"
        return not state.auction.final_bid and (is_before or bool(state.exchange.discards))

    def _can_demand_redeal(self, state: GameState) -> bool:
        return self.seating is not None and can_redeal_for_sixes(self.rules, self.seating, state)

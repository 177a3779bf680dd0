"""Bidding with cards laid face down: red ones to win tricks (rami), black to avoid them (nolo)."""

from collections.abc import Sequence
from dataclasses import replace

from ..actions import Action, Give, Pass, SayBid, ShowBidCard, Sooli
from ..bidding_events import BidCardLaid, BidCardsTurned, BidPassed, BidSpoken, SooliAnnounced
from ..card_combinations import CardCombinations
from ..cards import CARD_NAMES, CARDS_OF_SUIT, Card, CardSet, cards_in_set, cards_of_ranks
from ..events import Log
from ..frozen import frozen
from ..rules import Rules
from ..seating import Seating
from ..state import NO_CARD, NOBODY, ContestKind, FaceDownBids, GameState, ShownBid
from . import Phase
from .exchange import card_choice_refusal_reason, give_cards

RED_CARDS = CARDS_OF_SUIT[1] | CARDS_OF_SUIT[2]
BLACK_CARDS = CARDS_OF_SUIT[0] | CARDS_OF_SUIT[3]
SHOW_ACTIONS = tuple(ShowBidCard(Card(number)) for number in range(52))
SAY_RAMI, SAY_NOLO = SayBid(ContestKind.RAMI), SayBid(ContestKind.NOLO)
SOOLI, PASS = Sooli(), Pass()


@frozen
class FaceDownBidding(Phase):
    """The phase in which all players lay bid cards, which are turned up until one is red."""

    rules: Rules
    seating: Seating

    def name(self, state: GameState) -> str:
        return "show"

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return state.replace(turn=self.seating.seat_after(state.dealer), showing=FaceDownBids())

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        cards = self._allowed_cards(state)
        said = (SAY_RAMI,) * (not cards & RED_CARDS) + (SAY_NOLO,) * (not cards & BLACK_CARDS)
        return (*(SHOW_ACTIONS[card] for card in cards_in_set(cards)), *said)

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        match action:
            case ShowBidCard(card) if not state.hands[state.turn] >> card & 1:
                return f"it doesn't hold {CARD_NAMES[card]}"
            case ShowBidCard():
                return f"these ranks can't be shown as bids: {self.rules.show_barred}"
            case SayBid(ContestKind.RAMI):
                return "it must show a red card"
            case SayBid():
                return "it must show a black card"
            case _:
                return "it must show a bidding card"

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        seat = state.turn
        if isinstance(action, ShowBidCard):
            bid = ShownBid(seat, action.card, is_rami=bool(RED_CARDS >> action.card & 1))
        else:
            assert isinstance(action, SayBid)
            bid = ShownBid(seat, NO_CARD, is_rami=action == SAY_RAMI)
        if log is not None:
            said = bid.card == NO_CARD
            log.append(BidSpoken(seat, bid.is_rami) if said else BidCardLaid(seat, bid.card))
        showing = FaceDownBids((*state.showing.bids, bid))
        if len(showing.bids) == self.seating.players:
            showing = _turn_up_bids(showing, log)
        return state.replace(showing=showing, turn=self.seating.seat_after(seat))

    def is_done(self, state: GameState) -> bool:
        return bool(state.showing.contest)

    def _allowed_cards(self, state: GameState) -> CardSet:
        return state.hands[state.turn] & ~cards_of_ranks(self.rules.show_barred)


def _turn_up_bids(showing: FaceDownBids, log: Log | None) -> FaceDownBids:
    """Turn up the bid cards, starting left of the dealer, until the first red one."""
    bids = showing.bids
    first = next((place for place, bid in enumerate(bids) if bid.is_rami), len(bids))
    is_rami = first < len(bids)
    showing = replace(
        showing,
        turned_count=min(first + 1, len(bids)),
        contest=ContestKind.RAMI if is_rami else ContestKind.NOLO,
        declarer=bids[first].seat if is_rami else NOBODY,
    )
    if log is not None:
        turned, unturned = bids[: showing.turned_count], bids[showing.turned_count :]
        log.append(BidCardsTurned(turned, unturned, showing.contest, showing.declarer))
    return showing


@frozen
class SooliOffer(Phase):
    """The phase in which each opponent of the declarer may announce a sooli.

    In a sooli one player plays alone and has to take no trick.
    """

    seating: Seating
    is_offered: bool

    def name(self, state: GameState) -> str:
        return "sooli"

    def is_skipped(self, state: GameState) -> bool:
        return not self.is_offered or state.showing.contest != ContestKind.RAMI

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return state.replace(turn=self.seating.seat_after(state.showing.declarer))

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        return SOOLI, PASS

    def refusal_reason(self, state: GameState, action: Action) -> str:
        return "" if action in self.legal_actions(state) else "it must say sooli or pass"

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        seat, showing = state.turn, state.showing
        if isinstance(action, Sooli):
            if log is not None:
                log.append(SooliAnnounced(seat))
            return state.replace(showing=replace(showing, contest=ContestKind.SOOLI, soloist=seat))
        if log is not None:
            log.append(BidPassed(seat))
        showing = replace(showing, refused_by=(*showing.refused_by, seat))
        return state.replace(showing=showing, turn=self.seating.partner_of(seat))

    def is_done(self, state: GameState) -> bool:
        return state.showing.soloist != NOBODY or len(state.showing.refused_by) == 2


@frozen
class SooliExchange(Phase):
    """The phase in which the player who plays alone and the partner exchange one card each."""

    seating: Seating

    def name(self, state: GameState) -> str:
        return "exchange"

    def is_skipped(self, state: GameState) -> bool:
        return state.showing.soloist == NOBODY

    def enter(self, state: GameState, log: Log | None) -> GameState:
        return state.replace(turn=state.showing.soloist)

    def legal_actions(self, state: GameState) -> Sequence[Action]:
        return CardCombinations(Give, self._own_cards(state), 1)

    def refusal_reason(self, state: GameState, action: Action) -> str:
        if action in self.legal_actions(state):
            return ""
        return card_choice_refusal_reason("give", 1, self._own_cards(state), action)

    def step(self, state: GameState, action: Action, log: Log | None) -> GameState:
        assert isinstance(action, Give)
        partner = self.seating.partner_of(state.turn)
        return give_cards(state, partner, action.cards, log).replace(turn=partner)

    def is_done(self, state: GameState) -> bool:
        return len(state.exchange.gifts) == 2

    def _own_cards(self, state: GameState) -> CardSet:
        """Return the cards that the seat to act may give: all except the card it just received."""
        hand = state.hands[state.turn]
        for gift in state.exchange.gifts:
            hand &= ~(1 << gift.cards[0])
        return hand

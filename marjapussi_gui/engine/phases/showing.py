"""The bidding of tuppi: cards laid face down, red for tricks (rami), black for none (nolo)."""

from collections.abc import Sequence
from dataclasses import replace

from ..actions import Action, Give, Pass, Say, Show, Sooli
from ..bidding_events import BidLaid, BidSaid, BidsTurned, Passed, SooliSaid
from ..cards import NAMES, SUIT_SETS, Card, CardSet, members, ranked
from ..events import Log
from ..frozen import frozen
from ..handfuls import Handfuls
from ..rules import Rules
from ..seating import Seating
from ..state import NO_CARD, NOBODY, Contest, Showing, Shown, State
from . import Phase
from .exchange import handful_refusal, with_gift

RED = SUIT_SETS[1] | SUIT_SETS[2]
BLACK = SUIT_SETS[0] | SUIT_SETS[3]
SHOWS = tuple(Show(Card(number)) for number in range(52))
SAY_RAMI, SAY_NOLO = Say(Contest.RAMI), Say(Contest.NOLO)
SOOLI, PASS = Sooli(), Pass()


@frozen
class LayingBids(Phase):
    """The bidding with face-down cards, which are turned up until the first red one."""

    rules: Rules
    seating: Seating

    def name(self, state: State) -> str:
        return "show"

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=self.seating.after(state.dealer), showing=Showing())

    def legal(self, state: State) -> Sequence[Action]:
        cards = self._allowed(state)
        said = (SAY_RAMI,) * (not cards & RED) + (SAY_NOLO,) * (not cards & BLACK)
        return (*(SHOWS[card] for card in members(cards)), *said)

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        match action:
            case Show(card) if not state.hands[state.turn] >> card & 1:
                return f"does not hold {NAMES[card]}"
            case Show():
                return f"must not show any of {self.rules.show_barred}"
            case Say(Contest.RAMI):
                return "must show a red card"
            case Say():
                return "must show a black card"
            case _:
                return "must lay a bidding card"

    def step(self, state: State, action: Action, log: Log | None) -> State:
        seat = state.turn
        if isinstance(action, Show):
            bid = Shown(seat, action.card, rami=bool(RED >> action.card & 1))
        else:
            assert isinstance(action, Say)
            bid = Shown(seat, NO_CARD, rami=action == SAY_RAMI)
        if log is not None:
            said = bid.card == NO_CARD
            log.append(BidSaid(seat, bid.rami) if said else BidLaid(seat, bid.card))
        showing = Showing((*state.showing.bids, bid))
        if len(showing.bids) == self.seating.players:
            showing = _turned(showing, log)
        return state.but(showing=showing, turn=self.seating.after(seat))

    def done(self, state: State) -> bool:
        return bool(state.showing.game)

    def _allowed(self, state: State) -> CardSet:
        return state.hands[state.turn] & ~ranked(self.rules.show_barred)


def _turned(showing: Showing, log: Log | None) -> Showing:
    """Turn up the bids from the dealer's left until the first red one."""
    bids = showing.bids
    first = next((place for place, bid in enumerate(bids) if bid.rami), len(bids))
    is_rami = first < len(bids)
    showing = replace(
        showing,
        turned=min(first + 1, len(bids)),
        game=Contest.RAMI if is_rami else Contest.NOLO,
        declarer=bids[first].seat if is_rami else NOBODY,
    )
    if log is not None:
        turned, unturned = bids[: showing.turned], bids[showing.turned :]
        log.append(BidsTurned(turned, unturned, showing.game, showing.declarer))
    return showing


@frozen
class LoneOffer(Phase):
    """The offer to each opponent of the declarer to play alone."""

    seating: Seating
    offered: bool

    def name(self, state: State) -> str:
        return "sooli"

    def skips(self, state: State) -> bool:
        return not self.offered or state.showing.game != Contest.RAMI

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=self.seating.after(state.showing.declarer))

    def legal(self, state: State) -> Sequence[Action]:
        return SOOLI, PASS

    def refusal(self, state: State, action: Action) -> str:
        return "" if action in self.legal(state) else "must say sooli or pass"

    def step(self, state: State, action: Action, log: Log | None) -> State:
        seat, showing = state.turn, state.showing
        if isinstance(action, Sooli):
            if log is not None:
                log.append(SooliSaid(seat))
            return state.but(showing=replace(showing, game=Contest.SOOLI, soloist=seat))
        if log is not None:
            log.append(Passed(seat))
        showing = replace(showing, refused=(*showing.refused, seat))
        return state.but(showing=showing, turn=self.seating.partner(seat))

    def done(self, state: State) -> bool:
        return state.showing.soloist != NOBODY or len(state.showing.refused) == 2


@frozen
class LoneExchange(Phase):
    """The exchange of one card each between the soloist and the partner."""

    seating: Seating

    def name(self, state: State) -> str:
        return "exchange"

    def skips(self, state: State) -> bool:
        return state.showing.soloist == NOBODY

    def enter(self, state: State, log: Log | None) -> State:
        return state.but(turn=state.showing.soloist)

    def legal(self, state: State) -> Sequence[Action]:
        return Handfuls(Give, self._own(state), 1)

    def refusal(self, state: State, action: Action) -> str:
        if action in self.legal(state):
            return ""
        return handful_refusal("give", 1, self._own(state), action)

    def step(self, state: State, action: Action, log: Log | None) -> State:
        assert isinstance(action, Give)
        partner = self.seating.partner(state.turn)
        return with_gift(state, partner, action.cards, log).but(turn=partner)

    def done(self, state: State) -> bool:
        return len(state.exchange.gifts) == 2

    def _own(self, state: State) -> CardSet:
        """Return the cards that the seat to act may give: all but the one just received."""
        hand = state.hands[state.turn]
        for gift in state.exchange.gifts:
            hand &= ~(1 << gift.cards[0])
        return hand

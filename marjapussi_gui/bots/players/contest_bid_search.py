"""The search for bids that decide a hand's contest.

The contests are rami (take tricks), nolo (avoid tricks) and sooli (take none, playing alone).
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from statistics import fmean

from ...engine.actions import Action, Give, Pass, SayBid, ShowBidCard, Sooli
from ...engine.cards import Card, card_set
from ...engine.phases.face_down_bidding import RED_CARDS
from ...engine.phases.trick_count_scoring import TrickCountScoringPhase
from ...engine.state import NO_CARD, NOBODY, ContestKind, FaceDownBids, Seat, Trick
from ...engine.view import View
from ...model.facts import ExpectedLosers, Fact, RamiAndNoloChances
from ..belief.kernel_adapter import KernelAdapter, create_kernel_adapter
from ..belief.seat_position import SeatPosition
from ..equity.scoring_model import EquityFunction, SamplingEffort, ValuedOutcome
from ..kernel.constants import RESULT_NUMBERS, WORLD_WORDS
from ..kernel.inputs import CardPoints, ScoringInput
from ..kernel.rollouts import playout_results
from . import bidding_heuristics
from .bot import BotDecision, SearchContext

# Both limits are set by hand
MAX_HEURISTIC_LOSERS = 0.05  # heuristics play sooli if they expect to take at most this many tricks
MAX_SEARCHED_LOSERS = 0.7  # from this many expected tricks on, sooli counts as lost


@dataclass(slots=True)
class ContestBidSearch:
    """A search for a decision about the contest of a hand: a bid, or whether to play sooli."""

    position: SeatPosition
    scoring_phase: TrickCountScoringPhase
    effort: SamplingEffort
    equity: EquityFunction
    context: SearchContext
    words: "array[int]" = field(init=False)  # the sampled deals in which every action is tried
    seed: int = field(init=False)
    _outcomes_by_bid: dict[bool, list[ValuedOutcome]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        deals = self.position.world_dealer
        self.words = deals.deal(self.effort.world_count, self.context.rng.getrandbits(63))
        self.seed = self.context.rng.getrandbits(63)

    @property
    def view(self) -> View:
        return self.position.view

    def decide(self) -> BotDecision:
        first = self.view.legal_actions[0]
        if isinstance(first, Give):
            return BotDecision(self._heuristic_exchange())
        values = {
            action: self._mean_equity(self.outcomes(action)) for action in self.view.legal_actions
        }
        if not isinstance(first, ShowBidCard | SayBid):
            listed = sorted(values.items(), key=lambda pair: -pair[1])
            return BotDecision(listed[0][0], tuple(listed), self.facts())
        best = max(values.values())
        choice = max((each for each in values if values[each] == best), key=_concealment_rank)
        listed = sorted(values.items(), key=lambda pair: (pair[0] != choice, -pair[1]))
        return BotDecision(choice, tuple(listed), self.facts())

    def candidates(self) -> Sequence[Action]:
        return self.view.legal_actions

    def representative(self, action: Action) -> Action:
        """Return the least revealing bid for the same contest; only this one is searched."""
        if not isinstance(action, ShowBidCard | SayBid):
            return action
        same = [
            each for each in self.view.legal_actions if _is_rami_bid(each) == _is_rami_bid(action)
        ]
        return max(same, key=_concealment_rank)

    def outcomes(self, action: Action) -> list[ValuedOutcome]:
        match action:
            case ShowBidCard() | SayBid():
                return self._outcomes_of_bid(wants_rami=_is_rami_bid(action))
            case Sooli():
                return self._outcomes_of_sooli()
            case Pass():
                return self._play_out(self.view.showing, self.words)
            case Give(cards):
                return self._outcomes_of_exchange(cards[0])
            case _:
                raise AssertionError(action)

    def facts(self) -> tuple[Fact, ...]:
        first = self.view.legal_actions[0]
        if isinstance(first, ShowBidCard | SayBid):
            rami, nolo = (
                round(self._mean_equity(self._outcomes_of_bid(wants_rami=each)), 3)
                for each in (True, False)
            )
            return (RamiAndNoloChances(rami, nolo),)
        if isinstance(first, Sooli | Pass):
            return (ExpectedLosers(round(self._own_expected_losers(), 1)),)
        return ()

    def _mean_equity(self, outcomes: Sequence[ValuedOutcome]) -> float:
        side = self.view.game.seating.side_of(self.view.seat)
        return fmean(outcome.equities[side] for outcome in outcomes)

    # Rami or nolo

    def _outcomes_of_bid(self, *, wants_rami: bool) -> list[ValuedOutcome]:
        if wants_rami not in self._outcomes_by_bid:
            self._outcomes_by_bid[wants_rami] = self._simulate_bid(wants_rami=wants_rami)
        return self._outcomes_by_bid[wants_rami]

    def _simulate_bid(self, *, wants_rami: bool) -> list[ValuedOutcome]:
        """Return the outcomes of a bid, assuming that the other seats bid by heuristics."""
        seats = self.view.game.seating.seats_from(
            self.view.game.seating.seat_after(self.view.dealer)
        )
        worlds_by_showing: dict[FaceDownBids, list[int]] = {}
        own = self.view.seat
        for offset in range(0, len(self.words), WORLD_WORDS):
            declarer = next(
                (
                    seat
                    for seat in seats
                    if (
                        wants_rami
                        if seat == own
                        else bidding_heuristics.should_bid_rami(self.words[offset + seat])
                    )
                ),
                NOBODY,
            )
            contest = ContestKind.NOLO if declarer == NOBODY else ContestKind.RAMI
            worlds_by_showing.setdefault(
                FaceDownBids(contest=contest, declarer=declarer), []
            ).append(offset)
        by_world: dict[int, list[ValuedOutcome]] = {}
        for showing, offsets in worlds_by_showing.items():
            words, each = array("Q"), self.effort.playouts_per_world
            for offset in offsets:
                words.extend(self.words[offset : offset + WORLD_WORDS])
            outcomes = self._play_out(showing, words)
            for number, offset in enumerate(offsets):
                by_world[offset] = outcomes[each * number : each * (number + 1)]
        return [outcome for offset in sorted(by_world) for outcome in by_world[offset]]

    # Sooli or not

    def _outcomes_of_sooli(self) -> list[ValuedOutcome]:
        showing = replace(self.view.showing, contest=ContestKind.SOOLI, soloist=self.view.seat)
        if self._own_expected_losers() >= MAX_SEARCHED_LOSERS:
            return [self._sooli_outcome(showing, takes_trick=True)] * (
                self.effort.world_count * self.effort.playouts_per_world
            )
        return self._play_out(showing, self._worlds_after_exchange(showing))

    def _own_expected_losers(self) -> float:
        showing = replace(self.view.showing, contest=ContestKind.SOOLI, soloist=self.view.seat)
        return bidding_heuristics.expected_losers(
            self._adapter(showing).codes.encode(card_set(self.view.hand))
        )

    def _heuristic_exchange(self) -> Give:
        """Return the card to exchange: the soloist's riskiest one, or the partner's safest one."""
        codes = self.position.codes
        given = {card for gift in self.view.exchange.gifts for card in gift.cards}
        hand = codes.encode(card_set(card for card in self.view.hand if card not in given))
        is_soloist = self.view.seat == self.view.showing.soloist
        code = (
            bidding_heuristics.riskiest_card(hand)
            if is_soloist
            else bidding_heuristics.safest_card(hand)
        )
        return Give((codes.card_by_code[code],))

    def _outcomes_of_exchange(self, card: Card) -> list[ValuedOutcome]:
        """Return the outcomes of giving this card in the exchange before sooli (playing alone)."""
        return self._play_out(
            self.view.showing, self._worlds_after_exchange(self.view.showing, card)
        )

    def _worlds_after_exchange(self, showing: FaceDownBids, card: Card = NO_CARD) -> "array[int]":
        """Return the sampled deals after the exchange before sooli (playing alone).

        If a card is given, it is the one that the player's seat exchanges.
        """
        before, numbers = self.position.codes, self._adapter(showing).codes
        words = array("Q", (numbers.encode(before.decode(word)) for word in self.words))
        soloist, partner = showing.soloist, self.view.game.seating.partner_of(showing.soloist)
        done = {gift.giver for gift in self.view.exchange.gifts}
        for offset in range(0, len(words), WORLD_WORDS):
            lone, other = words[offset + soloist], words[offset + partner]
            discarded = 0 if soloist in done else 1 << bidding_heuristics.riskiest_card(lone)
            given = 0 if partner in done else 1 << bidding_heuristics.safest_card(other)
            if card >= 0 and self.view.seat == soloist:
                discarded = 1 << numbers.code_by_card[card]
            elif card >= 0:
                given = 1 << numbers.code_by_card[card]
            words[offset + soloist] = lone & ~discarded | given
            words[offset + partner] = other & ~given | discarded
        return words

    # Playouts

    def _adapter(self, showing: FaceDownBids) -> KernelAdapter:
        return create_kernel_adapter(self.view.game, self.position.state.replace(showing=showing))

    def _play_out(self, showing: FaceDownBids, words: "array[int]") -> list[ValuedOutcome]:
        """Return the outcomes of hands that heuristics play to the end in a contest."""
        adapter, state = self._adapter(showing), self.position.state.replace(showing=showing)
        leader = adapter.phase.find_leader(state)
        state = state.replace(turn=leader, trick=Trick(adapter.phase.seats_in_trick(state, leader)))
        live = card_set(self.view.game.dealing_phase.cards)
        seating = self.view.game.seating
        sooli_side = -1 if showing.soloist == NOBODY else seating.side_of(showing.soloist)
        count = ScoringInput(lone_side=sooli_side, aim=int(showing.contest == ContestKind.NOLO))
        tables = adapter.create_tables(
            state, count, CardPoints(), self.view.seat, adapter.codes.encode(live)
        )
        results = playout_results(
            tables[0], tables[1], words, self.effort.playouts_per_world, self.seed
        )
        if sooli_side >= 0:
            won = self._sooli_outcome(showing, takes_trick=False)
            lost = self._sooli_outcome(showing, takes_trick=True)
            offsets = range(4 + sooli_side, len(results), RESULT_NUMBERS)
            return [lost if results[offset] else won for offset in offsets]
        outcomes = [self._value_outcome(showing, (tricks, 13 - tricks)) for tricks in range(14)]
        return [outcomes[results[offset]] for offset in range(4, len(results), RESULT_NUMBERS)]

    def _sooli_outcome(self, bids: FaceDownBids, *, takes_trick: bool) -> ValuedOutcome:
        """Return the value of a sooli, which is lost if the soloist takes a trick."""
        side = self.view.game.seating.side_of(bids.soloist)
        tricks = [1, 1]
        tricks[side] = int(takes_trick)
        return self._value_outcome(bids, (tricks[0], tricks[1]))

    def _value_outcome(self, showing: FaceDownBids, tricks: tuple[int, int]) -> ValuedOutcome:
        declaring = self.scoring_phase.declaring_side(showing)
        ended = self.scoring_phase.score_hand(self.view.match, showing.contest, declaring, tricks)
        equities = self.equity(ended.match, self._next_dealer())
        return ValuedOutcome(ended.match, equities, ended.items, tricks=tricks)

    def _next_dealer(self) -> Seat:
        return self.view.game.seating.seat_after(self.view.dealer)


def heuristic_contest_action(position: SeatPosition) -> Action:
    """Return the bid, or the answer to the offer of a sooli, that the heuristics choose."""
    view, cards = position.view, card_set(position.view.hand)
    if isinstance(view.legal_actions[0], Sooli | Pass):
        showing = replace(view.showing, soloist=view.seat)
        codes = create_kernel_adapter(view.game, position.state.replace(showing=showing)).codes
        losers = bidding_heuristics.expected_losers(codes.encode(cards))
        return (
            Sooli() if losers < MAX_HEURISTIC_LOSERS and Sooli() in view.legal_actions else Pass()
        )
    is_rami = bidding_heuristics.should_bid_rami(position.codes.encode(cards))
    wanted = [action for action in view.legal_actions if _is_rami_bid(action) == is_rami]
    return max(wanted or list(view.legal_actions), key=_concealment_rank)


def _is_rami_bid(action: Action) -> bool:
    if isinstance(action, ShowBidCard):
        return bool(RED_CARDS >> action.card & 1)
    return action == SayBid(ContestKind.RAMI)


def _concealment_rank(action: Action) -> int:
    """Return a sort key of a bid: the less its card reveals, the lower the key."""
    return action.card % 13 if isinstance(action, ShowBidCard) else -1

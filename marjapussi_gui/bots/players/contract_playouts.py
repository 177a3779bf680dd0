"""Playouts of contracts: deal the hidden cards, exchange cards, and play to the end.

The cards are played by heuristics. A world is a possible deal of the hidden cards.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul
from random import Random

from ...engine.cards import card_set
from ...engine.state import NOBODY, Auction, Seat, Trick
from ..belief.determinization import WorldSet
from ..belief.seat_position import SeatPosition
from ..equity.scoring_model import ContractScoring, SamplingEffort
from ..kernel.constants import OUT_OF_PLAY_SLOT, RESULT_NUMBERS, WORLD_WORDS
from ..kernel.rollouts import playout_results
from ..kernel.trick_table import TrickTable
from . import bidding_heuristics
from .auction_forecast import call_likelihoods

# set by hand: worlds to sample for each world used, if calls and a gift weight them
SAMPLE_FACTOR = 4
GIFT_RANK_PENALTY = 0.7  # log-likelihood per place in the order of gift values, fitted to experts


@dataclass(frozen=True, slots=True)
class ContractPlayoutResults:
    """The results of playouts with the same declarer, and the points expected before each."""

    declarer: Seat
    outcomes: list[tuple[int, ...]]
    expected_totals: list[float]


@dataclass(frozen=True, slots=True)
class ContractPlayouts:
    """The worlds (sampled deals) for one decision, and playouts of contracts in them."""

    position: SeatPosition
    scoring_model: ContractScoring
    effort: SamplingEffort
    words: "array[int]"
    seed: int

    @property
    def marriage_points(self) -> Sequence[int]:
        return self.scoring_model.scoring_phase.marriage_rules.points_by_suit

    @property
    def estimates(self) -> bidding_heuristics.LinearEstimates:
        return bidding_heuristics.linear_estimates(self.position.view.game)

    def play_out(self, declarer: Seat, moved_cards: int | None = None) -> ContractPlayoutResults:
        """Play all sampled deals to the end with a declarer, who exchanges moved_cards cards first.

        The random choices in a world are the same for all actions, so that actions can be compared.
        """
        words, coefficients = self.words[:], self.estimates.after_exchange
        promised: list[float] = []
        for offset in range(0, len(words) if declarer != NOBODY else 0, WORLD_WORDS):
            self._complete_exchange(words, offset, declarer, moved_cards)
            total = bidding_heuristics.expected_total_after_exchange(
                words[offset + declarer], self.marriage_points, coefficients
            )
            promised += [total] * self.effort.playouts_per_world
        table, scratch_table = self._create_tables(declarer)
        numbers = playout_results(
            table, scratch_table, words, self.effort.playouts_per_world, self.seed
        )
        outcomes = [
            tuple(numbers[offset : offset + RESULT_NUMBERS])
            for offset in range(0, len(numbers), RESULT_NUMBERS)
        ]
        return ContractPlayoutResults(declarer, outcomes, promised)

    def _complete_exchange(
        self, words: "array[int]", offset: int, declarer: Seat, moved_cards: int | None
    ) -> None:
        """Complete the exchange in the world at an offset, starting with moved_cards if given."""
        view = self.position.view
        exchange, seating, rules = view.exchange, view.game.seating, view.game.rules
        if exchange.is_complete:
            return
        if not seating.has_partners:
            hand = words[offset + declarer] | (
                0 if exchange.kitty else words[offset + OUT_OF_PLAY_SLOT]
            )
            discards = (
                moved_cards
                if moved_cards is not None
                else bidding_heuristics.choose_discard(hand, rules.kitty, self.marriage_points)
            )
            words[offset + declarer], words[offset + OUT_OF_PLAY_SLOT] = hand & ~discards, discards
            return
        partner, number = seating.partner_of(declarer), rules.exchange
        if not exchange.gifts:
            gift = bidding_heuristics.choose_gift(
                words[offset + partner], number, self.marriage_points
            )
            if moved_cards is not None:
                gift, moved_cards = moved_cards, None
            words[offset + partner] &= ~gift
            words[offset + declarer] |= gift
        returned = (
            moved_cards
            if moved_cards is not None
            else bidding_heuristics.choose_returned_cards(
                words[offset + declarer], number, self.marriage_points
            )
        )
        words[offset + declarer] &= ~returned
        words[offset + partner] |= returned

    def _create_tables(self, declarer: Seat) -> tuple[TrickTable, TrickTable]:
        """Return two equal tables at the first lead. The declarer is NOBODY if all passed."""
        state, adapter = self.position.state, self.position.adapter
        leader = declarer
        if declarer == NOBODY:
            leader = adapter.phase.find_leader(state.replace(auction=Auction()))
        trick = Trick(adapter.phase.seats_in_trick(state, leader))
        state = state.replace(turn=leader, trick=trick, stock=())
        live = adapter.codes.encode(card_set(self.position.view.game.dealing_phase.cards))
        count = self.scoring_model.scoring_input(declarer)
        pips = self.scoring_model.card_points(state, adapter.codes)
        return adapter.create_tables(state, count, pips, self.position.view.seat, live)


def create_playouts(
    position: SeatPosition, scoring_model: ContractScoring, effort: SamplingEffort, rng: Random
) -> ContractPlayouts:
    """Create playouts over as many worlds (sampled deals) as the effort demands."""
    deals, number = position.world_dealer, effort.world_count
    if position.view.auction.calls:
        several = deals.deal(SAMPLE_FACTOR * number, rng.getrandbits(63))
        words = weight_worlds(several, position, scoring_model).sample(number, rng)
    else:
        words = deals.deal(number, rng.getrandbits(63))
    return ContractPlayouts(position, scoring_model, effort, words, rng.getrandbits(63))


def weight_worlds(
    words: "array[int]", position: SeatPosition, scoring_model: ContractScoring
) -> WorldSet:
    """Weight worlds by how likely people would have made the same calls and the same gift."""
    gifts, codes, dealt = position.view.exchange.gifts, position.codes, words[:]
    worths = scoring_model.scoring_phase.marriage_rules.points_by_suit
    for gift in reversed(gifts):
        given = codes.encode(card_set(gift.cards))
        for at in range(0, len(words), WORLD_WORDS):
            dealt[at + gift.taker] &= ~given
            dealt[at + gift.giver] |= given
    likelihoods = call_likelihoods(position.view, dealt, worths)
    if gifts:  # a second gift was the declarer's, who knows it
        given = codes.encode(card_set(gifts[0].cards))
        likelihoods = map(mul, likelihoods, gift_likelihoods(dealt, gifts[0].giver, given, worths))
    return WorldSet(words, tuple(likelihoods))


def gift_likelihoods(
    words: Sequence[int], giver: Seat, gift: int, marriage_points: Sequence[int]
) -> Iterator[float]:
    """Yield, for each world, how likely its giver would have chosen this gift."""
    for at in range(0, len(words), WORLD_WORDS):
        rank_sum = bidding_heuristics.gift_rank_sum(words[at + giver], gift, marriage_points)
        yield exp(-GIFT_RANK_PENALTY * rank_sum)

"""The strong rummy players, which simulate the draws of future turns."""

from collections.abc import Callable
from dataclasses import dataclass

from ...engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard, Lay
from ...engine.cards import Card
from ...engine.view import View
from ...model.facts import CardsMissingForSets, Fact
from ..kernel.constants import START_WITH_OPPONENTS, START_WITH_STOCK_CARD
from ..kernel.draw_samples import DrawSamples
from ..kernel.meld_distance import IS_COMPILED
from ..kernel.turns_to_finish import FinishingSimulator
from ..kernel.turns_to_lay import LayingSimulator
from ..players.bot import BotDecision, SearchContext
from .lay_choice import best_lay, dublee_count
from .normal_level_player import (
    discard_values,
    distances_and_outs,
    facts_after_discard,
    hand_counts_with_offer,
    hand_distance,
)
from .rummy_view import CARD_OF_KIND, KIND_OF_CARD, RummyView
from .score_pressure import NO_PRESSURE, score_pressure
from .settlement_values import discard_danger, maal_gain, maal_losses, turn_prospects
from .turn_flow import ActionValues, dublee_discard_values, random_seed, take_turn

NO_KIND = -1
Alternative = tuple[int, int]  # kind of card to remove, and kind to add or a START code
SIMULATIONS_PER_MS = 2.0  # set by hand: under a time limit, in total for all alternatives
SIMULATIONS_PER_SLICE = 5 if IS_COMPILED else 1  # simulations between two checks of the time
# both are set by hand
MANY_PAIRS = 5  # from this number of pairs on, collecting dublees is considered
TURN_VALUE = 4.0  # points for each turn that is saved


@dataclass(frozen=True, slots=True)
class LookaheadDepth:
    """How far ahead and how carefully a rummy player looks."""

    simulations: int
    turns: int
    candidates: int
    tiplu_samples: int  # number of possible tiplus with which a lay is valued
    danger_weight: float  # weight of discard_danger()
    min_outs_share: float  # minimum share of the best discard's outs for a candidate
    finish_weight: float = 1.0  # before laying: weight of the chances to finish later
    maal_weight: float = 1.0
    hasty_chance: float = 0.0  # chance to discard without any simulation
    outs_weight: float = 0.0  # points for each percent of outs among the unseen cards
    plays_for_match: bool = False  # whether it plays for the match instead of points
    offer_permille: int = 600  # in how many of 1000 turns the offer is worth considering


@dataclass(frozen=True, slots=True)
class RummyPlanner:
    """A rummy player that simulates its next turns.

    It also considers maal (bonus points), and what its discards give to the next player.
    """

    depth: LookaheadDepth

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        return take_turn(self, view, context)

    def choose_lay(self, rummy_view: RummyView, context: SearchContext) -> Lay:
        return best_lay(rummy_view, context.rng, self.depth.tiplu_samples)

    def evaluate_draws(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        offer = KIND_OF_CARD[rummy_view.offer]
        if not rummy_view.has_laid:
            return self._draw_values_before_laying(rummy_view)
        stock, taken = self.simulate_alternatives(
            rummy_view, context, [(NO_KIND, START_WITH_STOCK_CARD), (NO_KIND, offer)]
        )
        maal = self.depth.maal_weight
        mean = sum(maal_gain(rummy_view, card) for card in _unseen_cards(rummy_view)) / max(
            len(rummy_view.unseen_kinds), 1
        )
        values: ActionValues = {
            DRAW_FROM_STOCK: stock + maal * mean,
            DRAW_FROM_OFFER: taken + maal * maal_gain(rummy_view, rummy_view.offer),
        }
        return values, ()

    def _draw_values_before_laying(
        self, rummy_view: RummyView
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        """Return each draw's value before laying, by how many cards the hand would then lack."""
        now, then = (
            hand_distance(rummy_view, rummy_view.hand_counts),
            hand_distance(rummy_view, hand_counts_with_offer(rummy_view)),
        )
        offered = self.depth.maal_weight * maal_gain(rummy_view, rummy_view.offer)
        if (
            rummy_view.turn_rules.allows_dublees
            and dublee_count(rummy_view) >= MANY_PAIRS + now // 2
        ):
            offered += TURN_VALUE * (rummy_view.hand_counts[KIND_OF_CARD[rummy_view.offer]] % 2)
        values: ActionValues = {
            DRAW_FROM_STOCK: TURN_VALUE / 2,
            DRAW_FROM_OFFER: TURN_VALUE * (now - then) + offered,
        }
        return values, (CardsMissingForSets(min(now, then)),)

    def evaluate_discards(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        if rummy_view.has_dublees:
            return dublee_discard_values(rummy_view), ()
        if context.rng.random() < self.depth.hasty_chance:
            return discard_values(rummy_view, hasty=True)
        lacks, outs = distances_and_outs(rummy_view)
        losses = maal_losses(rummy_view)
        cards = self._discard_candidates(rummy_view, lacks, outs, losses)
        raced = self.simulate_alternatives(
            rummy_view, context, [(KIND_OF_CARD[card], START_WITH_OPPONENTS) for card in cards]
        )
        beside = self.discard_adjustments(rummy_view, cards, (lacks, outs), losses)
        values: dict[Action, float] = {
            Discard((card,)): worth + beside[card] for card, worth in zip(cards, raced, strict=True)
        }
        return values, facts_after_discard(rummy_view, max(values, key=values.__getitem__))

    def discard_adjustments(
        self,
        rummy_view: RummyView,
        cards: list[Card],
        reach: tuple[list[int], list[int]],
        losses: dict[Card, float],
    ) -> dict[Card, float]:
        """Return what simulations omit about each discard: maal (bonus points), danger and outs."""
        lacks, outs = reach
        least, size = min(lacks[KIND_OF_CARD[card]] for card in cards), len(rummy_view.unseen_kinds)
        worth = {
            card: -self.depth.maal_weight * losses.get(card, 0.0)
            - self.depth.danger_weight * discard_danger(rummy_view, card)
            for card in cards
        }
        for card, kind in _cards_with_kinds(cards):
            if lacks[kind] == least:
                worth[card] += self.depth.outs_weight * 100 * outs[kind] / size
        return worth

    def simulate_alternatives(
        self, rummy_view: RummyView, context: SearchContext, alternatives: list[Alternative]
    ) -> list[float]:
        run = self.create_simulator(rummy_view, random_seed(context.rng))
        sums, done = [0.0] * len(alternatives), 0
        races = context.work_budget(self.depth.simulations, SIMULATIONS_PER_MS / len(alternatives))
        wanted = races if IS_COMPILED else 2
        while done < wanted and not (done and context.should_stop):
            sums = [total + worth for total, worth in zip(sums, run(alternatives), strict=True)]
            done += SIMULATIONS_PER_SLICE
        return [total * SIMULATIONS_PER_SLICE / done for total in sums]

    def create_simulator(
        self, rummy_view: RummyView, seed: int
    ) -> Callable[[list[Alternative]], list[float]]:
        """Return a function that runs some more simulations of each alternative."""
        depth = self.depth
        draws = DrawSamples(rummy_view.unseen_kinds, depth.turns, depth.offer_permille, seed)
        future = turn_prospects(
            rummy_view,
            depth.turns,
            score_pressure(rummy_view) if depth.plays_for_match else NO_PRESSURE,
        )
        search, held = rummy_view.meld_distance, rummy_view.hand_counts
        race = LayingSimulator(
            rummy_view.pure_distance, search, draws, int(rummy_view.turn_rules.allows_dublees)
        )
        race.set_values(
            future.lay_values,
            future.finish_values,
            [depth.finish_weight * each for each in future.finish_chances],
        )
        chase = FinishingSimulator(search, draws, future.finish_values)

        def simulate_slice(alternatives: list[Alternative]) -> list[float]:
            gone, extra = [list(each) for each in zip(*alternatives, strict=True)]
            if rummy_view.has_laid:
                return chase.alternative_values(
                    held,
                    gone,
                    extra,
                    SIMULATIONS_PER_SLICE,
                    rummy_view.wild_kinds,
                    rummy_view.cards_to_meld,
                )
            return race.alternative_values(held, gone, extra, SIMULATIONS_PER_SLICE)

        return simulate_slice

    def _discard_candidates(
        self,
        rummy_view: RummyView,
        distances: list[int],
        outs: list[int],
        losses: dict[Card, float],
    ) -> list[Card]:
        """Return the cards that are worth simulating as discards."""
        cards = rummy_view.discard_options
        if rummy_view.has_laid:
            ranks = {
                c: (distances[k] + 0.15 * losses.get(c, 0.0), -outs[k])
                for c, k in _cards_with_kinds(cards)
            }
            return sorted(sorted(cards, key=ranks.__getitem__)[: self.depth.candidates])
        if rummy_view.turn_rules.allows_dublees and dublee_count(rummy_view) >= MANY_PAIRS:
            return cards
        least = min(distances[KIND_OF_CARD[card]] for card in cards)
        near = [card for card in cards if distances[KIND_OF_CARD[card]] == least]
        most = max(outs[KIND_OF_CARD[card]] for card in near)
        return [
            card for card in near if outs[KIND_OF_CARD[card]] >= self.depth.min_outs_share * most
        ]


def _cards_with_kinds(cards: list[Card]) -> list[tuple[Card, int]]:
    return [(card, KIND_OF_CARD[card]) for card in cards]


def _unseen_cards(rummy_view: RummyView) -> list[Card]:
    return [Card(CARD_OF_KIND[kind]) for kind in rummy_view.unseen_kinds]

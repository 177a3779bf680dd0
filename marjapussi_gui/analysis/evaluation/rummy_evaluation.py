"""Evaluation of rummy actions in points, by simulated draws from the same unseen cards.

Maal are bonus points, and the tiplu is the card that decides which cards are wild.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from ...bots.kernel.constants import START_WITH_OPPONENTS, START_WITH_STOCK_CARD
from ...bots.players.bot import SearchContext
from ...bots.rummy import EXPERT_LOOKAHEAD
from ...bots.rummy.lay_choice import lay_options, lay_values, sample_tiplus
from ...bots.rummy.normal_level_player import distances_and_outs, facts_after_discard, hand_distance
from ...bots.rummy.rummy_planner import (
    NO_KIND,
    Alternative,
    RummyPlanner,
)
from ...bots.rummy.rummy_view import CARD_OF_KIND, KIND_OF_CARD, RummyView
from ...bots.rummy.score_pressure import score_pressure
from ...bots.rummy.settlement_values import (
    FINISH_CHANCES,
    LAY_CHANCE,
    TurnProspects,
    maal_gain,
    maal_losses,
    turn_prospects,
)
from ...bots.rummy.turn_flow import dublee_discard_values, random_seed
from ...engine import actions
from ...engine.cards import Card
from ...engine.rummy.action_proposals import finish_action, show_tunnelas_action
from ...engine.rummy.maal_points import TUNNELA_POINTS
from ...engine.view import View
from ...model.facts import CardsMissingForSets, Fact
from .evaluation import NO_EVALUATION, DealValue, Evaluation
from .successive_elimination import RoundEvaluator, SampledComparison

MAX_ROUNDS = 16
SAMPLES_PER_ROUND = 8
HANDS_PER_SAMPLE = 5  # simulated hands for each possible tiplu that is sampled
EIGHTH_DUBLEE_TURNS = 3.0  # turns in which to wait for an eighth dublee (pair of identical cards)


def evaluate_rummy(
    view: View,
    requested: Collection[actions.Action],
    context: SearchContext,
    thresholds: Sequence[float],
    effort: float,
) -> Evaluation:
    """Return the values of the requested actions, and of all others worth considering."""
    decision = RummyDecision(RummyView(view))
    laps = SampledComparison(requested, thresholds, max(int(effort * MAX_ROUNDS), 1))
    laps.run(
        dict.fromkeys((*requested, *decision.candidate_actions())),
        decision.rounds(context),
        context,
    )
    if not laps.values:
        return NO_EVALUATION
    found = laps.action_values()
    deals = laps.deal_count * HANDS_PER_SAMPLE
    facts, is_forced = decision.facts(found[0].action), len(view.legal_actions) == 1
    return Evaluation(found, deals, facts, is_forced, samples=laps.points_by_action())


@dataclass
class RummyDecision:
    """A decision in a rummy turn, with the numbers that all rounds of samples share."""

    rummy_view: RummyView

    def candidate_actions(self) -> list[actions.Action]:
        """Return the actions worth considering: only finishing or laying, if possible."""
        sight, rummy = self.rummy_view, self.rummy_view.view.rummy
        if actions.Finish in sight.incomplete_actions:
            return [finish_action(rummy, sight.seat, sight.turn_rules)]
        if actions.Lay in sight.incomplete_actions:
            return list(lay_options(sight))
        draws = [each for each in sight.view.legal_actions if isinstance(each, actions.Draw)]
        if actions.ShowTunnelas in sight.incomplete_actions:
            return [show_tunnelas_action(rummy, sight.seat), *draws]
        return [*draws, *(actions.Discard((card,)) for card in sight.discard_options)]

    def rounds(self, context: SearchContext) -> Iterator[RoundEvaluator]:
        """Yield an evaluator for each round of samples, without end."""
        while True:
            yield SampleRound(
                self,
                random_seed(context.rng),
                sample_tiplus(self.rummy_view, context.rng, SAMPLES_PER_ROUND),
            ).evaluate

    def facts(self, best: actions.Action) -> tuple[Fact, ...]:
        """Return facts on how many cards the hand lacks to lay sets or to finish."""
        if isinstance(best, actions.Discard) and not self.rummy_view.has_dublees:
            return facts_after_discard(self.rummy_view, best)
        return (CardsMissingForSets(hand_distance(self.rummy_view, self.rummy_view.hand_counts)),)

    @cached_property
    def prospects(self) -> TurnProspects:
        return turn_prospects(
            self.rummy_view, EXPERT_LOOKAHEAD.turns, score_pressure(self.rummy_view)
        )

    @cached_property
    def discard_bonuses(self) -> dict[Card, float]:
        """Return what each discard is worth, without the effect of later draws."""
        cards, losses = self.rummy_view.discard_options, maal_losses(self.rummy_view)
        return RummyPlanner(EXPERT_LOOKAHEAD).discard_adjustments(
            self.rummy_view, cards, distances_and_outs(self.rummy_view), losses
        )

    @cached_property
    def stock_card_maal(self) -> float:
        """Return how much maal (bonus points) an unseen card has on average."""
        return fmean(
            maal_gain(self.rummy_view, Card(CARD_OF_KIND[kind]))
            for kind in self.rummy_view.unseen_kinds
        )


@dataclass
class SampleRound:
    """A round of sampled cards, shared by all actions of a turn."""

    decision: RummyDecision
    seed: int
    tiplu_samples: list[Card]

    def evaluate(self, action: actions.Action) -> list[DealValue]:
        return [(None, worth) for worth in self._sample_points(action)]

    def _sample_points(self, action: actions.Action) -> list[float]:
        sight, future = self.decision.rummy_view, self.decision.prospects
        match action:
            case actions.ShowTunnelas(sets):
                shown = (
                    TUNNELA_POINTS[min(len(sets), len(TUNNELA_POINTS) - 1)]
                    * (sight.players - 1)
                    * LAY_CHANCE
                )
                draws = [
                    each for each in sight.view.legal_actions if isinstance(each, actions.Draw)
                ]
                return [each + shown for each in max(map(self._sample_points, draws), key=fmean)]
            case actions.Finish():
                return [future.finish_values[0]] * SAMPLES_PER_ROUND
            case actions.Lay():
                laid = future.lay_values[0] + FINISH_CHANCES[0] * future.finish_values[0]
                return [
                    laid + each
                    for each in lay_values(sight, action, self.tiplu_samples, sight.meld_distance)
                ]
            case actions.Draw() if sight.has_dublees:
                chances = 1.0 if action == actions.DRAW_FROM_OFFER else _eighth_dublee_chance(sight)
                return [chances * future.finish_values[0]] * SAMPLES_PER_ROUND
            case actions.Draw():
                return self._draw_points(action)
            case actions.Discard(cards) if sight.has_dublees:
                kept = dublee_discard_values(sight).get(action, 0.0) / max(
                    len(sight.unseen_kinds), 1
                )
                return [EIGHTH_DUBLEE_TURNS * kept * future.finish_values[0]] * SAMPLES_PER_ROUND
            case actions.Discard(cards):
                more = self.decision.discard_bonuses[cards[0]]
                return [
                    each + more
                    for each in self._simulated_points(
                        (KIND_OF_CARD[cards[0]], START_WITH_OPPONENTS)
                    )
                ]
            case _:
                raise AssertionError(action)

    def _draw_points(self, action: actions.Draw) -> list[float]:
        sight = self.decision.rummy_view
        if action == actions.DRAW_FROM_STOCK:
            return [
                each + self.decision.stock_card_maal
                for each in self._simulated_points((NO_KIND, START_WITH_STOCK_CARD))
            ]
        more = maal_gain(sight, sight.offer)
        return [
            each + more for each in self._simulated_points((NO_KIND, KIND_OF_CARD[sight.offer]))
        ]

    def _simulated_points(self, start: Alternative) -> list[float]:
        run = RummyPlanner(EXPERT_LOOKAHEAD).create_simulator(self.decision.rummy_view, self.seed)
        return [run([start])[0] for _ in range(SAMPLES_PER_ROUND)]


def _eighth_dublee_chance(rummy_view: RummyView) -> float:
    """Return the chance to draw an eighth dublee (pair) within the next turns."""
    live, held = rummy_view.live_counts, rummy_view.hand_counts
    waits = sum(number for number, own in zip(live, held, strict=True) if own == 1)
    return min(EIGHTH_DUBLEE_TURNS * waits / max(len(rummy_view.unseen_kinds), 1), 0.9)

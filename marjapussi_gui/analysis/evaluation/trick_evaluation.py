"""Evaluation of trick play: by search, or exactly when few cards are left."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from ...bots.belief.belief import Belief
from ...bots.belief.belief_inference import infer_belief
from ...bots.belief.determinization import WorldSet
from ...bots.equity.match_equity import match_equity
from ...bots.equity.scoring import scoring_model
from ...bots.equity.scoring_model import ScoringModel
from ...bots.kernel.constants import ANSWER_NO, DECLARE_MARRIAGE
from ...bots.kernel.inputs import ScoringInput
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import TrickPosition, exact_values_by_world, possible_worlds
from ...engine.actions import Action
from ...engine.view import View
from ...model.facts import AllDealsSolved, DealsSearched
from ...model.verdict import ActionValue
from .evaluation import (
    NO_EVALUATION,
    DealValue,
    Evaluation,
    SearchResult,
    action_values_from_deals,
    expand_equivalents,
)
from .point_utility import cancellable_utility, hand_points_utility, utility_to_points
from .successive_elimination import (
    MAX_ROUNDS,
    MIN_ROUNDS,
    CandidateResult,
    StoppingRule,
    successive_elimination,
    utilities_for_side,
)

# Cards in hand. With more, play with open cards would judge a player by what he could not see.
MAX_EXACT_CARDS = 3
PROBE_ITERATIONS = 64  # iterations after which a search has tried every action once
FULL_WORLDS = 12_000  # with a tenth of them, two evaluations of a decision disagreed by a grade
MIN_WORLDS = 100
CACHED_HANDS = 8
MAX_EXACT_POSITIONS = 1_500_000


def evaluate_trick_play(
    view: View,
    requested: Collection[Action],
    context: SearchContext,
    thresholds: Sequence[float],
    effort: float,
) -> Evaluation:
    """Return the values of all actions. Requested ones are searched until their grade is clear."""
    by_chance, by_points = _create_positions(view, context)
    context.restart_clock()  # utilities are computed once per hand, outside the thinking time
    number = max(int(effort * FULL_WORLDS), MIN_WORLDS)
    worlds = possible_worlds(by_chance, replace(EXPERT_EFFORT, world_count=number), context)
    alike, lanes = _representatives(by_chance, worlds), by_chance.adapter.codes
    codes = sorted(set(map(lanes.encode_action, alike.values())))
    if len(view.hand) <= MAX_EXACT_CARDS and not view.rows.face_up:
        exact = _solve_exactly(by_chance, by_points, worlds, codes, context)
        if exact:
            told = (AllDealsSolved(len(worlds)),)
            return Evaluation(expand_equivalents(exact, alike), len(worlds), told, len(codes) == 1)
    ranked = successive_elimination(
        by_chance,
        codes,
        worlds,
        context,
        max_rounds=int(effort * MAX_ROUNDS),
        outcome_points=_own_utilities(view, by_points.utilities.utilities),
        stopping_rule=StoppingRule(
            {lanes.encode_action(alike[each]) for each in requested}, thresholds
        ),
    )
    if not ranked:
        return NO_EVALUATION
    measured = {lanes.decode_action(each.code): each for each in ranked}
    worths, facts = (
        expand_equivalents(_action_values(measured), alike),
        (DealsSearched(len(worlds)),),
    )
    raced = SearchResult(by_chance, worlds, {each: measured[same] for each, same in alike.items()})
    return Evaluation(worths, len(worlds), facts, len(codes) == 1, raced)


def _action_values(results: Mapping[Action, CandidateResult]) -> list[ActionValue]:
    """Return the values of actions from the results of a search, the best first.

    Deficits found in too few rounds get a standard error as large as themselves.
    """
    best = next(iter(results.values()))
    return [
        ActionValue(
            action,
            utility_to_points(best.points - each.points_deficit),
            best.value - each.deficit,
            each.standard_error
            if each.round_count >= MIN_ROUNDS
            else max(each.standard_error, each.deficit),
        )
        for action, each in results.items()
    ]


def _create_positions(view: View, context: SearchContext) -> tuple[TrickPosition, TrickPosition]:
    """Return the position valued by the chance to win the match, and by the points of the hand."""
    belief, scoring = infer_belief(view), scoring_model(view.game)
    live = belief.hidden_cards
    for hand in belief.state.hands:
        live |= hand
    word = belief.adapter.codes.encode(live)
    by_chance, by_points = (
        TrickPosition.create(belief, scoring, each, word)
        for each in _cached_utilities(belief, scoring, context)
    )
    return by_chance, by_points


def _cached_utilities(
    belief: Belief, scoring: ScoringModel, context: SearchContext
) -> tuple[ScoringInput, ScoringInput]:
    """Return the utilities of the hand's outcomes in chances and in points, cached per hand."""
    view, cache = belief.view, _utility_cache()
    first = view.tricks[0] if view.tricks else view.trick
    key = (
        (view.game.key, *view.game.option_values.items()),
        (view.match, view.auction, view.showing, view.dealer, first.leader),
    )
    if key not in cache:
        is_unwanted = context.stop.is_set
        chances = match_equity(view.game, is_unwanted)
        worths = (
            cancellable_utility(is_unwanted, each) for each in (chances, hand_points_utility(view))
        )
        found = [scoring.utilities(belief.state, worth) for worth in worths]
        if len(cache) >= CACHED_HANDS:
            cache.clear()
        cache[key] = found[0], found[1]
    return cache[key]


@cache
def _utility_cache() -> dict[object, tuple[ScoringInput, ScoringInput]]:
    """Return the utilities of the last hands."""
    return {}


def _own_utilities(view: View, utilities: Sequence[float]) -> Sequence[float]:
    return utilities_for_side(
        view.game.seating.side_of(view.seat), len(view.game.seating.sides), utilities
    )


def _representatives(position: TrickPosition, worlds: WorldSet) -> dict[Action, Action]:
    """Return for every legal action the equivalent one that is searched in its place."""
    tree = SearchTree(
        position.table, position.scratch_table, PROBE_ITERATIONS + 1, EXPERT_EFFORT.exploration, 1
    )
    tree.set_worlds(worlds.words, array("i", [0]))
    tree.run(PROBE_ITERATIONS)
    tried, lanes = {code for code, _, _ in tree.root_statistics()}, position.adapter.codes
    return {
        lanes.decode_action(code): lanes.decode_action(_representative_code(code, tried))
        for code in position.table.legal_codes()
        if code != ANSWER_NO
    }


def _representative_code(code: int, tried_codes: set[int]) -> int:
    """Return the lowest of the equivalent cards, the only one of them that the search tries."""
    if code in tried_codes or code >= DECLARE_MARRIAGE:
        return code
    return max(other for other in tried_codes if other >> 4 == code >> 4 and other < code)


def _solve_exactly(
    by_chance: TrickPosition,
    by_points: TrickPosition,
    worlds: WorldSet,
    codes: list[int],
    context: SearchContext,
) -> list[ActionValue]:
    """Return exact values of actions; an empty list if the time runs out."""
    luck = context.rng.getrandbits(63)
    chances, points = (
        list(
            exact_values_by_world(
                each, worlds, codes, replace(context, rng=Random(luck)), MAX_EXACT_POSITIONS
            )
        )
        for each in (by_chance, by_points)
    )
    looked = list(zip(chances, points, strict=False))
    if not all(each[1] for pair in looked for each in pair):
        return []
    values: dict[Action, list[DealValue]] = {
        by_chance.adapter.codes.decode_action(code): [
            (chance[1][place], utility_to_points(point[1][place])) for chance, point in looked
        ]
        for place, code in enumerate(codes)
    }
    found = action_values_from_deals(values, [chance[0] for chance, _ in looked])
    if worlds.is_complete and len(looked) == len(worlds):
        return [replace(worth, standard_error=0.0) for worth in found]
    return found

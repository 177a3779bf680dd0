"""Evaluation of trick play, by search or, where the last cards are known, by exact solving."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from random import Random

from ...bots.belief.determinization import WorldSet
from ...bots.belief.pointless_marriage_questions import pointless_questions
from ...bots.belief.seat_position import SeatPosition
from ...bots.equity.hand_outcome_utilities import cached_hand_utilities
from ...bots.equity.match_equity import match_equity
from ...bots.equity.scoring_model import EquityFunction
from ...bots.kernel.constants import ANSWER_NO, DECLARE_MARRIAGE
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import (
    TrickPosition,
    exact_values_by_world,
    possible_worlds,
)
from ...engine.actions import Action
from ...engine.seating import margin
from ...engine.state import MatchStanding, Seat
from ...engine.view import View
from ...model.facts import AllDealsSolved, DealsSearched
from ...model.verdict import ActionValue
from .evaluation import (
    NO_EVALUATION,
    CandidateResult,
    DealValue,
    Evaluation,
    SearchResult,
    action_values_from_deals,
    expand_equivalents,
)
from .successive_elimination import (
    MAX_ROUNDS,
    MIN_ROUNDS,
    StoppingRule,
    successive_elimination,
)

MAX_EXACT_CARDS = 3  # in hand
PROBE_ITERATIONS = 64  # after this many iterations a search has tried every action once
FULL_WORLDS = 12_000  # with a tenth of this number, repeated evaluations differed by a whole grade
MIN_WORLDS = 100
POINTS_PER_UTILITY = 8000  # points between utility 0 and 1; no hand gains more than half


def evaluate_trick_play(
    position: SeatPosition,
    equity: EquityFunction,
    requested: Collection[Action],
    context: SearchContext,
    thresholds: Sequence[float],
    effort: float,
) -> Evaluation:
    """Return the values of all actions. The search ends when the requested ones can be graded."""
    view = position.view
    by_chance, by_points = _create_positions(position, equity, context)
    context.restart_clock()  # computing the utilities doesn't count as thinking time
    number = max(int(effort * FULL_WORLDS), MIN_WORLDS)
    worlds = possible_worlds(by_chance, replace(EXPERT_EFFORT, world_count=number), context)
    pointless = pointless_questions(position) - {*requested}
    alike, lanes = _representatives(by_chance, worlds, pointless), by_chance.codes
    codes = sorted(set(map(lanes.encode_action, alike.values())))
    if _is_solvable(view, worlds):
        exact = _solve_exactly(by_chance, by_points, worlds, codes, context)
        if exact:
            values = expand_equivalents(exact, alike)
            return Evaluation(values, 1, (AllDealsSolved(1),), len(codes) == 1, is_exact=True)
    ranked = successive_elimination(
        by_chance,
        codes,
        worlds,
        context,
        outcome_points=by_points.own_utilities,
        stopping_rule=StoppingRule(
            {lanes.encode_action(alike[each]) for each in requested},
            thresholds,
            max_rounds=int(effort * MAX_ROUNDS),
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
    """Return the values of actions from the results of a search, best first.

    A deficit found in too few rounds gets a standard error at least as large as the deficit.
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


def _create_positions(
    position: SeatPosition, equity: EquityFunction, context: SearchContext
) -> tuple[TrickPosition, TrickPosition]:
    """Return the position twice: valued by chances to win the match, and valued by points."""
    view, is_unwanted = position.view, context.stop.is_set
    by_chance = cached_hand_utilities(position, match_equity, lambda: equity, is_unwanted)
    by_points = cached_hand_utilities(
        position, hand_points_utility, lambda: hand_points_utility(view), is_unwanted
    )
    return TrickPosition(position, by_chance), TrickPosition(position, by_points)


def _representatives(
    position: TrickPosition, worlds: WorldSet, pointless: Collection[Action]
) -> dict[Action, Action]:
    """Map each legal action that isn't pointless to an equivalent action that the search tries."""
    tree = SearchTree(
        position.table, position.scratch_table, PROBE_ITERATIONS + 1, EXPERT_EFFORT.exploration, 1
    )
    tree.set_worlds(worlds.words, array("i", [0]))
    tree.run(PROBE_ITERATIONS)
    tried, lanes = {code for code, _, _ in tree.root_statistics()}, position.codes
    actions = {
        lanes.decode_action(code): code
        for code in position.table.legal_action_codes()
        if code != ANSWER_NO
    }
    return {
        action: lanes.decode_action(_searched_equivalent_code(code, tried))
        for action, code in actions.items()
        if action not in pointless
    }


def _searched_equivalent_code(code: int, tried_codes: set[int]) -> int:
    """Return the code of the equivalent card that was searched: this one or the next lower one."""
    if code in tried_codes or code >= DECLARE_MARRIAGE:
        return code
    return max(other for other in tried_codes if other >> 4 == code >> 4 and other < code)


def _is_solvable(view: View, worlds: WorldSet) -> bool:
    """Return whether the last cards can be solved exactly.

    If several worlds are possible, solving each of them would judge players by cards that they
    can't see.
    """
    is_known = worlds.is_complete and len(worlds) == 1
    return is_known and len(view.hand) <= MAX_EXACT_CARDS and not view.rows.face_up


def _solve_exactly(
    by_chance: TrickPosition,
    by_points: TrickPosition,
    worlds: WorldSet,
    codes: list[int],
    context: SearchContext,
) -> list[ActionValue]:
    """Return exact values in the only possible world, or an empty list if time runs out."""
    luck = context.rng.getrandbits(63)
    chances, points = (
        next(exact_values_by_world(each, worlds, codes, replace(context, rng=Random(luck))))[1]
        for each in (by_chance, by_points)
    )
    if not chances or not points:
        return []
    values: dict[Action, list[DealValue]] = {
        by_chance.codes.decode_action(code): [(chance, utility_to_points(utility))]
        for code, chance, utility in zip(codes, chances, points, strict=True)
    }
    return action_values_from_deals(values)


def hand_points_utility(view: View) -> EquityFunction:
    """Return a utility function for a side's gain in the hand minus the best other side's gain."""
    sides = range(len(view.match.scores))
    before = [margin(view.match.scores, side) for side in sides]

    def utility(match: MatchStanding, _: Seat) -> tuple[float, ...]:
        gained = (margin(match.scores, side) - before[side] for side in sides)
        return tuple(min(max(0.5 + each / POINTS_PER_UTILITY, 0.0), 1.0) for each in gained)

    return utility


def utility_to_points(utility: float) -> float:
    """Convert a utility from hand_points_utility() to points."""
    return (utility - 0.5) * POINTS_PER_UTILITY

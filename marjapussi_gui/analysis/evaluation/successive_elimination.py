"""Successive elimination of actions by tree search over the same worlds and random numbers.

An action that one common search hardly visits gets no fair value, so each action has trees of its
own. It has several, because a tree with other random numbers finds other play: how far the trees
differ is part of the standard error.
"""

from array import array
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import fmean
from typing import Protocol

from ...bots.belief.determinization import WorldSet
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import TrickPosition

ITERATIONS_PER_ROUND = (
    50  # iterations between two looks at the clock; their mean is one measurement
)
MIN_ROUNDS = 120  # rounds before the first comparison; each later one comes after twice as many
MAX_ROUNDS = 960  # rounds
# Rounds before which no action is called worse than an inaccuracy: trees may improve late, and
# what looked like a blunder in one evaluation was fine in the next.
MIN_ROUNDS_FOR_MISTAKE = 480
EXTENSION_FACTOR = 2  # times the maximum of rounds for requested candidates that are undecided
TREES_PER_ACTION = 4  # they take turns
TREE_ERROR_FACTOR = (
    1.7  # multiplies the scatter between trees: four are too few to estimate it well
)
CERTAIN_ERRORS = 2.6  # standard errors (99 %) after which a worse candidate is dropped
MIN_DRAWS = 1000  # worlds drawn for a search, each as often as its probability demands
MAX_NODES_PER_TREE = 12_000


@dataclass(frozen=True, slots=True)
class CandidateResult:
    """The value of a candidate to its side, and its deficit to the best candidate."""

    code: int
    value: float
    deficit: float
    standard_error: float  # of the deficit
    round_count: int
    trees: Sequence[SearchTree] = field(compare=False, repr=False)
    points: float = 0.0  # the value by a second measure that decides nothing
    points_deficit: float = 0.0

    @property
    def is_certainly_worse(self) -> bool:
        return self.deficit > CERTAIN_ERRORS * self.standard_error


class HasDeficit(Protocol):
    """A deficit to the best candidate with its standard error."""

    @property
    def deficit(self) -> float: ...
    @property
    def standard_error(self) -> float: ...


@dataclass(frozen=True, slots=True)
class StoppingRule:
    """When to stop: whether the deficits of some candidates are known well enough to be graded."""

    codes: Collection[int]
    thresholds: Sequence[float]

    def is_undecided(self, result: CandidateResult) -> bool:
        """Return whether a deficit may still turn out to lie beyond another threshold."""
        is_early = result.round_count < MIN_ROUNDS_FOR_MISTAKE and result.deficit > min(
            self.thresholds, default=0.0
        )
        return result.code in self.codes and (
            is_early or is_near_threshold(result, self.thresholds)
        )

    def can_stop(self, results: Sequence[CandidateResult]) -> bool:
        """Return whether everything that was requested is decided."""
        if not self.codes or any(map(self.is_undecided, results)):
            return False
        return not self._possible_winners(results)

    def results_to_drop(
        self, results: Sequence[CandidateResult], *, is_late: bool
    ) -> list[CandidateResult]:
        """Return the results of the candidates that need no further rounds.

        Early these are the ones that are certainly worse; late, all but the best and those that a
        requested deficit still depends on.
        """
        rivals = self._possible_winners(results) if is_late else []
        return [
            each
            for each in results
            if (each.deficit > 0 if is_late else each.is_certainly_worse)
            and not self.is_undecided(each)
            and each not in rivals
        ]

    def _possible_winners(self, results: Sequence[CandidateResult]) -> list[CandidateResult]:
        """Return what may be better than the best result if the best is a requested candidate."""
        best = min(results, key=lambda each: each.deficit)
        if best.code not in self.codes:
            return []
        return [
            each for each in results if each is not best and can_overtake(each, self.thresholds)
        ]


BEST_ONLY = StoppingRule((), ())


def is_near_threshold(result: HasDeficit, thresholds: Sequence[float]) -> bool:
    """Return whether the deficit may as well lie on the other side of some threshold."""
    return any(
        abs(result.deficit - bound) <= CERTAIN_ERRORS * result.standard_error
        for bound in thresholds
    )


def can_overtake(result: HasDeficit, thresholds: Sequence[float]) -> bool:
    """Return whether this may turn out better than the best by more than the lowest threshold."""
    return CERTAIN_ERRORS * result.standard_error - result.deficit > min(thresholds, default=0.0)


@dataclass(slots=True)
class Candidate:
    """A legal action with its search trees and the values that its rounds returned."""

    code: int
    trees: list[SearchTree]
    outcomes: list["array[int]"]
    round_values: list[float] = field(default_factory=list)  # the mean of each round
    round_points: list[float] = field(default_factory=list)  # the same by the second measure

    def run_round(self, utilities: Sequence[float], outcome_points: Sequence[float]) -> None:
        """Run one round."""
        before, place = divmod(len(self.round_values), TREES_PER_ACTION)
        self.trees[place].run(ITERATIONS_PER_ROUND)
        ends = self.outcomes[place][
            ITERATIONS_PER_ROUND * before : ITERATIONS_PER_ROUND * before + ITERATIONS_PER_ROUND
        ]
        self.round_values.append(sum([utilities[end] for end in ends]) / ITERATIONS_PER_ROUND)
        if outcome_points:
            self.round_points.append(
                sum([outcome_points[end] for end in ends]) / ITERATIONS_PER_ROUND
            )


def successive_elimination(
    position: TrickPosition,
    codes: Sequence[int],
    worlds: WorldSet,
    context: SearchContext,
    *,
    exploration: float = EXPERT_EFFORT.exploration,
    max_rounds: int = MAX_ROUNDS,
    outcome_points: Sequence[float] = (),
    stopping_rule: StoppingRule = BEST_ONLY,
) -> list[CandidateResult]:
    """Search candidates until all but the best are certainly worse, and return them best first.

    Return an empty list if the time runs out before each candidate had a round. outcome_points
    values the outcomes by a second measure that decides nothing. With requested candidates the
    search runs until the stopping rule holds, and no longer.
    """
    worth = position.own_utilities
    most = EXTENSION_FACTOR * max_rounds if stopping_rule.codes else max_rounds
    runners = _create_candidates(position, codes, worlds, context, exploration, most)
    dropped: list[CandidateResult] = []
    next_check = MIN_ROUNDS
    for number in range(1, most + 1):
        if len(runners) < 2 and number > MIN_ROUNDS:
            break
        for each in runners:
            if context.should_stop:
                return _sort_by_deficit(dropped + _compare(runners))
            each.run_round(worth, outcome_points)
        if number == next_check:
            next_check *= 2
            results = _compare(runners)
            if stopping_rule.can_stop(results):
                break
            worse = stopping_rule.results_to_drop(results, is_late=number >= max_rounds)
            codes_dropped = {each.code for each in worse}
            dropped += worse
            runners = [each for each in runners if each.code not in codes_dropped]
    return _sort_by_deficit(dropped + _compare(runners))


def _create_candidates(
    position: TrickPosition,
    codes: Sequence[int],
    worlds: WorldSet,
    context: SearchContext,
    exploration: float,
    max_rounds: int,
) -> list[Candidate]:
    """Return the candidates, all with the same worlds in the same order and the same seeds."""
    lucks = [context.rng.getrandbits(63) for _ in range(TREES_PER_ACTION)]
    drawn = worlds.sample_indices(max(2 * len(worlds), MIN_DRAWS), context.rng)
    room = ITERATIONS_PER_ROUND * (max_rounds // TREES_PER_ACTION + 1)
    most = min(room + ITERATIONS_PER_ROUND, MAX_NODES_PER_TREE)
    runners = []
    for code in codes:
        trees = [
            SearchTree(position.table, position.scratch_table, most, exploration, luck)
            for luck in lucks
        ]
        ends = [array("i", [0]) * room for _ in lucks]
        for tree, end in zip(trees, ends, strict=True):
            tree.set_worlds(worlds.words, drawn)
            tree.force_first(code, end)
        runners.append(Candidate(code, trees, ends))
    return runners


def _compare(candidates: Sequence[Candidate]) -> list[CandidateResult]:
    """Return the results over the later half of the rounds, when the trees had grown."""
    laps = min(len(each.round_values) for each in candidates)
    if not laps:
        return []
    late = {each.code: each.round_values[laps // 2 : laps] for each in candidates}
    points = {
        each.code: fmean(each.round_points[laps // 2 : laps] or (0.0,)) for each in candidates
    }
    values = {code: fmean(worths) for code, worths in late.items()}
    best = max(values, key=lambda code: values[code])
    return [
        CandidateResult(
            each.code,
            values[each.code],
            values[best] - values[each.code],
            _standard_error([a - b for a, b in zip(late[best], late[each.code], strict=True)]),
            laps,
            each.trees,
            points[each.code],
            points[best] - points[each.code],
        )
        for each in candidates
    ]


def _standard_error(differences: Sequence[float]) -> float:
    """Return the standard error of a mean difference, from the scatter of rounds and of trees."""
    by_tree = [
        differences[place::TREES_PER_ACTION]
        for place in range(min(TREES_PER_ACTION, len(differences)))
    ]
    return hypot(
        _standard_error_of_mean(differences),
        TREE_ERROR_FACTOR * _standard_error_of_mean([fmean(each) for each in by_tree]),
    )


def _standard_error_of_mean(values: Sequence[float]) -> float:
    mean, number = fmean(values), len(values)
    return sqrt(sum((each - mean) ** 2 for each in values) / max(number - 1, 1) / number)


def _sort_by_deficit(results: list[CandidateResult]) -> list[CandidateResult]:
    return sorted(results, key=lambda each: (each.deficit, -each.value))

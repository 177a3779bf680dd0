"""Successive elimination: compares actions in rounds, and drops those that are clearly worse.

Actions in trick play are compared by tree search, in the same worlds (possible deals) and with the
same random numbers. A common tree would visit bad actions too rarely to value them fairly, so each
action has trees of its own. It has several, because a tree with other random numbers finds other
play: how much the trees differ is part of the standard error. All other decisions are compared in
the same sampled deals.
"""

from array import array
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from math import hypot, sqrt
from statistics import fmean
from typing import Protocol

from ...bots.belief.determinization import WorldSet
from ...bots.equity.match_equity_table import CancelledError
from ...bots.kernel.search_tree import SearchTree
from ...bots.players.bot import SearchContext
from ...bots.players.levels import EXPERT_EFFORT
from ...bots.players.trick_search import TrickPosition
from ...engine.actions import Action
from ...engine.frozen import frozen
from ...model.verdict import ActionValue
from .evaluation import CERTAIN_ERRORS, CandidateResult, DealValue, WeightedMean

EXTENSION_FACTOR = 2  # factor for the number of rounds if requested candidates are still undecided

# For comparisons by search trees
ITERATIONS_PER_ROUND = 50  # iterations between two time checks; their mean is one measurement
MIN_ROUNDS = 120  # rounds before the first check; each further check comes after twice as many
MAX_ROUNDS = 960  # maximum number of rounds
# with fewer rounds no action is called worse than an inaccuracy: trees may improve late, and what
# looked like a blunder in one evaluation was fine in the next.
MIN_ROUNDS_FOR_MISTAKE = 480
TREES_PER_ACTION = 4  # one per round, in turn
TREE_ERROR_FACTOR = 1.7  # factor for the error between trees, because four trees underestimate it
MIN_DRAWS = 1000  # worlds drawn for a search, in proportion to their probabilities
MAX_NODES_PER_TREE = 12_000

# For comparisons in sampled deals
MIN_DEAL_ROUNDS = 4  # with fewer rounds the standard error is unreliable
HOPELESS_ERRORS = 4.0  # an action that is this far behind is dropped even before that
# returns the value of an action in each deal of a round
RoundEvaluator = Callable[[Action], Sequence[DealValue]]


class CandidateStanding(Protocol):
    """A candidate action, and how far it is behind the best one after some rounds."""

    @property
    def candidate(self) -> object: ...
    @property
    def deficit(self) -> float: ...
    @property
    def standard_error(self) -> float: ...
    @property
    def round_count(self) -> int: ...


class Comparison(Protocol):
    """A comparison of candidate actions, round by round."""

    def run_round(self, context: SearchContext) -> bool:
        """Run a round for all remaining candidates. Return False if that is not possible."""

    def standings(self) -> Sequence[CandidateStanding]: ...

    def drop(self, standings: Sequence[CandidateStanding]) -> None:
        """Drop candidates from the comparison, but keep their current deficits in the results."""


@dataclass(frozen=True, slots=True)
class StoppingRule:
    """Decides when a comparison can stop: when the requested candidates can be graded."""

    requested: Collection[object]  # the candidates that must be graded
    thresholds: Sequence[float]
    max_rounds: int = MAX_ROUNDS  # then only the best and undecided requested candidates go on
    min_rounds: int = MIN_ROUNDS  # before the first check; each later one comes after twice as many
    min_rounds_for_mistake: int = MIN_ROUNDS_FOR_MISTAKE
    hopeless_errors: float = 0.0  # standard errors for a drop before min_rounds, or 0 for no drops

    @property
    def round_limit(self) -> int:
        return EXTENSION_FACTOR * self.max_rounds if self.requested else self.max_rounds

    def is_check_due(self, round_count: int) -> bool:
        """Return whether to check the standings after this round. Checks get rarer over time."""
        doublings, rest = divmod(round_count, self.min_rounds)
        return doublings > 0 and rest == 0 and doublings & (doublings - 1) == 0

    def is_undecided(self, standing: CandidateStanding) -> bool:
        """Return whether it is still unclear which grade thresholds a deficit lies between."""
        if standing.candidate not in self.requested:
            return False
        is_early = standing.round_count < self.min_rounds_for_mistake
        return (is_early and standing.deficit > min(self.thresholds, default=0.0)) or any(
            abs(standing.deficit - bound) <= CERTAIN_ERRORS * standing.standard_error
            for bound in self.thresholds
        )

    def can_stop(self, standings: Sequence[CandidateStanding]) -> bool:
        """Return whether it is clear how to grade each requested candidate."""
        if not self.requested or any(map(self.is_undecided, standings)):
            return False
        return not self._possible_winners(standings)

    def standings_to_drop(
        self, standings: Sequence[CandidateStanding], min_errors: float
    ) -> list[CandidateStanding]:
        """Return the candidates that are behind by more than this many standard errors.

        The best candidate and undecided requested candidates are never dropped. With min_errors at
        0, candidates that may turn out to be better than a requested best candidate stay as well.
        """
        rivals = [] if min_errors else self._possible_winners(standings)
        return [
            each
            for each in standings
            if each.deficit > min_errors * each.standard_error
            and not self.is_undecided(each)
            and each not in rivals
        ]

    def _possible_winners(self, standings: Sequence[CandidateStanding]) -> list[CandidateStanding]:
        """Return the candidates that may still turn out better than the best by a threshold.

        The result is empty unless the best candidate was requested.
        """
        best = min(standings, key=lambda each: each.deficit)
        if best.candidate not in self.requested:
            return []
        bound = min(self.thresholds, default=0.0)
        return [
            each
            for each in standings
            if each is not best and CERTAIN_ERRORS * each.standard_error - each.deficit > bound
        ]


def run_rounds(comparison: Comparison, rule: StoppingRule, context: SearchContext) -> None:
    """Run rounds until the rule lets them stop, one candidate is left, or time runs out."""
    for number in range(1, rule.round_limit + 1):
        if not comparison.run_round(context):
            return
        if number < rule.min_rounds and rule.hopeless_errors:
            standings = comparison.standings()
            comparison.drop(rule.standings_to_drop(standings, rule.hopeless_errors))
        elif rule.is_check_due(number):
            standings = comparison.standings()
            if rule.can_stop(standings):
                return
            min_errors = CERTAIN_ERRORS if number < rule.max_rounds else 0.0
            comparison.drop(rule.standings_to_drop(standings, min_errors))


@dataclass(slots=True)
class Candidate:
    """A legal action with its search trees and its mean value from each round."""

    code: int
    trees: list[SearchTree]
    outcomes: list["array[int]"]
    round_values: list[float] = field(default_factory=list)  # mean utility in each round
    round_points: list[float] = field(default_factory=list)  # mean points in each round, if wanted

    def run_round(self, utilities: Sequence[float], outcome_points: Sequence[float]) -> None:
        """Search one more round, with the next of the trees."""
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


@dataclass(slots=True)
class TreeComparison:
    """A comparison of candidates by search trees, over the same worlds in the same order."""

    candidates: list[Candidate]
    utilities: Sequence[float]
    outcome_points: Sequence[float]
    dropped: list[CandidateResult] = field(default_factory=list)

    def run_round(self, context: SearchContext) -> bool:
        """Search one round for each candidate, and return whether the round was completed.

        A single remaining candidate gets at most MIN_ROUNDS. Return False if the search must stop.
        """
        if len(self.candidates) < 2 and self.round_count >= MIN_ROUNDS:
            return False
        for each in self.candidates:
            if context.should_stop:
                return False
            each.run_round(self.utilities, self.outcome_points)
        return True

    @property
    def round_count(self) -> int:
        """The number of rounds that all remaining candidates have completed."""
        return min(len(each.round_values) for each in self.candidates)

    def standings(self) -> list[CandidateResult]:
        """Return the results of the second half of the rounds, when trees were larger."""
        round_count = self.round_count
        if not round_count:
            return []
        late = {
            each.code: each.round_values[round_count // 2 : round_count] for each in self.candidates
        }
        points = {
            each.code: fmean(each.round_points[round_count // 2 : round_count] or (0.0,))
            for each in self.candidates
        }
        values = {code: fmean(worths) for code, worths in late.items()}
        best = max(values, key=lambda code: values[code])
        return [
            CandidateResult(
                each.code,
                values[each.code],
                values[best] - values[each.code],
                _standard_error([a - b for a, b in zip(late[best], late[each.code], strict=True)]),
                round_count,
                each.trees,
                points[each.code],
                points[best] - points[each.code],
            )
            for each in self.candidates
        ]

    def drop(self, standings: Sequence[CandidateStanding]) -> None:
        codes = {each.candidate for each in standings}
        self.dropped += [each for each in self.standings() if each.code in codes]
        self.candidates = [each for each in self.candidates if each.code not in codes]


BEST_ONLY = StoppingRule((), ())


def successive_elimination(
    position: TrickPosition,
    codes: Sequence[int],
    worlds: WorldSet,
    context: SearchContext,
    *,
    exploration: float = EXPERT_EFFORT.exploration,
    outcome_points: Sequence[float] = (),
    stopping_rule: StoppingRule = BEST_ONLY,
) -> list[CandidateResult]:
    """Search until the best candidate is certain, and return all candidates, best first.

    Return an empty list if time runs out before each candidate had a round. With outcome_points,
    the results also have mean points, which decide nothing. If the stopping rule has requested
    candidates, the search ends as soon as the rule is met.
    """
    room = ITERATIONS_PER_ROUND * (stopping_rule.round_limit // TREES_PER_ACTION + 1)
    candidates = _create_candidates(position, codes, worlds, context, exploration, room)
    comparison = TreeComparison(candidates, position.own_utilities, outcome_points)
    run_rounds(comparison, stopping_rule, context)
    results = [*comparison.dropped, *comparison.standings()]
    return sorted(results, key=lambda each: (each.deficit, -each.value))


def _create_candidates(
    position: TrickPosition,
    codes: Sequence[int],
    worlds: WorldSet,
    context: SearchContext,
    exploration: float,
    room: int,
) -> list[Candidate]:
    """Return a candidate for each action code. All have the same seeds and room for iterations."""
    lucks = [context.rng.getrandbits(63) for _ in range(TREES_PER_ACTION)]
    drawn = worlds.sample_indices(max(2 * len(worlds), MIN_DRAWS), context.rng)
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


def _standard_error(differences: Sequence[float]) -> float:
    """Return the standard error of a mean difference, from its spread over rounds and trees."""
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


@frozen
class ActionDeficit:
    """An action, and how far it is behind the best one in value and in points."""

    candidate: Action
    deficit: float
    standard_error: float
    round_count: int
    points_deficit: float


@dataclass(slots=True)
class SampledComparison:
    """A comparison of actions in sampled deals, round by round."""

    requested: Collection[Action]  # the actions that must be graded
    thresholds: Sequence[float]
    max_rounds: int
    values: dict[Action, list[DealValue]] = field(default_factory=dict)
    eliminated: list[ActionDeficit] = field(default_factory=list)
    eliminated_values: dict[Action, list[DealValue]] = field(default_factory=dict)
    deal_count: int = 0
    round_count: int = 0
    _actions: list[Action] = field(default_factory=list)
    _rounds: Iterator[RoundEvaluator] = field(default_factory=lambda: iter(()))

    def run(
        self, actions: Iterable[Action], rounds: Iterable[RoundEvaluator], context: SearchContext
    ) -> None:
        """Run rounds until all requested actions can be graded, or time runs out."""
        self._actions, self._rounds = list(actions), iter(rounds)
        rule = StoppingRule(
            self.requested,
            self.thresholds,
            self.max_rounds,
            min_rounds=MIN_DEAL_ROUNDS,
            min_rounds_for_mistake=0,
            hopeless_errors=HOPELESS_ERRORS,
        )
        with suppress(CancelledError):
            run_rounds(self, rule, context)

    def run_round(self, context: SearchContext) -> bool:
        """Evaluate each action in the deals of a round. Discard rounds that aren't completed."""
        evaluate = next(self._rounds)
        found: dict[Action, Sequence[DealValue]] = {}
        for action in self._actions:
            if context.should_stop:
                return False
            found[action] = evaluate(action)
        for action, values in found.items():
            self.values.setdefault(action, []).extend(values)
        self.deal_count += len(next(iter(found.values())))
        self.round_count += 1
        return len(self._actions) > 1 and not context.should_stop

    def standings(self) -> list[ActionDeficit]:
        means = self._means()
        best = means[0][1]
        return [
            ActionDeficit(
                action,
                best.value - mean.value,
                mean.standard_error_from(best),
                self.round_count,
                best.points - mean.points,
            )
            for action, mean in means
        ]

    def drop(self, standings: Sequence[CandidateStanding]) -> None:
        dropped = {each.candidate for each in standings}
        self.eliminated += [each for each in self.standings() if each.candidate in dropped]
        for action in [each for each in self._actions if each in dropped]:
            self._actions.remove(action)
            self.eliminated_values[action] = self.values.pop(action)

    def action_values(self) -> tuple[ActionValue, ...]:
        """Return the values of all actions, best first.

        Actions that were dropped keep the deficit that they had at that time.
        """
        if not self.values:
            return ()
        best, is_early = self._means()[0][1], self.round_count < MIN_DEAL_ROUNDS
        worths = [
            ActionValue(
                each.candidate,
                best.points - each.points_deficit,
                None if best.win_chance is None else best.value - each.deficit,
                max(each.standard_error, each.deficit)
                if is_early and each not in self.eliminated
                else each.standard_error,
            )
            for each in (*self.standings(), *self.eliminated)
        ]
        return tuple(sorted(worths, key=lambda worth: -worth.value))

    def points_by_action(self) -> dict[Action, list[float]]:
        """Return the points of each action in every deal, until the action was dropped."""
        every = self.eliminated_values | self.values
        return {action: [points for _, points in values] for action, values in every.items()}

    def _means(self) -> list[tuple[Action, WeightedMean]]:
        means = [(action, WeightedMean(values)) for action, values in self.values.items()]
        return sorted(means, key=lambda pair: -pair[1].value)

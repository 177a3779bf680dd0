"""Successive elimination of actions over rounds of sampled deals, the same deals for all."""

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import islice

from ...bots.equity.match_equity_table import CancelledError
from ...bots.players.bot import SearchContext
from ...engine.actions import Action
from ...engine.frozen import frozen
from ...model.verdict import ActionValue
from .evaluation import DealValue, WeightedMean
from .successive_elimination import (
    CERTAIN_ERRORS,
    EXTENSION_FACTOR,
    can_overtake,
    is_near_threshold,
)

MIN_ROUNDS = 4  # rounds: with fewer the standard error is a poor estimate
HOPELESS_ERRORS = 4.0  # standard errors after which an action is dropped even before that
RoundEvaluator = Callable[
    [Action], Sequence[DealValue]
]  # returns the value of an action in each deal of a round


@frozen
class ActionDeficit:
    """How far an action is behind the best one, in value and in points."""

    action: Action
    deficit: float
    standard_error: float
    points_deficit: float


@dataclass(slots=True)
class SampledElimination:
    """The values of actions found round by round; certainly worse ones are dropped."""

    requested: Collection[Action]  # the actions whose deficits have to be decided
    thresholds: Sequence[float]
    max_rounds: int  # rounds after which only the best and the undecided requested actions go on
    values: dict[Action, list[DealValue]] = field(default_factory=dict)
    eliminated: list[ActionDeficit] = field(default_factory=list)
    eliminated_values: dict[Action, list[DealValue]] = field(default_factory=dict)
    deal_count: int = 0
    round_count: int = 0

    def run(
        self, actions: Iterable[Action], rounds: Iterable[RoundEvaluator], context: SearchContext
    ) -> None:
        """Evaluate round after round until everything requested is decided or the time is over."""
        most = EXTENSION_FACTOR * self.max_rounds if self.requested else self.max_rounds
        with suppress(CancelledError):
            for number, tried in enumerate(islice(rounds, most)):
                self._run_round(list(self.values) if number else list(actions), tried, context)
                if context.should_stop or len(self.values) < 2:
                    return
                distances = self._deficits()
                if number + 1 < MIN_ROUNDS:
                    self._eliminate(distances, HOPELESS_ERRORS)
                elif not number + 1 & number:  # a power of two: checks get rarer
                    if self._can_stop(distances):
                        return
                    self._eliminate(
                        distances, CERTAIN_ERRORS if number + 1 < self.max_rounds else 0.0
                    )

    def action_values(self) -> tuple[ActionValue, ...]:
        """Return the values of all actions, the best first.

        Actions that were dropped keep the deficit that they had then.
        """
        if not self.values:
            return ()
        best, is_early = self._means()[0][1], self.round_count < MIN_ROUNDS
        worths = [
            ActionValue(
                each.action,
                best.points - each.points_deficit,
                None if best.win_chance is None else best.value - each.deficit,
                max(each.standard_error, each.deficit)
                if is_early and each not in self.eliminated
                else each.standard_error,
            )
            for each in (*self._deficits(), *self.eliminated)
        ]
        return tuple(sorted(worths, key=lambda worth: -worth.value))

    def points_by_action(self) -> dict[Action, list[float]]:
        """Return the points of each action deal by deal, for dropped ones up to the drop."""
        every = self.eliminated_values | self.values
        return {action: [points for _, points in values] for action, values in every.items()}

    def _run_round(
        self, actions: Sequence[Action], evaluate: RoundEvaluator, context: SearchContext
    ) -> None:
        """Evaluate each action in the deals of a round. An incomplete round is discarded."""
        found: dict[Action, Sequence[DealValue]] = {}
        for action in actions:
            if context.should_stop:
                break
            found[action] = evaluate(action)
        if len(found) == len(actions):
            for action, values in found.items():
                self.values.setdefault(action, []).extend(values)
            self.deal_count += len(next(iter(found.values())))
            self.round_count += 1

    def _can_stop(self, deficits: Sequence[ActionDeficit]) -> bool:
        """Return whether everything that was requested is decided."""
        if not self.requested or any(map(self._is_undecided, deficits)):
            return False
        return not self._possible_winners(deficits)

    def _is_undecided(self, deficit: ActionDeficit) -> bool:
        return deficit.action in self.requested and is_near_threshold(deficit, self.thresholds)

    def _possible_winners(self, deficits: Sequence[ActionDeficit]) -> list[ActionDeficit]:
        """Return the actions that may be better than the best if the best was requested."""
        if deficits[0].action not in self.requested:
            return []
        return [each for each in deficits[1:] if can_overtake(each, self.thresholds)]

    def _eliminate(self, deficits: Sequence[ActionDeficit], min_errors: float) -> None:
        """Drop the decided actions that are behind by at least this many standard errors."""
        rivals = [] if min_errors else self._possible_winners(deficits)
        for each in deficits:
            is_behind = each.deficit > min_errors * each.standard_error
            if is_behind and not self._is_undecided(each) and each not in rivals:
                self.eliminated_values[each.action] = self.values.pop(each.action)
                self.eliminated.append(each)

    def _deficits(self) -> list[ActionDeficit]:
        """Return the deficits of the remaining actions, the best first."""
        means = self._means()
        best = means[0][1]
        return [
            ActionDeficit(
                action,
                best.value - mean.value,
                mean.standard_error_from(best),
                best.points - mean.points,
            )
            for action, mean in means
        ]

    def _means(self) -> list[tuple[Action, WeightedMean]]:
        means = [(action, WeightedMean(values)) for action, values in self.values.items()]
        return sorted(means, key=lambda pair: -pair[1].value)

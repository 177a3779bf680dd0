"""Match models: the situations of a match, and how hands lead from one situation to another."""

from collections.abc import Callable, Iterator
from operator import add
from typing import Protocol

from ...engine.state import NO_SIDE, MatchStanding, Side
from .hand_outcomes import OutcomeCode, OutcomeFrequencies

# scores from the dealer's side on, points carried over or hands played, and who is in the bag
MatchSituation = tuple[tuple[int, ...], int, tuple[bool, ...]]
WeightedSituations = list[tuple[MatchSituation, float]]  # weights add up to 1


class MatchModel(Protocol):
    """A model of a match: its possible situations, and which ones can follow a hand."""

    side_count: int

    def situations_near(self, match: MatchStanding, dealer: Side) -> WeightedSituations: ...

    def matches_after_hand(
        self, situation: MatchSituation
    ) -> Iterator[tuple[MatchStanding, float]]:
        """Yield the match standings that can follow a hand dealt by side 0, with probabilities."""


class ExactMatchModel:
    """A match model with a separate situation for every combination of scores."""

    def __init__(
        self,
        side_count: int,
        outcomes: OutcomeFrequencies,
        match_after: Callable[[MatchStanding, OutcomeCode], MatchStanding],
    ) -> None:
        self.side_count, self._outcomes, self._match_after = side_count, outcomes, match_after

    def situations_near(self, match: MatchStanding, dealer: Side) -> WeightedSituations:
        scores = match.scores[dealer:] + match.scores[:dealer]
        bag = match.in_bag[dealer:] + match.in_bag[:dealer] if any(match.in_bag) else ()
        return [((scores, min(match.carried_points, 3), bag), 1.0)]

    def matches_after_hand(
        self, situation: MatchSituation
    ) -> Iterator[tuple[MatchStanding, float]]:
        scores, carry, bag = situation
        match = MatchStanding(
            scores, carried_points=carry, in_bag=bag, collected_points=scores, hands_played=1
        )
        for outcome, share in self._outcomes:
            yield self._match_after(match, outcome), share


class InterpolatedMatchModel:
    """A match model with a grid of scores, between which values are interpolated.

    It is for games in which what a hand gains doesn't depend on the scores.
    """

    def __init__(
        self,
        side_count: int,
        gains: list[tuple[tuple[int, ...], Side, float]],
        bounds: tuple[int, int, int],
        target: int,
        decide_match: Callable[[MatchStanding, Side], MatchStanding],
    ) -> None:
        """Create a model from the gains of hands, each with its declarer and frequency.

        The bounds are the step, the lowest and the highest score of the grid. A match can't end
        while all scores are below the target.
        """
        self.side_count, self._gains, self._target, self._decide_match = (
            side_count,
            gains,
            target,
            decide_match,
        )
        self._step, self._lowest, self._highest = bounds
        self._neighbours: dict[int, list[tuple[int, float]]] = {}

    def situations_near(self, match: MatchStanding, dealer: Side) -> WeightedSituations:
        corners: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for score in match.scores[dealer:] + match.scores[:dealer]:
            around = self._neighbours.get(score) or self._interpolate(score)
            corners = [((*at, near), part * of) for at, part in corners for near, of in around]
        return [((corner, 0, ()), part) for corner, part in corners]

    def matches_after_hand(
        self, situation: MatchSituation
    ) -> Iterator[tuple[MatchStanding, float]]:
        for gained, declarer, share in self._gains:
            scores = tuple(map(add, situation[0], gained))
            match = MatchStanding(scores)
            may_end = max(scores) >= self._target
            yield self._decide_match(match, declarer) if may_end else match, share

    def _interpolate(self, score: int) -> list[tuple[int, float]]:
        clamped = min(max(score, self._lowest), self._highest)
        low = clamped // self._step * self._step
        part = (clamped - low) / self._step
        around = [(low, 1 - part), (low + self._step, part)] if part else [(low, 1.0)]
        self._neighbours[score] = around
        return around


class FixedRoundsModel:
    """A model of matches with a fixed number of hands, where only a side's lead counts."""

    side_count = 2

    def __init__(
        self,
        gains: list[tuple[tuple[int, ...], Side, float]],
        step: int,
        hand_count: int,
        max_lead: int,
    ) -> None:
        """Create a model from the gains of hands, with leads up to max_lead in steps of `step`."""
        self._hand_count = hand_count
        self._grid = InterpolatedMatchModel(
            2, [], (step, -max_lead, max_lead), max_lead, lambda match, _: match
        )
        leads: dict[int, float] = {}
        for (first, second), _, share in gains:
            lead = step * round((first - second) / step)
            leads[lead] = leads.get(lead, 0.0) + share
        self._lead_changes = list(leads.items())

    def situations_near(self, match: MatchStanding, dealer: Side) -> WeightedSituations:
        lead = match.scores[dealer] - match.scores[1 - dealer]
        around = self._grid.situations_near(MatchStanding((lead,)), Side(0))
        return [(((near, -near), match.hands_played, ()), part) for ((near,), _, _), part in around]

    def matches_after_hand(
        self, situation: MatchSituation
    ) -> Iterator[tuple[MatchStanding, float]]:
        (lead, _), hands, _ = situation
        for gained, share in self._lead_changes:
            scores = lead + gained, 0
            is_last = hands + 1 == self._hand_count
            winner = Side(0) if scores[0] > 0 else Side(1) if scores[0] < 0 else NO_SIDE
            yield (
                MatchStanding(scores, hands_played=hands + 1, is_over=is_last, winner=winner),
                share,
            )

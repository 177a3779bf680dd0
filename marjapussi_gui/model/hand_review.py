"""A finished hand in review: the player's result, the result of an expert, and praise.

Every page that compares a hand with the expert, or praises the player, takes it from here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import prod

from ..engine.frozen import frozen
from .decisions import DecisionPoint
from .verdict import SLIPS, Verdict

MIN_HARD_CHOICES = 2
HARD_CHOICE_RISK = 1 / 3  # how often others would have made a slip or worse
# How often all choices together may turn out right by chance. By `python -m tests.bench.praise`, a
# player who chooses at random is praised too often if it is greater, and an expert too rarely if it
# is smaller.
MAX_LUCK = 1 / 8


@frozen
class HandReview:
    """A player's result in a hand, and the mistakes that the player made in it.

    A margin is the points of the player's side minus those of the best other side. The expert's
    margin is the player's margin plus the cost of the mistakes. That cost is averaged over all
    deals that were possible at the time, so luck affects neither margin.
    """

    margin: int
    decision_count: int
    mistake_plies: tuple[int, ...] = ()  # number of actions in the match before each mistake
    lost_points: int = 0  # points that the mistakes lost
    lost_chance: float = 0.0  # chance to win the match that the mistakes lost
    praised_choice: Verdict | None = None  # None if the player gets no praise

    @property
    def expert_margin(self) -> int:
        """The margin that the player would have had without mistakes."""
        return self.margin + self.lost_points


def review_hand(
    decisions: Sequence[DecisionPoint],
    verdicts: Mapping[int, Verdict],
    margin: int,
    slip_risk: Callable[[Verdict], float],
) -> HandReview | None:
    """Return the review of a hand, or None while one of its decisions has no verdict."""
    known = {each.ply: verdicts[each.ply] for each in decisions if each.ply in verdicts}
    if not all(each.ply in known and known[each.ply].chosen == each.chosen for each in decisions):
        return None
    mistakes = [(ply, verdict) for ply, verdict in known.items() if verdict.is_mistake]
    return HandReview(
        margin,
        len(decisions),
        tuple(ply for ply, _ in mistakes),
        lost_points(verdict.cost_in_points for _, verdict in mistakes),
        sum(verdict.cost for _, verdict in mistakes if verdict.best.win_chance is not None),
        choice_to_praise((each, slip_risk(each)) for each in known.values()),
    )


def lost_points(costs: Iterable[float]) -> int:
    """Return the points that the mistakes of a hand lost, from the cost of each in points."""
    return round(sum(costs))


def choice_to_praise(risks: Iterable[tuple[Verdict, float]]) -> Verdict | None:
    """Return the choice with the most at stake, or None if the player deserves no praise.

    Praise takes several hard choices and not a single slip, because easy cards play themselves.
    Each verdict comes with how often others would have made a slip or worse.
    """
    choices = tuple(risks)
    luck = prod(1 - risk for _, risk in choices)
    if luck > MAX_LUCK or any(each.grade in SLIPS for each, _ in choices):
        return None
    hard = [
        each
        for each, risk in choices
        if risk >= HARD_CHOICE_RISK and each.chosen_value.is_tied_with(each.best)
    ]
    return max(hard, key=lambda each: each.stakes) if len(hard) >= MIN_HARD_CHOICES else None

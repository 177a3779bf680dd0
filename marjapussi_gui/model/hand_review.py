"""A finished hand in review: the player's result, and the result of an expert."""

from collections.abc import Mapping, Sequence

from ..engine.frozen import frozen
from .decisions import DecisionPoint
from .verdict import Verdict


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

    @property
    def expert_margin(self) -> int:
        """The margin that the player would have had without mistakes."""
        return self.margin + self.lost_points


def review_hand(
    decisions: Sequence[DecisionPoint], verdicts: Mapping[int, Verdict], margin: int
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
        round(sum(verdict.cost_in_points for _, verdict in mistakes)),
        sum(verdict.cost for _, verdict in mistakes if verdict.best.win_chance is not None),
    )

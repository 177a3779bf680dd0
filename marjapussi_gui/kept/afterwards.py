"""What one made of a hand that is over, beside what an expert would have made of it."""

from collections.abc import Mapping, Sequence

from ..engine.frozen import frozen
from .decisions import Decision
from .verdict import Verdict


@frozen
class Afterwards:
    """One's result in a hand, and the moments that were mistakes.

    Points are one's own side's, less those of the best other side, as verdicts count them. What
    the expert would have is what one has and what one's mistakes cost, over all deals that were
    possible then: so the two numbers and the cost add up, and neither is luck.
    """

    own: int
    decisions: int
    moments: tuple[int, ...] = ()  # so many actions had been done before each
    points: int = 0  # what these cost
    chance: float = 0.0  # in the match

    @property
    def expert(self) -> int:
        return self.own + self.points


def afterwards(
    decided: Sequence[Decision], verdicts: Mapping[int, Verdict], own: int
) -> Afterwards | None:
    """Return what came of these decisions; None as long as one of them is to be judged."""
    known = {each.ply: verdicts[each.ply] for each in decided if each.ply in verdicts}
    if not all(each.ply in known and known[each.ply].done == each.done for each in decided):
        return None
    mistakes = [(ply, verdict) for ply, verdict in known.items() if verdict.is_mistake]
    return Afterwards(
        own,
        len(decided),
        tuple(ply for ply, _ in mistakes),
        round(sum(verdict.cost_points for _, verdict in mistakes)),
        sum(verdict.cost for _, verdict in mistakes if verdict.best.chance is not None),
    )

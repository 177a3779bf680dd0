"""The result of a finished hand compared with what an expert would have scored."""

from collections.abc import Mapping, Sequence

from ..engine.frozen import frozen
from .decisions import Decision
from .verdict import Verdict


@frozen
class Afterwards:
    """A player's result in a hand, and his mistakes.

    Margins are the points of the player's side minus those of the best other side. The expert's
    margin is the player's plus the cost of his mistakes, and that cost is averaged over all deals
    that were possible at the time: so the numbers add up, and luck is in neither of them.
    """

    own: int
    decisions: int
    moments: tuple[int, ...] = ()  # the number of actions before each mistake
    points: int = 0  # by the mistakes
    chance: float = 0.0  # by the mistakes: chance to win the match

    @property
    def expert(self) -> int:
        """Return the margin that the player would have had without his mistakes."""
        return self.own + self.points


def afterwards(
    decided: Sequence[Decision], verdicts: Mapping[int, Verdict], own: int
) -> Afterwards | None:
    """Return the review of a hand, or None while one of its decisions has no verdict."""
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

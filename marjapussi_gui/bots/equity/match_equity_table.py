"""Each side's chance to win a match from any situation, computed from how hands usually end."""

from array import array
from collections import defaultdict
from collections.abc import Callable

from ...engine.errors import MarjapussiError
from ...engine.state import NO_SIDE, MatchStanding, Side
from ..kernel.value_iteration import sweep
from .match_models import MatchModel, MatchSituation

ShouldStop = Callable[[], bool]
Transition = tuple[
    list[float], dict[MatchSituation, float]
]  # each side's chance to win the match in this hand, and the chances of next situations

# Limits by which a table is solved within seconds at the first use of a game
MAX_STATES = 4000  # in situations beyond this number, all sides count as equally likely to win
MAX_SWEEPS = 60
CONVERGENCE = 1e-5  # the iteration ends when no value changes by more than this


class CancelledError(MarjapussiError):
    """Raised if the computation of winning chances is cancelled."""


EquityTable = dict[MatchSituation, tuple[float, ...]]


class MatchEquityTable:
    """Each side's chance to win the match, for every situation that can be reached.

    A situation is the standing of a match as seen from the dealer's side.
    """

    def __init__(
        self, model: MatchModel, should_stop: ShouldStop, table: EquityTable | None = None
    ) -> None:
        """Use a stored table, or compute the table from a model of the match.

        Raise CancelledError once should_stop() is true.
        """
        self._model = model
        self.table = table or self._solve(self._explore(should_stop), should_stop)

    def equities(self, match: MatchStanding, dealer: Side) -> tuple[float, ...] | None:
        """Return each side's equity before this side deals, or None for unreachable situations."""
        sides = self._model.side_count
        totals = [0.0] * sides
        for situation, share in self._model.situations_near(match, dealer):
            if situation not in self.table:
                return None
            for place, equity in enumerate(self.table[situation]):
                totals[(dealer + place) % sides] += share * equity
        return tuple(totals)

    def _explore(self, should_stop: ShouldStop) -> dict[MatchSituation, Transition]:
        """Return the situations that can follow each reachable situation."""
        transitions: dict[MatchSituation, Transition] = {}
        sides = self._model.side_count
        unexplored: list[MatchSituation] = [((0,) * sides, 0, ())]
        while unexplored and len(transitions) < MAX_STATES:
            situation = unexplored.pop()
            if situation in transitions:
                continue
            if should_stop():
                raise CancelledError("the match equity table was cancelled")
            won, next_situations = [0.0] * sides, defaultdict[MatchSituation, float](float)
            for match, share in self._model.matches_after_hand(situation):
                if match.is_over:
                    for side in range(sides) if match.winner == NO_SIDE else (match.winner,):
                        won[side] += share if match.winner == side else share / sides
                    continue
                for to, part in self._model.situations_near(match, Side(1)):
                    next_situations[to] += share * part
            transitions[situation] = won, next_situations
            unexplored += [to for to in next_situations if to not in transitions]
        return transitions

    def _solve(
        self, transitions: dict[MatchSituation, Transition], should_stop: ShouldStop
    ) -> EquityTable:
        """Return the equities of all situations, computed by value iteration."""
        sides, indices = self._model.side_count, {to: at for at, to in enumerate(transitions)}
        begin, leads_to, share = array("i", [0]), array("i"), array("d")
        won, even = array("d"), [1 / sides] * sides
        for at_once, next_situations in transitions.values():
            unexplored = sum(part for to, part in next_situations.items() if to not in indices)
            won.extend(won_share + unexplored / sides for won_share in at_once)
            leads_to.extend(indices[to] for to in next_situations if to in indices)
            share.extend(part for to, part in next_situations.items() if to in indices)
            begin.append(len(share))
        equities = array("d", even) * len(transitions)
        for _ in range(MAX_SWEEPS):
            if should_stop():
                raise CancelledError("the match equity table was cancelled")
            if sweep(equities, won, begin, leads_to, share, sides) < CONVERGENCE:
                break
        return {to: tuple(equities[sides * at : sides * (at + 1)]) for to, at in indices.items()}

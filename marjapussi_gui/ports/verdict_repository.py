"""Storage of verdicts on decisions, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ..model.decisions import DecisionPoint
    from ..model.verdict import Verdict


class VerdictRepository(Protocol):
    """Stores verdicts, so that no decision has to be evaluated twice."""

    def for_match(self, match_id: int, from_ply: int = 0) -> Mapping[int, Verdict]:
        """Return the verdicts of a match by ply, from from_ply on.

        The ply of a decision is the number of actions before it.
        """
        ...

    def pending_decisions(
        self, match_id: int, decisions: Sequence[DecisionPoint]
    ) -> list[DecisionPoint]:
        """Return the decisions without a current verdict. Too slow for the GUI thread."""
        ...

    def save(self, match_id: int, ply: int, verdict: Verdict) -> None:
        """Save the verdict on the decision after `ply` actions of a match."""
        ...

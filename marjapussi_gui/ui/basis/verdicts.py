"""Storage of evaluated decisions, as a protocol with an in-memory implementation."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...kept.decisions import Decision
    from ...kept.verdict import Verdict


class KeptVerdicts(Protocol):
    """Stores verdicts, so that no decision is evaluated twice."""

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        """Return the verdicts of a match by ply, optionally only from a ply on."""
        ...

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        """Return the decisions without a current verdict; slow, so not for the GUI thread."""
        ...

    def note(self, match: int, ply: int, verdict: Verdict) -> None:
        """Save the verdict on a decision."""
        ...


@dataclass(slots=True)
class MemoryVerdicts:
    """Stores verdicts in memory until the program ends."""

    _kept: dict[int, dict[int, Verdict]] = field(default_factory=dict)

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        return {ply: each for ply, each in self._kept.get(match, {}).items() if ply >= since}

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        known = self._kept.get(match, {})
        return [each for each in decided if each.ply not in known]

    def note(self, match: int, ply: int, verdict: Verdict) -> None:
        self._kept.setdefault(match, {})[ply] = verdict

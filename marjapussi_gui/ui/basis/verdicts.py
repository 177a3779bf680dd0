"""What the window asks of the place where verdicts are kept; whoever keeps them fulfils it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...kept.decisions import Decision
    from ...kept.verdict import Verdict


class KeptVerdicts(Protocol):
    """What decisions of matches were worth: nothing that is kept is judged twice."""

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        """Return what is known of a match, or its end, by how many actions were done before."""
        ...

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        """Return what the judge of now has not judged; not to be asked on the window's thread."""
        ...

    def note(self, match: int, ply: int, verdict: Verdict) -> None:
        """Keep what a decision was worth."""
        ...


@dataclass(slots=True)
class MemoryVerdicts:
    """Keeps verdicts as long as the program runs."""

    _kept: dict[int, dict[int, Verdict]] = field(default_factory=dict)

    def of(self, match: int, since: int = 0) -> Mapping[int, Verdict]:
        return {ply: each for ply, each in self._kept.get(match, {}).items() if ply >= since}

    def missing(self, match: int, decided: Sequence[Decision]) -> list[Decision]:
        known = self._kept.get(match, {})
        return [each for each in decided if each.ply not in known]

    def note(self, match: int, ply: int, verdict: Verdict) -> None:
        self._kept.setdefault(match, {})[ply] = verdict

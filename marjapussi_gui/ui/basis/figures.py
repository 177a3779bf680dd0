"""What the page of statistics asks of the place where hands are counted. No Qt here."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from ...kept.figures import HandPoint, Kind, Scope, Totals


class Figures(Protocol):
    """Where hands are counted."""

    def kinds(self) -> Sequence[Kind]:
        """Return what was played, most hands first."""
        ...

    def totals(self, scope: Scope) -> Totals:
        """Return the sums of a scope."""
        ...

    def series(self, scope: Scope) -> Sequence[HandPoint]:
        """Return all hands of a scope in the order of the matches."""
        ...

    def distribution(self, scope: Scope) -> Mapping[int, int]:
        """Return how many hands gained how much, from the least."""
        ...

    def reset(self, game: str = "") -> bool:
        """Count what was played of a game no more, or of all games; return whether it is so."""
        ...

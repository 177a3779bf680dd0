"""What the pages of figures ask of the place where hands are counted. No Qt here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from ...engine.games import variant

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ...kept.decisions import Decided
    from ...kept.figures import HandPoint, Kind, Scope, Totals
    from ...kept.luck import Outcome
    from ...kept.skill import Skill


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

    def decided(self, scope: Scope) -> Sequence[Decided]:
        """Return one's own judged decisions of a scope, in the order in which they were made."""
        ...

    def unjudged(self, scope: Scope) -> int:
        """Return how many matches of a scope hold decisions that are still to be judged."""
        ...

    def left_to_judge(self, scope: Scope) -> int:
        """Return how many decisions those are; not to be asked on the window's thread."""
        ...

    def outcomes(self, scope: Scope) -> Sequence[Outcome]:
        """Return how the matches of a scope ended that are over, and how lucky they were."""
        ...

    def reset(self, game: str = "") -> bool:
        """Count what was played of a game no more, or of all games; return whether it is so."""
        ...


def is_in_points(game: str) -> bool:
    """Return whether decisions of a game cost points, no match being won there by chances."""
    return variant(game).game().lays_sets


def skill_in(figures: Figures, scope: Scope) -> Skill:
    """Return what one's decisions in a game say."""
    from ...kept.skill import skill

    return skill(figures.decided(scope), in_points=is_in_points(scope.game))

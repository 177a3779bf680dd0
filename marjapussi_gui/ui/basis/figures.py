"""The statistics that the window needs, as a protocol that the storage implements."""

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
    """Statistics of the matches and hands that the player has played."""

    def kinds(self) -> Sequence[Kind]:
        """Return the categories of matches played, those with most hands first."""
        ...

    def totals(self, scope: Scope) -> Totals:
        """Return the totals of a scope."""
        ...

    def series(self, scope: Scope) -> Sequence[HandPoint]:
        """Return the hands of a scope in the order of their matches."""
        ...

    def distribution(self, scope: Scope) -> Mapping[int, int]:
        """Return the number of hands by points gained, in ascending order of points."""
        ...

    def decided(self, scope: Scope) -> Sequence[Decided]:
        """Return the player's evaluated decisions in a scope, in the order they were made."""
        ...

    def unjudged(self, scope: Scope) -> int:
        """Return the number of matches in a scope with decisions not yet evaluated."""
        ...

    def left_to_judge(self, scope: Scope) -> int:
        """Return the number of decisions not yet evaluated; slow, so not for the GUI thread."""
        ...

    def outcomes(self, scope: Scope) -> Sequence[Outcome]:
        """Return the results of the finished matches of a scope, each with its luck."""
        ...

    def reset(self, game: str = "") -> bool:
        """Exclude past matches of a game, or of all games; return whether it worked."""
        ...


def is_in_points(game: str) -> bool:
    """Return whether the cost of decisions in a game is in points, not winning chances."""
    return variant(game).game().lays_sets


def skill_in(figures: Figures, scope: Scope) -> Skill:
    """Return the player's skill, computed from the evaluated decisions of a scope."""
    from ...kept.skill import skill

    return skill(figures.decided(scope), in_points=is_in_points(scope.game))

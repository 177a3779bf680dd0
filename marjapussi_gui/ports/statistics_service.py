"""Statistics, as a protocol that the storage implements."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

from ..engine.games import find_variant

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from threading import Event as Flag

    from ..model.decisions import DatedChoice, EvaluatedDecision
    from ..model.first_occurrences import FirstOccurrence, FirstOccurrenceKind
    from ..model.luck import MatchLuck
    from ..model.match_totals import HandResultPoint, MatchCategory, MatchTotals, StatisticsScope
    from ..model.skill import SkillSummary


class StatisticsService(Protocol):
    """Statistics of the matches and hands that the player has played."""

    def for_person(self, person_id: int) -> Self:
        """Return the statistics of one of the people at this screen, or of the player."""

    def match_categories(self) -> Sequence[MatchCategory]:
        """Return the categories of the player's matches, those with the most hands first."""

    def totals(self, scope: StatisticsScope) -> MatchTotals:
        """Return the totals of all matches in a scope."""

    def hand_series(self, scope: StatisticsScope) -> Sequence[HandResultPoint]:
        """Return the hands of a scope, in the order of their matches."""

    def weekly_hands(self, weeks: int) -> Sequence[int]:
        """Return the number of hands in each of the last weeks, the current one last."""

    def point_distribution(self, scope: StatisticsScope) -> Mapping[int, int]:
        """Return the number of hands for each number of points gained, in ascending order."""

    def evaluated_decisions(self, scope: StatisticsScope) -> Sequence[EvaluatedDecision]:
        """Return the player's evaluated decisions in a scope, in the order of play."""

    def decisions_in_background(self, scope: StatisticsScope) -> Sequence[EvaluatedDecision]:
        """Return the evaluated decisions in a scope. For worker threads: reports no errors."""

    def costly_choices(self, game: str, days: int, limit: int) -> Sequence[DatedChoice]:
        """Return the costliest mistakes in matches played in the last days, the worst first.

        The game is a key, or "" for all games. Matches with and without help are included.
        """

    def recent_choices(self, game: str, days: int, limit: int) -> Sequence[DatedChoice]:
        """Return the newest choices of the last days, with slips and mistakes before all others."""

    def first_occurrences(
        self, game: str, cancel_flag: Flag
    ) -> Mapping[FirstOccurrenceKind, FirstOccurrence]:
        """Find the first events of each kind in a game, or in all games ("").

        Matches are replayed for that, which is too slow for the GUI thread.
        """

    def count_unevaluated_matches(self, scope: StatisticsScope) -> int:
        """Return the number of matches in a scope with decisions that aren't evaluated yet."""

    def count_pending_decisions(self, scope: StatisticsScope) -> int:
        """Return the number of decisions that aren't evaluated yet. Too slow for the GUI thread."""

    def match_luck(self, scope: StatisticsScope) -> Sequence[MatchLuck]:
        """Return the result of each finished match in a scope, with the player's luck in it."""

    def reset(self, game: str = "") -> bool:
        """Exclude past matches of a game ("" for all games), and return whether that worked."""


def is_cost_in_points(game: str) -> bool:
    """Return whether decisions in a game cost points instead of chances to win the match."""
    return find_variant(game).create_game().is_rummy


def results_by_level(statistics: StatisticsService, game: str) -> dict[str, tuple[int, int]]:
    """Return the numbers of finished and of won matches of a game, by level of the opponents."""
    from ..model.match_totals import StatisticsScope

    levels = {each.level for each in statistics.match_categories() if each.game == game}
    results = {}
    for level in levels - {""}:
        totals = [
            statistics.totals(StatisticsScope(game, level=level, is_assisted=is_assisted))
            for is_assisted in (False, True)
        ]
        results[level] = (
            sum(each.matches for each in totals),
            sum(each.matches_won for each in totals),
        )
    return results


def compute_skill(statistics: StatisticsService, scope: StatisticsScope) -> SkillSummary:
    """Return the player's skill, computed from evaluated decisions in a scope."""
    from ..model.skill import summarize_skill

    return summarize_skill(
        statistics.evaluated_decisions(scope), in_points=is_cost_in_points(scope.game)
    )

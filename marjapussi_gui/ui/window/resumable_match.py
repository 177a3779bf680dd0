"""The search for the match that the start page offers to resume."""

from ...engine.view import View
from ...model.match_state import OPEN, MatchSummary
from ...ports.match_repository import MatchRepository, StoredMatch
from ...ports.repositories import PresetRepository, rules_by_name
from ..pages.start.table_preview import ResumePreview, preview_from_summary, preview_from_view
from ..text import games
from ..text.table_players import TablePlayers


class ResumableMatch:
    """Remembers the match that the player left, or else finds the newest unfinished one."""

    def __init__(self, matches: MatchRepository, presets: PresetRepository) -> None:
        self._matches, self._presets = matches, presets
        self._unfinished_match: tuple[StoredMatch, View, TablePlayers] | None = None

    def remember(self, unfinished_match: tuple[StoredMatch, View, TablePlayers] | None) -> None:
        """Remember an unfinished match. None keeps the one already remembered."""
        self._unfinished_match = unfinished_match or self._unfinished_match

    def create_preview(self) -> ResumePreview | None:
        if self._unfinished_match is not None and not self._still_exists(self._unfinished_match[0]):
            self._unfinished_match = None
        if self._unfinished_match is not None:
            view, people = self._unfinished_match[1:]
            return preview_from_view(view, people, rules_by_name(self._presets, view.game.key))
        summaries = self._list_resumable()
        return preview_from_summary(summaries[0]) if summaries else None

    def find_match_or_id(self) -> StoredMatch | int | None:
        """Return the match to resume, or its id if it isn't loaded yet, or None."""
        if self._unfinished_match is not None:
            stored_match = self._unfinished_match[0]
            return stored_match if stored_match.id < 0 else stored_match.id
        summaries = self._list_resumable() or self._matches.list_summaries(status=OPEN)
        return summaries[0].id if summaries else None

    def _still_exists(self, stored_match: StoredMatch) -> bool:
        """Return whether a match hasn't been deleted. Negative ids are of unstored matches."""
        return stored_match.id < 0 or any(
            each.id == stored_match.id for each in self._matches.list_summaries(status=OPEN)
        )

    def _list_resumable(self) -> list[MatchSummary]:
        return [
            each
            for each in self._matches.list_summaries(status=OPEN)
            if games.is_known_game(each.game)
        ]

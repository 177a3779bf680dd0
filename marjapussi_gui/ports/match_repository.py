"""Storage of matches, as a protocol that the storage implements."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Protocol, Self

from ..engine.errors import MarjapussiError
from ..engine.frozen import frozen
from ..model.match_state import PLAYED

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ..engine.game import Game
    from ..engine.record import MatchRecord
    from ..engine.state import MatchStanding, Seat
    from ..model.match_state import MatchSearchBatch, MatchState, MatchSummary
    from ..model.remark import Note
    from ..session.journal import Journal

PAGE_SIZE = 200  # number of summaries loaded at a time
DATE_DIGITS = 8  # with which all deal numbers of a day begin


class SavedDataKind(StrEnum):
    """The kinds of data besides matches that may have unsaved changes."""

    PREFERENCES = "preferences"
    HOUSE_RULES = "house rules"
    LESSONS = "lessons"
    PUZZLES = "puzzles"
    PRACTICE = "practice"
    PEOPLE = "people"
    NOTES = "notes"
    SHEETS = "score sheets"


@frozen
class StoredMatch:
    """A match in the database, and the journal that will record its next actions."""

    id: int
    state: MatchState
    journal: Journal


class RecordFileError(MarjapussiError, ValueError):
    """Raised for a file that should hold a match but doesn't, with the line and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"{line}: {reason}")
        self.line, self.reason = line, reason


class MatchRepository(Protocol):
    """Stores matches, and lists, loads, imports and exports them."""

    def for_person(self, person_id: int) -> Self:
        """Return this repository as seen by one of the people at this screen, or by the player."""

    def create(self, state: MatchState) -> StoredMatch:
        """Store a new match."""

    def last_open_match(self) -> int | None:
        """Return the id of the match that was open when the program ended, or None."""

    def recent_games(self) -> Sequence[str]:
        """Return the keys of the games that were played, the last one first."""

    def count_finished(self, game: str, except_id: int = 0) -> int:
        """Return how many matches of a game were finished, not counting except_id.

        The count may stop at a number that nobody needs to know exactly.
        """

    def load(self, match_id: int) -> StoredMatch | None:
        """Load a match to resume it. Return None if it can't be read."""

    def set_current(self, match: StoredMatch) -> None:
        """Mark a match as the current one, which the program reopens at its next start."""

    def list_summaries(
        self,
        game: str = "",
        status: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
    ) -> Sequence[MatchSummary]:
        """Return a page of the matches that pass the filters, the last played first."""

    def search(
        self, game: str = "", status: str = "", text: str = "", resume_from: int | None = None
    ) -> MatchSearchBatch:
        """Search a limited number of matches. The result says where the next call continues."""

    def summary(self, match_id: int) -> MatchSummary | None:
        """Return the summary of a match, or None if it was deleted or can't be read."""

    def game_of_match(self, match_id: int) -> Game | None:
        """Return the game and house rules of a match, or None if they can't be read."""

    def standing(self, match_id: int) -> MatchStanding | None:
        """Replay a match, and return its standing, or None if the match can't be read."""

    def import_record(self, data: bytes, seed: int) -> StoredMatch:
        """Store the match in a record file. Raise RecordFileError if the file is invalid."""

    def update_score(self, match: StoredMatch, record: MatchRecord) -> None:
        """Update the stored score, at the end of a hand or of the match."""

    def change_level(self, match: StoredMatch, level: str) -> None:
        """Store a new level of the opponents."""

    def change_person(self, match: StoredMatch, seat: Seat, ply: int, person: int) -> None:
        """Let another person, or a computer player (NO_PERSON), play a seat from a ply on."""

    def delete(self, match_id: int) -> None: ...

    def save_note(self, match_id: int, note: Note) -> None:
        """Save a note, replacing any note on the same moment. An empty note only deletes it."""

    def find_note(self, match_id: int, text: str) -> Note | None:
        """Return the first note of a match that contains a text, or None."""

    def export_record(self, match_id: int) -> str:
        """Return a match as record text, or an empty string if it can't be read."""

    def save_pending(self) -> bool:
        """Retry writes that failed before, and return whether all changes are saved now."""

    def unsaved_matches(self) -> Sequence[int]:
        """Return the ids of matches with changes that have not been saved yet."""

    def unsaved_kinds(self) -> Collection[SavedDataKind]:
        """Return the kinds of data besides matches that have unsaved changes."""


def first_matches_of_deals(
    matches: MatchRepository, game: str, seeds: Collection[int]
) -> Mapping[int, MatchSummary]:
    """Return the first match played here with each of a day's deal numbers, by that number."""
    found = [
        each
        for each in matches.list_summaries(game, text=str(min(seeds))[:DATE_DIGITS])
        if each.seed in seeds and each.origin == PLAYED and each.scores
    ]
    return {each.seed: each for each in sorted(found, key=lambda each: -each.id)}

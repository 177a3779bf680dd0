"""Queries for the list of matches: summaries, filters and search."""

import json
import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from typing import TypeVar

from ..engine.game import Game, Variant
from ..engine.games import VARIANTS
from ..engine.record_lines import RecordLineError, parse_header
from ..engine.seating import SEATS
from ..engine.state import Seat, Side
from ..engine.strict_json import loads
from ..model.match_state import (
    FINISHED,
    OPEN,
    PLAYED,
    MatchSearchBatch,
    MatchSummary,
    ReceivedCodeKind,
)
from ..model.new_game import MAX_SEED
from ..model.remark import MAX_NOTE_LENGTH, Note
from ..ports.match_repository import PAGE_SIZE
from .base_repository import NO_ITEMS, BaseRepository, default_on_error
from .database import SqlValue
from .errors import StoreError

T = TypeVar("T")

MAX_COUNTED_MATCHES = 100  # more are never needed, and counting all of them would take time
MATCHES_PER_SEARCH_STEP = 500  # a step of this many matches takes a few milliseconds
UNREADABLE_SEED = -1  # replaces a seed that can't be read
VARIANT_BY_KEY: Mapping[str, Variant] = {each.key: each for each in VARIANTS}

SUMMARY_COLUMNS = """id, game, seats, me, level, partner_level, seed, made_at, changed_at, origin,
status, assisted, winner, scores, hands, actions, curtain"""

CONTAINS_TEXT_SQL = """
exists (
    select 1 from (select ? as wanted) where instr(matches.searched, wanted) or exists (
        select 1 from notes where notes.match = matches.id and instr(notes.searched, wanted)
    )
)
"""


class MatchQueries(BaseRepository):
    """Reads lists and summaries of the stored matches, without changing anything."""

    @default_on_error(None)
    def summary(self, match_id: int) -> MatchSummary | None:
        rows = self._select_summaries("where id = ?", match_id)
        return rows[0] if rows else None

    @default_on_error(None)
    def last_open_match(self) -> int | None:
        """Return the id of the match that was last played, or None if that match is over.

        Finished imported matches don't count, because looking at them is not playing. Nor do shared
        hands that were only kept: playing one on is assisted.
        """
        rows = self._database.query(
            "select id, status from matches where origin = ? or status = ?"
            " and (assisted or partner_level not in (select value from json_each(?)))"
            " order by changed desc limit 1",
            PLAYED,
            OPEN,
            json.dumps(list(ReceivedCodeKind)),
        )
        return rows[0]["id"] if rows and rows[0]["status"] == OPEN else None

    @default_on_error(NO_ITEMS)
    def recent_games(self) -> list[str]:
        """Return the games that were played, the last one first.

        Finished imported matches don't count, because looking at them is not playing.
        """
        rows = self._database.query(
            "select game from matches where origin = ? or status = ?"
            " or id in (select match from match_people)"
            " group by game order by max(changed) desc",
            PLAYED,
            OPEN,
        )
        return [row["game"] for row in rows]

    @default_on_error(0)
    def count_finished(self, game: str, except_id: int = 0) -> int:
        rows = self._database.query(
            "select count(*) from (select 1 from matches"
            " where game = ? and status = ? and origin = ? and id != ? limit ?)",
            game,
            FINISHED,
            PLAYED,
            except_id,
            MAX_COUNTED_MATCHES,
        )
        return int(rows[0][0])

    @default_on_error(NO_ITEMS)
    def list_summaries(
        self,
        game: str = "",
        status: str = "",
        text: str = "",
        offset: int = 0,
        limit: int = PAGE_SIZE,
    ) -> list[MatchSummary]:
        terms, values = _filter_terms(game, status, text)
        page = f"where {terms} order by changed desc limit ? offset ?"
        try:
            return self._select_summaries(page, *values, limit, offset)
        except StoreError:
            return self._select_readable_summaries(page, *values, limit, offset)

    @default_on_error(MatchSearchBatch((), (), None))
    def search(
        self, game: str = "", status: str = "", text: str = "", resume_from: int | None = None
    ) -> MatchSearchBatch:
        """Search a limited number of matches, so that the caller never waits for long."""
        terms, values = _filter_terms(game, status, text)
        start, below = ("", ()) if resume_from is None else ("where changed < ?", (resume_from,))
        rows = self._database.query(
            f"select id, changed, changed_at, {terms} as fits from matches {start}"  # noqa: S608 - the same
            " order by changed desc limit ?",
            *values,
            *below,
            MATCHES_PER_SEARCH_STEP,
        )
        found = [row for row in rows if row["fits"]]
        is_done = len(rows) < MATCHES_PER_SEARCH_STEP
        return MatchSearchBatch(
            tuple(row["id"] for row in found),
            tuple(row["changed_at"] for row in found),
            None if is_done else rows[-1]["changed"],
        )

    @default_on_error(None)
    def find_note(self, match_id: int, text: str) -> Note | None:
        return next(iter(self.read_notes(match_id, text)), None)

    def read_notes(self, match_id: int, text: str = "") -> tuple[Note, ...]:
        """Return the notes of a match that contain a text. Raise StoreError on failure."""
        rows = self._database.query(
            "select ply, note from notes where match = ? and ply >= 0 and instr(searched, ?)"
            " order by ply",
            match_id,
            text.strip().casefold(),
        )
        return tuple(Note(row["ply"], to_valid_text(row["note"])[:MAX_NOTE_LENGTH]) for row in rows)

    def count(self) -> int:
        """Return the number of stored matches. Raise StoreError if the database can't be read."""
        return int(self._database.query("select count(*) from matches")[0][0])

    @default_on_error(None)
    def game_of_match(self, match_id: int) -> Game | None:
        rows = self._database.query("select header from matches where id = ?", match_id)
        with suppress(RecordLineError):
            return parse_header(rows[0]["header"].encode(), VARIANT_BY_KEY).game if rows else None
        return None

    def _select_summaries(self, clause: str, *values: SqlValue) -> list[MatchSummary]:
        rows = self.query(f"select {SUMMARY_COLUMNS} from matches {clause}", *values)  # noqa: S608 - all of it is written in this file
        return [_parse_summary(row) for row in rows]

    def _select_readable_summaries(self, clause: str, *values: SqlValue) -> list[MatchSummary]:
        """Return the summaries that a where clause selects, without unreadable rows."""
        page: list[MatchSummary] = []
        for row in self.query(f"select id from matches {clause}", *values):  # noqa: S608 - the same
            with suppress(StoreError):
                page += self._select_summaries("where id = ?", row["id"])
        return page


def _parse_summary(row: sqlite3.Row) -> MatchSummary:
    """Return the summary in a row, with empty values in place of unreadable ones."""
    return MatchSummary(
        id=row["id"],
        game=row["game"],
        player_names=tuple(map(to_valid_text, _parse_list(row["seats"], str))),
        own_seat=Seat(row["me"]),
        level=row["level"],
        partner_level=row["partner_level"],
        seed=_parse_seed(row["seed"]),
        created_at=row["made_at"],
        updated_at=row["changed_at"],
        origin=row["origin"],
        status=row["status"],
        is_assisted=bool(row["assisted"]),
        winner=None if row["winner"] is None else Side(row["winner"]),
        scores=_parse_list(row["scores"], int),
        hand_count=row["hands"],
        action_count=row["actions"],
        curtain=bool(row["curtain"]),
    )


def _parse_list(text: str, value_type: type[T]) -> tuple[T, ...]:
    """Return the values of a JSON list, at most one per seat; an empty list if it is unreadable."""
    try:
        values = loads(text.encode())
    except ValueError:
        return ()
    if not isinstance(values, list) or any(type(value) is not value_type for value in values):
        return ()
    return tuple(values[: len(SEATS)])


def _parse_seed(text: str) -> int:
    try:
        seed = int(text)
    except ValueError:
        return UNREADABLE_SEED
    return seed if 0 <= seed <= MAX_SEED else UNREADABLE_SEED


def to_valid_text(text: str) -> str:
    """Replace lone surrogates, which JSON may contain but no encoding allows."""
    return text.encode(errors="replace").decode()


def _filter_terms(game: str, status: str, text: str) -> tuple[str, tuple[str, ...]]:
    """Return the SQL condition for all filters that are not empty, and its values."""
    terms = {
        "game = ?": game,
        "status = ?": status,
        # finds the text in a name, a date, a deal number or a note
        CONTAINS_TEXT_SQL: text.strip().casefold(),
    }
    chosen = {term: value for term, value in terms.items() if value}
    return " and ".join(chosen) or "1", tuple(chosen.values())

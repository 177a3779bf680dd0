"""Stored matches: creating, continuing, finishing, importing and exporting them."""

import json
from collections.abc import Mapping, Sequence

from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.record import STATUS_NOT_A_RECORD, MatchRecord, RecordError, Replay, replay
from ..engine.record_lines import RecordHeader, header_line
from ..engine.state import GameState, Seat, Side
from ..model.match_state import MatchState
from ..model.match_summary import FINISHED, IMPORTED, OPEN, PLAYED, MatchSummary
from .database import SqlValue
from .hand_table import HandTable, summarize_hands
from .match_journal import APPEND_LINE_SQL, MatchJournal, OnError, raise_error
from .match_queries import MAX_SEED, UNREADABLE_SEED, VARIANT_BY_KEY, MatchQueries

MAX_IMPORT_BYTES, MAX_LINE_BYTES = 1_000_000, 16_000  # of an imported record; a match has far fewer
MAX_REPLAYED_LENGTH = 4 * MAX_IMPORT_BYTES  # of a match played here, which may have many more hands


class InvalidRecordError(ValueError):
    """A record that cannot be imported, with the line at fault and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"{line}: {reason:.200}")
        self.line, self.reason = line, f"{reason:.200}"


@frozen
class LoadedMatch:
    """A match replayed to its current state."""

    summary: MatchSummary
    record: MatchRecord
    state: GameState


@frozen
class UnreplayableMatch:
    """A match that this program cannot replay, with the line at fault and the reason."""

    id: int
    line: int
    reason: str
    record_text: str


@frozen
class ImportedMatch:
    """The id of an imported match, and the line at which its file was truncated or 0."""

    id: int
    truncated_line: int


class MatchTable(MatchQueries):
    """The stored matches."""

    # Playing

    def create(self, match: MatchState) -> int:
        """Store a new match and return its id."""
        row = _new_match_row(
            match.record.header, match.seed, match.own_seat, self._database.timestamp()
        )
        company: dict[str, SqlValue] = {
            "level": match.level,
            "partner_level": match.partner_level,
            "assisted": int(match.is_assisted),
        }
        return self._insert(row | company, list(match.record.lines())[1:])

    def open_journal(self, match_id: int, on_error: OnError = raise_error) -> MatchJournal:
        """Return a journal that continues a match after its last action."""
        return MatchJournal(self._database, match_id, len(self._record_lines(match_id)), on_error)

    def set_current(self, match_id: int) -> None:
        """Make a match the current one, even before an action is played in it."""
        with self._database.transaction() as connection:
            connection.execute(
                "update matches set changed = (select max(changed) + 1 from matches) where id = ?",
                (match_id,),
            )

    def update_score(self, match_id: int, record: MatchRecord) -> None:
        """Store the results of the hands, and of the match if it is over.

        Call it after each hand, and when a match is loaded to be continued: the program may
        have ended between the last card and the score.
        """
        hands = summarize_hands(record, self.summary(match_id).own_seat)
        if hands:
            HandTable(self._database).save_summaries(match_id, *hands)
        state = record.state_after()
        if state.match.is_over:
            self.mark_finished(match_id, state.match.winner)

    def mark_finished(self, match_id: int, winner: Side) -> None:
        """Store the winner of a match, and delete its undone actions."""
        lines = self._record_lines(match_id)
        with self._database.transaction() as connection:
            connection.execute(
                "update matches set status = ?, winner = ? where id = ?",
                (FINISHED, winner, match_id),
            )
            if self._has_truncations(match_id):
                connection.execute(DELETE_LOG_SQL, (match_id,))
                connection.executemany(INSERT_LINE_SQL, _log_rows(match_id, lines))

    def change_level(self, match_id: int, level: str) -> None:
        """Set the level of the opponents from now on."""
        with self._database.transaction() as connection:
            connection.execute("update matches set level = ? where id = ?", (level, match_id))

    def delete(self, match_id: int) -> None:
        with self._database.transaction() as connection:
            connection.execute("delete from matches where id = ?", (match_id,))

    # Loading

    def load(self, match_id: int) -> LoadedMatch | UnreplayableMatch:
        """Replay a match to its current state; raise KeyError if there is no such match."""
        text, listed = self.export_record(match_id), self.summary(match_id)
        if len(text) > MAX_REPLAYED_LENGTH:
            return UnreplayableMatch(match_id, 1, "is longer than any match", text)
        try:
            replayed = _replay_record(text.encode())
        except RecordError as error:
            return UnreplayableMatch(match_id, error.line, error.reason, text)
        if (
            listed.seed == UNREADABLE_SEED
            or listed.own_seat not in replayed.record.header.game.seating.seats
        ):
            return UnreplayableMatch(match_id, 1, "what the list tells of it cannot be read", text)
        return LoadedMatch(listed, replayed.record, replayed.state)

    def unsaved_matches(self) -> list[int]:
        """Return the ids of matches with actions that are in memory only."""
        changes = [
            rows
            for sql, rows in self._database.pending_statements
            if sql in (APPEND_LINE_SQL, INSERT_LINE_SQL)
        ]
        numbers = {int(str(row[0])) for rows in changes for row in rows}
        if not numbers:
            return []
        there = self._database.query("select id from matches order by changed")
        return [row["id"] for row in there if row["id"] in numbers]

    # Files

    def export_record(self, match_id: int) -> str:
        """Return the record of a match as text; raise KeyError if there is no such match."""
        rows = self._database.query("select header from matches where id = ?", match_id)
        if not rows:
            raise KeyError(match_id)
        return "".join(f"{line}\n" for line in (rows[0]["header"], *self._record_lines(match_id)))

    def import_record(self, data: bytes, seed: int, own_seat: Seat = Seat(0)) -> ImportedMatch:
        """Import a record, or raise InvalidRecordError; the seed deals its next hands."""
        _check_size(data)
        try:
            replayed = _replay_record(data)
        except RecordError as error:
            raise InvalidRecordError(error.line, error.reason) from None
        now = self._database.timestamp()
        row = _new_match_row(replayed.record.header, seed, own_seat, now) | _outcome_columns(
            replayed
        )
        return ImportedMatch(
            self._insert(row, list(replayed.record.lines())[1:]), replayed.truncated_line
        )

    # Helpers

    def _insert(self, row: Mapping[str, SqlValue], lines: Sequence[str]) -> int:
        row = {**row, "actions": len(lines)}
        with self._database.transaction() as connection:
            match = connection.execute(_insert_sql(row), tuple(row.values())).lastrowid
            assert match is not None
            for forget in DELETE_DETAILS_SQL:  # a foreign file may have rows under this id
                connection.execute(forget, (match,))
            connection.executemany(INSERT_LINE_SQL, _log_rows(match, lines))
        return match

    def _record_lines(self, match_id: int) -> list[str]:
        """Return the lines of a match after the header, without undone actions."""
        lines: list[str] = []
        for row in self._database.query(SELECT_LINES_SQL, match_id):
            del lines[row["ply"] :]
            if row["line"] is not None:
                lines.append(row["line"])
        return lines

    def _has_truncations(self, match_id: int) -> bool:
        question = "select 1 from log where match = ? and line is null limit 1"
        return bool(self._database.query(question, match_id))


def rules_digest(game: Game) -> str:
    """Return a short digest shared by all matches of one game under the same rules."""
    rules = json.dumps([game.key, game.option_values], sort_keys=True)
    from hashlib import sha256  # slow to import, and not needed until the first match

    return sha256(rules.encode()).hexdigest()[:16]


DELETE_LOG_SQL = "delete from log where match = ?"
DELETE_DETAILS_SQL = (
    DELETE_LOG_SQL,
    "delete from hands where match = ?",
    "delete from verdicts where match = ?",
    "delete from judged where match = ?",
    "delete from practised where match = ?",
)
INSERT_LINE_SQL = "insert into log (match, number, ply, line) values (?, ?, ?, ?)"
SELECT_LINES_SQL = "select ply, line from log where match = ? order by number"


def _replay_record(data: bytes) -> Replay:
    """Replay a record; raise RecordError for an illegal line or names that are not Unicode."""
    replayed = replay(data, VARIANT_BY_KEY)
    try:
        "".join(replayed.record.header.player_names).encode()
    except UnicodeEncodeError:
        raise RecordError(1, "a name is no text", STATUS_NOT_A_RECORD) from None
    return replayed


def _new_match_row(
    header: RecordHeader, seed: int, own_seat: Seat, timestamp: str
) -> dict[str, SqlValue]:
    """Return the columns of a match before its first deal."""
    assert 0 <= seed <= MAX_SEED
    game = header.game
    scores = json.dumps(header.start.scores or (0,) * len(game.seating.sides))
    return {
        "origin": PLAYED,
        "status": OPEN,
        "game": game.key,
        "players": game.seating.players,
        "header": header_line(header),
        "seats": json.dumps(header.player_names, ensure_ascii=False),
        "rules": rules_digest(game),
        "seed": str(seed),
        "me": own_seat,
        "side": game.seating.side_of(own_seat),
        "level": "",
        "partner_level": "",
        "began": scores,
        "scores": scores,
        "searched": " ".join((*header.player_names, str(seed), timestamp)).casefold(),
        "made_at": timestamp,
        "changed_at": timestamp,
    }


def _outcome_columns(replayed: Replay) -> dict[str, SqlValue]:
    """Return the result columns of an imported match."""
    match = replayed.state.match
    return {
        "origin": IMPORTED,
        "status": FINISHED if match.is_over else OPEN,
        "winner": match.winner if match.is_over else None,
        "scores": json.dumps(match.scores),
        "hands": match.hands_played,
    }


def _log_rows(match_id: int, lines: Sequence[str]) -> list[tuple[int, int, int, str]]:
    return [(match_id, ply, ply, line) for ply, line in enumerate(lines)]


def _insert_sql(row: Mapping[str, SqlValue]) -> str:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    following = "(select coalesce(max(changed), 0) + 1 from matches)"
    return f"insert into matches (changed, {names}) values ({following}, {places})"  # noqa: S608


def _check_size(data: bytes) -> None:
    """Raise InvalidRecordError for oversized data, which would take too long to replay."""
    if len(data) > MAX_IMPORT_BYTES:
        raise InvalidRecordError(1, f"is longer than any match: more than {MAX_IMPORT_BYTES} bytes")
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > MAX_LINE_BYTES:
            raise InvalidRecordError(
                number, f"is longer than any line of a record: {len(line)} bytes"
            )

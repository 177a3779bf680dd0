"""Stored matches: creating, continuing, finishing, importing and exporting them."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cached_property

from ..engine.game import Game
from ..engine.record import STATUS_NOT_A_RECORD, MatchRecord, RecordError, Replay, replay
from ..engine.record_lines import RecordHeader, header_line
from ..engine.rules import option_values
from ..engine.state import MatchStanding, Seat, Side
from ..engine.strict_json import loads
from ..model.match_state import FINISHED, IMPORTED, OPEN, PLAYED, MatchState
from ..model.new_game import LEVELS, MAX_SEED
from ..model.preferences import NO_PERSON
from ..model.remark import Note, Remark, remark_from_json
from ..ports.match_repository import RecordFileError, SavedDataKind, StoredMatch
from .base_repository import ReportError, default_on_error
from .database import Database, Row, SqlValue
from .errors import StoreError
from .hand_table import HandTable, summarize_hands
from .match_journal import APPEND_LINE_SQL, MatchJournal
from .match_queries import UNREADABLE_SEED, VARIANT_BY_KEY, MatchQueries, to_valid_text
from .settings import CHOICES_BY_KEY

# maximum bytes of an imported record; a match has far fewer
MAX_IMPORT_BYTES, MAX_LINE_BYTES = 1_000_000, 16_000
# maximum for a match played here, which may have many more hands
MAX_REPLAYED_LENGTH = 4 * MAX_IMPORT_BYTES
UNKNOWN_LEVEL = ""  # level of a match that has none; opening the match replaces it with the default


class MatchTable(MatchQueries):
    """Stores matches in the database; implements MatchRepository.

    A match that can't be stored gets a negative id, and lasts until the program ends.
    """

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        super().__init__(database, report_error)
        self._journals: dict[int, MatchJournal] = {}
        self._memory_ids: list[int] = []  # ids of the matches that exist only in memory
        # by the ids of matches in memory: the ids of their stored copies, and what these contain
        self._copies: dict[int, tuple[int, MatchState]] = {}

    @cached_property
    def _in_memory_matches(self) -> "MatchTable":
        """A table in memory for matches that can't be stored.

        Outside of it their ids are negated.
        """
        return MatchTable(Database.in_memory())

    # Playing

    def create(self, state: MatchState) -> StoredMatch:
        try:
            match_id = self._insert_state(state)
        except StoreError as error:
            self._handle_error(error)
            match = _with_negated_id(self._in_memory_matches.create(state))
            self._memory_ids.append(match.id)
            return match
        return StoredMatch(match_id, state, self._open_journal(match_id, len(state.record.entries)))

    @default_on_error(None)
    def set_current(self, match: StoredMatch) -> None:
        if match.id < 0 or match.id == self.last_open_match():
            return
        with self._database.transaction() as connection:
            connection.execute(
                "update matches set changed = (select max(changed) + 1 from matches) where id = ?",
                (match.id,),
            )

    @default_on_error(None)
    def update_score(self, match: StoredMatch, record: MatchRecord) -> None:
        if match.id > 0 and self._select_summaries("where id = ?", match.id):
            self._update_score(match.id, match.state.own_seat, record)

    def mark_finished(self, match_id: int, winner: Side) -> None:
        """Store the winner of a match, and delete the actions that were undone.

        Raise StoreError on failure.
        """
        lines = self._record_lines(match_id)
        with self._database.transaction() as connection:
            connection.execute(
                "update matches set status = ?, winner = ? where id = ?",
                (FINISHED, winner, match_id),
            )
            if self._has_truncations(match_id):
                connection.execute(DELETE_LOG_SQL, (match_id,))
                connection.executemany(INSERT_LINE_SQL, _log_rows(match_id, lines))

    @default_on_error(None)
    def change_level(self, match: StoredMatch, level: str) -> None:
        if match.id < 0:
            return
        with self._database.transaction() as connection:
            connection.execute("update matches set level = ? where id = ?", (level, match.id))

    @default_on_error(None)
    def change_person(self, match: StoredMatch, seat: Seat, ply: int, person: int) -> None:
        side = match.state.record.header.game.seating.side_of(seat)
        with self._database.transaction() as connection:
            connection.execute(SEAT_PERSON_SQL, (match.id, seat, ply, person, side, 0))

    @default_on_error(None)
    def delete(self, match_id: int) -> None:
        self._journals.pop(match_id, None)
        with self._database.transaction() as connection:
            connection.execute(DELETE_MATCH_SQL, (match_id,))

    @default_on_error(None)
    def save_note(self, match_id: int, note: Note) -> None:
        if match_id < 0:
            self._in_memory_matches.save_note(-match_id, note)
            return
        with self._database.transaction() as connection:
            if note.text:
                connection.execute(SAVE_NOTE_SQL, _note_row(match_id, note))
            else:
                connection.execute(DELETE_NOTE_SQL, (match_id, note.ply))

    # Loading

    @default_on_error(None)
    def load(self, match_id: int) -> StoredMatch | None:
        if match_id < 0:
            match = self._in_memory_matches.load(-match_id)
            return None if match is None else _with_negated_id(match)
        state = self.read(match_id)
        if state is None:
            return None
        self._database.copy_match_to_memory(match_id)
        journal = self._open_journal(match_id, len(state.record.entries))
        match = StoredMatch(match_id, state, journal)
        # the program may have ended before it stored the score
        self.update_score(match, state.record)
        return match

    def read(self, match_id: int) -> MatchState | None:
        """Read a match and replay it. Return None if it is gone or unreadable.

        Raise StoreError if the database fails.
        """
        summaries = self._select_summaries("where id = ?", match_id)
        text = self._record_text(match_id)
        if not summaries or len(text) > MAX_REPLAYED_LENGTH:
            return None
        try:
            record = _replay_record(text.encode()).record
        except RecordError:
            return None
        listed = summaries[0]
        seats = record.header.game.seating.seats
        if listed.seed == UNREADABLE_SEED or listed.own_seat not in seats:
            return None
        levels = _known_level(listed.level), _known_level(listed.partner_level)
        return MatchState(
            record,
            listed.seed,
            *levels,
            listed.own_seat,
            listed.is_assisted,
            self._read_remarks(match_id),
            listed.shared,
            *self._read_people(match_id, len(seats)),
            curtain=listed.curtain,
            notes=self.read_notes(match_id),
        )

    def _read_people(self, match_id: int, count: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the people by seat, twice: as they sit now, and including those who have left."""
        rows = self._database.query(SELECT_PEOPLE_SQL, match_id)
        now, seated = [NO_PERSON] * count, [NO_PERSON] * count
        for row in rows:
            if 0 <= row["seat"] < count:
                now[row["seat"]] = row["person"]
                seated[row["seat"]] = row["person"] or seated[row["seat"]]
        return (tuple(now), tuple(seated)) if rows else ((), ())

    def _read_remarks(self, match_id: int) -> tuple[Remark, ...]:
        """Return the helper's remarks in a match, without unreadable ones."""
        remarks: list[Remark] = []
        for row in self._database.query(SELECT_REMARKS_SQL, match_id):
            with suppress(ValueError):
                remarks.append(remark_from_json(row["ply"], loads(row["remark"].encode())))
        return tuple(remarks)

    def save_pending(self) -> bool:
        is_saved = self._database.save_pending()
        for journal in self._journals.values():
            if journal.has_pending_changes:
                journal.write_pending()
        if is_saved:
            self._store_memory_matches()
        return is_saved and not self.unsaved_matches()

    def unsaved_matches(self) -> list[int]:
        waiting = [
            match for match, journal in self._journals.items() if journal.has_pending_changes
        ]
        only_here = [match for match in self._memory_ids if not self._is_copied(match)]
        return list(dict.fromkeys((*only_here, *waiting, *self._matches_in_memory())))

    def _store_memory_matches(self) -> None:
        """Store copies of the matches that exist only in memory, in place of older copies."""
        for match_id in self._memory_ids:
            state = self._in_memory_matches.read(-match_id)
            if state is None or self._is_copied(match_id):
                continue
            if match_id in self._copies:
                self.delete(self._copies.pop(match_id)[0])
            with suppress(StoreError):
                self._copies[match_id] = self._insert_state(state), state

    def _is_copied(self, match_id: int) -> bool:
        """Return whether the file has a complete copy of a match that was created in memory."""
        if match_id not in self._copies:
            return False
        _, copied = self._copies[match_id]
        text = self._in_memory_matches.export_record(-match_id)
        return copied.record.text() == text and copied.notes == self._in_memory_matches.read_notes(
            -match_id
        )

    def unsaved_kinds(self) -> list[SavedDataKind]:
        found = {
            choice
            for sql, rows in self._database.pending_statements
            for row in rows
            if (choice := _changed_data_kind(sql, row)) is not None
        }
        return [choice for choice in SavedDataKind if choice in found]

    @default_on_error(None)
    def standing(self, match_id: int) -> MatchStanding | None:
        text = self.export_record(match_id)
        if len(text) > MAX_REPLAYED_LENGTH:
            return None
        try:
            return _replay_record(text.encode()).state.match
        except RecordError:
            return None

    # Files

    @default_on_error("")
    def export_record(self, match_id: int) -> str:
        if match_id < 0:
            return self._in_memory_matches.export_record(-match_id)
        return self._record_text(match_id)

    def import_record(self, data: bytes, seed: int) -> StoredMatch:
        _check_size(data)
        try:
            replayed = _replay_record(data)
        except RecordError as error:
            raise RecordFileError(error.line, f"{error.reason:.200}") from None
        header, now = replayed.record.header, self._database.timestamp()
        row = _new_match_row(header, seed, Seat(0), now) | _outcome_columns(replayed)
        match = None
        try:
            match = self.load(self._insert(row, list(replayed.record.lines())[1:]))
        except StoreError as error:
            self._handle_error(error)
        # a copy in memory is enough, because the imported file still exists
        return match or _with_negated_id(self._in_memory_matches.import_record(data, seed))

    # Helpers

    def _insert_state(self, state: MatchState) -> int:
        header = state.record.header
        row = _new_match_row(header, state.seed, state.own_seat, self._database.timestamp())
        company: dict[str, SqlValue] = {
            "level": state.level,
            "partner_level": state.shared or state.partner_level,
            "assisted": int(state.is_assisted),
            "curtain": int(state.curtain),
        }
        if state.shared or state.people:
            company["origin"] = IMPORTED  # so that the player's own statistics don't count it
        people = [
            (seat, 0, person, header.game.seating.side_of(Seat(seat)), int(state.is_assisted))
            for seat, person in enumerate(state.people)
        ]
        lines = list(state.record.lines())[1:]
        return self._insert(row | company, lines, people=people, notes=state.notes)

    def _insert(
        self,
        row: Mapping[str, SqlValue],
        lines: Sequence[str],
        *,
        people: Sequence[Row] = (),
        notes: Sequence[Note] = (),
    ) -> int:
        with self._database.transaction() as connection:
            # the id is part of the statement, because the file may have others by the time when it
            # is repeated there
            match = int(connection.execute(NEXT_ID_SQL).fetchone()[0])
            row = {"id": match, **row, "actions": len(lines)}
            connection.execute(_insert_sql(row), tuple(row.values()))
            for sql in DELETE_DETAILS_SQL:  # a foreign file may have leftover rows with this id
                connection.execute(sql, (match,))
            connection.executemany(INSERT_LINE_SQL, _log_rows(match, lines))
            connection.executemany(SEAT_PERSON_SQL, [(match, *each) for each in people])
            connection.executemany(SAVE_NOTE_SQL, [_note_row(match, each) for each in notes])
        return match

    def _open_journal(self, match_id: int, ply: int) -> MatchJournal:
        """Return a journal for a match that continues after `ply` actions."""
        journal = MatchJournal(self._database, match_id, ply, self._handle_error)
        self._journals[match_id] = journal
        return journal

    def _update_score(self, match_id: int, own_seat: Seat, record: MatchRecord) -> None:
        """Store the results of all hands and, if the match is over, the result of the match."""
        hands = summarize_hands(record, own_seat)
        if hands:
            HandTable(self._database).save_summaries(match_id, *hands)
        for seat in self._seats_of_people(match_id):
            HandTable(self._database).save_for_seat(match_id, seat, summarize_hands(record, seat))
        state = record.state_after()
        if state.match.is_over:
            self.mark_finished(match_id, state.match.winner)

    def _seats_of_people(self, match_id: int) -> list[Seat]:
        """Return the seats that somebody in the list of people has played in a match."""
        rows = self._database.query(SELECT_PEOPLE_SQL, match_id)
        return sorted({Seat(row["seat"]) for row in rows if row["person"] != NO_PERSON})

    def _matches_in_memory(self) -> list[int]:
        """Return the ids of matches with actions that are in memory but not in the file."""
        numbers = dict[int, None]()  # in the order of their last changes
        for sql, rows in self._database.pending_statements:
            if sql in (APPEND_LINE_SQL, INSERT_LINE_SQL, DELETE_MATCH_SQL):
                for row in rows:
                    numbers.pop(int(str(row[0])), None)
                    if sql != DELETE_MATCH_SQL:
                        numbers[int(str(row[0]))] = None
        return list(numbers)

    def _record_text(self, match_id: int) -> str:
        """Return the record of a match, or an empty string if there is no such match."""
        rows = self._database.query("select header from matches where id = ?", match_id)
        lines = (rows[0]["header"], *self._record_lines(match_id)) if rows else ()
        return "".join(f"{line}\n" for line in lines)

    def _record_lines(self, match_id: int) -> list[str]:
        """Return the lines of a record after its header, without undone actions."""
        lines: list[str] = []
        for row in self._database.query(SELECT_LINES_SQL, match_id):
            del lines[row["ply"] :]
            if row["line"] is not None:
                lines.append(row["line"])
        return lines

    def _has_truncations(self, match_id: int) -> bool:
        question = "select 1 from log where match = ? and line is null limit 1"
        return bool(self._database.query(question, match_id))


def _changed_data_kind(sql: str, row: Row) -> SavedDataKind | None:
    """Return the kind of data that a statement changes, or None for changes of matches."""
    if "into kept" in sql:
        return CHOICES_BY_KEY.get(str(row[0]))
    if "into presets" in sql or "from presets" in sql:
        return SavedDataKind.HOUSE_RULES
    if "into people" in sql or "update people" in sql:
        return SavedDataKind.PEOPLE
    if sql in (SAVE_NOTE_SQL, DELETE_NOTE_SQL):
        return SavedDataKind.NOTES
    if "into sheets" in sql or "from sheets" in sql:
        return SavedDataKind.SHEETS
    return SavedDataKind.PRACTICE if "into practised" in sql else None


def _with_negated_id(match: StoredMatch) -> StoredMatch:
    return replace(match, id=-match.id)


def _known_level(level: str) -> str:
    """Return the level if this version knows it, else UNKNOWN_LEVEL."""
    return level if level in LEVELS else UNKNOWN_LEVEL


def rules_digest(game: Game) -> str:
    """Return a short digest that is equal for all matches of a game with the same rules.

    It counts only what differs from the defaults, so that a new option changes no digest.
    """
    usual = option_values(game.variant.create_rules(), game.variant.options)
    chosen = {key: value for key, value in game.option_values.items() if value != usual[key]}
    rules = json.dumps([game.key, chosen], sort_keys=True)
    # imported here because the import is slow, and not needed until the first match
    from hashlib import sha256

    return sha256(rules.encode()).hexdigest()[:16]


NEXT_ID_SQL = """
select max(
    coalesce((select seq from sqlite_sequence where name = 'matches'), 0),
    coalesce((select max(id) from matches), 0)
) + 1
"""
DELETE_MATCH_SQL = "delete from matches where id = ?"
DELETE_LOG_SQL = "delete from log where match = ?"
DELETE_DETAILS_SQL = (
    DELETE_LOG_SQL,
    "delete from hands where match = ?",
    "delete from verdicts where match = ?",
    "delete from judged where match = ?",
    "delete from practised where match = ?",
    "delete from remarks where match = ?",
    "delete from match_people where match = ?",
    "delete from seat_hands where match = ?",
    "delete from notes where match = ?",
)
SAVE_NOTE_SQL = "insert or replace into notes (match, ply, note, searched) values (?, ?, ?, ?)"
DELETE_NOTE_SQL = "delete from notes where match = ? and ply = ?"
INSERT_LINE_SQL = "insert into log (match, number, ply, line) values (?, ?, ?, ?)"
SEAT_PERSON_SQL = """
insert or replace into match_people (match, seat, ply, person, side, assisted)
values (?, ?, ?, ?, ?, ?)
"""
SELECT_PEOPLE_SQL = "select seat, person from match_people where match = ? order by seat, ply"
SELECT_REMARKS_SQL = "select ply, remark from remarks where match = ? order by number"
SELECT_LINES_SQL = "select ply, line from log where match = ? order by number"


def _replay_record(data: bytes) -> Replay:
    """Replay a record. Raise RecordError for an illegal line or a name with invalid Unicode."""
    replayed = replay(data, VARIANT_BY_KEY)
    try:
        "".join(replayed.record.header.player_names).encode()
    except UnicodeEncodeError:
        raise RecordError(1, "a name isn't valid Unicode", STATUS_NOT_A_RECORD) from None
    return replayed


def _new_match_row(
    header: RecordHeader, seed: int, own_seat: Seat, timestamp: str
) -> dict[str, SqlValue]:
    assert 0 <= seed <= MAX_SEED
    game = header.game
    header = replace(header, player_names=tuple(map(to_valid_text, header.player_names)))
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


def _note_row(match_id: int, note: Note) -> tuple[int, int, str, str]:
    return match_id, note.ply, note.text, note.text.casefold()


def _insert_sql(row: Mapping[str, SqlValue]) -> str:
    names, places = ", ".join(row), ", ".join("?" * len(row))
    following = "(select coalesce(max(changed), 0) + 1 from matches)"
    return f"insert into matches (changed, {names}) values ({following}, {places})"  # noqa: S608


def _check_size(data: bytes) -> None:
    """Raise RecordFileError if the data would take too long to replay because of its size."""
    if len(data) > MAX_IMPORT_BYTES:
        raise RecordFileError(
            1, f"is longer than any match: {len(data)} bytes, not at most {MAX_IMPORT_BYTES}"
        )
    for number, line in enumerate(data.split(b"\n"), 1):
        if len(line) > MAX_LINE_BYTES:
            raise RecordFileError(
                number,
                f"is longer than any line of a record: {len(line)} bytes, not {MAX_LINE_BYTES}",
            )

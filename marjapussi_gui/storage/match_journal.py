"""The journal of a match in the database. It commits each action before the action is shown."""

import json
from collections.abc import Callable

from ..engine.record_lines import RecordEntry, entry_line
from ..engine.seating import SEATS
from ..engine.state import Seat
from ..model.remark import Remark, remark_to_json
from .database import Database
from .errors import StoreError

OnError = Callable[[StoreError | None], None]


class MatchJournal:
    """Writes the actions of a match to the database.

    The database continues in memory while its file can't be written. If even that fails, `on_error`
    is called with the error, and the actions stay pending. When they have been written, it is
    called with None.
    """

    def __init__(self, database: Database, match_id: int, ply: int, on_error: OnError) -> None:
        self.match_id = match_id
        self._database, self._next_ply, self._on_error = database, ply, on_error
        self._pending: list[tuple[int, str | None]] = []
        self._pending_remarks: list[Remark] = []
        self._has_failed = self._is_assisted = False
        self._assisted_seats: set[Seat] = set()

    @property
    def has_pending_changes(self) -> bool:
        return bool(self._pending or self._pending_remarks) or self._is_assisted

    def append(self, entry: RecordEntry) -> None:
        self._pending.append((self._next_ply, entry_line(entry)))
        self._next_ply += 1
        self.write_pending()

    def truncate(self, ply: int) -> None:
        """Record that the actions from this ply on were undone. Their rows stay in the database."""
        self._pending.append((ply, None))
        self._pending_remarks = [each for each in self._pending_remarks if each.ply <= ply]
        self._next_ply = ply
        self.write_pending()

    def mark_assisted(self, seat: Seat | None = None) -> None:
        self._is_assisted = True
        self._assisted_seats |= set(SEATS) if seat is None else {seat}
        self.write_pending()

    def add_remark(self, remark: Remark) -> None:
        self._pending_remarks.append(remark)
        self.write_pending()

    def write_pending(self) -> None:
        try:
            self._write_transaction()
        except StoreError as error:
            self._report_error(error)
            return
        self._pending.clear()
        self._pending_remarks.clear()
        self._is_assisted = False
        self._assisted_seats.clear()
        self._report_error(None)

    def _report_error(self, error: StoreError | None) -> None:
        """Report an error. With None, report once that the last error is resolved."""
        if error is not None or self._has_failed:
            self._on_error(error)
        self._has_failed = error is not None

    def _write_transaction(self) -> None:
        now = self._database.timestamp()
        with self._database.transaction() as connection:
            for ply, line in self._pending:
                connection.execute(APPEND_LINE_SQL, (self.match_id, self.match_id, ply, line))
                if line is None:
                    connection.execute(
                        "delete from hands where match = ? and ply > ?", (self.match_id, ply)
                    )
                    connection.execute(
                        "delete from verdicts where match = ? and ply >= ?", (self.match_id, ply)
                    )
                    connection.execute(
                        "delete from practised where match = ? and ply >= ?", (self.match_id, ply)
                    )
                    connection.execute(
                        "delete from remarks where match = ? and ply > ?", (self.match_id, ply)
                    )
                    connection.execute(
                        "delete from seat_hands where match = ? and ply > ?", (self.match_id, ply)
                    )
                    for sql in TAKE_BACK_PEOPLE_SQL:
                        connection.execute(sql, (self.match_id, ply))
                    connection.execute("delete from judged where match = ?", (self.match_id,))
                    connection.execute(REOPEN_MATCH_SQL, (self.match_id,))
            for remark in self._pending_remarks:
                text = json.dumps(remark_to_json(remark))
                connection.execute(ADD_REMARK_SQL, (self.match_id, self.match_id, remark.ply, text))
            if self._is_assisted:
                connection.execute(MARK_ASSISTED_SQL, (self.match_id,))
            for seat in self._assisted_seats:
                connection.execute(MARK_PERSON_SQL, (self.match_id, seat))
            connection.execute(UPDATE_CHANGED_SQL, (now, self._next_ply, self.match_id))


APPEND_LINE_SQL = """
insert into log (match, number, ply, line)
values (?, (select coalesce(max(number) + 1, 0) from log where match = ?), ?, ?)
"""

ADD_REMARK_SQL = """
insert into remarks (match, number, ply, remark)
values (?, (select coalesce(max(number) + 1, 0) from remarks where match = ?), ?, ?)
"""

MARK_ASSISTED_SQL = "update matches set assisted = 1 where id = ?"

# whoever sits there now
MARK_PERSON_SQL = """
update match_people set assisted = 1 where match = ?1 and seat = ?2 and ply = (
    select max(ply) from match_people where match = ?1 and seat = ?2)
"""

# who sits there now stays, and has been there since the ply to which the actions are taken back
TAKE_BACK_PEOPLE_SQL = (
    """
    delete from match_people where match = ?1 and ply > ?2 and ply < (
        select max(ply) from match_people as later
        where later.match = match_people.match and later.seat = match_people.seat)
    """,
    "update or replace match_people set ply = ?2 where match = ?1 and ply > ?2",
)

UPDATE_CHANGED_SQL = """
update matches
set changed = (select max(changed) + 1 from matches), changed_at = ?, actions = ?
where id = ?
"""

REOPEN_MATCH_SQL = """
update matches
set assisted = 1, status = 'open', winner = null,
    hands = (select count(*) from hands where match = id),
    scores = coalesce(
        (select scores from hands where match = id order by number desc limit 1), began)
where id = ?
"""

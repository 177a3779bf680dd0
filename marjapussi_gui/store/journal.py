"""A match is written down as it is played: what the table shows was committed before."""

from collections.abc import Callable

from ..engine.lines import Entry, entry_line
from .database import Database
from .trouble import StoreError

Trouble = Callable[[StoreError | None], None]


def raised(trouble: StoreError | None) -> None:
    """Raise what went wrong."""
    if trouble is not None:
        raise trouble


class MatchJournal:
    """Keeps the actions of one match.

    The database keeps in memory what its file cannot take just now. Where even that fails it is
    told, kept in mind, and written with the next action; once all is written, None is told.
    """

    def __init__(self, database: Database, match: int, ply: int, tell: Trouble) -> None:
        self.match = match
        self._database, self._ply, self._tell = database, ply, tell
        self._waiting: list[tuple[int, str | None]] = []
        self._is_troubled = self._is_assisted = False

    @property
    def is_waiting(self) -> bool:
        """Whether something is known here only."""
        return bool(self._waiting) or self._is_assisted

    def wrote(self, entry: Entry) -> None:
        """Keep one more action."""
        self._waiting.append((self._ply, entry_line(entry)))
        self._ply += 1
        self.write()

    def cut(self, ply: int) -> None:
        """Note that everything from this action on was taken back; the rows stay."""
        self._waiting.append((ply, None))
        self._ply = ply
        self.write()

    def assisted(self) -> None:
        """Note that the match is no longer played unaided."""
        self._is_assisted = True
        self.write()

    def write(self) -> None:
        """Write what waits, all of it or nothing."""
        try:
            self._commit()
        except StoreError as trouble:
            self._tell_of(trouble)
            return
        self._waiting.clear()
        self._is_assisted = False
        self._tell_of(None)

    def _tell_of(self, trouble: StoreError | None) -> None:
        """Tell of a trouble, and once of its end."""
        if trouble is not None or self._is_troubled:
            self._tell(trouble)
        self._is_troubled = trouble is not None

    def _commit(self) -> None:
        now = self._database.now()
        with self._database.change() as connection:
            for ply, line in self._waiting:
                connection.execute(ADD, (self.match, self.match, ply, line))
                if line is None:
                    connection.execute(
                        "delete from hands where match = ? and ply > ?", (self.match, ply)
                    )
                    connection.execute(
                        "delete from verdicts where match = ? and ply >= ?", (self.match, ply)
                    )
                    connection.execute(
                        "delete from practised where match = ? and ply >= ?", (self.match, ply)
                    )
                    connection.execute("delete from judged where match = ?", (self.match,))
                    connection.execute(REOPEN, (self.match,))
            if self._is_assisted:
                connection.execute(ASSIST, (self.match,))
            connection.execute(TOUCH, (now, self._ply, self.match))


ADD = """
insert into log (match, number, ply, line)
values (?, (select coalesce(max(number) + 1, 0) from log where match = ?), ?, ?)
"""

ASSIST = "update matches set assisted = 1 where id = ?"

TOUCH = """
update matches
set changed = (select max(changed) + 1 from matches), changed_at = ?, actions = ?
where id = ?
"""

REOPEN = """
update matches
set assisted = 1, status = 'open', winner = null,
    hands = (select count(*) from hands where match = id),
    scores = coalesce(
        (select scores from hands where match = id order by number desc limit 1), began)
where id = ?
"""

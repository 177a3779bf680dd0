"""The journal of one match in the database: each action is committed before it is shown."""

from collections.abc import Callable

from ..engine.lines import Entry, entry_line
from .database import Database
from .trouble import StoreError

Trouble = Callable[[StoreError | None], None]


def raised(trouble: StoreError | None) -> None:
    """Raise an error, unless it is None."""
    if trouble is not None:
        raise trouble


class MatchJournal:
    """A journal that writes the actions of one match to the database.

    The database continues in memory while its file cannot be written. If even that fails,
    `on_error` gets the error and the actions stay pending; once they are written, it gets None.
    """

    def __init__(self, database: Database, match: int, ply: int, tell: Trouble) -> None:
        self.match = match
        self._database, self._ply, self._tell = database, ply, tell
        self._waiting: list[tuple[int, str | None]] = []
        self._is_troubled = self._is_assisted = False

    @property
    def is_waiting(self) -> bool:
        """Whether some changes are not in the database yet."""
        return bool(self._waiting) or self._is_assisted

    def wrote(self, entry: Entry) -> None:
        self._waiting.append((self._ply, entry_line(entry)))
        self._ply += 1
        self.write()

    def cut(self, ply: int) -> None:
        """Record that all actions from this ply on were undone; their rows stay."""
        self._waiting.append((ply, None))
        self._ply = ply
        self.write()

    def assisted(self) -> None:
        """Record that the player used help, such as a hint or undo."""
        self._is_assisted = True
        self.write()

    def write(self) -> None:
        """Write all pending changes in one transaction."""
        try:
            self._commit()
        except StoreError as trouble:
            self._tell_of(trouble)
            return
        self._waiting.clear()
        self._is_assisted = False
        self._tell_of(None)

    def _tell_of(self, trouble: StoreError | None) -> None:
        """Report an error, or None once after the last error is over."""
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

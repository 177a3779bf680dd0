"""The backup folder: daily copies of the database, copies made by hand, and restoring."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date
from pathlib import Path

from ..kept.backup import Backup
from .checks import checked_version
from .connection import connect
from .copies import BY_HAND, DAILY, copies, kind_and_day, write_copy
from .database import Clock, Database, utc_now
from .migrations import MIGRATIONS
from .trouble import NEWER, NO_BACKUPS, READ_ONLY, UNUSABLE, StoreError, named_errors

KEPT = 7  # a week; copies made by hand are never deleted


class Backups:
    """The backups of one database, as files in a folder."""

    def __init__(
        self,
        database: Database,
        folder: Path,
        clock: Clock = utc_now,
        migrations: tuple[str, ...] = MIGRATIONS,
    ) -> None:
        self._database, self._folder, self._clock = database, folder, clock
        self._migrations = migrations

    def listed(self) -> list[Backup]:
        """Return all backups, the newest first."""
        with _named_errors():
            return [Backup(path, *kind_and_day(path)) for path in reversed(copies(self._folder))]

    def daily(self) -> Path | None:
        """Create today's backup and delete old daily ones; return None if there is nothing to do.

        Copying takes a while, so call it from a worker thread.
        """
        dailies = [backup for backup in self.listed() if backup.kind == DAILY]
        if not self._database.is_kept or (dailies and dailies[0].day == str(self._today())):
            return None
        path = self.back_up_now(DAILY)
        with _named_errors():
            for old in dailies[KEPT - 1 :]:
                old.path.unlink(missing_ok=True)
        return path

    def back_up_now(self, kind: str = BY_HAND) -> Path:
        """Back up the whole database and return the path of the copy."""
        with _named_errors(), self._database.source() as source:
            return write_copy(source, self._folder, kind, self._today())

    def restore(self, path: Path) -> Path:
        """Replace all content with that of a backup; return a backup of the previous content."""
        with named_errors():
            if checked_version(path, self._migrations) > len(self._migrations):
                raise StoreError(NEWER, "made by a newer version of the program")
            before = self.back_up_now("before-restore")
            with closing(connect(path, "ro")) as source:
                self._database.take_from(source, self._migrations)
        return before

    def _today(self) -> date:
        return self._clock().astimezone(UTC).date()


@contextmanager
def _named_errors() -> Iterator[None]:
    """Report errors of the backup folder as NO_BACKUPS, apart from those of the database."""
    try:
        with named_errors():
            yield
    except StoreError as error:
        if error.key in (READ_ONLY, UNUSABLE):
            raise StoreError(NO_BACKUPS, error.why) from error
        raise

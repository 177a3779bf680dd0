"""The backup folder: daily backups of the database, backups made by hand, and restoring them."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, date
from pathlib import Path

from ..ports.program_info import Backup
from .base_repository import NO_ITEMS, BaseRepository, ReportError, default_on_error
from .connection import connect
from .database import Clock, Database, utc_now
from .database_copies import (
    DAILY,
    MANUAL,
    delete_copy,
    list_copies,
    parse_copy_name,
    write_copy,
)
from .errors import (
    DAMAGED,
    NEWER_VERSION,
    NO_BACKUPS,
    READ_ONLY,
    UNREACHABLE,
    UNUSABLE,
    StoreError,
    convert_errors,
)
from .file_checks import validate_file
from .migrations import MIGRATIONS

DAILY_BACKUP_LIMIT = 7  # number of daily backups to keep; backups made by hand are never deleted


class BackupFolder(BaseRepository):
    """Keeps backups of a database as files in a folder; implements BackupService."""

    def __init__(
        self,
        database: Database,
        folder: Path,
        clock: Clock = utc_now,
        migrations: tuple[str, ...] = MIGRATIONS,
        report_error: ReportError | None = None,
    ) -> None:
        super().__init__(database, report_error)
        self._folder, self._clock, self._migrations = folder, clock, migrations

    @default_on_error(NO_ITEMS)
    def list_backups(self) -> list[Backup]:
        with _convert_errors():
            return [
                Backup(path, *parse_copy_name(path)) for path in reversed(list_copies(self._folder))
            ]

    def create_daily(self) -> Path | None:
        """Create today's backup and delete old daily ones. Return None if no backup is due.

        Copying takes a while, so call this on a worker thread. Raise StoreError if it fails.
        """
        dailies = [backup for backup in self.list_backups() if backup.kind == DAILY]
        if not self._database.is_persistent or (dailies and dailies[0].day == str(self._today())):
            return None
        path = self.write(DAILY)
        with _convert_errors():
            for old in dailies[DAILY_BACKUP_LIMIT - 1 :]:
                delete_copy(old.path)
        return path

    @default_on_error(None)
    def create(self) -> Path:
        return self.write(MANUAL)

    def write(self, kind: str) -> Path:
        """Back up the database and return the path of the backup, or raise StoreError."""
        with _convert_errors(), self._database.reading_connection() as source:
            return write_copy(source, self._folder, kind, self._today())

    def restore(self, path: Path) -> bool:
        try:
            self.load(path)
        except StoreError as error:
            # otherwise only the backup is at fault, not the database
            if error.key not in (DAMAGED, NEWER_VERSION):
                self._handle_error(error)
            return False
        return True

    def load(self, path: Path) -> Path:
        with convert_errors():
            if validate_file(path, self._migrations) > len(self._migrations):
                raise StoreError(NEWER_VERSION, "made by a newer version of the program")
            before = self.write("before-restore")
            with closing(connect(path, "ro")) as source:
                self._database.restore_from(source, self._migrations)
        return before

    def _today(self) -> date:
        return self._clock().astimezone(UTC).date()


@contextmanager
def _convert_errors() -> Iterator[None]:
    """Turn errors in the block into StoreError, with key NO_BACKUPS if the folder is unusable."""
    try:
        with convert_errors():
            yield
    except StoreError as error:
        if error.key in (READ_ONLY, UNREACHABLE, UNUSABLE):
            raise StoreError(NO_BACKUPS, error.reason) from error
        raise

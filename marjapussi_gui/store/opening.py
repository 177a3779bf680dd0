"""Opens or creates the database file in whatever state it is, without losing data."""

import sqlite3
from contextlib import ExitStack, closing, suppress
from datetime import date
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ..engine.frozen import frozen
from .checks import check_form, check_kind, checked_version
from .connection import connect
from .copies import clear_parts, copy_files, newest_copy, write_copy
from .database import Clock, Database, utc_now
from .held_file import check_writable
from .lock import Lock, taken_lock
from .migrations import MIGRATIONS, migrate, version
from .own_file import OwnFile
from .places import backups_beside
from .recovery import Progress, make_new, recovered_beside, set_aside
from .trouble import DAMAGED, LOCKED, NEWER, REPORTS, StoreError, key_of, named_errors


class How(StrEnum):
    """How a database was opened; any other status is an error key."""

    CREATED = "created"
    OPENED = "opened"
    MIGRATED = "migrated"
    RECOVERED = "recovered"


@frozen
class Opened:
    """An opened database and its status.

    created, opened, migrated: no problem. recovered: the file was damaged and is quarantined.
    locked, read_only, full, unusable: the file can only be read, or if not even that, an empty
    database in memory is used. newer: the file is untouched, and a database in memory is used.
    """

    database: "Database"
    how: How | str
    set_aside: Path | None = None
    recovered: int = 0
    backup: Path | None = None  # set if data may have been lost


def open_file(
    path: Path,
    *,
    clock: Clock = utc_now,
    migrations: tuple[str, ...] = MIGRATIONS,
    on_repair: Progress = bool,
) -> Opened:
    """Open or create the database file in whatever state it is, without losing data.

    Repairing a damaged file may take long: `on_repair_progress` gets the share done, 0 to 1.
    """
    try:
        with named_errors(path):
            return _open(path, clock, migrations, on_repair)
    except StoreError as error:
        if error.key == LOCKED:
            with suppress(StoreError):
                return Opened(_looking(path, clock, migrations), LOCKED)
        return _look_at_copy(path, clock, migrations, error.key)


def _open(
    path: Path, clock: Clock, migrations: tuple[str, ...], on_repair: Progress = bool
) -> Opened:
    path.parent.mkdir(parents=True, exist_ok=True)
    check_kind(path)
    lock = taken_lock(path)
    if lock is None:
        raise StoreError(LOCKED, "another window has it")
    try:
        return _open_locked(path, clock, migrations, lock, on_repair)
    except BaseException:
        lock.close()
        raise


def _reopened(path: Path, clock: Clock, migrations: tuple[str, ...]) -> OwnFile:
    """Open the file for writing; raise StoreError if that is still not possible."""
    with named_errors(path):
        opened = _open(path, clock, migrations)
    file = opened.database.release()
    if file is None:
        opened.database.close()
        raise StoreError(str(opened.how), "it cannot be written yet")
    return file


def _open_locked(
    path: Path, clock: Clock, migrations: tuple[str, ...], lock: Lock, on_repair: Progress
) -> Opened:
    clear_parts(backups_beside(path))
    recovered = recovered_beside(path)
    if not path.exists() and recovered.exists():
        recovered.rename(path)  # the program ended just before this step of a recovery
    if not path.exists():
        make_new(path, migrations)
        return Opened(_writing(path, clock, lock), How.CREATED)
    check_writable(path)
    try:
        old = checked_version(path, migrations)
    except REPORTS as error:
        if key_of(error) != DAMAGED:
            raise
        return _recovered(path, clock, migrations, lock, on_repair)
    if old > len(migrations):
        lock.close()
        return Opened(Database.in_memory(clock, why=NEWER), NEWER)
    if old < len(migrations):
        _migrate_with_backup(path, old, migrations, clock().date())
    return Opened(
        _writing(path, clock, lock), How.OPENED if old == len(migrations) else How.MIGRATED
    )


def _recovered(
    path: Path, clock: Clock, migrations: tuple[str, ...], lock: Lock, on_repair: Progress
) -> Opened:
    recovered = recovered_beside(path)
    on_repair(0.0)
    matches = make_new(recovered, migrations, path, on_repair)
    aside = set_aside(path, clock())
    recovered.rename(path)
    return Opened(_writing(path, clock, lock), How.RECOVERED, aside, matches, _newest_backup(path))


def _newest_backup(path: Path) -> Path | None:
    """Return the newest backup of a database; None if there is none or its folder is unreadable."""
    try:
        return newest_copy(backups_beside(path))
    except OSError:
        return None


def _migrate_with_backup(path: Path, old: int, migrations: tuple[str, ...], today: date) -> None:
    with closing(connect(path)) as connection:
        kind = f"before-version-{old + 1}"
        write_copy(connection, backups_beside(path), kind, today)
        migrate(connection, migrations)


def _writing(path: Path, clock: Clock, lock: Lock) -> Database:
    own = OwnFile(path, lock)
    return Database(own.connection, path=path, clock=clock, own=own)


def _looking(path: Path, clock: Clock, migrations: tuple[str, ...]) -> Database:
    """Open a file that another program writes to for reading only."""
    with ExitStack() as on_failure:
        try:
            connection = on_failure.enter_context(closing(connect(path, "ro")))
            if version(connection) != len(migrations):
                raise StoreError(LOCKED, "by another version of the program")
            check_form(connection, migrations)
        except sqlite3.Error as error:
            raise StoreError(LOCKED, str(error)) from error
        on_failure.pop_all()
    reopen = partial(_reopened, path, clock, migrations)
    return Database(connection, path=path, clock=clock, why=LOCKED, reopen=reopen)


def _look_at_copy(path: Path, clock: Clock, migrations: tuple[str, ...], how: str) -> Opened:
    """Open a temporary copy of a file that SQLite cannot open, or an empty database."""
    folder = TemporaryDirectory(prefix="marjapussi-")
    reopen = partial(_reopened, path, clock, migrations)
    copy = Path(folder.name, path.name)
    try:
        with named_errors(), ExitStack() as on_failure:
            copy_files(path, copy)
            checked_version(copy)
            connection = on_failure.enter_context(closing(connect(copy)))
            migrate(connection)
            connection.execute("pragma query_only = on")
            on_failure.pop_all()
    except StoreError:
        folder.cleanup()
        return Opened(Database.in_memory(clock, why=how, reopen=reopen), how)
    database = Database(connection, path=copy, clock=clock, copy=folder, why=how, reopen=reopen)
    return Opened(database, how)

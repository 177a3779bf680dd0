"""Opens or makes the one file, whatever state it is in; nothing that was kept is lost."""

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
    """How a file was come by; any other word is the trouble that there was with it."""

    CREATED = "created"
    OPENED = "opened"
    MIGRATED = "migrated"
    RECOVERED = "recovered"


@frozen
class Opened:
    """A database, and how it was come by.

    created, opened, migrated: all is well. recovered: the file was damaged and set aside.
    locked, read_only, full, unusable: it can only be looked at, or nothing is kept at all where
    even that cannot be. newer: it is not touched, and nothing is kept.
    """

    database: "Database"
    how: How | str
    set_aside: Path | None = None
    recovered: int = 0  # matches
    backup: Path | None = None  # the newest one, where something was lost


def open_file(
    path: Path,
    *,
    clock: Clock = utc_now,
    migrations: tuple[str, ...] = MIGRATIONS,
    on_repair: Progress = bool,
) -> Opened:
    """Open or make the file, whatever state it is in; nothing that was kept is lost.

    A damaged file may take long: `on_repair` is called with how much of it is done.
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
    """Return the file once it can be written; StoreError says why it cannot."""
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
        recovered.rename(path)  # the program ended just before that
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
    """Return the newest backup of a file; None too where their folder cannot be looked into."""
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
    """Look at a file that another program writes to."""
    with ExitStack() as unless_all_is_well:
        try:
            connection = unless_all_is_well.enter_context(closing(connect(path, "ro")))
            if version(connection) != len(migrations):
                raise StoreError(LOCKED, "by another version of the program")
            check_form(connection, migrations)
        except sqlite3.Error as error:
            raise StoreError(LOCKED, str(error)) from error
        unless_all_is_well.pop_all()
    reopen = partial(_reopened, path, clock, migrations)
    return Database(connection, path=path, clock=clock, why=LOCKED, reopen=reopen)


def _look_at_copy(path: Path, clock: Clock, migrations: tuple[str, ...], how: str) -> Opened:
    """Look at a copy of a file that SQLite cannot open where it is; else begin with nothing."""
    folder = TemporaryDirectory(prefix="marjapussi-")
    reopen = partial(_reopened, path, clock, migrations)
    copy = Path(folder.name, path.name)
    try:
        with named_errors(), ExitStack() as unless_all_is_well:
            copy_files(path, copy)
            checked_version(copy)
            connection = unless_all_is_well.enter_context(closing(connect(copy)))
            migrate(connection)
            connection.execute("pragma query_only = on")
            unless_all_is_well.pop_all()
    except StoreError:
        folder.cleanup()
        return Opened(Database.in_memory(clock, why=how, reopen=reopen), how)
    database = Database(connection, path=copy, clock=clock, copy=folder, why=how, reopen=reopen)
    return Opened(database, how)

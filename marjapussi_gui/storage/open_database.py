"""Opens or creates the database file, whatever state it is in, without losing data."""

import sqlite3
from contextlib import ExitStack, closing, suppress
from datetime import date
from enum import StrEnum
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from ..engine.frozen import frozen
from ..system.paths import backup_folder_for
from .connection import connect, with_sidecar_files
from .database import Clock, Database, utc_now
from .database_copies import copy_database_files, tidy_copies, write_copy
from .database_file import DatabaseFile
from .errors import (
    DAMAGED,
    LOCKED,
    NEWER_VERSION,
    SQLITE_ERRORS,
    UNREACHABLE,
    StoreError,
    convert_errors,
    key_for_error,
)
from .file_checks import check_regular_file, check_schema, validate_file
from .migrations import MIGRATIONS, migrate, schema_version
from .private_files import check_writable, create_private_folder, restrict_file
from .program_lock import ProgramLock, acquire_lock
from .recovery import OnProgress, create_database_file, quarantine, recovered_path


class OpenStatus(StrEnum):
    """How a database was opened. If opening failed, an error key is reported instead."""

    CREATED = "created"
    OPENED = "opened"
    MIGRATED = "migrated"
    RECOVERED = "recovered"


@frozen
class OpenResult:
    """An open database, and how it was opened.

    After "created", "opened" and "migrated", all is well. After "recovered", the file was damaged:
    its readable rows were copied to a new file, and the old one was renamed. All other statuses are
    error keys. With "locked", "read_only", "full" and "unusable", the file can only be read; if not
    even that is possible, the database is an empty one in memory. With "newer", a newer version of
    the program made the file, which stays untouched, and the database is in memory.
    """

    database: "Database"
    status: OpenStatus | str


def open_database(
    path: Path,
    *,
    clock: Clock = utc_now,
    migrations: tuple[str, ...] = MIGRATIONS,
    on_repair_progress: OnProgress = bool,
) -> OpenResult:
    """Open or create the database file, whatever state it is in, without losing data.

    Repairing a damaged file may take long. Meanwhile `on_repair_progress` is called with the share
    of the work done, from 0 to 1.
    """
    try:
        with convert_errors(path):
            return _open_or_create(path, clock, migrations, on_repair_progress)
    except StoreError as error:
        if error.key == LOCKED:
            with suppress(StoreError):
                return OpenResult(_open_for_reading(path, clock, migrations), LOCKED)
        return _open_copy(path, clock, migrations, error.key)


def _open_or_create(
    path: Path, clock: Clock, migrations: tuple[str, ...], on_repair_progress: OnProgress = bool
) -> OpenResult:
    create_private_folder(path.parent)
    check_regular_file(path)
    lock = acquire_lock(path)
    if lock is None:
        raise StoreError(LOCKED, "another window has opened it")
    try:
        return _open_with_lock(path, clock, migrations, lock, on_repair_progress)
    except BaseException:
        lock.release()
        raise


def _reopen_file(
    path: Path, clock: Clock, migrations: tuple[str, ...], *, must_exist: bool = False
) -> DatabaseFile:
    """Open the file for writing, after an earlier failure. Raise StoreError if it fails again."""
    with convert_errors(path):
        if must_exist and not path.exists():
            raise StoreError(UNREACHABLE, "the file isn't there")
        opened = _open_or_create(path, clock, migrations)
    file = opened.database.release_file()
    if file is None:
        opened.database.close()
        raise StoreError(str(opened.status), "it still can't be written")
    return file


def _open_with_lock(
    path: Path,
    clock: Clock,
    migrations: tuple[str, ...],
    lock: ProgramLock,
    on_repair_progress: OnProgress,
) -> OpenResult:
    tidy_copies(backup_folder_for(path))
    for file in with_sidecar_files(path):
        restrict_file(file)
    recovered = recovered_path(path)
    if not path.exists() and recovered.exists():
        recovered.rename(path)  # an earlier recovery was interrupted just before this step
    if not path.exists():
        create_database_file(path, migrations)
        return OpenResult(_open_for_writing(path, clock, migrations, lock), OpenStatus.CREATED)
    check_writable(path)
    try:
        old = validate_file(path, migrations)
    except SQLITE_ERRORS as error:
        if key_for_error(error) != DAMAGED:
            raise
        return _open_recovered(path, clock, migrations, lock, on_repair_progress)
    if old > len(migrations):
        lock.release()
        return OpenResult(Database.in_memory(clock, error_key=NEWER_VERSION), NEWER_VERSION)
    if old < len(migrations):
        _migrate_with_backup(path, old, migrations, clock().date())
    return OpenResult(
        _open_for_writing(path, clock, migrations, lock),
        OpenStatus.OPENED if old == len(migrations) else OpenStatus.MIGRATED,
    )


def _open_recovered(
    path: Path,
    clock: Clock,
    migrations: tuple[str, ...],
    lock: ProgramLock,
    on_repair_progress: OnProgress,
) -> OpenResult:
    recovered = recovered_path(path)
    on_repair_progress(0.0)
    create_database_file(recovered, migrations, path, on_repair_progress)
    quarantine(path, clock())
    recovered.rename(path)
    return OpenResult(_open_for_writing(path, clock, migrations, lock), OpenStatus.RECOVERED)


def _migrate_with_backup(
    path: Path, old_version: int, migrations: tuple[str, ...], today: date
) -> None:
    with closing(connect(path)) as connection:
        kind = f"before-version-{old_version + 1}"
        write_copy(connection, backup_folder_for(path), kind, today)
        migrate(connection, migrations)


def _open_for_writing(
    path: Path, clock: Clock, migrations: tuple[str, ...], lock: ProgramLock
) -> Database:
    own = DatabaseFile(path, lock)
    reopen = partial(_reopen_file, path, clock, migrations, must_exist=True)
    return Database(own.connection, path=path, clock=clock, file=own, reopen=reopen)


def _open_for_reading(path: Path, clock: Clock, migrations: tuple[str, ...]) -> Database:
    """Open a file read-only, because another program is writing to it."""
    with ExitStack() as on_failure:
        try:
            connection = on_failure.enter_context(closing(connect(path, "ro")))
            if schema_version(connection) != len(migrations):
                raise StoreError(LOCKED, "another version of the program has opened it")
            check_schema(connection, migrations)
        except sqlite3.Error as error:
            raise StoreError(LOCKED, str(error)) from error
        on_failure.pop_all()
    reopen = partial(_reopen_file, path, clock, migrations)
    return Database(connection, path=path, clock=clock, error_key=LOCKED, reopen=reopen)


def _open_copy(path: Path, clock: Clock, migrations: tuple[str, ...], error_key: str) -> OpenResult:
    """Open a temporary copy of a file that SQLite can't open, or else an empty database."""
    folder = TemporaryDirectory(prefix="marjapussi-")
    reopen = partial(_reopen_file, path, clock, migrations)
    copy = Path(folder.name, path.name)
    try:
        with convert_errors(), ExitStack() as on_failure:
            copy_database_files(path, copy)
            validate_file(copy)
            connection = on_failure.enter_context(closing(connect(copy)))
            migrate(connection)
            connection.execute("pragma query_only = on")
            on_failure.pop_all()
    except StoreError:
        folder.cleanup()
        return OpenResult(Database.in_memory(clock, error_key=error_key, reopen=reopen), error_key)
    database = Database(
        connection,
        path=copy,
        clock=clock,
        temporary_folder=folder,
        error_key=error_key,
        reopen=reopen,
    )
    return OpenResult(database, error_key)

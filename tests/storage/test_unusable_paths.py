"""Folders and files that are not what they should be, or that nobody may enter."""

import os
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from marjapussi_gui.app.crash_report import FAULT_LOG_NAME, log_faults, write_report
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_copies import MANUAL, MAX_COPY_BYTES, write_copy
from marjapussi_gui.storage.errors import NO_BACKUPS, READ_ONLY, UNUSABLE, StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.program_log import start_file_log
from tests.storage.played_matches import load_match, store_random_match
from tests.unprivileged import run_unprivileged, unprivileged_home

posix = pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes and pipes")


@pytest.fixture
def home() -> Iterator[Path]:
    with unprivileged_home() as home:
        yield home


def fill_database(file: Path) -> str:
    database = open_database(file).database
    text = MatchTable(database).export_record(store_random_match(database))
    database.close()
    return text


def backups_of(database: Database, file: Path) -> BackupFolder:
    return BackupFolder(database, file.parent / "backups")


def files_may_only_be_read(folder: Path) -> None:
    for each in folder.iterdir():
        each.chmod(0o444)


def folder_may_only_be_read(folder: Path) -> None:
    folder.chmod(0o555)


def file_may_only_be_read(folder: Path) -> None:
    (folder / "marjapussi.db").chmod(0o444)


def lock_may_only_be_read(folder: Path) -> None:
    (folder / "marjapussi.lock").chmod(0o444)


@posix
@pytest.mark.parametrize(
    "forbid",
    [
        files_may_only_be_read,
        folder_may_only_be_read,
        file_may_only_be_read,
        lock_may_only_be_read,
    ],
)
def test_read_only_database_opens_and_reports_it(
    home: Path, forbid: Callable[[Path], None]
) -> None:
    file = home / "data" / "marjapussi.db"
    with run_unprivileged():
        text = fill_database(file)
        forbid(file.parent)

        opened = open_database(file)

        assert (READ_ONLY, True) == (opened.status, opened.database.path is not None)
        assert text == MatchTable(opened.database).export_record(1)
        MatchTable(opened.database).delete(1)
        assert not opened.database.save_pending()
        assert opened.database.error_key == READ_ONLY
        opened.database.close()


@posix
@pytest.mark.parametrize("inner", ["data", "."])
def test_inaccessible_folder_stores_nothing_and_reports_it(home: Path, inner: str) -> None:
    file = home / "data" / "marjapussi.db"
    with run_unprivileged():
        fill_database(file)
        (home / inner).chmod(0)

        opened = open_database(file)
        match = store_random_match(opened.database)

        assert (READ_ONLY, False) == (opened.status, opened.database.is_persistent)
        assert load_match(opened.database, match).record.entries
        with pytest.raises(StoreError) as refused:
            backups_of(opened.database, file).list_backups()
        assert refused.value.key == NO_BACKUPS
        assert backups_refused(opened.database, file)
        opened.database.close()


def backups_refused(database: Database, file: Path) -> bool:
    """Return whether a backup fails and reports it."""
    with pytest.raises(StoreError) as refused:
        backups_of(database, file).write(MANUAL)
    return refused.value.key == NO_BACKUPS


@posix
def test_log_and_reports_need_no_folder_that_may_be_entered(home: Path) -> None:
    with run_unprivileged():
        home.chmod(0)

        with log_faults(home / "logs"):
            assert start_file_log(home / "logs", "a test of places") is None
            assert write_report(home / "logs", "a fault") is None
            assert write_report(home, "a fault") is None


def test_file_in_place_of_the_backup_folder_is_reported(file: Path) -> None:
    database = open_database(file).database
    match = store_random_match(database)
    (file.parent / "backups").write_text("no folder")

    assert backups_refused(database, file)
    with pytest.raises(StoreError) as refused:
        backups_of(database, file).create_daily()

    assert refused.value.key == NO_BACKUPS
    assert (file.parent / "backups").read_text() == "no folder"
    assert load_match(database, match).record.entries
    database.close()


def test_damaged_file_is_recovered_beside_backups_that_are_a_file(file: Path) -> None:
    fill_database(file)
    (file.parent / "backups").write_text("no folder")
    file.write_bytes(b"damaged")

    opened = open_database(file)

    assert opened.status == OpenStatus.RECOVERED
    opened.database.close()


@posix
def test_folder_of_backups_that_cannot_be_listed_loses_none(home: Path) -> None:
    file = home / "data" / "marjapussi.db"
    with run_unprivileged():
        fill_database(file)
        database = open_database(file).database
        first = backups_of(database, file).write(MANUAL)
        content = first.read_bytes()
        store_random_match(database)
        first.parent.chmod(0o333)

        assert backups_refused(database, file)

        first.parent.chmod(0o755)
        assert content == first.read_bytes()
        database.close()


def test_special_file_is_not_listed_as_a_backup(file: Path) -> None:
    database = open_database(file).database
    folder = file.parent / "backups"
    (folder / "000007-daily-2026-05-05.db").mkdir(parents=True)

    backup = backups_of(database, file).write(MANUAL)

    assert backup.name.startswith("000008")
    assert [backup] == [each.path for each in backups_of(database, file).list_backups()]
    with pytest.raises(StoreError):
        backups_of(database, file).load(folder)
    database.close()


def pipe(path: Path) -> None:
    os.mkfifo(path)


def folder(path: Path) -> None:
    path.mkdir()


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@posix
@pytest.mark.parametrize("name", ["db", "db-wal", "db-shm", "db-journal", "lock", "lock-journal"])
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_special_file_is_never_waited_for(
    file: Path, make: Callable[[Path], None], name: str
) -> None:
    file.parent.mkdir()
    place = file.with_name(f"marjapussi.{name}")
    make(place)

    opened = open_database(file)

    assert (UNUSABLE, False) == (opened.status, opened.database.is_persistent)
    assert not place.is_file()
    match = store_random_match(opened.database)
    assert load_match(opened.database, match).record.entries
    opened.database.close()


@posix
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_backup_that_is_no_file_is_refused(
    file: Path, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    database = open_database(file).database
    place = tmp_path / "000001-daily-2026-05-05.db"
    make(place)

    assert BackupFolder(database, tmp_path).list_backups() == []
    with pytest.raises(StoreError):
        BackupFolder(database, tmp_path).load(place)

    assert [place.name, "data"] == [each.name for each in sorted(tmp_path.iterdir())]
    database.close()


@posix
@pytest.mark.parametrize("make", [pipe, folder, endless])
def test_log_that_is_no_file_is_not_written(tmp_path: Path, make: Callable[[Path], None]) -> None:
    for name in ("a test of places.log", FAULT_LOG_NAME):
        make(tmp_path / name)

    with log_faults(tmp_path):
        assert start_file_log(tmp_path, "a test of places") is None


@posix
def test_read_only_lock_file_makes_the_database_read_only(home: Path) -> None:
    file = home / "data" / "marjapussi.db"
    with run_unprivileged():
        fill_database(file)
        file.with_suffix(".lock").chmod(0o444)
        first = open_database(file)
        second = open_database(file)

        assert [READ_ONLY, READ_ONLY] == [first.status, second.status]
        assert not first.database.is_persistent
        first.database.close()
        second.database.close()


def test_very_large_file_that_may_not_be_opened_is_not_copied(file: Path) -> None:
    fill_database(file)
    file.with_suffix(".lock").unlink()
    file.with_suffix(".lock").mkdir()
    with file.open("r+b") as content:
        content.truncate(MAX_COPY_BYTES + 1)

    opened = open_database(file)

    assert (UNUSABLE, False) == (opened.status, opened.database.path is not None)
    opened.database.close()


def test_half_a_copy_is_never_left(file: Path, tmp_path: Path) -> None:
    database = open_database(file).database
    with database.reading_connection() as source:
        source.close()
        with pytest.raises(Exception, match="closed"):
            write_copy(source, tmp_path / "copies", "daily", date(2026, 5, 5))

    assert list((tmp_path / "copies").iterdir()) == []
    database.close()


def test_path_below_a_file_stores_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    file = tmp_path / "data" / "deeper" / "marjapussi.db"

    opened = open_database(file)

    assert (UNUSABLE, False) == (opened.status, opened.database.is_persistent)
    assert backups_refused(opened.database, file)
    with pytest.raises(StoreError):
        backups_of(opened.database, file).load(file)
    opened.database.close()


def test_healthy_places_still_open(file: Path) -> None:
    text = fill_database(file)

    opened = open_database(file)

    assert (OpenStatus.OPENED, text) == (
        opened.status,
        MatchTable(opened.database).export_record(1),
    )
    opened.database.close()

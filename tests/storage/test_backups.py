"""Backups and restoring them."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from marjapussi_gui.storage.backup_folder import DAILY_BACKUP_LIMIT, BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.database_copies import DAILY, MANUAL
from marjapussi_gui.storage.errors import DAMAGED, FULL, NEWER_VERSION, StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import APPLICATION_ID, MIGRATIONS
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from tests.storage.played_matches import store_random_match
from tests.storage.test_database import NEXT, fill_up

FIRST = datetime(2026, 5, 5, tzinfo=UTC)


@pytest.fixture
def on_disk(file: Path) -> Iterator[Database]:
    database = open_database(file).database
    yield database
    database.close()


def backup_folder_on(database: Database, folder: Path, day: int) -> BackupFolder:
    return BackupFolder(database, folder, lambda: FIRST + timedelta(days=day))


def test_backups_are_daily_and_limited_to_seven(on_disk: Database, tmp_path: Path) -> None:
    by_hand = backup_folder_on(on_disk, tmp_path, 0).write(MANUAL)
    for day in range(10):
        assert backup_folder_on(on_disk, tmp_path, day).create_daily() is not None
        assert backup_folder_on(on_disk, tmp_path, day).create_daily() is None

    listed = backup_folder_on(on_disk, tmp_path, 0).list_backups()

    assert [f"2026-05-{day:02}" for day in range(14, 7, -1)] == [
        each.day for each in listed if each.kind == DAILY
    ]
    assert DAILY_BACKUP_LIMIT + 1 == len(listed)
    assert (by_hand, MANUAL) == (listed[-1].path, listed[-1].kind)


def test_clock_that_jumps_keeps_the_newest(on_disk: Database, tmp_path: Path) -> None:
    for day in (0, 20_000, 1, -9000, 2, 3, 4, 5, 6):
        assert backup_folder_on(on_disk, tmp_path, day).create_daily() is not None

    days = [each.day for each in backup_folder_on(on_disk, tmp_path, 0).list_backups()]

    assert ["2026-05-11", "2026-05-10", "2026-05-09"] == days[:3]
    assert DAILY_BACKUP_LIMIT == len(days)


def test_backup_is_one_file_that_opens_elsewhere(on_disk: Database, tmp_path: Path) -> None:
    match = store_random_match(on_disk)

    backup = backup_folder_on(on_disk, tmp_path, 0).write(MANUAL)

    assert [backup] == [path for path in tmp_path.iterdir() if path.name != "data"]
    elsewhere = tmp_path / "elsewhere" / "marjapussi.db"
    elsewhere.parent.mkdir()
    backup.rename(elsewhere)
    opened = open_database(elsewhere)
    assert opened.status == OpenStatus.OPENED
    assert MatchTable(on_disk).export_record(match) == MatchTable(opened.database).export_record(
        match
    )
    opened.database.close()


def test_restored_backup_takes_the_place_of_everything(
    on_disk: Database, file: Path, tmp_path: Path
) -> None:
    match = store_random_match(on_disk)
    backups = backup_folder_on(on_disk, tmp_path, 0)
    backup = backups.write(MANUAL)
    later = store_random_match(on_disk, "bag")

    before = backups.load(backup)

    assert [match] == [each.id for each in MatchTable(on_disk).list_summaries()]
    again = store_random_match(on_disk, "tuppi")
    on_disk.close()
    reopened = open_database(file)
    assert OpenStatus.OPENED == reopened.status
    assert {match, again} == {each.id for each in MatchTable(reopened.database).list_summaries()}
    backups = backup_folder_on(reopened.database, tmp_path, 0)
    backups.load(before)
    assert {match, later} == {each.id for each in MatchTable(reopened.database).list_summaries()}
    reopened.database.close()


def upgrade_schema(path: Path) -> None:
    open_database(path, migrations=NEXT).database.close()


def truncate_file(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def text(path: Path) -> None:
    path.write_text("no database")


def rewrite(path: Path, pragma: str) -> None:
    with closing(sqlite3.connect(path)) as connection:
        script = list(connection.iterdump())
        version = connection.execute("pragma user_version").fetchone()[0]
    path.unlink()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"pragma {pragma}")
        connection.executescript("\n".join(script))
        connection.execute(f"pragma application_id = {APPLICATION_ID}")
        connection.execute(f"pragma user_version = {version}")


def encode_differently(path: Path) -> None:
    rewrite(path, "encoding = 'UTF-16'")


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (upgrade_schema, NEWER_VERSION),
        (truncate_file, DAMAGED),
        (text, DAMAGED),
        (encode_differently, DAMAGED),
    ],
)
def test_bad_backup_is_refused_and_changes_nothing(
    on_disk: Database, tmp_path: Path, spoil: Callable[[Path], None], key: str
) -> None:
    match = store_random_match(on_disk)
    backups = backup_folder_on(on_disk, tmp_path / "backups", 0)
    backup = backups.write(MANUAL)
    spoil(backup)

    with pytest.raises(StoreError) as refused:
        backups.load(backup)

    assert key == refused.value.key
    assert [match] == [each.id for each in MatchTable(on_disk).list_summaries()]


@pytest.mark.parametrize("size", [512, 65536])
def test_backup_with_pages_of_another_size_is_restored(
    on_disk: Database, tmp_path: Path, size: int
) -> None:
    match = store_random_match(on_disk)
    backups = backup_folder_on(on_disk, tmp_path / "backups", 0)
    backup = backups.write(MANUAL)
    rewrite(backup, f"page_size = {size}")
    MatchTable(on_disk).delete(match)

    assert backups.restore(backup)

    assert [match] == [each.id for each in MatchTable(on_disk).list_summaries()]


def test_older_backup_is_brought_to_the_newest_form(file: Path, tmp_path: Path) -> None:
    database = open_database(file).database
    match = store_random_match(database)
    backup = backup_folder_on(database, tmp_path, 0).write(MANUAL)
    database.close()
    newest = open_database(file, migrations=NEXT).database

    BackupFolder(newest, tmp_path, migrations=NEXT).load(backup)

    assert newest.query("select weather from matches where id = ?", match)[0]["weather"] is None
    assert len(MIGRATIONS) + 1 == newest.query("pragma user_version")[0][0]
    newest.close()


def test_full_disk_leaves_no_half_a_backup(small_disk: Callable[..., Path]) -> None:
    disk = small_disk("size=3m")
    database = open_database(disk / "marjapussi.db").database
    store_random_match(database)
    fill_up(disk)

    with pytest.raises(StoreError) as refused:
        backup_folder_on(database, disk / "backups", 0).write(MANUAL)

    assert refused.value.key == FULL
    assert list((disk / "backups").glob("*")) == []
    database.close()


def test_database_in_memory_has_no_backup(database: Database, tmp_path: Path) -> None:
    assert backup_folder_on(database, tmp_path, 0).create_daily() is None

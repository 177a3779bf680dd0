from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from marjapussi_gui.store.backups import KEPT, Backups
from marjapussi_gui.store.copies import BY_HAND, DAILY
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.matches import Matches
from marjapussi_gui.store.migrations import MIGRATIONS
from marjapussi_gui.store.opening import How, open_file
from marjapussi_gui.store.trouble import DAMAGED, FULL, NEWER, StoreError
from tests.store.tables import played
from tests.store.test_database import NEXT, fill_up

FIRST = datetime(2026, 5, 5, tzinfo=UTC)


@pytest.fixture
def on_disk(file: Path) -> Iterator[Database]:
    database = open_file(file).database
    yield database
    database.close()


def on(database: Database, folder: Path, day: int) -> Backups:
    return Backups(database, folder, lambda: FIRST + timedelta(days=day))


def test_one_backup_a_day_and_seven_kept(on_disk: Database, tmp_path: Path) -> None:
    by_hand = on(on_disk, tmp_path, 0).back_up_now()
    for day in range(10):
        assert on(on_disk, tmp_path, day).daily() is not None
        assert on(on_disk, tmp_path, day).daily() is None

    listed = on(on_disk, tmp_path, 0).listed()

    assert [f"2026-05-{day:02}" for day in range(14, 7, -1)] == [
        each.day for each in listed if each.kind == DAILY
    ]
    assert KEPT + 1 == len(listed)
    assert (by_hand, BY_HAND) == (listed[-1].path, listed[-1].kind)


def test_clock_that_jumps_keeps_the_newest(on_disk: Database, tmp_path: Path) -> None:
    for day in (0, 20_000, 1, -9000, 2, 3, 4, 5, 6):
        assert on(on_disk, tmp_path, day).daily() is not None

    days = [each.day for each in on(on_disk, tmp_path, 0).listed()]

    assert ["2026-05-11", "2026-05-10", "2026-05-09"] == days[:3]
    assert KEPT == len(days)


def test_backup_is_one_file_that_opens_elsewhere(on_disk: Database, tmp_path: Path) -> None:
    match = played(on_disk)

    backup = on(on_disk, tmp_path, 0).back_up_now()

    assert [backup] == [path for path in tmp_path.iterdir() if path.name != "data"]
    elsewhere = tmp_path / "elsewhere" / "marjapussi.db"
    elsewhere.parent.mkdir()
    backup.rename(elsewhere)
    opened = open_file(elsewhere)
    assert opened.how == How.OPENED
    assert Matches(on_disk).export(match) == Matches(opened.database).export(match)
    opened.database.close()


def test_restored_backup_takes_the_place_of_everything(
    on_disk: Database, file: Path, tmp_path: Path
) -> None:
    match = played(on_disk)
    backups = on(on_disk, tmp_path, 0)
    backup = backups.back_up_now()
    later = played(on_disk, "bag")

    before = backups.restore(backup)

    assert [match] == [each.id for each in Matches(on_disk).listed()]
    again = played(on_disk, "tuppi")
    on_disk.close()
    reopened = open_file(file)
    assert How.OPENED == reopened.how
    assert {match, again} == {each.id for each in Matches(reopened.database).listed()}
    backups = on(reopened.database, tmp_path, 0)
    backups.restore(before)
    assert {match, later} == {each.id for each in Matches(reopened.database).listed()}
    reopened.database.close()


def newer(path: Path) -> None:
    open_file(path, migrations=NEXT).database.close()


def torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:9000])


def text(path: Path) -> None:
    path.write_text("no database")


@pytest.mark.parametrize(("spoil", "key"), [(newer, NEWER), (torn, DAMAGED), (text, DAMAGED)])
def test_bad_backup_is_refused_and_changes_nothing(
    on_disk: Database, tmp_path: Path, spoil: Callable[[Path], None], key: str
) -> None:
    match = played(on_disk)
    backups = on(on_disk, tmp_path / "backups", 0)
    backup = backups.back_up_now()
    spoil(backup)

    with pytest.raises(StoreError) as refused:
        backups.restore(backup)

    assert key == refused.value.key
    assert [match] == [each.id for each in Matches(on_disk).listed()]


def test_older_backup_is_brought_to_the_newest_form(file: Path, tmp_path: Path) -> None:
    database = open_file(file).database
    match = played(database)
    backup = on(database, tmp_path, 0).back_up_now()
    database.close()
    newest = open_file(file, migrations=NEXT).database

    Backups(newest, tmp_path, migrations=NEXT).restore(backup)

    assert newest.ask("select weather from matches where id = ?", match)[0]["weather"] is None
    assert len(MIGRATIONS) + 1 == newest.ask("pragma user_version")[0][0]
    newest.close()


def test_full_disk_leaves_no_half_a_backup(small_disk: Callable[..., Path]) -> None:
    disk = small_disk("size=3m")
    database = open_file(disk / "marjapussi.db").database
    played(database)
    fill_up(disk)

    with pytest.raises(StoreError) as refused:
        on(database, disk / "backups", 0).back_up_now()

    assert refused.value.key == FULL
    assert list((disk / "backups").glob("*")) == []
    database.close()


def test_nothing_is_copied_of_what_is_not_kept(database: Database, tmp_path: Path) -> None:
    assert on(database, tmp_path, 0).daily() is None

"""A file that is deleted, moved or replaced while the program runs is made again with all of it."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import rmtree

import pytest

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database_copies import MANUAL
from marjapussi_gui.storage.errors import FILE_GONE, LOCKED, RECREATED
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.program_lock import ProgramLock
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from tests.storage.played_matches import (
    load_match,
    match_summary,
    record_header,
    store_random_match,
    wait_until_flushed,
)
from tests.storage.test_database import fill_up

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows lets no open file be taken away")


class RunningMatch:
    """A match in progress, line by line, and the reported errors."""

    def __init__(self, file: Path) -> None:
        self.database, self.troubles = open_database(file).database, list[str]()
        self.matches = MatchTable(self.database)
        whole = store_random_match(self.database)
        self.entries = load_match(self.database, whole).record.entries
        first = record_header(find_variant("marjapussi").create_game())
        stored = self.matches.create(MatchState(MatchRecord(first), 1, "easy", "expert"))
        self.match, self.journal = stored.id, stored.journal
        self.database.add_listener(self.troubles.append)
        self.done = 0

    def act(self, times: int = 1) -> None:
        for _ in range(times):
            self.journal.append(self.entries[self.done])
            self.done += 1

    def text(self) -> str:
        return self.matches.export_record(self.match)


@pytest.fixture
def running_match(file: Path) -> Iterator[RunningMatch]:
    going = RunningMatch(file)
    going.act(3)
    yield going
    going.database.close()


def folder_deleted(file: Path) -> None:
    rmtree(file.parent)


def folder_moved(file: Path) -> None:
    file.parent.rename(file.parent.with_name("elsewhere"))


def file_deleted(file: Path) -> None:
    file.unlink()


def file_and_journal_deleted(file: Path) -> None:
    for beside in file.parent.iterdir():
        if beside.suffix != ".lock":
            beside.unlink()


def file_replaced(file: Path) -> None:
    other = file.with_name("other")
    other.write_bytes(b"something else")
    other.replace(file)


def file_replaced_by_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


WAYS = (
    folder_deleted, folder_moved, file_deleted, file_and_journal_deleted, file_replaced,
    file_replaced_by_a_folder,
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS)
def test_missing_file_is_reported_and_created_again(
    running_match: RunningMatch, file: Path, way: Callable[[Path], None]
) -> None:
    way(file)

    running_match.act(4)

    assert [RECREATED] == running_match.troubles
    text = running_match.text()
    assert len(text.splitlines()) == 8
    running_match.database.close()
    opened = open_database(file)
    assert (OpenStatus.OPENED, text) == (
        opened.status,
        MatchTable(opened.database).export_record(running_match.match),
    )
    assert MatchTable(opened.database).count() == 2
    assert opened.database.query("pragma integrity_check")[0][0] == "ok"
    opened.database.close()


@pytest.mark.parametrize("way", WAYS)
def test_file_made_again_is_found_after_a_kill(
    running_match: RunningMatch, file: Path, way: Callable[[Path], None], tmp_path: Path
) -> None:
    way(file)
    running_match.act(4)

    copy = tmp_path / "as after a kill" / file.name
    copy.parent.mkdir()
    for beside in file.parent.iterdir():
        if beside.name in (file.name, f"{file.name}-wal"):
            (copy.parent / beside.name).write_bytes(beside.read_bytes())

    opened = open_database(copy)
    assert (OpenStatus.OPENED, running_match.text()) == (
        opened.status,
        MatchTable(opened.database).export_record(running_match.match),
    )
    opened.database.close()


def test_what_took_the_place_of_the_file_is_set_aside(
    running_match: RunningMatch, file: Path
) -> None:
    file_replaced(file)

    running_match.act(2)

    [aside] = [each for each in file.parent.iterdir() if each.suffix == ".db" and each != file]
    assert aside.name.startswith("marjapussi-replaced-")
    assert aside.read_bytes() == b"something else"


def test_match_continues_without_a_folder_until_it_exists_again(
    running_match: RunningMatch, file: Path
) -> None:
    rmtree(file.parent)
    file.parent.write_text("no folder")

    running_match.act(3)
    first = record_header(find_variant("bag").create_game())
    begun = running_match.matches.create(MatchState(MatchRecord(first), 1, "easy", "expert"))
    KeyValueStore(running_match.database).write(PREFERENCES_KEY, {"felt": "night"})
    assert [FILE_GONE] == running_match.troubles
    assert running_match.matches.count() == 3
    assert len(running_match.text().splitlines()) == 7
    file.parent.unlink()
    running_match.act(2)

    assert [FILE_GONE, "", RECREATED] == running_match.troubles
    text = running_match.text()
    running_match.database.close()
    opened = open_database(file)
    assert (OpenStatus.OPENED, text) == (
        opened.status,
        MatchTable(opened.database).export_record(running_match.match),
    )
    assert match_summary(MatchTable(opened.database), begun.id).game == "bag"
    assert {"felt": "night"} == KeyValueStore(opened.database).read(PREFERENCES_KEY)
    opened.database.close()


def test_without_room_the_match_goes_on_until_there_is_some(
    small_disk: Callable[..., Path],
) -> None:
    disk = small_disk("size=3m")
    file = disk / "data" / "marjapussi.db"
    going = RunningMatch(file)
    rmtree(file.parent)
    ballast = fill_up(disk)

    going.act(3)
    assert [FILE_GONE] == going.troubles
    assert not file.exists()
    assert going.matches.count() == 2
    ballast.unlink()
    going.act(2)

    assert [FILE_GONE, "", RECREATED] == going.troubles
    assert len(going.text().splitlines()) == 6
    beside = {file.name, f"{file.name}-wal", f"{file.name}-shm", "marjapussi.lock"}
    assert beside == {each.name for each in file.parent.iterdir()}
    going.database.close()


def test_match_on_a_missing_file_is_reported_at_its_first_action(
    running_match: RunningMatch, file: Path
) -> None:
    rmtree(file.parent)

    running_match.matches.create(
        MatchState(
            MatchRecord(record_header(find_variant("bag").create_game())), 1, "easy", "expert"
        )
    )
    running_match.act(2)

    assert [RECREATED] == running_match.troubles
    assert file.is_file()


def test_file_that_another_program_recreated_is_not_overwritten(
    running_match: RunningMatch, file: Path
) -> None:
    rmtree(file.parent)
    file.parent.mkdir()
    other = ProgramLock(file.with_suffix(".lock"))
    assert other.acquire()
    file.write_bytes(b"its own")

    running_match.act(2)
    running_match.database.close()

    assert [FILE_GONE] == running_match.troubles
    assert file.read_bytes() == b"its own"
    assert [file.name, "marjapussi.lock"] == sorted(each.name for each in file.parent.iterdir())
    other.release()


def test_closing_harms_no_file_of_another_program(running_match: RunningMatch, file: Path) -> None:
    rmtree(file.parent)
    other = open_database(file)
    match = store_random_match(other.database)
    beside = {each.name for each in file.parent.iterdir()}

    running_match.database.close()

    assert other.status == OpenStatus.CREATED
    assert beside == {each.name for each in file.parent.iterdir()}
    text = MatchTable(other.database).export_record(match)
    other.database.close()
    again = open_database(file)
    assert (OpenStatus.OPENED, text) == (
        again.status,
        MatchTable(again.database).export_record(match),
    )
    again.database.close()


def test_file_made_again_is_ours_alone(running_match: RunningMatch, file: Path) -> None:
    rmtree(file.parent)
    running_match.act(2)

    second = open_database(file)

    assert second.status == LOCKED
    assert MatchTable(second.database).count() == 2
    second.database.close()


def test_backups_go_on_where_the_file_is_gone(running_match: RunningMatch, file: Path) -> None:
    backups = BackupFolder(running_match.database, file.parent / "backups")
    rmtree(file.parent)

    backup = backups.write(MANUAL)

    opened = open_database(backup)
    assert running_match.text() == MatchTable(opened.database).export_record(running_match.match)
    opened.database.close()


def test_restoring_makes_the_file_again(
    running_match: RunningMatch, file: Path, tmp_path: Path
) -> None:
    backups = BackupFolder(running_match.database, tmp_path / "backups")
    backup = backups.write(MANUAL)
    text = running_match.text()
    running_match.act(2)
    rmtree(file.parent)

    backups.load(backup)

    assert text == running_match.text()
    assert file.is_file()


def test_statistics_are_reset_where_the_file_is_gone(
    running_match: RunningMatch, file: Path, tmp_path: Path
) -> None:
    statistics = StatisticsQueries(
        running_match.database, BackupFolder(running_match.database, tmp_path / "backups")
    )
    rmtree(file.parent)

    statistics.reset()

    assert statistics.totals().hands == 0
    assert file.is_file()


def test_file_that_was_moved_and_put_back_is_the_same(
    running_match: RunningMatch, file: Path
) -> None:
    elsewhere = file.parent.with_name("elsewhere")
    file.parent.rename(elsewhere)
    elsewhere.rename(file.parent)

    running_match.act(2)

    assert running_match.troubles == []
    assert list(file.parent.glob("*replaced*")) == []


def test_file_is_made_again_as_often_as_it_is_deleted(
    running_match: RunningMatch, file: Path
) -> None:
    for _ in range(3):
        rmtree(file.parent)
        running_match.act(2)

    assert [RECREATED] * 3 == running_match.troubles
    assert len(running_match.text().splitlines()) == 10
    wait_until_flushed(running_match.database)
    assert file.with_name(f"{file.name}-wal").stat().st_size > 0

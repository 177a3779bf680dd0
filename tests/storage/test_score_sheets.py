"""Score sheets are stored apart from matches, key by key."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from marjapussi_gui.engine.record_lines import header_line
from marjapussi_gui.model.match_state import FINISHED, OPEN
from marjapussi_gui.storage.connection import connect
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.sheet_table import SheetTable
from tests.storage.schema_fixtures import sample_sheet


@pytest.fixture
def sheets() -> SheetTable:
    return SheetTable(Database.in_memory())


def test_stored_sheet_is_read_as_it_was(sheets: SheetTable) -> None:
    kept = sheets.save(sample_sheet().with_entry(2, {"contest": 5, "marriages": (0, 1)}))

    assert kept.id == 1
    found = sheets.load(kept.id)
    assert found is not None
    assert (found.hands, found.draft) == (kept.hands, kept.draft)
    assert header_line(found.header) == header_line(kept.header)
    assert sheets.load(2) is None


def test_sheets_are_found_by_game_status_and_name(sheets: SheetTable) -> None:
    won = replace(sample_sheet(), hands=({"contest": 0, "tricks-0": 13},) * 2)
    first, second = sheets.save(sample_sheet()), sheets.save(won)

    assert [each.id for each in sheets.search()] == [second.id, first.id]
    assert [each.id for each in sheets.search(status=FINISHED)] == [second.id]
    assert [each.id for each in sheets.search(status=OPEN, text="sAIma")] == [first.id]
    assert sheets.search(game="marjapussi") == []


def test_deleted_sheet_is_gone(sheets: SheetTable) -> None:
    sheets.delete(sheets.save(sample_sheet()).id)

    assert sheets.search() == []


def test_unreadable_sheet_is_not_listed() -> None:
    database = Database.in_memory()
    sheets = SheetTable(database)
    kept = sheets.save(sample_sheet())
    with database.transaction() as connection:
        connection.execute("update sheets set entries = '[3, 4]' where id = ?", (kept.id,))

    assert sheets.load(kept.id) is None
    assert sheets.search() == []


def test_sheet_is_no_match(sheets: SheetTable) -> None:
    sheets.save(sample_sheet())

    assert MatchTable(sheets._database).list_summaries() == []


def test_typed_values_are_in_the_file_at_once(tmp_path: Path) -> None:
    file = tmp_path / "marjapussi.db"
    writing = open_database(file).database
    SheetTable(writing).save(sample_sheet().with_entry(2, {"contest": 1}))

    with closing(connect(file, "ro")) as reader:  # as after a kill: nothing was closed
        (entries,) = reader.execute("select entries from sheets").fetchone()

    assert entries.endswith('{"contest": 1}]')
    writing.close()

"""Old files open for ever."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from marjapussi_gui.model.decisions import StoredVerdict
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.migrations import MIGRATIONS
from marjapussi_gui.storage.open_database import OpenStatus, open_database
from marjapussi_gui.storage.people_table import PeopleTable
from marjapussi_gui.storage.settings import PREFERENCES_KEY, KeyValueStore, PresetTable
from marjapussi_gui.storage.sheet_table import SheetTable
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import NOTE, PRACTICE_RESULT, REMARK, VERDICT
from tests.storage.played_matches import load_match, match_summary, practice_results
from tests.storage.schema_fixtures import PERSON, fixture_path

VERSIONS = range(1, len(MIGRATIONS) + 1)


def form(file: Path) -> list[tuple[str, ...]]:
    """Return the tables and indexes of a file, with their columns."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(
            "select m.type, m.name, c.name, c.type from sqlite_schema m"
            " left join pragma_table_info(m.name) c order by m.name, c.name"
        ).fetchall()


@pytest.mark.parametrize("version", VERSIONS)
def test_file_of_every_version_opens_with_all_its_data(file: Path, version: int) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(fixture_path(version).read_text(encoding="utf-8"))
    fresh = file.with_name("fresh.db")
    open_database(fresh).database.close()

    opened = open_database(file)

    database = opened.database
    assert opened.status == (
        OpenStatus.OPENED if version == len(MIGRATIONS) else OpenStatus.MIGRATED
    )
    matches = MatchTable(database)
    assert {1, 2, 3, 4} == {each.id for each in matches.list_summaries()}
    assert all(matches.read(number) is not None for number in range(1, 5))
    assert match_summary(matches, 2).action_count == 20
    assert {"felt": "night", "low_first": True} == KeyValueStore(database).read(PREFERENCES_KEY)
    assert {"geometry": b"\0\1\2"} == KeyValueStore(database).load_window_state()
    assert {"target": 12} == PresetTable(database).load("bag", "Mökillä")
    expert = database.query("select expert from hands where match = 1 and number = 0")[0][0]
    assert expert == (3 if version < 6 else None)  # which is no longer measured
    kept = VerdictTable(database).stored_verdicts(1)
    assert kept == ({} if version == 1 else {9: StoredVerdict(VERDICT, 1)})
    assert load_match(database, 2).remarks == ((REMARK,) if version > 4 else ())
    assert load_match(database, 2).notes == ((NOTE,) if version > 5 else ())
    assert practice_results(database, 1) == ({9: PRACTICE_RESULT} if version > 3 else {})
    people = PeopleTable(database)
    has_people = version > 5
    assert len(SheetTable(database).search()) == has_people
    assert people.people() == ([replace(PERSON, id=1)] if has_people else [])
    assert [each.name for each in people.tables()] == (["Mökillä"] if has_people else [])
    assert load_match(database, 2).people == ((0, 1, 0, 0) if has_people else ())
    database.close()
    assert form(fresh) == form(file)

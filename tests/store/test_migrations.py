"""Old files open for ever."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from marjapussi_gui.kept.decisions import Judged
from marjapussi_gui.store.exercises import Exercises
from marjapussi_gui.store.matches import Loaded, Matches
from marjapussi_gui.store.migrations import MIGRATIONS
from marjapussi_gui.store.opening import How, open_file
from marjapussi_gui.store.preferences import Choices, StoredPresets
from marjapussi_gui.store.verdicts import Verdicts
from tests.kept.verdicts import PRACTISED, VERDICT
from tests.store.make_fixture import fixture

VERSIONS = range(1, len(MIGRATIONS) + 1)


def form(file: Path) -> list[tuple[str, ...]]:
    """Return the tables and indexes of a file, with their columns."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(
            "select m.type, m.name, c.name, c.type from sqlite_schema m"
            " left join pragma_table_info(m.name) c order by m.name, c.name"
        ).fetchall()


@pytest.mark.parametrize("version", VERSIONS)
def test_file_of_every_version_opens_with_all_that_it_kept(file: Path, version: int) -> None:
    file.parent.mkdir()
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(fixture(version).read_text(encoding="utf-8"))
    fresh = file.with_name("fresh.db")
    open_file(fresh).database.close()

    opened = open_file(file)

    database = opened.database
    assert opened.how == (How.OPENED if version == len(MIGRATIONS) else How.MIGRATED)
    matches = Matches(database)
    assert {1, 2, 3, 4} == {each.id for each in matches.listed()}
    assert all(isinstance(matches.load(number), Loaded) for number in range(1, 5))
    assert matches.one(2).actions == 20
    assert {"felt": "night", "low_first": True} == Choices(database).preferences()
    assert {"geometry": b"\0\1\2"} == Choices(database).window()
    assert {"target": 12} == StoredPresets(database).read("bag", "Mökillä")
    assert database.ask("select expert from hands where match = 1 and number = 0")[0][0] == 3
    kept = Verdicts(database).of(1)
    assert kept == ({} if version == 1 else {9: Judged(VERDICT, 1)})
    assert Exercises(database).of(1) == ({9: PRACTISED} if version > 3 else {})
    database.close()
    assert form(fresh) == form(file)

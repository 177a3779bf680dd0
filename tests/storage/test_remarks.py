"""What the helper said is stored with the match, and finished matches of a game are counted."""

from dataclasses import replace
from pathlib import Path

import pytest

from marjapussi_gui.engine.actions import Pass
from marjapussi_gui.model.remark import Remark, RemarkKind
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from tests.model.sample_verdict import REMARK
from tests.storage.played_matches import continued_journal, load_match, store_random_match


def test_remarks_are_loaded_as_they_were_made(file: Path) -> None:
    database = open_database(file).database
    match = store_random_match(database)
    remarks = (REMARK, Remark(13, RemarkKind.PRAISE, Pass()), Remark(20, RemarkKind.HINT, Pass()))
    for each in remarks:
        continued_journal(MatchTable(database), match).add_remark(each)
    database.close()

    database = open_database(file).database

    assert load_match(database, match).remarks == remarks
    database.close()


def test_undo_removes_what_was_said_later(database: Database) -> None:
    match = store_random_match(database)
    journal = continued_journal(MatchTable(database), match)
    later = Remark(13, RemarkKind.PRAISE, Pass())
    journal.add_remark(REMARK)
    journal.add_remark(later)

    journal.truncate(12)

    assert load_match(database, match).remarks == (REMARK,)


@pytest.mark.parametrize("text", ["", "{}", '{"kind": "song", "action": "pass", "reasons": []}'])
def test_unreadable_remarks_are_left_out(database: Database, text: str) -> None:
    match = store_random_match(database)
    with database.transaction() as connection:
        connection.execute("insert into remarks values (?, 0, 3, ?)", (match, text))
    continued_journal(MatchTable(database), match).add_remark(REMARK)

    assert load_match(database, match).remarks == (REMARK,)


def test_deleted_match_takes_its_remarks_along(database: Database) -> None:
    match = store_random_match(database)
    continued_journal(MatchTable(database), match).add_remark(REMARK)

    MatchTable(database).delete(match)

    assert not database.query("select * from remarks")


def test_only_other_matches_that_were_played_to_the_end_are_counted(database: Database) -> None:
    matches = MatchTable(database)
    first = store_random_match(database, "tuppi", hands=999)
    store_random_match(database, "tuppi", hands=1)
    store_random_match(database, "bag", hands=999)
    matches.import_record(matches.export_record(first).encode(), 1)

    assert matches.count_finished("tuppi") == 1
    assert matches.count_finished("tuppi", except_id=first) == 0
    continued_journal(matches, first).truncate(3)
    assert matches.count_finished("tuppi") == 0


def test_remark_is_about_the_decision_before_it() -> None:
    assert REMARK.decision_ply == 12
    assert replace(REMARK, kind=RemarkKind.PRAISE).decision_ply == 11

"""Notes are stored with their match, and found by what they say."""

from pathlib import Path
from unittest.mock import Mock

import pytest

from marjapussi_gui.model.remark import MAX_NOTE_LENGTH, Note, with_note
from marjapussi_gui.ports.match_repository import SavedDataKind
from marjapussi_gui.storage.base_repository import ignore_error
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.errors import FULL, StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from tests.model.sample_verdict import NOTE
from tests.storage.played_matches import load_match, store_random_match

EARLIER = Note(0, "Uusi yritys")


def test_notes_are_loaded_as_they_were_written(file: Path) -> None:
    database = open_database(file).database
    match = store_random_match(database)
    for each in (NOTE, EARLIER, Note(20, "wrong"), Note(20, "")):
        MatchTable(database).save_note(match, each)
    database.close()

    database = open_database(file).database

    assert load_match(database, match).notes == (EARLIER, NOTE)
    database.close()


def test_a_note_is_found_whatever_the_case(database: Database) -> None:
    first, second = (store_random_match(database, seed=seed) for seed in (1, 2))
    matches = MatchTable(database)
    for each in (EARLIER, NOTE):
        matches.save_note(second, each)

    assert matches.search(text="  kysy AINOLTA ").match_ids == (second,)
    assert [each.id for each in matches.list_summaries(text="ässä")] == [second]
    assert matches.find_note(second, "ÄSSÄ") == NOTE
    assert matches.find_note(first, "ÄSSÄ") is None
    assert matches.search(text="Marja").match_ids == matches.search(text="100%").match_ids == ()


def test_a_match_in_memory_keeps_its_notes_when_it_reaches_the_file(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    matches = MatchTable(database, ignore_error)
    state = load_match(database, store_random_match(database))
    with monkeypatch.context() as patch:
        patch.setattr(database, "transaction", Mock(side_effect=StoreError(FULL, "full")))
        match = matches.create(state).id
        matches.save_note(match, EARLIER)
    assert matches.unsaved_matches() == [match]

    assert matches.save_pending()
    matches.save_note(match, NOTE)
    assert matches.unsaved_matches() == [match]
    assert matches.save_pending()

    (copied,) = matches.search(text="yritys").match_ids
    assert load_match(database, copied).notes == (EARLIER, NOTE)


def test_a_note_that_waits_is_an_unsaved_choice(file: Path) -> None:
    database = open_database(file).database
    match = store_random_match(database)
    connection = database._connection
    connection.execute("pragma max_page_count = 1")

    for each in range(40):
        MatchTable(database).save_note(match, Note(each, "a" * MAX_NOTE_LENGTH))

    assert MatchTable(database).unsaved_kinds() == [SavedDataKind.NOTES]
    connection.execute("pragma max_page_count = 1000000")
    database.close()
    database = open_database(file).database
    assert len(load_match(database, match).notes) == 40
    database.close()


def test_a_long_note_of_another_program_is_cut(database: Database) -> None:
    match = store_random_match(database)
    with database.transaction() as connection:
        connection.execute("insert into notes values (?, 3, ?, '')", (match, "x" * 10**5))
        connection.execute("insert into notes values (?, -3, 'never', '')", (match,))

    assert load_match(database, match).notes == (Note(3, "x" * MAX_NOTE_LENGTH),)


def test_a_deleted_match_takes_its_notes_along(database: Database) -> None:
    match = store_random_match(database)
    MatchTable(database).save_note(match, NOTE)

    MatchTable(database).delete(match)

    assert not database.query("select * from notes")


def test_one_note_is_kept_for_each_moment() -> None:
    assert with_note((NOTE,), EARLIER) == (EARLIER, NOTE)
    assert with_note((EARLIER, NOTE), Note(12, "other")) == (EARLIER, Note(12, "other"))
    assert with_note((EARLIER, NOTE), Note(0, "")) == (NOTE,)

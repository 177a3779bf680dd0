"""Lesson progress is saved, also by a store that cannot write."""

from pathlib import Path

from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.ports.repositories import lesson_progress
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.settings import LESSONS_KEY, KeyValueStore, ProgressTable

FIRST = load_lessons()[0]


def progress_table(database: Database) -> ProgressTable:
    return ProgressTable(database, lambda _: None)


def test_progress_survives_a_restart(tmp_path: Path) -> None:
    opened = open_database(tmp_path / "store.sqlite")
    progress_table(opened.database).save("bag-1", 3)
    progress_table(opened.database).save("bag-2", 1)
    opened.database.close()

    again = open_database(tmp_path / "store.sqlite")
    steps = progress_table(again.database).load()
    again.database.close()

    assert steps == {"bag-1": 3, "bag-2": 1}


def test_invalid_number_reads_as_missing(tmp_path: Path) -> None:
    opened = open_database(tmp_path / "store.sqlite")
    KeyValueStore(opened.database).write(LESSONS_KEY, {"bag-1": "many", "bag-2": True, "bag-3": 2})
    steps = progress_table(opened.database).load()
    opened.database.close()

    assert steps == {"bag-3": 2}


def test_a_closed_store_forgets_nothing_while_the_program_runs(tmp_path: Path) -> None:
    opened, troubles = open_database(tmp_path / "store.sqlite"), list[str]()
    progress = ProgressTable(opened.database, troubles.append)
    opened.database.close()

    progress.save("bag-1", 4)

    assert progress.load() == {"bag-1": 4}
    assert troubles


def test_the_last_saved_progress_replaces_earlier_progress() -> None:
    progress = ProgressTable(Database.in_memory())
    progress.save("bag-1", 4)
    progress.save("bag-1", 2)

    assert progress.load() == {"bag-1": 2}


def test_a_lesson_is_taken_up_where_it_was_left_and_anew_when_done() -> None:
    number = len(FIRST.steps)
    states = [lesson_progress(FIRST, {FIRST.key: kept}) for kept in (-5, 0, 3, number, number + 7)]

    assert [
        (each.steps_reached, each.next_step, each.is_started, each.is_done) for each in states
    ] == [
        (0, 0, False, False),
        (0, 0, False, False),
        (3, 3, True, False),
        (number, 0, False, True),
        (number, 0, False, True),
    ]

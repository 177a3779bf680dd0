"""How far lessons were learned is kept, also by a store that cannot write."""

from pathlib import Path

from marjapussi_gui.app import lessons
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.preferences import Choices
from marjapussi_gui.stored.learning import LESSONS, StoredProgress
from marjapussi_gui.ui.basis.progress import MemoryProgress, learned

FIRST = lessons()[0]


def kept(database: Database) -> StoredProgress:
    return StoredProgress(Choices(database), lambda _: None)


def test_stops_are_kept_from_run_to_run(tmp_path: Path) -> None:
    opened = open_file(tmp_path / "store.sqlite")
    kept(opened.database).keep("bag-1", 3)
    kept(opened.database).keep("bag-2", 1)
    opened.database.close()

    again = open_file(tmp_path / "store.sqlite")
    stops = kept(again.database).stops()
    again.database.close()

    assert stops == {"bag-1": 3, "bag-2": 1}


def test_what_is_no_number_is_as_if_never_kept(tmp_path: Path) -> None:
    opened = open_file(tmp_path / "store.sqlite")
    Choices(opened.database).write(LESSONS, {"bag-1": "many", "bag-2": True, "bag-3": 2})
    stops = kept(opened.database).stops()
    opened.database.close()

    assert stops == {"bag-3": 2}


def test_a_closed_store_forgets_nothing_while_the_program_runs(tmp_path: Path) -> None:
    opened, troubles = open_file(tmp_path / "store.sqlite"), list[str]()
    progress = StoredProgress(Choices(opened.database), troubles.append)
    opened.database.close()

    progress.keep("bag-1", 4)

    assert progress.stops() == {"bag-1": 4}
    assert troubles


def test_memory_keeps_the_last_number() -> None:
    progress = MemoryProgress()
    progress.keep("bag-1", 4)
    progress.keep("bag-1", 2)

    assert progress.stops() == {"bag-1": 2}


def test_a_lesson_is_taken_up_where_it_was_left_and_anew_when_done() -> None:
    number = len(FIRST.stops)
    states = [learned(FIRST, {FIRST.key: kept}) for kept in (-5, 0, 3, number, number + 7)]

    assert [(each.most, each.stop, each.is_begun, each.is_done) for each in states] == [
        (0, 0, False, False),
        (0, 0, False, False),
        (3, 3, True, False),
        (number, 0, False, True),
        (number, 0, False, True),
    ]

"""Everything shown is saved once the file is writable again; otherwise closing asks."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.errors import DAMAGED, StoreError
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.ui.common import theme
from tests.app.write_failures import FAILURES, FOLDER_FAULTS, WriteFailure, run
from tests.faulty_folder import reason_to_skip, run_with_faults
from tests.parameters import mostly_slow
from tests.storage.played_matches import load_match, store_random_match

kinds = pytest.mark.parametrize("kind", FAILURES)


@pytest.fixture(autouse=True)
def application_fonts(qapp: QApplication) -> None:
    theme.load_fonts()


@kinds
@pytest.mark.parametrize("seed", mostly_slow(range(2), 0))
def test_everything_shown_is_saved_after_a_temporary_failure(
    tmp_path: Path, kind: type[WriteFailure], seed: int
) -> None:
    outcome = run(tmp_path / "place", kind, seed, is_healed=True)

    if outcome is None:
        pytest.skip("there can be no such trouble here")
    assert outcome.shown
    assert outcome.is_saved, outcome
    assert outcome.questions == []


@kinds
@pytest.mark.parametrize("seed", mostly_slow(range(2), 0))
def test_nothing_is_dropped_without_a_question(
    tmp_path: Path, kind: type[WriteFailure], seed: int
) -> None:
    outcome = run(tmp_path / "place", kind, seed, is_healed=False)

    if outcome is None:
        pytest.skip("there can be no such trouble here")
    assert outcome.is_saved or len(outcome.questions) == 1, outcome


@pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())
@pytest.mark.parametrize(
    ("way", "runs"), [("--healed", 9), ("--unhealed", 3), *mostly_slow([("--unhealed", 45)], 0)]
)
def test_nothing_is_lost_in_a_folder_that_answers_with_errors(
    tmp_path: Path, way: str, runs: int
) -> None:
    bench = ("-m", "tests.bench.write_failures", "--folder", way, "--runs", str(runs))

    ran = run_with_faults(tmp_path, *bench)

    assert ran.returncode == 0, ran.stdout
    assert ran.stdout.count("runs, all kept") == min(runs, len(FOLDER_FAULTS))


def test_match_begun_where_not_even_memory_can_be_filled_is_saved_when_it_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    database, troubles = Database.in_memory(), list[str]()
    shelf = MatchTable(database, troubles.append)
    record = load_match(database, store_random_match(database, "bag")).record

    def refuse() -> object:
        raise StoreError(DAMAGED, "a page is missing")

    monkeypatch.setattr(database, "transaction", refuse)
    kept = shelf.create(MatchState(MatchRecord(record.header), 1, "easy", "expert"))
    for entry in record.entries:
        kept.journal.append(entry)
    kept.journal.truncate(3)

    taken = shelf.load(kept.id)
    assert taken is not None
    assert taken.state.is_assisted
    assert taken.state.record.entries == record.entries[:3]
    assert shelf.unsaved_matches() == [kept.id]
    assert not shelf.save_pending()
    assert shelf.export_record(kept.id) == taken.state.record.text()
    assert troubles == [DAMAGED]
    monkeypatch.undo()
    assert shelf.save_pending()
    kept.journal.append(record.entries[3])
    assert shelf.unsaved_matches() == [kept.id]
    assert shelf.save_pending()

    stored = [shelf.export_record(each.id) for each in shelf.list_summaries()]
    assert sorted(stored) == sorted([record.text(), shelf.export_record(kept.id)])
    database.close()

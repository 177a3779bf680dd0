"""A folder that answers with errors costs nothing that was done meanwhile."""

import json
import sys
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event

import pytest

from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.match_table import MatchTable
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.settings import KeyValueStore, ProgressTable
from tests.faulty_folder import FAULTS, reason_to_skip, run_with_faults, set_fault
from tests.storage.played_matches import store_random_match

pytestmark = pytest.mark.skipif(bool(reason_to_skip()), reason=reason_to_skip())
faults = pytest.mark.parametrize("fault", FAULTS)


@cache
def results() -> Mapping[str, Mapping[str, object]]:
    """Run this module where calls can fail, once for all tests."""
    with TemporaryDirectory(prefix="marjapussi-faults-") as folder:
        ran = run_with_faults(Path(folder), "-m", __name__, folder)
    assert ran.returncode == 0, ran.stderr
    read: Mapping[str, Mapping[str, object]] = json.loads(ran.stdout)
    return read


@faults
def test_match_begun_while_the_folder_fails_is_kept_when_it_is_healed(fault: str) -> None:
    result = results()[fault]

    assert result["records after"] == result["records before"]
    assert result["unsaved"] == []


@faults
def test_error_is_reported_once_and_its_end_once(fault: str) -> None:
    key = results()[fault]["error"]

    assert key != ""
    assert results()[fault]["reported"] == [key, ""]


@faults
def test_progress_from_before_the_failure_stays_beside_the_new(fault: str) -> None:
    assert results()[fault]["progress"] == {"old": 1, "new": 2}


@faults
def test_program_started_while_the_folder_fails_overwrites_nothing(fault: str) -> None:
    result = results()[fault]

    assert result["names after a start"] == "Aino"
    assert result["progress after a start"] == {"old": 1, "new": 2, "newest": 3}
    assert result["records after a start"] == result["records before a start"]


def try_fault(folder: Path, fault: str) -> dict[str, object]:
    """Use a database while its folder fails and afterwards; return what was seen."""
    database = open_database(folder / "marjapussi.db").database
    result, reported, noticed = dict[str, object](), list[str](), Event()
    database.add_listener(reported.append)
    database.add_listener(lambda key: noticed.set() if key else None)
    resumed = store_random_match(database, "bag", hands=1)
    MatchTable(database).load(resumed)
    KeyValueStore(database).save_preferences(Preferences(name="Aino"))
    ProgressTable(database).save("old", 1)
    set_fault(folder, fault)
    _add_lines(database, resumed)
    begun = store_random_match(database, "tuppi", hands=1)
    ProgressTable(database).save("new", 2)
    database.query("select * from matches")
    assert noticed.wait(60)  # another thread moves the changes to the disk
    result["error"] = database.error_key
    result["records before"] = _records(database, resumed, begun)
    assert not database.save_pending()
    set_fault(folder, "")
    assert database.save_pending()
    result["unsaved"] = MatchTable(database).unsaved_matches()
    result["reported"] = list(reported)
    database.close()
    database = open_database(folder / "marjapussi.db").database
    result["records after"] = _records(database, resumed, begun)
    result["progress"] = ProgressTable(database).load()
    database.close()
    return result | _start_with_fault(folder, fault, resumed, begun)


def _start_with_fault(folder: Path, fault: str, *stored: int) -> dict[str, object]:
    set_fault(folder, fault)
    database = open_database(folder / "marjapussi.db").database
    settings = KeyValueStore(database)
    settings.save_preferences(replace(settings.load_preferences(), pace="off"))
    begun = store_random_match(database, "bag", hands=1)
    ProgressTable(database).save("newest", 3)
    record = _records(database, begun)
    set_fault(folder, "")
    database.save_pending()
    database.close()
    database = open_database(folder / "marjapussi.db").database
    result: dict[str, object] = {
        "names after a start": KeyValueStore(database).load_preferences().name,
        "progress after a start": ProgressTable(database).load(),
        "records before a start": record,
        "records after a start": _records(database, begun),
    }
    assert all(_records(database, *stored))
    database.close()
    return result


def _add_lines(database: Database, match_id: int) -> None:
    stored = MatchTable(database).load(match_id)
    assert stored is not None
    stored.journal.truncate(len(stored.state.record.entries) - 2)


def _records(database: Database, *matches: int) -> list[str]:
    return [MatchTable(database).export_record(each) for each in matches]


if __name__ == "__main__":
    tried = {fault: try_fault(Path(sys.argv[1], fault), fault) for fault in FAULTS}
    sys.stdout.write(json.dumps(tried))

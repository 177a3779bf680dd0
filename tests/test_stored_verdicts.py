"""What is judged is kept through the store, whatever the store can hold."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.kept.decisions import decisions
from marjapussi_gui.kept.verdict import Verdict
from marjapussi_gui.store.database import Database
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.trouble import LOCKED
from marjapussi_gui.store.verdicts import Verdicts
from marjapussi_gui.stored.figures import StoredVerdicts
from marjapussi_gui.stored.shelf import StoredShelf
from tests.kept.verdicts import VERDICT
from tests.store.tables import ME, loaded, played


@pytest.fixture
def database() -> Iterator[Database]:
    in_memory = Database.in_memory()
    yield in_memory
    in_memory.close()


@pytest.fixture
def troubles() -> list[str]:
    return []


@pytest.fixture
def shelf(database: Database, troubles: list[str]) -> StoredShelf:
    return StoredShelf(database, troubles.append)


def test_verdicts_are_kept_for_good_and_nothing_is_judged_twice(
    database: Database, troubles: list[str]
) -> None:
    verdicts, match = StoredVerdicts(database, troubles.append), played(database, "bag")
    decided = decisions(loaded(database, match).record, ME)
    verdict = replace_done(decided[1].done)

    at_first = verdicts.missing(match, decided)
    verdicts.note(match, decided[1].ply, verdict)

    assert at_first == decided
    assert verdicts.missing(match, decided) == [decided[0], *decided[2:]]
    assert StoredVerdicts(database, troubles.append).of(match) == {decided[1].ply: verdict}
    assert troubles == []


def test_what_cannot_be_kept_of_a_judgement_lasts_as_long_as_the_program(
    tmp_path: Path, troubles: list[str]
) -> None:
    path = tmp_path / "marjapussi.db"
    first = open_file(path).database
    match = played(first, "bag")
    looked_at = open_file(path).database
    verdicts = StoredVerdicts(looked_at, troubles.append)

    verdicts.note(match, 9, VERDICT)
    verdicts.note(-1, 9, VERDICT)

    assert verdicts.of(match) == verdicts.of(-1) == {9: VERDICT}
    assert Verdicts(first).of(match) == {}
    assert (looked_at.trouble, troubles) == (LOCKED, [])  # it's told once for the whole file
    looked_at.close()
    first.close()


def replace_done(done: Action) -> Verdict:
    """Return the verdict on another action."""
    kept = VERDICT
    return Verdict(kept.seat, kept.kind, done, kept.worths, kept.rank, kept.deals, kept.reasons)

"""Verdicts are stored, or held in memory if the store fails."""

from pathlib import Path

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.model.decisions import list_decisions
from marjapussi_gui.model.verdict import Verdict
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.errors import LOCKED, UNUSABLE
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.verdict_table import VerdictTable
from tests.model.sample_verdict import VERDICT
from tests.storage.played_matches import ME, load_match, store_random_match


def test_verdicts_are_stored_and_no_decision_is_evaluated_twice(
    database: Database, error_keys: list[str]
) -> None:
    verdicts, match = VerdictTable(database, error_keys.append), store_random_match(database, "bag")
    decided = list_decisions(load_match(database, match).record, ME)
    verdict = replace_done(decided[1].chosen)

    at_first = verdicts.pending_decisions(match, decided)
    verdicts.save(match, decided[1].ply, verdict)

    assert at_first == decided
    assert verdicts.pending_decisions(match, decided) == [decided[0], *decided[2:]]
    assert VerdictTable(database, error_keys.append).for_match(match) == {decided[1].ply: verdict}
    assert error_keys == []


def test_verdicts_that_cannot_be_saved_last_until_exit(
    tmp_path: Path, error_keys: list[str]
) -> None:
    path = tmp_path / "marjapussi.db"
    first = open_database(path).database
    match = store_random_match(first, "bag")
    looked_at = open_database(path).database
    verdicts = VerdictTable(looked_at, error_keys.append)

    verdicts.save(match, 9, VERDICT)
    verdicts.save(-1, 9, VERDICT)

    assert verdicts.for_match(match) == verdicts.for_match(-1) == {9: VERDICT}
    assert VerdictTable(first).for_match(match) == {}
    assert (looked_at.error_key, error_keys) == (LOCKED, [])  # it's told once for the whole file
    looked_at.close()
    first.close()


def test_a_closed_store_forgets_no_verdict_while_the_program_runs(
    database: Database, error_keys: list[str]
) -> None:
    match = store_random_match(database, "bag")
    decided = list_decisions(load_match(database, match).record, ME)
    verdicts, verdict = VerdictTable(database, error_keys.append), replace_done(decided[1].chosen)
    database.close()

    verdicts.save(match, decided[1].ply, verdict)

    assert verdicts.for_match(match) == {decided[1].ply: verdict}
    assert verdicts.for_match(match, decided[1].ply + 1) == {}
    assert verdicts.pending_decisions(match, decided) == [decided[0], *decided[2:]]
    assert set(error_keys) == {UNUSABLE}


def replace_done(done: Action) -> Verdict:
    """Return the verdict on another action."""
    kept = VERDICT
    return Verdict(
        kept.seat, kept.kind, done, kept.action_values, kept.grade, kept.deal_count, kept.reasons
    )

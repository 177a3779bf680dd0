"""A complete file and a complete backup open with their stored values."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, get_args

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record import replay
from marjapussi_gui.model import facts
from marjapussi_gui.model.contrast import EquallyFrequentResult
from marjapussi_gui.model.decisions import StoredVerdict
from marjapussi_gui.model.match_totals import ALL_MATCHES, StatisticsScope
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import DecisionKind, Grade, verdict_to_json
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.exercise_table import ExerciseTable
from marjapussi_gui.storage.match_table import MatchTable, rules_digest
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.settings import (
    PREFERENCES_KEY,
    KeyValueStore,
    PresetTable,
    ProgressTable,
)
from marjapussi_gui.storage.statistics_queries import StatisticsQueries
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.system.paths import DATABASE_NAME
from tests.storage import complete_database
from tests.storage.played_matches import load_match, practice_results, statistics_queries

NOW = datetime(2026, 6, 10, tzinfo=UTC)
GAMES = {1: "huutopussi", 2: "tuppi", 3: "marjapussi", 4: "bondtolva-two"}


NEWER: set[type] = {  # kinds of facts that the file has none of
    facts.NoSearchTimeLeft,
    facts.ScoresWithoutContract,
    facts.ContractLost,
    facts.ContractUnstoppable,
    facts.MarriageCanWait,
    facts.GivesAwayLeast,
    facts.CardAtRisk,
    facts.FewCardsCompleteSet,
    facts.ContractAmountChances,
    facts.HelpfulAfterDiscard,
    facts.CountsAgainstCard,
    facts.ExchangeHelps,
    facts.TiedCards,
    EquallyFrequentResult,
}


# The file has "tutor" instead of "warnings"
NEWER_PREFERENCES = {
    *("warnings", "praise", "agreements", "asked_pace", "alt_letters"),
    *("curtain_hold", "curtain_on_leave", "curtain_when_idle"),
}


def without_new_keys(stored: Any, written: Any) -> Any:  # noqa: ANN401 - any JSON
    """Return the written value without keys that newer versions added."""
    if isinstance(stored, dict):
        return {
            key: without_new_keys(stored[key], written[key]) for key in written if key in stored
        }
    if isinstance(stored, list):
        return [without_new_keys(*each) for each in zip(stored, written, strict=True)]
    return written


def write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(complete_database.FILE.read_text(encoding="utf-8"))


@pytest.fixture(params=["file", "backup"])
def opened_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Database]:
    """Open the file itself, or restore everything from it as from a backup."""
    if request.param == "file":
        write(tmp_path / DATABASE_NAME)
        database = open_database(tmp_path / DATABASE_NAME).database
    else:
        backup = tmp_path / "backups" / "000007-by-hand-2026-06-06.db"
        write(backup)
        database = open_database(tmp_path / DATABASE_NAME).database
        backups = BackupFolder(database, tmp_path / "backups", lambda: NOW)
        (listed,) = backups.list_backups()
        assert (listed.kind, listed.day, listed.path) == ("by-hand", "2026-06-06", backup)
        before = backups.load(backup)
        assert before.name == "000008-before-restore-2026-06-10.db"
    yield database
    database.close()


def test_stored_verdicts_load_unchanged(opened_database: Database) -> None:
    kept = VerdictTable(opened_database).stored_verdicts(1)

    assert kept == {ply: StoredVerdict(each, 7) for ply, each in complete_database.VERDICTS.items()}
    assert {type(each) for each in kept[1].verdict.reasons} == set(get_args(facts.Fact)) - NEWER
    assert {each.verdict.kind for each in kept.values()} == set(DecisionKind)
    assert {each.verdict.grade for each in kept.values()} == set(Grade)


def test_what_stands_in_a_verdict_is_written_today_as_well(opened_database: Database) -> None:
    rows = opened_database.query("select ply, verdict from verdicts where match = 1")

    stored = {row["ply"]: json.loads(row["verdict"]) for row in rows}
    today = json.loads(
        json.dumps({ply: verdict_to_json(each) for ply, each in complete_database.VERDICTS.items()})
    )
    assert {str(ply): each for ply, each in stored.items()} == {
        ply: without_new_keys(stored[int(ply)], each) for ply, each in today.items()
    }


def test_stored_exercises_and_decisions_load_unchanged(opened_database: Database) -> None:
    assert practice_results(opened_database, 1) == {1: complete_database.PRACTICE_RESULT}
    assert [
        (each.match_id, each.ply) for each in ExerciseTable(opened_database).due_exercises(NOW)
    ] == [
        (1, 1),
        (1, 5),
    ]
    assert len(statistics_queries(opened_database).evaluated_decisions()) == len(
        complete_database.VERDICTS
    )


def test_stored_preferences_progress_and_presets_load_unchanged(opened_database: Database) -> None:
    choices = KeyValueStore(opened_database)

    assert choices.load_preferences() == complete_database.PREFERENCES
    for where, stops in complete_database.PROGRESS.items():
        assert ProgressTable(opened_database, key=where).load() == stops
    assert choices.load_window_state() == complete_database.WINDOW
    assert PresetTable(opened_database).list_names("bag") == ("Mökillä",)
    assert PresetTable(opened_database).load("bag", "Mökillä") == complete_database.PRESET


def test_every_stored_preference_differs_from_its_default(opened_database: Database) -> None:
    kept, usual = asdict(complete_database.PREFERENCES), asdict(Preferences())

    stored = set(KeyValueStore(opened_database).read(PREFERENCES_KEY))
    assert stored - {"tutor"} == set(kept) - NEWER_PREFERENCES
    assert [name for name in kept if name in stored and kept[name] == usual[name]] == []


def test_stored_matches_load_unchanged(opened_database: Database) -> None:
    matches = MatchTable(opened_database)
    by_key = {each.key: each for each in VARIANTS}

    listed = {each.id: each for each in matches.list_summaries()}
    assert {number: each.game for number, each in listed.items()} == GAMES
    for number in GAMES:
        record = load_match(opened_database, number).record
        text = matches.export_record(number)
        assert replay(text.encode(), by_key).record.text() == text
        row = opened_database.query(
            "select status, scores, hands, actions from matches where id = ?", number
        )
        told = (
            listed[number].status,
            json.dumps(record.state_after().match.scores),
            listed[number].hand_count,
        )
        assert told == (row[0]["status"], row[0]["scores"], row[0]["hands"])
        assert len(record.entries) == row[0]["actions"]
    first = listed[1]
    assert (first.level, first.partner_level, first.origin) == ("normal", "expert", "played")
    assert (first.created_at, first.player_names[0]) == ("2026-06-06T12:00:00+00:00", "Aino 0")


def test_what_was_played_is_counted_as_it_was(opened_database: Database, tmp_path: Path) -> None:
    statistics = StatisticsQueries(opened_database, BackupFolder(opened_database, tmp_path))

    totals = statistics.totals(ALL_MATCHES)
    assert totals.hands == 6
    assert (totals.gained, totals.lost, totals.refused) == (-849, 196, 2)
    assert (totals.bids_failed, totals.bids_made, totals.own_bids_failed) == (2, 1, 1)
    assert (
        statistics.totals(
            StatisticsScope(game="tuppi", level="normal", partner_level="expert")
        ).hands
        == 2
    )
    assert {each.game: each.rules_key for each in statistics.match_categories()} == {
        each.key: rules_digest(each.create_game())
        for each in VARIANTS
        if each.key in GAMES.values()
    }

"""Files of earlier versions are found under their names, and read by what stands in them."""

import json
import re
from collections import Counter
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from marjapussi_gui.analysis.evaluation.grade_thresholds import (
    DEFAULT_THRESHOLDS,
    THRESHOLDS_FILE,
    grade_thresholds,
    level_rates,
)
from marjapussi_gui.app import crash_report
from marjapussi_gui.app.crash_report import FAULT_LOG_NAME
from marjapussi_gui.app.service_factory import load_lessons
from marjapussi_gui.bots.belief.policy_weights import WEIGHTS_FOLDER
from marjapussi_gui.bots.equity.hand_outcomes import OUTCOMES_FILE, load_outcome_frequencies
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import replay
from marjapussi_gui.learning.puzzles.puzzle_files import format_puzzle
from marjapussi_gui.storage import recovery
from marjapussi_gui.storage.backup_folder import BackupFolder
from marjapussi_gui.storage.open_database import open_database
from marjapussi_gui.storage.program_log import start_file_log
from marjapussi_gui.system.paths import AppPaths, paths_in_folder
from marjapussi_gui.ui.dialogs.rules_file import RulesFile, format_rules, parse_rules
from tests.services import every_puzzle

KEYS = [each.key for each in VARIANTS]
PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
DAY = datetime(2026, 5, 5, 12, tzinfo=UTC)
LESSONS = """
avomarjapussi-1 avomarjapussi-2 avomarjapussi-3 bag-1 bag-2 bag-3 bag-4 bondtolva-1 bondtolva-2
bondtolva-3 bondtolva-4 bondtolva-two-1 bondtolva-two-2 huutopussi-1 huutopussi-2 huutopussi-3
huutopussi-4 huutopussi-5 huutopussi-6 huutopussi-three-1 huutopussi-three-2 huutopussi-three-3
huutopussi-three-4 huutopussi-three-5 huutopussi-two-1 huutopussi-two-2 huutopussi-two-3
huutopussi-two-4 huutopussi-two-5 marjapussi-1 marjapussi-2 marjapussi-3 marjapussi-4 marriage-1
marriage-2 marriage-3 marriage-4 marriage-5 pfadfinder-1 pfadfinder-2 pfadfinder-3 pfadfinder-4
pfadfinder-5 tuppi-1 tuppi-2 tuppi-3 tuppi-4
"""
FIRST_PUZZLES = {  # under these names it is kept which ones were solved
    "marjapussi": "a57da8f3a212",
    "bag": "7a59aac76105",
    "avomarjapussi": "4e070298f650",
    "bondtolva": "6ce8cef475f6",
    "bondtolva-two": "35888bcc613b",
    "huutopussi": "bc6c506cd83c",
    "huutopussi-three": "b09407e91cd2",
    "tuppi": "81896f33555c",
    "marriage": "09081f53956a",
    "pfadfinder": "7e2502650ef8",
    "huutopussi-two": "24a989f6cc94",
}
UNCHANGED_PUZZLES = {  # digests of their names
    "marjapussi": "4fa8ebcb",
    "bag": "3269e845",
    "bondtolva": "0c16ca16",
    "huutopussi": "67b4bc44",
    "huutopussi-three": "4e69940f",
    "tuppi": "2a0b724b",
    "marriage": "88bd85b7",
    "pfadfinder": "7c602aa5",
    "huutopussi-two": "e9289c44",
}
RULES = """{
 "marjapussi-rules": 1,
 "game": "bag",
 "name": "Mökillä",
 "rules": {
  "must_head": false,
  "must_trump": false,
  "marriage_first": 40,
  "marriage_next": 20,
  "last_trick": 10,
  "skunk": 20,
  "bag_exit": "at_once",
  "target": 12
 }
}
"""


@pytest.mark.parametrize("path", PLAYTHROUGHS, ids=lambda path: path.stem)
def test_record_of_every_game_and_preset_is_read_and_written_as_it_stands(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join((*(line for line in lines if line.startswith("{")), ""))

    replayed = replay(text.encode(), {each.key: each for each in VARIANTS})

    assert replayed.record.text() == text
    assert len(replayed.scored_hands) == sum(line.startswith("    scored: ") for line in lines) > 0


@pytest.mark.parametrize(
    ("key", "state"),
    [
        ("bag", ', "scores": [3, 2], "bag": [true, false]'),
        ("marjapussi", ', "scores": [1, 0], "carry": 2'),
        ("marriage", ', "scores": [-4, 10, 0, -6]'),
    ],
)
def test_header_of_a_situation_is_read_and_written_as_it_stands(key: str, state: str) -> None:
    game = find_variant(key).create_game({"pip_tie": "carry"} if "carry" in state else {})
    head = f'{{"marjapussi": 1, "game": "{key}", "rules": {json.dumps(game.option_values)}'
    text = f'{head}, "seats": ["Aino", "Eero", "Väinö", "Onni"], "dealer": 2{state}}}\n'

    assert replay(text.encode(), {each.key: each for each in VARIANTS}).record.text() == text


def test_a_record_is_at_hand_of_every_game() -> None:
    assert {path.stem.partition("--")[0] for path in PLAYTHROUGHS} == set(KEYS)


def test_lessons_are_known_by_these_names() -> None:
    assert [each.key for each in load_lessons()] == LESSONS.split()


def test_puzzles_are_known_by_these_names() -> None:
    names = [each.puzzle_id for each in every_puzzle()]

    assert set(FIRST_PUZZLES.values()) <= set(names)
    assert len(names) == len(set(names)) == 660
    assert sha256("\n".join(sorted(names)).encode()).hexdigest()[:16] == "aed3964161c85a8e"


def test_puzzles_that_stayed_in_the_program_kept_their_names() -> None:
    for key in KEYS:
        names = sorted(each.puzzle_id for each in every_puzzle() if each.game.key == key)
        if key not in ("avomarjapussi", "bondtolva-two"):  # half of whose puzzles were replaced
            digest = sha256("\n".join(names).encode()).hexdigest()[:8]
            assert digest == UNCHANGED_PUZZLES[key]


@pytest.mark.parametrize("key", KEYS)
def test_line_of_a_puzzle_is_written_as_it_stands_in_its_file(key: str) -> None:
    first = next(each for each in every_puzzle() if each.puzzle_id == FIRST_PUZZLES[key])
    is_of_sets = key == "marriage"
    keys = ["dealer", "scores", "deal", "do", "aim", "answer", "theme", "hard", "deals"]
    of_sets = ["dealer", "scores", "deal", "do", "players", "answer", "theme", "hard"]

    assert list(json.loads(format_puzzle(first))) == (of_sets if is_of_sets else keys)


def test_house_rules_are_written_as_they_were() -> None:
    rules = RulesFile(
        "Mökillä", dict(find_variant("bag").create_game(json.loads(RULES)["rules"]).option_values)
    )

    assert format_rules(find_variant("bag"), rules) == RULES
    assert parse_rules(RULES.encode(), find_variant("bag")) == rules


def test_data_of_players_and_teacher_are_found_by_the_keys_of_games() -> None:
    assert {each.stem for each in WEIGHTS_FOLDER.glob("*.json")} == {*KEYS, "tuppi-avoid"} - {
        "marriage"
    }
    assert set(json.loads(OUTCOMES_FILE.read_text("utf-8"))) == set(KEYS)
    assert all(load_outcome_frequencies(key) for key in KEYS)
    assert {"judge", "games"} <= set(json.loads(THRESHOLDS_FILE.read_text("utf-8")))
    assert [
        key
        for key in KEYS
        if grade_thresholds(key).thresholds == DEFAULT_THRESHOLDS or not level_rates(key)
    ] == []


def test_files_of_the_player_have_these_names(tmp_path: Path) -> None:
    places = paths_in_folder(tmp_path)

    assert places == AppPaths(tmp_path, tmp_path / "logs")
    assert places.database == tmp_path / "marjapussi.db"
    assert places.backup_folder == tmp_path / "backups"
    assert FAULT_LOG_NAME == "faults.log"
    handler = start_file_log(tmp_path / "logs", "another name")
    assert handler is not None
    handler.close()
    assert (tmp_path / "logs" / "another name.log").exists()


def test_backups_have_these_names(tmp_path: Path) -> None:
    database = open_database(tmp_path / "marjapussi.db").database
    backups = BackupFolder(database, tmp_path / "backups", lambda: DAY)

    made = backups.create_daily(), backups.create(), backups.load(backups.list_backups()[0].path)

    assert [path.name for path in made if path is not None] == [
        "000001-daily-2026-05-05.db",
        "000002-by-hand-2026-05-05.db",
        "000003-before-restore-2026-05-05.db",
    ]
    assert Counter(each.kind for each in backups.list_backups()) == Counter(
        ["daily", "by-hand", "before-restore"]
    )
    database.close()


def test_damaged_file_is_set_aside_under_this_name(tmp_path: Path) -> None:
    file = tmp_path / "marjapussi.db"
    file.write_bytes(b"damaged")

    assert recovery.recovered_path(file).name == "marjapussi.db.recovered"
    assert recovery.partial_path(file).name == "marjapussi.db.part"
    assert recovery.quarantine(file, DAY).name == "marjapussi-damaged-2026-05-05-120000.db"


def test_report_of_a_crash_is_written_under_this_name(tmp_path: Path) -> None:
    path = crash_report.write_report(tmp_path, "text")

    assert path is not None
    assert re.fullmatch(r"report-\d{8}-\d{6}-\d{6}\.txt", path.name)

"""Files of earlier versions are found under their names, and read by what stands in them."""

import json
import re
from collections import Counter
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from marjapussi_gui import crashes
from marjapussi_gui.app import lessons, puzzles
from marjapussi_gui.bots.endings import HANDS, hands_of
from marjapussi_gui.bots.guesses import FOLDER
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.record import replay
from marjapussi_gui.store import recovery
from marjapussi_gui.store.backups import Backups
from marjapussi_gui.store.faults import FAULTS
from marjapussi_gui.store.log import log_to
from marjapussi_gui.store.opening import open_file
from marjapussi_gui.store.places import Places, places_in
from marjapussi_gui.teacher.classes import DATA, UNKNOWN, classes_of, rates
from marjapussi_gui.teacher.puzzles.shipped import line_of
from marjapussi_gui.ui.dialogs.rules_file import RulesFile, read_rules, rules_text

KEYS = [each.key for each in VARIANTS]
PLAYTHROUGHS = sorted((Path(__file__).parents[1] / "playthroughs").glob("*.txt"))
DAY = datetime(2026, 5, 5, 12, tzinfo=UTC)
LESSONS = """
avomarjapussi-1 avomarjapussi-2 bag-1 bag-2 bondtolva-1 bondtolva-2 bondtolva-two-1
bondtolva-two-2 huutopussi-1 huutopussi-2 huutopussi-3 huutopussi-three-1 huutopussi-three-2
huutopussi-three-3 huutopussi-two-1 huutopussi-two-2 huutopussi-two-3 marjapussi-1 marjapussi-2
marriage-1 marriage-2 marriage-3 pfadfinder-1 pfadfinder-2 pfadfinder-3 tuppi-1 tuppi-2
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
    assert len(replayed.hands) == sum(line.startswith("    scored: ") for line in lines) > 0


@pytest.mark.parametrize(
    ("key", "state"),
    [
        ("bag", ', "scores": [3, 2], "bag": [true, false]'),
        ("marjapussi", ', "scores": [1, 0], "carry": 2'),
        ("marriage", ', "scores": [-4, 10, 0, -6]'),
    ],
)
def test_header_of_a_situation_is_read_and_written_as_it_stands(key: str, state: str) -> None:
    game = variant(key).game({"pip_tie": "carry"} if "carry" in state else {})
    head = f'{{"marjapussi": 1, "game": "{key}", "rules": {json.dumps(game.options)}'
    text = f'{head}, "seats": ["Aino", "Eero", "Väinö", "Onni"], "dealer": 2{state}}}\n'

    assert replay(text.encode(), {each.key: each for each in VARIANTS}).record.text() == text


def test_a_record_is_at_hand_of_every_game() -> None:
    assert {path.stem.partition("--")[0] for path in PLAYTHROUGHS} == set(KEYS)


def test_lessons_are_known_by_these_names() -> None:
    assert [each.key for each in lessons()] == LESSONS.split()


def test_puzzles_are_known_by_these_names() -> None:
    names = [each.name for each in puzzles()]
    first = {each.game.key: each.name for each in reversed(puzzles())}

    assert first == FIRST_PUZZLES
    assert len(names) == len(set(names)) == 660
    assert sha256("\n".join(names).encode()).hexdigest()[:16] == "83c3540d1e9fa1f1"


@pytest.mark.parametrize("key", KEYS)
def test_line_of_a_puzzle_is_written_as_it_stands_in_its_file(key: str) -> None:
    first = next(each for each in puzzles() if each.name == FIRST_PUZZLES[key])
    is_of_sets = key == "marriage"
    keys = ["dealer", "scores", "deal", "do", "aim", "answer", "theme", "hard", "deals"]
    of_sets = ["dealer", "scores", "deal", "do", "players", "answer", "theme", "hard"]

    assert list(json.loads(line_of(first))) == (of_sets if is_of_sets else keys)


def test_house_rules_are_written_as_they_were() -> None:
    rules = RulesFile("Mökillä", dict(variant("bag").game(json.loads(RULES)["rules"]).options))

    assert rules_text(variant("bag"), rules) == RULES
    assert read_rules(RULES.encode(), variant("bag")) == rules


def test_data_of_players_and_teacher_are_found_by_the_keys_of_games() -> None:
    assert {each.stem for each in FOLDER.glob("*.json")} == {*KEYS, "tuppi-avoid"} - {"marriage"}
    assert set(json.loads(HANDS.read_text("utf-8"))) == set(KEYS)
    assert all(hands_of(key) for key in KEYS)
    assert list(json.loads(DATA.read_text("utf-8"))) == ["judge", "games"]
    assert [key for key in KEYS if classes_of(key).bounds == UNKNOWN or not rates(key)] == []


def test_files_of_the_player_have_these_names(tmp_path: Path) -> None:
    places = places_in(tmp_path)

    assert places == Places(tmp_path, tmp_path / "logs")
    assert places.file == tmp_path / "marjapussi.db"
    assert places.backups == tmp_path / "backups"
    assert FAULTS == "faults.log"
    handler = log_to(tmp_path / "logs", "another name")
    assert handler is not None
    handler.close()
    assert (tmp_path / "logs" / "another name.log").exists()


def test_backups_have_these_names(tmp_path: Path) -> None:
    database = open_file(tmp_path / "marjapussi.db").database
    backups = Backups(database, tmp_path / "backups", lambda: DAY)

    made = backups.daily(), backups.back_up_now(), backups.restore(backups.listed()[0].path)

    assert [path.name for path in made if path is not None] == [
        "000001-daily-2026-05-05.db",
        "000002-by-hand-2026-05-05.db",
        "000003-before-restore-2026-05-05.db",
    ]
    assert Counter(each.kind for each in backups.listed()) == Counter(
        ["daily", "by-hand", "before-restore"]
    )
    database.close()


def test_damaged_file_is_set_aside_under_this_name(tmp_path: Path) -> None:
    file = tmp_path / "marjapussi.db"
    file.write_bytes(b"damaged")

    assert recovery.recovered_beside(file).name == "marjapussi.db.recovered"
    assert recovery.part_beside(file).name == "marjapussi.db.part"
    assert recovery.set_aside(file, DAY).name == "marjapussi-damaged-2026-05-05-120000.db"


def test_report_of_a_crash_is_written_under_this_name(tmp_path: Path) -> None:
    path = crashes.written(tmp_path, "text")

    assert path is not None
    assert re.fullmatch(r"report-\d{8}-\d{6}-\d{6}\.txt", path.name)

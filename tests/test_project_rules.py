"""Project rules: names of games in one place, small files, a tenth game in one file."""

import ast
import re
from pathlib import Path

import pytest

from marjapussi_gui.engine.cards import create_pack
from marjapussi_gui.engine.game import Phases, Preset, Variant
from marjapussi_gui.engine.games.common import (
    ORIGINAL_VALUES,
    auction_opener,
    create_marriage_tricks,
    declarer_or_left_of_dealer,
)
from marjapussi_gui.engine.options import NumberRange
from marjapussi_gui.engine.phases.auction import Bidding
from marjapussi_gui.engine.phases.contract import ContractScoringPhase, max_hand_points
from marjapussi_gui.engine.phases.dealing import Dealing
from marjapussi_gui.engine.phases.exchange import KittyExchange
from marjapussi_gui.engine.phases.marriages import MarriageRules
from marjapussi_gui.engine.rules import Rules, select_options
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NOBODY, Seat
from tests.random_matches import RandomMatch

TOP = Path(__file__).parents[1]
PACKAGE = TOP / "marjapussi_gui"
SOURCES = sorted(
    path
    for folder in ("marjapussi_gui", "tests", "packaging")
    for path in (TOP / folder).rglob("*.py")
)
ONE_FILE = "check_certificate.py"  # for strangers, so it is one; its own test limits it
NAMES_OF_GAMES = re.compile(r"huutopussi|bondtolva|avomarjapussi|tuppi|pfadfinder", re.IGNORECASE)


def test_no_file_has_more_than_600_lines() -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in SOURCES}

    assert [path.name for path, number in lines.items() if number > 600] == [ONE_FILE]


def test_no_game_is_named_outside_its_folder() -> None:
    games = {PACKAGE / "engine" / "games", PACKAGE / "ui" / "text" / "games"}
    named = [
        path.name
        for path in PACKAGE.rglob("*.py")
        if not games & set(path.parents) and NAMES_OF_GAMES.search(path.read_text(encoding="utf-8"))
    ]

    assert named == []


def test_every_line_of_the_log_reaches_the_log_file() -> None:
    pattern = re.compile(r"^log = logging\.getLogger\((.*)\)$", re.MULTILINE)
    loggers = [
        (path.name, found[1])
        for path in PACKAGE.rglob("*.py")
        for found in pattern.finditer(path.read_text("utf-8"))
    ]

    assert ("sound_player.py", '"marjapussi"') in loggers
    assert [each for each in loggers if each[1] != '"marjapussi"'] == []


DOCUMENTS = (
    "README.md",
    "CHANGELOG.md",
    ".github/CONTRIBUTING.md",
    ".github/SECURITY.md",
    ".signpath/README.md",
    "marjapussi_gui/CERTIFICATES.md",
    "marjapussi_gui/CODES.md",
    "marjapussi_gui/README.md",
    "packaging/README.md",
    "packaging/release_notes.md",
    "tests/README.md",
)
LINK = re.compile(r"\]\(([^)\s]+)\)")
FILE_IN_TEXT = re.compile(r"`([a-z0-9_./]+\.py)`")


def linked_headings(document: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_links_in_documents_lead_somewhere(name: str) -> None:
    document = TOP / name
    broken = []
    for link in LINK.findall(document.read_text(encoding="utf-8")):
        path, _, heading = link.partition("#")
        target = document.parent / path if path else document
        if "://" in link:
            continue
        if not target.exists() or (heading and heading not in linked_headings(target)):
            broken.append(link)

    assert broken == []


@pytest.mark.parametrize("name", DOCUMENTS)
def test_files_named_in_documents_are_there(name: str) -> None:
    document = TOP / name
    named = FILE_IN_TEXT.findall(document.read_text(encoding="utf-8"))
    folders = (TOP, PACKAGE, document.parent)

    assert [each for each in named if not any((at / each).is_file() for at in folders)] == []


def test_documents_name_enough_files_to_be_checked() -> None:
    texts = [(TOP / name).read_text(encoding="utf-8") for name in DOCUMENTS]

    assert sum(len(FILE_IN_TEXT.findall(text)) for text in texts) > 40
    assert sum(len(LINK.findall(text)) for text in texts) > 60


def test_nothing_private_of_others_is_imported() -> None:
    ours = {"marjapussi_gui", "tests", *(path.stem for path in (TOP / "packaging").glob("*.py"))}
    names = {
        f"{node.module}.{name.name}"
        for path in SOURCES
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom) and not node.level and node.module
        for name in node.names
        if node.module.partition(".")[0] not in ours and re.match("_(?!_)", name.name)
    }

    assert names == {"os._exit"}  # which is public, whatever its name


def tenth_phases(rules: Rules, seating: Seating) -> Phases:
    worth = (20, 20, 20, 20)
    cards = create_pack(24)
    most = max_hand_points(ORIGINAL_VALUES, cards, worth)
    speech = MarriageRules(rules, seating, keeps_first_trump=False, points_by_suit=worth)
    return (
        Dealing(seating, cards, 7),
        Bidding(rules, seating, auction_opener(rules, seating), most),
        KittyExchange(most),
        create_marriage_tricks(rules, seating, declarer_or_left_of_dealer(seating), speech),
        ContractScoringPhase(seating, rules, speech, ORIGINAL_VALUES),
    )


TENTH = Variant(
    key="a tenth game",
    players=(3,),
    has_partners=False,
    options=select_options(
        "first_bidder", "floor", "lapiajo_waived", min_bid=NumberRange(60, 60, 120, 10),
        target=NumberRange(300, 100, 1000, 100),
    ),
    presets=(Preset("Here"),),
    create_phases=tenth_phases,
    fixed_values={"redeal": "none"},
)  # fmt: skip


@pytest.mark.parametrize("seed", range(5))
def test_tenth_game_of_options_and_phases_takes_one_file(seed: int) -> None:
    walk = RandomMatch(TENTH.create_game({"target": 100}), seed, Seat(0))

    last = list(walk.steps(hands=3))[-1].after

    assert last.match.hands_played == 3 or last.match.is_over
    assert last.turn == NOBODY

"""A player who only hears knows what can be seen, and finds the way through the pages."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from tests.bench.ears import differences

from .blind_player import BlindPlayer
from .blind_table import Table
from .blind_visitor import BlindVisitor
from .phrasebook import phrasebook
from .voiced_window import VoicedWindow

OWN = ("phrasebook", "blind_table", "blind_player", "blind_visitor")
SAMPLES = (("bondtolva-two", "en", 12), ("huutopussi", "fi", 12), ("marriage", "de", 10))


@pytest.fixture
def heard_in(qapp: QApplication) -> Iterator[list[VoicedWindow]]:
    windows: list[VoicedWindow] = []
    yield windows
    for window in windows:
        window.close()


def hear(windows: list[VoicedWindow], key: str, language: str, decisions: int) -> BlindPlayer:
    """Play by ear, and compare what was heard with what is there at each decision."""
    window = VoicedWindow(language)
    windows.append(window)
    window.start_match(key, seed=1)

    def compare(heard: Table) -> None:
        assert [*differences(heard, window.real_table)] == []

    player = BlindPlayer(window, language, 1, compare)
    player.play_match(most_decisions=decisions)
    return player


@pytest.mark.parametrize(("key", "language", "decisions"), SAMPLES)
def test_what_is_heard_is_what_is_there(
    heard_in: list[VoicedWindow], key: str, language: str, decisions: int
) -> None:
    assert hear(heard_in, key, language, decisions).decisions == decisions


@pytest.mark.slow
@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_a_match_of_each_game_is_played_by_ear(
    heard_in: list[VoicedWindow], key: str, language: str
) -> None:
    assert hear(heard_in, key, language, 10_000).hands > 1


@pytest.mark.parametrize(
    "language",
    ["en", *(pytest.param(each, marks=pytest.mark.slow) for each in AVAILABLE_LANGUAGES[1:])],
)
def test_pages_are_visited_by_ear(heard_in: list[VoicedWindow], language: str) -> None:
    window = VoicedWindow(language)
    heard_in.append(window)
    visitor = BlindVisitor(window, phrasebook(language))

    window.run(visitor.take_lesson())
    window.run(visitor.start_match())
    window.run(visitor.take_hint())
    BlindPlayer(window, language, 1).play_match(most_hands=1)
    window.run(visitor.read_panels())
    window.run(visitor.review_hand())
    window.run(visitor.change_preferences())


@pytest.mark.parametrize("module", OWN)
def test_the_player_knows_nothing_of_the_program(module: str) -> None:
    tree = ast.parse((Path(__file__).parent / f"{module}.py").read_text("utf-8"))
    imported = {
        name.partition(".")[0]
        for node in ast.walk(tree)
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in (
            [each.name for each in node.names]
            if isinstance(node, ast.Import)
            else []
            if node.level
            else [str(node.module)]
        )
    }

    assert imported <= sys.stdlib_module_names

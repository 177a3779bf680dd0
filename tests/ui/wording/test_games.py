"""What is said of a game stands in one file, and a game of which nothing is said opens too."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.ui.wording import games

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")


def test_every_game_has_texts_and_all_texts_are_of_games() -> None:
    assert {each.key for each in VARIANTS} == set(games.all_texts())


def test_a_game_without_texts_is_called_by_its_key() -> None:
    game = games.introduction("a-game-of-tomorrow")

    assert game.name == "a-game-of-tomorrow"
    assert game.sentence == ""
    assert len(game.scene) == 4


def test_the_start_page_shows_a_game_without_texts(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    from marjapussi_gui.ui.pages import start
    from marjapussi_gui.ui.pages.start import StartPage

    strange = replace(variant("marjapussi"), key="a-game-of-tomorrow")
    monkeypatch.setattr(start, "VARIANTS", (*VARIANTS, strange))
    page = StartPage()
    page.resize(1280, 800)
    page.show()

    assert page.tiles[-1].key == "a-game-of-tomorrow"
    page.close()

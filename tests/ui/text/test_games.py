"""The texts of a game are in one file, and a game without texts opens too."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.ui.text import games


def test_every_game_has_texts_and_all_texts_are_of_games() -> None:
    assert {each.key for each in VARIANTS} == set(games.all_game_texts())


def test_a_game_without_texts_is_called_by_its_key() -> None:
    game = games.game_introduction("a-game-of-tomorrow")

    assert game.name == "a-game-of-tomorrow"
    assert game.description == ""
    assert len(game.picture_cards) == 4


def test_the_start_page_shows_a_game_without_texts(monkeypatch: pytest.MonkeyPatch) -> None:
    from marjapussi_gui.ui.pages.start import start_page
    from marjapussi_gui.ui.pages.start.start_page import StartPage

    strange = replace(find_variant("marjapussi"), key="a-game-of-tomorrow")
    monkeypatch.setattr(start_page, "VARIANTS", (*VARIANTS, strange))
    page = StartPage()
    page.resize(1280, 800)
    page.show()

    assert page.family_tiles[-1].family.game_keys == ("a-game-of-tomorrow",)
    page.close()

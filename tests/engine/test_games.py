"""The games are found in their folder, and stand in the order of their rules."""

from pathlib import Path

import pytest

from marjapussi_gui.engine import games
from marjapussi_gui.engine.games import VARIANTS, find_variant


def test_games_stand_in_the_order_of_the_rules() -> None:
    assert [each.place for each in VARIANTS] == list(range(1, len(VARIANTS) + 1))
    assert find_variant("marjapussi").place == 1


def test_every_file_but_what_they_share_is_a_game() -> None:
    files = {path.stem for path in Path(games.__file__).parent.glob("*.py")}
    shared = {"__init__", "common", "contracts"}

    assert files - shared == {each.key.replace("-", "_") for each in VARIANTS}


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(KeyError):
        find_variant("whist")

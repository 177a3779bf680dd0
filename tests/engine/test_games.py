"""The games are found in their folder, and stand in the order of their rules."""

from pathlib import Path

import pytest

from marjapussi_gui.engine import games
from marjapussi_gui.engine.games import EVERY, VARIANTS, variant


def test_games_stand_in_the_order_of_the_rules() -> None:
    assert [each.place for each in EVERY] == list(range(1, len(EVERY) + 1))
    assert EVERY[0] == variant("marjapussi")


def test_every_file_but_what_they_share_is_a_game() -> None:
    files = {path.stem for path in Path(games.__file__).parent.glob("*.py")}
    shared = {"__init__", "common", "contracts"}

    assert files - shared == {each.key.replace("-", "_") for each in EVERY}


def test_offered_games_are_among_all_games_in_the_same_order() -> None:
    offered = {each.key for each in VARIANTS}

    assert [each.key for each in VARIANTS] == [each.key for each in EVERY if each.key in offered]


def test_there_is_no_game_of_another_name() -> None:
    with pytest.raises(KeyError):
        variant("whist")

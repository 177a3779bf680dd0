"""Nothing that the window shows or says depends on cards that the person there may not see."""

from itertools import islice
from random import Random

import pytest

from marjapussi_gui.engine.games import find_variant

from .twin_windows import compare_moments, find_twins

SAMPLED_GAMES = "marjapussi", "huutopussi", "marriage"  # tests.bench.curtain plays all of them


@pytest.mark.parametrize("key", SAMPLED_GAMES)
def test_hidden_cards_are_neither_seen_nor_heard(key: str) -> None:
    twins = find_twins(find_variant(key).create_game(), Random(key))
    compared = [moment for pair in islice(twins, 2) for moment in compare_moments(pair, limit=6)]

    assert len(compared) >= 2
    assert [each for each in compared if each.differences] == []

"""Who counts cards gains by it: level normal against the same player who forgets."""

from statistics import fmean

import pytest

from marjapussi_gui.bots.arena import Duel, interval
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.bots.players import LearnedPlayer
from marjapussi_gui.engine.game import Variant
from tests.bots.test_table import TRICK_GAMES

DEALS = 500
GAINS_LITTLE = {"huutopussi-two": 8}  # so many times as many deals


@pytest.mark.slow
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_normal_gains_by_counting_cards(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful = LearnedPlayer(spread=96, overlooks=0.1, forgets=True)
    monkeypatch.setitem(LEVELS, "forgets", lambda: forgetful)
    players = variant.game().seating.players
    duel = Duel(variant.key, {}, players, "normal", "forgets", 990_000)

    edges = [duel.meet(deal).edge for deal in range(DEALS * GAINS_LITTLE.get(variant.key, 1))]
    within = interval(edges)

    assert within is not None
    assert within[0] > 0, f"{fmean(edges):+.3f}, {within}"

"""Counting cards pays: level normal against the same player without memory."""

from statistics import fmean

import pytest

from marjapussi_gui.bots.arena.duels import Duel, confidence_interval
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import PolicyPlayer
from marjapussi_gui.engine.game import Variant
from tests.bots.test_trick_table import TRICK_GAMES

DEALS = 500
GAINS_LITTLE = {"huutopussi-two": 8}  # so many times as many deals


@pytest.mark.slow
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_normal_gains_by_counting_cards(variant: Variant, monkeypatch: pytest.MonkeyPatch) -> None:
    forgetful = PolicyPlayer(noise=96, oversight_rate=0.1, forgets_played_cards=True)
    monkeypatch.setitem(LEVELS, "forgets", lambda: forgetful)
    players = variant.create_game().seating.players
    duel = Duel(variant.key, {}, players, "normal", "forgets", 990_000)

    edges = [
        duel.play_deal(deal).advantage for deal in range(DEALS * GAINS_LITTLE.get(variant.key, 1))
    ]
    within = confidence_interval(edges)

    assert within is not None
    assert within[0] > 0, f"{fmean(edges):+.3f}, {within}"

"""How long the player waits at normal speed, by a clock that the test advances."""

import pytest

from tests.bench.pace import AUCTION, COUNT, LEAD, durations
from tests.parameters import mostly_slow

LONGEST_MS = {LEAD: 3200, COUNT: 4000, AUCTION: 16_000}
GAMES = ["huutopussi", "marjapussi", "bag", "tuppi", "pfadfinder", "avomarjapussi"]
SEEDS = (6, 7, 9)


@pytest.mark.parametrize("key", mostly_slow(GAMES, "huutopussi"))
def test_the_table_keeps_nobody_waiting(key: str) -> None:
    found = [each for seed in SEEDS for each in durations(key, seed, "normal")]

    assert {what for what, _ in found} >= {COUNT, LEAD}
    assert [(what, ms) for what, ms in found if ms > LONGEST_MS[what]] == []

"""The deal numbers of a day."""

from datetime import date

import pytest

from marjapussi_gui.model.new_game import MAX_SEED
from marjapussi_gui.model.todays_deal import day_of_ten_deals, deals_of_day


def test_ten_deals_name_their_day() -> None:
    day = date(2026, 11, 28)

    assert {day_of_ten_deals(seed) for seed in deals_of_day(day, 10)} == {day}


@pytest.mark.parametrize("seed", [0, 1, 20261128, 2026112811, 2026132801, 2**40, MAX_SEED])
def test_other_deals_have_no_day(seed: int) -> None:
    assert day_of_ten_deals(seed) is None

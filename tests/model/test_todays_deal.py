"""Today's deal depends on the date and the game only."""

from datetime import date

import pytest

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.model.new_game import (
    MAX_SEED,
    day_of_ten_deals,
    deals_of_day,
    todays_seed,
)

DAY, NEXT_DAY = date(2026, 11, 25), date(2026, 11, 26)


def test_deal_number_is_the_date() -> None:
    assert todays_seed(DAY) == 20261125


def test_every_day_has_a_valid_deal_number_of_its_own() -> None:
    days = [date.fromordinal(DAY.toordinal() + ahead) for ahead in range(800)]

    seeds = {todays_seed(day) for day in days}

    assert len(seeds) == len(days)
    assert max(seeds) <= MAX_SEED


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_the_same_day_has_the_same_cards_and_the_next_day_others(key: str) -> None:
    variant = next(each for each in VARIANTS if each.key == key)

    def cards(day: date) -> object:
        game, seed = variant.create_game(), todays_seed(day)
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        return game.chance_action(state, seed)

    assert cards(DAY) == cards(date(2026, 11, 25))
    assert cards(DAY) != cards(NEXT_DAY)


def test_ten_deals_name_their_day() -> None:
    assert {day_of_ten_deals(seed) for seed in deals_of_day(DAY, 10)} == {DAY}


@pytest.mark.parametrize("seed", [0, 1, 20261128, 2026112811, 2026132801, 2**40, MAX_SEED])
def test_other_deals_have_no_day(seed: int) -> None:
    assert day_of_ten_deals(seed) is None

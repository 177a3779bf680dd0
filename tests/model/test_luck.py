"""The share of matches won without luck is unbiased for any player and cards."""

from random import Random
from statistics import NormalDist, fmean, stdev

import pytest

from marjapussi_gui.model.luck import MIN_MATCHES, LuckSummary, MatchLuck, summarize_luck

CAREERS = 600
SPREAD = 0.3  # by how much cards change the chance in a match


def career(
    chances: Random, matches: int, strength: float, helped: float, blur: float
) -> LuckSummary:
    """Return the luck statistics of a player with the given strength.

    His luck is measured on a scale of its own, and not exactly.
    """
    outcomes = []
    for _ in range(matches):
        cards = chances.gauss(0, SPREAD)
        is_won = chances.random() < chance(strength, cards)
        outcomes.append(MatchLuck(is_won, helped * cards + chances.gauss(0, blur)))
    return summarize_luck(outcomes)


def chance(strength: float, cards: float) -> float:
    return min(max(strength + cards, 0.0), 1.0)


def true_share(strength: float) -> float:
    """Return how many of all matches are won over all that the cards may be."""
    cards, steps = NormalDist(0, SPREAD), 2000
    return fmean(chance(strength, cards.inv_cdf((step + 0.5) / steps)) for step in range(steps))


@pytest.mark.parametrize("strength", [0.35, 0.5, 0.85])
@pytest.mark.parametrize(("helped", "blur"), [(2.0, 0.2), (0.1, 0.02), (-1.0, 0.5)])
def test_fair_share_is_unbiased_on_average(strength: float, helped: float, blur: float) -> None:
    chances = Random(f"{strength} {helped}")
    shares = [career(chances, 20, strength, helped, blur).fair_share for _ in range(CAREERS)]
    told = [share for share in shares if share is not None]

    assert len(told) == CAREERS
    error = stdev(told) / CAREERS**0.5
    assert abs(fmean(told) - true_share(strength)) < 3.5 * error


@pytest.mark.parametrize("matches", [MIN_MATCHES, 40])
@pytest.mark.parametrize("strength", [0.3, 0.6])
def test_the_true_share_lies_in_the_interval_19_times_of_20(matches: int, strength: float) -> None:
    chances, true = Random(f"{matches} {strength}"), true_share(strength)
    told = [career(chances, matches, strength, 2.0, 0.2) for _ in range(CAREERS)]

    held = sum(each.low_share <= true <= each.high_share for each in told) / CAREERS

    assert 0.92 < held < 0.99


def test_with_luck_taken_out_shares_differ_less() -> None:
    chances = Random(1)
    told = [career(chances, 60, 0.5, 2.0, 0.1) for _ in range(CAREERS)]
    fair = [each.fair_share for each in told if each.fair_share is not None]

    assert stdev(fair) < 0.92 * stdev(each.won_share for each in told)


def test_luck_that_has_nothing_to_do_with_winning_changes_next_to_nothing() -> None:
    told = summarize_luck([MatchLuck(place % 2 == 0, (-1) ** (place // 2)) for place in range(40)])

    assert told.fair_share == pytest.approx(0.5, abs=0.02)
    assert told.matches_won_by_luck == pytest.approx(0.0, abs=1.0)


def test_good_cards_are_taken_out_of_what_was_won() -> None:
    lucky = [MatchLuck(is_won=True, luck=1.0)] * 15 + [MatchLuck(is_won=False, luck=-1.0)] * 5
    told = summarize_luck(lucky)

    assert told.won_share == 0.75
    assert told.fair_share == pytest.approx(0.5, abs=0.01)
    assert told.matches_won_by_luck == pytest.approx(5.0, abs=0.2)


def test_before_ten_matches_nothing_is_taken_out() -> None:
    told = summarize_luck([MatchLuck(is_won=True, luck=0.5)] * 9)

    assert (told.won_share, told.fair_share, told.missing_matches) == (1.0, None, 1)


def test_matches_whose_cards_were_not_compared_wait() -> None:
    known, unknown = MatchLuck(is_won=True, luck=0.1), MatchLuck(is_won=False)
    told = summarize_luck([*[known] * 8, *[unknown] * 5])

    assert (told.match_count, told.waiting_matches, told.won_share, told.missing_matches) == (
        8,
        5,
        1.0,
        0,
    )


@pytest.mark.parametrize("is_won", [True, False])
def test_interval_stays_open_after_only_wins_or_losses(is_won: bool) -> None:
    told = summarize_luck([MatchLuck(is_won, 0.1 * place) for place in range(-6, 6)])

    assert told.fair_share == float(is_won)
    assert 0.0 <= told.low_share < told.high_share <= 1.0
    assert told.high_share - told.low_share > 0.1


def test_no_luck_at_all_takes_nothing_out() -> None:
    assert summarize_luck([MatchLuck(place < 6, 0.0) for place in range(12)]).fair_share == 0.5

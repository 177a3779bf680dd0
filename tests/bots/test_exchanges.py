"""What rules of thumb give back to a partner, or put away: what takes no trick, however high."""

import pytest

from marjapussi_gui.bots.players import bidding_heuristics

STRENGTHS = {rank: strength for strength, rank in enumerate("6789JQKTA", bidding_heuristics.SIX)}
WORTHS = (40, 100, 80, 60)


def word(*suits: str) -> int:
    """Return a hand, suit by suit."""
    return sum(1 << 16 * suit + STRENGTHS[rank] for suit, held in enumerate(suits) for rank in held)


@pytest.mark.parametrize(
    ("hand", "back"),
    [
        pytest.param(
            word("A76", "KQ97", "K8", "AT6"), word("6", "", "K8", ""), id="half a pair alone"
        ),
        pytest.param(
            word("AJ7", "KQ6", "AJ", "ATJ9"), word("J7", "", "J", ""), id="jacks before others"
        ),
        pytest.param(
            word("98", "AKQ76", "AT76", "T"), word("98", "", "", "T"), id="a ten that stands alone"
        ),
        pytest.param(
            word("T98", "KQ876", "A8", "96"), word("", "", "", "96"), id="a ten that is guarded"
        ),
    ],
)
def test_what_takes_no_trick_is_given_back(hand: int, back: int) -> None:
    number = back.bit_count()

    assert bidding_heuristics.choose_returned_cards(hand, number, WORTHS) == back


def test_aces_tens_and_pairs_are_not_given_away_without_a_partner() -> None:
    hand = word("AT", "KQ7", "T9", "A86")

    assert bidding_heuristics.choose_discard(hand, 2, WORTHS) == word("", "", "", "86")
    assert bidding_heuristics.choose_discard(hand, 4, WORTHS) == word("", "7", "9", "86")


def test_the_search_tries_what_is_needed_least_first() -> None:
    hand = word("K8", "KQ7", "T96", "AJ86")

    gifts = bidding_heuristics.discard_candidates(hand, 3, WORTHS, extra_cards=2)

    assert gifts[0] == bidding_heuristics.choose_discard(hand, 3, WORTHS)
    assert len(gifts) == len(set(gifts)) == 10

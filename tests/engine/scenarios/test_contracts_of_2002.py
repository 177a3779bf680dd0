"""Scoring as in the old Windows program: rounding, hands without a trick, the first to win."""

from collections.abc import Mapping

import pytest

from marjapussi_gui.engine.phases.contract import ContractScoringPhase
from marjapussi_gui.engine.state import NO_SIDE, NOBODY, Auction, MatchStanding, Seat, Side
from tests.engine.scenarios.test_contracts import everything
from tests.scripted_match import ScriptedMatch


def count(rules: Mapping[str, object]) -> ContractScoringPhase:
    rule = ScriptedMatch("huutopussi", rules).game.scoring_phase
    assert isinstance(rule, ContractScoringPhase)
    return rule


def gains(
    rules: Mapping[str, object],
    totals: tuple[int, int],
    tricks: tuple[int, int] = (5, 4),
    bid: int = 100,
    raised: int = 120,
) -> tuple[int, ...]:
    """Return what both sides gain when side 0 played for so much."""
    auction = Auction((), bid, Seat(0), 0, raised)
    return count(rules).score_hand(MatchStanding((0, 0)), auction, totals, tricks).match.scores


@pytest.mark.parametrize(("took", "scored"), [(137, 135), (138, 140), (2, 0), (3, 5), (140, 140)])
def test_what_the_others_took_is_scored_to_the_nearest_five(took: int, scored: int) -> None:
    assert gains({"round_others": True}, (0, took)) == (-120, scored)
    assert gains({}, (0, took)) == (-120, took)


def test_bid_is_held_against_the_exact_number() -> None:
    assert gains({"round_others": True}, (119, 21))[0] == -120
    assert gains({"round_others": True}, (120, 20))[0] == 120


@pytest.mark.parametrize(
    ("trickless", "loss"), [("bid", -220), ("double_declarer", -240), ("double", -240)]
)
def test_declarers_without_a_trick_lose(trickless: str, loss: int) -> None:
    assert gains({"trickless": trickless}, (0, 160), (0, 9)) == (loss, 160)


@pytest.mark.parametrize(
    ("trickless", "if_made", "if_failed"),
    [("bid", -100, -100), ("double_declarer", -100, -100), ("double", -240, 0)],
)
def test_others_without_a_trick_lose(trickless: str, if_made: int, if_failed: int) -> None:
    assert gains({"trickless": trickless}, (120, 0), (9, 0)) == (120, if_made)
    assert gains({"trickless": trickless}, (119, 0), (9, 0)) == (-120, if_failed)


def test_waiver_spares_the_others_with_the_raised_bid_doubled_for_declarers() -> None:
    rules = {"trickless": "double_declarer", "lapiajo_waived": True}

    assert gains(rules, (119, 0), (9, 0)) == (-120, 0)
    assert gains(rules, (120, 0), (9, 0)) == (120, -100)


def test_declarers_without_a_trick_gain_nothing_by_what_they_put_away() -> None:
    assert gains({"trickless": "double"}, (15, 160), (0, 9), 5, 5) == (-10, 160)


def test_nobody_loses_for_having_no_trick_when_nobody_played() -> None:
    auction = Auction((), 0, NOBODY, 15)
    outcome = count({"trickless": "double"}).score_hand(
        MatchStanding((0, 0)), auction, (160, 0), (9, 0)
    )

    assert outcome.match.scores == (160, 0)
    assert outcome.notes == ("passed", "lapiajo")


@pytest.mark.parametrize(
    ("both_reach", "declarer", "winner"),
    [("higher", 0, 1), ("declarer", 0, 0), ("declarer", 1, 1), ("declarer", -1, 1)],
)
def test_declaring_side_wins_when_several_reach_the_target(
    both_reach: str, declarer: int, winner: int
) -> None:
    standing = count({"both_reach": both_reach}).decide_match(
        MatchStanding((500, 510)), Side(declarer)
    )

    assert (standing.is_over, standing.winner) == (True, winner)


def test_only_side_to_reach_the_target_wins_in_any_contract() -> None:
    assert (
        count({"both_reach": "declarer"}).decide_match(MatchStanding((500, 495)), Side(1)).winner
        == 0
    )


def test_match_goes_on_while_two_stand_alike_and_none_of_them_declared() -> None:
    assert not count({}).decide_match(MatchStanding((500, 500)), Side(0)).is_over
    assert (
        not count({"both_reach": "declarer"})
        .decide_match(MatchStanding((500, 500)), NO_SIDE)
        .is_over
    )
    assert (
        count({"both_reach": "declarer"}).decide_match(MatchStanding((500, 500)), Side(1)).winner
        == 1
    )


def test_points_that_judge_prints_are_never_rounded() -> None:
    hand = everything(rules={"round_others": True, "pips": "original"}).last_hand

    assert hand.points == (140, 0)

"""Differences between the playouts of two actions, reported if they favour the better action."""

from dataclasses import replace

import pytest

from marjapussi_gui.analysis.explanation.contrast_selection import is_tautology
from marjapussi_gui.analysis.explanation.contrasts import (
    card_contrasts,
    find_contrasts,
    mean_gain,
)
from marjapussi_gui.analysis.explanation.outcome_features import Playout
from marjapussi_gui.analysis.explanation.seat_perspective import Perspective
from marjapussi_gui.engine.actions import Action, Bid, Declare, Give, Pass, Play, Raise, Stand
from marjapussi_gui.engine.cards import Suit, parse_card, parse_cards
from marjapussi_gui.engine.events import HandScored, TrickTaken
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import Seat, Side, Trick
from marjapussi_gui.model.contrast import ActionContrast, MeanGain, PlayoutResult

PAIRS = Seating(4, has_partners=True)
MINE = Perspective(Seat(0), PAIRS)
ACTIONS = Play(parse_card("AS")), Play(parse_card("KS"))
OF_TRICKS = {PlayoutResult.TRICK, PlayoutResult.LEAD, PlayoutResult.LAST_TRICK}


def line(winner: int, played: str = "KS QS JS 9S", *, gain: int = 1) -> Playout:
    """Return a playout of one trick, for which the winner's side gains points."""
    cards, side = parse_cards(played), PAIRS.side_of(Seat(winner))
    trick = Trick(PAIRS.seats, cards, cards[winner], Seat(winner))
    gained = (gain, 0) if side == Side(0) else (0, gain)
    scored = HandScored(Seat(3), (1, 1), (0, 0), gained, gained, (), ())
    return TrickTaken(side, trick), scored


WON, LOST = line(0), line(1)


def test_a_difference_is_reported_with_its_frequencies() -> None:
    found = find_contrasts([WON] * 9 + [LOST], [WON] * 4 + [LOST] * 6, MINE, ACTIONS)

    assert {each.result for each in found} >= OF_TRICKS
    assert all((each.better_share, each.other_share) == (0.9, 0.4) for each in found)


def test_what_differs_most_comes_first() -> None:
    partners = line(2)

    found = find_contrasts([WON] * 10, [partners] * 5 + [LOST] * 5, MINE, ACTIONS)

    assert found[0] == ActionContrast(PlayoutResult.LEAD, 1.0, 0.0, *ACTIONS)


@pytest.mark.parametrize(
    ("own", "partners", "reported"),
    [
        (0, 8, PlayoutResult.PARTNER_TRICK),
        (2, 8, PlayoutResult.PARTNER_TRICK),
        (5, 5, PlayoutResult.TRICK),
    ],
)
def test_a_trick_that_only_the_partner_wins_more_often_is_reported_as_the_partners(
    own: int, partners: int, reported: PlayoutResult
) -> None:
    better = [WON] * own + [line(2)] * partners + [LOST] * (10 - own - partners)
    other = [WON] * min(own, 2) + [LOST] * (10 - min(own, 2))
    wins = {PlayoutResult.PARTNER_TRICK, PlayoutResult.TRICK}

    found = find_contrasts(better, other, MINE, ACTIONS)

    assert next(each.result for each in found if each.result in wins) == reported


@pytest.mark.parametrize(
    ("trumped", "overtaken", "reported"),
    [
        (6, 0, PlayoutResult.CARD_TRUMPED),
        (5, 1, PlayoutResult.CARD_TRUMPED),
        (3, 3, PlayoutResult.CARD_LOST),
        (0, 6, PlayoutResult.CARD_LOST),
    ],
)
def test_a_lost_card_is_reported_as_trumped_if_it_usually_is(
    trumped: int, overtaken: int, reported: PlayoutResult
) -> None:
    kept = [line(0, "9S 8S 7S 6S")] * 10
    lost = [line(1, "TH 9C 8H 7H")] * trumped + [line(1, "TH AH 8H 7H")] * overtaken
    played = lost + [line(0, "TH 9H 8H 7H")] * (10 - len(lost))
    losses = {PlayoutResult.CARD_LOST, PlayoutResult.CARD_TRUMPED}

    found = find_contrasts(kept, played, MINE, ACTIONS)

    (loss,) = [each for each in found if each.result in losses]
    assert loss.result == reported
    assert loss.other_share == (trumped if reported == PlayoutResult.CARD_TRUMPED else 6) / 10


def test_what_speaks_for_the_worse_action_is_no_reason_for_the_better() -> None:
    assert find_contrasts([LOST] * 10, [WON] * 10, MINE, ACTIONS) == []


def test_where_tricks_are_not_wanted_it_is_the_other_way_round() -> None:
    avoiding = Perspective(Seat(0), PAIRS, -1)
    won, lost = ([line(winner, gain=-1)] * 10 for winner in (0, 1))

    assert find_contrasts(won, lost, avoiding, ACTIONS) == []
    assert {each.result for each in find_contrasts(lost, won, avoiding, ACTIONS)} >= OF_TRICKS


def test_a_small_difference_is_not_reported() -> None:
    assert find_contrasts([WON] * 6 + [LOST] * 4, [WON] * 5 + [LOST] * 5, MINE, ACTIONS) == []


def test_without_lines_nothing_is_reported() -> None:
    assert find_contrasts([], [], MINE, ACTIONS) == []


def scored_playout(points: int, tricks: int = 1) -> Playout:
    return (HandScored(Seat(3), (tricks, 1), (points, 0), (points, 0), (0, 0), (), ()),)


def test_points_are_compared_at_the_threshold_that_differs_most() -> None:
    found = find_contrasts(
        [scored_playout(67)] * 10,
        [scored_playout(43)] * 7 + [scored_playout(67)] * 3,
        MINE,
        ACTIONS,
    )

    assert found[0] == ActionContrast(PlayoutResult.POINTS_AT_LEAST, 1.0, 0.3, *ACTIONS, 65)


def test_trick_counts_are_compared_exactly() -> None:
    tricks_count = replace(MINE, has_card_points=False)
    lines = [scored_playout(0, 8)] * 10, [scored_playout(0, 6)] * 10

    found = find_contrasts(*lines, tricks_count, ACTIONS)

    assert found == [ActionContrast(PlayoutResult.TRICKS_AT_LEAST, 1.0, 0.0, *ACTIONS, 8)]


def test_fewer_tricks_are_better_for_a_seat_that_avoids_them() -> None:
    avoiding = Perspective(Seat(0), PAIRS, -1, has_card_points=False)

    found = find_contrasts(
        [scored_playout(0, 3)] * 10, [scored_playout(0, 6)] * 10, avoiding, ACTIONS
    )

    assert found == [ActionContrast(PlayoutResult.TRICKS_AT_MOST, 1.0, 0.0, *ACTIONS, 3)]


def test_mean_gain_is_reported_only_if_positive() -> None:
    better, other = [scored_playout(20)] * 10, [scored_playout(10)] * 5 + [scored_playout(20)] * 5

    assert mean_gain(better, other, MINE, ACTIONS) == MeanGain(5.0, *ACTIONS)
    assert mean_gain(other, better, MINE, ACTIONS) is None
    assert mean_gain([], better, MINE, ACTIONS) is None


def test_losses_are_compared_at_the_threshold_that_differs_most() -> None:
    lost = (HandScored(Seat(3), (1, 1), (0, 0), (-60, 0), (0, 0), (), ()),)

    found = find_contrasts([scored_playout(0)] * 8 + [lost] * 2, [lost] * 10, MINE, ACTIONS)

    assert ActionContrast(PlayoutResult.LOSS_AT_LEAST, 0.2, 1.0, *ACTIONS, 60) in found


def test_winning_the_played_card_is_compared_where_cards_count() -> None:
    found = card_contrasts([WON] * 10, [LOST] * 8 + [WON] * 2, MINE, ACTIONS)

    assert found == [
        ActionContrast(PlayoutResult.CARD_WON, 1.0, 0.2, *ACTIONS, card=parse_card("KS"))
    ]


def test_fate_of_a_card_is_to_take_a_trick_where_tricks_count() -> None:
    avoiding = Perspective(Seat(0), PAIRS, -1, has_card_points=False)

    found = card_contrasts([()] * 10, [WON] * 10, avoiding, ACTIONS)

    assert found == [
        ActionContrast(PlayoutResult.CARD_WINS, 0.0, 1.0, *ACTIONS, card=parse_card("KS"))
    ]
    assert card_contrasts([WON] * 10, [()] * 10, avoiding, ACTIONS) == []


def test_partners_trick_is_no_gain_if_the_player_would_take_it() -> None:
    partners = line(2)

    def contrast_results(better: list[Playout], other: list[Playout]) -> set[PlayoutResult]:
        return {each.result for each in find_contrasts(better, other, MINE, ACTIONS)}

    assert PlayoutResult.PARTNER_TRICK not in contrast_results([partners] * 10, [WON] * 10)
    assert PlayoutResult.PARTNER_TRICK in contrast_results([partners] * 10, [LOST] * 10)


def test_an_event_that_does_not_go_with_the_points_is_no_reason() -> None:
    points = [scored_playout(20)] * 10, [scored_playout(10)] * 10
    right = find_contrasts([WON[:1] + each for each in points[0]], points[1], MINE, ACTIONS)
    wrong = find_contrasts([WON[:1] + each for each in points[1]], points[0], MINE, ACTIONS)

    assert PlayoutResult.TRICK in {each.result for each in right}
    assert not OF_TRICKS & {each.result for each in wrong}


@pytest.mark.parametrize(
    ("best", "other", "result", "is_expected"),
    [
        (Bid(60), Pass(), PlayoutResult.CONTRACT_MADE, True),
        (Pass(), Bid(60), PlayoutResult.CONTRACT_BEATEN, True),
        (Raise(155), Stand(), PlayoutResult.GAIN_AT_LEAST, True),
        (Bid(60), Pass(), PlayoutResult.MATCH_WON, False),
        (Declare(Suit(0)), ACTIONS[0], PlayoutResult.TRICK, True),
        (Declare(Suit(0)), ACTIONS[0], PlayoutResult.HAND_WON, False),
        (Declare(Suit(0)), Declare(Suit(1)), PlayoutResult.OUR_TRUMPS, True),
        (Give(parse_cards("AS KS")), Give(parse_cards("AS 9S")), PlayoutResult.TRICK, True),
        (*ACTIONS, PlayoutResult.TRICK, False),
    ],
)
def test_what_follows_from_an_action_by_definition_is_no_consequence(
    best: Action, other: Action, result: PlayoutResult, *, is_expected: bool
) -> None:
    assert is_tautology(ActionContrast(result, 0.9, 0.1, best, other)) is is_expected

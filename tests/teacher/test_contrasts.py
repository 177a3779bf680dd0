"""What one action brings about more often than another: told where it speaks for the better."""

from marjapussi_gui.contrast import Contrast, MeanMore, Result
from marjapussi_gui.engine.actions import Play
from marjapussi_gui.engine.cards import card, card_list
from marjapussi_gui.engine.events import Event, HandScored, TrickTaken
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import Seat, Trick
from marjapussi_gui.teacher.contrasts import ahead, contrasts, fates, mean_more
from marjapussi_gui.teacher.happenings import Line
from marjapussi_gui.teacher.sight import Sight

PAIRS = Seating(4, partners=True)
MINE = Sight(Seat(0), PAIRS)
ACTIONS = Play(card("AS")), Play(card("KS"))
OF_TRICKS = {Result.TRICK, Result.LEAD, Result.LAST}


def line(winner: int, gained: tuple[int, int]) -> Line:
    cards = card_list("KS QS JS 9S")
    trick = Trick(PAIRS.seats, cards, cards[0], Seat(winner))
    taken: Event = TrickTaken(PAIRS.side(Seat(winner)), trick)
    return taken, HandScored(Seat(3), (1, 1), (0, 0), gained, gained, (), ())


WON, LOST = line(0, (1, 0)), line(1, (1, 0))


def test_what_differs_is_told_with_how_often_it_is_so() -> None:
    found = contrasts([WON] * 9 + [LOST], [WON] * 4 + [LOST] * 6, MINE, ACTIONS)

    assert {each.result for each in found} == OF_TRICKS
    assert all((each.better, each.other) == (0.9, 0.4) for each in found)


def test_what_differs_most_comes_first() -> None:
    partners = line(2, (1, 0))

    found = contrasts([WON] * 10, [partners] * 5 + [LOST] * 5, MINE, ACTIONS)

    assert found[0] == Contrast(Result.LEAD, 1.0, 0.0, *ACTIONS)


def test_what_speaks_for_the_worse_action_is_no_reason_for_the_better() -> None:
    assert contrasts([LOST] * 10, [WON] * 10, MINE, ACTIONS) == []


def test_where_tricks_are_not_wanted_it_is_the_other_way_round() -> None:
    avoiding = Sight(Seat(0), PAIRS, -1)

    assert contrasts([WON] * 10, [LOST] * 10, avoiding, ACTIONS) == []
    assert {
        each.result for each in contrasts([LOST] * 10, [WON] * 10, avoiding, ACTIONS)
    } == OF_TRICKS


def test_what_hardly_differs_is_not_told() -> None:
    assert contrasts([WON] * 6 + [LOST] * 4, [WON] * 5 + [LOST] * 5, MINE, ACTIONS) == []


def test_nothing_is_told_of_no_lines() -> None:
    assert contrasts([], [], MINE, ACTIONS) == []


def counted(points: int, tricks: int = 1) -> Line:
    return (HandScored(Seat(3), (tricks, 1), (points, 0), (points, 0), (0, 0), (), ()),)


def test_what_a_hand_comes_to_is_told_from_where_it_differs_most() -> None:
    found = contrasts([counted(67)] * 10, [counted(43)] * 7 + [counted(67)] * 3, MINE, ACTIONS)

    assert found[0] == Contrast(Result.POINTS_AT_LEAST, 1.0, 0.3, *ACTIONS, 65)


def test_small_counts_are_told_one_by_one() -> None:
    found = contrasts([counted(0, 8)] * 10, [counted(0, 6)] * 10, MINE, ACTIONS)

    assert found == [Contrast(Result.TRICKS_AT_LEAST, 1.0, 0.0, *ACTIONS, 8)]


def test_where_no_tricks_are_wanted_few_are_told() -> None:
    avoiding = Sight(Seat(0), PAIRS, -1)

    found = contrasts([counted(0, 3)] * 10, [counted(0, 6)] * 10, avoiding, ACTIONS)

    assert found == [Contrast(Result.TRICKS_AT_MOST, 1.0, 0.0, *ACTIONS, 3)]


def test_what_a_hand_gains_more_on_average_is_told_where_it_is_anything() -> None:
    better, other = [counted(20)] * 10, [counted(10)] * 5 + [counted(20)] * 5

    assert mean_more(better, other, MINE, ACTIONS) == MeanMore(5.0, *ACTIONS)
    assert mean_more(other, better, MINE, ACTIONS) is None
    assert mean_more([], better, MINE, ACTIONS) is None


def test_loss_is_told_from_where_it_differs_most() -> None:
    lost = (HandScored(Seat(3), (1, 1), (0, 0), (-60, 0), (0, 0), (), ()),)

    found = contrasts([counted(0)] * 8 + [lost] * 2, [lost] * 10, MINE, ACTIONS)

    assert Contrast(Result.LOSS_AT_LEAST, 0.2, 1.0, *ACTIONS, 60) in found


def test_fate_of_a_card_is_told_where_cards_count() -> None:
    found = fates([WON] * 10, [LOST] * 8 + [WON] * 2, MINE, ACTIONS)

    assert found == [Contrast(Result.CARD_HOME, 1.0, 0.2, *ACTIONS, card=card("KS"))]


def test_fate_of_a_card_is_to_take_a_trick_where_tricks_count() -> None:
    avoiding = Sight(Seat(0), PAIRS, -1, counts_cards=False)

    found = fates([()] * 10, [WON] * 10, avoiding, ACTIONS)

    assert found == [Contrast(Result.CARD_WINS, 0.0, 1.0, *ACTIONS, card=card("KS"))]
    assert fates([WON] * 10, [()] * 10, avoiding, ACTIONS) == []


def test_who_comes_off_better_is_counted_deal_by_deal() -> None:
    better, other = [3.0] * 5 + [1.0] * 5, [1.0] * 5 + [1.0] * 3 + [2.0] * 2

    assert ahead(better, other, ACTIONS) == Contrast(Result.AHEAD, 0.5, 0.2, *ACTIONS)
    assert ahead(other, better, ACTIONS) is None
    assert ahead([], [], ACTIONS) is None


def test_where_most_deals_come_to_the_same_the_others_are_told_of() -> None:
    better, other = [1.0] * 60 + [2.0] * 7 + [1.0] * 3, [1.0] * 67 + [2.0] * 3

    assert ahead(better, other, ACTIONS) == Contrast(Result.MATTERS, 0.7, 0.3, *ACTIONS)
    assert ahead(better[5:65], other[5:65], ACTIONS) is None  # they are too few


def test_trick_of_a_partner_is_no_gain_where_one_would_take_it_oneself() -> None:
    partners = line(2, (1, 0))

    def told(better: list[Line], other: list[Line]) -> set[Result]:
        return {each.result for each in contrasts(better, other, MINE, ACTIONS)}

    assert Result.PARTNER_TRICK not in told([partners] * 10, [WON] * 10)
    assert Result.PARTNER_TRICK in told([partners] * 10, [LOST] * 10)

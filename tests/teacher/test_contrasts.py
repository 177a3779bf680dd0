"""What one action brings about more often than another: told where it speaks for the better."""

from marjapussi_gui.engine.cards import card_list
from marjapussi_gui.engine.events import Event, HandScored, TrickTaken
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import Seat, Trick
from marjapussi_gui.teacher.contrasts import Contrast, contrasts
from marjapussi_gui.teacher.happenings import Line, Sight

PAIRS = Seating(4, partners=True)
MINE = Sight(Seat(0), PAIRS)


def line(winner: int, gained: tuple[int, int]) -> Line:
    cards = card_list("AS KS QS JS")
    trick = Trick(PAIRS.seats, cards, cards[0], Seat(winner))
    taken: Event = TrickTaken(PAIRS.side(Seat(winner)), trick)
    return taken, HandScored(Seat(3), (1, 1), (0, 0), gained, gained, (), ())


WON, LOST = line(0, (1, 0)), line(1, (1, 0))


def test_what_differs_is_told_with_how_often_it_is_so() -> None:
    found = contrasts([WON] * 9 + [LOST], [WON] * 4 + [LOST] * 6, MINE)

    assert {each.key for each in found} == {"trick", "lead", "last"}
    assert all((each.better, each.other) == (0.9, 0.4) for each in found)


def test_what_differs_most_comes_first() -> None:
    partners = line(2, (1, 0))

    found = contrasts([WON] * 10, [partners] * 5 + [LOST] * 5, MINE)

    assert found[0] == Contrast("lead", 1.0, 0.0)


def test_what_speaks_for_the_worse_action_is_no_reason_for_the_better() -> None:
    assert contrasts([LOST] * 10, [WON] * 10, MINE) == []


def test_where_tricks_are_not_wanted_it_is_the_other_way_round() -> None:
    avoiding = Sight(Seat(0), PAIRS, -1)

    assert contrasts([WON] * 10, [LOST] * 10, avoiding) == []
    assert {each.key for each in contrasts([LOST] * 10, [WON] * 10, avoiding)} == {
        "trick",
        "lead",
        "last",
    }


def test_what_hardly_differs_is_not_told() -> None:
    assert contrasts([WON] * 6 + [LOST] * 4, [WON] * 5 + [LOST] * 5, MINE) == []


def test_nothing_is_told_of_no_lines() -> None:
    assert contrasts([], [], MINE) == []

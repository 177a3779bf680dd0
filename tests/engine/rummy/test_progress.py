"""How many sets a hand has of those that it needs: to lay first, and then to finish."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.cards import card, card_list
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.phases.rummy_rights import Rights
from marjapussi_gui.engine.phases.settlement import Settlement
from marjapussi_gui.engine.rummy.progress import Progress, progress
from marjapussi_gui.engine.state import NO_CARD, Rummy, Seat

ME = Seat(0)
GAME = variant("marriage").game(players=4)
RIGHTS = Rights(GAME.rules, GAME.seating)
LAID = tuple(map(card_list, ("4S 5S 6S", "7C 8C 9C", "QH QH QH")))
TIPLU = card("8C")


def rummy(hand: str, *, laid: bool = False) -> Rummy:
    mine = LAID if laid else ()
    hands = (tuple(sorted(card_list(hand))), (), (), ())
    tiplu = TIPLU if laid else NO_CARD
    return Rummy(hands=hands, laid=(mine, (), (), ()), shown=((),) * 4, tiplu=tiplu)


@pytest.mark.parametrize(
    ("hand", "has"),
    [
        ("AS KS QS 9H 9H 9H 4D 3D", Progress(2, 3)),
        ("AS KS QS 9H 9H 9H 4D 3D 2D 7C 6C 5C", Progress(3, 3)),
        ("2S 2S 5H 5H 9D 9D JC JC KH KH", Progress(5, 7, is_of_dublees=True)),
        ("2S 2S 5H 5H 9D 9D JC JC", Progress(0, 3)),
    ],
)
def test_before_laying_it_is_sets_or_dublees_to_lay(hand: str, has: Progress) -> None:
    assert progress(rummy(hand), ME, RIGHTS, has_drawn=False) == has


@pytest.mark.parametrize(
    ("hand", "drawn", "has"),
    [
        ("TD JD 8H KD 3S 3H 3D 3C 5H 6H 2C JS", False, Progress(2, 3)),
        ("TD JD 8H KD 3S 3H 3D 3C 5H 6H 2C JS QS", True, Progress(2, 3)),
        ("TD JD QD 3S 3H 3D 4H 5H 6H 2C 2S 2D", False, Progress(4, 4)),
        ("TD JD QD 3S 3H 3D 4H 5H 6H 2C 2S KD", False, Progress(3, 4)),
    ],
)
def test_after_laying_it_is_sets_to_finish_with(hand: str, drawn: bool, has: Progress) -> None:
    assert progress(rummy(hand, laid=True), ME, RIGHTS, has_drawn=drawn) == has


def test_maal_is_told_only_to_who_knows_the_tiplu() -> None:
    count = GAME.count
    assert isinstance(count, Settlement)
    known = rummy("8H 2C", laid=True)
    points = sum(part.points for part in count.so_far(known, ME))

    assert points == 15
    assert count.so_far(rummy("7C 8C 9C"), ME) == ()
    assert count.so_far(replace(known, tiplu=NO_CARD), ME) == ()

"""How many sets a hand has of those that it needs: to lay first, and then to finish."""

from dataclasses import replace

import pytest

from marjapussi_gui.engine.cards import parse_card, parse_cards
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.phases.settlement import SettlementScoringPhase
from marjapussi_gui.engine.rummy.set_progress import SetProgress, set_progress
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.state import NO_CARD, RummyState, Seat

ME = Seat(0)
GAME = find_variant("marriage").create_game(players=4)
RIGHTS = RummyTurnRules(GAME.rules, GAME.seating)
LAID = tuple(map(parse_cards, ("4S 5S 6S", "7C 8C 9C", "QH QH QH")))
TIPLU = parse_card("8C")


def rummy(hand: str, *, laid: bool = False) -> RummyState:
    mine = LAID if laid else ()
    hands = (tuple(sorted(parse_cards(hand))), (), (), ())
    tiplu = TIPLU if laid else NO_CARD
    return RummyState(
        hands=hands, laid_sets=(mine, (), (), ()), shown_tunnelas=((),) * 4, tiplu=tiplu
    )


@pytest.mark.parametrize(
    ("hand", "has"),
    [
        ("AS KS QS 9H 9H 9H 4D 3D", SetProgress(2, 3)),
        ("AS KS QS 9H 9H 9H 4D 3D 2D 7C 6C 5C", SetProgress(3, 3)),
        ("2S 2S 5H 5H 9D 9D JC JC KH KH", SetProgress(5, 7, counts_dublees=True)),
        ("2S 2S 5H 5H 9D 9D JC JC", SetProgress(0, 3)),
    ],
)
def test_before_laying_it_is_sets_or_dublees_to_lay(hand: str, has: SetProgress) -> None:
    assert set_progress(rummy(hand), ME, RIGHTS, has_drawn=False) == has


@pytest.mark.parametrize(
    ("hand", "drawn", "has"),
    [
        ("TD JD 8H KD 3S 3H 3D 3C 5H 6H 2C JS", False, SetProgress(2, 3)),
        ("TD JD 8H KD 3S 3H 3D 3C 5H 6H 2C JS QS", True, SetProgress(2, 3)),
        ("TD JD QD 3S 3H 3D 4H 5H 6H 2C 2S 2D", False, SetProgress(4, 4)),
        ("TD JD QD 3S 3H 3D 4H 5H 6H 2C 2S KD", False, SetProgress(3, 4)),
    ],
)
def test_after_laying_it_is_sets_to_finish_with(hand: str, drawn: bool, has: SetProgress) -> None:
    assert set_progress(rummy(hand, laid=True), ME, RIGHTS, has_drawn=drawn) == has


def test_maal_is_shown_only_if_the_tiplu_is_known() -> None:
    count = GAME.scoring_phase
    assert isinstance(count, SettlementScoringPhase)
    known = rummy("8H 2C", laid=True)
    points = sum(part.points for part in count.known_maal(known, ME))

    assert points == 15
    assert count.known_maal(rummy("7C 8C 9C"), ME) == ()
    assert count.known_maal(replace(known, tiplu=NO_CARD), ME) == ()

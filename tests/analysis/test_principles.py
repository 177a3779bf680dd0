"""Each principle has two positions where it applies and one where it does not."""

import pytest

from marjapussi_gui.analysis.explanation.principles.applicable import applicable_principles
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.model.principle import Principle
from tests.analysis.principle_cases_before_play import BEFORE_PLAY
from tests.analysis.principle_cases_rummy import OF_SETS
from tests.analysis.principle_cases_trick_play import OF_PLAY
from tests.analysis.view_notation import Case, trick_view

CASES = {**OF_PLAY, **BEFORE_PLAY, **OF_SETS}
ENOUGH = 20  # principles of a family of games
OWN_FAMILY = ("tuppi", "marriage")


def matching_principles(case: Case) -> list[Principle]:
    view, best, other = case
    actions = [parse_action(f"play {each}" if len(each) == 2 else each) for each in (best, other)]
    return list(applicable_principles(SeatPosition(view), *actions))


@pytest.mark.parametrize("principle", Principle)
def test_a_principle_holds_twice_and_not_always(principle: Principle) -> None:
    first, second, other = CASES[principle]

    assert principle in matching_principles(first)
    assert principle in matching_principles(second)
    assert principle not in matching_principles(other)


def test_nothing_is_a_principle_where_nothing_is_chosen() -> None:
    view = trick_view("marjapussi", "AS 9S KH")

    assert list(applicable_principles(SeatPosition(view), parse_action("play AS"), None)) == []
    assert (
        list(
            applicable_principles(
                SeatPosition(view), parse_action("play AS"), parse_action("play AS")
            )
        )
        == []
    )


@pytest.mark.parametrize("family", ["marriages", *OWN_FAMILY])
def test_each_family_of_games_has_principles_enough(family: str) -> None:
    told = {principle for principle, cases in CASES.items() if family in map(family_of, cases[:2])}

    assert len(told) >= ENOUGH


def family_of(case: Case) -> str:
    key = case[0].game.key
    return key if key in OWN_FAMILY else "marriages"

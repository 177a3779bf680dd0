"""Each principle recommends exactly these plays: in two positions some, in another one none."""

import pytest

from marjapussi_gui.analysis.explanation.principles.applicable import (
    applicable_principles,
    recommendations,
    support,
)
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.model.principle import Principle
from tests.analysis.principle_cases_before_play import BEFORE_PLAY
from tests.analysis.principle_cases_rummy import OF_SETS
from tests.analysis.principle_cases_trick_play import OF_PLAY
from tests.analysis.view_notation import Case, trick_view

RETIRED = {Principle.FEW_OUTS}  # it is only in stored verdicts
CASES = {**OF_PLAY, **BEFORE_PLAY, **OF_SETS}


def actions_of(case: Case) -> tuple[set[Action], set[Action]]:
    """Return the actions that a case calls recommended, and all actions."""
    view, recommended, *others = case
    if others:
        parts = [
            {parse_action(each) for each in part.split(" | ") if each}
            for part in (recommended, *others)
        ]
        return parts[0], set.union(*parts)
    verb = "discard" if view.game.is_rummy else "play"
    legal = {each for each in view.legal_actions if type(each) is type(parse_action(f"{verb} AS"))}
    return {parse_action(f"{verb} {each}") for each in recommended.split()}, legal


@pytest.mark.parametrize("principle", [each for each in Principle if each not in RETIRED])
def test_a_principle_recommends_exactly_these_plays(principle: Principle) -> None:
    for case in CASES[principle]:
        expected, actions = actions_of(case)
        found = dict(recommendations(SeatPosition(case[0]), actions))
        assert found.get(principle, frozenset()) == expected, case[1:]


@pytest.mark.parametrize("principle", [each for each in Principle if each not in RETIRED])
def test_a_principle_has_something_to_say_twice_and_not_always(principle: Principle) -> None:
    told = [bool(case[1]) for case in CASES[principle]]

    assert sum(told) >= 2
    assert not all(told)


def test_a_principle_applies_if_it_tells_two_actions_apart() -> None:
    position = SeatPosition(trick_view("marjapussi", "TH 9H 8S"))
    ten, nine = parse_action("play TH"), parse_action("play 9H")

    assert Principle.TEN_FALLS_TO_ACE in applicable_principles(position, nine, ten)
    assert Principle.TEN_FALLS_TO_ACE not in applicable_principles(position, ten, nine)
    assert not list(applicable_principles(position, nine, None))
    assert support(position, (nine, ten)) == {nine: 2, ten: 0}

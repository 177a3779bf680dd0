"""Players who search open as people do, and bid on where people would and it is cheap."""

from collections.abc import Sequence
from random import Random

import pytest

from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.contract_search import JUMP, MAX_LOSS
from marjapussi_gui.bots.players.levels import strong_bot
from marjapussi_gui.engine.actions import Bid, Pass
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.engine.view import View, create_view
from tests.scripted_match import ScriptedMatch

HANDS = 60


def first_views(key: str, said: Sequence[Bid] = ()) -> list[View]:
    game, views = find_variant(key).create_game(), []
    for seed in range(HANDS):
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        for action in (game.chance_action(state, seed), *said):
            state = game.step(state, action)
        views.append(create_view(game, state, state.turn))
    return views


def decide(view: View) -> BotDecision:
    return strong_bot().decide(view, SearchContext(Random(1)))


@pytest.mark.parametrize(("key", "most_passes"), [("pfadfinder", 9), ("huutopussi-two", 18)])
def test_few_hands_are_not_opened(key: str, most_passes: int) -> None:
    decisions = [decide(view) for view in first_views(key)]

    assert sum(decision.action == Pass() for decision in decisions) <= most_passes


@pytest.mark.parametrize("said", [(), (Bid(120),), (Bid(130), Bid(140))])
def test_bid_against_the_search_is_the_lowest_and_cheap_after_a_bid(said: tuple[Bid, ...]) -> None:
    views = first_views("pfadfinder", said)
    against = [
        decision
        for decision in map(decide, views)
        if decision.values[0][0] == Pass() != decision.action
    ]

    lowest = next(each for each in views[0].legal_actions if isinstance(each, Bid))
    assert {decision.action for decision in against} == {lowest}
    for values in (dict(decision.values) for decision in against):
        assert not said or values[lowest] >= values[Pass()] - MAX_LOSS


def test_last_seat_bids_by_the_search_alone() -> None:
    passed = 0
    for seed in range(HANDS):
        table = ScriptedMatch("huutopussi-two").deal_from_seed(seed).do("pass")
        decision = decide(table.view(table.state.turn))
        passed += decision.action == Pass()
        assert decision.action == decision.values[0][0]
    assert passed


def test_some_openings_jump() -> None:
    views = first_views("pfadfinder")
    lowest = views[0].game.rules.min_bid
    opened = [action for view in views if (action := decide(view).action) != Pass()]

    assert set(opened) == {Bid(lowest), Bid(lowest + JUMP)}


@pytest.mark.parametrize("key", ["pfadfinder", "huutopussi"])
def test_after_a_bid_the_search_bids_only_where_people_do(key: str) -> None:
    rejected = 0
    for view in first_views(key, [Bid(125)]):
        decision = decide(view)
        usual = scoring_model(view.game).usual_call(SeatPosition(view))
        assert not isinstance(decision.action, Bid) or usual != Pass()
        rejected += isinstance(decision.values[0][0], Bid) and usual == Pass()
    assert rejected

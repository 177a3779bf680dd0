"""Players that do not search bid by a few numbers for each game."""

from random import Random

import pytest

from marjapussi_gui.bots.players.auction_style import AuctionStyle
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import normal_bot
from marjapussi_gui.engine.actions import Bid, Pass
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.engine.view import create_view
from tests.bench.auctions import ks_distance


def test_highest_bid_grows_with_the_hand_and_the_mood() -> None:
    style = AuctionStyle(base=10, slope=0.5, spread=4)

    assert style.highest_bid(200, 0) == 110
    assert style.highest_bid(220, 0) == 120
    assert style.highest_bid(200, -1) == 106


@pytest.mark.parametrize(
    ("chance", "skipped"), [(0.0, 1), (0.19, 1), (0.21, 2), (0.29, 2), (0.31, 0)]
)
def test_jumps_come_as_often_as_they_should(chance: float, skipped: int) -> None:
    assert AuctionStyle(jumps=(0.2, 0.1)).jump(chance) == skipped


def test_final_bid_goes_up_by_a_share_of_what_is_safe() -> None:
    style = AuctionStyle(margin=20, raise_share=0.5)

    assert style.final_bid(200, 140) == 160
    assert style.final_bid(150, 140) < 140


def test_equal_hands_have_the_same_limit_at_every_turn() -> None:
    """A limit drawn anew at every turn would end in a pass by chance."""
    game = find_variant("pfadfinder").create_game()
    for seed in range(30):
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        state = game.step(state, game.chance_action(state, seed))
        view = create_view(game, state, state.turn)
        choices = {
            type(normal_bot().decide(view, SearchContext(Random(number))).action)
            for number in range(10)
        }
        assert len(choices) == 1


def test_hand_is_worth_more_after_the_partner_has_bid() -> None:
    """The same hand bids on where the partner has bid, but passes where an opponent has."""
    game, differing = find_variant("pfadfinder").create_game(), 0
    for seed in range(60):
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        state = game.step(state, game.chance_action(state, seed))
        bids = []
        for calls in ((Bid(120), Pass()), (Pass(), Bid(120))):
            later = state
            for call in calls:
                later = game.step(later, call)
            view = create_view(game, later, later.turn)
            action = normal_bot().decide(view, SearchContext(Random(1))).action
            bids.append(isinstance(action, Bid))
        after_partner, after_opponent = bids
        assert after_partner >= after_opponent
        differing += after_partner != after_opponent

    assert differing


def test_distance_between_distributions() -> None:
    assert ks_distance([120, 120, 130, 130], {120: 1, 130: 1}) == 0
    assert ks_distance([120, 120], {120: 1, 130: 1}) == 0.5
    assert ks_distance([140], {120: 3, 130: 1}) == 1

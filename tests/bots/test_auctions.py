"""Partners in an auction: nobody bids against the last bidder left."""

from random import Random

import pytest

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.contract_heuristics import is_only_partner_bidding
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.actions import Bid
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import create_view
from tests import parameters
from tests.preset_games import AUCTION_GAMES, parametrize_games
from tests.scripted_match import ScriptedMatch

AUCTIONS, ASKED = 60, 5
LEVELS_ASKED = "easy", "normal", "strong", "expert"
WITH_PARTNERS = {name: game for name, game in AUCTION_GAMES.items() if game.seating.has_partners}


@pytest.mark.parametrize("level", parameters.mostly_slow(LEVELS_ASKED, "normal", "expert"))
@parametrize_games(WITH_PARTNERS)
def test_partner_left_alone_in_the_auction_is_not_raised(game: Game, level: str) -> None:
    asked, others, player = 0, LEVELS["normal"](), LEVELS[level]()
    for seed in range(AUCTIONS):
        state = game.initial_state(MatchStart(game.first_dealer(seed)))
        state = game.step(state, game.chance_action(state, seed))
        while state.turn != NOBODY and game.phase_name(state) == "auction":
            view, think = create_view(game, state, state.turn), SearchContext(Random(seed))
            auction, partner = view.auction, game.seating.partner_of(view.seat)
            if auction.highest_bidder == partner and auction.passed_seats.bit_count() == 2:
                asked += 1
                action = player.decide(view, think).action
                assert not isinstance(action, Bid), seed
                break
            state = game.step(state, others.decide(view, think).action)
        if asked == ASKED:
            return

    pytest.fail(f"only {asked} auctions came so far")


def test_only_a_partner_left_alone_has_the_bid() -> None:
    table = ScriptedMatch("huutopussi").deal_from_seed(1)
    seating = table.game.seating
    opener = table.state.turn
    table.do("bid 50")
    assert not is_only_partner_bidding(create_view(table.game, table.state, table.state.turn))
    table.do("pass")
    partner = table.state.turn
    assert partner == seating.partner_of(opener)
    assert not is_only_partner_bidding(create_view(table.game, table.state, partner))
    table.do("bid 60")
    table.do("pass")
    assert table.state.turn == opener
    assert is_only_partner_bidding(create_view(table.game, table.state, opener))

"""Whoever bids with a hand plays it, at a level that mixes two players."""

from random import Random

import pytest

from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import MixedPlayer, dealt_hand
from marjapussi_gui.engine.cards import CardSet
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.auction import Bidding
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.random_matches import RandomMatch

AUCTION_KEYS = [
    each.key
    for each in VARIANTS
    if any(isinstance(phase, Bidding) for phase in each.create_game().phases)
]


class Constant:
    """A player that takes the first legal action and values it by its own name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(self, view: View, _context: SearchContext) -> BotDecision:
        return BotDecision(view.legal_actions[0], ((view.legal_actions[0], float(self.name)),))


def mixed_player() -> MixedPlayer:
    return MixedPlayer(lambda _: 2.5, {2: Constant("2"), 3: Constant("3")})


def views_by_hand(key: str) -> list[list[View]]:
    game, found = find_variant(key).create_game(), list[list[View]]()
    for seed in range(20):
        views: dict[tuple[int, Seat], list[View]] = {}
        for step in RandomMatch(game, seed, Seat(0)).steps(hands=1):
            if step.before.turn != NOBODY:
                view = create_view(game, step.before, step.before.turn)
                views.setdefault((view.match.deal_count, view.seat), []).append(view)
        found += views.values()
    return found


def deciding_player(view: View, seed: int) -> float:
    return mixed_player().decide(view, SearchContext(Random(seed))).values[0][1]


@pytest.mark.parametrize("key", AUCTION_KEYS)
def test_one_player_decides_throughout_a_hand_with_an_auction(key: str) -> None:
    hands = [
        {deciding_player(view, number) for number, view in enumerate(views)}
        for views in views_by_hand(key)
    ]

    assert {len(players) for players in hands} == {1}
    assert {player for players in hands for player in players} == {2.0, 3.0}


def test_without_an_auction_each_decision_is_drawn_anew() -> None:
    views = max(views_by_hand("marjapussi"), key=len)

    assert {deciding_player(view, number) for number, view in enumerate(views * 9)} == {2.0, 3.0}


@pytest.mark.parametrize("key", AUCTION_KEYS)
def test_dealt_hand_is_known_after_every_exchange(key: str) -> None:
    game = find_variant(key).create_game()
    for seed in range(40):
        dealt: tuple[CardSet, ...] = ()
        for step in RandomMatch(game, seed, Seat(0)).steps(hands=1):
            before = step.before
            if before.turn == NOBODY:
                dealt = step.after.hands
            else:
                assert dealt_hand(create_view(game, before, before.turn)) == dealt[before.turn]

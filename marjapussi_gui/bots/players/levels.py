"""The levels of computer players, from weakest to strongest.

There are five reference players. A level of a game is one of them, or a mixture of two neighbours,
so that each level beats the one below it about as often in every game. tests.bench.ladder
measures this and writes level_strengths.json.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import TypeVar

from ...engine.cards import CardSet, card_set
from ...engine.phases.auction import Bidding
from ...engine.view import View
from ...model.verdict import TIE_MARGIN_CHANCE
from ..equity.match_equity import match_equity, points_equity
from ..equity.scoring_model import BiddingEfforts, SamplingEffort
from ..rummy import RUMMY_LEVELS
from .bot import Bot, BotDecision, SearchContext
from .players import AllGamesPlayer, HeuristicPlayer, PolicyPlayer, RandomPlayer, SearchPlayer
from .trick_search import SearchEffort

Key = TypeVar("Key")

DEFAULT_STRENGTHS = "default"  # the key of the strengths for games that weren't measured
STRENGTHS_FILE = Path(__file__).with_name("level_strengths.json")
# The numbers of all levels are set by hand, so that what a level loses per decision, measured by
# tests.bench.classes, and duels place neighbours at about even distances.
NOVICE_CAUTIONS = -45, -30, 15  # of three novices, two bid too high and one too low
# 200 iterations can't tell marriage declarations apart. So the strong level takes the
# heuristic action unless the search clearly prefers another one (heuristic_share).
STRONG_EFFORT = SearchEffort(
    iterations=200, world_count=60, heuristic_share=0.35, tie_share=0.5, uses_policy=True
)
# more iterations hardly lower the loss that tests.bench.regret measures
EXPERT_EFFORT = SearchEffort(
    iterations=10_000,
    world_count=1200,
    sharpness=0.05,
    exact_hand_size=4,
    uses_policy=True,
    max_iterations=200_000,
    tie_margin=TIE_MARGIN_CHANCE,
)


def clumsy_bot() -> Bot:
    tricks = PolicyPlayer(
        NOVICE_CAUTIONS,
        noise=768,
        oversight_rate=0.6,
        forgets_played_cards=True,
        raises_final_bid=False,
    )
    return AllGamesPlayer(tricks, RUMMY_LEVELS["clumsy"]())


def easy_bot() -> Bot:
    tricks = PolicyPlayer(
        NOVICE_CAUTIONS,
        noise=192,
        oversight_rate=0.25,
        forgets_played_cards=True,
        raises_final_bid=False,
    )
    return AllGamesPlayer(tricks, RUMMY_LEVELS["easy"]())


def normal_bot() -> Bot:
    """Return a bot that counts cards, but makes some mistakes and misses some declarations."""
    return AllGamesPlayer(PolicyPlayer(noise=96, oversight_rate=0.1), RUMMY_LEVELS["normal"]())


def heuristic_bot() -> Bot:
    """Return a bot that plays by heuristics alone.

    It isn't a level, but plays the hands for examples and puzzles.
    """
    return AllGamesPlayer(HeuristicPlayer(), RUMMY_LEVELS["normal"]())


def strong_bot() -> Bot:
    tricks = SearchPlayer(
        STRONG_EFFORT,
        BiddingEfforts(
            contracts=SamplingEffort(
                world_count=24, playouts_per_world=2, extra_candidates=2, final_bid_worlds=100
            ),
            contests=SamplingEffort(world_count=20, playouts_per_world=4),
        ),
        points_equity,
    )
    return AllGamesPlayer(tricks, RUMMY_LEVELS["strong"]())


def expert_bot() -> Bot:
    tricks = SearchPlayer(
        EXPERT_EFFORT,
        BiddingEfforts(
            contracts=SamplingEffort(
                world_count=48, playouts_per_world=4, extra_candidates=4, final_bid_worlds=200
            ),
            contests=SamplingEffort(world_count=120, playouts_per_world=8),
        ),
        match_equity,
    )
    return AllGamesPlayer(tricks, RUMMY_LEVELS["expert"]())


REFERENCE_PLAYERS: dict[str, Callable[[], Bot]] = {
    "clumsy": clumsy_bot,
    "easy": easy_bot,
    "normal": normal_bot,
    "strong": strong_bot,
    "expert": expert_bot,
}


@dataclass(slots=True)
class MixedPlayer:
    """A player that decides like one reference player, or randomly like one of two adjacent ones.

    The strength is the number of a reference player, or lies between two of them: at 2.25, player 3
    makes a quarter of the decisions, and player 2 makes the others. With an auction, one of them
    decides throughout a hand, because a contract should be played by the player that bid for it.
    """

    strength_in: Callable[[str], float]  # by the key of the game
    _players: dict[int, Bot] = field(default_factory=dict)

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        number, stronger_share = divmod(self.strength_in(view.game.key), 1)
        if stronger_share and _random_number(view, context.rng) < stronger_share:
            number += 1
        return self._player(int(number)).decide(view, context)

    def _player(self, number: int) -> Bot:
        if number not in self._players:
            self._players[number] = [*REFERENCE_PLAYERS.values()][number]()
        return self._players[number]


def _random_number(view: View, rng: Random) -> float:
    """Return a random number. In games with an auction it is the same throughout a hand."""
    if any(isinstance(phase, Bidding) for phase in view.game.phases):
        rng = Random(f"{dealt_hand(view)}|{view.seat}")
    return rng.random()


def dealt_hand(view: View) -> CardSet:
    """Return the cards that the seat held in the auction."""
    cards, exchange = card_set(view.hand), view.exchange
    for trick in (*view.tricks, view.trick):
        cards |= card_set(
            card for seat, card in zip(trick.seats, trick.cards, strict=False) if seat == view.seat
        )
    if view.seat == view.auction.highest_bidder:
        cards = (cards | card_set(exchange.discards)) & ~card_set(exchange.kitty)
    for gift in reversed(exchange.gifts):  # a card may have gone there and back
        if gift.giver == view.seat:
            cards |= card_set(gift.cards)
        elif gift.taker == view.seat:
            cards &= ~card_set(gift.cards)
    return cards


@cache
def _load_strengths() -> dict[str, dict[str, float]]:
    return dict(json.loads(STRENGTHS_FILE.read_text("utf-8")))


def level_strength(level: str, game_key: str) -> float:
    strengths = _load_strengths()
    return strengths.get(game_key, strengths[DEFAULT_STRENGTHS])[level]


def reference_player_mix(level: str, game_key: str) -> dict[str, float]:
    number, stronger_share = divmod(level_strength(level, game_key), 1)
    names = [*REFERENCE_PLAYERS][int(number) :]
    shares = {names[0]: 1 - stronger_share}
    if stronger_share:
        shares[names[1]] = stronger_share
    return shares


def mix_rates(
    shares: Mapping[str, float], rates_by_player: Mapping[str, Mapping[Key, float]]
) -> dict[Key, float]:
    """Return the rates of a level that mixes reference players in these shares.

    A rate is left out unless it is known for each of them.
    """
    first, *others = (rates_by_player[player] for player in shares)
    return {
        key: sum(share * rates_by_player[player][key] for player, share in shares.items())
        for key in first
        if all(key in rates for rates in others)
    }


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomPlayer,
    **{
        level: partial(MixedPlayer, partial(level_strength, level))
        for level in _load_strengths()[DEFAULT_STRENGTHS]
    },
}

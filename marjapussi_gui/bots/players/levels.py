"""The levels of computer players, from weakest to strongest."""

from collections.abc import Callable

from ..equity.match_equity import match_equity, points_equity
from ..equity.scoring_model import BiddingEfforts, SamplingEffort
from ..rummy import RUMMY_LEVELS
from .bot import Bot
from .players import GamePlayer, HeuristicPlayer, PolicyPlayer, RandomPlayer, SearchPlayer
from .trick_search import SearchEffort

# The numbers of all levels are set by hand, so that what a level loses per decision, measured by
# tests.bench.classes, and duels place neighbours at about even distances.
NOVICE_CAUTIONS = -45, -30, 15  # of three novices, two bid too high and one too low
# 200 iterations can't tell marriage declarations apart. So the strong level takes the
# heuristic action unless the search clearly prefers another one (heuristic_share).
STRONG_EFFORT = SearchEffort(iterations=200, world_count=60, heuristic_share=0.35, uses_policy=True)
# more iterations hardly lower the loss that tests.bench.regret measures
EXPERT_EFFORT = SearchEffort(
    iterations=10_000,
    world_count=1200,
    sharpness=0.05,
    exact_hand_size=4,
    uses_policy=True,
    max_iterations=200_000,
)


def easy_bot() -> Bot:
    tricks = PolicyPlayer(
        NOVICE_CAUTIONS,
        noise=192,
        oversight_rate=0.25,
        forgets_played_cards=True,
        raises_final_bid=False,
    )
    return GamePlayer(tricks, RUMMY_LEVELS["easy"]())


def normal_bot() -> Bot:
    """Return a bot that counts cards, but makes some mistakes and misses some declarations."""
    return GamePlayer(PolicyPlayer(noise=96, oversight_rate=0.1), RUMMY_LEVELS["normal"]())


def heuristic_bot() -> Bot:
    """Return a bot that plays by heuristics alone.

    It isn't a level, but plays the hands for examples and puzzles.
    """
    return GamePlayer(HeuristicPlayer(), RUMMY_LEVELS["normal"]())


def strong_bot() -> Bot:
    tricks = SearchPlayer(
        STRONG_EFFORT,
        BiddingEfforts(
            contracts=SamplingEffort(world_count=24, playouts_per_world=2, extra_candidates=2),
            contests=SamplingEffort(world_count=20, playouts_per_world=4),
        ),
        points_equity,
    )
    return GamePlayer(tricks, RUMMY_LEVELS["strong"]())


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
    return GamePlayer(tricks, RUMMY_LEVELS["expert"]())


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomPlayer,
    "easy": easy_bot,
    "normal": normal_bot,
    "strong": strong_bot,
    "expert": expert_bot,
}

"""The playing levels, from the weakest to the strongest."""

from collections.abc import Callable

from .base import Bot
from .chances import by_match, by_points
from .companion import Effort, Efforts
from .players import HabitPlayer, LearnedPlayer, RandomPlayer, SearchPlayer, Versatile
from .rummy import RUMMY_LEVELS
from .tricks import SearchEffort

UNSURE = 0, 15, 60  # a novice bids too high, and now and then too low
# 200 iterations cannot tell marriage declarations apart: there the strong level keeps to the
# heuristic action unless the search prefers another clearly (heuristic_share).
STRONG = SearchEffort(iterations=200, worlds=60, habit=0.35, guessed=True)
EXPERT = SearchEffort(
    iterations=10_000, worlds=1200, sharpness=0.05, exact=4, guessed=True, most=200_000
)


def easy() -> Bot:
    tricks = LearnedPlayer(UNSURE, spread=192, overlooks=0.25, forgets=True, raises=False)
    return Versatile(tricks, RUMMY_LEVELS["easy"]())


def normal() -> Bot:
    """Return a bot that counts cards but sometimes errs and sometimes misses a declaration."""
    return Versatile(LearnedPlayer(spread=96, overlooks=0.1), RUMMY_LEVELS["normal"]())


def habits() -> Bot:
    """Return a bot that plays by heuristics alone, for examples and puzzles; it is no level."""
    return Versatile(HabitPlayer(), RUMMY_LEVELS["normal"]())


def strong() -> Bot:
    tricks = SearchPlayer(
        STRONG,
        Efforts(
            contracts=Effort(worlds=24, each=2, wide=2),
            showings=Effort(worlds=20, each=4),
        ),
        by_points,
    )
    return Versatile(tricks, RUMMY_LEVELS["strong"]())


def expert() -> Bot:
    tricks = SearchPlayer(
        EXPERT,
        Efforts(
            contracts=Effort(worlds=48, each=4, wide=4, last_words=200),
            showings=Effort(worlds=120, each=8),
        ),
        by_match,
    )
    return Versatile(tricks, RUMMY_LEVELS["expert"]())


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomPlayer,
    "easy": easy,
    "normal": normal,
    "strong": strong,
    "expert": expert,
}

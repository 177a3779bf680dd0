"""The named strengths, from the weakest to the strongest."""

from collections.abc import Callable

from . import contracts, showings
from .base import Bot
from .chances import by_match, by_points
from .players import HabitPlayer, RandomPlayer, SearchPlayer
from .tricks import Strength


def easy() -> Bot:
    return HabitPlayer(slips=0.2, forgets=True)


def normal() -> Bot:
    return HabitPlayer()


def strong() -> Bot:
    return SearchPlayer(
        Strength(iterations=600, worlds=100),
        contracts.Effort(worlds=16, each=2, wide=2),
        showings.Effort(worlds=20, each=4),
        by_points,
    )


def expert() -> Bot:
    return SearchPlayer(
        Strength(iterations=20_000, worlds=1500, sharpness=0.05, exact=4),
        contracts.Effort(worlds=48, each=4, wide=4),
        showings.Effort(worlds=120, each=8),
        by_match,
    )


LEVELS: dict[str, Callable[[], Bot]] = {
    "random": RandomPlayer,
    "easy": easy,
    "normal": normal,
    "strong": strong,
    "expert": expert,
}

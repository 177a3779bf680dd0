"""Computer players of rummy: four levels, from heuristics to simulations of unseen cards."""

from collections.abc import Callable

from ..base import Bot
from .easy import EasyPlayer
from .normal import NormalPlayer
from .planner import Depth, Planner

STRONG = Depth(
    races=10, turns=8, candidates=4, tiplus=2, danger=0.0, slack=1.0, after=0.0, haste=0.35
)
EXPERT = Depth(
    races=150, turns=14, candidates=8, tiplus=20, danger=0.3, slack=0.95, sure=0.05, to_score=True
)

RUMMY_LEVELS: dict[str, Callable[[], Bot]] = {
    "easy": EasyPlayer,
    "normal": NormalPlayer,
    "strong": lambda: Planner(STRONG),
    "expert": lambda: Planner(EXPERT),
}

"""Reference players of rummy, from heuristics to simulated draws of unseen cards.

Maal are bonus points for certain cards. The tiplu is the card that decides which cards are wild.
"""

from collections.abc import Callable

from ..players.bot import Bot
from .easy_player import EasyPlayer
from .normal_level_player import NormalPlayer
from .rummy_planner import LookaheadDepth, RummyPlanner

WHOLE_HAND = 22  # cards, before a discard
# The efforts are set by hand and compared by tests.bench.rummy_players
STRONG_LOOKAHEAD = LookaheadDepth(
    simulations=10,
    turns=8,
    candidates=4,
    tiplu_samples=2,
    danger_weight=0.0,
    min_outs_share=1.0,
    finish_weight=0.0,
    hasty_chance=0.35,
)
EXPERT_LOOKAHEAD = LookaheadDepth(
    simulations=150,
    turns=14,
    candidates=8,
    tiplu_samples=20,
    danger_weight=0.3,
    min_outs_share=0.95,
    outs_weight=0.05,
    plays_for_match=True,
)

RUMMY_LEVELS: dict[str, Callable[[], Bot]] = {
    "clumsy": lambda: EasyPlayer(careless_chance=1.0, careless_cards=WHOLE_HAND),
    "easy": EasyPlayer,
    "normal": NormalPlayer,
    "strong": lambda: RummyPlanner(STRONG_LOOKAHEAD),
    "expert": lambda: RummyPlanner(EXPERT_LOOKAHEAD),
}

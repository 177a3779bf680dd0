"""Labels of the rules page, around the rules themselves."""

from ...engine.game import Game
from . import house_rules_text


def rules_in_force_text(game: Game) -> str:
    return house_rules_text.rules_summary_text(game)

"""The rules of a game as one text."""

from marjapussi_gui.engine.game import Game
from marjapussi_gui.ui.text.house_rules_text import house_rules_section
from marjapussi_gui.ui.text.rules_chapters import _rules_parts


def rules_html(game: Game) -> str:
    """Return the rules of a game, with its house rules, without tips, glossary and links."""
    return "".join(part(game) for part in (*_rules_parts(game), house_rules_section))


def rules_without_changes(game: Game) -> str:
    """Return the rules of a game without the list of its house rules."""
    return rules_html(game).removesuffix(house_rules_section(game))

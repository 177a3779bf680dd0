"""The top of the rules page: the goal, and in short how to reach it."""

from ...engine.game import Game
from .i18n import say
from .markup import html_bullet_list, html_paragraph, html_section
from .scoring import scoring_texts


def goal_section(game: Game) -> str:
    goal, *_ = scoring_texts(game).goal_sentences(game)
    return html_section(say("goal"), html_paragraph(goal))


def summary_section(game: Game) -> str:
    """Return a section with at most six bullets on how to reach the goal."""
    _, *ways = scoring_texts(game).goal_sentences(game)
    return html_section(say("in-short"), html_bullet_list(ways))

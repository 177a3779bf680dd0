"""Texts of the start page."""

from .i18n import say
from .practice_text import moments_label


def row_text(game: str, players: str) -> str:
    return say("start-row", play=say("play-game", game=game), players=players)


# My play


def moments_due_text(number: int) -> tuple[str, str]:
    return moments_label(number), say("are-waiting-today", number=number)

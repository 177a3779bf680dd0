"""Texts of the main window: its title and news."""

from .i18n import say

PROGRAM_NAME = "Marjapussi"


def window_title(game: str) -> str:
    return f"{game} \N{EM DASH} {PROGRAM_NAME}" if game and game != PROGRAM_NAME else PROGRAM_NAME


def whats_new_text() -> str:
    """Return two lines on what is new in this version."""
    lessons = say("new-lessons-to-play-puzzles")
    reasons = say("hints-now-say-why")
    return f"{lessons}\n{reasons}"

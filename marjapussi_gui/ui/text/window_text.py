"""Texts of the main window: its title and news."""

from .i18n import translate

PROGRAM_NAME = "Marjapussi"


def window_title(game: str) -> str:
    return f"{game} \N{EM DASH} {PROGRAM_NAME}" if game and game != PROGRAM_NAME else PROGRAM_NAME


def rules_title(game: str) -> str:
    return translate("Window", "{game}: the rules at this table").format(game=game)


def whats_new_text() -> str:
    """Return two lines on what is new in this version."""
    lessons = translate(
        "Window", "New: lessons to play, puzzles, and practice based on your own mistakes."
    )
    reasons = translate(
        "Window", "Hints now say why, and your skill is measured separately from luck."
    )
    return f"{lessons}\n{reasons}"

"""Texts of the main window: its title, menu and news."""

from . import practice_text, profile_text, puzzle_text
from .i18n import Message, cached_per_language, translate

PROGRAM_NAME = "Marjapussi"


def window_title(game: str) -> str:
    return f"{game} \N{EM DASH} {PROGRAM_NAME}" if game and game != PROGRAM_NAME else PROGRAM_NAME


def rules_title(game: str) -> str:
    return translate("Window", "{game}: the rules at this table").format(game=game)


opponents_level_label = Message("Window", "Opponents’ level")


def whats_new_text() -> str:
    """Return what is new in this version, in two lines."""
    lessons = translate("Window", "New: lessons to play, puzzles, and practice from your mistakes.")
    reasons = translate(
        "Window", "Hints now say why, and your skill is measured separately from luck."
    )
    return f"{lessons}\n{reasons}"


match_menu_title = Message("Window", "This match")
help_menu_title = Message("Window", "Files and help")


def action_label(command: str) -> str:
    """Return the label of a command in the menu."""
    return _action_labels()[command]


@cached_per_language
def _action_labels() -> dict[str, str]:
    return {
        "new": translate("Window", "New game…"),
        "deal": translate("Window", "Deal by number…"),
        "again": translate("Window", "This hand again"),
        "other_seat": translate("Window", "This hand from the next seat"),
        "review": translate("Window", "Review"),
        "undo": translate("Window", "Undo"),
        "redo": translate("Window", "Redo"),
        "hint": translate("Window", "Hint"),
        "tricks": translate("Window", "Tricks"),
        "known": translate("Window", "Cards still out"),
        "talk": translate("Window", "Hand log"),
        "hands": translate("Window", "Points of all hands"),
        "claim": translate("Window", "Play out the rest"),
        "play_for_me": translate("Window", "Let the computer play for me…"),
        "read_trick": translate("Window", "Read the trick aloud"),
        "read_score": translate("Window", "Read the score aloud"),
        "read_hand": translate("Window", "Read my hand aloud"),
        "read_legal": translate("Window", "Read my options aloud"),
        "read_seats": translate("Window", "Read the trick seat by seat"),
        "read_long_score": translate("Window", "Read the score in full"),
        "read_turn": translate("Window", "Say whose turn it is"),
        "read_table": translate("Window", "Read the table"),
        "say_again": translate("Window", "Repeat the last announcement"),
        "say_before": translate("Window", "Previous announcement"),
        "say_after": translate("Window", "Next announcement"),
        "rules": translate("Window", "Rules of this game"),
        "keys": translate("Window", "Keyboard shortcuts"),
        "guide": translate("Window", "Guide"),
        "about": translate("Window", "About…"),
        "backups": translate("Window", "Backups…"),
        "statistics": translate("Window", "Statistics"),
        "profile": profile_text.profile_title(),
        "practice": practice_text.practice_title(),
        "puzzles": puzzle_text.puzzles_title(),
        "preferences": translate("Window", "Preferences…"),
        "full": translate("Window", "Full screen"),
        "home": translate("Window", "All games"),
        "open": translate("Window", "Open a record…"),
        "copy_deal": translate("Window", "Copy deal number"),
        "audit": translate("Window", "Check this deal"),
        "matches": translate("Window", "Matches…"),
        "quit": translate("Window", "Quit"),
        "escape": translate("Window", "Close"),
    }

"""Questions before an action that cannot be undone or marks the match as assisted."""

from .i18n import translate


def no_label() -> str:
    return translate("Questions", "No")


def play_for_me_text() -> str:
    return translate(
        "Questions", "Let the computer finish this hand? The match will count as assisted."
    )


def play_for_me_label() -> str:
    return translate("Questions", "Play for me")


def open_hands_text() -> str:
    return translate(
        "Questions",
        "This hand is still being played. Show all cards? The match then counts as played with "
        "help.",
    )


def open_hands_label() -> str:
    return translate("Questions", "Show all cards")

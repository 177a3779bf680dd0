"""Questions before an action that cannot be undone or marks the match as assisted."""

from .tongue import translate


def no() -> str:
    return translate("Questions", "No")


def play_for_me() -> str:
    return translate(
        "Questions",
        "Should the computer play the rest of this hand for you? The match then counts as played "
        "with help.",
    )


def yes_play_for_me() -> str:
    return translate("Questions", "Play for me")


def open_hands() -> str:
    return translate(
        "Questions",
        "This hand is still being played. Show all cards? The match then counts as played with "
        "help.",
    )


def yes_open_hands() -> str:
    return translate("Questions", "Show all cards")

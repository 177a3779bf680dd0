"""Questions before actions that cannot be undone, or that mark the match as played with help."""

from .i18n import Message

no_label = Message("Questions", "No")
play_for_me_text = Message(
    "Questions", "Let the computer finish this hand? The match will count as assisted."
)
play_for_me_label = Message("Questions", "Play for me")
open_hands_text = Message(
    "Questions",
    "This hand isn’t over yet. Show all cards? The match will count as assisted.",
)
open_hands_label = Message("Questions", "Show all cards")

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

# The question whether the warnings before mistakes should stay after the first matches of a game
warnings_end_text = Message(
    "Helper",
    "That was your third match of this game. Should I keep warning you before clear mistakes?",
)
keep_warnings_label = Message("Helper", "Keep warning me")
end_warnings_label = Message("Helper", "No, thanks")

# The question whether to play faster, for players who keep cutting the animations short
play_faster_text = Message("Helper", "You’re often faster than the cards. Play faster?")
play_faster_label = Message("Helper", "Play faster")

"""Texts about the best possible play of a hand, with all cards open."""

from .i18n import Message, signed_number, translate

could_win_label = Message("Review", "Could I have won this hand?")
computing_text = Message("Review", "The computer is working it out. This may take half a minute.")
unavailable_text = Message("Review", "The computer can’t work that out for this hand.")


def gain_comparison_text(best_gain: int, actual_gain: int) -> str:
    """Return a text that compares the gain of the player's side with the best possible one."""
    places = {"open": signed_number(best_gain), "was": signed_number(actual_gain)}
    if best_gain > actual_gain:
        sentence = translate("Review", "You could have scored {open} instead of {was}.")
    elif best_gain == actual_gain:
        sentence = translate("Review", "You couldn’t have scored more than {open}.")
    else:
        sentence = translate(
            "Review", "You scored {was}. Perfect defence would have held you to {open}."
        )
    return sentence.format(**places)


open_cards_text = Message(
    "Review",
    "This is perfect play with all cards face up. Nobody could have found it at the table.",
)
how_to_step_text = Message("Review", "Use the arrows to step through it card by card.")
as_played_label = Message("Review", "As it was played")

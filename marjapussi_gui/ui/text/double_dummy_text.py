"""Texts about the best play of a hand with all cards open."""

from .i18n import Message, signed_number, translate

could_win_label = Message("Review", "Could I have won this hand?")
computing_text = Message("Review", "This is being worked out. It may take half a minute.")
unavailable_text = Message("Review", "That cannot be worked out for this hand.")


def gain_comparison_text(best_gain: int, actual_gain: int) -> str:
    """Compare the best possible gain of the player's side with the actual one."""
    places = {"open": signed_number(best_gain), "was": signed_number(actual_gain)}
    if best_gain > actual_gain:
        sentence = translate("Review", "There was more in it: {open} instead of {was}.")
    elif best_gain == actual_gain:
        sentence = translate("Review", "No more was in it: it comes to {open}, as it was played.")
    else:
        sentence = translate("Review", "It went better than it had to: {was} instead of {open}.")
    return sentence.format(**places)


open_cards_text = Message(
    "Review",
    "Here everybody sees all cards and plays the best there is. Nobody could have known that.",
)
how_to_step_text = Message("Review", "The arrows lead through it, card by card.")
as_played_label = Message("Review", "As it was played")

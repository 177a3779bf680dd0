"""Texts about the best possible play of a hand, with all cards open."""

from .i18n import say, signed_number


def gain_comparison_text(best_gain: int, actual_gain: int | None) -> str:
    """Return a text that compares the gain of the player's side with the best possible one.

    In a hand that wasn't finished, there's nothing to compare it with.
    """
    if actual_gain is None:
        return say("position-solved", open=signed_number(best_gain))
    places = {"open": signed_number(best_gain), "was": signed_number(actual_gain)}
    if best_gain > actual_gain:
        sentence = "you-could-have-scored-open-instead"
    elif best_gain == actual_gain:
        sentence = "you-couldnt-have-scored-more"
    else:
        sentence = "you-scored-was-perfect-defence-would"
    return say(sentence, **places)

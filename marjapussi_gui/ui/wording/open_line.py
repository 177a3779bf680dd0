"""Texts about the best play of a hand with all cards open."""

from .tongue import signed, translate


def could_win() -> str:
    return translate("Review", "Could I have won this hand?")


def working_out() -> str:
    return translate("Review", "This is being worked out. It may take half a minute.")


def no_line() -> str:
    return translate("Review", "That cannot be worked out for this hand.")


def gains(open_: int, was: int) -> str:
    """Compare the best possible gain of the player's side with the actual one."""
    places = {"open": signed(open_), "was": signed(was)}
    if open_ > was:
        sentence = translate("Review", "There was more in it: {open} instead of {was}.")
    elif open_ == was:
        sentence = translate("Review", "No more was in it: it comes to {open}, as it was played.")
    else:
        sentence = translate("Review", "It went better than it had to: {was} instead of {open}.")
    return sentence.format(**places)


def with_open_cards() -> str:
    return translate(
        "Review",
        "Here everybody sees all cards and plays the best there is. Nobody could have known that.",
    )


def how_to_step() -> str:
    return translate("Review", "The arrows lead through it, card by card.")


def as_it_was() -> str:
    return translate("Review", "As it was played")

"""Trumps in words: what they are, and who made them."""

from ....engine.cards import NO_SUIT, Suit
from ....engine.phases.marriages import Speech
from ....engine.state import Made
from ....engine.view import View
from ..card_names import forms_of_suit
from ..people import People
from ..tongue import capital, translate


def trumps(view: View) -> str:
    trump = view.marriages.trump
    if trump == NO_SUIT:
        return translate("Scores", "No trumps yet")
    return capital(translate("Scores", "{suit} are trumps").format(**forms_of_suit(trump)))


def maker(view: View, people: People) -> str:
    """Return who made what is trumps now."""
    trump = view.marriages.trump
    makers = [each.seat for each in view.marriages.made if each.suit == trump]
    if not makers:
        return ""
    yours, theirs = translate("Scores", "You made them"), translate("Scores", "{name} made them")
    return people.sentence(makers[-1], yours, theirs)


def worth_next(speech: Speech, view: View, suit: Suit) -> int:
    """Return what a marriage in a suit would count if it were made next."""
    made = view.marriages.made
    return speech.worth_of((*made, Made(suit, view.seat, len(view.tricks))), len(made))

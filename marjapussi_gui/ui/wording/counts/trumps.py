"""Trumps in words: what they are, and who made them."""

from ....engine.cards import NO_SUIT
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

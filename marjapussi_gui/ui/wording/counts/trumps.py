"""Labels of the trump suit, and of the player who made it."""

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
    """Return who made the current trumps; empty if nobody did."""
    trump = view.marriages.trump
    makers = [each.seat for each in view.marriages.made if each.suit == trump]
    if not makers:
        return ""
    yours, theirs = translate("Scores", "You made them"), translate("Scores", "{name} made them")
    return people.sentence(makers[-1], yours, theirs)


def worth_next(speech: Speech, view: View, suit: Suit) -> int:
    """Return the points of a marriage if it were declared next."""
    made = view.marriages.made
    return speech.worth_of((*made, Made(suit, view.seat, len(view.tricks))), len(made))

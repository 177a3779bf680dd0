"""Labels of the trump suit, and of the player who made it."""

from ....engine.cards import NO_SUIT, Suit
from ....engine.phases.marriages import MarriageRules
from ....engine.state import DeclaredMarriage
from ....engine.view import View
from ..card_names import suit_placeholders
from ..i18n import capitalized, say
from ..table_players import TablePlayers


def trump_label(view: View) -> str:
    trump = view.marriages.trump
    if trump == NO_SUIT:
        return say("no-trumps-yet")
    return capitalized(say("suit-are-trumps", **suit_placeholders(trump)))


def trump_maker_label(view: View, people: TablePlayers) -> str:
    """Return a label saying who declared the current trumps, or "" if nobody did."""
    trump = view.marriages.trump
    makers = [each.seat for each in view.marriages.declared if each.suit == trump]
    if not makers:
        return ""
    return people.sentence(makers[-1], "declared-by-you", "declared-by-name")


def next_marriage_points(marriage_rules: MarriageRules, view: View, suit: Suit) -> int:
    """Return the points that a marriage in this suit would score if it were declared next."""
    made = view.marriages.declared
    return marriage_rules.marriage_points(
        (*made, DeclaredMarriage(suit, view.seat, len(view.tricks))), len(made)
    )

"""Suggested actions as sentences, and actions as clauses inside a sentence."""

from ...engine.actions import (
    Action,
    Answer,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Draw,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Raise,
    Redeal,
    Say,
    Show,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...engine.cards import SUIT_OF, Card
from ...engine.phases.showing import RED
from ...engine.phases.tricks import tricks_at
from ...engine.state import Contest
from ...engine.view import View
from .actions import button
from .card_names import GENITIVE, card_names, forms, forms_of_suit, listed, short_names
from .people import People
from .tongue import once_a_language, sentence, translate

MOST_NAMED = 2  # a longer gift uses short card names
MOST_SETS = 3  # seven dublees would make the sentence too long


def suggestion(action: Action, view: View, people: People) -> str:
    """Return a suggested action as a sentence, as a player at the table would say it."""
    match action:
        case Play(card):
            return _play(card, view).format(**forms(card))
        case Show(card):
            return translate("Suggestions", "Show the {card}.").format(**forms(card))
        case Give(cards) if 0 < len(cards) <= MOST_NAMED:
            return translate("Suggestions", "Give {cards}.").format(cards=card_names(cards))
        case Discard((card,)):
            return translate("Suggestions", "Throw the {card}.").format(**forms(card))
        case Lay(sets) if 0 < len(sets) <= MOST_SETS:
            named = listed([short_names(each) for each in sets])
            return translate("Suggestions", "Lay {sets}.").format(sets=named)
        case _:
            return sentence(button(action, view, people))


def _play(card: Card, view: View) -> str:
    """Return the sentence for playing a card: to lead, to take the trick, or to follow."""
    trick = view.trick
    if not trick.cards:
        return translate("Suggestions", "Lead the {card}.")
    if not _takes(card, view):
        return translate("Suggestions", "Play the {card}.")
    if SUIT_OF[card] != SUIT_OF[trick.cards[0]]:
        return translate("Suggestions", "Trump it with the {card}.")
    return translate("Suggestions", "Take the trick with the {card}.")


def _takes(card: Card, view: View) -> bool:
    """Return whether a card beats the best card of the trick."""
    strength = tricks_at(view.game.phases, view).strength
    return strength.beats(card, view.trick.best, view.marriages.trump)


def is_clause(action: Action) -> bool:
    """Return whether the clause of an action is followed by a comma."""
    return not isinstance(action, Play)


def doing(action: Action) -> str:
    """Return an action as a clause: "with the ace of spades", "if you pass"."""
    match action:
        case Play(card):
            return translate("Suggestions", "with the {card}").format(**forms(card))
        case Declare(suit) | AskHalf(suit) | Answer(suit):
            return _of_suits(action).format(**forms_of_suit(suit))
        case Bid(amount):
            return translate("Suggestions", "if you bid {amount}").format(amount=amount)
        case Raise(amount):
            return translate("Suggestions", "if you raise to {amount}").format(amount=amount)
        case Give(cards):
            named = card_names(cards, GENITIVE) if len(cards) == 1 else short_names(cards)
            return translate("Suggestions", "if you give {cards}").format(cards=named)
        case Discard((card,)):
            return translate("Suggestions", "if you throw the {card}").format(**forms(card))
        case Discard(cards):
            sentence = translate("Suggestions", "if you put away {cards}")
            return sentence.format(cards=short_names(cards))
        case _:
            return _bare(action)


def _of_suits(action: Declare | AskHalf | Answer) -> str:
    match action:
        case Declare():
            return translate("Suggestions", "if you declare {suit}")
        case AskHalf():
            return translate("Suggestions", "if you ask for a half in {suit}")
        case Answer():
            return translate("Suggestions", "if you answer {suit}")


def _bare(action: Action) -> str:
    if isinstance(action, Say):
        return _saying(rami=action.word == Contest.RAMI)
    if isinstance(action, Show):
        return _showing(rami=bool(RED >> action.card & 1))
    if isinstance(action, Draw):
        return _drawing(from_offer=action.source == "offer")
    return _doings()[type(action)]


def _saying(*, rami: bool) -> str:
    if rami:
        return translate("Suggestions", "if you say rami")
    return translate("Suggestions", "if you say nolo")


def _showing(*, rami: bool) -> str:
    if rami:
        return translate("Suggestions", "if you show rami")
    return translate("Suggestions", "if you show nolo")


def _drawing(*, from_offer: bool) -> str:
    if from_offer:
        return translate("Suggestions", "if you take the offered card")
    return translate("Suggestions", "if you draw from the stock")


@once_a_language
def _doings() -> dict[type[Action], str]:
    return {
        AskWhole: translate("Suggestions", "if you ask for a whole"),
        Pass: translate("Suggestions", "if you pass"),
        Redeal: translate("Suggestions", "if you demand a new deal"),
        Stand: translate("Suggestions", "if you do not raise"),
        Sooli: translate("Suggestions", "if you play sooli"),
        Lay: translate("Suggestions", "if you lay your sets"),
        Finish: translate("Suggestions", "if you finish"),
        ShowTunnelas: translate("Suggestions", "if you show tunnelas"),
    }

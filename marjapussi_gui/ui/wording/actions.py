"""Button labels of actions."""

from ...engine.actions import (
    Action,
    Answer,
    AskHalf,
    AskWhole,
    Bid,
    Chance,
    Deal,
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
from ...engine.cards import Card
from ...engine.state import NO_CARD
from ...engine.view import View
from .card_names import card_name, forms, forms_of_suit, short_names
from .people import People
from .prompts import prompt
from .tongue import capital, counted, translate

__all__ = ["LONGEST_BUTTON", "button", "declaring", "prompt"]

LONGEST_BUTTON = 28


def button(action: Action, view: View, _people: People) -> str:
    """Return the button label of an action; for a played card, the name of the card."""
    match action:
        case Play(card) | Show(card):
            return capital(card_name(card))
        case Declare() | AskWhole() | AskHalf() | Answer():
            return _marriage(action)
        case Bid() | Pass() | Redeal() | Raise() | Stand() | Say() | Sooli():
            return _call(action, view)
        case Give() | Discard() | Draw():
            return _cards_moved(action, view)
        case Lay() | Finish() | ShowTunnelas():
            return _sets(action)
        case Deal() | Chance():
            return translate("Buttons", "Deal")


def declaring(action: Declare, view: View, people: People) -> str:
    """Return the label of declaring a marriage, with the points it scores."""
    from .counts import texts_of

    words, points = button(action, view, people), texts_of(view.game).of_marriage(view, action.suit)
    if not points:
        return words
    return translate("Buttons", "{words} (+{points})").format(words=words, points=points)


def _marriage(action: Declare | AskWhole | AskHalf | Answer) -> str:
    match action:
        case AskWhole():
            return translate("Buttons", "Ask for a whole")
        case Declare():
            sentence = translate("Buttons", "Declare {suit}")
        case AskHalf():
            sentence = translate("Buttons", "Ask for a half in {suit}")
        case Answer():
            sentence = translate("Buttons", "Answer {suit}")
    return sentence.format(**forms_of_suit(action.suit))


def _call(action: Bid | Pass | Redeal | Raise | Stand | Say | Sooli, view: View) -> str:
    match action:
        case Bid(amount):
            return translate("Buttons", "Bid {amount}").format(amount=amount)
        case Pass():
            return translate("Buttons", "Pass")
        case Redeal():
            return translate("Buttons", "Demand a new deal")
        case Raise(amount):
            return translate("Buttons", "Raise to {amount}").format(amount=amount)
        case Stand():
            return translate("Buttons", "Stand at {amount}").format(amount=view.auction.bid)
        case Say("rami"):
            return translate("Buttons", "Say rami")
        case Say():
            return translate("Buttons", "Say nolo")
        case Sooli():
            return translate("Buttons", "Play sooli")


def _cards_moved(action: Give | Discard | Draw, view: View) -> str:
    match action:
        case Draw("offer") if view.rummy.discards:
            return _one(translate("Buttons", "Take the {card}"), view.rummy.discards[-1])
        case Draw("offer"):
            return translate("Buttons", "Take the offer")
        case Draw():
            return translate("Buttons", "Draw from the stock")
        case Give(()):
            return translate("Buttons", "Give")
        case Give(cards):
            return translate("Buttons", "Give {cards}").format(cards=short_names(cards))
        case Discard(()):
            return translate("Buttons", "Put away")
        case Discard((card,)):
            return _one(translate("Buttons", "Discard {card}"), card)
        case Discard(cards):
            return translate("Buttons", "Put away {cards}").format(cards=short_names(cards))


def _one(sentence: str, card: Card) -> str:
    return sentence.format(**forms(card))


def _sets(action: Lay | Finish | ShowTunnelas) -> str:
    match action:
        case Lay(()):
            return translate("Buttons", "Lay sets")
        case Lay(sets):
            one, many = translate("Buttons", "Lay 1 set"), translate("Buttons", "Lay {number} sets")
            return counted(len(sets), one, many)
        case Finish(_, discard) if discard == NO_CARD:
            return translate("Buttons", "Finish")
        case Finish(_, discard):
            cards = short_names((discard,))
            return translate("Buttons", "Finish, discard {card}").format(card=cards)
        case ShowTunnelas(sets):
            one = translate("Buttons", "Show 1 tunnela")
            many = translate("Buttons", "Show {number} tunnelas")
            return counted(len(sets), one, many) if sets else translate("Buttons", "Show tunnelas")

"""Labels of the buttons with which the player takes an action."""

from ...engine.actions import (
    Action,
    AnswerWhole,
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
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
from ...engine.cards import Card
from ...engine.state import NO_CARD
from ...engine.view import View
from .card_names import card_name, card_placeholders, short_card_names, suit_placeholders
from .i18n import capitalized, plural, translate
from .table_players import TablePlayers
from .turn_prompts import prompt_sentence

__all__ = ["MAX_BUTTON_LENGTH", "action_label", "declaration_label", "prompt_sentence"]

MAX_BUTTON_LENGTH = 30


def action_label(action: Action, view: View, _people: TablePlayers) -> str:
    """Return the button label for an action. For playing a card, it is the card's name."""
    match action:
        case Play(card) | ShowBidCard(card):
            return capitalized(card_name(card))
        case Declare() | AskWhole() | AskHalf() | AnswerWhole():
            return _marriage_label(action)
        case Bid() | Pass() | Redeal() | Raise() | Stand() | SayBid() | Sooli():
            return _bidding_label(action, view)
        case Give() | Discard() | Draw():
            return _exchange_label(action, view)
        case Lay() | Finish() | ShowTunnelas():
            return _sets_label(action)
        case Deal() | Chance():
            return translate("Buttons", "Deal")


def declaration_label(action: Declare, view: View, people: TablePlayers) -> str:
    """Return the label for declaring a marriage, with the points that this scores."""
    from .scoring import scoring_texts

    words, points = (
        action_label(action, view, people),
        scoring_texts(view.game).marriage_points(view, action.suit),
    )
    if not points:
        return words
    return translate("Buttons", "{words} (+{points})").format(words=words, points=points)


def _marriage_label(action: Declare | AskWhole | AskHalf | AnswerWhole) -> str:
    match action:
        case AskWhole():
            return translate("Buttons", "Ask for a whole")
        case Declare():
            sentence = translate("Buttons", "Declare {suit}")
        case AskHalf():
            sentence = translate("Buttons", "Ask for a half in {suit}")
        case AnswerWhole():
            sentence = translate("Buttons", "Answer {suit}")
    return sentence.format(**suit_placeholders(action.suit))


def _bidding_label(action: Bid | Pass | Redeal | Raise | Stand | SayBid | Sooli, view: View) -> str:
    match action:
        case Bid(amount):
            return translate("Buttons", "Bid {amount}").format(amount=amount)
        case Pass():
            return translate("Buttons", "Pass")
        case Redeal():
            return translate("Buttons", "Ask for a new deal")
        case Raise(amount):
            return translate("Buttons", "Raise to {amount}").format(amount=amount)
        case Stand():
            return translate("Buttons", "Stay at {amount}").format(amount=view.auction.bid)
        case SayBid("rami"):
            return translate("Buttons", "Say rami")
        case SayBid():
            return translate("Buttons", "Say nolo")
        case Sooli():
            return translate("Buttons", "Play sooli")


def _exchange_label(action: Give | Discard | Draw, view: View) -> str:
    match action:
        case Draw("offer") if view.rummy.discards:
            return _fill_in_card(translate("Buttons", "Take the {card}"), view.rummy.discards[-1])
        case Draw("offer"):
            return translate("Buttons", "Take the offered card")
        case Draw():
            return translate("Buttons", "Draw from the stock")
        case Give(()):
            return translate("Buttons", "Give")
        case Give(cards):
            return translate("Buttons", "Give {cards}").format(cards=short_card_names(cards))
        case Discard(()):
            return translate("Buttons", "Discard")
        case Discard((card,)):
            return _fill_in_card(translate("Buttons", "Discard the {card}"), card)
        case Discard(cards):
            return translate("Buttons", "Discard {cards}").format(cards=short_card_names(cards))


def _fill_in_card(template: str, card: Card) -> str:
    return template.format(**card_placeholders(card))


def _sets_label(action: Lay | Finish | ShowTunnelas) -> str:
    match action:
        case Lay(()):
            return translate("Buttons", "Show sets")
        case Lay(sets):
            return plural("Buttons", "Show 1 set", "Show {number} sets", len(sets))
        case Finish(_, discard) if discard == NO_CARD:
            return translate("Buttons", "Finish")
        case Finish(_, discard):
            cards = short_card_names((discard,))
            return translate("Buttons", "Finish and discard {card}").format(card=cards)
        case ShowTunnelas(()):
            return translate("Buttons", "Show tunnelas")
        case ShowTunnelas(sets):
            return plural("Buttons", "Show 1 tunnela", "Show {number} tunnelas", len(sets))

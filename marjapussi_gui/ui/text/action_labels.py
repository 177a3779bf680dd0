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
from ...engine.state import NO_CARD
from ...engine.view import View
from .card_names import card_name, card_placeholders, short_card_names, suit_placeholders
from .i18n import capitalized, say
from .table_players import TablePlayers
from .turn_prompts import prompt_sentence

__all__ = ["MAX_BUTTON_LENGTH", "action_label", "declaration_label", "prompt_sentence"]

MAX_BUTTON_LENGTH = 30


def action_label(action: Action, view: View, _people: TablePlayers) -> str:
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
            return say("action-deal")


def declaration_label(action: Declare, view: View, people: TablePlayers) -> str:
    """Return the label for declaring a marriage, with the points that this scores."""
    from .scoring import scoring_texts

    words, points = (
        action_label(action, view, people),
        scoring_texts(view.game).marriage_points(view, action.suit),
    )
    if not points:
        return words
    return say("words-points", words=words, points=points)


def _marriage_label(action: Declare | AskWhole | AskHalf | AnswerWhole) -> str:
    match action:
        case AskWhole():
            return say("ask-for-whole")
        case Declare():
            sentence = "action-declare-suit"
        case AskHalf():
            sentence = "action-ask-for-half-in-suit"
        case AnswerWhole():
            sentence = "answer-suit"
    return say(sentence, **suit_placeholders(action.suit))


def _bidding_label(action: Bid | Pass | Redeal | Raise | Stand | SayBid | Sooli, view: View) -> str:
    match action:
        case Bid(amount):
            return say("action-bid-amount", amount=amount)
        case Pass():
            return say("pass")
        case Redeal():
            return say("ask-for-new-deal")
        case Raise(amount):
            return say("action-raise-to-amount", amount=amount)
        case Stand():
            return say("action-stay-at-amount", amount=view.auction.bid)
        case SayBid("rami"):
            return say("say-rami")
        case SayBid():
            return say("say-nolo")
        case Sooli():
            return say("play-sooli")


def _exchange_label(action: Give | Discard | Draw, view: View) -> str:
    match action:
        case Draw("offer") if view.rummy.discards:
            return say("action-take-card", **card_placeholders(view.rummy.discards[-1]))
        case Draw("offer"):
            return say("take-offered-card")
        case Draw():
            return say("action-draw-from-stock")
        case Give(()):
            return say("give")
        case Give(cards):
            return say("action-give-cards", cards=short_card_names(cards))
        case Discard(()):
            return say("discard")
        case Discard((card,)):
            return say("action-discard-card", **card_placeholders(card))
        case Discard(cards):
            return say("action-discard-cards", cards=short_card_names(cards))


def _sets_label(action: Lay | Finish | ShowTunnelas) -> str:
    match action:
        case Lay(()):
            return say("action-show-sets")
        case Lay(sets):
            return say("show-number-sets", number=len(sets))
        case Finish(_, discard) if discard == NO_CARD:
            return say("action-finish")
        case Finish(_, discard):
            cards = short_card_names((discard,))
            return say("action-finish-and-discard-card", card=cards)
        case ShowTunnelas(()):
            return say("show-tunnelas")
        case ShowTunnelas(sets):
            return say("show-number-tunnelas", number=len(sets))


def tool_label(name: str) -> str:
    return say(f"tool-{name}")


def card_values_label(number: int) -> str:
    if number == 2:
        return say("what-both-cards-are-worth")
    return say("what-each-is-worth")

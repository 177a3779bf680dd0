"""Labels of the buttons with which the player takes an action."""

from ...engine import actions
from ...engine.state import NO_CARD
from ...engine.view import View
from .card_names import card_name, card_placeholders, short_card_names, suit_placeholders
from .i18n import capitalized, say
from .table_players import TablePlayers
from .turn_prompts import prompt_sentence

__all__ = ["MAX_BUTTON_LENGTH", "action_label", "declaration_label", "prompt_sentence"]

MAX_BUTTON_LENGTH = 30


def action_label(action: actions.Action, view: View, _people: TablePlayers) -> str:
    match action:
        case actions.Play(card) | actions.ShowBidCard(card):
            return capitalized(card_name(card))
        case actions.Declare() | actions.AskWhole() | actions.AskHalf() | actions.AnswerWhole():
            return _marriage_label(action)
        case (
            actions.Bid()
            | actions.Pass()
            | actions.Redeal()
            | actions.Raise()
            | actions.Stand()
            | actions.SayBid()
            | actions.Sooli()
        ):
            return _bidding_label(action, view)
        case actions.Give() | actions.Discard() | actions.Draw():
            return _exchange_label(action, view)
        case actions.Lay() | actions.Finish() | actions.ShowTunnelas():
            return _sets_label(action)
        case actions.Deal() | actions.RandomDraw():
            return say("action-deal")


def declaration_label(action: actions.Declare, view: View, people: TablePlayers) -> str:
    """Return the label for declaring a marriage, with the points that this scores."""
    from .scoring import scoring_texts

    words, points = (
        action_label(action, view, people),
        scoring_texts(view.game).marriage_points(view, action.suit),
    )
    if not points:
        return words
    return say("words-points", words=words, points=points)


def _marriage_label(
    action: actions.Declare | actions.AskWhole | actions.AskHalf | actions.AnswerWhole,
) -> str:
    match action:
        case actions.AskWhole():
            return say("ask-for-whole")
        case actions.Declare():
            sentence = "action-declare-suit"
        case actions.AskHalf():
            sentence = "action-ask-for-half-in-suit"
        case actions.AnswerWhole():
            sentence = "answer-suit"
    return say(sentence, **suit_placeholders(action.suit))


def _bidding_label(
    action: actions.Bid
    | actions.Pass
    | actions.Redeal
    | actions.Raise
    | actions.Stand
    | actions.SayBid
    | actions.Sooli,
    view: View,
) -> str:
    match action:
        case actions.Bid(amount):
            return say("action-bid-amount", amount=amount)
        case actions.Pass():
            return say("pass")
        case actions.Redeal():
            return say("ask-for-new-deal")
        case actions.Raise(amount):
            return say("action-raise-to-amount", amount=amount)
        case actions.Stand():
            return say("action-stay-at-amount", amount=view.auction.bid)
        case actions.SayBid("rami"):
            return say("say-rami")
        case actions.SayBid():
            return say("say-nolo")
        case actions.Sooli():
            return say("play-sooli")


def _exchange_label(action: actions.Give | actions.Discard | actions.Draw, view: View) -> str:
    match action:
        case actions.Draw("offer") if view.rummy.discards:
            return say("action-take-card", **card_placeholders(view.rummy.discards[-1]))
        case actions.Draw("offer"):
            return say("take-offered-card")
        case actions.Draw():
            return say("action-draw-from-stock")
        case actions.Give(()):
            return say("give")
        case actions.Give(cards):
            return say("action-give-cards", cards=short_card_names(cards))
        case actions.Discard(()):
            return say("discard")
        case actions.Discard((card,)):
            return say("action-discard-card", **card_placeholders(card))
        case actions.Discard(cards):
            return say("action-discard-cards", cards=short_card_names(cards))


def _sets_label(action: actions.Lay | actions.Finish | actions.ShowTunnelas) -> str:
    match action:
        case actions.Lay(()):
            return say("action-show-sets")
        case actions.Lay(sets):
            return say("show-number-sets", number=len(sets))
        case actions.Finish(_, discard) if discard == NO_CARD:
            return say("action-finish")
        case actions.Finish(_, discard):
            cards = short_card_names((discard,))
            return say("action-finish-and-discard-card", card=cards)
        case actions.ShowTunnelas(()):
            return say("show-tunnelas")
        case actions.ShowTunnelas(sets):
            return say("show-number-tunnelas", number=len(sets))


def tool_button_label(name: str) -> str:
    return say(f"tool-{name}")


def card_values_label(number: int) -> str:
    if number == 2:
        return say("what-both-cards-are-worth")
    return say("what-each-is-worth")

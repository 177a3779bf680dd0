"""Suggested actions as sentences, and actions as clauses within longer sentences."""

from collections.abc import Sequence

from ...engine import actions
from ...engine.cards import SUIT_OF, Card
from ...engine.phases.face_down_bidding import RED_CARDS
from ...engine.phases.tricks import find_trick_phase
from ...engine.state import NO_CARD, ContestKind
from ...engine.view import View
from .action_labels import action_label
from .card_names import (
    GENITIVE,
    card_names,
    card_placeholders,
    join_with_and,
    short_card_names,
    suit_placeholders,
)
from .i18n import say, to_sentence
from .table_players import TablePlayers

MAX_NAMED_CARDS = 2  # a gift of more cards is named by short card names
MAX_NAMED_SETS = 3  # more sets, such as seven dublees, make the sentence too long


def suggestion_sentence(action: actions.Action, view: View, people: TablePlayers) -> str:
    match action:
        case actions.Play(card):
            return say(_play_template(card, view), **card_placeholders(card))
        case actions.ShowBidCard(card):
            return say(_bid_card_template(card), **card_placeholders(card))
        case actions.Give(cards) if cards:
            return say("suggestion-give-cards", cards=_cards_text(cards))
        case actions.Discard((card,)):
            return say("suggestion-discard-card", **card_placeholders(card))
        case actions.Discard(cards) if cards:
            return say("suggestion-discard-cards", cards=_cards_text(cards))
        case actions.Draw() | actions.Finish() | actions.Lay():
            return _rummy_sentence(action, view) or to_sentence(action_label(action, view, people))
        case actions.Declare(suit) | actions.AskHalf(suit):
            return say(_suit_text_key(action), **suit_placeholders(suit))
        case actions.Bid() | actions.Raise() | actions.Stand():
            amount = view.auction.bid if isinstance(action, actions.Stand) else action.amount
            return say(_amount_template(action), amount=amount)
        case actions.Pass() | actions.AskWhole() | actions.Sooli():
            return say(f"suggestion-{type(action).__name__}")
        case _:
            return to_sentence(action_label(action, view, people))


def _cards_text(cards: Sequence[Card]) -> str:
    return card_names(cards) if len(cards) <= MAX_NAMED_CARDS else short_card_names(cards)


def _bid_card_template(card: Card) -> str:
    if RED_CARDS >> card & 1:
        return "bid-rami-with-card"
    return "bid-nolo-with-card"


def _rummy_sentence(action: actions.Draw | actions.Finish | actions.Lay, view: View) -> str:
    """Return a sentence that suggests a rummy action, or "" if its cards aren't chosen yet."""
    match action:
        case actions.Draw("offer") if view.rummy.discards:
            card = view.rummy.discards[-1]
            return say("suggestion-take-card", **card_placeholders(card))
        case actions.Draw("stock"):
            return say("suggestion-draw-from-stock")
        case actions.Finish(_, card) if card != NO_CARD:
            return say("suggestion-finish-and-discard-card", **card_placeholders(card))
        case actions.Lay(sets) if 0 < len(sets) <= MAX_NAMED_SETS:
            named = join_with_and([short_card_names(each) for each in sets])
            return say("suggestion-show-sets", sets=named)
        case _:
            return ""


def _suit_text_key(action: actions.Declare | actions.AskHalf) -> str:
    if isinstance(action, actions.Declare):
        return "suggestion-declare-suit"
    return "suggestion-ask-for-half-in-suit"


def _amount_template(action: actions.Bid | actions.Raise | actions.Stand) -> str:
    match action:
        case actions.Bid():
            return "suggestion-bid-amount"
        case actions.Raise():
            return "suggestion-raise-to-amount"
        case actions.Stand():
            return "suggestion-stay-at-amount"


def _play_template(card: Card, view: View) -> str:
    trick = view.trick
    if not trick.cards:
        return "suggestion-lead-card"
    if not _would_win_trick(card, view):
        return "suggestion-play-card"
    if SUIT_OF[card] != SUIT_OF[trick.cards[0]]:
        return "trump-with-card"
    if len(trick.cards) + 1 < len(trick.seats):
        return "suggestion-play-card"  # somebody may still beat it
    return "take-trick-with-card"


def _would_win_trick(card: Card, view: View) -> bool:
    strength = find_trick_phase(view.game.phases, view).ranking
    return strength.beats(card, view.trick.best_card, view.marriages.trump)


def needs_comma(action: actions.Action) -> bool:
    return not isinstance(action, actions.Play)


def action_clause(action: actions.Action) -> str:
    """Return an action as a clause, such as "with the ace of spades" or "if you pass"."""
    match action:
        case actions.Play(card):
            return say("with-card", **card_placeholders(card))
        case actions.Declare(suit) | actions.AskHalf(suit) | actions.AnswerWhole(suit):
            return say(_suit_clause_template(action), **suit_placeholders(suit))
        case actions.Bid(amount):
            return say("if-you-bid-amount", amount=amount)
        case actions.Raise(amount):
            return say("if-you-raise-to-amount", amount=amount)
        case actions.Give(cards):
            named = card_names(cards, GENITIVE) if len(cards) == 1 else short_card_names(cards)
            return say("if-you-give-cards", cards=named)
        case actions.Discard((card,)):
            return say("if-you-discard-card", **card_placeholders(card))
        case actions.Discard(cards):
            return say("if-you-discard-cards", cards=short_card_names(cards))
        case _:
            return _other_action_clause(action)


def _suit_clause_template(action: actions.Declare | actions.AskHalf | actions.AnswerWhole) -> str:
    match action:
        case actions.Declare():
            return "if-you-declare-suit"
        case actions.AskHalf():
            return "if-you-ask-for-half"
        case actions.AnswerWhole():
            return "if-you-answer-suit"


def _other_action_clause(action: actions.Action) -> str:
    if isinstance(action, actions.SayBid):
        return _contest_clause(is_rami=action.contest == ContestKind.RAMI)
    if isinstance(action, actions.ShowBidCard):
        return _show_bid_clause(is_rami=bool(RED_CARDS >> action.card & 1))
    if isinstance(action, actions.Draw):
        return _draw_clause(from_offer=action.source == "offer")
    return say(f"if-{type(action).__name__}")


def _contest_clause(*, is_rami: bool) -> str:
    if is_rami:
        return say("if-you-say-rami")
    return say("if-you-say-nolo")


def _show_bid_clause(*, is_rami: bool) -> str:
    if is_rami:
        return say("if-you-bid-rami")
    return say("if-you-bid-nolo")


def _draw_clause(*, from_offer: bool) -> str:
    if from_offer:
        return say("if-you-take-offered-card")
    return say("if-you-draw-from-stock")

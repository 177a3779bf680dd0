"""Suggested actions as sentences, and actions as clauses within longer sentences."""

from collections.abc import Sequence

from ...engine.actions import (
    Action,
    AnswerWhole,
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
    SayBid,
    ShowBidCard,
    ShowTunnelas,
    Sooli,
    Stand,
)
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
from .i18n import cached_per_language, to_sentence, translate
from .table_players import TablePlayers

MAX_NAMED_CARDS = 2  # a gift of more cards is named by short card names
MAX_NAMED_SETS = 3  # more sets, such as seven dublees, make the sentence too long


def suggestion_sentence(action: Action, view: View, people: TablePlayers) -> str:
    """Return a suggested action as an experienced player at the table would say it."""
    match action:
        case Play(card):
            return _play_template(card, view).format(**card_placeholders(card))
        case ShowBidCard(card):
            return _show_template(card).format(**card_placeholders(card))
        case Give(cards) if cards:
            return translate("Suggestions", "Give {cards}.").format(cards=_cards_text(cards))
        case Discard((card,)):
            return translate("Suggestions", "Discard the {card}.").format(**card_placeholders(card))
        case Discard(cards) if cards:
            return translate("Suggestions", "Discard {cards}.").format(cards=_cards_text(cards))
        case Draw() | Finish() | Lay():
            return _rummy_sentence(action, view) or to_sentence(action_label(action, view, people))
        case Declare(suit) | AskHalf(suit):
            return _suit_template(action).format(**suit_placeholders(suit))
        case Bid() | Raise() | Stand():
            amount = view.auction.bid if isinstance(action, Stand) else action.amount
            return _amount_template(action).format(amount=amount)
        case Pass() | AskWhole() | Sooli():
            return _fixed_sentences()[type(action)]
        case _:
            return to_sentence(action_label(action, view, people))


def _cards_text(cards: Sequence[Card]) -> str:
    return card_names(cards) if len(cards) <= MAX_NAMED_CARDS else short_card_names(cards)


def _show_template(card: Card) -> str:
    if RED_CARDS >> card & 1:
        return translate("Suggestions", "Bid rami with the {card}.")
    return translate("Suggestions", "Bid nolo with the {card}.")


def _rummy_sentence(action: Draw | Finish | Lay, view: View) -> str:
    """Return a sentence for a draw, sets or a finish, or "" until the cards are chosen."""
    match action:
        case Draw("offer") if view.rummy.discards:
            card = view.rummy.discards[-1]
            return translate("Suggestions", "Take the {card}.").format(**card_placeholders(card))
        case Draw("stock"):
            return translate("Suggestions", "Draw from the stock.")
        case Finish(_, card) if card != NO_CARD:
            sentence = translate("Suggestions", "Finish, and discard the {card}.")
            return sentence.format(**card_placeholders(card))
        case Lay(sets) if 0 < len(sets) <= MAX_NAMED_SETS:
            named = join_with_and([short_card_names(each) for each in sets])
            return translate("Suggestions", "Show {sets}.").format(sets=named)
        case _:
            return ""


def _suit_template(action: Declare | AskHalf) -> str:
    if isinstance(action, Declare):
        return translate("Suggestions", "Declare {suit}.")
    return translate("Suggestions", "Ask for a half in {suit}.")


def _amount_template(action: Bid | Raise | Stand) -> str:
    match action:
        case Bid():
            return translate("Suggestions", "Bid {amount}.")
        case Raise():
            return translate("Suggestions", "Raise to {amount}.")
        case Stand():
            return translate("Suggestions", "Stay at {amount}.")


@cached_per_language
def _fixed_sentences() -> dict[type[Action], str]:
    return {
        Pass: translate("Suggestions", "Pass."),
        AskWhole: translate("Suggestions", "Ask for a whole."),
        Sooli: translate("Suggestions", "Play sooli."),
    }


def _play_template(card: Card, view: View) -> str:
    """Return the sentence template for a card: to lead, to take the trick, or to follow."""
    trick = view.trick
    if not trick.cards:
        return translate("Suggestions", "Lead the {card}.")
    if not _would_win_trick(card, view):
        return translate("Suggestions", "Play the {card}.")
    if SUIT_OF[card] != SUIT_OF[trick.cards[0]]:
        return translate("Suggestions", "Trump with the {card}.")
    if len(trick.cards) + 1 < len(trick.seats):
        return translate("Suggestions", "Play the {card}.")  # somebody may still beat it
    return translate("Suggestions", "Take the trick with the {card}.")


def _would_win_trick(card: Card, view: View) -> bool:
    """Return whether a card beats the best card in the trick."""
    strength = find_trick_phase(view.game.phases, view).ranking
    return strength.beats(card, view.trick.best_card, view.marriages.trump)


def needs_comma(action: Action) -> bool:
    """Return whether a comma follows the clause for an action."""
    return not isinstance(action, Play)


def action_clause(action: Action) -> str:
    """Return an action as a clause, such as "with the ace of spades" or "if you pass"."""
    match action:
        case Play(card):
            return translate("Suggestions", "with the {card}").format(**card_placeholders(card))
        case Declare(suit) | AskHalf(suit) | AnswerWhole(suit):
            return _suit_clause_template(action).format(**suit_placeholders(suit))
        case Bid(amount):
            return translate("Suggestions", "if you bid {amount}").format(amount=amount)
        case Raise(amount):
            return translate("Suggestions", "if you raise to {amount}").format(amount=amount)
        case Give(cards):
            named = card_names(cards, GENITIVE) if len(cards) == 1 else short_card_names(cards)
            return translate("Suggestions", "if you give {cards}").format(cards=named)
        case Discard((card,)):
            return translate("Suggestions", "if you discard the {card}").format(
                **card_placeholders(card)
            )
        case Discard(cards):
            sentence = translate("Suggestions", "if you discard {cards}")
            return sentence.format(cards=short_card_names(cards))
        case _:
            return _simple_clause(action)


def _suit_clause_template(action: Declare | AskHalf | AnswerWhole) -> str:
    match action:
        case Declare():
            return translate("Suggestions", "if you declare {suit}")
        case AskHalf():
            return translate("Suggestions", "if you ask for a half in {suit}")
        case AnswerWhole():
            return translate("Suggestions", "if you answer {suit}")


def _simple_clause(action: Action) -> str:
    if isinstance(action, SayBid):
        return _say_clause(is_rami=action.contest == ContestKind.RAMI)
    if isinstance(action, ShowBidCard):
        return _show_clause(is_rami=bool(RED_CARDS >> action.card & 1))
    if isinstance(action, Draw):
        return _draw_clause(from_offer=action.source == "offer")
    return _fixed_clauses()[type(action)]


def _say_clause(*, is_rami: bool) -> str:
    if is_rami:
        return translate("Suggestions", "if you say rami")
    return translate("Suggestions", "if you say nolo")


def _show_clause(*, is_rami: bool) -> str:
    if is_rami:
        return translate("Suggestions", "if you bid rami")
    return translate("Suggestions", "if you bid nolo")


def _draw_clause(*, from_offer: bool) -> str:
    if from_offer:
        return translate("Suggestions", "if you take the offered card")
    return translate("Suggestions", "if you draw from the stock")


@cached_per_language
def _fixed_clauses() -> dict[type[Action], str]:
    return {
        AskWhole: translate("Suggestions", "if you ask for a whole"),
        Pass: translate("Suggestions", "if you pass"),
        Redeal: translate("Suggestions", "if you ask for a new deal"),
        Stand: translate("Suggestions", "if you don’t raise"),
        Sooli: translate("Suggestions", "if you play sooli"),
        Lay: translate("Suggestions", "if you show your sets"),
        Finish: translate("Suggestions", "if you finish"),
        ShowTunnelas: translate("Suggestions", "if you show tunnelas"),
    }

"""Prompts: sentences that ask the player for a decision, or say whose turn it is."""

from ...engine.actions import (
    DRAW_FROM_OFFER,
    Action,
    AskHalf,
    AskWhole,
    Bid,
    Declare,
    Discard,
    Finish,
    Give,
    Lay,
    Pass,
    Play,
    Redeal,
    SayBid,
    ShowTunnelas,
)
from ...engine.phases.auction import Bidding
from ...engine.phases.duties import Duty
from ...engine.state import NOBODY
from ...engine.view import View
from . import redeal_text
from .duty_text import duty_sentence
from .i18n import number_text, plural, to_sentences, translate
from .phase_lookup import find_phase
from .table_players import TablePlayers


def prompt_sentence(
    view: View, people: TablePlayers, *, chosen: int = 0, duty: Duty | None = None
) -> str:
    """Return a sentence on what the player has to decide now, or on who is to act.

    chosen is how many cards were chosen for an exchange so far. duty is the rule that limits which
    cards may be played.
    """
    if view.match.is_over:
        return translate("Prompts", "The match is over.")
    if view.turn == NOBODY:
        return _chance_sentence(view)
    if view.turn != view.seat:
        return _waiting_sentence(view, people)
    match view.phase:
        case "auction":
            return _auction_sentence(view)
        case "exchange":
            return _exchange_sentence(view, people, chosen)
        case "show":
            return _bidding_card_sentence(view)
        case "sooli":
            return translate("Prompts", "Play sooli (alone, aces low, no tricks) or pass.")
        case "draw":
            return _draw_sentence(view)
        case "discard":
            return _discard_sentence(view)
    return _play_sentence(view, people, duty)


def _has_action(view: View, *action_types: type[Action]) -> bool:
    return any(isinstance(action, action_types) for action in view.legal_actions)


def _chance_sentence(view: View) -> str:
    if view.phase == "deal":
        return translate("Prompts", "The cards are being dealt.")
    if view.rummy.pending_chance == "reshuffle":
        return translate("Prompts", "The discards are being shuffled.")
    return translate("Prompts", "The tiplu is being drawn.")


def _waiting_sentence(view: View, people: TablePlayers) -> str:
    name = people.name(view.turn)
    match view.phase:
        case "sooli":
            return translate("Prompts", "{name} may play sooli or pass.").format(name=name)
        case "auction":
            return translate("Prompts", "It’s {name}’s turn to bid.").format(name=name)
        case "show":
            waiting = translate("Prompts", "It’s {name}’s turn to bid.", "with a card")
            return waiting.format(name=name)
        case "exchange":
            return translate("Prompts", "{name} is exchanging cards.").format(name=name)
        case "draw":
            return translate("Prompts", "It’s {name}’s turn to draw.").format(name=name)
        case "discard":
            return translate("Prompts", "It’s {name}’s turn to discard.").format(name=name)
    if view.marriages.asker != NOBODY:
        return translate("Prompts", "It’s {name}’s turn to answer.").format(name=name)
    if view.trick.cards:
        return translate("Prompts", "It’s {name}’s turn to play.").format(name=name)
    return translate("Prompts", "{name} leads.").format(name=name)


def _auction_sentence(view: View) -> str:
    may_bid = _has_action(view, Bid)
    if _has_action(view, Redeal):
        if may_bid:
            offer = translate("Prompts", "Bid, or ask for a new deal.")
        else:
            offer = translate("Prompts", "Pass, or ask for a new deal.")
        return to_sentences((redeal_text.own_redeal_reason_sentence(view), offer))
    if not _has_action(view, Pass):
        return _opening_sentence(view)
    if may_bid and not view.auction.bid:
        sentence = translate("Prompts", "Bid {bid} or more, or pass.")
        return sentence.format(bid=view.game.rules.min_bid)
    if may_bid:
        return translate("Prompts", "Bid more than {bid}, or pass.").format(bid=view.auction.bid)
    return _only_pass_sentence(view)


def _only_pass_sentence(view: View) -> str:
    if view.auction.bid == _highest_bid(view):
        return translate("Prompts", "No higher bid is possible. Pass.")
    sentence = translate("Prompts", "At {score} points or less, you can only pass.")
    return sentence.format(score=number_text(view.game.rules.floor))


def _highest_bid(view: View) -> int:
    """Return the highest bid that is allowed."""
    bidding = find_phase(view.game, Bidding)
    return 0 if bidding is None else bidding.max_bid


def _opening_sentence(view: View) -> str:
    bid = view.game.rules.min_bid
    if len(view.legal_actions) == 1:
        return translate("Prompts", "Start the bidding with {bid}.").format(bid=bid)
    return translate("Prompts", "Start the bidding with {bid} or more.").format(bid=bid)


def _exchange_sentence(view: View, people: TablePlayers, chosen: int) -> str:
    first = view.legal_actions[0]
    if not isinstance(first, Give | Discard):
        bid = view.auction.bid
        return translate("Prompts", "Raise your bid of {bid} or keep it.").format(bid=bid)
    if _has_action(view, Redeal):
        return _exchange_or_redeal_sentence(first, people, view)
    number = len(first.cards) - chosen
    if not number:
        return _chosen_sentence(first)
    if isinstance(first, Discard):
        return plural(
            "Prompts",
            "Choose a card to discard (not an ace or ten).",
            "Choose {number} cards to discard (no aces or tens).",
            number,
        )
    return plural(
        "Prompts",
        "Choose a card to give to {name}.",
        "Choose {number} cards to give to {name}.",
        number,
        name=people.name(people.seating.partner_of(view.seat)),
    )


def _chosen_sentence(first: Give | Discard) -> str:
    if isinstance(first, Discard):
        return translate("Prompts", "Discard your selection, or change it.")
    return translate("Prompts", "Give your selection, or change it.")


def _exchange_or_redeal_sentence(first: Give | Discard, people: TablePlayers, view: View) -> str:
    number = len(first.cards)
    if isinstance(first, Discard):
        sentence = translate("Prompts", "Discard {number} cards, or ask for a new deal.")
        return to_sentences(
            (redeal_text.own_redeal_reason_sentence(view), sentence.format(number=number))
        )
    taker = people.name(people.seating.partner_of(view.seat))
    sentence = translate("Prompts", "Give {name} {number} cards, or ask for a new deal.")
    return to_sentences(
        (redeal_text.own_redeal_reason_sentence(view), sentence.format(number=number, name=taker))
    )


def _bidding_card_sentence(view: View) -> str:
    bids = [action.contest for action in view.legal_actions if isinstance(action, SayBid)]
    if len(bids) == 2:
        return translate("Prompts", "None of your cards can be your bid, so say rami or nolo.")
    if "rami" in bids:
        return translate("Prompts", "Place a spade or club face down to bid nolo, or say rami.")
    if bids:
        return translate("Prompts", "Place a heart or diamond face down to bid rami, or say nolo.")
    return translate(
        "Prompts", "Place a card face down: a heart or diamond for rami, a spade or club for nolo."
    )


def _draw_sentence(view: View) -> str:
    if _has_action(view, ShowTunnelas):
        return translate("Prompts", "Draw a card, or show tunnelas first.")
    if DRAW_FROM_OFFER in view.legal_actions:
        return translate("Prompts", "Draw from the stock, or take the offered card.")
    return translate("Prompts", "Draw from the stock.")


def _discard_sentence(view: View) -> str:
    if _has_action(view, Finish):
        if len(view.legal_actions) == 1:
            return translate("Prompts", "You took the offered card, so finish now.")
        return translate("Prompts", "You can finish, or discard a card.")
    if _has_action(view, Lay):
        return translate("Prompts", "You can show your first sets, or discard a card.")
    return translate("Prompts", "Discard a card.")


def _play_sentence(view: View, people: TablePlayers, duty: Duty | None) -> str:
    asker = view.marriages.asker
    if asker != NOBODY:
        name = people.name(asker)
        return translate("Prompts", "{name} asks for a whole. Say which suit.").format(name=name)
    if not _has_action(view, Play):
        if _has_action(view, Declare):
            return translate("Prompts", "Declare a marriage, or draw from the stock.")
        return translate("Prompts", "Draw from the stock.")
    is_free = not _has_action(view, Declare, AskWhole, AskHalf)
    if duty is not None and is_free:
        return duty_sentence(duty)
    if view.trick.cards:
        return translate("Prompts", "Play a card.")
    return _lead_sentence(
        can_declare=_has_action(view, Declare), can_ask=_has_action(view, AskWhole, AskHalf)
    )


def _lead_sentence(*, can_declare: bool, can_ask: bool) -> str:
    if can_declare and can_ask:
        return translate("Prompts", "Lead a card, or first declare a marriage or ask for one.")
    if can_declare:
        return translate("Prompts", "Lead a card, or declare a marriage first.")
    if can_ask:
        return translate("Prompts", "Lead a card, or ask your partner for a marriage first.")
    return translate("Prompts", "Lead a card.")

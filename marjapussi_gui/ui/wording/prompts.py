"""One sentence that tells the player what to decide now, or who is to act."""

from ...engine.actions import (
    FROM_OFFER,
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
    Say,
    ShowTunnelas,
)
from ...engine.phases.auction import Bidding
from ...engine.phases.duties import Duty
from ...engine.state import NOBODY
from ...engine.view import View
from . import redeal
from .duties import order
from .people import People
from .phases import phase_of
from .tongue import counted, plain, sentences, translate


def prompt(view: View, people: People, *, chosen: int = 0, duty: Duty | None = None) -> str:
    """Return what the player has to decide now, or who is to act.

    chosen is the number of cards chosen for an exchange; duty is what binds a card to the trick.
    """
    if view.match.over:
        return translate("Prompts", "The match is over.")
    if view.turn == NOBODY:
        return _chance(view)
    if view.turn != view.seat:
        return _waiting(view, people)
    match view.phase:
        case "auction":
            return _auction(view)
        case "exchange":
            return _exchange(view, people, chosen)
        case "show":
            return _bidding_card(view)
        case "sooli":
            return translate(
                "Prompts", "Play sooli, alone, with aces low and to take no trick, or pass."
            )
        case "draw":
            return _draw(view)
        case "discard":
            return _discard(view)
    return _play(view, people, duty)


def _has(view: View, *kinds: type[Action]) -> bool:
    return any(isinstance(action, kinds) for action in view.legal)


def _chance(view: View) -> str:
    if view.phase == "deal":
        return translate("Prompts", "The cards are being dealt.")
    if view.rummy.due == "reshuffle":
        return translate("Prompts", "The discards are being shuffled.")
    return translate("Prompts", "The tiplu is being chosen.")


def _waiting(view: View, people: People) -> str:
    name = people.name(view.turn)
    match view.phase:
        case "sooli":
            return translate("Prompts", "{name} may play sooli, or pass.").format(name=name)
        case "auction" | "show":
            return translate("Prompts", "It is {name}'s turn to bid.").format(name=name)
        case "exchange":
            return translate("Prompts", "{name} is busy with the exchange.").format(name=name)
        case "draw":
            return translate("Prompts", "It is {name}'s turn to draw.").format(name=name)
        case "discard":
            return translate("Prompts", "It is {name}'s turn to discard.").format(name=name)
    if view.marriages.asker != NOBODY:
        return translate("Prompts", "It is {name}'s turn to answer.").format(name=name)
    if view.trick.cards:
        return translate("Prompts", "It is {name}'s turn to play.").format(name=name)
    return translate("Prompts", "It is {name}'s turn to lead.").format(name=name)


def _auction(view: View) -> str:
    may_bid = _has(view, Bid)
    if _has(view, Redeal):
        if may_bid:
            offer = translate("Prompts", "Bid, or ask for a new deal.")
        else:
            offer = translate("Prompts", "Pass, or ask for a new deal.")
        return sentences((redeal.own_reason(view), offer))
    if not _has(view, Pass):
        return _opening(view)
    if may_bid and not view.auction.bid:
        sentence = translate("Prompts", "Bid {bid} or more, or pass.")
        return sentence.format(bid=view.game.rules.min_bid)
    if may_bid:
        return translate("Prompts", "Bid more than {bid}, or pass.").format(bid=view.auction.bid)
    return _only_pass(view)


def _only_pass(view: View) -> str:
    if view.auction.bid == _most(view):
        return translate("Prompts", "No higher bid can be made: pass.")
    sentence = translate("Prompts", "With {score} points or less you may only pass.")
    return sentence.format(score=plain(view.game.rules.floor))


def _most(view: View) -> int:
    """Return the highest bid allowed."""
    bidding = phase_of(view.game, Bidding)
    return 0 if bidding is None else bidding.most


def _opening(view: View) -> str:
    bid = view.game.rules.min_bid
    if len(view.legal) == 1:
        return translate("Prompts", "Open the bidding with {bid}.").format(bid=bid)
    return translate("Prompts", "Open the bidding with {bid} or more.").format(bid=bid)


def _exchange(view: View, people: People, chosen: int) -> str:
    first = view.legal[0]
    if not isinstance(first, Give | Discard):
        bid = view.auction.bid
        return translate("Prompts", "Raise your bid of {bid}, or stand at it.").format(bid=bid)
    if _has(view, Redeal):
        return _with_four_sixes(first, people, view)
    number = len(first.cards) - chosen
    if not number:
        return _chosen(first)
    if isinstance(first, Discard):
        one = translate("Prompts", "Choose a card to put away: no ace or ten.")
        many = translate("Prompts", "Choose {number} cards to put away: no ace or ten.")
        return counted(number, one, many)
    taker = people.name(people.seating.partner(view.seat))
    if number == 1:
        return translate("Prompts", "Choose a card to give to {name}.").format(name=taker)
    many = translate("Prompts", "Choose {number} cards to give to {name}.")
    return many.format(number=number, name=taker)


def _chosen(first: Give | Discard) -> str:
    if isinstance(first, Discard):
        return translate("Prompts", "Put them away, or choose others.")
    return translate("Prompts", "Give them, or choose others.")


def _with_four_sixes(first: Give | Discard, people: People, view: View) -> str:
    number = len(first.cards)
    if isinstance(first, Discard):
        sentence = translate("Prompts", "Discard {number} cards, or ask for a new deal.")
        return sentences((redeal.own_reason(view), sentence.format(number=number)))
    taker = people.name(people.seating.partner(view.seat))
    sentence = translate("Prompts", "Give {name} {number} cards, or ask for a new deal.")
    return sentences((redeal.own_reason(view), sentence.format(number=number, name=taker)))


def _bidding_card(view: View) -> str:
    bids = [action.word for action in view.legal if isinstance(action, Say)]
    if len(bids) == 2:
        return translate("Prompts", "None of your cards can be your bid: say rami or nolo.")
    if "rami" in bids:
        return translate("Prompts", "Lay a spade or club for nolo, face down, or say rami.")
    if bids:
        return translate("Prompts", "Lay a heart or diamond for rami, face down, or say nolo.")
    return translate(
        "Prompts", "Lay a heart or diamond for rami, a spade or club for nolo, face down."
    )


def _draw(view: View) -> str:
    if _has(view, ShowTunnelas):
        return translate("Prompts", "Draw a card; before that you may show tunnelas.")
    if FROM_OFFER in view.legal:
        return translate("Prompts", "Draw from the stock, or take the offered card.")
    return translate("Prompts", "Draw from the stock.")


def _discard(view: View) -> str:
    if _has(view, Finish):
        if len(view.legal) == 1:
            return translate("Prompts", "You took the offered card: finish now.")
        return translate("Prompts", "You can finish, or discard a card.")
    if _has(view, Lay):
        return translate("Prompts", "You can lay your first sets, or discard a card.")
    return translate("Prompts", "Discard a card.")


def _play(view: View, people: People, duty: Duty | None) -> str:
    asker = view.marriages.asker
    if asker != NOBODY:
        name = people.name(asker)
        return translate("Prompts", "{name} asks for a whole: say which suit.").format(name=name)
    if not _has(view, Play):
        if _has(view, Declare):
            return translate("Prompts", "Declare a marriage, or draw from the stock.")
        return translate("Prompts", "Draw from the stock.")
    is_free = not _has(view, Declare, AskWhole, AskHalf)
    if duty is not None and is_free:
        return order(duty)
    if view.trick.cards:
        return translate("Prompts", "Play a card.")
    return _lead(declares=_has(view, Declare), asks=_has(view, AskWhole, AskHalf))


def _lead(*, declares: bool, asks: bool) -> str:
    if declares and asks:
        return translate("Prompts", "Lead a card, or declare or ask first.")
    if declares:
        return translate("Prompts", "Lead a card, or declare a marriage first.")
    if asks:
        return translate("Prompts", "Lead a card, or ask your partner first.")
    return translate("Prompts", "Lead a card.")

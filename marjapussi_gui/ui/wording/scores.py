"""Scores in words: captions, the trump corner, and who stands where."""

from ...engine.cards import NO_SUIT
from ...engine.events import HandScored, MatchWon
from ...engine.game import Game
from ...engine.phases.contract import ContractCount
from ...engine.phases.rising import RisingCount
from ...engine.phases.settlement import Settlement
from ...engine.state import NOBODY, Match, Side
from ...engine.view import View
from . import counting, log
from .cards import forms, forms_of_suit, short_name
from .counting import Line
from .people import People
from .tongue import capital, counted, plain, translate

__all__ = ["Line", "breakdown", "caption", "heading", "is_under_way", "patch", "standing", "won"]


def caption(side: Side, view: View, people: People) -> str:
    """Return who a side is and how many tricks it has: "Us · 4 tricks"."""
    name = people.short_side(side)
    if not is_under_way(view):
        return name
    if view.rummy.hands:
        if not view.rummy.laid[side]:
            return name
        return translate("Scores", "{side} · has laid").format(side=name)
    one = translate("Scores", "{side} · 1 trick")
    return counted(view.won[side], one, translate("Scores", "{side} · {number} tricks"), side=name)


def is_under_way(view: View) -> bool:
    """Return whether a hand is being played: else there are no trumps and tricks to tell of."""
    return view.phase not in ("deal", "over")


def heading(view: View, people: People) -> tuple[str, str]:
    """Return title and subtitle for the corner of trumps and contracts."""
    match view.game.count:
        case Settlement():
            return _tiplu(view), _deal(view)
        case RisingCount():
            return _game_shown(view), _rising(view, people)
        case ContractCount():
            return _contract_heading(view, people)
        case _:
            return _trumps(view), _in_bag(view, people) or _maker(view, people) or _carried(view)


def patch(view: View) -> int | str:
    """Return the suit of trumps, or a word of few letters for the patch in the corner."""
    if view.rummy.hands:
        return short_name(view.rummy.tiplu) if view.rummy.tiplu >= 0 else "?"
    if view.marriages.trump != NO_SUIT:
        return view.marriages.trump
    match view.showing.game:
        case "rami":
            return translate("Scores", "R")
        case "nolo":
            return translate("Scores", "N")
        case "sooli":
            return translate("Scores", "S")
    bid = view.auction.raised or view.auction.bid
    return str(bid) if bid else ""


def breakdown(event: HandScored, _people: People, game: Game) -> tuple[Line, ...]:
    """Return how a hand was counted, line by line."""
    return counting.breakdown(event, game)


def standing(match: Match, people: People, game: Game) -> tuple[tuple[str, str], ...]:
    """Return name and score of every side."""
    return tuple(
        (capital(people.short_side(side)), plain(match.scores[side])) for side in game.seating.sides
    )


def won(event: MatchWon, people: People) -> str:
    """Return who has won the match."""
    return log.won(event, people)


# Trumps


def _trumps(view: View) -> str:
    trump = view.marriages.trump
    if trump == NO_SUIT:
        return translate("Scores", "No trumps yet")
    return capital(translate("Scores", "{suit} are trumps").format(**forms_of_suit(trump)))


def _maker(view: View, people: People) -> str:
    trump = view.marriages.trump
    made = [each.seat for each in view.marriages.made if each.suit == trump]
    if not made:
        return ""
    yours, theirs = translate("Scores", "You made them"), translate("Scores", "{name} made them")
    return people.told(made[-1], yours, theirs)


def _carried(view: View) -> str:
    carry = view.match.carry
    if not carry:
        return ""
    one = translate("Scores", "1 point is carried over")
    return counted(carry, one, translate("Scores", "{number} points are carried over"))


def _in_bag(view: View, people: People) -> str:
    names = [people.short_side(Side(side)) for side, is_in in enumerate(view.match.bag) if is_in]
    return translate("Scores", "In the bag: {side}").format(side=names[0]) if names else ""


# Contracts


def _contract_heading(view: View, people: People) -> tuple[str, str]:
    auction = view.auction
    if not auction.bid:
        return translate("Scores", "No bid yet"), ""
    is_over = auction.passed.bit_count() == view.game.seating.players - 1
    if not is_over:
        yours, theirs = translate("Scores", "Your bid"), translate("Scores", "Bid by {name}")
        title = translate("Scores", "Bid {bid}").format(bid=auction.bid)
        return title, people.told(auction.holder, yours, theirs)
    contract = translate("Scores", "Contract {bid}").format(bid=auction.raised or auction.bid)
    yours, theirs = translate("Scores", "You play"), translate("Scores", "{name} plays")
    player = people.told(auction.holder, yours, theirs)
    if view.marriages.trump == NO_SUIT:
        return contract, player
    both = translate("Scores", "{contract} · {player}")
    return _trumps(view), both.format(contract=contract, player=player)


# Rami and nolo


def _game_shown(view: View) -> str:
    return {
        "": translate("Scores", "Bids are being laid"),
        "rami": translate("Scores", "Rami"),
        "nolo": translate("Scores", "Nolo"),
        "sooli": translate("Scores", "Sooli"),
    }[view.showing.game]


def _rising(view: View, people: People) -> str:
    """Return who plays, and which side is rising."""
    scores = view.match.scores
    if any(scores):
        side = people.short_side(Side(0 if scores[0] else 1))
        rising = translate("Scores", "Rising: {side}").format(side=side)
    else:
        rising = translate("Scores", "Nobody is rising")
    showing = view.showing
    if showing.soloist != NOBODY:
        yours = translate("Scores", "You play alone")
        player = people.told(showing.soloist, yours, translate("Scores", "{name} plays alone"))
    elif showing.declarer != NOBODY:
        yours, theirs = translate("Scores", "You play"), translate("Scores", "{name} plays")
        player = people.told(showing.declarer, yours, theirs)
    else:
        return rising
    return translate("Scores", "{player} · {rising}").format(player=player, rising=rising)


# Rummy


def _tiplu(view: View) -> str:
    tiplu = view.rummy.tiplu
    if tiplu >= 0:
        return translate("Scores", "Tiplu: {card}").format(**forms(tiplu))
    if any(view.rummy.laid):
        return translate("Scores", "You do not know the tiplu")
    return translate("Scores", "No tiplu yet")


def _deal(view: View) -> str:
    number = view.match.hands + (not view.match.over)
    sentence = translate("Scores", "Deal {number} of {deals}")
    return sentence.format(number=number, deals=view.game.rules.deals)

"""Heuristics for contracts: bids, final bids, gifts and discards."""

from ..engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ..engine.cards import card_set
from ..engine.phases.contract import ContractCount
from ..engine.view import View
from . import habits
from .knowledge import Knowledge

SURE = 25  # points by which a raised final bid stays below the expected total


def by_habit(known: Knowledge, count: ContractCount, caution: int, *, raises: bool) -> Action:
    """Return the bid, final bid, gift or discard that heuristics choose."""
    view, codes, worths = known.view, known.setting.lanes, count.speech.worth
    hand = codes.word(card_set(view.hand))
    expected_total = habits.likely_total(hand, worths, habits.lines(view.game).likely) - caution
    first = view.legal[0]
    if view.legal[-1] == Redeal() and expected_total < 80:
        return Redeal()
    match first:
        case Stand():
            return _raised(view, hand, worths) if raises else first
        case Give(cards) | Discard(cards):
            moved = _handed_over(view, hand, len(cards), worths)
            chosen = {codes.cards[code] for code in habits.codes_of(moved)}
            return type(first)(tuple(card for card in view.hand if card in chosen))
    if is_partners_bid(view):
        return Pass()
    bids = [act for act in view.legal if isinstance(act, Bid)]
    if Pass() in view.legal and (not bids or bids[0].amount > expected_total):
        return Pass()
    return bids[0]


def is_partners_bid(view: View) -> bool:
    """Return whether only the partner is left in the auction and would be overcalled."""
    seating, auction = view.game.seating, view.auction
    has_it = seating.partners and auction.holder == seating.partner(view.seat)
    return has_it and auction.passed.bit_count() == seating.players - 2


def _raised(view: View, hand: int, worths: habits.Worths) -> Action:
    """Return the highest final bid that is safely below the expected total."""
    if not view.exchange.is_done:
        number = view.game.rules.exchange if view.game.seating.partners else view.game.rules.kitty
        hand &= ~_handed_over(view, hand, number, worths)
    safe_total = habits.promised_total(hand, worths, habits.lines(view.game).promised) - SURE
    raises = [act for act in view.legal if isinstance(act, Raise) and act.amount <= safe_total]
    return raises[-1] if raises else Stand()


def _handed_over(view: View, hand: int, number: int, worths: habits.Worths) -> int:
    if view.exchange.kitty:
        return habits.put_away(hand, number, worths)
    if view.seat == view.auction.holder:
        return habits.returned(hand, number, worths)
    return habits.gift(hand, number, worths)

"""Heuristics for contracts: bids, final bids, gifts and discards."""

from ...engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ...engine.cards import card_set
from ...engine.phases.contract import ContractCount
from ...engine.view import View
from ..belief.seat_position import SeatPosition
from . import bidding_heuristics

FINAL_BID_MARGIN = 25  # raised final bids stay this far below the expected points


def heuristic_contract_action(
    position: SeatPosition, count_phase: ContractCount, caution: int, *, raises_final_bid: bool
) -> Action:
    """Return the bid, final bid, gift or discard that heuristics choose."""
    view, codes, worths = (
        position.view,
        position.codes,
        count_phase.marriage_rules.points_by_suit,
    )
    hand = codes.encode(card_set(view.hand))
    expected_total = (
        bidding_heuristics.expected_total_before_exchange(
            hand, worths, bidding_heuristics.linear_estimates(view.game).before_exchange
        )
        - caution
    )
    first = view.legal_actions[0]
    if view.legal_actions[-1] == Redeal() and expected_total < 80:
        return Redeal()
    match first:
        case Stand():
            return _choose_final_bid(view, hand, worths) if raises_final_bid else first
        case Give(cards) | Discard(cards):
            moved = _choose_exchange_cards(view, hand, len(cards), worths)
            chosen = {codes.card_by_code[code] for code in bidding_heuristics.codes_in_hand(moved)}
            return type(first)(tuple(card for card in view.hand if card in chosen))
    if is_only_partner_bidding(view):
        return Pass()
    bids = [act for act in view.legal_actions if isinstance(act, Bid)]
    if Pass() in view.legal_actions and (not bids or bids[0].amount > expected_total):
        return Pass()
    return bids[0]


def is_only_partner_bidding(view: View) -> bool:
    """Return whether all others have passed and a bid would only outbid the partner."""
    seating, auction = view.game.seating, view.auction
    has_it = seating.has_partners and auction.highest_bidder == seating.partner_of(view.seat)
    return has_it and auction.passed_seats.bit_count() == seating.players - 2


def _choose_final_bid(
    view: View, hand: int, marriage_points: bidding_heuristics.MarriagePoints
) -> Action:
    """Return the highest final bid that is safely below the expected points."""
    if not view.exchange.is_complete:
        number = (
            view.game.rules.exchange if view.game.seating.has_partners else view.game.rules.kitty
        )
        hand &= ~_choose_exchange_cards(view, hand, number, marriage_points)
    safe_total = (
        bidding_heuristics.expected_total_after_exchange(
            hand, marriage_points, bidding_heuristics.linear_estimates(view.game).after_exchange
        )
        - FINAL_BID_MARGIN
    )
    raises = [
        act for act in view.legal_actions if isinstance(act, Raise) and act.amount <= safe_total
    ]
    return raises[-1] if raises else Stand()


def _choose_exchange_cards(
    view: View, hand: int, card_count: int, marriage_points: bidding_heuristics.MarriagePoints
) -> int:
    if view.exchange.kitty:
        return bidding_heuristics.choose_discard(hand, card_count, marriage_points)
    if view.seat == view.auction.highest_bidder:
        return bidding_heuristics.choose_return(hand, card_count, marriage_points)
    return bidding_heuristics.choose_gift(hand, card_count, marriage_points)

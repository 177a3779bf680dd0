"""Heuristics for contracts: bids, final bids, gifts and discards, without any search."""

from dataclasses import replace
from random import Random

from ...engine.actions import Action, Bid, Discard, Give, Pass, Raise, Redeal, Stand
from ...engine.cards import card_set
from ...engine.phases.contract import ContractScoringPhase
from ...engine.view import View
from ..belief.seat_position import SeatPosition
from . import bidding_heuristics
from .auction_style import AuctionStyle, auction_style

REDEAL_BELOW = 80  # if a side expects fewer points than this, a new deal is better (set by hand)


def heuristic_contract_action(
    position: SeatPosition,
    scoring_phase: ContractScoringPhase,
    caution: int,
    *,
    raises_final_bid: bool,
    style: AuctionStyle | None = None,
) -> Action:
    """Return the bid, final bid, gift or discard that the heuristics choose.

    Caution is how many points lower than usual the player bids. The default style is the game's.
    """
    view, codes, worths = (
        position.view,
        position.codes,
        scoring_phase.marriage_rules.points_by_suit,
    )
    hand = codes.encode(card_set(view.hand))
    style = style or auction_style(view.game)
    expected_total = bidding_heuristics.expected_total_before_exchange(
        hand, worths, bidding_heuristics.linear_estimates(view.game).before_exchange
    )
    first = view.legal_actions[0]
    if view.legal_actions[-1] == Redeal() and expected_total - caution < REDEAL_BELOW:
        return Redeal()
    match first:
        case Stand():
            return _choose_final_bid(view, hand, worths, style) if raises_final_bid else first
        case Give(cards) | Discard(cards):
            moved = _choose_exchange_cards(view, hand, len(cards), worths)
            chosen = {codes.card_by_code[code] for code in bidding_heuristics.codes_in_hand(moved)}
            return type(first)(tuple(card for card in view.hand if card in chosen))
    if is_only_partner_bidding(view):
        return Pass()
    return _choose_bid(view, style, expected_total, caution, Random(f"{hand}|{view.dealer}"))


def usual_call(position: SeatPosition, scoring_phase: ContractScoringPhase) -> Action | None:
    """Return the call that most people would make with the hand, or None outside an auction.

    Also return None if all others have passed: the search knows what a pass would lead to.
    """
    view = position.view
    is_last = view.auction.passed_seats.bit_count() == view.game.seating.players - 1
    if view.phase != "auction" or is_last:
        return None
    style = replace(auction_style(view.game), spread=0.0)
    return heuristic_contract_action(
        position, scoring_phase, style.tie_caution, raises_final_bid=True, style=style
    )


def _choose_bid(
    view: View, style: AuctionStyle, expected_total: float, caution: int, rng: Random
) -> Action:
    """Return a bid up to the value of the hand, or a pass.

    What a hand is worth has a random part. It is the same at every turn of a hand, because
    otherwise a player would pass by chance sooner or later.
    """
    limit = style.highest_bid(expected_total, rng.gauss(0, 1)) - caution
    bids = [act for act in view.legal_actions if isinstance(act, Bid)]
    if not view.auction.bid:
        limit += style.opening_courage
    limit += style.partner_bid * _partner_bid_sign(view)
    if Pass() in view.legal_actions and (not bids or bids[0].amount > limit):
        return Pass()
    affordable = max(sum(each.amount <= limit for each in bids), 1)
    return bids[min(style.jump(rng.random()), affordable - 1)]


def _partner_bid_sign(view: View) -> int:
    """Return 1 if the partner has bid, -1 if the partner passed without a bid, otherwise 0."""
    seating = view.game.seating
    if not seating.has_partners:
        return 0
    partner = seating.partner_of(view.seat)
    calls = [call for call in view.auction.calls if call.seat == partner]
    return 0 if not calls else 1 if any(call.amount for call in calls) else -1


def is_only_partner_bidding(view: View) -> bool:
    """Return whether all opponents have passed, so that a bid could only outbid the partner."""
    seating, auction = view.game.seating, view.auction
    has_it = seating.has_partners and auction.highest_bidder == seating.partner_of(view.seat)
    return has_it and auction.passed_seats.bit_count() == seating.players - 2


def _choose_final_bid(
    view: View,
    hand: int,
    marriage_points: bidding_heuristics.MarriagePoints,
    style: AuctionStyle,
) -> Action:
    """Return the highest final bid that is safely below the expected points, or no raise."""
    if not view.exchange.is_complete:
        number = (
            view.game.rules.exchange if view.game.seating.has_partners else view.game.rules.kitty
        )
        hand &= ~_choose_exchange_cards(view, hand, number, marriage_points)
    expected_total = bidding_heuristics.expected_total_after_exchange(
        hand, marriage_points, bidding_heuristics.linear_estimates(view.game).after_exchange
    )
    most = style.final_bid(expected_total, view.auction.bid)
    raises = [act for act in view.legal_actions if isinstance(act, Raise) and act.amount <= most]
    return raises[-1] if raises else Stand()


def _choose_exchange_cards(
    view: View, hand: int, card_count: int, marriage_points: bidding_heuristics.MarriagePoints
) -> int:
    if view.exchange.kitty:
        return bidding_heuristics.choose_discard(hand, card_count, marriage_points)
    if view.seat == view.auction.highest_bidder:
        return bidding_heuristics.choose_returned_cards(hand, card_count, marriage_points)
    return bidding_heuristics.choose_gift(hand, card_count, marriage_points)

"""Options and phases shared by the auction games."""

from ..cards import Card
from ..frozen import frozen
from ..options import NumberRange, OptionValue
from ..phases.auction import Bidding
from ..phases.contract import ContractScoringPhase, max_hand_points
from ..phases.marriages import DeclarationTiming, MarriageRules
from ..phases.tricks import TrickPhase
from ..rules import Rules
from ..seating import Seating
from .common import (
    CARD_VALUES,
    MARRIAGE_POINTS,
    auction_opener,
    create_marriage_tricks,
    declarer_or_left_of_dealer,
)

CONTRACT_OPTIONS = (
    "must_head",
    "must_trump",
    "first_lead",
    "marriage_lead",
    "suit_values",
    "first_bidder",
    "min_bid",
    "redeal",
    "floor",
    "lapiajo_waived",
)
MORE_CONTRACT_OPTIONS = (
    "opening",
    "below_zero",
    "raise_when",
    "ace_shows",
    "round_others",
    "trickless",
    "both_reach",
)
CONTRACT_CARD_VALUES = ("simplified", "original")
REDEAL_CHOICES = ("three_sixes", "three_sixes_or_low", "none", "four_sixes")
VALUES_OF_2002: dict[str, OptionValue] = {
    "pips": "original",
    "first_bidder": "left",
    "min_bid": 60,
    "opening": "may",
    "below_zero": "last",
    "redeal": "four_sixes",
    "raise_when": "after",
    "first_lead": "ace_or_spade",
    "ace_shows": True,
    "round_others": True,
    "trickless": "double_declarer",
    "both_reach": "declarer",
    "target": 505,
}


def target_range(default: int) -> NumberRange:
    """Return the range of allowed target scores in auction games, with a game's own default."""
    return NumberRange(default, 5, 5000, 5)


def min_bid_range(default: int) -> NumberRange:
    """Return the range of allowed minimum bids in auction games, with a game's own default."""
    return NumberRange(default, 5, 400, 5)


@frozen
class ContractPhases:
    """The phases that all auction games have in common, and the highest possible bid in points."""

    bidding: Bidding
    trick_phase: TrickPhase
    scoring_phase: ContractScoringPhase
    max_bid: int


def create_contract_phases(
    rules: Rules,
    seating: Seating,
    cards: tuple[Card, ...],
    *,
    timing: DeclarationTiming = DeclarationTiming.TRICK_WON,
    has_dead_hand: bool = False,
) -> ContractPhases:
    """Create the phases common to all auction games.

    With has_dead_hand, one hand is dealt but not played, and a side that takes every trick scores
    the points of the whole pack.
    """
    marriage_points, card_values = MARRIAGE_POINTS[rules.suit_values], CARD_VALUES[rules.pips][0]
    max_points = max_hand_points(card_values, cards, marriage_points)
    marriage_rules = MarriageRules(
        rules, seating, timing, keeps_first_trump=False, points_by_suit=marriage_points
    )
    whole_pack = sum(card_values[card] for card in cards) if has_dead_hand else 0
    return ContractPhases(
        Bidding(rules, seating, auction_opener(rules, seating), max_points),
        create_marriage_tricks(rules, seating, declarer_or_left_of_dealer(seating), marriage_rules),
        ContractScoringPhase(seating, rules, marriage_rules, card_values, whole_pack),
        max_points,
    )

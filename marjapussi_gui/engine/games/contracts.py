"""Options and phases that the auction games share."""

from ..cards import Card
from ..frozen import frozen
from ..options import Number, Value
from ..phases.auction import Bidding
from ..phases.contract import ContractCount, most_to_make
from ..phases.marriages import Speech, When
from ..phases.tricks import Tricks
from ..rules import Rules
from ..seating import Seating
from .common import PIPS, SUIT_VALUES, declarer_or_left, marriage_tricks, opener

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
FURTHER_OPTIONS = (
    "opening",
    "below_zero",
    "raise_when",
    "ace_shows",
    "round_others",
    "trickless",
    "both_reach",
)
CONTRACT_PIPS = ("simplified", "original")
REDEALS = ("three_sixes", "three_sixes_or_low", "none", "four_sixes")
OF_2002: dict[str, Value] = {
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


def score(usual: int) -> Number:
    """Return the range of targets, with the default of a game."""
    return Number(usual, 5, 5000, 5)


def least_bid(usual: int) -> Number:
    """Return the range of lowest bids, with the default of a game."""
    return Number(usual, 5, 400, 5)


@frozen
class Contracts:
    """The phases that all auction games have, and the highest possible bid."""

    bidding: Bidding
    tricks: Tricks
    count: ContractCount
    most: int


def contracts(
    rules: Rules,
    seating: Seating,
    cards: tuple[Card, ...],
    *,
    when: When = When.TRICK_WON,
    has_dead_hand: bool = False,
) -> Contracts:
    """Return the phases that all auction games have, for these cards."""
    worth, values = SUIT_VALUES[rules.suit_values], PIPS[rules.pips][0]
    most = most_to_make(values, cards, worth)
    speech = Speech(rules, seating, when, trumps_stay=False, worth=worth)
    whole_pack = sum(values[card] for card in cards) if has_dead_hand else 0
    return Contracts(
        Bidding(rules, seating, opener(rules, seating), most),
        marriage_tricks(rules, seating, declarer_or_left(seating), speech),
        ContractCount(seating, rules, speech, values, whole_pack),
        most,
    )

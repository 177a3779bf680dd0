"""Huutopussi: partners bid for what they will make, and every marriage changes the trumps."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Number
from ..phases.auction import Bidding
from ..phases.contract import ContractCount, most_to_make
from ..phases.dealing import Dealing
from ..phases.exchange import PartnerExchange
from ..phases.marriages import Speech, When
from ..rules import Rules, house
from ..seating import Seating
from .common import PIPS, QUESTION_OPTIONS, SUIT_VALUES, declarer, marriage_tricks, opener

# The options that both auction games have
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
CONTRACT_PIPS = ("simplified", "original")
CONTRACT_TARGET = Number(500, 5, 5000, 5)


def phases(rules: Rules, seating: Seating) -> Phases:
    worth, values = SUIT_VALUES[rules.suit_values], PIPS[rules.pips][0]
    most = most_to_make(values, pack(36), worth)
    own_lead = rules.declare_after == "own_lead"
    when = When.OWN_TRICK_WON if own_lead else When.TRICK_WON
    speech = Speech(rules, seating, when, trumps_stay=False, worth=worth)
    return (
        Dealing(seating, pack(36), 9),
        Bidding(rules, seating, opener(rules, seating), most),
        PartnerExchange(seating, rules.exchange, most),
        marriage_tricks(rules, seating, declarer, speech),
        ContractCount(seating, rules, speech, values),
    )


VARIANT = Variant(
    place=6,
    key="huutopussi",
    players=(4,),
    partners=True,
    options=house(
        "exchange",
        "declare_after",
        *CONTRACT_OPTIONS,
        *QUESTION_OPTIONS,
        pips=CONTRACT_PIPS,
        target=CONTRACT_TARGET,
    ),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"first_bidder": "left", "redeal": "three_sixes_or_low"}),
        Preset("Any trick, four cards", {"declare_after": "any_trick", "exchange": 4}),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original pips", {"pips": "original"}),
    ),
    phases=phases,
)

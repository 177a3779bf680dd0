"""Huutopussi for three: each for himself, with a kitty of three cards for the declarer."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..phases.auction import Bidding
from ..phases.contract import ContractCount, most_to_make
from ..phases.dealing import Dealing
from ..phases.exchange import KittyExchange
from ..phases.marriages import Speech
from ..rules import Rules, house
from ..seating import Seating
from .common import PIPS, SUIT_VALUES, declarer, marriage_tricks, opener
from .huutopussi import CONTRACT_OPTIONS, CONTRACT_PIPS, CONTRACT_TARGET


def phases(rules: Rules, seating: Seating) -> Phases:
    worth, values = SUIT_VALUES[rules.suit_values], PIPS[rules.pips][0]
    most = most_to_make(values, pack(36), worth)
    speech = Speech(rules, seating, trumps_stay=False, worth=worth)
    return (
        Dealing(seating, pack(36), 11),
        Bidding(rules, seating, opener(rules, seating), most),
        KittyExchange(most),
        marriage_tricks(rules, seating, declarer, speech),
        ContractCount(seating, rules, speech, values),
    )


VARIANT = Variant(
    place=7,
    key="huutopussi-three",
    players=(3,),
    partners=False,
    options=house(*CONTRACT_OPTIONS, pips=CONTRACT_PIPS, target=CONTRACT_TARGET),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"first_bidder": "left", "redeal": "three_sixes_or_low"}),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original pips", {"pips": "original"}),
    ),
    phases=phases,
)

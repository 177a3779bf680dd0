"""Huutopussi: partners bid for the points they will make; every marriage changes the trumps."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Value
from ..phases.dealing import Dealing
from ..phases.exchange import PartnerExchange
from ..phases.marriages import When
from ..rules import Rules, house
from ..seating import Seating
from .common import ASK_ORDERS, QUESTION_OPTIONS
from .contracts import (
    CONTRACT_OPTIONS,
    CONTRACT_PIPS,
    FURTHER_OPTIONS,
    OF_2002,
    REDEALS,
    contracts,
    score,
)

AS_IN_2002: dict[str, Value] = {
    **OF_2002,
    "exchange": 4,
    "declare_after": "any_trick",
    "ask_order": "half_binds",
}


def phases(rules: Rules, seating: Seating) -> Phases:
    own_lead = rules.declare_after == "own_lead"
    when = When.OWN_TRICK_WON if own_lead else When.TRICK_WON
    parts = contracts(rules, seating, pack(36), when=when)
    return (
        Dealing(seating, pack(36), 9),
        parts.bidding,
        PartnerExchange(seating, rules.exchange, parts.most, rules),
        parts.tricks,
        parts.count,
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
        *FURTHER_OPTIONS,
        *QUESTION_OPTIONS,
        pips=CONTRACT_PIPS,
        redeal=REDEALS,
        ask_order=ASK_ORDERS,
        target=score(500),
    ),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"first_bidder": "left", "redeal": "three_sixes_or_low"}),
        Preset("Any trick, four cards", {"declare_after": "any_trick", "exchange": 4}),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original card points", {"pips": "original"}),
        Preset("2002", AS_IN_2002),
    ),
    phases=phases,
)

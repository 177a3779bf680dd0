"""Huutopussi. Partners bid for the points they will make, and each marriage changes the trumps."""

from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..options import OptionValue
from ..phases.dealing import Dealing
from ..phases.exchange import PartnerExchange
from ..phases.marriages import DeclarationTiming
from ..rules import Rules, select_options
from ..seating import Seating
from .common import ASK_ORDER_CHOICES, QUESTION_OPTIONS
from .contracts import (
    CONTRACT_CARD_VALUES,
    CONTRACT_OPTIONS,
    MORE_CONTRACT_OPTIONS,
    REDEAL_CHOICES,
    VALUES_OF_2002,
    create_contract_phases,
    target_range,
)

PARTNER_VALUES_OF_2002: dict[str, OptionValue] = {
    **VALUES_OF_2002,
    "exchange": 4,
    "declare_after": "any_trick",
    "ask_order": "half_binds",
}


def create_phases(rules: Rules, seating: Seating) -> Phases:
    own_lead = rules.declare_after == "own_lead"
    when = DeclarationTiming.OWN_TRICK_WON if own_lead else DeclarationTiming.TRICK_WON
    parts = create_contract_phases(rules, seating, create_pack(36), timing=when)
    return (
        Dealing(seating, create_pack(36), 9),
        parts.bidding,
        PartnerExchange(seating, rules.exchange, parts.max_bid, rules),
        parts.trick_phase,
        parts.scoring_phase,
    )


VARIANT = Variant(
    place=6,
    key="huutopussi",
    players=(4,),
    has_partners=True,
    options=select_options(
        "exchange",
        "declare_after",
        *CONTRACT_OPTIONS,
        *MORE_CONTRACT_OPTIONS,
        *QUESTION_OPTIONS,
        pips=CONTRACT_CARD_VALUES,
        redeal=REDEAL_CHOICES,
        ask_order=ASK_ORDER_CHOICES,
        target=target_range(500),
    ),
    presets=(
        Preset("Standard", source="Source: Wikipedia"),
        Preset(
            "Left of the dealer bids first",
            {"first_bidder": "left", "redeal": "three_sixes_or_low"},
            source="Source: Pagat",
        ),
        Preset("Any trick, four cards", {"declare_after": "any_trick", "exchange": 4}),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original card points", {"pips": "original"}),
        Preset(
            "Windows game (2002)",
            PARTNER_VALUES_OF_2002,
            source="Source: Finnish Windows game of 2002",
        ),
    ),
    create_phases=create_phases,
)

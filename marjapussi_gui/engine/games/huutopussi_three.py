"""Huutopussi for three players, without partners and with a kitty for the declarer."""

from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..phases.dealing import Dealing
from ..phases.exchange import KittyExchange
from ..rules import Rules, select_options
from ..seating import Seating
from .contracts import (
    CONTRACT_CARD_VALUES,
    CONTRACT_OPTIONS,
    MORE_CONTRACT_OPTIONS,
    REDEAL_CHOICES,
    VALUES_OF_2002,
    create_contract_phases,
    target_range,
)

KITTY_OPTIONS = ("kitty", "kitty_open", "discards_count")
THREE_PLAYER_VALUES_OF_2002 = {**VALUES_OF_2002, "discards_count": "with_trick"}


def create_phases(rules: Rules, seating: Seating) -> Phases:
    """Return the phases. With two players, the third hand is dealt but not played."""
    parts = create_contract_phases(
        rules, seating, create_pack(36), has_dead_hand=seating.players == 2
    )
    return (
        Dealing(seating, create_pack(36), (36 - rules.kitty) // 3),
        parts.bidding,
        KittyExchange(parts.max_bid, rules, seating),
        parts.trick_phase,
        parts.scoring_phase,
    )


VARIANT = Variant(
    place=7,
    key="huutopussi-three",
    players=(3,),
    has_partners=False,
    options=select_options(
        *CONTRACT_OPTIONS,
        *MORE_CONTRACT_OPTIONS,
        *KITTY_OPTIONS,
        pips=CONTRACT_CARD_VALUES,
        redeal=REDEAL_CHOICES,
        target=target_range(500),
    ),
    presets=(
        Preset("Standard", source="Source: Wikipedia"),
        Preset(
            "Left of the dealer bids first",
            {"first_bidder": "left", "redeal": "three_sixes_or_low"},
            source="Source: Pagat",
        ),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original card points", {"pips": "original"}),
        Preset(
            "Windows game (2002)",
            THREE_PLAYER_VALUES_OF_2002,
            source="Source: Finnish Windows game of 2002",
        ),
        Preset(
            "Windows game (2002), six in the kitty",
            {**THREE_PLAYER_VALUES_OF_2002, "kitty": 6},
            source="Source: Finnish Windows game of 2002",
        ),
    ),
    create_phases=create_phases,
)

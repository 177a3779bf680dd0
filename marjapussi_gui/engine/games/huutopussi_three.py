"""Huutopussi for three players, without partners and with a kitty for the declarer."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..phases.dealing import Dealing
from ..phases.exchange import KittyExchange
from ..rules import Rules, house
from ..seating import Seating
from .contracts import (
    CONTRACT_OPTIONS,
    CONTRACT_PIPS,
    FURTHER_OPTIONS,
    OF_2002,
    REDEALS,
    contracts,
    score,
)

KITTY_OPTIONS = ("kitty", "kitty_open", "discards_count")
FOR_THREE = {**OF_2002, "discards_count": "with_trick"}


def phases(rules: Rules, seating: Seating) -> Phases:
    """Return the phases; with two players, the third hand is dealt but not played."""
    parts = contracts(rules, seating, pack(36), has_dead_hand=seating.players == 2)
    return (
        Dealing(seating, pack(36), (36 - rules.kitty) // 3),
        parts.bidding,
        KittyExchange(parts.most, rules, seating),
        parts.tricks,
        parts.count,
    )


VARIANT = Variant(
    place=7,
    key="huutopussi-three",
    players=(3,),
    partners=False,
    options=house(
        *CONTRACT_OPTIONS,
        *FURTHER_OPTIONS,
        *KITTY_OPTIONS,
        pips=CONTRACT_PIPS,
        redeal=REDEALS,
        target=score(500),
    ),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"first_bidder": "left", "redeal": "three_sixes_or_low"}),
        Preset("Spades high", {"suit_values": "spades_high"}),
        Preset("Original card points", {"pips": "original"}),
        Preset("2002", FOR_THREE),
        Preset("2002, six in the kitty", {**FOR_THREE, "kitty": 6}),
    ),
    phases=phases,
)

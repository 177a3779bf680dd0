"""Huutopussi for two players, dealt as for three, with a third hand that stays hidden."""

from ..game import Preset, Variant
from ..rules import select_options
from .contracts import CONTRACT_OPTIONS, min_bid_range, target_range
from .huutopussi_three import create_phases

VARIANT = Variant(
    place=11,
    key="huutopussi-two",
    players=(2,),
    has_partners=False,
    options=select_options(
        *CONTRACT_OPTIONS,
        "kitty",
        "kitty_open",
        pips=("original", "simplified"),
        first_bidder=("left", "dealer"),
        min_bid=min_bid_range(60),
        opening=("may", "must"),
        below_zero=("last", "as_others"),
        redeal=("four_sixes", "three_sixes", "three_sixes_or_low", "none"),
        raise_when=("after", "before"),
        discards_count=("with_trick", "always"),
        round_others=(True, False),
        trickless=("double_declarer", "bid", "double"),
        both_reach=("declarer", "higher"),
        target=target_range(505),
        first_lead=("ace_or_spade", "free", "ace"),
        ace_shows=(True, False),
    ),
    presets=(
        Preset("Windows game (2002)", source="Source: Finnish Windows game of 2002"),
        Preset("Six in the kitty", {"kitty": 6}),
        Preset("Secret kitty", {"kitty_open": False}),
    ),
    create_phases=create_phases,
)

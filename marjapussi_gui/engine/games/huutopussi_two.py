"""Huutopussi for two players: dealt as for three, with a dead hand that stays hidden."""

from ..game import Preset, Variant
from ..rules import house
from .contracts import CONTRACT_OPTIONS, least_bid, score
from .huutopussi_three import phases

VARIANT = Variant(
    place=11,
    key="huutopussi-two",
    players=(2,),
    partners=False,
    options=house(
        *CONTRACT_OPTIONS,
        "kitty",
        "kitty_open",
        pips=("original", "simplified"),
        first_bidder=("left", "dealer"),
        min_bid=least_bid(60),
        opening=("may", "must"),
        below_zero=("last", "as_others"),
        redeal=("four_sixes", "three_sixes", "three_sixes_or_low", "none"),
        raise_when=("after", "before"),
        discards_count=("with_trick", "always"),
        round_others=(True, False),
        trickless=("double_declarer", "bid", "double"),
        both_reach=("declarer", "higher"),
        target=score(505),
        first_lead=("ace_or_spade", "free", "ace"),
        ace_shows=(True, False),
    ),
    presets=(
        Preset("2002"),
        Preset("Six in the kitty", {"kitty": 6}),
        Preset("Secret kitty", {"kitty_open": False}),
    ),
    phases=phases,
)

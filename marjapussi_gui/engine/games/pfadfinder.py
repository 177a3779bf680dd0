"""Pfadfinder, a game of German scouts in which questions about marriages may be bluffs."""

from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..options import OptionValue
from ..phases.dealing import Dealing
from ..phases.exchange import PartnerExchange
from ..rules import Rules, select_options
from ..seating import Seating
from .contracts import create_contract_phases, min_bid_range, target_range

FIXED_VALUES: dict[str, OptionValue] = {
    "first_bidder": "left",
    "opening": "may",
    "redeal": "none",
    "raise_when": "after",
    "declare_after": "any_trick",
    "round_others": True,
    "floor": 0,
}


def create_phases(rules: Rules, seating: Seating) -> Phases:
    cards = create_pack(rules.pack)
    parts = create_contract_phases(rules, seating, cards)
    return (
        Dealing(seating, cards, rules.pack // 4),
        parts.bidding,
        PartnerExchange(seating, rules.exchange, parts.max_bid, rules),
        parts.trick_phase,
        parts.scoring_phase,
    )


VARIANT = Variant(
    place=10,
    key="pfadfinder",
    players=(4,),
    has_partners=True,
    options=select_options(
        "half_after_whole",
        "marriage_lead",
        "must_head",
        "must_trump",
        pack=(36, 32),
        min_bid=min_bid_range(120),
        exchange=(4, 3),
        ask_order=("ladder", "free", "strict", "half_binds"),
        half_bluff=(True, False),
        first_lead=("ace_or_spade", "free", "ace"),
        ace_shows=(True, False),
        trickless=("double", "double_declarer", "bid"),
        target=target_range(500),
        deals=(0, 4, 8, 12, 16),
    ),
    presets=(
        Preset("Jena students", source="Source: Jena players (wurzel.org)"),
        Preset("Round of four hands", {"deals": 4}),
        Preset("Short pack", {"pack": 32}),
    ),
    create_phases=create_phases,
    fixed_values=FIXED_VALUES,
)

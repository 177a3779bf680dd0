"""Pfadfinder: the game of German scouts, with bluffs in questions for a half."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Value
from ..phases.dealing import Dealing
from ..phases.exchange import PartnerExchange
from ..rules import Rules, house
from ..seating import Seating
from .contracts import contracts, least_bid, score

FIXED: dict[str, Value] = {
    "first_bidder": "left",
    "opening": "may",
    "redeal": "none",
    "raise_when": "after",
    "declare_after": "any_trick",
    "round_others": True,
    "floor": 0,
}


def phases(rules: Rules, seating: Seating) -> Phases:
    cards = pack(rules.pack)
    parts = contracts(rules, seating, cards)
    return (
        Dealing(seating, cards, rules.pack // 4),
        parts.bidding,
        PartnerExchange(seating, rules.exchange, parts.most, rules),
        parts.tricks,
        parts.count,
    )


VARIANT = Variant(
    place=10,
    key="pfadfinder",
    players=(4,),
    partners=True,
    options=house(
        "half_after_whole",
        "marriage_lead",
        "must_head",
        "must_trump",
        pack=(36, 32),
        min_bid=least_bid(120),
        exchange=(4, 3),
        ask_order=("ladder", "free", "strict", "half_binds"),
        half_bluff=(True, False),
        first_lead=("ace_or_spade", "free", "ace"),
        ace_shows=(True, False),
        trickless=("double", "double_declarer", "bid"),
        target=score(500),
        deals=(0, 4, 8, 12, 16),
    ),
    presets=(
        Preset("Jena"),
        Preset("Round of four", {"deals": 4}),
        Preset("Short pack", {"pack": 32}),
    ),
    phases=phases,
    fixed=FIXED,
)

"""Marjapussi, a game for two pairs of partners.

Trumps are chosen during play, by declaring marriages. The side that first has exactly twelve
berries (game points) wins.
"""

from ..game import Preset, Variant
from ..rules import select_options
from .common import (
    ASK_ORDER_CHOICES,
    BERRY_OPTIONS,
    CARD_VALUES,
    QUESTION_OPTIONS,
    create_berry_phases,
)

VARIANT = Variant(
    place=1,
    key="marjapussi",
    players=(4,),
    has_partners=True,
    options=select_options(
        "pack",
        "first_lead",
        "whole_after_trumps",
        "marriage_lead",
        "exact",
        *BERRY_OPTIONS,
        *QUESTION_OPTIONS,
        ask_order=ASK_ORDER_CHOICES,
        pips=tuple(CARD_VALUES),
    ),
    presets=(
        Preset("Standard", source="Source: Wikipedia"),
        Preset(
            "Older rules",
            {"first_lead": "ace", "whole_after_trumps": "anyone"},
            source="Source: Wikipedia (older text)",
        ),
        Preset(
            "To ten, anyone may ask for a whole",
            {"target": 10, "whole_after_trumps": "anyone"},
            source="Source: Pagat",
        ),
        Preset("Short pack", {"pack": 32, "first_lead": "ace_or_spade"}),
        Preset("Questions in order", {"ask_order": "ladder"}),
        Preset("Aces and tens", {"pips": "mates", "pip_tie": "carry"}),
    ),
    create_phases=create_berry_phases,
)

"""Bondtolva, a Swedish game with six cards each, in which aces and tens decide."""

from ..game import Preset, Variant
from ..options import OptionValue
from ..rules import select_options
from .common import (
    ASK_ORDER_CHOICES,
    BERRY_OPTIONS,
    CARD_VALUES,
    QUESTION_OPTIONS,
    create_berry_phases,
)

SWEDISH_CARD_VALUES = tuple(sorted(CARD_VALUES, key=lambda name: name != "bondtolva"))
SWEDISH_LEADS = ("ace", "free", "ace_or_spade")
PRESETS = (
    Preset("Swedish"),
    Preset("Exactly twelve", {"exact": True}),
    Preset("Exactly twelve, dropping to seven", {"exact": True, "overshoot": "fall"}),
)
FIXED_VALUES: dict[str, OptionValue] = {"pack": 24}


VARIANT = Variant(
    place=4,
    key="bondtolva",
    players=(4,),
    has_partners=True,
    options=select_options(
        *BERRY_OPTIONS,
        *QUESTION_OPTIONS,
        ask_order=ASK_ORDER_CHOICES,
        pips=SWEDISH_CARD_VALUES,
        first_lead=SWEDISH_LEADS,
        whole_after_trumps=("anyone", "not_declarers"),
        marriage_lead=(True, False),
        exact=(False, True),
        overshoot=("subtract", "fall"),
    ),
    presets=PRESETS,
    create_phases=create_berry_phases,
    fixed_values=FIXED_VALUES,
)

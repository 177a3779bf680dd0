"""Bondtolva: the Swedish game with six cards each, in which aces and tens decide."""

from ..game import Preset, Variant
from ..options import Value
from ..rules import house
from .common import ASK_ORDERS, BERRY_OPTIONS, PIPS, QUESTION_OPTIONS, berry_phases

SWEDISH_PIPS = tuple(sorted(PIPS, key=lambda name: name != "bondtolva"))
SWEDISH_LEADS = ("ace", "free", "ace_or_spade")
PRESETS = (
    Preset("Sweden"),
    Preset("Exactly twelve", {"exact": True}),
    Preset("Exactly twelve, falling to seven", {"exact": True, "overshoot": "fall"}),
)
FIXED: dict[str, Value] = {"pack": 24}


VARIANT = Variant(
    place=4,
    key="bondtolva",
    players=(4,),
    partners=True,
    options=house(
        *BERRY_OPTIONS,
        *QUESTION_OPTIONS,
        ask_order=ASK_ORDERS,
        pips=SWEDISH_PIPS,
        first_lead=SWEDISH_LEADS,
        whole_after_trumps=("anyone", "not_declarers"),
        marriage_lead=(True, False),
        exact=(False, True),
        overshoot=("subtract", "fall"),
    ),
    presets=PRESETS,
    phases=berry_phases,
    fixed=FIXED,
)

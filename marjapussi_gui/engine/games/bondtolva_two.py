"""Bondtolva for two players: free play while there is a stock, strict play after it."""

from functools import partial

from ..game import Variant
from ..rules import house
from .bondtolva import FIXED, PRESETS, SWEDISH_LEADS, SWEDISH_PIPS
from .common import BERRY_OPTIONS, berry_phases

VARIANT = Variant(
    place=5,
    key="bondtolva-two",
    players=(2,),
    partners=False,
    options=house(
        *BERRY_OPTIONS,
        pips=SWEDISH_PIPS,
        first_lead=SWEDISH_LEADS,
        marriage_lead=(True, False),
        exact=(False, True),
        overshoot=("subtract", "fall"),
    ),
    presets=PRESETS,
    phases=partial(berry_phases, full_hand=6),
    fixed=FIXED,
)

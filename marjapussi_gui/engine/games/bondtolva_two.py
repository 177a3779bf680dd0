"""Bondtolva for two players. Any card may be played until the stock is empty."""

from functools import partial

from ..game import Variant
from ..rules import select_options
from .bondtolva import FIXED_VALUES, PRESETS, SWEDISH_CARD_VALUES, SWEDISH_LEADS
from .common import BERRY_OPTIONS, create_berry_phases

VARIANT = Variant(
    place=5,
    key="bondtolva-two",
    players=(2,),
    has_partners=False,
    options=select_options(
        *BERRY_OPTIONS,
        pips=SWEDISH_CARD_VALUES,
        first_lead=SWEDISH_LEADS,
        marriage_lead=(True, False),
        exact=(False, True),
        overshoot=("subtract", "fall"),
    ),
    presets=PRESETS,
    create_phases=partial(create_berry_phases, full_hand_size=6),
    fixed_values=FIXED_VALUES,
)

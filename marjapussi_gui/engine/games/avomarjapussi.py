"""Avomarjapussi, a game for two with half of the cards on the table in two layers."""

from functools import partial

from ..game import Preset, Variant
from ..rules import select_options
from .common import BERRY_OPTIONS, CARD_VALUES, create_berry_phases

VARIANT = Variant(
    place=3,
    key="avomarjapussi",
    players=(2,),
    has_partners=False,
    options=select_options(
        "first_lead", "marriage_lead", "exact", *BERRY_OPTIONS, pips=tuple(CARD_VALUES)
    ),
    presets=(
        Preset("Standard", source="Source: Wikipedia"),
        Preset("To ten", {"target": 10}, source="Source: Pagat"),
        Preset("Aces and tens", {"pips": "mates", "pip_tie": "carry"}),
    ),
    create_phases=partial(create_berry_phases, row_size=7),
)

"""Avomarjapussi: for two players, with half of the cards on the table in two layers."""

from functools import partial

from ..game import Preset, Variant
from ..rules import house
from .common import BERRY_OPTIONS, PIPS, berry_phases

VARIANT = Variant(
    place=3,
    key="avomarjapussi",
    players=(2,),
    partners=False,
    options=house("first_lead", "marriage_lead", "exact", *BERRY_OPTIONS, pips=tuple(PIPS)),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"target": 10}),
        Preset("Mates", {"pips": "mates", "pip_tie": "carry"}),
    ),
    phases=partial(berry_phases, row_size=7),
)

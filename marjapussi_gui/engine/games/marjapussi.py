"""Marjapussi: four players choose trumps during play; exactly twelve berries win."""

from ..game import Preset, Variant
from ..rules import house
from .common import ASK_ORDERS, BERRY_OPTIONS, PIPS, QUESTION_OPTIONS, berry_phases

VARIANT = Variant(
    place=1,
    key="marjapussi",
    players=(4,),
    partners=True,
    options=house(
        "pack",
        "first_lead",
        "whole_after_trumps",
        "marriage_lead",
        "exact",
        *BERRY_OPTIONS,
        *QUESTION_OPTIONS,
        ask_order=ASK_ORDERS,
        pips=tuple(PIPS),
    ),
    presets=(
        Preset("Wikipedia"),
        Preset("Wikipedia, older", {"first_lead": "ace", "whole_after_trumps": "anyone"}),
        Preset("Pagat", {"target": 10, "whole_after_trumps": "anyone"}),
        Preset("Short pack", {"pack": 32, "first_lead": "ace_or_spade"}),
        Preset("Ordered questions", {"ask_order": "ladder"}),
        Preset("Mates", {"pips": "mates", "pip_tie": "carry"}),
    ),
    phases=berry_phases,
)

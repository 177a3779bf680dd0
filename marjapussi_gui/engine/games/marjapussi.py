"""Marjapussi: four players, trumps made in mid-play, exactly twelve berries win."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..phases.dealing import Dealing
from ..phases.game_points import GamePoints
from ..phases.marriages import Speech
from ..rules import Rules, house
from ..seating import Seating
from .common import BERRY_OPTIONS, PIPS, QUESTION_OPTIONS, forehand, marriage_tricks


def phases(rules: Rules, seating: Seating) -> Phases:
    speech = Speech(rules, seating, worth_by_order=(2, 1))
    return (
        Dealing(seating, pack(rules.pack), rules.pack // seating.players),
        marriage_tricks(rules, seating, forehand(rules, seating), speech),
        GamePoints(seating, rules, speech, PIPS[rules.pips]),
    )


MARJAPUSSI = Variant(
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
    phases=phases,
)

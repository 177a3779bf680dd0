"""Bondtolva for two: play is free while the stock lasts, and strict after it."""

from ..cards import pack
from ..game import Phases, Variant
from ..phases.dealing import Dealing
from ..phases.game_points import GamePoints
from ..phases.marriages import Speech
from ..rules import Rules, house
from ..seating import Seating
from .bondtolva import FIXED, PRESETS, SWEDISH_LEADS, SWEDISH_PIPS
from .common import BERRY_OPTIONS, PIPS, forehand, marriage_tricks


def phases(rules: Rules, seating: Seating) -> Phases:
    speech = Speech(rules, seating, worth_by_order=(2, 1))
    return (
        Dealing(seating, pack(rules.pack), 6),
        marriage_tricks(rules, seating, forehand(rules, seating), speech, full_hand=6),
        GamePoints(seating, rules, speech, PIPS[rules.pips]),
    )


BONDTOLVA_TWO = Variant(
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
    phases=phases,
    fixed=FIXED,
)

"""Bondtolva: Swedish, six cards each, aces and tens decide."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Value
from ..phases.dealing import Dealing
from ..phases.game_points import GamePoints
from ..phases.marriages import Speech
from ..rules import Rules, house
from ..seating import Seating
from .common import BERRY_OPTIONS, PIPS, QUESTION_OPTIONS, forehand, marriage_tricks

SWEDISH_PIPS = tuple(sorted(PIPS, key=lambda name: name != "bondtolva"))
SWEDISH_LEADS = ("ace", "free", "ace_or_spade")
PRESETS = (
    Preset("Sweden"),
    Preset("Exactly twelve", {"exact": True}),
    Preset("Exactly twelve, falling to seven", {"exact": True, "overshoot": "fall"}),
)
FIXED: dict[str, Value] = {"pack": 24}


def phases(rules: Rules, seating: Seating) -> Phases:
    speech = Speech(rules, seating, worth_by_order=(2, 1))
    return (
        Dealing(seating, pack(rules.pack), 6),
        marriage_tricks(rules, seating, forehand(rules, seating), speech),
        GamePoints(seating, rules, speech, PIPS[rules.pips]),
    )


BONDTOLVA = Variant(
    key="bondtolva",
    players=(4,),
    partners=True,
    options=house(
        *BERRY_OPTIONS,
        *QUESTION_OPTIONS,
        pips=SWEDISH_PIPS,
        first_lead=SWEDISH_LEADS,
        whole_after_trumps=("anyone", "not_declarers"),
        marriage_lead=(True, False),
        exact=(False, True),
        overshoot=("subtract", "fall"),
    ),
    presets=PRESETS,
    phases=phases,
    fixed=FIXED,
)

"""Avomarjapussi: two players, half of whose cards lie on the table in two layers."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..phases.dealing import Dealing
from ..phases.game_points import GamePoints
from ..phases.marriages import Speech
from ..rules import Rules, house
from ..seating import Seating
from .common import BERRY_OPTIONS, PIPS, forehand, marriage_tricks


def phases(rules: Rules, seating: Seating) -> Phases:
    speech = Speech(rules, seating, worth_by_order=(2, 1))
    return (
        Dealing(seating, pack(36), hand_size=18, row_size=7),
        marriage_tricks(rules, seating, forehand(rules, seating), speech),
        GamePoints(seating, rules, speech, PIPS[rules.pips]),
    )


AVOMARJAPUSSI = Variant(
    key="avomarjapussi",
    players=(2,),
    partners=False,
    options=house("first_lead", "marriage_lead", "exact", *BERRY_OPTIONS, pips=tuple(PIPS)),
    presets=(
        Preset("Wikipedia"),
        Preset("Pagat", {"target": 10}),
        Preset("Mates", {"pips": "mates", "pip_tie": "carry"}),
    ),
    phases=phases,
)

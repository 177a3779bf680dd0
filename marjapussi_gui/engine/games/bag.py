"""The bag game. Marriages score 40 and then 20 each, and each one changes the trump suit."""

from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..options import NumberRange
from ..phases.bag import BagScoringPhase
from ..phases.dealing import Dealing
from ..phases.marriages import DeclarationTiming, MarriageRules
from ..rules import Rules, select_options
from ..seating import Seating
from .common import ORIGINAL_VALUES, create_marriage_tricks, left_of_dealer


def create_phases(rules: Rules, seating: Seating) -> Phases:
    speech = MarriageRules(
        rules,
        seating,
        timing=DeclarationTiming.ANY_LEAD,
        keeps_first_trump=False,
        points_by_order=(rules.marriage_first, rules.marriage_next),
    )
    return (
        Dealing(seating, create_pack(36), 9),
        create_marriage_tricks(rules, seating, left_of_dealer(seating), speech),
        BagScoringPhase(seating, rules, speech, ORIGINAL_VALUES),
    )


VARIANT = Variant(
    place=2,
    key="bag",
    players=(4,),
    has_partners=True,
    options=select_options(
        "must_trump",
        "marriage_first",
        "marriage_next",
        "last_trick",
        "skunk",
        "bag_exit",
        must_head=(False, True),
        target=NumberRange(12, 1, 100),
    ),
    presets=(Preset("Forty and twenty"),),
    create_phases=create_phases,
)

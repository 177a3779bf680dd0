"""The bag game: marriages count 40 and then 20 each, and every one changes the trumps."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..options import Number
from ..phases.bag import BagCount
from ..phases.dealing import Dealing
from ..phases.marriages import Speech, When
from ..rules import Rules, house
from ..seating import Seating
from .common import ORIGINAL, left_of_dealer, marriage_tricks


def phases(rules: Rules, seating: Seating) -> Phases:
    speech = Speech(
        rules,
        seating,
        when=When.ANY_LEAD,
        trumps_stay=False,
        worth_by_order=(rules.marriage_first, rules.marriage_next),
    )
    return (
        Dealing(seating, pack(36), 9),
        marriage_tricks(rules, seating, left_of_dealer(seating), speech),
        BagCount(seating, rules, speech, ORIGINAL),
    )


VARIANT = Variant(
    place=2,
    key="bag",
    players=(4,),
    partners=True,
    options=house(
        "must_trump",
        "marriage_first",
        "marriage_next",
        "last_trick",
        "skunk",
        "bag_exit",
        must_head=(False, True),
        target=Number(12, 1, 100),
    ),
    presets=(Preset("Forty and twenty"),),
    phases=phases,
)

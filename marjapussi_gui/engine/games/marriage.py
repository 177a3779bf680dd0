"""Marriage: rummy from Nepal with three packs and a secret wild card, the tiplu."""

from ..cards import pack
from ..game import Phases, Preset, Variant
from ..phases.rummy_rights import Rights
from ..phases.rummy_turns import RummyDealing, RummyTurns
from ..phases.settlement import Settlement
from ..rules import Rules, house
from ..seating import Seating


def phases(rules: Rules, seating: Seating) -> Phases:
    cards = pack(52, packs=3, jokers=rules.printed_jokers)
    return (
        RummyDealing(seating, cards, hand_size=21),
        RummyTurns(Rights(rules, seating)),
        Settlement(seating, rules),
    )


VARIANT = Variant(
    place=9,
    key="marriage",
    players=(2, 3, 4, 5),
    partners=False,
    options=house(
        "printed_jokers",
        "clockwise",
        "set_size",
        "dublees",
        "max_wild",
        "reshuffles",
        "alter",
        "dublee_bonus",
        "unseen_maal",
        deals=(5, 1, 10, 20),
    ),
    presets=(
        Preset("Murder"),
        Preset("Kidnap", {"unseen_maal": "kidnap"}),
        Preset("Wikipedia", {"dublee_bonus": 7}),
        Preset("Three jokers", {"printed_jokers": 3}),
    ),
    phases=phases,
)

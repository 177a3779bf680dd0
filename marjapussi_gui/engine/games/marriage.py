"""Marriage, a rummy game from Nepal with three packs and a secret wild card, the tiplu."""

from ..cards import create_pack
from ..game import Phases, Preset, Variant
from ..phases.rummy_turns import RummyDealing, RummyTurns
from ..phases.settlement import SettlementScoringPhase
from ..rules import Rules, select_options
from ..rummy.turn_rules import RummyTurnRules
from ..seating import Seating


def create_phases(rules: Rules, seating: Seating) -> Phases:
    cards = create_pack(52, packs=3, jokers=rules.printed_jokers)
    return (
        RummyDealing(seating, cards, hand_size=21),
        RummyTurns(RummyTurnRules(rules, seating)),
        SettlementScoringPhase(seating, rules),
    )


VARIANT = Variant(
    place=9,
    key="marriage",
    players=(2, 3, 4, 5),
    has_partners=False,
    options=select_options(
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
        Preset("Unseen maal is lost"),
        Preset("Unseen maal goes to the winner", {"unseen_maal": "kidnap"}),
        Preset("Seven points for dublees", {"dublee_bonus": 7}, source="Source: Wikipedia"),
        Preset("Three jokers", {"printed_jokers": 3}),
    ),
    create_phases=create_phases,
)

"""House rules go by the name of their preset."""

from marjapussi_gui.engine.games import variant
from marjapussi_gui.ui.wording.rules_house import rules_name

TUPPI = variant("tuppi")
OWN = {"No sooli": {"sooli": False}, "From the future": {"moonlight": True}}


def test_rules_without_a_change_are_the_standard_ones() -> None:
    assert rules_name(TUPPI, TUPPI.game().options) == "Standard"


def test_rules_of_a_preset_have_its_name() -> None:
    values = TUPPI.game({"sooli": False, "deals": 16}).options

    assert rules_name(TUPPI, values) == "Tournament"


def test_rules_of_an_own_preset_have_its_name() -> None:
    values = TUPPI.game({"sooli": False}).options

    assert rules_name(TUPPI, values, OWN) == "No sooli"
    assert rules_name(TUPPI, values) == "Own rules"

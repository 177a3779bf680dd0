"""House rules go by the name of their preset."""

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.ui.text.house_rules_text import rules_name

TUPPI = find_variant("tuppi")
OWN = {"No sooli": {"sooli": False}, "From the future": {"moonlight": True}}


def test_rules_without_a_change_are_the_standard_ones() -> None:
    assert rules_name(TUPPI, TUPPI.create_game().option_values) == "Standard"


def test_rules_of_a_preset_have_its_name() -> None:
    values = TUPPI.create_game({"sooli": False, "deals": 16}).option_values

    assert rules_name(TUPPI, values) == "Tournament"


def test_rules_of_an_own_preset_have_its_name() -> None:
    values = TUPPI.create_game({"sooli": False}).option_values

    assert rules_name(TUPPI, values, OWN) == "No sooli"
    assert rules_name(TUPPI, values) == "Custom rules"

"""House rules go by the name of their preset."""

import pytest

from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.ui.text.house_rules_text import rules_name

TUPPI = find_variant("tuppi")
OWN = {"No sooli": {"sooli": False}, "From the future": {"moonlight": True}}


@pytest.mark.parametrize(
    ("key", "name"),
    [("tuppi", "Home game"), ("marjapussi", "Standard"), ("bag", "Forty and twenty")],
)
def test_rules_without_a_change_have_the_name_in_the_list_of_presets(key: str, name: str) -> None:
    variant = find_variant(key)

    assert rules_name(variant, variant.create_game().option_values) == name


def test_rules_of_a_preset_have_its_name() -> None:
    values = TUPPI.create_game({"sooli": False, "deals": 16}).option_values

    assert rules_name(TUPPI, values) == "Tournament"


def test_rules_of_an_own_preset_have_its_name() -> None:
    values = TUPPI.create_game({"sooli": False}).option_values

    assert rules_name(TUPPI, values, OWN) == "No sooli"
    assert rules_name(TUPPI, values) == "Custom rules"

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.rule_conflicts import RULE_CONFLICTS
from marjapussi_gui.ui.text import games, house_rules_text
from marjapussi_gui.ui.text.i18n import say
from tests.ui.text.random_rules import is_readable, random_rules
from tests.ui.text.rules_text import rules_html

CHOICES = [
    (option.key, value)
    for each in VARIANTS
    for option in each.options
    for value in sorted({option.choices[0], option.choices[-1]}, key=str)
] + [
    (option.key, value)
    for each in VARIANTS
    for option in each.options
    if isinstance(option.choices, tuple)
    for value in option.choices
]
TAGS = re.compile(r"<[^>]*>")


@pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)
def test_every_option_has_words(each: Variant) -> None:
    for option in each.options:
        assert is_readable(house_rules_text.rule_label(option.key))
        assert house_rules_text.rule_label(option.key)[0].isupper()
        assert is_readable(say(f"rule-{option.key}-meaning"))
        assert is_readable(say(f"rule-{option.key}-origin").replace("-", ""))
        assert is_readable(house_rules_text.rule_group_title(option.group))


def test_options_of_a_game_have_different_labels() -> None:
    for game in VARIANTS:
        labels = [house_rules_text.rule_label(option.key) for option in game.options]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize(("key", "value"), CHOICES)
def test_every_value_has_a_name(key: str, value: bool | int | str) -> None:
    name = house_rules_text.rule_value_label(key, value)

    assert is_readable(name)
    assert not isinstance(value, str) or key == "show_barred" or " " in name or name[0].isupper()


def test_presets_and_clashes_have_words() -> None:
    assert all(is_readable(house_rules_text.conflict_sentence(clash)) for clash in RULE_CONFLICTS)
    assert all(
        is_readable(house_rules_text.preset_label(p.name))
        for each in VARIANTS
        for p in each.presets
    )


@pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)
def test_every_game_has_a_description(each: Variant) -> None:
    game = games.game_introduction(each.key)

    assert is_readable(game.name)
    assert game.description.endswith(".")
    assert 3 <= len(game.picture_cards) <= 4
    assert is_readable(games.players_label(each))


def test_number_of_players_is_named() -> None:
    assert games.players_label(find_variant("marriage")) == "2–5 players, no partners"
    assert games.players_label(find_variant("marjapussi")) == "4 players, with partners"


@given(st.sampled_from(VARIANTS), st.integers(0, 10**6))
def test_rules_page_is_readable_under_any_rules(each: Variant, seed: int) -> None:
    rng = Random(seed)
    game = each.create_game(random_rules(each, rng), players=rng.choice(each.players))
    text = TAGS.sub(" ", rules_html(game))

    assert is_readable(text)
    assert ("Porvoo" in text) == (game.rules.porvoo and "porvoo" in game.option_values)
    assert ("ooli" in text) == (game.rules.sooli and "sooli" in game.option_values)
    assert ("carried over" in text) == (game.option_values.get("pip_tie") == "carry")
    assert ("you drop back" in text) == falls_back(game.option_values)
    assert ("kidnap" in text) == (game.option_values.get("unseen_maal") == "kidnap")


def falls_back(chosen: dict[str, bool | int | str]) -> bool:
    if not chosen.get("exact"):
        return False
    return chosen.get("overshoot", "fall") == "fall"


def test_rules_page_explains_heading_and_trumping_only_where_they_bind() -> None:
    strict = rules_html(find_variant("marjapussi").create_game())
    lax = rules_html(
        find_variant("marjapussi").create_game({"must_head": False, "must_trump": False})
    )

    assert "you must beat the best card" in strict
    assert "you must play a trump" in strict
    assert "must beat" not in lax
    assert "must play" not in lax


def test_rules_page_lists_what_is_not_usual() -> None:
    usual = rules_html(find_variant("marjapussi").create_game())
    own = rules_html(find_variant("marjapussi").create_game({"target": 10, "porvoo": False}))

    assert "You’re playing by the usual rules." in usual
    assert "exactly 10 points" in own
    assert "If you take no trick, you keep your points." in own


@pytest.mark.parametrize("each", VARIANTS, ids=lambda each: each.key)
def test_rules_page_has_its_sections(each: Variant) -> None:
    page = rules_html(each.create_game())

    assert page.count("<h2>") >= 6
    assert "<h2>Winning the match</h2>" in page
    assert page.count("<p>") == page.count("</p>")
    assert page.count("<td") == page.count("</td>")

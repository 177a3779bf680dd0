"""Whoever changes a house rule reads another sentence on the page of rules, in every language."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.options import Option, OptionValue
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from tests.ui.text.rules_text import rules_without_changes

TAGS = re.compile(r"<[^>]+>")


def sentences(variant: Variant, rules: Mapping[str, OptionValue]) -> list[str]:
    """Return the sentences of a game's page, without the list of changed rules."""
    return TAGS.sub("\n", rules_without_changes(variant.create_game(rules))).splitlines()


def some_values(option: Option) -> list[OptionValue]:
    """Return the values of a house rule; for a range the ends, a middle value and the default."""
    values = option.choices
    if isinstance(values, range):
        return sorted({values[0], values[len(values) // 2], values[-1], int(option.default)})
    return list(values)


def tables(variant: Variant, tried: Option) -> Iterator[Mapping[str, OptionValue]]:
    """Yield rules to combine with a house rule: some bind only where others are in force."""
    yield {}
    for preset in variant.presets:
        yield preset.option_values
    for other in variant.options:
        if other.key != tried.key:
            yield from ({other.key: value} for value in some_values(other))


def makes_a_difference(
    variant: Variant, option: Option, one: OptionValue, other: OptionValue
) -> bool:
    return any(
        sentences(variant, {**rules, option.key: one})
        != sentences(variant, {**rules, option.key: other})
        for rules in tables(variant, option)
    )


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_page_distinguishes_every_value_of_a_house_rule(
    qapp: QApplication, language: str, variant: Variant
) -> None:
    install_language(qapp, language)

    alike = [
        f"{option.key}: {one} and {other}"
        for option in variant.options
        for one, other in combinations(some_values(option), 2)
        if not makes_a_difference(variant, option, one, other)
    ]

    assert not alike, (
        f"The page of rules of {variant.key} reads the same under {'; '.join(alike)}: write the"
        " sentence in ui/text/rules_*.py or ui/text/scoring/, and translate it."
    )

"""A table of texts is built once per language, for any number of lookups."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.system.assets import ENGLISH
from marjapussi_gui.ui.common.languages import install_language
from marjapussi_gui.ui.text import (
    card_names,
    dialog_text,
    house_rule_labels,
    statistics_text,
    storage_text,
)
from marjapussi_gui.ui.text import preference_labels as own_words
from marjapussi_gui.ui.text.commands import Command, command_label
from tests.ui.recording_translator import RecordingTranslator


@pytest.fixture
def counter(qapp: QApplication) -> Iterator[RecordingTranslator]:
    counter = RecordingTranslator()
    qapp.installTranslator(counter)
    yield counter
    qapp.removeTranslator(counter)


LOOKUPS: tuple[Callable[[], str], ...] = (
    lambda: command_label(Command.NEW),
    lambda: dialog_text.button_label("save"),
    lambda: dialog_text.section_title("game"),
    lambda: own_words.preference_label("felt"),
    lambda: own_words.preference_value_label("felt", "moss"),
    lambda: house_rule_labels.rule_label("pips"),
    lambda: house_rule_labels.rule_value_label("first_lead", "free"),
    lambda: storage_text.storage_error_text("full"),
    lambda: statistics_text.statistic_label("won"),
    lambda: card_names.short_card_name(parse_card("AS")),
)


@pytest.mark.parametrize("look_up", LOOKUPS)
def test_a_look_up_builds_no_table_again(
    counter: RecordingTranslator, look_up: Callable[[], str]
) -> None:
    look_up()
    before = len(counter.keys)

    look_up()

    assert len(counter.keys) - before <= 2  # which language it is, and what no table has


def test_every_language_has_tables_of_its_own(qapp: QApplication) -> None:
    labels = []
    for language in (ENGLISH, "fi", "sv", "fi", ENGLISH):
        install_language(qapp, language)
        labels.append(command_label(Command.OPEN))
    install_language(qapp, ENGLISH)

    first, second, third, fourth, fifth = labels
    assert 3 == len({first, second, third})
    assert (first, second) == (fifth, fourth)

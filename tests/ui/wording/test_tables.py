"""A table of texts is built once a language, however often something is looked up in it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import card
from marjapussi_gui.ui.basis.assets import ENGLISH
from marjapussi_gui.ui.basis.languages import speak
from marjapussi_gui.ui.wording import card_names, options, pages, statistics, store, window
from marjapussi_gui.ui.wording import preferences as own_words
from tests.ui.asked import Asked


@pytest.fixture
def counter(qapp: QApplication) -> Iterator[Asked]:
    counter = Asked()
    qapp.installTranslator(counter)
    yield counter
    qapp.removeTranslator(counter)


LOOKUPS: tuple[Callable[[], str], ...] = (
    lambda: window.action("new"),
    lambda: pages.button("save"),
    lambda: pages.heading("game"),
    lambda: own_words.preference("felt"),
    lambda: own_words.preference_value("felt", "moss"),
    lambda: options.label("pips"),
    lambda: options.value_name("first_lead", "free"),
    lambda: store.trouble("full"),
    lambda: statistics.number("won"),
    lambda: card_names.short_name(card("AS")),
)


@pytest.mark.parametrize("look_up", LOOKUPS)
def test_a_look_up_builds_no_table_again(counter: Asked, look_up: Callable[[], str]) -> None:
    look_up()
    before = len(counter.keys)

    look_up()

    assert len(counter.keys) - before <= 2  # which language it is, and what no table has


def test_every_language_has_tables_of_its_own(qapp: QApplication) -> None:
    labels = []
    for language in (ENGLISH, "fi", "sv", "fi", ENGLISH):
        speak(qapp, language)
        labels.append(window.action("open"))
    speak(qapp, ENGLISH)

    first, second, third, fourth, fifth = labels
    assert 3 == len({first, second, third})
    assert (first, second) == (fifth, fourth)

"""Advice and terms: as many as there should be, true to the rules, and in every language."""

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.learning.worked_examples import worked_examples
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text import glossary
from marjapussi_gui.ui.text.games import game_texts
from marjapussi_gui.ui.text.rules_chapters import rules_chapters
from marjapussi_gui.ui.text.worked_example_text import count_text
from tests.ui.text.random_rules import is_readable, random_rules

TERMS_OF_ONE_LANGUAGE = {"lead", "dealer", "half", "pass", "bid", "partner"}
every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)


@every_game
def test_every_game_has_ten_pieces_of_advice_under_any_rules(one: Variant) -> None:
    for seed in range(6):
        lines = game_texts(one.key).tips(one.create_game(random_rules(one, Random(seed))))

        assert len(set(lines)) == 10
        assert all(map(is_readable, lines))


def linked_terms(one: Variant) -> set[str]:
    html = "".join(each.html for each in rules_chapters(one.create_game()))
    return {part.partition('"')[0] for part in html.split(f'href="{glossary.LINK_SCHEME}')[1:]}


@every_game
def test_terms_are_marked_in_every_language(qapp: QApplication, one: Variant) -> None:
    by_language = {}
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        by_language[language] = linked_terms(one)

    all_terms = set.union(*by_language.values())
    assert len(all_terms) >= 8
    for language, terms in by_language.items():
        assert all_terms - terms <= TERMS_OF_ONE_LANGUAGE, language


@every_game
def test_each_term_is_marked_once_and_listed(one: Variant) -> None:
    pages = rules_chapters(one.create_game())
    html = "".join(each.html for each in pages)

    for key in linked_terms(one):
        assert html.count(f'"{glossary.LINK_SCHEME}{key}"') == 1
        assert glossary.find_term(key).meaning in pages[-1].html


def test_key_of_a_term_is_its_name_in_english() -> None:
    keys = [each for one in VARIANTS for each in glossary.terms_for_game(one.create_game())]

    assert [each.key for each in keys if each.key != each.name] == []


def test_names_in_other_languages_leave_out_that_of_now(qapp: QApplication) -> None:
    names = {}
    for language in AVAILABLE_LANGUAGES:
        install_language(qapp, language)
        names[language] = glossary.names_in_other_languages("trick")

    assert names["en"] == (("de", "Stich"), ("fi", "tikki"), ("ne", "हात"), ("sv", "stick"))
    assert names["fi"] == (("en", "trick"), ("de", "Stich"), ("ne", "हात"), ("sv", "stick"))


@pytest.mark.parametrize("key", ["huutopussi", "huutopussi-three", "huutopussi-two", "pfadfinder"])
def test_cards_of_a_count_add_up_to_what_was_taken(key: str) -> None:
    game = find_variant(key).create_game()
    worked = worked_examples(game).count

    for row in count_text(worked, game).rows:
        worth = sum(int(value) for _, value in row.cards if value)
        assert worth == worked.score.points[row.side]

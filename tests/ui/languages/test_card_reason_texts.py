"""Answers to "Why this?" in every language: complete, and at most 25 words long."""

from itertools import product

import pytest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.cards import Suit, parse_card
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.model.card_reason import (
    CardChoice,
    CardInference,
    CardReason,
    Purpose,
    SideBenefit,
)
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES, install_language
from marjapussi_gui.ui.text import card_reason_text
from marjapussi_gui.ui.text.table_players import TablePlayers

ME, OTHER, SPEAKER, HEARTS = Seat(0), Seat(1), Seat(2), Suit(1)
SEATING = find_variant("tuppi").create_game().seating
PEOPLE = TablePlayers(("", "Aino", "Eero", "Helvi"), ME, SEATING)


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_answers_are_complete_and_short(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    for purpose, choice, saving, seat in product(
        Purpose, CardChoice, (None, *SideBenefit), (ME, OTHER)
    ):
        reason = CardReason(
            SPEAKER,
            parse_card("TH"),
            purpose,
            choice,
            seat,
            parse_card("AH"),
            HEARTS,
            saving=saving,
            saved_card=parse_card("KH"),
        )
        text = card_reason_text.card_reason_text(reason, PEOPLE)
        assert text
        assert text[0] == text[0].upper()
        assert not set(text) & set("{}")
        assert len(text.split()) <= card_reason_text.MAX_WORDS


@pytest.mark.parametrize("language", AVAILABLE_LANGUAGES)
def test_readings_name_the_player(qapp: QApplication, language: str) -> None:
    install_language(qapp, language)
    reading = CardInference(OTHER, (HEARTS,), (parse_card("AS"),), (parse_card("KC"),))

    text = card_reason_text.card_reading_text(reading, PEOPLE)

    assert text.count("Aino") == 3
    assert card_reason_text.card_reading_text(CardInference(OTHER), PEOPLE)

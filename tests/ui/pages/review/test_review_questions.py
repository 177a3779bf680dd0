"""In a review, the cards on the table and those of all tricks can be asked about."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.panels.explainable_cards import ExplainableCard
from tests.ui.pages.review.sample_review import open_review_page, random_match

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def page(qtbot: QtBot) -> ReviewPage:
    page = open_review_page(qtbot, 1280, 800)
    page.show_match(random_match("marjapussi"))
    return page


def test_cards_on_the_table_can_be_asked_about(page: ReviewPage) -> None:
    bubble, asked = page.card_questions.card_questions.bubble, 0
    for ply in range(10, 40):
        page.timeline.setValue(ply)
        assert not bubble.is_open
        for card in page.card_questions.table_cards.cards:
            if card.seat:
                QTest.mouseClick(card, LEFT)
                QTest.mouseClick(card, LEFT)
                assert bubble.answer is not None
                assert bubble.answer.text
                asked += 1

    assert asked > 20
    assert page.timeline.hasFocus()  # so that the arrow keys go on stepping


def test_cards_of_all_tricks_can_be_asked_about(page: ReviewPage) -> None:
    page.timeline.setValue(20)
    page.toggle_tricks()
    cards = page.tricks_panel.findChildren(ExplainableCard)
    for card in cards[:8]:
        card.click()
        assert page.card_questions.card_questions.bubble.is_open

    assert len(cards) > 20
    assert page.dismiss()
    assert not page.card_questions.card_questions.bubble.is_open
    assert page.tricks_panel.isVisible()


def test_an_answer_stays_on_the_page_if_its_card_has_scrolled_away(page: ReviewPage) -> None:
    page.timeline.setValue(40)
    page.toggle_tricks()
    last = page.tricks_panel.findChildren(ExplainableCard)[-1]
    bubble = page.card_questions.card_questions.bubble
    assert not page.rect().contains(last.mapTo(page, last.rect().bottomLeft()))

    last.click()

    assert bubble.is_open
    assert page.rect().contains(bubble.geometry())


def test_discards_can_be_asked_about(page: ReviewPage) -> None:
    page.show_match(random_match("marriage"))
    bubble, answers = page.card_questions.card_questions.bubble, 0
    for ply in range(12, 40):
        page.timeline.setValue(ply)
        for card in filter(ExplainableCard.isEnabled, page.card_questions.table_cards.cards):
            QTest.mouseClick(card, LEFT, pos=card.rect().bottomLeft() + QPoint(20, -20))
            assert card.is_lit
            assert bubble.answer is not None
            assert bubble.answer.text
            answers += 1

    assert answers > 20


def test_the_card_that_the_deal_turned_up_cannot_be_asked_about_in_a_review(
    page: ReviewPage,
) -> None:
    page.show_match(random_match("marriage"))
    page.timeline.setValue(2)

    (card,) = page.card_questions.table_cards.cards

    assert not card.isEnabled()

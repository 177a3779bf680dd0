"""Ask about cards of tricks, and check that the answer fits what was asked."""

from collections.abc import Iterator

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.card_questions import CardQuestions
from marjapussi_gui.ui.panels.explainable_cards import ExplainableCard
from marjapussi_gui.ui.text.card_reason_text import MAX_WORDS
from tests.ui.window_driver import LEFT


def ask_about_card(place: QWidget, questions: CardQuestions, number: int) -> Iterator[str]:
    """Click a visible card; yield what is wrong with the answer."""
    cards = [
        each
        for each in place.findChildren(ExplainableCard)
        if each.isVisible() and each.isEnabled()
    ]
    if not cards:
        return
    card = cards[number % len(cards)]
    card.click()
    if not card.is_lit:
        yield "a card that was clicked isn't lit"
    answer = questions.bubble.answer
    if answer is None:
        yield "nobody answers why a card was played"
        return
    if not 0 < len(answer.text.split()) <= MAX_WORDS:
        yield f"an answer has {len(answer.text.split())} words: {answer.text}"
    if sum(len(known) for _, known in answer.known_cards) > 5:
        yield "an answer shows more than five cards"
    page = questions.bubble.parentWidget()
    if page is not None and not page.rect().contains(questions.bubble.geometry()):
        yield "an answer reaches beyond the page"


def follow_link(questions: CardQuestions, number: int) -> None:
    """Press a link of the answer, if there is one."""
    links = questions.bubble.link_buttons
    if questions.bubble.is_open and links:
        QTest.mouseClick(links[number % len(links)], LEFT)


def open_answer_faults(page: TablePage) -> Iterator[str]:
    """Yield a fault if an answer is open without the trick that it is about."""
    panels = page.panels
    explainable = panels.last_trick, panels.tricks, panels.discards, panels.known_cards
    is_lit = any(panel.is_open for panel in explainable) or (
        panels.open_hands.explainable.cards or panels.hand_score.explainable.cards
    )
    if page.trick_questions.card_questions.bubble.is_open and not is_lit:
        yield "an answer is open, but no cards are"

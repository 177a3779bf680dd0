"""The question of a review, its hand, trick and reasons are in sight together, at every size."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from threading import Event as Flag

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea

from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.facts import PrincipleApplies
from marjapussi_gui.model.preferences import Preferences
from marjapussi_gui.model.verdict import Grade, Verdict
from marjapussi_gui.ui.art.score_sheet_picture import score_sheet_picture
from marjapussi_gui.ui.board.graphics_items import TextItem
from marjapussi_gui.ui.pages.review.page import ReviewPage
from marjapussi_gui.ui.panels.question.panel_contents import MAX_LETTERS, _shown_reason_count
from marjapussi_gui.ui.text.i18n import Message
from tests.parameters import mostly_slow
from tests.sample_facts import ALL_FACTS
from tests.ui.dialogs.layout_checks import cut_off_texts, overlapping_widgets
from tests.ui.quick_evaluator import quick_evaluate
from tests.ui.window_driver import close_window, open_window

from .sample_review import random_match

SIZES = ((800, 600), (1280, 720), (1366, 768), (1920, 1080))
STILL = Preferences(pace="off", rest="short", sound=False)
LOOKS = [*product(("en", "fi", "sv", "de", "ne"), ("normal", "large"))]
GAMES = "marjapussi", "huutopussi", "tuppi"


FACTS = [each for each in ALL_FACTS if not isinstance(each, PrincipleApplies)]
ADVICE = [each for each in ALL_FACTS if isinstance(each, PrincipleApplies)]


def evaluate_in_words(view: View, done: Action | None, stop: Flag) -> Verdict:
    """Give another three of all reasons, and another principle, for each place in a hand."""
    place = 3 * (len(view.tricks) + 10 * view.match.hands_played + len(view.legal_actions))
    reasons = (
        *(FACTS[(place + each) % len(FACTS)] for each in range(3)),
        ADVICE[place % len(ADVICE)],
    )
    return replace(quick_evaluate(view, done, stop), reasons=reasons)


def evaluate_as_fine(view: View, done: Action | None, stop: Flag) -> Verdict:
    return replace(evaluate_in_words(view, done, stop), grade=Grade.FINE)


def faults(page: ReviewPage) -> Iterator[str]:
    yield from (f"over each other: {each}" for each in overlapping_widgets(page))
    yield from (f"cut: {each}" for each in cut_off_texts(page))
    for area in page.question_panel.findChildren(QScrollArea):
        if area.isVisible() and area.verticalScrollBar().maximum():
            yield f"scrolls by {area.verticalScrollBar().maximum()}"
    board = page.board
    felt = QRectF(board.sceneRect())
    cards = [
        item
        for zone, items in board.card_layer.zones.items()
        if zone.kind == "trick"
        or (zone.kind == "hand" and zone.seat == board.table_layout.own_seat)
        for item in items
    ]
    yield from (
        f"{item.card} is beyond the felt" for item in cards if not felt.contains(item.pos())
    )
    furniture = board.decorations
    for text in filter(TextItem.text, furniture.items.visible_texts.values()):
        if any(text.collidesWithItem(card) for card in cards):
            yield f"under a card: {text.text()}"
        if not felt.contains(text.sceneBoundingRect().adjusted(2, 2, -2, -4)):
            yield f"beyond the felt: {text.text()}"
    title = furniture.bounding_box("title").adjusted(2, 2, -2, -2)
    for seat in furniture.seat_plates.plates:
        if furniture.seat_plates.plate_box(seat).intersects(title):
            yield f"plate {seat} over the heading"


def faults_at_moments(page: ReviewPage, every: int) -> Iterator[str]:
    verdicts = page.controller.verdicts.verdicts_by_ply
    plies = sorted(ply for ply in verdicts if len(verdicts[ply].action_values) > 1)[::every]
    for size in SIZES:
        page.window().resize(*size)
        for ply in plies:
            page.controller.go_to_question(ply)
            for what in ("question", "answer"):
                QApplication.processEvents()
                QApplication.processEvents()
                yield from (f"{size}, {ply}, {what}: {each}" for each in faults(page))
                page.show_answer()


@pytest.mark.parametrize(
    ("language", "text"), mostly_slow(LOOKS, ("en", "normal"), ("fi", "large"), ("de", "large"))
)
def test_all_of_a_question_is_in_sight(qapp: QApplication, language: str, text: str) -> None:
    look = replace(STILL, language=language, text=text)
    window, found = open_window(preferences=look, evaluate=evaluate_in_words), list[str]()
    page = window.pages.review_page
    for key in GAMES:
        window.pages.show(page).show_match(random_match(key))
        found += faults_at_moments(page, 17)
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.mark.parametrize(
    ("language", "text"), mostly_slow(LOOKS, ("en", "normal"), ("fi", "large"), ("de", "large"))
)
def test_hardest_choice_and_worth_of_cards_are_in_sight(
    qapp: QApplication, language: str, text: str
) -> None:
    look = replace(STILL, language=language, text=text)
    window, found = open_window(preferences=look, evaluate=evaluate_as_fine), list[str]()
    page = window.pages.review_page
    for key, size in product(GAMES, SIZES):
        window.resize(*size)
        window.pages.show(page).show_match(random_match(key))
        for what in ("hardest choice", "worth"):
            QApplication.processEvents()
            QApplication.processEvents()
            found += [f"{key}, {size}, {what}: {each}" for each in faults(page)]
            page.timeline.setValue(page.ply - 8)
            page.controller.show_worths(is_shown=True)
    window.apply_preferences(Preferences(language="en", sound=False))
    close_window(window)

    assert found == []


@pytest.mark.parametrize(
    ("lengths", "count"), [((60, 60, 60), 2), ((MAX_LETTERS, 9), 1), ((200,), 1), ((40,), 2)]
)
def test_at_most_two_short_reasons_are_open(lengths: tuple[int, ...], count: int) -> None:
    assert _shown_reason_count(["x" * length for length in lengths]) == count


def test_a_score_sheet_beside_tricks_has_its_names_once_the_hand_is_played(
    qapp: QApplication,
) -> None:
    window = open_window(preferences=replace(STILL, language="fi"))
    window.resize(800, 600)
    window.show()
    page = window.pages.review_page
    window.pages.show(page).show_match(random_match("tuppi", 1))
    window.notice_bar.show_reply(Message("nothing-to-copy"))  # makes the table lower
    page.go_to_step("last")
    QTest.qWait(50)
    decorations, layout = page.board.decorations, page.board.table_layout
    sheet = decorations.items.visible_pictures["sheet"].pixmap().deviceIndependentSize()
    rows = decorations.score_sheet._rows
    close_window(window)

    assert sheet == score_sheet_picture(rows, layout.unit, 1.0, 1000.0).deviceIndependentSize()

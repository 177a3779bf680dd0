"""Panels follow the size of the table and of its texts."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.events import Zone
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.panels.table_panel import SHADOW_MARGIN, TablePanel
from marjapussi_gui.ui.text.i18n import number_text, signed_number
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow

from .test_hint import plates_on
from .window_driver import Mouse, choose_action, play_hands, start_match

Key = Qt.Key

EVERY_SIZE = ((800, 600), (1000, 700), (1280, 800), (1366, 768), (1920, 1080))


@pytest.mark.parametrize("content", ["breakdown", "tricks", "known"])
def test_a_panel_is_as_large_as_the_table(window: MainWindow, qtbot: QtBot, content: str) -> None:
    window.resize(1280, 800)
    panel = play_until_panel(window, content)
    small, cards = panel.size(), cards_on(panel)
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert all(label.accessibleName() for label in pictures_on(panel)) == (content != "breakdown")

    with qtbot.waitSignal(panel.rebuilt):
        window.resize(1920, 1080)

    assert panel.scale == 1.35
    assert panel.width() > 1.2 * small.width()
    assert panel.height() > 1.2 * small.height()
    assert [each.text() for each in panel.findChildren(QLabel) if each.isVisible()] == texts
    assert cards_on(panel) == pytest.approx([1.35 * width for width in cards], abs=3)
    with qtbot.waitSignal(panel.rebuilt):
        window.resize(800, 600)
    assert panel.scale == 1.0
    assert cards_on(panel) == cards
    assert panel.width() <= small.width()


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_all_tricks_lie_on_the_whole_felt_and_can_be_closed(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    panel = play_until_panel(window, "tricks")

    close = panel.findChildren(QPushButton)[0]
    assert panel.height() == window.pages.table_page.height() - 40
    assert panel.rect().contains(close.geometry())
    area = panel.findChildren(QScrollArea)[0]
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0


def play_until_panel(window: MainWindow, content: str) -> TablePanel:
    """Play until a panel has content, and show it."""
    page, mouse, decide = window.pages.table_page, Mouse(window), create_decider("normal", 3)
    table = start_match(window, "tuppi")
    if content == "known":
        for _ in range(6):
            mouse.do(choose_action(table.own_view, decide))
        page.toggle_cards_out()
        return page.panels.cards_out
    play_hands(window, mouse, hands=1)
    if content == "tricks":
        page.toggle_tricks()
        return page.panels.tricks
    return page.panels.hand_score


def pictures_on(panel: TablePanel) -> list[QLabel]:
    labels = [each for each in panel.findChildren(QLabel) if each.isVisible()]
    return [each for each in labels if not each.pixmap().isNull()]


def cards_on(panel: TablePanel) -> list[float]:
    """Return how wide the pictures of a panel are."""
    return [each.pixmap().width() for each in pictures_on(panel)]


@pytest.mark.parametrize("name", ["hand_log", "hint"])
def test_a_panel_follows_the_size_of_texts(window: MainWindow, qtbot: QtBot, name: str) -> None:
    start_match(window, "tuppi")
    page = window.pages.table_page
    getattr(page, f"toggle_{name}")()
    panel: TablePanel = getattr(page.panels, name)
    before = [part.font().pixelSize() for part in texts_of(panel)]

    with qtbot.waitSignal(panel.rebuilt):
        window.apply_preferences(replace(window.match_controller.preferences, text="large"))

    after = [part.font().pixelSize() for part in texts_of(panel)]
    window.apply_preferences(replace(window.match_controller.preferences, text="normal"))
    assert len(before) > 1
    assert set(after) <= {round(1.25 * size) for size in before}  # a caption may leave


def texts_of(panel: TablePanel) -> list[QWidget]:
    parts = (*panel.findChildren(QLabel), *panel.findChildren(QPushButton))
    return [*(part for part in parts if part.isVisible()), *panel.findChildren(QPlainTextEdit)]


PANELS = ("cards_out", "hand_log", "hand_scores", "hint")
KEYS = {
    "cards_out": Key.Key_K,
    "hand_log": Key.Key_T,
    "hand_scores": Key.Key_P,
}


def play_to_lead(window: MainWindow, key: str) -> TablePage:
    """Play until the second trick is led to, or led."""
    table = start_match(window, key)
    table.play_until(lambda view: len(view.tricks) >= 1)
    return table.page


@pytest.mark.parametrize(
    "key", mostly_slow(["marjapussi", "huutopussi-three", "bondtolva-two"], "bondtolva-two")
)
def test_no_panel_lies_over_what_is_being_decided(window: MainWindow, key: str) -> None:
    page = play_to_lead(window, key)
    for size in EVERY_SIZE if key == "marjapussi" else ((800, 600), (1366, 768)):
        window.resize(*size)
        for name in PANELS:
            getattr(page, f"toggle_{name}")()
            panel = getattr(page.panels, name)
            assert panel.is_open, (name, size)
            QApplication.processEvents()
            assert covered_items(panel, page) == [], (name, size)
        page.toggle_hint()


def covered_items(panel: TablePanel, page: TablePage) -> list[str]:
    """Return what a panel lies over: cards that are played, buttons, names, tools, its edge."""
    sheet = panel.geometry().adjusted(SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN)
    board, layout = page.board, page.board.table_layout
    places = {
        f"{zone.kind} {zone.seat}": board.mapFromScene(item.sceneBoundingRect()).boundingRect()
        for zone, items in board.card_layer.zones.items()
        for item in items
        if zone.kind == "trick" or (zone.kind == "hand" and zone.seat == layout.own_seat)
    }
    for seat in range(layout.player_count):
        spot = layout.spots(Zone("trick", seat), [1])[0]
        half = QPointF(spot.width / 2, spot.width * 0.7)
        middle = QPointF(spot.x, spot.y)
        places[f"place of {seat}"] = QRectF(middle - half, middle + half).toRect()
    places |= {f"plate {n}": plate for n, plate in enumerate(plates_on(page))}
    places |= {f"button {n}": in_page(b, page) for n, b in enumerate(page.prompt_bar.buttons)}
    places["tools"] = page.tool_buttons.geometry()
    hidden = [name for name, place in places.items() if place.intersects(sheet)]
    return hidden if page.rect().contains(sheet) else [*hidden, "the edge"]


def in_page(part: QWidget, page: TablePage) -> QRect:
    return QRect(part.mapTo(page, QPoint(0, 0)), part.size())


@pytest.mark.parametrize("name", KEYS)
def test_the_key_that_opens_a_panel_closes_it(window: MainWindow, name: str) -> None:
    page = play_to_lead(window, "marjapussi")
    panel = getattr(page.panels, name)

    QTest.keyClick(window, KEYS[name])
    was_open = panel.is_open
    QTest.keyClick(window, KEYS[name])

    assert was_open
    assert not panel.is_open


def test_one_panel_lies_open_at_a_time(window: MainWindow) -> None:
    page = play_to_lead(window, "marjapussi")

    for name in (*PANELS, *reversed(PANELS[:-1])):
        getattr(page, f"toggle_{name}")()

        assert [panel for panel in page.panels.all_panels if panel.is_open] == [
            getattr(page.panels, name)
        ]


def test_all_hands_shows_the_score_after_each_hand(window: MainWindow) -> None:
    driver = start_match(window, "bag")
    play_hands(window, Mouse(window), hands=3)
    page = window.pages.table_page

    page.panels.hand_score.all_hands_requested.emit()

    panel, table = page.panels.hand_scores, driver.session
    assert table is not None
    assert panel.is_open
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    last = table.history().hand_scores[-1]
    told = [
        (number_text(score), signed_number(own))
        for score, own in zip(last.scores, last.score_changes, strict=True)
    ]
    assert len(table.history().hand_scores) == 3
    assert texts[-5:] == ["3", *told[0], *told[1]]

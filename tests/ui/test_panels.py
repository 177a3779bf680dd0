"""Panels follow the size of the table and of its texts."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from marjapussi_gui.app import player
from marjapussi_gui.ui.panels.panel import Panel
from marjapussi_gui.ui.shell.window import Window

from .playing import Mouse, decided, gone, opened, play_on, seated

ONE_LEAF = 584  # pixels: the leaves of the count stand one under the other in a small window


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    gone(window)


@pytest.mark.parametrize("content", ["breakdown", "tricks", "known"])
def test_a_panel_is_as_large_as_the_table(window: Window, qtbot: QtBot, content: str) -> None:
    window.resize(1280, 800)
    panel = told_at(window, content)
    small, cards = panel.size(), cards_on(panel)
    texts = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert all(label.accessibleName() for label in pictures_on(panel)) == (content != "breakdown")

    with qtbot.waitSignal(panel.made_again):
        window.resize(1920, 1080)

    assert panel.scale == 1.35
    assert panel.width() > 1.2 * small.width()
    assert panel.height() > 1.2 * small.height()
    assert [each.text() for each in panel.findChildren(QLabel) if each.isVisible()] == texts
    assert cards_on(panel) == pytest.approx([1.35 * width for width in cards], abs=3)
    with qtbot.waitSignal(panel.made_again):
        window.resize(800, 600)
    assert panel.scale == 1.0
    assert cards_on(panel) == cards
    assert panel.width() == (small.width() if content != "breakdown" else ONE_LEAF)


@pytest.mark.parametrize("size", [(800, 600), (1920, 1080)])
def test_all_tricks_lie_on_the_whole_felt_and_can_be_closed(
    window: Window, size: tuple[int, int]
) -> None:
    window.resize(*size)
    panel = told_at(window, "tricks")

    close = panel.findChildren(QPushButton)[0]
    assert panel.height() == window.ways.table_page.height() - 40
    assert panel.rect().contains(close.geometry())
    area = panel.findChildren(QScrollArea)[0]
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0


def told_at(window: Window, content: str) -> Panel:
    """Play until a panel has something to tell, and show it."""
    page, mouse, decide = window.ways.table_page, Mouse(window), player("normal", 3)
    sitting = seated(window, "tuppi")
    if content == "known":
        for _ in range(6):
            assert sitting.view is not None
            mouse.do(decided(sitting.view, decide))
        page.show_known()
        return page.panels.known
    play_on(window, mouse, hands=1)
    if content == "tricks":
        page.show_tricks()
        return page.panels.tricks
    return page.panels.breakdown


def pictures_on(panel: Panel) -> list[QLabel]:
    labels = [each for each in panel.findChildren(QLabel) if each.isVisible()]
    return [each for each in labels if not each.pixmap().isNull()]


def cards_on(panel: Panel) -> list[float]:
    """Return how wide the pictures of a panel are."""
    return [each.pixmap().width() for each in pictures_on(panel)]


def test_a_panel_follows_the_size_of_texts(window: Window, qtbot: QtBot) -> None:
    seated(window, "tuppi")
    page = window.ways.table_page
    page.show_talk()
    page.show_hint()
    panels = (page.panels.talk, page.panels.hint)
    before = [[part.font().pixelSize() for part in texts_of(panel)] for panel in panels]

    with qtbot.waitSignals([panel.made_again for panel in panels]):
        window.prefer(replace(window.host.preferences, text="large"))

    after = [[part.font().pixelSize() for part in texts_of(panel)] for panel in panels]
    window.prefer(replace(window.host.preferences, text="normal"))
    assert all(len(sizes) > 1 for sizes in before)
    assert after == [[round(1.25 * size) for size in sizes] for sizes in before]


def texts_of(panel: Panel) -> list[QWidget]:
    """Return whatever has words on a panel."""
    parts = (*panel.findChildren(QLabel), *panel.findChildren(QPushButton))
    return [*(part for part in parts if part.isVisible()), *panel.findChildren(QPlainTextEdit)]

"""The count of every game shows whole lines, the new score and no text over another."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from threading import Event as Flag

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.thinking import player
from marjapussi_gui.ui.basis.languages import SPOKEN
from marjapussi_gui.ui.basis.new_game import usual_game
from marjapussi_gui.ui.board.pace import INSTANT
from marjapussi_gui.ui.panels.breakdown import Breakdown
from marjapussi_gui.ui.panels.leaves import Leaves
from marjapussi_gui.ui.panels.panel import REST_MS
from marjapussi_gui.ui.panels.score_tray import ScoreTray
from marjapussi_gui.ui.shell.window import Window
from tests.ui.dialogs.measure import cut_off

from .playing import gone, opened

pytestmark = pytest.mark.qt_log_ignore("propagateSizeHints")  # says the offscreen platform

SIZES = ((800, 600), (1366, 768), (1280, 800), (1920, 1080))
TEXTS = ("normal", "large")
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]
TOURNAMENT = {"sooli": False, "deals": 16}
LOOKS = tuple(product(SPOKEN, TEXTS))
FEW = (("en", "normal"), ("fi", "large"))  # of languages, Finnish has the longest words


@pytest.fixture
def window(qapp: QApplication) -> Iterator[Window]:
    window = opened()
    yield window
    window.prefer(replace(window.host.preferences, language="en", text="normal"))
    gone(window)


def count_hand(window: Window, key: str, players: int, seed: int) -> Breakdown:
    """Play a hand to its end, and return its count."""
    kind, table = variant(key), window.ways.table_page
    rules = kind.game(TOURNAMENT if key == "tuppi" else {}, players=players).options
    usual = usual_game(kind, level="easy", players=players)
    still(window)
    window.host.play(replace(usual, seed=seed, partner_level="easy", rules=rules))
    decide = player("easy", seed)
    while (view := table.sitting.view) is not None:
        table.sitting.act(decide(view, Flag()))
    assert table.panels.breakdown.is_open
    return table.panels.breakdown


def still(window: Window) -> None:
    board = window.ways.table_page.board
    board.story.pace = board.touch.pace = INSTANT


def faults(window: Window, count: Breakdown, sizes: tuple[tuple[int, int], ...]) -> Iterator[str]:
    """Yield what is cut, hidden or covered in a count, in all these sizes."""
    for width, height in sizes:
        window.resize(width, height)
        QTest.qWait(6 * REST_MS)  # felt and count are made anew once the size rests
        for fault in (*cut_off(count), *half_seen(count), *unseen(window, count), *mixed(count)):
            yield f"{width} x {height}: {fault}"


def labels(count: Breakdown) -> list[QLabel]:
    return [each for each in count.findChildren(QLabel) if each.isVisible() and each.text()]


def seen(widget: QWidget) -> QRect:
    """Return which part of a widget is seen, as a rectangle of its window."""
    part = widget.visibleRegion().boundingRect()
    return part.translated(widget.mapTo(widget.window(), QPoint(0, 0)))


def half_seen(count: Breakdown) -> Iterator[str]:
    """Yield texts that are neither wholly in sight nor wholly out of it."""
    for label in labels(count):
        if seen(label).isValid() and seen(label).size() != label.size():
            yield f"{label.text()} is cut"


def unseen(window: Window, count: Breakdown) -> Iterator[str]:
    """Yield what must be in sight and is not."""
    tray = next(each for each in count.findChildren(ScoreTray) if each.isVisible())
    for needed in (*tray.after, count.next_button):
        if seen(needed).size() != needed.size():
            yield f"{needed.accessibleName() or needed} is out of sight"
    if seen(count.next_button).intersects(seen(tray)):
        yield "buttons lie over the scores"
    tools = window.ways.table_page.tools
    for each in tools.findChildren(QWidget):
        if each.isVisible() and seen(each).size() != each.size():
            yield "the count lies over the tools"


def mixed(count: Breakdown) -> Iterator[str]:
    """Yield texts that lie over each other."""
    for one, other in combinations(labels(count), 2):
        both = seen(one) & seen(other)
        if both.isValid() and min(both.width(), both.height()) > 1:
            yield f"{one.text()} / {other.text()}"


def in_looks(window: Window, count: Breakdown, looks: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """Yield what is wrong in any size, in these languages and sizes of type."""
    for language, text in looks:
        window.prefer(replace(window.host.preferences, language=language, text=text))
        still(window)
        for fault in faults(window, count, SIZES):
            yield f"{language}, {text}, {fault}"


@pytest.mark.parametrize(
    ("key", "players"), [("marriage", 5), ("huutopussi", 4), ("huutopussi-three", 3), ("tuppi", 4)]
)
def test_no_line_of_a_count_is_cut(window: Window, key: str, players: int) -> None:
    count = count_hand(window, key, players, 2)

    assert list(in_looks(window, count, FEW)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_line_of_any_count_is_cut(window: Window, key: str, players: int, seed: int) -> None:
    count = count_hand(window, key, players, seed)

    assert list(in_looks(window, count, LOOKS)) == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_player_has_a_column_and_all_lines_are_seen(window: Window, players: int) -> None:
    count = count_hand(window, "marriage", players, 3)
    for size in SIZES[1:]:
        window.resize(*size)
        QTest.qWait(6 * REST_MS)

        areas = [each for each in count.findChildren(Leaves) if each.isVisible()]

        assert all(each.is_whole for each in areas), size
        lefts = [view.mapTo(count, QPoint()).x() for each in areas for view in each.views]
        assert lefts == sorted(set(lefts))
        assert len(lefts) == players

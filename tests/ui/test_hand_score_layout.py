"""The count of every game shows whole lines, the new score and no text over another."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.ui.board.animation_speed import NO_ANIMATION
from marjapussi_gui.ui.common.languages import AVAILABLE_LANGUAGES
from marjapussi_gui.ui.panels.hand_score_panel import HandScorePanel
from marjapussi_gui.ui.panels.ledger_columns import LedgerColumns
from marjapussi_gui.ui.panels.ledger_line import WRAPPED_LINE_GAP
from marjapussi_gui.ui.panels.match_scores_view import MatchScoresView
from marjapussi_gui.ui.panels.table_panel import REBUILD_DELAY_MS
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.parameters import mostly_slow
from tests.ui.dialogs.layout_checks import cut_off_texts
from tests.ui.table_driver import TableDriver, set_animation_speed

from .window_driver import close_window, open_window

SIZES = ((800, 600), (1366, 768), (1280, 800), (1920, 1080))
TEXTS = ("normal", "large")
TABLES = [(each.key, players) for each in VARIANTS for players in each.players]
TOURNAMENT = {"sooli": False, "deals": 16}
LOOKS = tuple(product(AVAILABLE_LANGUAGES, TEXTS))
FEW = (("en", "normal"), ("fi", "large"))  # of languages, Finnish has the longest words


@pytest.fixture
def window() -> Iterator[MainWindow]:
    window = open_window()
    yield window
    window.apply_preferences(
        replace(window.match_controller.preferences, language="en", text="normal")
    )
    close_window(window)


def play_until_score(window: MainWindow, key: str, players: int, seed: int) -> HandScorePanel:
    kind, table = find_variant(key), window.pages.table_page
    rules = kind.create_game(TOURNAMENT if key == "tuppi" else {}, players=players).option_values
    usual = default_game(kind, level="easy", player_count=players)
    disable_animation(window)
    window.match_controller.start_match(
        replace(usual, seed=seed, partner_level="easy", rules=rules)
    )
    TableDriver(window).play_hand(create_decider("easy", seed))
    assert table.panels.hand_score.is_open
    return table.panels.hand_score


def disable_animation(window: MainWindow) -> None:
    board = window.pages.table_page.board
    set_animation_speed(board, NO_ANIMATION)


def faults(
    window: MainWindow, count: HandScorePanel, sizes: tuple[tuple[int, int], ...]
) -> Iterator[str]:
    """Yield what is cut, hidden or covered in a count, in all these sizes."""
    for width, height in sizes:
        window.resize(width, height)
        QTest.qWait(6 * REBUILD_DELAY_MS)  # felt and count are made anew once the size rests
        for fault in (
            *cut_off_texts(count),
            *half_visible_texts(count),
            *hidden_controls(window, count),
            *overlapping_texts(count),
        ):
            yield f"{width} x {height}: {fault}"


def labels(count: HandScorePanel) -> list[QLabel]:
    return [each for each in count.findChildren(QLabel) if each.isVisible() and each.text()]


def visible_part(widget: QWidget) -> QRect:
    """Return which part of a widget is seen, as a rectangle of its window."""
    part = widget.visibleRegion().boundingRect()
    return part.translated(widget.mapTo(widget.window(), QPoint(0, 0)))


def half_visible_texts(count: HandScorePanel) -> Iterator[str]:
    """Yield texts that are neither wholly in sight nor wholly out of it."""
    for label in labels(count):
        if visible_part(label).isValid() and visible_part(label).size() != label.size():
            yield f"{label.text()} is cut"


def hidden_controls(window: MainWindow, count: HandScorePanel) -> Iterator[str]:
    tray = next(each for each in count.findChildren(MatchScoresView) if each.isVisible())
    for needed in (*tray.score_labels, count.next_button):
        if visible_part(needed).size() != needed.size():
            yield f"{needed.accessibleName() or needed} is out of sight"
    if visible_part(count.next_button).intersects(visible_part(tray)):
        yield "buttons lie over the scores"
    tools = window.pages.table_page.tool_buttons
    for each in tools.findChildren(QWidget):
        if each.isVisible() and visible_part(each).size() != each.size():
            yield "the count lies over the tools"


def overlapping_texts(count: HandScorePanel) -> Iterator[str]:
    for one, other in combinations(labels(count), 2):
        both = visible_part(one) & visible_part(other)
        if both.isValid() and min(both.width(), both.height()) > 1:
            yield f"{one.text()} / {other.text()}"


def faults_in_looks(
    window: MainWindow, count: HandScorePanel, looks: tuple[tuple[str, str], ...]
) -> Iterator[str]:
    """Yield what is wrong in any size, in these languages and sizes of type."""
    for language, text in looks:
        window.apply_preferences(
            replace(window.match_controller.preferences, language=language, text=text)
        )
        disable_animation(window)
        for fault in faults(window, count, SIZES):
            yield f"{language}, {text}, {fault}"


@pytest.mark.parametrize(
    ("key", "players"),
    [
        ("marriage", 5),
        pytest.param("huutopussi", 4, marks=pytest.mark.slow),
        pytest.param("huutopussi-three", 3, marks=pytest.mark.slow),
        pytest.param("tuppi", 4, marks=pytest.mark.slow),
    ],
)
def test_no_line_of_a_count_is_cut(window: MainWindow, key: str, players: int) -> None:
    count = play_until_score(window, key, players, 2)

    assert list(faults_in_looks(window, count, FEW)) == []


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 4))
@pytest.mark.parametrize(("key", "players"), TABLES)
def test_no_line_of_any_count_is_cut(window: MainWindow, key: str, players: int, seed: int) -> None:
    count = play_until_score(window, key, players, seed)

    assert list(faults_in_looks(window, count, LOOKS)) == []


@pytest.mark.parametrize("players", mostly_slow([2, 3, 4, 5], 5))
def test_every_player_has_a_column_and_all_lines_are_seen(window: MainWindow, players: int) -> None:
    count = play_until_score(window, "marriage", players, 3)
    for size in SIZES[1:]:
        window.resize(*size)
        QTest.qWait(6 * REBUILD_DELAY_MS)

        areas = [each for each in count.findChildren(LedgerColumns) if each.isVisible()]

        assert all(each.scroll_bar.maximum() == 0 for each in areas), size
        lefts = [view.mapTo(count, QPoint()).x() for each in areas for view in each.views]
        assert lefts == sorted(set(lefts))
        assert len(lefts) == players


def test_last_line_is_counted_in_sight_below_the_names(window: MainWindow) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, text="large"))
    window.resize(800, 600)
    count = play_until_score(window, "huutopussi-three", 3, 4)
    QTest.qWait(6 * REBUILD_DELAY_MS)
    (area,) = (each for each in count.findChildren(LedgerColumns) if each.isVisible())
    assert area.scroll_bar.maximum() > 0

    is_seen_rebuilt = [is_seen(row) for view in area.views for row in view.rows_in_order[-1:]]
    count.hide_rows()
    seen = []
    for row in list(count._hidden_rows[:-2]):
        count.reveal_next_row()
        seen.append(is_seen(row))

    assert all(is_seen_rebuilt)
    assert all(seen)
    assert all(is_seen(view.slots[0, 0]) for view in area.views)


def is_seen(widget: QWidget) -> bool:
    return visible_part(widget).size() == widget.size()


def test_long_words_fit_below_large_scores(window: MainWindow) -> None:
    window.apply_preferences(replace(window.match_controller.preferences, language="ne"))
    window.resize(800, 600)
    count = play_until_score(window, "huutopussi", 4, 2)
    assert count.ledger is not None
    scores = tuple(replace(each, before=-275, after=-285) for each in count.ledger.scores)

    count.show_ledger(
        replace(count.ledger, scores=scores), window.pages.table_page.board.card_pictures
    )
    QTest.qWait(6 * REBUILD_DELAY_MS)

    assert cut_off_texts(count) == []


def test_texts_of_two_lines_stand_apart_from_the_next_text(window: MainWindow) -> None:
    window.resize(800, 600)
    count = play_until_score(window, "marriage", 4, 4)
    QTest.qWait(6 * REBUILD_DELAY_MS)
    (area,) = (each for each in count.findChildren(LedgerColumns) if each.isVisible())
    texts = [line.head._text_label for line in area.views[0].lines]
    wrapped = [text for text in texts if text.height() > 2 * text.fontMetrics().height() - 2]

    assert wrapped
    for text in wrapped:
        row, needed = text.parentWidget(), text.heightForWidth(text.width())
        assert row is not None
        assert row.height() >= needed + WRAPPED_LINE_GAP // 2

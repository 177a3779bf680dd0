"""Commands about the table stand at the table: redo beside undo, and the scores at the score."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.ui.board.table_decorations import SCORE_KEYS
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import choose_action, start_match

LEFT = Qt.MouseButton.LeftButton


def tool_places(page: TablePage) -> dict[str, QRect]:
    names = ("undo", "hint", "last", "rules", "menu")
    return {name: page.tool_buttons.button_for(name).geometry() for name in names}


@pytest.mark.parametrize("game", ["tuppi", "marriage"])
@pytest.mark.parametrize("size", [(800, 600), (1280, 800)])
def test_redo_appears_beside_undo_and_moves_no_other_tool(
    window: MainWindow, size: tuple[int, int], game: str
) -> None:
    window.resize(*size)
    table, decide = start_match(window, game), create_decider("normal", 3)
    page = window.pages.table_page
    redo = page.tool_buttons.button_for("redo")
    table.perform(choose_action(table.own_view, decide))
    before, was_visible = tool_places(page), redo.isVisible()

    page.tool_buttons.button_for("undo").click()
    after, is_visible = tool_places(page), redo.isVisible()
    tools = [box.translated(page.tool_buttons.pos()) for box in after.values()]
    is_covered = any(box.intersects(redo.geometry()) for box in tools)
    nearest = min((box.center() - redo.geometry().center()).manhattanLength() for box in tools)
    redo.click()

    assert not was_visible
    assert is_visible
    assert not is_covered
    assert nearest <= 60
    assert after == before
    assert not redo.isVisible()


@pytest.mark.parametrize("game", ["marjapussi", "tuppi", "marriage"])
def test_a_click_on_the_score_shows_the_points_hand_by_hand(window: MainWindow, game: str) -> None:
    start_match(window, game)
    page = window.pages.table_page
    items = page.board.decorations.items
    boxes = [items.bounding_box(key) for key in SCORE_KEYS]
    score = next(box for box in boxes if not box.isEmpty())

    QTest.mouseClick(page.board.viewport(), LEFT, pos=page.board.mapFromScene(score.center()))
    is_open = page.panels.hand_scores.isVisible()
    QTest.mouseClick(page.board.viewport(), LEFT, pos=page.board.mapFromScene(score.center()))

    assert is_open
    assert not page.panels.hand_scores.isVisible()


def test_a_press_that_ends_beside_the_score_shows_nothing(window: MainWindow) -> None:
    start_match(window, "tuppi")
    page = window.pages.table_page
    view = page.board.viewport()
    score = page.board.decorations.items.bounding_box("sheet")

    QTest.mousePress(view, LEFT, pos=page.board.mapFromScene(score.center()))
    QTest.mouseRelease(view, LEFT, pos=QPoint(view.width() // 2, view.height() // 2))

    assert not page.panels.hand_scores.isVisible()


def test_another_level_in_the_preferences_changes_the_opponents_of_the_match(
    window: MainWindow,
) -> None:
    start_match(window, "tuppi", level="normal")

    preferences = window.match_controller.preferences
    window.apply_preferences(type(preferences)(level="easy", sound=False))

    match = window.match_controller.match
    assert match is not None
    assert match.level == "easy"
    assert match.partner_level == "normal"


def test_the_menu_button_is_lit_while_its_menu_is_open(window: MainWindow) -> None:
    start_match(window, "tuppi")
    page = window.pages.table_page
    button = page.tool_buttons.button_for("menu")

    page.set_menu_open(is_open=True)
    lit = button.property("lit")
    page.set_menu_open(is_open=False)

    assert lit
    assert not button.property("lit")

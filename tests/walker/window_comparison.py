"""Compare the window with a new window on the same database."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.app.main import create_main_window
from marjapussi_gui.ui.board.table_controller import TableController
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import close_window

from .program_run import ProgramRun
from .screenshots import differing_blocks, grab_screen

MOVED = 12  # pixels


def differences_from_new_window(run: ProgramRun) -> list[str]:
    """Return how the window differs from a new one on the same store."""
    run.wait_until_idle()
    main = run.window
    page = main.pages.table_page
    view = page.board.event_player.view
    session = page.table_controller.session
    if session is not None and session.has_several_people:
        return []  # a new window begins behind the curtain
    if view is not None and view.match.is_over:
        return []  # a new window goes on with no match that is over
    if page.board.card_layer.selected or _plays_forced_card_next(page.table_controller):
        return []
    settle_window(run)
    redo = page.tool_buttons.redo_button
    had_redo = redo.isVisible()
    redo.hide()  # what was taken back isn't saved
    run.wait_until_idle()
    old, before = grab_screen(main), main.pages.table_page.panels.hand_score.geometry()
    redo.setVisible(had_redo)
    run.window = _open_second_window(run)
    _apply_hand_order(main, run.window)
    settle_window(run)
    other = run.window.pages.table_page
    new, now = grab_screen(run.window), other.panels.hand_score.geometry()
    page_name = type(run.window.page_stack.current_page).__name__
    where = f"{page_name}, {other.board.event_player.ply} actions"
    run.window.closing.disconnect()
    close_window(run.window)
    run.window = main
    main.activateWindow()
    panels = main.pages.table_page.panels
    if panels.history.is_hand_over:
        panels.show_hand_score()
        if (before.topLeft() - now.topLeft()).manhattanLength() > MOVED:
            ply = main.pages.table_page.board.event_player.ply
            return [f"the count of {ply} actions lies at {before}, in a new window, {where}: {now}"]
    apart = differing_blocks(old, new)
    return [f"{len(apart)} blocks differ from a new window: {apart[:8]}"] if apart else []


def _plays_forced_card_next(sitting: TableController) -> bool:
    """Return whether a card is offered that a new window would play for the player.

    That is so after a card was taken back, and where he has just begun to want it.
    """
    return (
        sitting.plays_forced_cards
        and sitting.is_offering
        and len(sitting.prompts.card_actions) == 1
    )


def settle_window(run: ProgramRun) -> None:
    """Close what lies open, and look at no card."""
    window, page = run.window, run.window.pages.table_page
    window.notice_bar.hide()
    if (menu := QApplication.activePopupWidget()) is not None:
        menu.close()
    run.wait_until_idle()  # panels that are seen make use of its room
    for panel in page.panels.all_panels:
        panel.hide()
    QTest.mouseMove(page.board.viewport(), QPoint(2, 2))
    page.board.hand_input.cancel()
    page.table_controller.refresh_prompts()
    page.board.setFocus()
    page.board.decorations.speech_bubbles.hide_bubble()  # the last words are no part of the match
    run.wait_until_idle()
    page.board.animator.pulse(page.board.decorations.seat_plates.halo, 0.0)
    QTest.qWait(20)
    run.wait_until_idle()


def _open_second_window(run: ProgramRun) -> MainWindow:
    main = run.window
    other = create_main_window(run.runner, run.sounds, run.opened, run.folder)
    other.resize(main.size())
    other.show()
    other.resize(main.size())
    other.navigator.start_over()
    run.window = other
    run.wait_until_idle()
    return other


def _apply_hand_order(main: MainWindow, other: MainWindow) -> None:
    """Arrange the cards as the player did, which is not saved."""
    page, order = other.pages.table_page, main.pages.table_page.board.card_layer.hand_order
    page.board.card_layer.hand_order.groups = [list(group) for group in order.groups]
    page.board.card_layer.hand_order.is_manual = order.is_manual
    page.board.card_layer.sort_hand()
    page.board.card_layer.animate_home()
    page.board.update_set_trays()

"""The window beside a new one on the same store: they must look alike."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from marjapussi_gui.app.main import create_main_window
from marjapussi_gui.ui.pages.table.table_controller import TableController
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.ui.window_driver import gone

from .program_run import Run
from .screenshots import blocks_apart, seen

MOVED = 12  # pixels


def unlike_new(run: Run) -> list[str]:
    """Return how the window differs from a new one on the same store."""
    run.rest()
    main = run.window
    page = main.navigator.table_page
    view = page.board.event_player.view
    if view is not None and view.match.is_over:
        return []  # a new window goes on with no match that is over
    if page.board.card_layer.selected or _goes_on_by_itself(page.table_controller):
        return []
    calm_down(run)
    old, before = seen(main), main.navigator.table_page.panels.hand_score.geometry()
    run.window = _opened_beside(run)
    _order_alike(main, run.window)
    calm_down(run)
    other = run.window.navigator.table_page
    new, now = seen(run.window), other.panels.hand_score.geometry()
    page_name = type(run.window.page_stack.current_page).__name__
    where = f"{page_name}, {other.board.event_player.ply} actions"
    run.window.closing.disconnect()
    gone(run.window)
    run.window = main
    main.activateWindow()
    panels = main.navigator.table_page.panels
    if panels.history.is_hand_over:
        panels.show_hand_score()
        if (before.topLeft() - now.topLeft()).manhattanLength() > MOVED:
            ply = main.navigator.table_page.board.event_player.ply
            return [f"the count of {ply} actions lies at {before}, in a new window, {where}: {now}"]
    apart = blocks_apart(old, new)
    return [f"{len(apart)} blocks differ from a new window: {apart[:8]}"] if apart else []


def _goes_on_by_itself(sitting: TableController) -> bool:
    """Return whether a card is offered that a new window would play for the player.

    That is so after a card was taken back, and where he has just begun to want it.
    """
    return (
        sitting.plays_forced_cards
        and sitting.is_offering
        and len(sitting.prompts.card_actions) == 1
    )


def calm_down(run: Run) -> None:
    """Close what lies open, and look at no card."""
    window, page = run.window, run.window.navigator.table_page
    window.notice_bar.hide()
    run.rest()  # panels that are seen make use of its room
    for panel in page.panels.all_panels:
        panel.hide()
    QTest.mouseMove(page.board.viewport(), QPoint(2, 2))
    page.board.hand_input.cancel()
    page.table_controller.refresh_prompts()
    page.board.setFocus()
    page.board.decorations.speech_bubbles.hide_bubble()  # the last words are no part of the match
    run.rest()
    page.board.animator.pulse(page.board.decorations.seat_plates.halo, 0.0)
    QTest.qWait(20)
    run.rest()


def _opened_beside(run: Run) -> MainWindow:
    """Return another window of the same size on the same match."""
    main = run.window
    other = create_main_window(run.runner, run.sounds, run.opened, run.folder)
    other.resize(main.size())
    other.show()
    other.resize(main.size())
    other.navigator.start_over()
    run.window = other
    run.rest()
    return other


def _order_alike(main: MainWindow, other: MainWindow) -> None:
    """Hold the cards as they were put by hand: that is kept nowhere."""
    page, order = other.navigator.table_page, main.navigator.table_page.board.card_layer.hand_order
    page.board.card_layer.hand_order.groups = [list(group) for group in order.groups]
    page.board.card_layer.hand_order.is_manual = order.is_manual
    page.board.card_layer.sort_hand()
    page.board.card_layer.animate_home()
    page.board.update_set_trays()

"""The window beside a new one on the same store: they must look alike."""

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from marjapussi_gui.app import kept_window
from marjapussi_gui.ui.pages.sitting import Sitting
from marjapussi_gui.ui.shell.window import Window
from tests.ui.playing import gone

from .pictures import blocks_apart, seen
from .run import Run

MOVED = 12  # pixels


def unlike_new(run: Run) -> list[str]:
    """Return how the window differs from a new one on the same store."""
    run.rest()
    main = run.window
    page = main.ways.table_page
    view = page.board.story.view
    if view is not None and view.match.over:
        return []  # a new window goes on with no match that is over
    if page.board.cards.chosen or _goes_on_by_itself(page.sitting):
        return []
    calm_down(run)
    old, before = seen(main), main.ways.table_page.panels.breakdown.geometry()
    run.window = _opened_beside(run)
    _order_alike(main, run.window)
    calm_down(run)
    other = run.window.ways.table_page
    new, now = seen(run.window), other.panels.breakdown.geometry()
    where = f"{type(run.window.pages.current).__name__}, {other.board.story.ply} actions"
    run.window.closing.disconnect()
    gone(run.window)
    run.window = main
    main.activateWindow()
    panels = main.ways.table_page.panels
    if panels.past.is_hand_over:
        panels.count()
        if (before.topLeft() - now.topLeft()).manhattanLength() > MOVED:
            ply = main.ways.table_page.board.story.ply
            return [f"the count of {ply} actions lies at {before}, in a new window, {where}: {now}"]
    apart = blocks_apart(old, new)
    return [f"{len(apart)} blocks differ from a new window: {apart[:8]}"] if apart else []


def _goes_on_by_itself(sitting: Sitting) -> bool:
    """Return whether a card is offered that a new window would play for the player.

    That is so after a card was taken back, and where he has just begun to want it.
    """
    return sitting.plays_forced and sitting.is_offering and len(sitting.prompts.plays) == 1


def calm_down(run: Run) -> None:
    """Close what lies open, and look at no card."""
    window, page = run.window, run.window.ways.table_page
    window.notice.hide()
    run.rest()  # panels that are seen make use of its room
    for panel in page.panels.all:
        panel.hide()
    QTest.mouseMove(page.board.viewport(), QPoint(2, 2))
    page.board.touch.cancel()
    page.sitting.offer_again()
    page.board.setFocus()
    page.board.furniture.speech.hush()  # what was said last is no part of the match
    run.rest()
    page.board.animator.breathe(page.board.furniture.seats.halo, 0.0)
    QTest.qWait(20)
    run.rest()


def _opened_beside(run: Run) -> Window:
    """Return another window of the same size on the same match."""
    main = run.window
    other = kept_window(run.runner, run.sounds, run.opened, run.folder)
    other.resize(main.size())
    other.show()
    other.resize(main.size())
    other.ways.start_over()
    run.window = other
    run.rest()
    return other


def _order_alike(main: Window, other: Window) -> None:
    """Hold the cards as they were put by hand: that is kept nowhere."""
    page, order = other.ways.table_page, main.ways.table_page.board.cards.order
    page.board.cards.order.groups = [list(group) for group in order.groups]
    page.board.cards.order.is_by_hand = order.is_by_hand
    page.board.cards.reorder()
    page.board.cards.settle()
    page.board.show_trays()

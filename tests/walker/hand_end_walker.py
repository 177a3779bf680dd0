"""Actions at the end of a hand: tap quickly, and leave the table and return."""

from math import inf
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.ui.board.press_filter import HAND_COUNT_MS
from marjapussi_gui.ui.pages.table.table_page import TablePage
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.window.main_window import MainWindow
from tests.fake_clock import FakeClock
from tests.ui.window_driver import LEFT

from .expected_state import ExpectedState
from .program_run import Faults, ProgramRun
from .screenshots import differing_blocks, grab_screen, save_screenshots
from .window_comparison import settle_window

AROUND = (
    "review",
    "rules",
    "statistics",
    "my_play",
    "practice",
    "order",
    "puzzles",
    "matches",
    "keys",
    "guide",
    "lesson",
    "home",
)
LONGEST_HAND = 120  # decisions
ESCAPES = 4  # a page may have something open


class HandEndWalker:
    """A hurried player who leaves the table and comes back."""

    def __init__(self, folder: Path, clock: FakeClock, faults: Faults) -> None:
        self.clock, self.faults = clock, faults
        self._folders = (folder / f"run-{number}" for number in range(10_000))
        self.run = ProgramRun(next(self._folders), self.clock)
        self.memory = ExpectedState(lambda: self.run)
        self._counted_at: float | None = None  # since then the whole count is seen

    @property
    def window(self) -> MainWindow:
        return self.run.window

    @property
    def page(self) -> TablePage:
        return self.window.pages.table_page

    @property
    def is_at_table(self) -> bool:
        return self.memory.is_at_table

    @property
    def match(self) -> int:
        return self.memory.match

    def play_sensibly(self, way: int, times: int) -> None:
        raise NotImplementedError

    def click_card(self, card: int) -> None:
        items = self.page.board.card_layer.own_items()
        if self.is_at_table and items:
            at = self.page.board.mapFromScene(items[card % len(items)].pos())
            QTest.mouseClick(self.page.board.viewport(), LEFT, pos=at)

    def wait(self, ms: int) -> None:
        """Let a little time go by: in the middle of a motion, as a rule."""
        QCoreApplication.processEvents()
        self.run.advance_clock(float(ms))
        self.memory.note()

    def play_hand_to_end(self) -> None:
        """Play until a hand is counted, at the table."""
        for _ in range(LONGEST_HAND):
            if not self.is_at_table or self.page.panels.hand_score.isVisible():
                return
            self.play_sensibly(0, 1)

    def tap(self, way: int, ms: int, times: int) -> None:
        """Press space, or click on a card or the likeliest button, in a rhythm."""
        if self._counted_at is None and self._is_count_told:
            self._counted_at = -inf  # since some time before the first press
        for _ in range(times):
            count = self.page.panels.hand_score
            if not self.is_at_table:
                return
            was_over, table = count.is_awaiting_choice, self.page.table_controller.session
            if way % 3 == 0:
                focus: QWidget = QApplication.focusWidget() or self.window
                QTest.keyClick(focus, Qt.Key.Key_Space)
            elif way % 3 == 1 and count.isVisible() and not was_over:
                QTest.mouseClick(count.next_button, LEFT)
            else:
                self.click_card(times)
            if was_over and self.page.table_controller.session is not table:
                self.faults.found.append("a key or a click on the felt began a new match")
            self._check_count_duration()
            self.wait(ms)

    @property
    def _is_count_told(self) -> bool:
        page = self.page
        return page.panels.hand_score.isVisible() and not page.board.event_player.is_playing

    def _check_count_duration(self) -> None:
        """Note for how long the count has been seen, and a fault where that was too short."""
        page, now, is_told = self.page, self.clock.ms, self._is_count_told
        if self._counted_at is not None and not page.panels.hand_score.isVisible():
            if now - self._counted_at < HAND_COUNT_MS:
                self.faults.found.append(f"the count was seen for {now - self._counted_at} ms")
            self._counted_at = None
        elif is_told and self._counted_at is None:
            self._counted_at = now
        elif not is_told:
            self._counted_at = None

    def _settle_page(self) -> None:
        """Look at no card, and close what does not come back with the page."""
        page = self.page
        if page.panels.hand_score.isVisible():
            self.window.notice_bar.hide()
            page.panels.close_open_panels()
            page.restore_focus()  # as on coming back
            page.board.decorations.speech_bubbles.hide_bubble()
            for animation in page.panels.hand_score.findChildren(QVariantAnimation):
                animation.setCurrentTime(animation.duration())  # it goes by the real clock
            self.run.wait_until_idle()
        else:
            settle_window(self.run)

    def leave_and_return(self, number: int) -> None:
        if not self.is_at_table:
            return
        self.run.wait_until_idle()
        self._settle_page()
        page, table = self.page, self.page.table_controller.session
        match, is_over = self.match, table is not None and table.state.match.is_over
        focus, before = self.window.focusWidget(), grab_screen(self.window)
        name = AROUND[number % len(AROUND)]
        if is_over and name == "home":
            return
        if name == "lesson":
            self.window.learning.start_lesson(VARIANTS[number % len(VARIANTS)].key)
        else:
            self.window.run_command(Command(name))
        self.run.wait_until_idle()
        if name == "home":
            self.window.navigator.resume_last_match()
        for _ in range(ESCAPES):
            if self.window.page_stack.current_page is not page:
                self.window.run_command(Command.ESCAPE)
        self.run.wait_until_idle()
        if self.window.page_stack.current_page is not page or self.match != match:
            self.faults.found.append(f"{name} does not lead back to the table")
            return
        self._settle_page()
        if apart := differing_blocks(before, grab_screen(self.window)):
            where = save_screenshots(before, grab_screen(self.window))
            self.faults.found.append(f"{len(apart)} blocks differ after {name}, see {where}")
        if page.panels.hand_score.isVisible() and type(focus) is not type(
            self.window.focusWidget()
        ):
            self.faults.found.append(f"after {name} the keyboard is at {self.window.focusWidget()}")

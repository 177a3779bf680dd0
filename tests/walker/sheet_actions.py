"""Type anything into score sheets, and compare the page with what is stored."""

from collections.abc import Iterator
from random import Random

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.record_lines import RecordHeader
from marjapussi_gui.engine.state import MatchStart, Seat
from marjapussi_gui.model.score_sheet import ScoreSheet
from marjapussi_gui.ui.pages.score_sheet.score_sheet_page import ScoreSheetPage
from marjapussi_gui.ui.window.main_window import MainWindow

from .program_run import ProgramRun

TYPED = "0123456789shdcn"
ENTER, BACKSPACE = Qt.Key.Key_Return, Qt.Key.Key_Backspace


def act_on_sheet(window: MainWindow, seed: int) -> None:
    page, rng = window.page_stack.current_page, Random(seed)
    if not isinstance(page, ScoreSheetPage):
        game = rng.choice(VARIANTS).create_game()
        header = RecordHeader(game, ("",) * game.seating.players, MatchStart(Seat(0)))
        window.open_sheet(window._services.storage.sheets.save(ScoreSheet(header)))
        return
    if rng.random() < 0.1 and page.undo_button.isEnabled():
        page.undo_button.click()
    elif rng.random() < 0.1 and page.sheet is not None and page.sheet.hands:
        page.ledger.table.anchorClicked.emit(QUrl(str(rng.randrange(len(page.sheet.hands)))))
    for _ in range(rng.randrange(12)):
        target = QApplication.focusWidget() or page
        if rng.random() < 0.6:
            QTest.keyClicks(target, rng.choice(TYPED))
        else:
            QTest.keyClick(target, BACKSPACE if rng.random() < 0.1 else ENTER)


def sheet_faults(run: ProgramRun) -> Iterator[str]:
    page = run.window.page_stack.current_page
    if not isinstance(page, ScoreSheetPage) or page.sheet is None:
        return
    stored = run.window._services.storage.sheets.load(page.sheet.id)
    if stored is None:
        yield "the score sheet isn't stored"
    elif (stored.hands, stored.draft) != (page.sheet.hands, page.sheet.draft):
        yield f"stored {stored.hands} {stored.draft}, not {page.sheet.hands} {page.sheet.draft}"
    scored = page.sheet.score_hands()
    if page.number < len(scored) and page.sheet.entry(page.number) != page.sheet.hands[page.number]:
        yield "another hand is shown than is changed"

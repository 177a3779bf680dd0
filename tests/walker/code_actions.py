"""Copy codes from the window, open them, altered ones and garbage, and set up positions."""

from random import Random

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QPushButton

from marjapussi_gui.engine.codes.code_alphabet import CodeError
from marjapussi_gui.engine.codes.code_text import read_code
from marjapussi_gui.engine.codes.hand import Hand
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.learning.received_hands import read_received_moment
from marjapussi_gui.ui.common.requests import EditPosition
from marjapussi_gui.ui.dialogs.open_code_dialog import OpenDialog
from marjapussi_gui.ui.dialogs.question_dialog import NoteDialog
from marjapussi_gui.ui.text.commands import Command
from marjapussi_gui.ui.text.i18n import say

from .program_run import ProgramRun


class CodeActions:
    """The codes that were copied, and what can be done with them."""

    def __init__(self) -> None:
        self.copied: list[str] = []

    def copy(self, run: ProgramRun) -> list[str]:
        """Copy the code of what is shown; return what is wrong with the notice."""
        QApplication.clipboard().clear()
        run.window.run_command(Command.COPY_CODE)
        code = QApplication.clipboard().text()
        if not code:
            return []
        self.copied.append(code)
        is_hand = run.window.notice_bar.sentence == say("code-copied-hand")
        if isinstance(read_code(code), Hand) == is_hand:
            return []
        return [f"the notice doesn't say what was copied: {code}"]

    def open(self, run: ProgramRun, rng: Random) -> list[str]:
        """Drop or open a text. If it is refused, that must be said, and nothing may be stored."""
        window, text = run.window, self.text(rng)
        before, matches = self._shown(run), self._count_matches(run)
        if rng.random() < 0.5:
            window.shared_codes.open_text(text)
        else:
            data, copy, left = QMimeData(), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
            data.setText(text)
            no_keys = Qt.KeyboardModifier.NoModifier
            window.dropEvent(QDropEvent(QPointF(9, 9), copy, data, left, no_keys))
        if self._shown(run) != before or is_received_moment(text):
            return []
        faults = [] if window.notice_bar.sentence else [f"nothing was said about {text!r}"]
        if self._count_matches(run) != matches:
            faults.append(f"{text!r} was stored")
        return faults

    def answer(self, dialog: QDialog, rng: Random) -> bool:
        """Paste a text and try to open it, or write a note. Return False for other dialogs."""
        if isinstance(dialog, OpenDialog) and dialog.isVisible() and not dialog.text:
            QApplication.clipboard().setText(self.text(rng))
            dialog.paste_button.click()
            dialog.spell_button.click()
            dialog.open_button.click()
        elif isinstance(dialog, NoteDialog) and rng.random() < 0.6:
            dialog.text_field.setPlainText(self.text(rng) * rng.choice((0, 1, 1, 99)))
            dialog.accept()
        else:
            return False
        return True

    def text(self, rng: Random) -> str:
        """Return a code that was copied, perhaps with a mistake, or garbage."""
        code = rng.choice(self.copied) if self.copied else "H3BN D8KX"
        match rng.randrange(4):
            case 0:
                place = rng.randrange(len(code))
                return code[:place] + rng.choice("23XZO!ä ") + code[place + 1 :]
            case 1:
                return "".join(chr(rng.randrange(32, 0x3000)) for _ in range(rng.randrange(50)))
            case 2:
                return f"What do you say? {code.lower() if rng.random() < 0.2 else code}"
            case _:
                return code

    def _shown(self, run: ProgramRun) -> object:
        """Return the page with its match, by which it's seen whether something was opened."""
        window = run.window
        page = window.pages.review_page if "review_page" in vars(window.pages) else None
        reviewed = None if page is None else page.controller.match_id
        return window.page_stack.currentWidget(), window.match_controller.match_id, reviewed

    def _count_matches(self, run: ProgramRun) -> int:
        return int(run.database.query("select count(*) from matches")[0][0])


def is_received_moment(text: str) -> bool:
    """Return whether a dialog shows what is in a text."""
    try:
        return read_received_moment(text) is not None
    except CodeError:
        return False


def edit_position(run: ProgramRun, rng: Random) -> None:
    """Click buttons, pick a contract and drag cards in the position editor."""
    window = run.window
    reviewed = window.pages.review_page if "review_page" in vars(window.pages) else None
    if reviewed is not None and reviewed._match is not None and rng.random() < 0.5:
        window.do_request(EditPosition(reviewed._match, rng.randrange(99)))
    else:
        window.run_command(Command.POSITION)
        window.pages.position_page.show_game(rng.choice(VARIANTS).key)
    page = window.pages.position_page
    for _ in range(8):
        if window.page_stack.currentWidget() is page:
            buttons = page.findChildren(QPushButton)
            rng.choice([e for e in buttons if e.isVisible() and e.isEnabled()]).click()
        if window.page_stack.currentWidget() is page and page._content is not None:
            field = rng.choice(page._content.findChildren(QComboBox))
            field.setCurrentIndex(rng.randrange(field.count()))
            card = rng.choice(list(page.cards.values()))
            to = QPoint(rng.randrange(page.width()), rng.randrange(page.height()))
            card.dragged.emit(page.mapToGlobal(to))
            card.dropped.emit(page.mapToGlobal(to))

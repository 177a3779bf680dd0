"""The page on which people keep the score of a match that they play with real cards."""

from typing import Self

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ....engine.sheet.fields import Entry
from ....model.score_sheet import ScoreSheet
from ....ports.sheet_repository import SheetRepository
from ...board.announcer import Announcer
from ...common.requests import NewSheet, SaveSheetPage
from ...common.theme import BOLD, SPACINGS, TITLE, set_scaled_font
from ...text.commands import Command, command_label
from ...text.i18n import say
from ...text.sheet_text import SheetTexts
from ...widgets.labels import TextLabel, create_button, create_label
from ...widgets.linen_tile import LinenTile
from ..base_page import CommandMap, Page
from .entry_panel import EntryPanel
from .ledger_panel import LedgerPanel

WIDE_MARGIN, NARROW_MARGIN, NARROW_PAGE, LEDGER_SHARE = 32, 8, 900, 1.2


class ScoreSheetPage(Page):
    """Shows a score sheet. Everything that is typed is stored at once."""

    KEEPS_HISTORY = True

    def __init__(self, sheets: SheetRepository, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self.sheet: ScoreSheet | None = None
        self._before: list[ScoreSheet] = []  # sheets that Undo returns to, the last one last
        self.announcer = Announcer(self)
        self.announcer.speech_requested.connect(self.speech_requested)
        self._title, self._subtitle = TextLabel(say("score-sheet")), create_label("", "caption")
        set_scaled_font(self._title, TITLE, BOLD)
        self.undo_button = create_button(command_label(Command.UNDO), self.undo, "quiet")
        self.save_button = create_button(say("save-page"), self._save_page, "quiet")
        self.close_button = create_button(say("button-close"), self.request_back, "quiet")
        self.ledger, self.entry_panel, self.end_panel = LedgerPanel(), EntryPanel(), EndPanel()
        self.ledger.table.hand_chosen.connect(self.edit_hand)
        self.entry_panel.entry_changed.connect(self._on_entry_changed)
        self.entry_panel.added.connect(self.add_hand)
        self.entry_panel.cancelled.connect(self.cancel_edit)
        self.entry_panel.announced.connect(self.announcer.announce)
        self.end_panel.new_button.clicked.connect(self._request_new_sheet)
        self._build()

    @property
    def commands(self) -> CommandMap:
        return {Command.UNDO: self.undo}

    @property
    def title(self) -> str:
        return say("score-sheet")

    @property
    def has_content(self) -> bool:
        return self.sheet is not None

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Show a sheet, with the focus on the field that comes next."""
        self._before = []
        self._update(sheet)
        self.restore_focus()

    def restore(self, old: Self) -> None:
        if old.sheet is not None:
            self.show_sheet(old.sheet)

    def restore_focus(self) -> None:
        if self.end_panel.isHidden():
            self.entry_panel.focus_first()
        else:
            self.end_panel.new_button.setFocus()

    def dismiss(self) -> bool:
        """Close what is open. Return False if there was nothing."""
        assert self.sheet is not None
        if self.entry_panel.dismiss():
            return True
        is_editing = self.sheet.edited < len(self.sheet.hands)
        self.cancel_edit()
        return is_editing

    # Hands

    def add_hand(self) -> None:
        """Take over the hand that has been entered or changed."""
        assert self.sheet is not None
        number = self.sheet.edited
        self._before.append(self.sheet)
        self._store(self.sheet.with_hand())
        self._announce_hand(number)
        self.restore_focus()

    def edit_hand(self, number: int) -> None:
        """Let an earlier hand be changed."""
        assert self.sheet is not None
        self._store(self.sheet.editing(number))
        self.entry_panel.focus_beginning()

    def cancel_edit(self) -> None:
        """Leave an earlier hand as it was."""
        assert self.sheet is not None
        if self.sheet.edited < len(self.sheet.hands):
            self._store(self.sheet.editing(len(self.sheet.hands)))
            self.restore_focus()

    def undo(self) -> None:
        """Go back to before the last hand was added or changed."""
        assert self.sheet is not None
        if self._before:
            self._store(self._before.pop())
        elif self.sheet.hands:
            self._store(self.sheet.without_last_hand())
        self.restore_focus()

    # Private

    def _on_entry_changed(self, entry: Entry) -> None:
        assert self.sheet is not None
        self._store(self.sheet.with_entry(entry))

    def _store(self, sheet: ScoreSheet) -> None:
        self._update(self._sheets.save(sheet))

    def _update(self, sheet: ScoreSheet) -> None:
        self.sheet = sheet
        self._subtitle.setText(SheetTexts(sheet).subtitle())
        self.ledger.show_sheet(sheet)
        self.entry_panel.show_sheet(sheet)
        is_over = self.entry_panel.isHidden()
        self.end_panel.setVisible(is_over)
        if is_over:
            self.end_panel.show_texts(*SheetTexts(sheet).end_texts())
        self.undo_button.setEnabled(bool(self._before or sheet.hands))

    def _announce_hand(self, number: int) -> None:
        assert self.sheet is not None
        texts, scored = SheetTexts(self.sheet), self.sheet.scored_hands()
        if number >= len(scored):
            return
        sentences = [texts.hand_sentence(number, scored[number].event)]
        if self.end_panel.isHidden():
            sentences.append(texts.dealer_text(scored[-1].after.dealer))
        else:
            sentences += texts.end_texts()
        self.announcer.announce(" ".join(sentences))

    def _save_page(self) -> None:
        if self.sheet is not None:
            self.request.emit(SaveSheetPage(self.sheet.id))

    def _request_new_sheet(self, _checked: object = None) -> None:
        assert self.sheet is not None
        self.request.emit(NewSheet(self.sheet.game.key, self.sheet.id))

    def _build(self) -> None:
        head, body = QHBoxLayout(), QHBoxLayout()
        head.addWidget(self._title)
        head.addWidget(self._subtitle, 1)
        head.addStretch(0)
        for button in (self.undo_button, self.save_button, self.close_button):
            head.addWidget(button)
        body.addWidget(self.ledger, round(100 * LEDGER_SHARE))
        body.addWidget(self.entry_panel, 100)
        body.addWidget(self.end_panel, 100)
        body.setSpacing(SPACINGS[0])
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addLayout(body, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= NARROW_PAGE
        margin = WIDE_MARGIN if is_wide else NARROW_MARGIN
        self._column.setContentsMargins(margin, SPACINGS[2], margin, SPACINGS[1])
        self._subtitle.setVisible(is_wide)
        if self.sheet is not None:
            self.ledger.show_sheet(self.sheet)


class EndPanel(LinenTile):
    """Says who won the match, and why."""

    def __init__(self) -> None:
        super().__init__()
        self._title, self._reason = create_label(""), create_label("")
        set_scaled_font(self._title, TITLE, BOLD)
        self.new_button = create_button(say("new-score-sheet"), None, "play")
        column, row = QVBoxLayout(self), QHBoxLayout()
        column.setContentsMargins(*(SPACINGS[5],) * 4)
        column.setSpacing(SPACINGS[3])
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(self._reason)
        row.addWidget(self.new_button)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(2)
        self.hide()

    @property
    def title(self) -> str:
        return self._title.text()

    def show_texts(self, title: str, reason: str) -> None:
        self._title.setText(title)
        self._reason.setText(reason)

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
from ..base_page import CommandMap, Page
from .entry_panel import EntryPanel
from .ledger_panel import LedgerPanel

WIDE_MARGIN, NARROW_MARGIN, NARROW_PAGE = 32, 8, 900
SHARES = 120, 100  # of the width: the ledger, and the hand that is entered


class ScoreSheetPage(Page):
    """Shows a score sheet. Everything that is typed is stored at once."""

    KEEPS_HISTORY = True

    def __init__(self, sheets: SheetRepository, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheets = sheets
        self.sheet: ScoreSheet | None = None
        self.number = 0  # of the hand that is being entered or changed, counted from 0
        self._before: list[ScoreSheet] = []  # sheets that Undo returns to, the last one last
        self.announcer = Announcer(self)
        self._subtitle = create_label("", "caption")
        self.undo_button = create_button(command_label(Command.UNDO), self.undo, "quiet")
        self.ledger, self.entry_panel = LedgerPanel(), EntryPanel()
        self.announcer.speech_requested.connect(self.speech_requested)
        self.ledger.table.hand_chosen.connect(self.edit_hand)
        self.entry_panel.entry_changed.connect(self._on_entry_changed)
        self.entry_panel.added.connect(self.add_hand)
        self.entry_panel.cancelled.connect(self.undo)
        self.entry_panel.announced.connect(self.announcer.announce)
        self.entry_panel.new_sheet_requested.connect(self._request_new_sheet)
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
        self._update(sheet, len(sheet.scored_hands()))
        self.restore_focus()

    def restore(self, old: Self) -> None:
        if old.sheet is not None:
            self.show_sheet(old.sheet)

    def restore_focus(self) -> None:
        self.entry_panel.focus_field()

    def dismiss(self) -> bool:
        """Close what is open. Return False if there was nothing."""
        if self.sheet is not None and self.number < len(self.sheet.hands):
            self.undo()
            return True
        return self.entry_panel.dismiss()

    # Hands

    def add_hand(self) -> None:
        """Take over the hand that has been entered or changed, and announce it."""
        assert self.sheet is not None
        number, sheet = self.number, self.sheet
        if number == len(sheet.hands):
            self._before.append(sheet)
            sheet = self._sheets.save(sheet.with_next_hand())
        scored = sheet.scored_hands()
        self._update(sheet, len(scored))
        texts, after = SheetTexts(sheet), scored[-1].after
        sentences = [texts.hand_sentence(number, scored[number].event)]
        sentences += texts.end_texts() if sheet.is_over else [texts.dealer_text(after.dealer)]
        self.announcer.announce(" ".join(sentences))
        self.restore_focus()

    def edit_hand(self, number: int) -> None:
        """Let an earlier hand be changed."""
        assert self.sheet is not None
        self._before.append(self.sheet)
        self._update(self.sheet, number)
        self.entry_panel.focus_field(first=True)

    def undo(self) -> None:
        """Go back to before the last hand was added or changed."""
        assert self.sheet is not None
        if self._before or self.sheet.hands:
            earlier = self._before.pop() if self._before else self.sheet.without_last_hand()
            self._update(self._sheets.save(earlier), len(earlier.scored_hands()))
        self.restore_focus()

    # Private

    def _on_entry_changed(self, entry: Entry) -> None:
        assert self.sheet is not None
        sheet = self.sheet.with_entry(self.number, entry)
        self._update(self._sheets.save(sheet), self.number)

    def _update(self, sheet: ScoreSheet, number: int) -> None:
        self.sheet, self.number = sheet, number
        self._subtitle.setText(SheetTexts(sheet).subtitle())
        self.ledger.show_sheet(sheet, number)
        self.entry_panel.show_hand(sheet, number)
        self.undo_button.setEnabled(bool(self._before or sheet.hands))

    def _save_page(self) -> None:
        if self.sheet is not None:
            self.request.emit(SaveSheetPage(self.sheet.id))

    def _request_new_sheet(self) -> None:
        assert self.sheet is not None
        self.request.emit(NewSheet(self.sheet.game.key))

    def _build(self) -> None:
        head, body, title = QHBoxLayout(), QHBoxLayout(), TextLabel(say("score-sheet"))
        set_scaled_font(title, TITLE, BOLD)
        head.addWidget(title)
        head.addWidget(self._subtitle, 1)
        head.addStretch(0)
        save = create_button(say("save-page"), self._save_page, "quiet")
        close = create_button(say("button-close"), self.request_back, "quiet")
        for button in (self.undo_button, save, close):
            head.addWidget(button)
        for panel, share in zip((self.ledger, self.entry_panel), SHARES, strict=True):
            body.addWidget(panel, share)
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
            self.ledger.show_sheet(self.sheet, self.number)

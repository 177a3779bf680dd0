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
        self._before: list[ScoreSheet] = []  # sheets that Undo returns to, the last one last
        self.announcer = Announcer(self)
        self._subtitle = create_label("", "caption")
        self.undo_button = create_button(command_label(Command.UNDO), self.undo, "quiet")
        self.ledger, self.entry_panel = LedgerPanel(), EntryPanel()
        self.announcer.speech_requested.connect(self.speech_requested)
        self.ledger.table.hand_chosen.connect(self.edit_hand)
        self.entry_panel.entry_changed.connect(self._on_entry_changed)
        self.entry_panel.added.connect(self.add_hand)
        self.entry_panel.cancelled.connect(self.cancel_edit)
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
        self._update(sheet)
        self.restore_focus()

    def restore(self, old: Self) -> None:
        if old.sheet is not None:
            self.show_sheet(old.sheet)

    def restore_focus(self) -> None:
        self.entry_panel.focus_field()

    def dismiss(self) -> bool:
        """Close what is open. Return False if there was nothing."""
        return self.entry_panel.dismiss() or self.cancel_edit()

    # Hands

    def add_hand(self) -> None:
        """Take over the hand that has been entered or changed, and announce it."""
        assert self.sheet is not None
        number = self.sheet.edited
        self._before.append(self.sheet)
        self._update(self._sheets.save(self.sheet.with_hand()))
        texts, scored = SheetTexts(self.sheet), self.sheet.scored_hands()
        if number < len(scored):
            after = scored[-1].after
            dealer = texts.dealer_text(after.dealer)
            more = texts.end_texts() if after.match.is_over else (dealer,)
            sentence = texts.hand_sentence(number, scored[number].event)
            self.announcer.announce(" ".join((sentence, *more)))
        self.restore_focus()

    def edit_hand(self, number: int) -> None:
        """Let an earlier hand be changed."""
        assert self.sheet is not None
        self._update(self._sheets.save(self.sheet.editing(number)))
        self.entry_panel.focus_field(first=True)

    def cancel_edit(self) -> bool:
        """Leave an earlier hand as it was. Return False if none was being changed."""
        if self.sheet is None or self.sheet.edited == len(self.sheet.hands):
            return False
        self._update(self._sheets.save(self.sheet.editing(len(self.sheet.hands))))
        self.restore_focus()
        return True

    def undo(self) -> None:
        """Go back to before the last hand was added or changed."""
        assert self.sheet is not None
        if self._before or self.sheet.hands:
            earlier = self._before.pop() if self._before else self.sheet.without_last_hand()
            self._update(self._sheets.save(earlier))
        self.restore_focus()

    # Private

    def _on_entry_changed(self, entry: Entry) -> None:
        assert self.sheet is not None
        self._update(self._sheets.save(self.sheet.with_entry(entry)))

    def _update(self, sheet: ScoreSheet) -> None:
        self.sheet = sheet
        self._subtitle.setText(SheetTexts(sheet).subtitle())
        self.ledger.show_sheet(sheet)
        self.entry_panel.show_sheet(sheet)
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
            self.ledger.show_sheet(self.sheet)

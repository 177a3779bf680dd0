"""The page on which people keep the score of a match that they play with real cards."""

from typing import Self

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QColor, QMouseEvent, QResizeEvent, QTextCursor, QTextTable
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from ....engine.sheet.fields import Entry
from ....model.score_sheet import ScoreSheet
from ....ports.repositories import SheetRepository
from ...art.contract_progress import ContractProgressBar, progress_picture
from ...art.score_bag_pictures import bag_picture
from ...board.announcer import Announcer
from ...common.palette import SEAM_COLOUR, SIDE_COLOURS, TRAY
from ...common.requests import NewSheet, SaveSheetPage
from ...common.theme import (
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    SPACINGS,
    SPEECH,
    TILE_NAME,
    TITLE,
    set_scaled_font,
    text_scale,
)  # fmt: skip
from ...sharing.sheet_page import hands_table
from ...text.commands import Command, command_label
from ...text.i18n import number_text, say
from ...text.score_text import tournament_points, tournament_points_text
from ...text.sheet_text import SIDE_CLASSES, SheetTexts
from ...widgets.labels import TextLabel, create_button, create_label
from ...widgets.rich_text_view import RichTextView
from ...widgets.tiles import LinenTile
from ..base_page import CommandMap, Page
from .entry_panel import EntryPanel

WIDE_MARGIN, NARROW_MARGIN, NARROW_PAGE = 32, 8, 900
MARGIN, SCORE_SIZE, BAG_SIZE, LOW_BAG_SIZE = 22, 34, 64, 44  # pixels
LARGE_WINDOW, MAX_SCALE = 800, 1.6  # pixels; texts grow with higher windows
LOW_WINDOW = 700  # pixels; lower windows have smaller bags
MIN_SEAM_TARGET = 100  # with lower targets, a seam would be too short


class ScoreSheetPage(Page):
    """Shows a score sheet. Everything that is typed is stored at once."""

    KEEPS_HISTORY = True

    def __init__(self, sheets: SheetRepository) -> None:
        super().__init__()
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
        self._update(sheet, len(sheet.score_hands()))
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
        assert self.sheet is not None
        number, sheet = self.number, self.sheet
        if number == len(sheet.hands):
            self._before.append(sheet)
            sheet = self._sheets.save(sheet.with_next_hand())
        scored = sheet.score_hands()
        self._update(sheet, len(scored))
        texts, after = SheetTexts(sheet), scored[-1].after
        sentences = [texts.hand_sentence(number, scored[number].event)]
        end = "{}. {}".format(*texts.end_title_and_reason()) if sheet.is_over else ""
        sentences.append(end or texts.dealer_text(after.dealer))
        self.announcer.announce(" ".join(sentences))
        self.restore_focus()

    def edit_hand(self, number: int) -> None:
        assert self.sheet is not None
        self._before.append(self.sheet)
        self._update(self.sheet, number)
        self.entry_panel.focus_field(first=True)

    def undo(self) -> None:
        """Go back to before the last hand was added or changed."""
        assert self.sheet is not None
        if self._before or self.sheet.hands:
            earlier = self._before.pop() if self._before else self.sheet.without_last_hand()
            self._update(self._sheets.save(earlier), len(earlier.score_hands()))
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
        for panel in (self.ledger, self.entry_panel):
            body.addWidget(panel, 1)
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


class LedgerPanel(LinenTile):
    """Lists the hands of a sheet. A click on one lets it be changed."""

    def __init__(self) -> None:
        super().__init__()
        self.table = HandsView()
        self._totals = QVBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addWidget(self.table, 1)
        column.addLayout(self._totals)

    def show_sheet(self, sheet: ScoreSheet, number: int) -> None:
        """Show all hands, and which of them is being changed."""
        texts = SheetTexts(sheet)
        self.table.show_rows(hands_table(sheet, texts, number), number)
        while (item := self._totals.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        match = sheet.position_before(len(sheet.hands)).match
        collected = tournament_points(match, sheet.game)
        for side, score in enumerate(match.scores):
            note = tournament_points_text(collected[side]) if collected else texts.partners(side)
            self._totals.addWidget(self._create_total(texts, sheet, side, score, note))

    def _create_total(
        self, texts: SheetTexts, sheet: ScoreSheet, side: int, score: int, note: str
    ) -> QWidget:
        total, picture, goal = QWidget(), TextLabel(), sheet.game.rules.target
        column, row, ratio = QVBoxLayout(total), QHBoxLayout(), self.devicePixelRatioF()
        column.setContentsMargins(0, SPACINGS[1], 0, 0)
        column.addLayout(row)
        name, points = TextLabel(texts.side_name(side)), TextLabel(number_text(score))
        for label, size, weight in ((name, TILE_NAME, DEMI_BOLD), (points, SCORE_SIZE, BOLD)):
            set_scaled_font(label, round(size * self.table.scale), weight)
            label.setStyleSheet(f"color: {side_colour(side)};")
        if sheet.game.scoring_phase.scores_in_berries:
            wide = LOW_BAG_SIZE if self.window().height() < LOW_WINDOW else BAG_SIZE
            picture.setPixmap(bag_picture(max(score, 0), side % 2, wide, ratio, label=""))
            row.addWidget(picture)
        elif goal >= MIN_SEAM_TARGET and score >= 0 and not sheet.game.rules.deals:
            seam = ContractProgressBar(score, goal, side_colour(side), -(-max(goal, score) // 10))
            picture.setPixmap(progress_picture(seam, self.width() - 2 * MARGIN, ratio))
            column.addWidget(picture)
        for widget in (name, TextLabel(note), points):
            row.addWidget(widget, int(widget not in (name, points)))
        return total


class HandsView(RichTextView):
    """The table of the hands. A click on a row, or Enter on its link, chooses the hand."""

    hand_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(say("score-sheet"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet("background: transparent; border: none;")
        self._edited = -1  # the number of the hand that is being changed, counted from 0
        self.anchorClicked.connect(self._on_link)
        self.verticalScrollBar().rangeChanged.connect(self._scroll_to_hand)

    @property
    def scale(self) -> float:
        """How much larger texts are in a large window, to be read across a table."""
        return min(max(self.window().height() / LARGE_WINDOW, 1), MAX_SCALE)

    def show_rows(self, html: str, edited: int) -> None:
        scale = text_scale() * self.scale
        size, small, large = round(LABEL * scale), round(CAPTION * scale), round(SPEECH * scale)
        colours = "".join(
            f".{look} {{ color: {side_colour(side)}; }}" for side, look in enumerate(SIDE_CLASSES)
        )
        ink, quiet = QApplication.palette().text(), QApplication.palette().placeholderText()
        style_sheet = (
            f"td, a {{ color: {ink.color().name()}; font-size: {size}px; font-weight: 600;"
            f" text-decoration: none; }} {colours}"
            f"th {{ font-size: {small}px; text-align: right; }}"
            f"td {{ padding: 7px 4px; border-bottom: 1px dashed {SEAM_COLOUR}; }}"
            f"b {{ font-size: {large}px; }} .now {{ background: {TRAY}; }}"
            f".quiet {{ color: {quiet.color().name()}; font-size: {small}px; }}"
        )
        self.show_html(html, style_sheet)
        self._edited = edited
        self._scroll_to_hand()

    def _scroll_to_hand(self) -> None:
        """Scroll to the hand that is being changed, or else to the last one."""
        cursor = self.textCursor()
        cursor.movePosition(QTextCursor.MoveOperation.End)
        hand = self.links().get(str(self._edited), cursor)
        cursor.setPosition(hand.selectionEnd())
        self.setTextCursor(cursor)
        self.ensureCursorVisible()

    def _on_link(self, address: QUrl) -> None:
        self.hand_chosen.emit(int(address.toString()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        cursor = self.cursorForPosition(event.position().toPoint())
        table: QTextTable | None = cursor.currentTable()
        if table is not None and table.cellAt(cursor).row() > 0:
            self.hand_chosen.emit(table.cellAt(cursor).row() - 1)


def side_colour(side: int) -> str:
    """Return the colour of a side, lighter on the dark scheme."""
    is_dark = QApplication.palette().window().color().lightness() < 128
    return QColor(SIDE_COLOURS[side]).lighter(200 if is_dark else 100).name()

"""The panel of the score sheet with all hands so far, and the score of each side."""

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QMouseEvent, QTextTable
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ....model.score_sheet import ScoreSheet
from ...art.berry_bags import bag_picture
from ...art.contract_seam import ContractSeam, seam_picture
from ...common.palette import SEAM_COLOUR, SIDE_COLOURS, TRAY
from ...common.theme import (
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    SPACINGS,
    SPEECH,
    TILE_NAME,
    set_scaled_font,
    text_scale,
)
from ...sharing.sheet_page import hands_table
from ...text.i18n import number_text, say
from ...text.score_text import tournament_points, tournament_points_text
from ...text.sheet_text import SIDE_CLASSES, SheetTexts
from ...widgets.labels import TextLabel
from ...widgets.linen_tile import LinenTile
from ...widgets.rich_text_view import RichTextView

MARGIN, SCORE_SIZE, BAG_SIZE, LOW_BAG_SIZE = 22, 34, 64, 44  # pixels
LOW_WINDOW = 700  # pixels; lower windows have smaller bags
MIN_SEAM_TARGET = 100  # with lower targets, a seam would be too short


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
        self.table.show_html(hands_table(sheet, texts, number))
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
        total, picture, goal = QWidget(), QLabel(), sheet.game.rules.target
        column, row, ratio = QVBoxLayout(total), QHBoxLayout(), self.devicePixelRatioF()
        column.setContentsMargins(0, SPACINGS[1], 0, 0)
        column.addLayout(row)
        name, points = TextLabel(texts.side_name(side)), TextLabel(number_text(score))
        for label, size, weight in ((name, TILE_NAME, DEMI_BOLD), (points, SCORE_SIZE, BOLD)):
            set_scaled_font(label, size, weight)
            label.setStyleSheet(f"color: {SIDE_COLOURS[side]};")
        if sheet.game.scoring_phase.scores_in_berries:
            wide = LOW_BAG_SIZE if self.window().height() < LOW_WINDOW else BAG_SIZE
            picture.setPixmap(bag_picture(max(score, 0), side % 2, wide, ratio, label=""))
            row.addWidget(picture)
        elif goal >= MIN_SEAM_TARGET and score >= 0 and not sheet.game.rules.deals:
            seam = ContractSeam(score, goal, SIDE_COLOURS[side], -(-max(goal, score) // 10))
            picture.setPixmap(seam_picture(seam, self.width() - 2 * MARGIN, ratio))
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
        self.setStyleSheet("background: transparent; border: none;")
        self.anchorClicked.connect(self._on_link)

    def show_html(self, html: str) -> None:
        size, small = round(LABEL * text_scale()), round(CAPTION * text_scale())
        pairs = zip(SIDE_CLASSES, SIDE_COLOURS, strict=True)
        colours = "".join(f".{look} {{ color: {colour}; }}" for look, colour in pairs)
        ink, quiet = QApplication.palette().text(), QApplication.palette().placeholderText()
        self.document().setDefaultStyleSheet(
            f"td, a {{ color: {ink.color().name()}; font-size: {size}px; font-weight: 600;"
            f" text-decoration: none; }} {colours}"
            f"th {{ font-size: {small}px; text-align: right; }}"
            f"td {{ padding: 7px 4px; border-bottom: 1px dashed {SEAM_COLOUR}; }}"
            f"b {{ font-size: {round(SPEECH * text_scale())}px; }} .now {{ background: {TRAY}; }}"
            f".quiet {{ color: {quiet.color().name()}; font-size: {small}px; }}"
        )
        self.setHtml(html)
        self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _on_link(self, address: QUrl) -> None:
        self.hand_chosen.emit(int(address.toString()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        cursor = self.cursorForPosition(event.position().toPoint())
        table: QTextTable | None = cursor.currentTable()
        if table is not None and table.cellAt(cursor).row() > 0:
            self.hand_chosen.emit(table.cellAt(cursor).row() - 1)

"""The panel of the score sheet with all hands so far, and the score of each side."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ....engine.sheet.hand_form import SheetHand
from ....model.score_sheet import ScoreSheet
from ...art.berry_bags import bag_picture
from ...art.contract_seam import ContractSeam, seam_picture
from ...art.painter_tools import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
)
from ...common.palette import INK, QUIET_INK, SEAM_COLOUR, SIDE_COLOURS, TRAY
from ...common.theme import (
    BOLD,
    CAPTION,
    DEMI_BOLD,
    LABEL,
    MEDIUM,
    REGULAR,
    SPACINGS,
    SPEECH,
    TILE_NAME,
    create_font,
    elide_text,
    set_scaled_font,
)
from ...text.i18n import localized_digits, number_text, say, signed_number
from ...text.score_text import tournament_points, tournament_points_text
from ...text.sheet_text import SheetTexts
from ...widgets.flow_layout import ScrollContent
from ...widgets.labels import TextLabel, create_label
from ...widgets.linen_tile import LinenTile
from ...widgets.scroll_area import create_scroll_area

MARGIN, ROW_HEIGHT, LOW_ROW_HEIGHT, HEAD_HEIGHT = 22, 62, 48, 30  # pixels
LOW_WINDOW, NUMBER_WIDTH, SCORE_WIDTH, NARROW_SCORE_WIDTH = 700, 34, 76, 58
MAX_SIDES_WITH_POINTS, BAG_SIZE, LOW_BAG_SIZE, SEAM_POINTS = 2, 64, 44, 100
NARROW_PANEL = 460  # pixels; in narrower panels the columns are narrower


class LedgerPanel(LinenTile):
    """Lists the hands of a sheet. A click on one lets it be changed."""

    hand_chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self._sheet: ScoreSheet | None = None
        self.rows: list[LedgerRow] = []
        self._head = LedgerHead()
        self._note, self._totals = create_label("", "warning"), QVBoxLayout()
        self._body = ScrollContent()
        self._list = QVBoxLayout(self._body)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self._area = create_scroll_area(self._body)
        self._area.viewport().setAutoFillBackground(False)
        self._body.setAutoFillBackground(False)
        self._area.verticalScrollBar().rangeChanged.connect(self._scroll_to_end)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.addWidget(self._head)
        column.addWidget(self._area, 1)
        column.addWidget(self._note)
        column.addLayout(self._totals)

    def show_sheet(self, sheet: ScoreSheet) -> None:
        self._sheet, texts, scored = sheet, SheetTexts(sheet), sheet.scored_hands()
        self._head.show_columns(texts, sheet)
        while len(self.rows) < len(sheet.hands):
            row = LedgerRow()
            row.clicked.connect(partial(self._on_clicked, len(self.rows)))
            self._list.insertWidget(len(self.rows), row)
            self.rows.append(row)
        for number, row in enumerate(self.rows):
            row.setVisible(number < len(sheet.hands))
            if number < len(sheet.hands):
                hand = scored[number] if number < len(scored) else None
                row.show_hand(texts, sheet, number, hand)
        self._note.setText(say("sheet-unfit") if len(scored) < len(sheet.hands) else "")
        self._note.setVisible(len(scored) < len(sheet.hands))
        self._show_totals(texts, sheet, scored)

    def _scroll_to_end(self, _least: int, most: int) -> None:
        self._area.verticalScrollBar().setValue(most)

    def _on_clicked(self, number: int, _checked: object = None) -> None:
        self.hand_chosen.emit(number)

    def _show_totals(
        self, texts: SheetTexts, sheet: ScoreSheet, scored: tuple[SheetHand, ...]
    ) -> None:
        while (item := self._totals.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        match = scored[-1].after.match if scored else sheet.position_before(0).match
        collected = tournament_points(match, sheet.game)
        for side, score in enumerate(match.scores):
            note = tournament_points_text(collected[side]) if collected else texts.partners(side)
            self._totals.addWidget(self._create_total(texts, sheet, side, score, note))

    def _create_total(
        self, texts: SheetTexts, sheet: ScoreSheet, side: int, score: int, note: str
    ) -> QWidget:
        total, rules = QWidget(), sheet.game.rules
        column, row = QVBoxLayout(total), QHBoxLayout()
        column.setContentsMargins(0, SPACINGS[1], 0, 0)
        column.setSpacing(2)
        name, points = TextLabel(texts.side_name(side)), TextLabel(number_text(score))
        note_label, ratio = TextLabel(note), self.devicePixelRatioF()
        set_scaled_font(name, TILE_NAME, DEMI_BOLD)
        set_scaled_font(points, 34, BOLD)
        for label in (name, points):
            label.setStyleSheet(f"color: {SIDE_COLOURS[side]};")
        note_label.setProperty("look", "caption")
        picture = QLabel()
        if sheet.game.scoring_phase.scores_in_berries:
            size = LOW_BAG_SIZE if self.window().height() < LOW_WINDOW else BAG_SIZE
            picture.setPixmap(bag_picture(max(score, 0), side % 2, size, ratio, label=""))
            row.addWidget(picture)
        row.addWidget(name)
        row.addWidget(note_label, 1)
        row.addWidget(points)
        column.addLayout(row)
        if rules.target >= SEAM_POINTS and score >= 0 and not rules.deals:
            goal = rules.target
            seam = ContractSeam(score, goal, SIDE_COLOURS[side], -(-max(goal, score) // 10))
            picture.setPixmap(seam_picture(seam, self.width() - 2 * MARGIN, ratio))
            column.addWidget(picture)
        return total


class _Columns:
    """Where the columns of the ledger are, in a row of some width."""

    def __init__(self, width: int, sides: int, *, has_points: bool) -> None:
        each = SCORE_WIDTH if width > NARROW_PANEL else NARROW_SCORE_WIDTH
        self.has_points = has_points and sides <= MAX_SIDES_WITH_POINTS
        self._sides, self._each, self._width = sides, each, width
        count = sides * (2 if self.has_points else 1)
        self.text_width = width - NUMBER_WIDTH - count * each

    def score_box(self, side: int, top: float, height: float) -> QRectF:
        left = self._width - (self._sides - side) * self._each
        return QRectF(left, top, self._each - 4, height)

    def points_box(self, side: int, top: float, height: float) -> QRectF:
        return self.score_box(side - self._sides, top, height)


class LedgerHead(QWidget):
    """The heading of the ledger: the sides above their points and scores."""

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._has_points = False
        self.setFixedHeight(HEAD_HEIGHT)

    def show_columns(self, texts: SheetTexts, sheet: ScoreSheet) -> None:
        self._names = tuple(map(texts.side_name, sheet.game.seating.sides))
        self._has_points = has_points(sheet)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        columns = _Columns(self.width(), len(self._names), has_points=self._has_points)
        font = create_font(CAPTION, DEMI_BOLD)
        with open_painter(self) as painter:
            for side, name in enumerate(self._names):
                box = columns.score_box(side, 0, self.height())
                shown = elide_text(name, font, box.width())
                draw_text(painter, box, shown, font, SIDE_COLOURS[side], ALIGN_RIGHT)
            if columns.has_points:
                box = columns.points_box(0, 0, self.height())
                box = box.united(columns.points_box(1, 0, self.height()))
                draw_text(painter, box, say("sheet-taken"), font, QUIET_INK, ALIGN_RIGHT)
            painter.setPen(seam_pen(SEAM_COLOUR, 1.4, 3, 3))
            painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)


class LedgerRow(QPushButton):
    """A hand in the ledger: who played what, what was taken, and the scores after it."""

    def __init__(self) -> None:
        super().__init__()
        self.setCheckable(True)
        self._texts: tuple[str, str] = "", ""
        self._hand: SheetHand | None = None
        self._sides, self._has_points = 0, False

    def show_hand(
        self, texts: SheetTexts, sheet: ScoreSheet, number: int, hand: SheetHand | None
    ) -> None:
        self._hand, self._sides = hand, len(sheet.game.seating.sides)
        self._has_points = has_points(sheet)
        what = "" if hand is None else texts.what_text(sheet.hands[number], hand.event)
        self._texts = localized_digits(number + 1), what
        self.setChecked(number == sheet.edited)
        heard = texts.hand_title(number)
        if hand is not None:
            heard = texts.hand_sentence(number, hand.event)
        self.setAccessibleName(" ".join(filter(None, (heard, what))))
        self.update()

    def sizeHint(self) -> QSize:
        is_low = self.window().height() < LOW_WINDOW
        return QSize(0, LOW_ROW_HEIGHT if is_low else ROW_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        columns = _Columns(self.width(), self._sides, has_points=self._has_points)
        with open_painter(self) as painter:
            is_lit = self.isChecked() or self.underMouse()
            if is_lit:
                fill_rounded_rect(painter, QRectF(self.rect()).adjusted(0, 3, 0, -3), 8, TRAY)
            font, high = create_font(LABEL, DEMI_BOLD), self.height()
            ink = QColor(INK) if is_lit else self.palette().color(QPalette.ColorRole.WindowText)
            number, what = self._texts
            draw_text(
                painter,
                QRectF(4, 0, NUMBER_WIDTH, high),
                number,
                create_font(LABEL, MEDIUM),
                QUIET_INK,
                ALIGN_LEFT,
            )
            room = QRectF(NUMBER_WIDTH, 0, columns.text_width - 4, high)
            draw_text(painter, room, elide_text(what, font, room.width()), font, ink, ALIGN_LEFT)
            if self._hand is not None:
                self._draw_scores(painter, columns, self._hand, ink)
            painter.setPen(seam_pen(SEAM_COLOUR, 1.2, 3, 3))
            painter.drawLine(0, high - 1, self.width(), high - 1)

    def _draw_scores(
        self, painter: QPainter, columns: _Columns, hand: SheetHand, ink: QColor
    ) -> None:
        event, high = hand.event, self.height()
        for side, score in enumerate(event.scores):
            above = columns.score_box(side, 0, 0.62 * high)
            below = columns.score_box(side, 0.56 * high, 0.36 * high)
            bold, small = create_font(SPEECH, BOLD), create_font(CAPTION, MEDIUM)
            draw_text(painter, above, number_text(score), bold, SIDE_COLOURS[side], ALIGN_RIGHT)
            change = signed_number(event.score_changes[side])
            draw_text(painter, below, change, small, QUIET_INK, ALIGN_RIGHT)
            if columns.has_points and event.points:
                box = columns.points_box(side, 0, high)
                points = localized_digits(event.points[side])
                draw_text(painter, box, points, create_font(LABEL, REGULAR), ink, ALIGN_RIGHT)


def has_points(sheet: ScoreSheet) -> bool:
    """Return whether hands are entered with points, and not only with who had more of them."""
    return any(hand.event.points for hand in sheet.scored_hands()[:1])

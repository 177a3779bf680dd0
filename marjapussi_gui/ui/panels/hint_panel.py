"""A note below the lamp: the advised action with its reasons, and on request all action values."""

from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPolygonF,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...engine.frozen import frozen
from ..common.palette import INK, QUIET_INK, TILE
from ..common.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    SPEECH,
    set_scaled_font,
)
from ..text import table_text as words
from .action_values_table import ActionValuesTable, ValuesFold, create_values_layout
from .linen_panel import SHADOW_MARGIN, LinenPanel

WIDTH, PADDING, TAIL_WIDTH = 344, 20, 20  # pixels
NARROW_WIDTH, NARROW_PADDING = 300, 12  # pixels: in less room, everything is smaller
LOW_HEIGHT, MIN_HEIGHT = 160, 120  # pixels: in less height, the hint takes all the width
RULE_COLOUR = "#D6C9AC"
NO_SCROLL_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # a bar would take the room of a word
SCROLL_BAR_AS_NEEDED = Qt.ScrollBarPolicy.ScrollBarAsNeeded
HintArea = tuple[int, int, int, int]  # left, top, right, bottom; in pixels

MIN_REASONS_HEIGHT = 40  # pixels


@frozen
class HintText:
    """The texts of a hint."""

    advice: str
    reasons: tuple[str, ...]  # why the advised action is better
    facts: tuple[str, ...]
    values: ActionValuesTable | None = None


class HintPanel(LinenPanel):
    """The panel below the lamp that shows a hint and its reasons."""

    visibility_changed = Signal(object)  # bool; the lamp is lit while the hint is visible

    def __init__(self, parent: QWidget) -> None:
        super().__init__(words.thinking_text(), parent)
        self.is_expanded = False  # for the values; reset by the next hint
        self._hint: HintText | None = None
        self._scroll_area: QScrollArea | None = None
        self._areas: tuple[HintArea, ...] = ()  # the best first
        self._area_index = 0  # of the current area
        self._lamp_x = 0  # where the tail points
        self._is_narrow = self._is_low = False

    @property
    def visible_texts(self) -> list[str]:
        """The texts of all visible labels."""
        return [label.text() for label in self.findChildren(QLabel) if label.isVisible()]

    @property
    def values_button(self) -> QPushButton | None:
        """The button that shows and hides the values, or None if there are none."""
        return self.findChild(QPushButton, "fold")

    def show_waiting(self) -> None:
        self._hint = self._scroll_area = None
        self.is_expanded = False
        self.show_content(partial(self.set_title, words.thinking_text()))

    def show_hint(self, hint: HintText) -> None:
        """Show the advice and its reasons."""
        self._hint, self._area_index = hint, 0
        self._show_content(hint)

    def _show_content(self, hint: HintText) -> None:
        self.show_content(partial(self._build, hint))

    def place_below_lamp(self, areas: tuple[HintArea, ...], lamp_x: int) -> None:
        """Use the first area that has room for the whole hint, with the tail below the lamp.

        If none has enough room, the hint scrolls in the last one.
        """
        if areas != self._areas:
            self._areas, self._area_index = areas, 0
        self._lamp_x = lamp_x
        while not self._try_area(areas[self._area_index]) and self._area_index + 1 < len(areas):
            self._area_index += 1

    def _try_area(self, area: HintArea) -> bool:
        """Place the panel in an area and return whether the whole hint fits."""
        left, top, right, bottom = area
        is_low = bottom - top < round(LOW_HEIGHT * self.scale)
        self._set_compact(
            is_narrow=right - left < NARROW_WIDTH or bottom - top < MIN_HEIGHT, is_low=is_low
        )
        usual, widest = min(round(WIDTH * self.scale), right - left), right - left
        width, most = usual + 2 * SHADOW_MARGIN, bottom - top + 2 * SHADOW_MARGIN
        has_room = not is_low and self._fit_height(width, most)
        if not has_room:
            width = widest + 2 * SHADOW_MARGIN
            has_room = self._fit_height(width, most)
        self.setGeometry(
            right - width + SHADOW_MARGIN,
            top - SHADOW_MARGIN,
            width,
            min(self._preferred_height(width), most),
        )
        self.update()
        return has_room

    def _fit_height(self, width: int, max_height: int) -> bool:
        """Fit the panel to this width and maximum height; return whether nothing scrolls."""
        if self._scroll_area is None:
            return True
        self._scroll_area.setFixedHeight(0)
        rest = self._preferred_height(width)
        wanted = _content_height(self._scroll_area, width - 2 * self._margin)
        height = max(min(wanted, max_height - rest), MIN_REASONS_HEIGHT)
        self._scroll_area.setFixedHeight(height)
        self._scroll_area.setVerticalScrollBarPolicy(
            NO_SCROLL_BAR if wanted <= height else SCROLL_BAR_AS_NEEDED
        )
        return wanted <= height

    def _set_compact(self, *, is_narrow: bool, is_low: bool) -> None:
        """Rebuild the hint if the available room has changed its form."""
        if (is_narrow, is_low) == (self._is_narrow, self._is_low):
            return
        self._is_narrow, self._is_low = is_narrow, is_low
        if self._hint is not None:
            self._show_content(self._hint)

    def _preferred_height(self, width: int) -> int:
        self._column.invalidate()
        self._column.activate()
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        return self._column.totalSizeHint().height()

    @property
    def _margin(self) -> int:
        return round((NARROW_PADDING if self._is_narrow else PADDING) * self.scale) + SHADOW_MARGIN

    @property
    def text_size(self) -> int:
        return CAPTION if self._is_narrow else BODY

    def apply_scale(self) -> None:
        super().apply_scale()
        set_scaled_font(
            self._title, round((LABEL if self._is_narrow else SPEECH) * self.scale), BOLD
        )
        sides = self._margin
        is_closed = self.values_button is not None and not self.is_expanded
        foot = SHADOW_MARGIN + 4 if is_closed else sides - 4
        self._column.setContentsMargins(sides, sides - 4, sides, foot)
        self._column.setSpacing(self.spacing(0))
        self.content.setSpacing(self.spacing(0))

    # Private

    def _build(self, hint: HintText) -> None:
        self.set_title(hint.advice)
        values = hint.values
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(6 * self.scale))
        self._add_reasons(column, hint)
        is_inside = values is not None and (self._is_low or self.is_expanded)
        if values is not None and is_inside:
            self._add_values_button(column, values)
            if self.is_expanded:
                has_heads = self._has_headings(values)
                column.addLayout(
                    create_values_layout(values, self, self.text_size, has_headings=has_heads)
                )
        column.addStretch()
        self._scroll_area = None
        if hint.reasons or hint.facts or is_inside:
            self._scroll_area = _create_scroll_area(body)
            self.content.addWidget(self._scroll_area)
        if values is not None and not is_inside:
            self._add_values_button(self.content, values)

    def _add_reasons(self, column: QVBoxLayout, hint: HintText) -> None:
        for texts, colour in ((hint.reasons, INK), (hint.facts, QUIET_INK)):
            for text in texts:
                line = self.create_label(text, self.text_size)
                line.setWordWrap(True)
                line.setStyleSheet(f"color: {colour}; background: transparent;")
                column.addWidget(line)

    def _add_values_button(self, column: QVBoxLayout, values: ActionValuesTable) -> None:
        rule = QFrame()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {RULE_COLOUR};")
        column.addWidget(rule)
        is_open, has_heads = self.is_expanded, self._has_headings(values)
        fold = ValuesFold(values, self, self.text_size, is_open=is_open, has_headings=has_heads)
        fold.clicked.connect(self._toggle_values)
        column.addWidget(fold)

    def _has_headings(self, values: ActionValuesTable) -> bool:
        """Return whether the values have column headings, which only short tables do."""
        return not self._is_narrow and not values.is_crowded

    def _toggle_values(self, _checked: object = None) -> None:
        """Show or hide the action values."""
        self.is_expanded = not self.is_expanded
        if self._hint is not None:
            self.show_hint(self._hint)
            self.rebuilt.emit()
        if self.values_button is not None:
            self.values_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.visibility_changed.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.visibility_changed.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(TILE))
        x = min(
            max(self._lamp_x - self.x(), SHADOW_MARGIN + TAIL_WIDTH),
            self.width() - SHADOW_MARGIN - TAIL_WIDTH,
        )
        tail = [
            QPointF(x - TAIL_WIDTH / 2, SHADOW_MARGIN + 1),
            QPointF(x, 1),
            QPointF(x + TAIL_WIDTH / 2, SHADOW_MARGIN + 1),
        ]
        painter.drawPolygon(QPolygonF(tail))
        painter.end()


def _content_height(area: QScrollArea, width: int) -> int:
    """Return the height that the content of a scroll area needs at this width, in pixels."""
    body = area.widget()
    layout = body.layout() if body is not None else None
    if layout is None:
        return 0
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def _create_scroll_area(content: QWidget) -> QScrollArea:
    """Return a scroll area without a frame around this content."""
    area = QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setObjectName("reasons")
    area.setStyleSheet("#reasons, #reasons > QWidget > QWidget { background: transparent; }")
    area.setWidget(content)
    area.viewport().setAutoFillBackground(False)
    return area

"""The panel with a hint, below the hint button, whose icon is a lamp."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QPaintEvent,
    QPolygonF,
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
from ..art.card_pictures import CardPictures
from ..art.painter_tools import open_painter
from ..common.palette import JUNIPER, TILE
from ..common.theme import BODY, BOLD, LABEL, SPEECH, set_scaled_font
from ..text.hint_text import HintSentences
from ..text.i18n import say
from ..widgets.labels import BalancedLabel
from ..widgets.scroll_area import create_scroll_area
from .action_values_table import ActionValuesTable, ValuesToggle, create_values_layout
from .hint_areas import HintArea
from .table_panel import SHADOW_MARGIN, TablePanel

PADDING, LOW_PADDING, TAIL_WIDTH = 20, 16, 20  # pixels
RULE_COLOUR = "#D6C9AC"
NO_SCROLL_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff  # a bar would take the space of a word
SCROLL_BAR_AS_NEEDED = Qt.ScrollBarPolicy.ScrollBarAsNeeded
MIN_REASONS_HEIGHT = 40  # pixels


@frozen
class HintText:
    """The texts of a hint: the advised action, the reasons, and the values of all actions."""

    words: HintSentences
    values: ActionValuesTable | None = None


class HintPanel(TablePanel):
    """Shows the advised action with its reasons and, on request, the values of all actions."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(say("table-thinking"), parent)
        self.is_expanded = False  # whether the values are shown; reset by the next hint
        self._tie_label = BalancedLabel("", self)
        self._tie_label.setWordWrap(True)
        self._tie_label.setStyleSheet(f"color: {JUNIPER}; background: transparent;")
        self._column.insertWidget(0, self._tie_label)
        self._create_hint: Callable[[], HintText] | None = None
        self._deck: CardPictures | None = None
        self._scroll_area: QScrollArea | None = None
        self._lamp_x = 0  # x coordinate at which the tail points
        self._is_low = False

    @property
    def visible_texts(self) -> list[str]:
        return [
            label.text() for label in self.findChildren(QLabel) if label.isVisible() if label.text()
        ]

    @property
    def values_button(self) -> QPushButton | None:
        """The button that shows and hides the values, or None if the hint has no values."""
        return self.findChild(QPushButton, "fold")

    def show_waiting(self) -> None:
        self._create_hint = self._scroll_area = None
        self.is_expanded = False
        self.show_content(self._build_waiting)

    def show_hint(self, create: Callable[[], HintText], deck: CardPictures) -> None:
        """Show the hint that create() returns in each language, with pictures from deck."""
        self._create_hint, self._deck = create, deck
        self.show_content(self._build_hint)

    def place_below_lamp(self, areas: tuple[HintArea, ...], lamp_x: int) -> None:
        """Place the panel in the first area that fits the hint, with its tail at the hint button.

        In each area, the normal layout is tried first, then a compact one with less padding. If no
        area is large enough, the reasons scroll in the last one.
        """
        self._lamp_x = lamp_x
        for area in areas:
            if any(self._place_in_area(area, is_low=is_low) for is_low in (False, True)):
                break
        self.update()

    def _place_in_area(self, area: HintArea, *, is_low: bool) -> bool:
        left, top, right, bottom = area
        self._set_low(is_low=is_low)
        width, most = right - left + 2 * SHADOW_MARGIN, bottom - top + 2 * SHADOW_MARGIN
        has_room = self._fit_height(width, most)
        height = self._preferred_height(width)
        self.setGeometry(left - SHADOW_MARGIN, top - SHADOW_MARGIN, width, height)
        return has_room and height <= most

    def _fit_height(self, width: int, max_height: int) -> bool:
        if self._scroll_area is None:
            return True
        self._scroll_area.setFixedHeight(0)
        rest = self._preferred_height(width)
        wanted = _content_height(self._scroll_area, width - 2 * self._margin)
        height = max(min(wanted, max_height - rest), min(wanted, MIN_REASONS_HEIGHT))
        self._scroll_area.setFixedHeight(height)
        self._scroll_area.setVerticalScrollBarPolicy(
            NO_SCROLL_BAR if wanted <= height else SCROLL_BAR_AS_NEEDED
        )
        return wanted <= height and _content_width(self._scroll_area) <= width - 2 * self._margin

    def _set_low(self, *, is_low: bool) -> None:
        """Switch to the compact (low) or the normal layout, and rebuild the hint if it changes."""
        if is_low != self._is_low:
            self._is_low = is_low
            if self._create_hint is not None:
                self.show_content(self._build_hint)

    def _preferred_height(self, width: int) -> int:
        self._column.invalidate()
        self._column.activate()
        if self._column.hasHeightForWidth():
            return self._column.totalHeightForWidth(width)
        return self._column.totalSizeHint().height()

    @property
    def _margin(self) -> int:
        return round((LOW_PADDING if self._is_low else PADDING) * self.scale) + SHADOW_MARGIN

    def apply_scale(self) -> None:
        super().apply_scale()
        title = LABEL if self._is_low else SPEECH
        set_scaled_font(self._title, round(title * self.scale), BOLD)
        set_scaled_font(self._tie_label, round(LABEL * self.scale), BOLD)
        sides, less = self._margin, round((6 if self._is_low else 4) * self.scale)
        is_closed = self.values_button is not None and not self.is_expanded
        foot = SHADOW_MARGIN + 4 if is_closed else sides - less
        self._column.setContentsMargins(sides, sides - less, sides, foot)
        self._column.setSpacing(round(2 * self.scale))
        self.content.setSpacing(0)

    # Private

    def _build_waiting(self) -> None:
        self.set_title(say("table-thinking"))
        self._tie_label.hide()

    def _build_hint(self) -> None:
        if self._create_hint is not None and self._deck is not None:
            self._build(self._create_hint(), self._deck)

    def _build(self, hint: HintText, deck: CardPictures) -> None:
        self.set_title(hint.words.advice)
        self._tie_label.setText(hint.words.tie)
        self._tie_label.setVisible(bool(hint.words.tie))
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(4 * self.scale))
        if hint.words.reasons:
            reason = self.create_label(" ".join(hint.words.reasons), BODY)
            reason.setWordWrap(True)
            column.addWidget(reason)
        if hint.values is not None:
            self._add_values(column, hint.values, deck)
        self._add_foot(column)
        column.addStretch()
        self._scroll_area = _create_clear_area(body)
        self.content.addWidget(self._scroll_area)

    def _add_foot(self, column: QVBoxLayout) -> None:
        """Add widgets below the reasons. Subclasses may implement this."""

    def _add_values(
        self, column: QVBoxLayout, values: ActionValuesTable, deck: CardPictures
    ) -> None:
        rule = QFrame()
        rule.setFixedHeight(1)
        rule.setStyleSheet(f"background: {RULE_COLOUR};")
        column.addWidget(rule)
        fold = ValuesToggle(values, self, BODY, is_open=self.is_expanded)
        fold.clicked.connect(self._toggle_values)
        column.addWidget(fold)
        if self.is_expanded:
            column.addLayout(create_values_layout(values, self, deck, is_low=self._is_low))

    def _toggle_values(self, _checked: object = None) -> None:
        self.is_expanded = not self.is_expanded
        if self._create_hint is not None:
            self.show_content(self._build_hint)
            self.rebuilt.emit()
        if self.values_button is not None:
            self.values_button.setFocus()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        with open_painter(self) as painter:
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


def _content_height(area: QScrollArea, width: int) -> int:
    body = area.widget()
    layout = body.layout() if body is not None else None
    if layout is None:
        return 0
    return max(layout.totalHeightForWidth(width), layout.totalMinimumSize().height())


def _content_width(area: QScrollArea) -> int:
    body = area.widget()
    layout = body.layout() if body is not None else None
    return 0 if layout is None else layout.totalMinimumSize().width()


def _create_clear_area(content: QWidget) -> QScrollArea:
    area = create_scroll_area(content)
    area.setObjectName("reasons")
    area.setStyleSheet("#reasons, #reasons > QWidget > QWidget { background: transparent; }")
    area.viewport().setAutoFillBackground(False)
    return area


class PraisePanel(HintPanel):
    """Says why a choice was good, in the place of a hint, with a button that ends all praise."""

    silence_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stop_button = self.create_button("", look="link")
        self.stop_button.clicked.connect(self.silence_requested)
        self.stop_button.hide()

    def show_praise(self, text: Callable[[], str], deck: CardPictures) -> None:
        self.show_hint(lambda: HintText(HintSentences("", "", (text(),))), deck)

    def _build(self, hint: HintText, deck: CardPictures) -> None:
        super()._build(hint, deck)
        self._title.hide()
        self.setAccessibleName(hint.words.text)

    def _add_foot(self, column: QVBoxLayout) -> None:
        self.stop_button = self.create_button(say("stop-praise"), look="link")
        self.stop_button.clicked.connect(self.silence_requested)
        column.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignRight)

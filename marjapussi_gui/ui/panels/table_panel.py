"""The base class of the panels over the table."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QRect, QRectF, QTimer, Signal
from PySide6.QtGui import QFont, QHideEvent, QPaintEvent, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from ...engine.cards import Card
from ..art.card_pictures import CardPictures
from ..art.painter_tools import draw_soft_shadow, fill_rounded_rect, open_painter
from ..common.palette import BUTTON_FOOT, CHROME_SCHEMES, GOLD, INK, TILE
from ..common.theme import (
    BODY,
    BOLD,
    DEMI_BOLD,
    MIN_TOUCH_SIZE,
    REGULAR,
    SPACINGS,
    TILE_RADIUS,
    TITLE,
    create_font,
    set_scaled_font,
    text_scale,
    text_width,
)
from ..text.card_names import card_name
from ..widgets.labels import BalancedLabel, ElidedLabel, TextLabel

SHADOW_MARGIN = 12
LIGHT_CHROME = CHROME_SCHEMES["light"]  # panels are light in the dark scheme, too
STYLE_SHEET = f"""
#panel, #panel QLabel {{ color: {INK}; background: transparent; }}
#panel QPushButton[look="quiet"] {{ color: {INK}; border-color: {LIGHT_CHROME.line}; }}
#panel QPushButton[look="quiet"]:hover {{ background: {LIGHT_CHROME.field}; }}
#panel QPushButton[look="quiet"]:focus, #panel QPushButton[look="link"]:focus {{
    border-color: {GOLD}; }}
#panel QPushButton[look="link"] {{ color: {INK}; }}
#panel QScrollBar::handle:vertical {{ background: {LIGHT_CHROME.line}; }}
"""
MAX_SCALE, SCALE_STEPS = 1.6, 20  # the scale is rounded to 1/20
REBUILD_DELAY_MS = 60  # rebuilding at every step of a resize is too slow


class TablePanel(QFrame):
    """A panel that looks like a sheet of linen, with a title and a content. Escape closes it."""

    closed = Signal()
    visibility_changed = Signal(object)  # bool: is the panel visible?
    rebuilt = Signal()  # the size may have changed: place the panel again

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale, self._text_scale = 1.0, text_scale()
        self._build_content: Callable[[], object] | None = None
        self._initial_focus: QWidget | None = None  # gets the focus when the panel opens
        self._previous_focus: QWidget | None = None  # gets the focus back when the panel closes
        self._rebuild_timer = QTimer(self)
        self._rebuild_timer.setSingleShot(True)
        self._rebuild_timer.setInterval(REBUILD_DELAY_MS)
        self._rebuild_timer.timeout.connect(self._rebuild)
        self.setObjectName("panel")
        self.setStyleSheet(STYLE_SHEET)
        self._title = BalancedLabel(title, self)
        self._title.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self.content = QVBoxLayout()
        self._column.addLayout(self.content, 1)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether the panel is open, even if the whole page is hidden."""
        return not self.isHidden()

    def set_unit(self, unit: float) -> None:
        """Scale the panel to a table unit of `unit` pixels; rebuild it once resizing ends."""
        sizes = round(min(max(unit, 1.0), MAX_SCALE) * SCALE_STEPS) / SCALE_STEPS, text_scale()
        if sizes != (self.scale, self._text_scale):
            self.scale, self._text_scale = sizes
            self._rebuild_timer.start()

    def show_content(self, build: Callable[[], object]) -> None:
        """Replace the content with what build() creates; rescaling calls build() again."""
        was_open, had_focus = self.is_open, self._has_focus
        self._build_content, self._initial_focus = build, None
        came_from, self._previous_focus = (
            self._previous_focus,
            None,
        )  # hide() mustn't return the focus here
        self.hide()
        _clear_layout(self.content)
        build()
        self._previous_focus = came_from
        self.show()
        self.raise_()
        if had_focus or not was_open:
            self._take_focus()

    @property
    def _has_focus(self) -> bool:
        return self.isAncestorOf(self.window().focusWidget())  # the window may be inactive

    @property
    def _current_focus(self) -> QWidget | None:
        """The focused widget, or the one to return to if the focus is in another panel."""
        here: QWidget | None = self.window().focusWidget()
        place = here
        while place is not None and not isinstance(place, TablePanel):
            place = place.parentWidget()
        return here if place is None else place._previous_focus  # noqa: SLF001 - same class

    def _take_focus(self) -> None:
        if self._initial_focus is not None:
            self._previous_focus = self._previous_focus or self._current_focus
            self._initial_focus.setFocus()

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - Qt override
        place, gives_back = self._previous_focus, not visible and self._has_focus
        super().setVisible(visible)
        if not visible:
            self._previous_focus = None
        if gives_back and place is not None and isValid(place) and place.isVisible():
            place.setFocus()

    def _rebuild(self) -> None:
        if self.isHidden():
            return
        if self._build_content is None:
            self.apply_scale()
        else:
            self.show_content(self._build_content)
        self.rebuilt.emit()

    def apply_scale(self) -> None:
        """Scale the parts of the panel that aren't rebuilt."""
        set_scaled_font(self._title, round(TITLE * self.scale), BOLD)
        self._column.setContentsMargins(*([self.spacing(4) + SHADOW_MARGIN] * 4))
        self._column.setSpacing(self.spacing(2))
        self.content.setSpacing(self.spacing(1))
        for button in self.findChildren(QPushButton):
            self.scale_button(button)

    def scale_button(self, button: QPushButton) -> None:
        button.setFont(self.scaled_font(BODY, DEMI_BOLD))
        button.setMinimumHeight(round(MIN_TOUCH_SIZE * self.scale))

    def spacing(self, step: int) -> int:
        """Return a distance in pixels, scaled with the panel."""
        return round(SPACINGS[step] * self.scale)

    def scaled_font(self, pixels: int, weight: QFont.Weight = REGULAR) -> QFont:
        """Return the program's font in a size that is scaled with the panel."""
        return create_font(pixels * self.scale, weight)

    def create_label(
        self, text: str, pixels: int = BODY, weight: QFont.Weight = REGULAR, max_width: float = 0
    ) -> QLabel:
        """Create a text label, elided at max_width pixels unless that is 0."""
        face = self.scaled_font(pixels, weight)
        line = ElidedLabel(text) if max_width else TextLabel(text)
        line.setAccessibleName(text)
        line.setFont(face)
        if max_width:
            line.setMaximumWidth(round(max_width * self.scale * text_scale()))
        return line

    def create_card_label(self, card: Card, width: float, deck: CardPictures) -> QLabel:
        picture = TextLabel()
        picture.setPixmap(deck.picture(card, width * self.scale))
        picture.setAccessibleName(card_name(card))
        return picture

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def create_button(self, text: str, *, look: str = "") -> QPushButton:
        button = QPushButton(text, self)
        button.setProperty("look", look)
        self.scale_button(button)
        return button

    def close_panel(self) -> None:
        self.hide()
        self.closed.emit()

    def place_at(
        self,
        centre_x: int,
        centre_y: int,
        max_width: int,
        max_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Place the panel around a point, sized to fit its content.

        between is a pair of y coordinates: the panel must end above the second one and, if there
        is space, begins below the first one.
        """
        width, wanted = self._preferred_size(max_width)
        height = min(wanted, max_height)
        left = min(max(centre_x - width // 2, 0), max(self._available_rect().width() - width, 0))
        upper, lower = between or (SHADOW_MARGIN, self._available_rect().height())
        end = min(lower + SHADOW_MARGIN, self._available_rect().height())
        top = min(max(centre_y - height // 2, upper - SHADOW_MARGIN), max(end - height, 0))
        self.setGeometry(left, top, width, height)

    def _preferred_size(self, max_width: int) -> tuple[int, int]:
        self._column.invalidate()
        self._column.activate()
        title = ceil(text_width(self._title.text(), self._title.font()))
        margins = self._column.contentsMargins()
        title_width = title + margins.left() + margins.right()  # a title wraps only if it must
        width = min(max(self._column.totalSizeHint().width(), title_width), max_width)
        if self._column.hasHeightForWidth():
            return width, self._column.totalHeightForWidth(width)
        return width, self._column.totalSizeHint().height()

    def _available_rect(self) -> QRect:
        parent = self.parentWidget()
        assert parent is not None
        return parent.rect()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild()

    def showEvent(self, event: QShowEvent) -> None:
        self.apply_scale()
        super().showEvent(event)
        self.visibility_changed.emit(True)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.visibility_changed.emit(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            box = QRectF(self.rect()).adjusted(
                SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
            )
            draw_soft_shadow(painter, box, TILE_RADIUS, 18, 5, 150)
            fill_rounded_rect(painter, box, TILE_RADIUS, BUTTON_FOOT)
            fill_rounded_rect(painter, box.adjusted(0, 0, 0, -3), TILE_RADIUS, TILE)


def _clear_layout(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        if inner is not None:
            _clear_layout(inner)

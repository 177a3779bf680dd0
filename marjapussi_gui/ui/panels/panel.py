"""A linen panel over the table that Escape closes."""

from collections.abc import Callable
from math import ceil

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QShowEvent
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
from ..art.brushes import soft_shadow
from ..art.deck import Deck
from ..basis.palette import BUTTON_FOOT, CHROMES, GOLD, INK, TILE
from ..basis.theme import (
    BODY,
    BOLD,
    REGULAR,
    SPACE,
    STRONG,
    TILE_RADIUS,
    TITLE,
    TOUCH,
    elided,
    font,
    set_type,
    text_scale,
    width_of,
)
from ..widgets.labels import EvenLabel, Words
from ..wording.card_names import card_name

EDGE = 12
LIGHT = CHROMES["light"]  # panels are light linen in the dark scheme, too
ON_LINEN = f"""
#panel, #panel QLabel {{ color: {INK}; background: transparent; }}
#panel QPushButton[look="quiet"] {{ color: {INK}; border-color: {LIGHT.line}; }}
#panel QPushButton[look="quiet"]:hover {{ background: {LIGHT.field}; }}
#panel QPushButton[look="quiet"]:focus, #panel QPushButton[look="link"]:focus {{
    border-color: {GOLD}; }}
#panel QPushButton[look="link"] {{ color: {INK}; }}
#panel QScrollBar::handle:vertical {{ background: {LIGHT.line}; }}
"""
LARGEST, STEPS = 1.6, 20  # steps per unit of scale
REST_MS = 60  # drawing many cards at every step of a resize is too slow


class Panel(QFrame):
    """A linen sheet with a title and its content below."""

    closed = Signal()
    made_again = Signal()  # its size may differ, so it has to be placed

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale, self._text_scale = 1.0, text_scale()
        self._make: Callable[[], object] | None = None
        self._focused: QWidget | None = None  # focused when the panel opens
        self._came_from: QWidget | None = None  # focused again when it closes
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self._make_again)
        self.setObjectName("panel")
        self.setStyleSheet(ON_LINEN)
        self._title = EvenLabel(title, self)
        self._title.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.addWidget(self._title)
        self.content = QVBoxLayout()
        self._column.addLayout(self.content, 1)
        self.hide()

    @property
    def is_open(self) -> bool:
        """Whether the panel is open, even if the page itself is hidden."""
        return not self.isHidden()

    def fit(self, u: float) -> None:
        """Scale the panel to the table's unit in pixels, once resizing has stopped."""
        sizes = round(min(max(u, 1.0), LARGEST) * STEPS) / STEPS, text_scale()
        if sizes != (self.scale, self._text_scale):
            self.scale, self._text_scale = sizes
            self._rest.start()

    def show_made(self, make: Callable[[], object]) -> None:
        """Replace the content by what build creates; call it again when the scale changes."""
        was_open, had_focus = self.is_open, self._has_focus
        self._make, self._focused = make, None
        came_from, self._came_from = self._came_from, None  # hide() mustn't return the focus here
        self.hide()
        _empty(self.content)
        make()
        self._came_from = came_from
        self.show()
        self.raise_()
        if had_focus or not was_open:
            self._take_focus()

    @property
    def _has_focus(self) -> bool:
        return self.isAncestorOf(self.window().focusWidget())  # the window may be inactive

    @property
    def _here(self) -> QWidget | None:
        """The widget with the focus; within another panel, the one that had it before."""
        here: QWidget | None = self.window().focusWidget()
        place = here
        while place is not None and not isinstance(place, Panel):
            place = place.parentWidget()
        return here if place is None else place._came_from  # noqa: SLF001 - same class

    def _take_focus(self) -> None:
        if self._focused is not None:
            self._came_from = self._came_from or self._here
            self._focused.setFocus()

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - Qt override
        place, gives_back = self._came_from, not visible and self._has_focus
        super().setVisible(visible)
        if not visible:
            self._came_from = None
        if gives_back and place is not None and isValid(place) and place.isVisible():
            place.setFocus()

    def _make_again(self) -> None:
        """Build the content again; hidden panels are scaled when they are shown."""
        if self.isHidden():
            return
        if self._make is None:
            self.fit_parts()
        else:
            self.show_made(self._make)
        self.made_again.emit()

    def fit_parts(self) -> None:
        """Scale the permanent parts of the panel."""
        set_type(self._title, round(TITLE * self.scale), BOLD)
        self._column.setContentsMargins(*([self.space(4) + EDGE] * 4))
        self._column.setSpacing(self.space(2))
        self.content.setSpacing(self.space(1))
        for button in self.findChildren(QPushButton):
            self.fit_button(button)

    def fit_button(self, button: QPushButton) -> None:
        """Scale a button to the panel."""
        button.setFont(self.font_of(BODY, STRONG))
        button.setMinimumHeight(round(TOUCH * self.scale))

    def space(self, step: int) -> int:
        """Return a step of the spacing scale, scaled to the panel, in pixels."""
        return round(SPACE[step] * self.scale)

    def font_of(self, pixels: int, weight: QFont.Weight = REGULAR) -> QFont:
        """Return the program's font, scaled to the panel."""
        return font(pixels * self.scale, weight)

    def label(
        self, text: str, pixels: int = BODY, weight: QFont.Weight = REGULAR, most: float = 0
    ) -> QLabel:
        """Create a text label, elided at a maximum width unless that is 0."""
        face = self.font_of(pixels, weight)
        line = Words(elided(text, face, most * self.scale * text_scale()) if most else text)
        line.setAccessibleName(text)
        line.setFont(face)
        return line

    def card(self, card: Card, width: float, deck: Deck) -> QLabel:
        """Create a label with the picture of a card and its name for screen readers."""
        picture = Words()
        picture.setPixmap(deck.picture(card, width * self.scale))
        picture.setAccessibleName(card_name(card))
        return picture

    def entitle(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def button(self, text: str, *, look: str = "") -> QPushButton:
        """Create a button of the panel."""
        button = QPushButton(text, self)
        button.setProperty("look", look)
        self.fit_button(button)
        return button

    def close_panel(self) -> None:
        self.hide()
        self.closed.emit()

    def place(
        self,
        middle_x: int,
        middle_y: int,
        most_width: int,
        most_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Place the panel around a point, as large as its content needs and no larger.

        It ends above the lower of two lines and, if there is room, begins below the upper one.
        """
        width, wanted = self._wanted(most_width)
        height = min(wanted, most_height)
        left = min(max(middle_x - width // 2, 0), max(self._room().width() - width, 0))
        upper, lower = between or (EDGE, self._room().height())
        end = min(lower + EDGE, self._room().height())
        top = min(max(middle_y - height // 2, upper - EDGE), max(end - height, 0))
        self.setGeometry(left, top, width, height)

    def _wanted(self, most_width: int) -> tuple[int, int]:
        """Return the preferred size, up to a maximum width."""
        self._column.invalidate()
        self._column.activate()
        title = ceil(width_of(self._title.text(), self._title.font()))
        margins = self._column.contentsMargins()
        title_width = title + margins.left() + margins.right()  # a title wraps only if it must
        width = min(max(self._column.totalSizeHint().width(), title_width), most_width)
        if self._column.hasHeightForWidth():
            return width, self._column.totalHeightForWidth(width)
        return width, self._column.totalSizeHint().height()

    def _room(self) -> QRect:
        parent = self.parentWidget()
        assert parent is not None
        return parent.rect()

    def rename(self) -> None:
        """Set the permanent texts in the current language."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.rename()
            self._make_again()

    def showEvent(self, event: QShowEvent) -> None:
        self.fit_parts()
        super().showEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 18, 5, 150)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(BUTTON_FOOT))
        painter.drawRoundedRect(box, TILE_RADIUS, TILE_RADIUS)
        painter.setBrush(QColor(TILE))
        painter.drawRoundedRect(box.adjusted(0, 0, 0, -3), TILE_RADIUS, TILE_RADIUS)
        painter.end()


def _empty(layout: QLayout) -> None:
    while (item := layout.takeAt(0)) is not None:
        widget, inner = item.widget(), item.layout()
        if widget is not None:
            widget.hide()
            widget.deleteLater()
        if inner is not None:
            _empty(inner)

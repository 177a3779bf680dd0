"""A linen sheet that lies on the felt and tells something; Escape takes it away."""

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
LIGHT = CHROMES["light"]  # panels are linen in the dark, too
ON_LINEN = f"""
#panel, #panel QLabel {{ color: {INK}; background: transparent; }}
#panel QPushButton[look="quiet"] {{ color: {INK}; border-color: {LIGHT.line}; }}
#panel QPushButton[look="quiet"]:hover {{ background: {LIGHT.field}; }}
#panel QPushButton[look="quiet"]:focus, #panel QPushButton[look="link"]:focus {{
    border-color: {GOLD}; }}
#panel QPushButton[look="link"] {{ color: {INK}; }}
#panel QScrollBar::handle:vertical {{ background: {LIGHT.line}; }}
"""
LARGEST, STEPS = 1.6, 20  # times its usual size; sizes in between
REST_MS = 60  # without another size: many cards are too much to draw anew at each


class Panel(QFrame):
    """Linen with a title, and room for content below it."""

    closed = Signal()
    made_again = Signal()  # in another size: it has to be placed

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.scale, self._text_scale = 1.0, text_scale()
        self._make: Callable[[], object] | None = None
        self._focused: QWidget | None = None  # where the keys go once it is opened
        self._came_from: QWidget | None = None  # where they were, and go back to
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
        """Whether it lies on the felt, though the felt itself may not be seen."""
        return not self.isHidden()

    def fit(self, u: float) -> None:
        """Be as large as the table and its type are, as soon as they rest."""
        sizes = round(min(max(u, 1.0), LARGEST) * STEPS) / STEPS, text_scale()
        if sizes != (self.scale, self._text_scale):
            self.scale, self._text_scale = sizes
            self._rest.start()

    def show_made(self, make: Callable[[], object]) -> None:
        """Show what is made now, in place of what was shown; it is made again in other sizes."""
        was_open, had_focus = self.is_open, self._has_focus
        self._make, self._focused = make, None
        came_from, self._came_from = self._came_from, None  # it is closed for this moment only
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
        return self.isAncestorOf(self.window().focusWidget())  # also while another is in front

    @property
    def _here(self) -> QWidget | None:
        """Where the keys are now; on another panel: where they were before that."""
        here: QWidget | None = self.window().focusWidget()
        place = here
        while place is not None and not isinstance(place, Panel):
            place = place.parentWidget()
        return here if place is None else place._came_from  # noqa: SLF001 - of the same class

    def _take_focus(self) -> None:
        if self._focused is not None:
            self._came_from = self._came_from or self._here
            self._focused.setFocus()

    def setVisible(self, visible: bool) -> None:  # noqa: FBT001 - Qt's own
        place, gives_back = self._came_from, not visible and self._has_focus
        super().setVisible(visible)
        if not visible:
            self._came_from = None
        if gives_back and place is not None and isValid(place) and place.isVisible():
            place.setFocus()

    def _make_again(self) -> None:
        """Tell again what is told just now; what is hidden is fitted when it is shown."""
        if self.isHidden():
            return
        if self._make is None:
            self.fit_parts()
        else:
            self.show_made(self._make)
        self.made_again.emit()

    def fit_parts(self) -> None:
        """Let what stays on the panel be as large as that is."""
        set_type(self._title, round(TITLE * self.scale), BOLD)
        self._column.setContentsMargins(*([self.space(4) + EDGE] * 4))
        self._column.setSpacing(self.space(2))
        self.content.setSpacing(self.space(1))
        for button in self.findChildren(QPushButton):
            self.fit_button(button)

    def fit_button(self, button: QPushButton) -> None:
        """Let a button be as large as the panel is."""
        button.setFont(self.font_of(BODY, STRONG))
        button.setMinimumHeight(round(TOUCH * self.scale))

    def space(self, step: int) -> int:
        """Return a step of the scale of spaces, as large as the panel is."""
        return round(SPACE[step] * self.scale)

    def font_of(self, pixels: int, weight: QFont.Weight = REGULAR) -> QFont:
        """Return our type, as large as the panel is."""
        return font(pixels * self.scale, weight)

    def label(
        self, text: str, pixels: int = BODY, weight: QFont.Weight = REGULAR, most: float = 0
    ) -> QLabel:
        """Return a text of the panel; where it has a most, as much of it as that has room for."""
        face = self.font_of(pixels, weight)
        line = Words(elided(text, face, most * self.scale * text_scale()) if most else text)
        line.setAccessibleName(text)
        line.setFont(face)
        return line

    def card(self, card: Card, width: float, deck: Deck) -> QLabel:
        """Return a card of the panel, named for those who hear it."""
        picture = Words()
        picture.setPixmap(deck.picture(card, width * self.scale))
        picture.setAccessibleName(card_name(card))
        return picture

    def entitle(self, title: str) -> None:
        self._title.setText(title)
        self.setAccessibleName(title)

    def button(self, text: str, *, look: str = "") -> QPushButton:
        """Return a button of the panel."""
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
        """Lie about this place, as large as the content asks for and no larger than that.

        It ends above the lower of two lines, and where there is room it begins below the upper.
        """
        width, wanted = self._wanted(most_width)
        height = min(wanted, most_height)
        left = min(max(middle_x - width // 2, 0), max(self._room().width() - width, 0))
        upper, lower = between or (EDGE, self._room().height())
        end = min(lower + EDGE, self._room().height())
        top = min(max(middle_y - height // 2, upper - EDGE), max(end - height, 0))
        self.setGeometry(left, top, width, height)

    def _wanted(self, most_width: int) -> tuple[int, int]:
        """Return how large the panel would be, no wider than this."""
        self._column.invalidate()
        self._column.activate()
        title = ceil(width_of(self._title.text(), self._title.font()))
        margins = self._column.contentsMargins()
        wished = title + margins.left() + margins.right()  # a title wraps only where it must
        width = min(max(self._column.totalSizeHint().width(), wished), most_width)
        if self._column.hasHeightForWidth():
            return width, self._column.totalHeightForWidth(width)
        return width, self._column.totalSizeHint().height()

    def _room(self) -> QRect:
        parent = self.parentWidget()
        assert parent is not None
        return parent.rect()

    def rename(self) -> None:
        """Say what stays on the panel in the language of now."""

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

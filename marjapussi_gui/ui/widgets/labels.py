"""Labels and buttons in the styles of pages and dialogs."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtGui import Qt as Texts
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

WRAP = int(Qt.TextFlag.TextWordWrap)
HIGHEST = 10_000  # pixels: more than any text needs
LONGEST_WORD = 24  # a longer word does not widen a label


class Words(QLabel):
    """A label that shows plain text, even if it looks like markup."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if not self.wordWrap():
            return hint
        widest = LONGEST_WORD * self.fontMetrics().averageCharWidth()
        return QSize(min(hint.width(), widest), hint.height())


class EvenLabel(Words):
    """A label that wraps its text into lines of similar length."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, room = QPainter(self), self.contentsRect()
        room.setWidth(even_width(self.text(), self.fontMetrics(), room.width()))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, WRAP | int(self.alignment()), self.text())
        painter.end()


def even_width(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the smallest width at which a text needs no more lines than at the given width."""
    least, most = 0, width
    high = metrics.boundingRect(QRect(0, 0, width, HIGHEST), WRAP, text).height()
    while most - least > 1:
        middle = (least + most) // 2
        box = metrics.boundingRect(QRect(0, 0, middle, HIGHEST), WRAP, text)
        if box.height() > high or box.width() > middle:
            least = middle
        else:
            most = middle
    return most


def label(
    text: str, look: str = "", parent: QWidget | None = None, *, even: bool = False
) -> QLabel:
    """Return a wrapping label; styles are caption, heading, title and warning."""
    widget = EvenLabel(text, parent) if even else Words(text, parent)
    widget.setWordWrap(True)
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    widget.setProperty("look", look)
    return widget


def tip(text: str) -> str:
    """Return a text for a tooltip, escaped if Qt would take it for markup."""
    if not Texts.mightBeRichText(text):
        return text
    from html import escape

    return f"<p>{escape(text)}</p>"


def button(text: str, pressed: Callable[[], object], look: str = "") -> QPushButton:
    """Return a button with its text as accessible name."""
    control = QPushButton(text)
    control.setAccessibleName(text)
    control.setProperty("look", look)
    control.clicked.connect(pressed)
    return control

"""Texts and buttons of pages and dialogs, each in one of a few looks."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtGui import Qt as Texts
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QWidget

WRAP = int(Qt.TextFlag.TextWordWrap)
HIGHEST = 10_000  # pixels: more than any text needs
LONGEST_WORD = 24  # letters: no word makes a label wider


class Words(QLabel):
    """A text that is shown letter by letter: what looks like markup in it is none."""

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
    """A text that wraps into lines of about one length: no word is left alone in the last."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, room = QPainter(self), self.contentsRect()
        room.setWidth(even_width(self.text(), self.fontMetrics(), room.width()))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, WRAP | int(self.alignment()), self.text())
        painter.end()


def even_width(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the least width in which a text takes no more lines than in this one."""
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
    """Return a text that wraps; looks are caption, heading, title and warning."""
    words = EvenLabel(text, parent) if even else Words(text, parent)
    words.setWordWrap(True)
    words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    words.setProperty("look", look)
    return words


def tip(text: str) -> str:
    """Return a text for a tool tip, which takes for markup what looks like it."""
    if not Texts.mightBeRichText(text):
        return text
    from html import escape

    return f"<p>{escape(text)}</p>"


def button(text: str, pressed: Callable[[], object], look: str = "") -> QPushButton:
    """Return a button that says its text to screen readers too."""
    control = QPushButton(text)
    control.setAccessibleName(text)
    control.setProperty("look", look)
    control.clicked.connect(pressed)
    return control

"""Labels and buttons in the styles of pages and dialogs."""

from collections.abc import Callable, Iterator
from math import ceil

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtGui import Qt as Texts
from PySide6.QtWidgets import (
    QAbstractButton,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QToolTip,
    QWidget,
)

from ..common.theme import elide_text, text_width
from ..text.i18n import LazyText, resolve

WRAP_FLAG = int(Qt.TextFlag.TextWordWrap)
MAX_TEXT_HEIGHT = 10_000  # pixels; higher than any text
OVERHANG = 3  # pixels by which letters may exceed the width of their text
LONGEST_WORD_LETTERS = 24  # longer words don't make a label wider


class TextLabel(QLabel):
    """A label that shows its text as it is, even if it looks like markup."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if not self.wordWrap():
            return hint
        widest = LONGEST_WORD_LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(min(hint.width(), widest), hint.height())


class ElidedLabel(TextLabel):
    """A label that ends in an ellipsis if its text is wider than there is room."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._text = text

    def sizeHint(self) -> QSize:
        return QSize(
            ceil(text_width(self._text, self.font())) + OVERHANG, super().sizeHint().height()
        )

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setText(elide_text(self._text, self.font(), self.width()))


class MarkupLabel(QLabel):
    """A label that shows its text as markup, in which any text from outside must be escaped."""

    def __init__(self) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.RichText)


class BalancedLabel(TextLabel):
    """A label that wraps its text into lines of similar length."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, room = QPainter(self), self.contentsRect()
        room.setWidth(balanced_width(self.text(), self.fontMetrics(), room.width()))
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(room, WRAP_FLAG | int(self.alignment()), self.text())
        painter.end()


def balanced_width(text: str, metrics: QFontMetrics, width: int) -> int:
    """Return the smallest width at which a text needs no more lines than at the given width."""
    least, most = 0, width
    high = metrics.boundingRect(QRect(0, 0, width, MAX_TEXT_HEIGHT), WRAP_FLAG, text).height()
    while most - least > 1:
        middle = (least + most) // 2
        box = metrics.boundingRect(QRect(0, 0, middle, MAX_TEXT_HEIGHT), WRAP_FLAG, text)
        if box.height() > high or box.width() > middle:
            least = middle
        else:
            most = middle
    return most


def create_label(
    text: str, style: str = "", parent: QWidget | None = None, *, balanced: bool = False
) -> QLabel:
    """Return a label that wraps its text. Styles are caption, heading, title and warning."""
    widget = BalancedLabel(text, parent) if balanced else TextLabel(text, parent)
    widget.setWordWrap(True)
    widget.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    widget.setProperty("look", style)
    return widget


def tooltip_text(text: str) -> str:
    """Return a text for a tooltip, escaped so that Qt doesn't interpret it as markup."""
    return wrap_tooltip(text) if Texts.mightBeRichText(text) else text


def wrap_tooltip(text: str) -> str:
    """Return a text for a tooltip that wraps each of its lines, which Qt does for markup only."""
    from html import escape

    return "".join(f"<p>{escape(line)}</p>" for line in text.splitlines())


class TextButton(QPushButton):
    """A button that resolves a lazy text again when the language changes."""

    lazy_text: LazyText = ""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.lazy_text:
            self.setText(resolve(self.lazy_text))


def create_button(
    text: LazyText, on_click: Callable[[], object] | None = None, style: str = ""
) -> QPushButton:
    """Return a button; a lazy text is updated whenever the language changes."""
    control = TextButton(resolve(text))
    control.lazy_text = "" if isinstance(text, str) else text
    control.setProperty("look", style)
    if on_click is not None:
        control.clicked.connect(on_click)
    return control


def accessible_text(widget: QWidget) -> str:
    """Return all texts in a widget, except on buttons, as sentences in reading order."""
    return " ".join(each if each[-1] in ".:?!…" else f"{each}." for each in _readable_texts(widget))


def _readable_texts(widget: QWidget) -> Iterator[str]:
    for child in widget.children():
        if not isinstance(child, QWidget) or child.isHidden() or isinstance(child, QAbstractButton):
            continue
        inside = [*_readable_texts(child)]
        if isinstance(child, QPlainTextEdit):
            inside = [line for line in child.toPlainText().splitlines() if line]
        own = child.accessibleName() or (child.text() if isinstance(child, QLabel) else "")
        if inside:
            yield from inside
        elif own:
            yield own


class AccessibleNameTooltip(QObject):
    """Shows a widget's accessible name and, if given, its meaning as a tooltip.

    An ordinary tooltip would also be the description that Qt passes to screen readers, so that
    they would read the name twice.
    """

    def __init__(self, widget: QWidget, meaning: str = "") -> None:
        super().__init__(widget)
        self.meaning = meaning
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            assert isinstance(watched, QWidget)
            name, meaning = watched.accessibleName(), self.meaning
            text = wrap_tooltip(f"{name}\n{meaning}") if meaning else tooltip_text(name)
            QToolTip.showText(event.globalPos(), text, watched)
            return True
        return False

"""The bubble that explains a term in the rules."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..art.brushes import rounded, soft_shadow
from ..basis.palette import BUBBLE, INK, LINGONBERRY
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    MEDIUM,
    REGULAR,
    TILE_RADIUS,
    set_type,
    text_scale,
)
from ..widgets.labels import label
from ..wording import glossary
from ..wording import reading as words
from ..wording.tongue import capital

EDGE, INSIDE = 14, 18  # pixels
TAIL, FOOT = 22, 18  # pixels; the width is that at the bubble
NO_BREAK = "\N{NO-BREAK SPACE}"
GAP = f"{NO_BREAK}· "  # between languages
UNDER = 460  # pixels, without the shadow


class RulesNote(QWidget):
    """Explains one term, with a tail that points to it; it never takes the keyboard focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._key, self._word, self._is_beside = "", QRect(), True
        self._name, self._meaning = label(""), label("")
        self._others = label("")
        self._lay_out()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def key(self) -> str:
        """The key of the term that is explained; empty while the bubble is closed."""
        return "" if self.isHidden() else self._key

    def show_term(self, key: str) -> None:
        """Show what a term means and its names in other languages."""
        self._key = key
        term, others = glossary.term(key), glossary.in_other_languages(key)
        self._name.setText(capital(term.name))
        self._meaning.setText(term.note)
        pairs = (f"{code} {name}".replace(" ", NO_BREAK) for code, name in others)
        self._others.setText(GAP.join(pairs))
        listed = ", ".join(name for _, name in others)
        self.setAccessibleName(words.note(capital(term.name), term.note, listed))
        self.show()
        self.raise_()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def point_at(self, word: QRect, room: QRect, *, is_beside: bool) -> None:
        """Place the bubble in an area so that its tail points to a word."""
        self._word, self._is_beside = word, is_beside
        wide = min(room.width(), round(UNDER * text_scale()) + 2 * EDGE)
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else self.sizeHint().height()
        if is_beside:
            top = min(max(word.top() - 2 * EDGE, room.top()), room.bottom() - high)
        else:
            top = word.bottom() + TAIL - EDGE
            if top + high > room.bottom() and word.top() - TAIL + EDGE - high >= room.top():
                top = word.top() - TAIL + EDGE - high
        left = min(max(word.center().x() - wide // 2, room.left()), room.right() - wide + 1)
        self.setGeometry(left, top, wide, high)
        self.update()

    def _lay_out(self) -> None:
        for line, size, weight, colour in (
            (self._name, LABEL, BOLD, LINGONBERRY),
            (self._meaning, BODY, REGULAR, INK),
            (self._others, CAPTION, MEDIUM, INK),
        ):
            set_type(line, size, weight)
            line.setStyleSheet(f"color: {colour}")
        column = QVBoxLayout(self)
        column.setContentsMargins(*[EDGE + INSIDE] * 4)
        column.setSpacing(6)
        column.addWidget(self._name)
        column.addWidget(self._meaning)
        column.addSpacing(4)
        column.addWidget(self._others)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 12, 4, 110)
        rounded(painter, box, TILE_RADIUS, BUBBLE)
        painter.fillPath(self._tail(box), QColor(BUBBLE))
        painter.end()

    def _tail(self, box: QRectF) -> QPainterPath:
        """Return a thin tail from the bubble to the word."""
        word = self._word.translated(-self.pos())
        if self._is_beside:
            y = min(max(float(word.center().y()), box.top() + FOOT), box.bottom() - FOOT)
            root, tip = QPointF(box.left() + 4, y), QPointF(0, float(word.center().y()))
            across = QPointF(0, FOOT / 2)
        else:
            x = min(max(float(word.center().x()), box.left() + FOOT), box.right() - FOOT)
            is_below = word.center().y() < box.center().y()
            edge, end = (box.top() + 4, 0.0) if is_below else (box.bottom() - 4, self.height())
            root, tip = QPointF(x, edge), QPointF(x, end)
            across = QPointF(FOOT / 2, 0)
        path = QPainterPath(root - across)
        path.quadTo(root * 0.5 + tip * 0.5, tip)
        path.quadTo(root * 0.5 + tip * 0.5, root + across)
        path.closeSubpath()
        return path

"""The bubble that explains a term on the rules page."""

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ...art.painter_tools import draw_soft_shadow, fill_rounded_rect, open_painter
from ...common.palette import BUBBLE, INK, LINGONBERRY
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    MEDIUM,
    REGULAR,
    TILE_RADIUS,
    set_scaled_font,
    text_scale,
)
from ...text import glossary
from ...text.i18n import capitalized, say
from ...widgets.labels import create_label

SHADOW_MARGIN, PADDING = 14, 18  # pixels
TAIL_LENGTH, TAIL_WIDTH = 22, 18  # pixels; the width is that at the bubble
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
LANGUAGE_SEPARATOR = f"{NO_BREAK_SPACE}· "  # between names in several languages
MAX_WIDTH = 460  # pixels, without the shadow


class TermBubble(QWidget):
    """A bubble with a tail that points to the term. It never takes the keyboard focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._term_key, self._word_rect, self._is_beside = "", QRect(), True
        self._name_label, self._meaning_label = create_label(""), create_label("")
        self._translations_label = create_label("")
        self._build_layout()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def term_key(self) -> str:
        """The key of the explained term, or an empty string while the bubble is closed."""
        return "" if self.isHidden() else self._term_key

    def show_term(self, term_key: str) -> None:
        self._term_key = term_key
        term, others = glossary.find_term(term_key), glossary.names_in_other_languages(term_key)
        self._name_label.setText(capitalized(term.name))
        self._meaning_label.setText(term.meaning)
        pairs = (f"{code} {name}".replace(" ", NO_BREAK_SPACE) for code, name in others)
        self._translations_label.setText(LANGUAGE_SEPARATOR.join(pairs))
        listed = ", ".join(name for _, name in others)
        self.setAccessibleName(
            say("note", name=capitalized(term.name), meaning=term.meaning, others=listed)
        )
        self.show()
        self.raise_()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def point_at(self, word_rect: QRect, area: QRect, *, is_beside: bool) -> None:
        """Place the bubble in an area, with its tail pointing to a word.

        is_beside means that the area is beside the text, so that the tail is horizontal.
        """
        self._word_rect, self._is_beside = word_rect, is_beside
        wide = min(area.width(), round(MAX_WIDTH * text_scale()) + 2 * SHADOW_MARGIN)
        high = self.heightForWidth(wide) if self.hasHeightForWidth() else self.sizeHint().height()
        if is_beside:
            top = min(max(word_rect.top() - 2 * SHADOW_MARGIN, area.top()), area.bottom() - high)
        else:
            top = word_rect.bottom() + TAIL_LENGTH - SHADOW_MARGIN
            if (
                top + high > area.bottom()
                and word_rect.top() - TAIL_LENGTH + SHADOW_MARGIN - high >= area.top()
            ):
                top = word_rect.top() - TAIL_LENGTH + SHADOW_MARGIN - high
        left = min(max(word_rect.center().x() - wide // 2, area.left()), area.right() - wide + 1)
        self.setGeometry(left, top, wide, high)
        self.update()

    def _build_layout(self) -> None:
        for line, size, weight, colour in (
            (self._name_label, LABEL, BOLD, LINGONBERRY),
            (self._meaning_label, BODY, REGULAR, INK),
            (self._translations_label, CAPTION, MEDIUM, INK),
        ):
            set_scaled_font(line, size, weight)
            line.setStyleSheet(f"color: {colour}")
        column = QVBoxLayout(self)
        column.setContentsMargins(*[SHADOW_MARGIN + PADDING] * 4)
        column.setSpacing(6)
        column.addWidget(self._name_label)
        column.addWidget(self._meaning_label)
        column.addSpacing(4)
        column.addWidget(self._translations_label)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            box = QRectF(self.rect()).adjusted(
                SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
            )
            draw_soft_shadow(painter, box, TILE_RADIUS, 12, 4, 110)
            fill_rounded_rect(painter, box, TILE_RADIUS, BUBBLE)
            painter.fillPath(self._tail_path(box), QColor(BUBBLE))

    def _tail_path(self, box: QRectF) -> QPainterPath:
        """Return the outline of the thin tail from the bubble to the word."""
        word = self._word_rect.translated(-self.pos())
        if self._is_beside:
            y = min(
                max(float(word.center().y()), box.top() + TAIL_WIDTH), box.bottom() - TAIL_WIDTH
            )
            root, tip = QPointF(box.left() + 4, y), QPointF(0, float(word.center().y()))
            across = QPointF(0, TAIL_WIDTH / 2)
        else:
            x = min(
                max(float(word.center().x()), box.left() + TAIL_WIDTH), box.right() - TAIL_WIDTH
            )
            is_below = word.center().y() < box.center().y()
            edge, end = (box.top() + 4, 0.0) if is_below else (box.bottom() - 4, self.height())
            root, tip = QPointF(x, edge), QPointF(x, end)
            across = QPointF(TAIL_WIDTH / 2, 0)
        path = QPainterPath(root - across)
        path.quadTo(root * 0.5 + tip * 0.5, tip)
        path.quadTo(root * 0.5 + tip * 0.5, root + across)
        path.closeSubpath()
        return path

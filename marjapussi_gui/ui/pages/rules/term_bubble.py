"""Terms of the glossary: the links in the rules, and the bubble that explains them."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, QUrl
from PySide6.QtGui import QAccessible, QAccessibleEvent, QColor, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ....engine.frozen import frozen
from ...art.painter_tools import draw_soft_shadow, fill_rounded_rect, open_painter
from ...common import theme
from ...common.palette import BUBBLE, INK, LINGONBERRY
from ...text import glossary
from ...text.i18n import capitalized, say
from ...widgets.labels import create_label
from ...widgets.rich_text_view import RichTextView

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
        wide = min(area.width(), round(MAX_WIDTH * theme.text_scale()) + 2 * SHADOW_MARGIN)
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
            (self._name_label, theme.LABEL, theme.BOLD, LINGONBERRY),
            (self._meaning_label, theme.BODY, theme.REGULAR, INK),
            (self._translations_label, theme.CAPTION, theme.MEDIUM, INK),
        ):
            theme.set_scaled_font(line, size, weight)
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
            draw_soft_shadow(painter, box, theme.TILE_RADIUS, 12, 4, 110)
            fill_rounded_rect(painter, box, theme.TILE_RADIUS, BUBBLE)
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


MARK_COLOURS = {"light": "#F2D6CC", "dark": "#5A3438"}


@frozen
class BubbleArea:
    """The area for a bubble, and whether it is beside the text."""

    area: QRect
    is_beside: bool


class TermLinks(QObject):
    """Opens the bubble of a term when its link is hovered or clicked, and keeps it at the word."""

    def __init__(
        self,
        page: QWidget,
        text_view: RichTextView,
        bubble: TermBubble,
        find_space: Callable[[], BubbleArea],
    ) -> None:
        super().__init__(page)
        self._page, self._text_view, self._bubble, self._find_space = (
            page,
            text_view,
            bubble,
            find_space,
        )
        self._is_pinned = False

    def on_hovered(self, url: QUrl) -> None:
        """Open the bubble of the term at the mouse or the focus; if none, close the bubble."""
        key = _term_key(url)
        if key:
            self._open_bubble(key, is_pinned=self._is_pinned and key == self._bubble.term_key)
        elif not self._is_pinned:
            self.close_bubble()

    def on_clicked(self, url: QUrl) -> None:
        """Open the bubble of a term so that it stays open."""
        if key := _term_key(url):
            self._open_bubble(key, is_pinned=True)

    def close_bubble(self) -> bool:
        """Close the bubble. Return False if it wasn't open."""
        was_open, self._is_pinned = not self._bubble.isHidden(), False
        self._bubble.hide()
        self._text_view.highlight(None)
        return was_open

    def place_bubble(self) -> None:
        """Move the bubble to its word, or close it if the word is no longer visible."""
        text, key = self._text_view, self._bubble.term_key
        word = text.links().get(glossary.LINK_SCHEME + key) if key else None
        if word is None:
            return
        place = text.word_rect(word)
        if not text.viewport().rect().intersects(place):
            self.close_bubble()
            return
        text.highlight(word, MARK_COLOURS["dark" if self._is_dark() else "light"])
        place.moveTopLeft(text.viewport().mapTo(self._page, place.topLeft()))
        room = self._find_space()
        self._bubble.point_at(place, room.area, is_beside=room.is_beside)

    def _open_bubble(self, term_key: str, *, is_pinned: bool) -> None:
        self._is_pinned = is_pinned
        if term_key != self._bubble.term_key:
            self._bubble.show_term(term_key)
        self.place_bubble()

    def _is_dark(self) -> bool:
        return self._page.palette().window().color().lightness() < 128


def _term_key(url: QUrl) -> str:
    return url.path() if f"{url.scheme()}:" == glossary.LINK_SCHEME else ""

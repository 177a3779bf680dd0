"""A page that shows a text, such as the user's guide or the keyboard shortcuts."""

from math import ceil
from typing import Self

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QResizeEvent

from ..common.theme import LABEL, SPACINGS, create_font, text_width
from ..text.i18n import LazyText, resolve
from ..widgets.rich_text_view import LETTERS_PER_LINE, RichTextView
from .base_page import ColumnPage

RELOAD_EVENTS = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange)
PAGE_MARGIN, TEXT_MARGIN, SCROLL_BAR_WIDTH = 24, 24, 20


class TextPage(ColumnPage):
    """Shows a title, a text in lines of readable length, and a way back."""

    MARGINS = 16, 16, PAGE_MARGIN, PAGE_MARGIN
    KEEPS_HISTORY = False

    def __init__(self) -> None:
        super().__init__("")
        self.max_width = self.line_width() + 2 * TEXT_MARGIN + SCROLL_BAR_WIDTH
        self._title_and_html: tuple[LazyText, LazyText] = "", ""
        self.text_view = RichTextView()
        self.text_view.document().setDocumentMargin(TEXT_MARGIN)
        self.head.setSpacing(SPACINGS[3])
        self.column.setSpacing(SPACINGS[3])
        self.column.addWidget(self.text_view, 1)
        self.column.addStretch()

    def show_text(self, title: LazyText, html: LazyText) -> None:
        self._title_and_html = title, html
        self._set_text()
        self.text_view.verticalScrollBar().setValue(0)
        self.text_view.setFocus(Qt.FocusReason.OtherFocusReason)

    def restore(self, old: Self) -> None:
        self.show_text(*old._title_and_html)
        before, bar = old.text_view.verticalScrollBar(), self.text_view.verticalScrollBar()
        bar.setValue(round(before.value() * bar.maximum() / max(before.maximum(), 1)))

    def _set_text(self) -> None:
        title, html = map(resolve, self._title_and_html)
        self.title_label.setText(title)
        self.text_view.setAccessibleName(title)
        self.text_view.show_html(html)
        self._fit_to_text()

    def _fit_to_text(self) -> None:
        """Limit the view to the height of its text, so that short texts don't scroll."""
        copy = self.text_view.document().clone(self)
        copy.setTextWidth(self.text_view.width() - 2 * self.text_view.frameWidth())
        high = ceil(copy.size().height()) + 2 * self.text_view.frameWidth()
        copy.deleteLater()
        room = self.height() - PAGE_MARGIN - self.text_view.mapTo(self, QPoint()).y()
        policy = Qt.ScrollBarPolicy
        needed = policy.ScrollBarAlwaysOff if high <= room else policy.ScrollBarAsNeeded
        self.text_view.setVerticalScrollBarPolicy(needed)
        self.text_view.setMaximumHeight(high)

    def line_width(self) -> int:
        """Return the width in pixels of LETTERS_A_LINE letters."""
        sample = "the quick brown fox jumps over the lazy dog "
        return round(text_width(sample, create_font(LABEL)) / len(sample) * LETTERS_PER_LINE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_to_text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in RELOAD_EVENTS and any(self._title_and_html):
            place = self.text_view.verticalScrollBar().value()
            self._set_text()
            self.text_view.verticalScrollBar().setValue(place)

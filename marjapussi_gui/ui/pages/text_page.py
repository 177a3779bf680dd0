"""A page that shows a text, such as the user's guide or the keyboard shortcuts."""

from math import ceil

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..common.theme import LABEL, create_font, text_width
from ..text.commands import Command
from ..text.i18n import LazyText, resolve, say
from ..widgets.labels import create_button, create_label
from ..widgets.rich_text_view import LETTERS_PER_LINE, RichTextView
from .base_page import Page

RELOAD_EVENTS = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
PAGE_MARGIN, TEXT_MARGIN, SCROLL_BAR_WIDTH = 24, 24, 20


class TextPage(Page):
    """Shows a title, a text in lines of readable length, and buttons to leave or to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_and_html: tuple[LazyText, LazyText] = "", ""
        self._title_label = create_label("", "title")
        self.text_view = RichTextView()
        self.text_view.document().setDocumentMargin(TEXT_MARGIN)
        self.back_button = create_button("", self.request_back, "quiet")
        self.play_button = create_button("", self._request_play, "play")
        self._set_texts()
        self._build_layout()

    def show_text(self, title: LazyText, html: LazyText, *, can_play: bool = True) -> None:
        """Show a text from its beginning. can_play adds a button that starts the game."""
        self._title_and_html = title, html
        self.play_button.setVisible(can_play)
        self._set_text()
        self.text_view.verticalScrollBar().setValue(0)
        self.text_view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._set_texts()

    def _request_play(self) -> None:
        self.request.emit(Command.PLAY_AGAIN)

    def _set_texts(self) -> None:
        for control, text in (
            (self.back_button, say("dialog-back")),
            (self.play_button, say("button-play")),
        ):
            control.setText(text)
            control.setAccessibleName(text)

    def _set_text(self) -> None:
        title, html = map(resolve, self._title_and_html)
        self._title_label.setText(title)
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

    def _build_layout(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self._title_label, 1)
        top.addWidget(self.back_button)
        top.addWidget(self.play_button)
        sheet = QWidget()
        sheet.setMaximumWidth(self.line_width() + 2 * TEXT_MARGIN + SCROLL_BAR_WIDTH)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(top)
        column.addWidget(self.text_view, 1)
        column.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, PAGE_MARGIN, 16, PAGE_MARGIN)
        row.addWidget(sheet)

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

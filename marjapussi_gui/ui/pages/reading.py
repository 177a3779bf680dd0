"""A page that shows a text, such as the user's guide or the keyboard shortcuts."""

from math import ceil

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..basis.theme import LABEL, font, width_of
from ..widgets.labels import button, label
from ..widgets.read_text import LETTERS_A_LINE, ReadText
from ..wording import pages
from ..wording.tongue import Said, said
from .page import Page

CHANGES = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
PAGE_MARGIN, TEXT_MARGIN, BAR = 24, 24, 20


class ReadingPage(Page):
    """A title, a text in lines of readable length, and buttons to leave or to play."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_and_html: tuple[Said, Said] = "", ""
        self._title = label("", "title")
        self.text = ReadText()
        self.text.document().setDocumentMargin(TEXT_MARGIN)
        self.back = button("", self.ask_back, "quiet")
        self.play = button("", self._ask_to_play, "play")
        self._name()
        self._lay_out()

    def show_text(self, title: Said, html: Said, *, can_play: bool = True) -> None:
        """Show a text from its beginning; can_play adds a button to play the game."""
        self._title_and_html = title, html
        self.play.setVisible(can_play)
        self._set_text()
        self.text.verticalScrollBar().setValue(0)
        self.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        self._name()

    def _ask_to_play(self) -> None:
        self.asked.emit("play_again")

    def _name(self) -> None:
        """Set the button texts in the current language."""
        for control, text in ((self.back, pages.back()), (self.play, pages.button("play"))):
            control.setText(text)
            control.setAccessibleName(text)

    def _set_text(self) -> None:
        title, html = map(said, self._title_and_html)
        self._title.setText(title)
        self.text.setAccessibleName(title)
        self.text.show_html(html)
        self._end_with_the_text()

    def _end_with_the_text(self) -> None:
        """Limit the view to the height of its text; scroll only if needed."""
        copy = self.text.document().clone(self)
        copy.setTextWidth(self.text.width() - 2 * self.text.frameWidth())
        high = ceil(copy.size().height()) + 2 * self.text.frameWidth()
        copy.deleteLater()
        room = self.height() - PAGE_MARGIN - self.text.mapTo(self, QPoint()).y()
        policy = Qt.ScrollBarPolicy
        needed = policy.ScrollBarAlwaysOff if high <= room else policy.ScrollBarAsNeeded
        self.text.setVerticalScrollBarPolicy(needed)
        self.text.setMaximumHeight(high)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(16)
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        top.addWidget(self.play)
        sheet = QWidget()
        sheet.setMaximumWidth(self.line_width() + 2 * TEXT_MARGIN + BAR)
        column = QVBoxLayout(sheet)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(top)
        column.addWidget(self.text, 1)
        column.addStretch()
        row = QHBoxLayout(self)
        row.setContentsMargins(16, PAGE_MARGIN, 16, PAGE_MARGIN)
        row.addWidget(sheet)

    def line_width(self) -> int:
        """Return the text width for LETTERS_A_LINE letters, in pixels."""
        sample = "the quick brown fox jumps over the lazy dog "
        return round(width_of(sample, font(LABEL)) / len(sample) * LETTERS_A_LINE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._end_with_the_text()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in CHANGES and any(self._title_and_html):
            place = self.text.verticalScrollBar().value()
            self._set_text()
            self.text.verticalScrollBar().setValue(place)

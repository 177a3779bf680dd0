"""A page to read: how a game goes, or the rules at this table."""

from math import ceil

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from ..basis.theme import BODY, LABEL, SPEECH, font, set_type, text_scale, width_of
from ..widgets.labels import button, label
from ..wording import pages
from ..wording.tongue import Said, said
from .page import Page

LETTERS_A_LINE = 70
CHANGES = (QEvent.Type.PaletteChange, QEvent.Type.StyleChange, QEvent.Type.LanguageChange)
PAGE_MARGIN, TEXT_MARGIN, BAR = 24, 24, 20


class ReadingPage(Page):
    """A title, a text in lines that the eye can follow, and the ways on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_and_html: tuple[Said, Said] = "", ""
        self._title = label("", "title")
        self.text = QTextBrowser()
        set_type(self.text, LABEL)
        self.text.setOpenLinks(False)
        self.text.document().setDocumentMargin(TEXT_MARGIN)
        self.back = button("", self.ask_back, "quiet")
        self.play = button("", self._ask_to_play, "play")
        self._name()
        self._lay_out()

    def show_text(self, title: Said, html: Said, *, can_play: bool = True) -> None:
        """Show a text from its beginning, with or without a way to play the game."""
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
        """Say everything but the text in the language of now."""
        for control, text in ((self.back, pages.back()), (self.play, pages.button("play"))):
            control.setText(text)
            control.setAccessibleName(text)

    def _set_text(self) -> None:
        title, html = map(said, self._title_and_html)
        self._title.setText(title)
        self.text.setAccessibleName(title)
        self.text.document().setDefaultStyleSheet(typography(self.palette()))
        self.text.setHtml(html)
        self._end_with_the_text()

    def _end_with_the_text(self) -> None:
        """Let the sheet be no higher than its text, and have a bar only where that is too high."""
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
        """Return how wide a text is that has the right number of letters in a line."""
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


def typography(palette: QPalette) -> str:
    """Return the style of a text to read, in the colours of the page."""
    role = QPalette.ColorRole
    body, text_size = round(BODY * text_scale()), round(LABEL * text_scale())
    heading = round((SPEECH + 2) * text_scale())
    text, accent = palette.color(role.Text).name(), palette.color(role.Link).name()
    panel = palette.color(role.AlternateBase).name()
    line = _between(palette.color(role.Base), palette.color(role.PlaceholderText)).name()
    return f"""
    body, p, li, td, th {{ color: {text}; font-size: {text_size}px; }}
    p {{ margin: 0 0 12px 0; line-height: 140%; }}
    li {{ margin-bottom: 6px; line-height: 140%; }}
    h1, h2 {{ color: {accent}; font-size: {heading}px; font-weight: 700;
        margin: 24px 0 8px 0; }}
    h3, h4 {{ color: {text}; font-size: {text_size + 1}px; font-weight: 700;
        margin: 16px 0 4px 0; }}
    table {{ margin: 8px 0 16px 0; border-collapse: collapse; }}
    th {{ text-align: left; font-weight: 700; background: {panel}; padding: 6px 12px; }}
    td {{ padding: 6px 12px; border-bottom: 1px solid {line}; font-size: {body}px; }}
    em, i {{ font-style: normal; font-weight: 600; }}
    a {{ color: {accent}; }}
    """


def _between(near: QColor, far: QColor) -> QColor:
    """Return a colour a quarter of the way from one to another."""
    red, green, blue = (
        (3 * a + b) // 4
        for a, b in (
            (near.red(), far.red()),
            (near.green(), far.green()),
            (near.blue(), far.blue()),
        )
    )
    return QColor(red, green, blue)

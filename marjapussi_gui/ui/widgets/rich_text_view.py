"""A view of longer texts with headings, pictures and links."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPalette,
    QPixmap,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
)
from PySide6.QtWidgets import QApplication, QTextBrowser, QTextEdit

from ..common.theme import BODY, LABEL, SPEECH, set_scaled_font, text_scale

PICTURE_SCHEME = "picture:"  # URL scheme of pictures drawn by the program
LETTERS_PER_LINE = 70


class RichTextView(QTextBrowser):
    """Shows rich text, with dashed underlines for links."""

    link_focused = Signal(QUrl)  # emitted with an empty URL when the focus leaves a link

    def __init__(
        self,
        *,
        find_picture: Callable[[str], QPixmap | None] = lambda _: None,
    ) -> None:
        super().__init__()
        self._find_picture = find_picture
        set_scaled_font(self, LABEL)
        self.setOpenLinks(False)

    def show_html(self, html: str, style_sheet: str = "") -> None:
        """Show a text, in a style for reading unless another one is given."""
        style_sheet = style_sheet or reading_style_sheet(QApplication.palette())
        self.document().setDefaultStyleSheet(style_sheet)
        self.setHtml(html)

    def heading_positions(self) -> list[int]:
        """Return the y coordinate of each chapter heading, in pixels from the top of the text."""
        layout = self.document().documentLayout()
        blocks = (each for each in self._blocks() if each.blockFormat().headingLevel() == 2)
        return [round(layout.blockBoundingRect(each).top()) for each in blocks]

    def links(self) -> dict[str, QTextCursor]:
        found = {}
        for fragment in self._fragments():
            if fragment.charFormat().isAnchor():
                cursor = QTextCursor(self.document())
                cursor.setPosition(fragment.position())
                end = fragment.position() + fragment.length()
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                found[fragment.charFormat().anchorHref()] = cursor
        return found

    def underline_links(self) -> None:
        """Give links the colour of the text, and a dashed underline."""
        role, palette = QPalette.ColorRole, QApplication.palette()
        link_format = QTextCharFormat()
        link_format.setForeground(palette.color(role.Text))
        link_format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DashUnderline)
        link_format.setUnderlineColor(palette.color(role.Link))
        for cursor in self.links().values():
            cursor.mergeCharFormat(link_format)
        # Otherwise Qt squeezes the text below a changed link while it lays out a long text
        self.document().markContentsDirty(0, self.document().characterCount())

    def highlight(self, word: QTextCursor | None, colour: str = "") -> None:
        """Highlight a word in a colour, or remove the highlight if the word is None."""
        if word is None:
            self.setExtraSelections([])
            return
        selection = QTextEdit.ExtraSelection()
        selection.cursor = QTextCursor(word)
        selection.format.setBackground(QColor(colour))
        self.setExtraSelections([selection])

    def word_rect(self, word: QTextCursor) -> QRect:
        """Return a word's rectangle in the viewport; only its first line if it wraps."""
        start, end = QTextCursor(word), QTextCursor(word)
        start.setPosition(word.selectionStart())
        end.setPosition(word.selectionEnd())
        first, last = self.cursorRect(start), self.cursorRect(end)
        right = last.right() if last.top() == first.top() else self.viewport().width()
        return QRect(first.left(), first.top(), max(right - first.left(), 1), first.height())

    def _blocks(self) -> Iterator[QTextBlock]:
        block = self.document().begin()
        while block.isValid():
            yield block
            block = block.next()

    def _fragments(self) -> Iterator[QTextFragment]:
        for block in self._blocks():
            place = block.begin()
            while not place.atEnd():
                yield place.fragment()
                place += 1

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: FBT001 - Qt's signature
        """Move the focus to the next link or, after the last one, out of the text."""
        stays = super().focusNextPrevChild(forward)
        cursor = self.textCursor()
        is_at_word = stays and self.hasFocus() and cursor.hasSelection()
        self.link_focused.emit(QUrl(cursor.charFormat().anchorHref() if is_at_word else ""))
        return stays

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        address = name if isinstance(name, str) else name.toString()
        if kind == QTextDocument.ResourceType.ImageResource.value and address.startswith(
            PICTURE_SCHEME
        ):
            return self._find_picture(address.removeprefix(PICTURE_SCHEME))
        return super().loadResource(kind, name)


def picture_html(name: str, picture: QPixmap) -> str:
    wide, high = picture.deviceIndependentSize().toSize().toTuple()
    return (
        f'<p style="line-height: 100%"><img src="{PICTURE_SCHEME}{name}" width="{wide}"'
        f' height="{high}"></p>'
    )


def reading_style_sheet(palette: QPalette) -> str:
    role = QPalette.ColorRole
    body, text_size = round(BODY * text_scale()), round(LABEL * text_scale())
    heading = round((SPEECH + 2) * text_scale())
    text, accent = palette.color(role.Text).name(), palette.color(role.Link).name()
    panel = palette.color(role.AlternateBase).name()
    line = _mix_colours(palette.color(role.Base), palette.color(role.PlaceholderText)).name()
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
    em, i {{ font-style: normal; font-weight: 700; }}
    a {{ color: {accent}; }}
    """


def _mix_colours(near: QColor, far: QColor) -> QColor:
    """Return the colour a quarter of the way from near to far."""
    red, green, blue = (
        (3 * a + b) // 4
        for a, b in (
            (near.red(), far.red()),
            (near.green(), far.green()),
            (near.blue(), far.blue()),
        )
    )
    return QColor(red, green, blue)

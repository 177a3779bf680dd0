"""The corner of the lesson page: its buttons, and the title of the lesson below them."""

from functools import partial

from PySide6.QtCore import Qt

from ..basis.palette import FELTS
from ..basis.theme import CAPTION, MEDIUM, set_type
from ..widgets.labels import button, label
from ..wording import teaching as words
from ..wording.reading import rules
from .page import Page

EDGE, BELOW = 28, 8  # layout units; pixels
WIDE = 0.3  # of the page's width


class LessonHead:
    """Buttons to leave and to read the rules, and the lesson's title, over the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.leave = button("", page.ask_back, "felt")
        self.rules = button("", partial(page.asked.emit, "rules"), "felt")
        for control in (self.rules, self.leave):
            control.setParent(page)
        self.title = label("", parent=page)
        self.title.setAlignment(Qt.AlignmentFlag.AlignRight)
        set_type(self.title, CAPTION, MEDIUM)
        self.name()

    def name(self) -> None:
        """Set the button texts in the current language."""
        for control, text in ((self.leave, words.leave()), (self.rules, rules())):
            control.setText(text)
            control.setAccessibleName(text)

    def tell(self, title: str) -> None:
        self.title.setText(title)
        self._place_title()

    def place(self, u: float, felt: str) -> None:
        """Place the buttons and the title in the top right corner of the page."""
        size, edge = self.leave.sizeHint(), round(EDGE * u)
        left = self._page.width() - size.width() - edge
        self.leave.setGeometry(left, edge, size.width(), size.height())
        wide = self.rules.sizeHint().width()
        self.rules.setGeometry(left - BELOW - wide, edge, wide, size.height())
        self.title.setStyleSheet(f"color: {FELTS[felt].text};")
        self._place_title()

    def _place_title(self) -> None:
        """Place the title below the buttons, as high as its text needs."""
        out, wide = self.leave.geometry(), round(WIDE * self._page.width())
        self.title.ensurePolished()
        high = self.title.heightForWidth(wide)
        self.title.setGeometry(out.right() + 1 - wide, out.bottom() + 1 + BELOW, wide, high)

"""What stands in the corner of a lesson: the ways out, and below them which lesson it is."""

from functools import partial

from PySide6.QtCore import Qt

from ..basis.palette import FELTS
from ..basis.theme import CAPTION, MEDIUM, set_type
from ..widgets.labels import button, label
from ..wording import teaching as words
from ..wording.reading import rules
from .page import Page

EDGE, BELOW = 28, 8  # u; pixels
WIDE = 0.3  # of the page: the name of the lesson


class LessonHead:
    """Two buttons and a name over the felt of a page."""

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
        """Say what the buttons do in the language of now."""
        for control, text in ((self.leave, words.leave()), (self.rules, rules())):
            control.setText(text)
            control.setAccessibleName(text)

    def tell(self, title: str) -> None:
        """Say which lesson it is."""
        self.title.setText(title)
        self._place_title()

    def place(self, u: float, felt: str) -> None:
        """Stand in the corner of this felt."""
        size, edge = self.leave.sizeHint(), round(EDGE * u)
        left = self._page.width() - size.width() - edge
        self.leave.setGeometry(left, edge, size.width(), size.height())
        wide = self.rules.sizeHint().width()
        self.rules.setGeometry(left - BELOW - wide, edge, wide, size.height())
        self.title.setStyleSheet(f"color: {FELTS[felt].text};")
        self._place_title()

    def _place_title(self) -> None:
        """Let the name of the lesson stand below the way out, as high as its words need."""
        out, wide = self.leave.geometry(), round(WIDE * self._page.width())
        self.title.ensurePolished()
        high = self.title.heightForWidth(wide)
        self.title.setGeometry(out.right() + 1 - wide, out.bottom() + 1 + BELOW, wide, high)

"""A placeholder that is shown while the table page is created."""

from PySide6.QtGui import QPainter, QPaintEvent

from ...art.felt import felt_picture
from ..base_page import Page


class EmptyFelt(Page):
    """A page with nothing but felt."""

    IS_CARD_TABLE = True

    def __init__(self, felt: str) -> None:
        super().__init__()
        self._felt = felt

    def paintEvent(self, _event: QPaintEvent) -> None:
        picture = felt_picture(self.width(), self.height(), self._felt, self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(0, 0, picture)
        painter.end()

"""A panel that lies beside the trick, under the tools: nothing that is played with is hidden."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...engine.state import Seat
from ..basis.theme import BODY, BOLD, CAPTION, LABEL, STRONG, set_type
from ..board.layout import Layout
from ..board.standing import PLATE_HALF, note_place, plate_place
from ..wording import table as words
from .panel import EDGE, Panel

Place = tuple[int, int, int, int]  # left, top, right and lowest end, in pixels

WIDTH, NARROW, LOW = 344, 300, 200  # pixels; with less than the last there is little room
PADDING, TIGHT = 18, 10
UNBOUND = 10_000  # pixels
ENOUGH, APART = 130, 12  # pixels: a place as high as that will do; u
SHORT_NAME, LONG_NAME = 9, 16


class SidePanel(Panel):
    """Linen with a title, its way out beside that, and content that scrolls where it must."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.is_beside = False  # the trick; else in the middle, as after the hand
        self._room_beside, self._highest = WIDTH, UNBOUND
        self._is_tight = False
        self._head = QHBoxLayout()
        self._column.removeWidget(self._title)
        self._head.addWidget(self._title, 1)
        self.close_button = QPushButton(words.close(), self)
        self.close_button.setProperty("look", "link")
        self.close_button.clicked.connect(self.close_panel)
        self._head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._column.insertLayout(0, self._head)

    @property
    def content_width(self) -> int:
        """How wide the content may be."""
        whole = self._room_beside if self.is_beside else self._in_the_middle()
        return whole - 2 * self._padding

    @property
    def content_height(self) -> int:
        """How high the content may be, so that nothing has to be scrolled."""
        head = max(self._title.minimumHeight(), self.close_button.sizeHint().height())
        return self._highest - head - 2 * self._padding - self.space(0)

    def rename(self) -> None:
        self.close_button.setText(words.close())

    def expect(self, place: Place | None) -> None:
        """Know before it is made where it is to lie; nothing: in the middle."""
        self.is_beside = place is not None
        if place is None:
            self._is_tight, self._highest = False, UNBOUND
            return
        left, top, right, bottom = place
        self._room_beside = min(round(WIDTH * self.scale), right - left)
        self._is_tight = right - left < NARROW or bottom - top < LOW
        self._highest = bottom - top

    def lie(self, place: Place | None, most: tuple[int, int]) -> None:
        """Lie in a place beside the trick, or in the middle, no larger than the most."""
        before = self.is_beside, self.content_width, self._is_tight
        self.expect(place)
        if before != (self.is_beside, self.content_width, self._is_tight):
            self.fit_parts()
            if self._make is not None:
                self.show_made(self._make)
        width = self.content_width + 2 * (self._padding + EDGE)
        if place is None:
            room = self._room()
            width, high = min(width, most[0]), self._height_of(width, most[1])
            self.setGeometry((room.width() - width) // 2, (room.height() - high) // 2, width, high)
            return
        _, top, right, bottom = place
        high = self._height_of(width, bottom - top + 2 * EDGE)
        self.setGeometry(right - width + EDGE, top - EDGE, width, high)

    def _in_the_middle(self) -> int:
        return min(round(1.7 * WIDTH * self.scale), self._room().width() - 40 - 2 * EDGE)

    def _height_of(self, width: int, most: int) -> int:
        """Return how high the panel would be, and no higher than the most."""
        self._column.invalidate()
        self._column.activate()
        high = self._column.totalSizeHint().height()
        if self._column.hasHeightForWidth():
            high = self._column.totalHeightForWidth(width)
        return min(high, most)

    @property
    def _padding(self) -> int:
        return round((TIGHT if self._is_tight else PADDING) * self.scale)

    @property
    def longest_name(self) -> int:
        """How many letters of a name there is room for."""
        return SHORT_NAME if self._is_tight else LONG_NAME

    @property
    def card_width(self) -> float:
        """How wide a card is on it, at the usual size."""
        return 40.0 if self._is_tight else 58.0

    def fit_parts(self) -> None:
        super().fit_parts()
        sides = self._padding + EDGE
        self._column.setContentsMargins(sides, self._padding // 2 + EDGE, sides, sides)
        self._column.setSpacing(self.space(0))
        small = CAPTION if self._is_tight else BODY
        set_type(self._title, round((BODY if self._is_tight else LABEL) * self.scale), BOLD)
        self.close_button.setFont(self.font_of(small, STRONG))
        self._title.setMinimumHeight(self.close_button.minimumHeight())
        self._title.setAlignment(Qt.AlignmentFlag.AlignVCenter)


def place_beside(layout: Layout) -> Place:
    """Return where a panel may lie: above the plate on the right, or below it if that is higher."""
    left, top, right, bottom = note_place(layout)
    plates = [layout.at(plate_place(layout, seat)) for seat in map(Seat, range(layout.players))]
    below = [y for x, y in plates if x > right - (right - left) / 2 and y > top]
    start = round(max(below, default=top) + (PLATE_HALF + APART) * layout.u)
    end = round(layout.bar[1] * layout.height - APART * layout.u)
    beside_trick = round(layout.trick_edge + APART * layout.u)
    if below and bottom - top < ENOUGH and end - start > bottom - top:
        return max(left, beside_trick), start, right, end
    return left, top, right, bottom

"""A panel beside the trick and below the tools, so that it covers nothing needed for play."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from ...engine.state import Seat
from ..basis.theme import BODY, BOLD, CAPTION, LABEL, STRONG, set_type
from ..board.layout import Layout
from ..board.standing import PLATE_HALF, note_place, plate_place
from ..wording import table as words
from .panel import EDGE, Panel

Place = tuple[int, int, int, int]  # left, top, right, bottom; in pixels

WIDTH, NARROW, LOW = 344, 300, 200  # pixels; smaller areas make the panel compact
PADDING, TIGHT = 18, 10
UNBOUND = 10_000  # pixels
ENOUGH, APART = 130, 12  # pixels: an area this high is enough; table units
SHORT_NAME, LONG_NAME = 9, 16


class SidePanel(Panel):
    """A panel with a title, a close button and content that scrolls if needed."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.is_beside = False  # otherwise in the middle, as after the hand
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
        """The width available for the content, in pixels."""
        whole = self._room_beside if self.is_beside else self._in_the_middle()
        return whole - 2 * self._padding

    @property
    def content_height(self) -> int:
        """The height in pixels that the content can have without scrolling."""
        head = max(self._title.minimumHeight(), self.close_button.sizeHint().height())
        return self._highest - head - 2 * self._padding - self.space(0)

    def rename(self) -> None:
        self.close_button.setText(words.close())

    def expect(self, place: Place | None) -> None:
        """Set the area in which the panel will lie; None means the middle of the page."""
        self.is_beside = place is not None
        if place is None:
            self._is_tight, self._highest = False, UNBOUND
            return
        left, top, right, bottom = place
        self._room_beside = min(round(WIDTH * self.scale), right - left)
        self._is_tight = right - left < NARROW or bottom - top < LOW
        self._highest = bottom - top

    def lie(self, place: Place | None, most: tuple[int, int]) -> None:
        """Place the panel in an area beside the trick, or in the middle, up to a maximum size."""
        before = self.is_beside, self.content_width, self._is_tight
        self.expect(place)
        if before != (self.is_beside, self.content_width, self._is_tight):
            self.fit_parts()
            if self._make is not None:
                self.show_made(self._make)
        width = self.content_width + 2 * (self._padding + EDGE)
        if place is None:
            room = self._room()
            width, height = min(width, most[0]), self._height_of(width, most[1])
            self.setGeometry(
                (room.width() - width) // 2, (room.height() - height) // 2, width, height
            )
            return
        _, top, right, bottom = place
        height = self._height_of(width, bottom - top + 2 * EDGE)
        self.setGeometry(right - width + EDGE, top - EDGE, width, height)

    def _in_the_middle(self) -> int:
        return min(round(1.7 * WIDTH * self.scale), self._room().width() - 40 - 2 * EDGE)

    def _height_of(self, width: int, most: int) -> int:
        """Return the preferred height in pixels, up to a maximum."""
        self._column.invalidate()
        self._column.activate()
        height = self._column.totalSizeHint().height()
        if self._column.hasHeightForWidth():
            height = self._column.totalHeightForWidth(width)
        return min(height, most)

    @property
    def _padding(self) -> int:
        return round((TIGHT if self._is_tight else PADDING) * self.scale)

    @property
    def longest_name(self) -> int:
        """The number of letters of a name for which there is room."""
        return SHORT_NAME if self._is_tight else LONG_NAME

    @property
    def card_width(self) -> float:
        """The width of a card in pixels, at scale 1."""
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
    """Return the area above the plate on the right, or the one below it if that is higher."""
    left, top, right, bottom = note_place(layout)
    plates = [layout.at(plate_place(layout, seat)) for seat in map(Seat, range(layout.players))]
    below = [y for x, y in plates if x > right - (right - left) / 2 and y > top]
    start = round(max(below, default=top) + (PLATE_HALF + APART) * layout.u)
    end = round(layout.bar[1] * layout.height - APART * layout.u)
    beside_trick = round(layout.trick_edge + APART * layout.u)
    if below and bottom - top < ENOUGH and end - start > bottom - top:
        return max(left, beside_trick), start, right, end
    return left, top, right, bottom

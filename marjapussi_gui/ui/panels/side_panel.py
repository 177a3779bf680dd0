"""The base class of panels beside the trick, where they cover nothing needed for play."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...engine.state import Seat
from ..board.board_geometry import HALF_PLATE_HEIGHT, notice_box, plate_position
from ..board.table_layout import TableLayout
from ..common.theme import BODY, BOLD, CAPTION, DEMI_BOLD, LABEL, set_scaled_font
from ..text.i18n import Message
from ..widgets.labels import create_button
from ..widgets.scroll_area import FittingScrollArea
from .table_panel import SHADOW_MARGIN, TablePanel

PanelArea = tuple[int, int, int, int]  # left, top, right, bottom; in pixels

WIDTH, COMPACT_WIDTH, COMPACT_HEIGHT = 344, 300, 200  # pixels; compact in smaller areas
PADDING, COMPACT_PADDING = 18, 10
ENOUGH_HEIGHT, GAP = 130, 12  # pixels that an area needs in height; table units
COMPACT_NAME_LENGTH, NAME_LENGTH = 9, 16


class SidePanel(TablePanel):
    """A panel with a title, a close button and a content that can scroll."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(title, parent)
        self.is_beside_trick = False  # otherwise it is in the middle, as after the hand
        self._width_beside_trick, self._is_compact = WIDTH, False
        self._header = QHBoxLayout()
        self._column.removeWidget(self._title)
        self._header.addWidget(self._title, 1)
        self.close_button = create_button(Message("table-close"), self.close_panel, "link")
        self._header.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._column.insertLayout(0, self._header)

    @property
    def content_width(self) -> int:
        """The width in pixels that the content can have."""
        whole = self._width_beside_trick if self.is_beside_trick else self._centred_width()
        return whole - 2 * self._padding

    def _create_column(self, title: str, spacing: int) -> QVBoxLayout:
        column = QVBoxLayout(sheet := QWidget())
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(spacing)
        area = FittingScrollArea(sheet, self.content_width, self)
        area.setAccessibleName(title)
        self.content.addWidget(area)
        self.set_title(title)
        self._initial_focus = self.close_button
        return column

    def set_area(self, area: PanelArea | None) -> None:
        """Set the area for the panel; None means the middle of the page."""
        self.is_beside_trick = area is not None
        if area is None:
            self._is_compact = False
            return
        left, top, right, bottom = area
        self._width_beside_trick = min(round(WIDTH * self.scale), right - left)
        self._is_compact = right - left < COMPACT_WIDTH or bottom - top < COMPACT_HEIGHT

    def adapt_to(self, area: PanelArea | None) -> None:
        """Set the area for the panel, and build its content again if that changes its width."""
        before = self.is_beside_trick, self.content_width, self._is_compact
        self.set_area(area)
        if before != (self.is_beside_trick, self.content_width, self._is_compact):
            self.apply_scale()
            if self._build_content is not None:
                self.show_content(self._build_content)

    def place_in(self, area: PanelArea | None, max_size: tuple[int, int]) -> None:
        """Place the panel in an area beside the trick, or in the middle of the page if it is None.

        max_size is the largest size of a panel in the middle.
        """
        self.adapt_to(area)
        width = self.content_width + 2 * (self._padding + SHADOW_MARGIN)
        if area is None:
            room = self._available_rect()
            width, height = min(width, max_size[0]), self._preferred_height(width, max_size[1])
            self.setGeometry(
                (room.width() - width) // 2, (room.height() - height) // 2, width, height
            )
            return
        _, top, right, bottom = area
        height = self._preferred_height(width, bottom - top + 2 * SHADOW_MARGIN)
        self.setGeometry(right - width + SHADOW_MARGIN, top - SHADOW_MARGIN, width, height)

    def _centred_width(self) -> int:
        return min(
            round(1.7 * WIDTH * self.scale), self._available_rect().width() - 40 - 2 * SHADOW_MARGIN
        )

    def _preferred_height(self, width: int, max_height: int) -> int:
        self._column.invalidate()
        self._column.activate()
        height = self._column.totalSizeHint().height()
        if self._column.hasHeightForWidth():
            height = self._column.totalHeightForWidth(width)
        return min(height, max_height)

    @property
    def _padding(self) -> int:
        return round((COMPACT_PADDING if self._is_compact else PADDING) * self.scale)

    @property
    def max_name_length(self) -> int:
        return COMPACT_NAME_LENGTH if self._is_compact else NAME_LENGTH

    @property
    def card_width(self) -> float:
        """The width of a card in pixels at scale 1."""
        return 40.0 if self._is_compact else 58.0

    def apply_scale(self) -> None:
        super().apply_scale()
        sides = self._padding + SHADOW_MARGIN
        self._column.setContentsMargins(sides, self._padding // 2 + SHADOW_MARGIN, sides, sides)
        self._column.setSpacing(self.spacing(0))
        small = CAPTION if self._is_compact else BODY
        set_scaled_font(
            self._title, round((BODY if self._is_compact else LABEL) * self.scale), BOLD
        )
        self.close_button.setFont(self.scaled_font(small, DEMI_BOLD))
        self._title.setMinimumHeight(self.close_button.minimumHeight())
        self._title.setAlignment(Qt.AlignmentFlag.AlignVCenter)


def area_beside_trick(layout: TableLayout) -> PanelArea:
    """Return the area beside the trick: above or below the name plate at the right."""
    left, top, right, bottom = notice_box(layout)
    plates = [
        layout.to_pixels(plate_position(layout, seat))
        for seat in map(Seat, range(layout.player_count))
    ]
    below = [y for x, y in plates if x > right - (right - left) / 2 and y > top]
    start = round(max(below, default=top) + (HALF_PLATE_HEIGHT + GAP) * layout.unit)
    end = round(layout.button_bar[1] * layout.height - GAP * layout.unit)
    beside_trick = round(layout.trick_right + GAP * layout.unit)
    if below and bottom - top < ENOUGH_HEIGHT and end - start > bottom - top:
        return max(left, beside_trick), start, right, end
    return left, top, right, bottom

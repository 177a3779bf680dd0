"""The measures of the ledger: its width, and the positions of its columns."""

from ...engine.frozen import frozen
from .linen_panel import SHADOW_MARGIN

TWO_SIDES = 2
WIDE_WIDTH, SMALL_WIDTH, MANY_SIDES_WIDTH = (
    900,
    564,
    1200,
)  # pixels: two leaves, two in less room, and more
LEFT_LEAF_WIDTH, RIGHT_LEAF_WIDTH, LEAF_GAP = (
    414,
    366,
    56,
)  # pixels: two leaves between the open hands
SMALL_COLUMN_WEIGHTS, COLUMN_GAP = (270, 208), 38  # two leaves in less room; pixels
NARROW_COLUMN_WIDTH = 200  # pixels: narrower columns have smaller type and one line for all entries
BUTTONS_IN_ROW_WIDTH = 1000  # pixels: from here on, the review is beside the buttons
PAGE_MARGIN = 8  # pixels, beside a panel as wide as the window


@frozen
class LedgerMetrics:
    """The measures of a ledger for a number of sides, a scale and a page width."""

    side_count: int
    scale: float
    text_scale: float
    page_width: int

    @property
    def has_two_sides(self) -> bool:
        return self.side_count == TWO_SIDES

    @property
    def layout_key(self) -> tuple[bool, ...]:
        """A key that changes whenever the panel has to be built again."""
        return self.has_two_sides, self.is_small, self.is_narrow, self.has_buttons_in_row

    @property
    def width_between_hands(self) -> int:
        """The width in pixels of a panel between the open hands."""
        return self._scaled(WIDE_WIDTH) + 2 * SHADOW_MARGIN

    @property
    def width(self) -> int:
        """The width in pixels of a panel without hands around it."""
        most = self.page_width - 2 * PAGE_MARGIN + SHADOW_MARGIN
        if not self.has_two_sides:
            return min(self._scaled(MANY_SIDES_WIDTH) + 2 * SHADOW_MARGIN, most)
        width = self._scaled(WIDE_WIDTH) + 2 * SHADOW_MARGIN
        return width if width <= most else min(self._scaled(SMALL_WIDTH) + 2 * SHADOW_MARGIN, most)

    @property
    def side_margin(self) -> int:
        """The margin left and right of the content, in pixels."""
        wished = 24 if self.has_two_sides or not self.is_narrow else 12
        return round(wished * self.scale)

    @property
    def is_narrow(self) -> bool:
        """Whether the columns have room for short words only."""
        return (
            not self.has_two_sides
            and self.width / self.side_count < NARROW_COLUMN_WIDTH * self.scale * self.text_scale
        )

    @property
    def is_small(self) -> bool:
        """Whether there is room for two short leaves only."""
        return self.has_two_sides and self.width < self._scaled(WIDE_WIDTH)

    @property
    def column_padding(self) -> int:
        """The margin left and right within a column, in pixels."""
        if self.has_two_sides:
            return 0
        return round((6 if self.is_narrow else 14) * self.scale)

    @property
    def column_gap(self) -> int:
        """The gap between two columns, in pixels."""
        return round(COLUMN_GAP * self.scale) if self.has_two_sides else 0

    @property
    def column_weights(self) -> tuple[int, ...]:
        """The share of the width that each column gets."""
        return SMALL_COLUMN_WEIGHTS if self.is_small else (1,) * self.side_count

    def column_positions(self, width: int) -> list[tuple[int, int]]:
        """Return the left edge and the width of each column, for a total width in pixels."""
        unit = (width - (self.side_count - 1) * self.column_gap) / sum(self.column_weights)
        found, left = [], 0.0
        for weight in self.column_weights:
            found.append((round(left), int(weight * unit)))
            left += weight * unit + self.column_gap
        return found

    @property
    def has_buttons_in_row(self) -> bool:
        return self.width >= BUTTONS_IN_ROW_WIDTH * self.scale * self.text_scale

    def _scaled(self, pixels: int) -> int:
        return round(pixels * self.scale * self.text_scale)

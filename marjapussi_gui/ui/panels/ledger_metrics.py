"""The sizes in the panel with a hand's score: its width, margins, columns and gaps.

The panel is a ledger: it has a column of score lines for each side.
"""

from ...engine.frozen import frozen
from .table_panel import SHADOW_MARGIN

TWO_SIDES = 2
WIDE_WIDTH, SMALL_WIDTH, MANY_SIDES_WIDTH = (
    900,
    564,
    1200,
)  # pixels: of two columns, of two on a narrow page, of more
LEFT_COLUMN_WIDTH, RIGHT_COLUMN_WIDTH, WIDE_COLUMN_GAP = (
    414,
    366,
    56,
)  # pixels: of two columns between the open hands
SMALL_COLUMN_WEIGHTS, COLUMN_GAP = (270, 208), 38  # of two columns on a narrow page; pixels
NARROW_COLUMN_WIDTH = 200  # pixels; see LedgerMetrics.is_narrow
BUTTONS_IN_ROW_WIDTH = 1000  # pixels; in wider panels, the review is beside the buttons
PAGE_MARGIN = 8  # pixels beside a panel that is as wide as the window


@frozen
class LedgerMetrics:
    """The ledger's sizes for a number of sides, a panel and text scale, and a page width."""

    side_count: int
    scale: float
    text_scale: float
    page_width: int

    @property
    def has_two_sides(self) -> bool:
        return self.side_count == TWO_SIDES

    @property
    def layout_key(self) -> tuple[bool, ...]:
        """A key that changes whenever the panel's content must be rebuilt."""
        return self.has_two_sides, self.is_small, self.is_narrow, self.has_buttons_in_row

    @property
    def width_between_hands(self) -> int:
        return self._scaled(WIDE_WIDTH) + 2 * SHADOW_MARGIN

    @property
    def width(self) -> int:
        """The width in pixels of the panel when no open hands lie around it."""
        most = self.page_width - 2 * PAGE_MARGIN + SHADOW_MARGIN
        if not self.has_two_sides:
            return min(self._scaled(MANY_SIDES_WIDTH) + 2 * SHADOW_MARGIN, most)
        width = self._scaled(WIDE_WIDTH) + 2 * SHADOW_MARGIN
        return width if width <= most else min(self._scaled(SMALL_WIDTH) + 2 * SHADOW_MARGIN, most)

    @property
    def side_margin(self) -> int:
        wished = 24 if self.has_two_sides or not self.is_narrow else 12
        return round(wished * self.scale)

    @property
    def is_narrow(self) -> bool:
        """Whether columns are so narrow that they need small type and one line for all entries."""
        return (
            not self.has_two_sides
            and self.width / self.side_count < NARROW_COLUMN_WIDTH * self.scale * self.text_scale
        )

    @property
    def is_small(self) -> bool:
        """Whether the page is too narrow for two columns of the usual width."""
        return self.has_two_sides and self.width < self._scaled(WIDE_WIDTH)

    @property
    def column_padding(self) -> int:
        if self.has_two_sides:
            return 0
        return round((6 if self.is_narrow else 14) * self.scale)

    @property
    def column_gap(self) -> int:
        return round(COLUMN_GAP * self.scale) if self.has_two_sides else 0

    @property
    def column_weights(self) -> tuple[int, ...]:
        return SMALL_COLUMN_WEIGHTS if self.is_small else (1,) * self.side_count

    def column_positions(self, width: int) -> list[tuple[int, int]]:
        """Return the left edge and the width of each column, given the total width in pixels."""
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

"""The measures of the ledger: its width, and the places of its columns."""

from ...engine.frozen import frozen
from .panel import EDGE

PAIR = 2  # sides
SPREAD, SMALL, MANY = 900, 564, 1200  # pixels: two leaves, two in less room, and more
LEFT, RIGHT, BETWEEN = 414, 366, 56  # pixels: two leaves between the open hands
UNEQUAL, SEAM = (270, 208), 38  # two leaves in less room; pixels
NARROW = 200  # pixels: narrower columns have smaller type and one line for all entries
IN_ROW = 1000  # pixels: from here on, the review is beside the buttons
MARGIN = 8  # pixels, beside a panel as wide as the window


@frozen
class Shape:
    """The measures of a ledger for a number of sides, a scale and a page width."""

    sides: int
    scale: float
    text: float
    page: int

    @property
    def is_pair(self) -> bool:
        return self.sides == PAIR

    @property
    def form(self) -> tuple[bool, ...]:
        """A key for everything that requires building the panel again."""
        return self.is_pair, self.is_small, self.is_narrow, self.has_foot_in_row

    @property
    def spread_width(self) -> int:
        """The width in pixels of a panel between the open hands."""
        return self._sized(SPREAD) + 2 * EDGE

    @property
    def width(self) -> int:
        """The width in pixels of a panel without hands around it."""
        most = self.page - 2 * MARGIN + EDGE
        if not self.is_pair:
            return min(self._sized(MANY) + 2 * EDGE, most)
        width = self._sized(SPREAD) + 2 * EDGE
        return width if width <= most else min(self._sized(SMALL) + 2 * EDGE, most)

    @property
    def beside(self) -> int:
        """The margin left and right of the content, in pixels."""
        wished = 24 if self.is_pair or not self.is_narrow else 12
        return round(wished * self.scale)

    @property
    def is_narrow(self) -> bool:
        """Whether the columns have room for short words only."""
        return not self.is_pair and self.width / self.sides < NARROW * self.scale * self.text

    @property
    def is_small(self) -> bool:
        """Whether there is room for two short leaves only."""
        return self.is_pair and self.width < self._sized(SPREAD)

    @property
    def pad(self) -> int:
        """The margin left and right within a column, in pixels."""
        if self.is_pair:
            return 0
        return round((6 if self.is_narrow else 14) * self.scale)

    @property
    def between(self) -> int:
        """The gap between two columns, in pixels."""
        return round(SEAM * self.scale) if self.is_pair else 0

    @property
    def weights(self) -> tuple[int, ...]:
        """The share of the width that each column gets."""
        return UNEQUAL if self.is_small else (1,) * self.sides

    def places(self, width: int) -> list[tuple[int, int]]:
        """Return the left edge and the width of each column, for a total width in pixels."""
        unit = (width - (self.sides - 1) * self.between) / sum(self.weights)
        found, left = [], 0.0
        for weight in self.weights:
            found.append((round(left), int(weight * unit)))
            left += weight * unit + self.between
        return found

    @property
    def has_foot_in_row(self) -> bool:
        return self.width >= IN_ROW * self.scale * self.text

    def _sized(self, pixels: int) -> int:
        return round(pixels * self.scale * self.text)

"""The measures of the ledger: how wide it is, and how its columns stand."""

from ...engine.frozen import frozen
from .panel import EDGE

PAIR = 2  # sides
SPREAD, SMALL, MANY = 900, 564, 1200  # pixels wide: of two leaves, in less room, and of more
LEFT, RIGHT, BETWEEN = 414, 366, 56  # two leaves, with scores and buttons below the right one
UNEQUAL, SEAM = (270, 208), 38  # two leaves in less room
NARROW = 200  # pixels: a column of fewer has smaller type, and one line for all of its terms
IN_ROW = 1000  # pixels: a sheet so wide has its sentence beside the buttons
MARGIN = 8  # beside a sheet that is as wide as the window


@frozen
class Shape:
    """A ledger of so many sides, at this size of sheet and type, in a page so wide."""

    sides: int
    scale: float
    text: float
    page: int

    @property
    def is_pair(self) -> bool:
        return self.sides == PAIR

    @property
    def form(self) -> tuple[bool, ...]:
        """What the parts of the sheet are made for; in another form they are made anew."""
        return self.is_pair, self.is_small, self.is_narrow, self.has_foot_in_row

    @property
    def spread_width(self) -> int:
        """How wide the sheet is that has hands round it."""
        return self._sized(SPREAD) + 2 * EDGE

    @property
    def width(self) -> int:
        """How wide the sheet is that has none."""
        most = self.page - 2 * MARGIN + EDGE
        if not self.is_pair:
            return min(self._sized(MANY) + 2 * EDGE, most)
        wide = self._sized(SPREAD) + 2 * EDGE
        return wide if wide <= most else min(self._sized(SMALL) + 2 * EDGE, most)

    @property
    def beside(self) -> int:
        """Linen left and right of what is told."""
        wished = 24 if self.is_pair or not self.is_narrow else 12
        return round(wished * self.scale)

    @property
    def is_narrow(self) -> bool:
        """Whether columns have room for short words only."""
        return not self.is_pair and self.width / self.sides < NARROW * self.scale * self.text

    @property
    def is_small(self) -> bool:
        """Whether there is room for two short leaves only."""
        return self.is_pair and self.width < self._sized(SPREAD)

    @property
    def pad(self) -> int:
        """Room left and right in a column."""
        if self.is_pair:
            return 0
        return round((6 if self.is_narrow else 14) * self.scale)

    @property
    def between(self) -> int:
        """Room between columns."""
        return round(SEAM * self.scale) if self.is_pair else 0

    @property
    def weights(self) -> tuple[int, ...]:
        """How columns share the width."""
        return UNEQUAL if self.is_small else (1,) * self.sides

    def places(self, width: int) -> list[tuple[int, int]]:
        """Return the left end and the width of each column in a sheet so wide, in pixels."""
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

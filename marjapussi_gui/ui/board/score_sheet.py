"""The score sheet: a row per side, and a contract as stitches."""

from dataclasses import replace
from math import inf

from PySide6.QtCore import QPointF

from ..art.sheets import SHEET_MARGIN, Row, sheet_picture
from .score_rows import score_rows
from .seen import Seen
from .sets_row import LEFT as ROW_LEFT
from .things import Things

SHEET_AT = 0.022, 0.96  # bottom left corner, as a fraction of the table


class ScoreSheet:
    """Shows the score of matches without score bags."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._rows: tuple[Row, ...] = ()

    def show(self, seen: Seen) -> None:
        self._rows = score_rows(seen.view, seen.people, counts=seen.counts)
        self._put(self._rows)

    @property
    def made(self) -> int:
        """The points shown as made towards the contract; 0 without a contract."""
        return next((row.seam.made for row in self._rows if row.seam is not None), 0)

    def sew(self, made: int) -> None:
        """Show this number of points made, until the next view."""
        rows = [
            row if row.seam is None else replace(row, seam=replace(row.seam, made=made))
            for row in self._rows
        ]
        self._put(tuple(rows))

    def clear(self) -> None:
        """Forget the rows of the match."""
        self._rows = ()

    def _put(self, rows: tuple[Row, ...]) -> None:
        layout, look = self._things.layout, self._things.look
        max_width = (ROW_LEFT - SHEET_AT[0]) * layout.width - 2 if layout.lays_sets else inf
        picture = self._things.drawn.picture(
            ("sheet", rows, max_width), lambda: sheet_picture(rows, layout.u, look.ratio, max_width)
        )
        size, margin = picture.deviceIndependentSize(), SHEET_MARGIN * layout.u
        x, y = layout.at(SHEET_AT)
        if y - size.height() + 2 * margin < layout.pile_foot:  # low table: beside the tricks
            x = max(x, layout.pile_end)
        x, y = x - margin, y + margin
        self._things.put("sheet", picture, QPointF(x + size.width() / 2, y - size.height() / 2))

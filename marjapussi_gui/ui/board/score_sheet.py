"""The sheet of scores: a row for each side, and the points of a contract sewn on it."""

from dataclasses import replace
from math import inf

from PySide6.QtCore import QPointF

from ..art.sheets import SHEET_MARGIN, Row, sheet_picture
from .score_rows import score_rows
from .seen import Seen
from .sets_row import LEFT as ROW_LEFT
from .things import Things

SHEET_AT = 0.022, 0.96  # of the felt: its left end and its foot


class ScoreSheet:
    """Lies where a match is not for berries."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._rows: tuple[Row, ...] = ()

    def show(self, seen: Seen) -> None:
        self._rows = score_rows(seen.view, seen.people, counts=seen.counts)
        self._put(self._rows)

    @property
    def made(self) -> int:
        """How many points of a contract are sewn."""
        return next((row.seam.made for row in self._rows if row.seam is not None), 0)

    def sew(self, made: int) -> None:
        """Let so many points of the contract be sewn, until the sheet is shown anew."""
        rows = [
            row if row.seam is None else replace(row, seam=replace(row.seam, made=made))
            for row in self._rows
        ]
        self._put(tuple(rows))

    def clear(self) -> None:
        """Tell of no match any more."""
        self._rows = ()

    def _put(self, rows: tuple[Row, ...]) -> None:
        layout, look = self._things.layout, self._things.look
        most = (ROW_LEFT - SHEET_AT[0]) * layout.width - 2 if layout.lays_sets else inf
        picture = self._things.drawn.picture(
            ("sheet", rows, most), lambda: sheet_picture(rows, layout.u, look.ratio, most)
        )
        size, margin = picture.deviceIndependentSize(), SHEET_MARGIN * layout.u
        x, y = layout.at(SHEET_AT)
        if y - size.height() + 2 * margin < layout.pile_foot:  # on a low felt, beside our tricks
            x = max(x, layout.pile_end)
        x, y = x - margin, y + margin
        self._things.put("sheet", picture, QPointF(x + size.width() / 2, y - size.height() / 2))

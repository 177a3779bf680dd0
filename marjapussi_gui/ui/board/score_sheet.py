"""The score sheet on the table, for games whose scores are too large for score bags."""

from dataclasses import replace

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap

from ...engine.view import View
from ..art.contract_progress import ContractProgressBar
from ..art.score_sheet_picture import SHEET_MARGIN, ScoreSheetRow, score_sheet_picture
from ..common.palette import SIDE_COLOURS
from ..text import score_text
from ..text.i18n import number_text, say
from ..text.table_players import TablePlayers
from .board_view import BoardView
from .decoration_items import UNDER_CARDS_Z, DecorationItems
from .sets_row import ROW_LEFT


def score_rows(view: View, people: TablePlayers, *, with_points: bool) -> tuple[ScoreSheetRow, ...]:
    """Return a row per side: its score and, with_points, its points in the current hand."""
    points = score_text.points_so_far(view)
    declarer, goal, called = score_text.contract_goal(view)
    is_played, rows = bool(view.tricks or view.trick.cards), []
    standing, collected = (
        score_text.score_rows(view.match, people),
        score_text.tournament_points(view.match, view.game),
    )
    order = people.sides_in_order()
    for place, (side, (name, score)) in enumerate(zip(order, standing, strict=True)):
        row = ScoreSheetRow(SIDE_COLOURS[place], name, score)
        if with_points and points:
            so_far, number = say("points-so-far", points=points[side]), number_text(points[side])
            row = replace(row, note=so_far, short_note=number)
            if side == declarer:
                seam = ContractProgressBar(points[side], goal, row.colour)
                row = replace(row, note=called, note_points=so_far, seam=seam)
        elif is_played:
            row = replace(row, note=say("trick-count", number=view.tricks_won[side]))
        if collected:
            gathered = score_text.tournament_points_text(collected[side])
            both = " \N{MIDDLE DOT} ".join(filter(None, (row.note, gathered)))
            row = replace(row, note=both, short_note=gathered)
        rows.append(row)
    return tuple(rows)


SHEET_POSITION = 0.022, 0.96  # bottom left corner, as a fraction of the table
SHEET_Z = UNDER_CARDS_Z - 0.25  # below the edge of a plate, whatever was shown first


class ScoreSheet:
    """Shows a row for each side, and a progress bar in the row of a side with a contract."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._rows: tuple[ScoreSheetRow, ...] = ()
        self._has_hand = True  # at its right

    def show(self, board_view: BoardView) -> None:
        self._rows = score_rows(
            board_view.view, board_view.people, with_points=board_view.shows_points
        )
        self._has_hand = bool(board_view.view.hand)
        self._show_rows(self._rows)

    @property
    def points_made(self) -> int:
        """The number of points that the contract's progress bar shows, or 0 without a contract."""
        return next((row.seam.points for row in self._rows if row.seam is not None), 0)

    def set_points_made(self, points: int) -> None:
        """Show this number of points on the contract's progress bar until the next view."""
        rows = [
            row if row.seam is None else replace(row, seam=replace(row.seam, points=points))
            for row in self._rows
        ]
        self._show_rows(tuple(rows))

    def clear(self) -> None:
        """Forget the rows because the match has ended."""
        self._rows = ()

    def _show_rows(self, rows: tuple[ScoreSheetRow, ...]) -> None:
        layout, margin = self._items.layout, SHEET_MARGIN * self._items.layout.unit
        x, y = layout.to_pixels(SHEET_POSITION)
        picture = self._picture(rows, x)
        height = picture.deviceIndependentSize().height()
        if y - height + 2 * margin < layout.own_tricks_bottom and x < layout.own_tricks_right:
            x = layout.own_tricks_right  # on a low table, the sheet is placed beside the tricks
            picture = self._picture(rows, x)
        size, x, y = picture.deviceIndependentSize(), x - margin, y + margin
        middle = QPointF(x + size.width() / 2, y - size.height() / 2)
        item = self._items.put_picture("sheet", picture, middle, SHEET_Z)
        self._items.explain(item, " ".join(row.note for row in rows))

    def _picture(self, rows: tuple[ScoreSheetRow, ...], left: float) -> QPixmap:
        """Return the picture of the sheet, narrow enough to end before the player's cards."""
        layout, look = self._items.layout, self._items.style
        right = ROW_LEFT * layout.width if layout.is_rummy else layout.hand_left
        max_width = (right if self._has_hand else layout.width / 2) - left - 2
        return self._items.pixmaps.get(
            ("sheet", rows, max_width),
            lambda: score_sheet_picture(rows, layout.unit, look.pixel_ratio, max_width),
        )

"""The contents of the score sheet."""

from dataclasses import replace

from ...engine.view import View
from ..art.contract_seam import ContractSeam
from ..art.score_sheet_picture import ScoreSheetRow
from ..common.palette import SIDE_COLOURS
from ..text import score_text
from ..text.i18n import say
from ..text.table_players import TablePlayers


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
        if with_points and points and side == declarer:
            seam = ContractSeam(points[side], goal, row.colour)
            row = replace(
                row, note=called, note_points=say("points-so-far", points=points[side]), seam=seam
            )
        elif with_points and points:
            row = replace(row, note=say("points-so-far", points=points[side]))
        elif is_played:
            row = replace(row, note=say("trick-count", number=view.tricks_won[side]))
        if collected:
            gathered = score_text.tournament_points_text(collected[side])
            both = " \N{MIDDLE DOT} ".join(filter(None, (row.note, gathered)))
            row = replace(row, note=both, short_note=gathered)
        rows.append(row)
    return tuple(rows)

"""The rows of the score sheet, one per side."""

from dataclasses import replace

from ...engine.view import View
from ..art.seams import Seam
from ..art.sheets import Row
from ..basis.palette import SIDES
from ..wording import scores, table
from ..wording.people import People


def score_rows(view: View, people: People, *, counts: bool) -> tuple[Row, ...]:
    """Return the rows with each side's score and, if shown, its points in this hand."""
    points = scores.points_so_far(view)
    declarer, goal, called = scores.contract(view)
    is_played, rows = bool(view.tricks or view.trick.cards), []
    standing, collected = (
        scores.standing(view.match, people),
        scores.collected(view.match, view.game),
    )
    order = people.sides_in_order()
    for place, (side, (name, score)) in enumerate(zip(order, standing, strict=True)):
        row = Row(SIDES[place], name, score)
        if counts and points and side == declarer:
            seam = Seam(points[side], goal, row.colour)
            row = replace(row, note=called, so_far=scores.so_far(points[side]), seam=seam)
        elif counts and points:
            row = replace(row, note=scores.so_far(points[side]))
        elif is_played:
            row = replace(row, note=table.tricks(view.won[side]))
        if collected:
            parts = row.note, scores.collected_text(collected[side])
            row = replace(row, note=" \N{MIDDLE DOT} ".join(filter(None, parts)))
        rows.append(row)
    return tuple(rows)

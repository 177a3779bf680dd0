"""Export of scored hands as CSV, for other programs."""

import csv
from collections.abc import Iterable
from io import StringIO

from ....model.match_totals import HandPoint

COLUMN_NAMES = ("match", "date", "hand", "gained", "lost", "expert")


def format_csv(points: Iterable[HandPoint]) -> str:
    """Return a CSV table with a row per hand. An unknown expert result is an empty cell."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(COLUMN_NAMES)
    for point in points:
        expert = "" if point.expert_margin is None else point.expert_margin
        number = point.hand_index + 1
        writer.writerow(
            (point.match_id, point.created_at, number, point.gained, point.lost, expert)
        )
    return text.getvalue()

"""Hands as CSV, for other programs."""

import csv
from collections.abc import Iterable
from io import StringIO

from ...kept.figures import HandPoint

HEADING = ("match", "date", "hand", "gained", "lost", "expert")


def csv_text(points: Iterable[HandPoint]) -> str:
    """Return a CSV table with a row for each hand; the expert's cell may be empty."""
    text = StringIO()
    writer = csv.writer(text)
    writer.writerow(HEADING)
    for point in points:
        expert = "" if point.expert is None else point.expert
        number = point.number + 1
        writer.writerow((point.match, point.made_at, number, point.gained, point.lost, expert))
    return text.getvalue()

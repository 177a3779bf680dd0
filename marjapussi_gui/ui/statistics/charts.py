"""The charts of a selection of matches, each with a summary in words."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ...engine.frozen import frozen
from ...kept.figures import HandPoint, Totals
from ..wording import statistics as words
from ..wording.tongue import plain, signed
from .colours import Inks
from .course import MEAN, OURS, THEIRS, Course, Line
from .histogram import Histogram
from .scales import shares, sums, window_of

QUARTERS = (0, 25, 50, 75, 100)


class Drawing(Protocol):
    """Anything that can draw itself into a box."""

    def draw(self, painter: QPainter, box: QRectF, inks: Inks) -> None:
        """Draw into a box with these colours."""
        ...


@frozen
class Chart:
    """A drawing with its title and a summary in words."""

    title: str
    summary: str
    drawing: Drawing


def charts(
    totals: Totals,
    points: Sequence[HandPoint],
    distribution: Mapping[int, int],
    *,
    has_points: bool,
) -> tuple[Chart, ...]:
    """Create all charts; points of several games aren't added up."""
    made = [_balance(points), _points_a_hand(totals, distribution)] if has_points else []
    window = window_of(len(points))
    if len(points) >= window:
        made.append(_share_won(totals, points, window))
    return tuple(made)


def _balance(points: Sequence[HandPoint]) -> Chart:
    """Create the chart of the running balance, with the expert's balance beside it."""
    reached = sums([point.gained - point.lost for point in points])
    lines = [Line(OURS, 0, reached, words.you_at(reached[-1]))]
    first, expert = _expert(points, reached)
    summary = words.balance(len(points), reached, points[0].made_at, points[-1].made_at)
    if expert:
        lines.append(Line(THEIRS, first, expert, words.expert_at(expert[-1])))
        summary = words.with_expert(summary, expert[-1])
    course = Course(tuple(lines), len(points), words.axis("number"), words.axis("balance"), signed)
    return Chart(words.chart("balance"), summary, course)


def _expert(points: Sequence[HandPoint], reached: Sequence[int]) -> tuple[int, Sequence[int]]:
    """Return the index of the first point of the expert's line, and the line.

    Hands that the expert hasn't played move both lines alike, so that their distance
    is that of the hands both have played.
    """
    compared = [place for place, point in enumerate(points) if point.expert is not None]
    if not compared:
        return 0, ()
    ahead = sums(
        [
            0 if point.expert is None else point.expert - point.gained + point.lost
            for point in points
        ]
    )
    line = [own + more for own, more in zip(reached, ahead, strict=True)]
    return compared[0], line[compared[0] :]


def _points_a_hand(totals: Totals, distribution: Mapping[int, int]) -> Chart:
    mean = totals.gained / totals.hands
    commonest = max(distribution, key=distribution.__getitem__)
    summary = words.points(commonest, distribution[commonest], totals.hands, mean)
    drawing = Histogram(
        distribution, mean, words.mean(mean), words.axis("points"), words.axis("hands")
    )
    return Chart(words.chart("points"), summary, drawing)


def _share_won(totals: Totals, points: Sequence[HandPoint], window: int) -> Chart:
    won = [100 * share for share in shares([point.gained > point.lost for point in points], window)]
    overall = 100 * totals.hands_won / totals.hands
    lines = (
        Line(OURS, window, won, words.now_at(won[-1])),
        Line(MEAN, window, (overall,) * len(won), words.overall(overall)),
    )
    course = Course(lines, len(points), words.axis("number"), words.axis("share"), plain, QUARTERS)
    return Chart(words.chart("share"), words.share(window, won, overall), course)

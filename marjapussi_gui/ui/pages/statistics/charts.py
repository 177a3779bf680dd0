"""The charts of the statistics page."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ....engine.frozen import frozen
from ....model.match_totals import HandPoint, MatchTotals
from ...art.chart_colours import ChartColours
from ...text import statistics_text as words
from ...text.i18n import number_text, signed_number
from .chart_scales import cumulative_sums, moving_shares, window_size
from .histogram import Histogram
from .line_chart import MEAN, OURS, THEIRS, ChartLine, LineChart

SHARE_LEVELS = (0, 25, 50, 75, 100)


class ChartPainter(Protocol):
    """Anything that can draw itself into a box, such as a LineChart."""

    def draw(self, painter: QPainter, box: QRectF, colours: ChartColours) -> None:
        """Draw the chart into a box in these colours."""
        ...


@frozen
class Chart:
    """A drawing, with its title and a summary in words."""

    title: str
    summary: str
    drawing: ChartPainter


def create_charts(
    totals: MatchTotals,
    points: Sequence[HandPoint],
    distribution: Mapping[int, int],
    *,
    has_points: bool,
) -> tuple[Chart, ...]:
    """Create all charts of a selection of matches.

    has_points is False if it has several games, whose points can't be added up.
    """
    made = [_balance_chart(points), _points_chart(totals, distribution)] if has_points else []
    window = window_size(len(points))
    if len(points) >= window:
        made.append(_win_share_chart(totals, points, window))
    return tuple(made)


def _balance_chart(points: Sequence[HandPoint]) -> Chart:
    """Create the chart of points gained minus points lost, with the expert's line beside it."""
    reached = cumulative_sums([point.margin for point in points])
    lines = [ChartLine(OURS, 0, reached, words.own_points_label(reached[-1]))]
    first, expert = _expert_line(points, reached)
    summary = words.balance_text(len(points), reached, points[0].created_at, points[-1].created_at)
    if expert:
        lines.append(ChartLine(THEIRS, first, expert, words.expert_points_label(expert[-1])))
        summary = words.expert_balance_text(summary, expert[-1])
    course = LineChart(
        tuple(lines),
        len(points),
        words.axis_label("number"),
        words.axis_label("balance"),
        signed_number,
    )
    return Chart(words.chart_title("balance"), summary, course)


def _expert_line(points: Sequence[HandPoint], own_line: Sequence[int]) -> tuple[int, Sequence[int]]:
    """Return the start index and the values of the expert's line; no values without data.

    Hands that aren't evaluated yet move both lines alike.
    """
    compared = [place for place, point in enumerate(points) if point.lost_points is not None]
    if not compared:
        return 0, ()
    ahead = cumulative_sums([point.lost_points or 0 for point in points])
    line = [own + more for own, more in zip(own_line, ahead, strict=True)]
    return compared[0], line[compared[0] :]


def _points_chart(totals: MatchTotals, distribution: Mapping[int, int]) -> Chart:
    mean = totals.gained / totals.hands
    commonest = max(distribution, key=distribution.__getitem__)
    summary = words.points_text(commonest, distribution[commonest], totals.hands, mean)
    drawing = Histogram(
        distribution,
        mean,
        words.mean_label(mean),
        words.axis_label("points"),
        words.axis_label("hands"),
    )
    return Chart(words.chart_title("points"), summary, drawing)


def _win_share_chart(totals: MatchTotals, points: Sequence[HandPoint], window: int) -> Chart:
    won = [
        100 * share
        for share in moving_shares([point.gained > point.lost for point in points], window)
    ]
    overall = 100 * totals.hands_won / totals.hands
    lines = (
        ChartLine(OURS, window, won, words.current_share_label(won[-1])),
        ChartLine(MEAN, window, (overall,) * len(won), words.overall_share_label(overall)),
    )
    course = LineChart(
        lines,
        len(points),
        words.axis_label("number"),
        words.axis_label("share"),
        number_text,
        SHARE_LEVELS,
    )
    return Chart(words.chart_title("share"), words.win_rate_text(window, won, overall), course)

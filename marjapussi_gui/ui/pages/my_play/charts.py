"""The charts of the statistics, and of how skill has changed."""

from collections.abc import Mapping, Sequence

from ....model.match_totals import HandResultPoint, MatchTotals
from ....model.skill import RECENT_WINDOW, TREND_STEP, SkillSummary
from ...text import dialog_text
from ...text import my_play_text as words
from ...text.i18n import (
    decimal_text,
    localized_digits,
    number_text,
    percent_text,
    say,
    signed_number,
)
from .chart import MEAN, OURS, THEIRS, Axis, Chart, ChartLine
from .chart_scales import cumulative_sums, moving_win_rates, window_size

SHARES = range(0, 101, 25)  # percent
MARGIN_SHARE = 0.12  # fraction of the range of costs, at each end
DECISIONS_AGO = (500, 400, 300, 200, 100, 0)


def create_charts(
    totals: MatchTotals,
    points: Sequence[HandResultPoint],
    distribution: Mapping[int, int],
    *,
    has_points: bool,
) -> list[Chart]:
    """Create all charts of a selection of matches.

    has_points is False if it has several games, whose points can't be added up.
    """
    made = [_balance_chart(points), _points_chart(totals, distribution)] if has_points else []
    window = window_size(len(points))
    if len(points) >= window:
        made.append(_win_share_chart(totals, points, window))
    return made


def trend_chart(skill: SkillSummary, level_costs: Mapping[str, float]) -> Chart:
    """Return the average cost of a decision over time, with lower costs higher up.

    level_costs is the average cost at each level.
    """
    costs = [cost for _, cost in skill.trend]
    every = [*costs, *level_costs.values()] or [0.0]
    room = MARGIN_SHARE * (max(every) - min(every)) or 1.0
    levels = [(-cost, dialog_text.level_label(level)) for level, cost in level_costs.items()]
    summary = say("decisions-missing", number=skill.overall.missing_decisions)
    if costs:
        first, best, last = map(decimal_text, (costs[0], min(costs), costs[-1]))
        summary = say("trend-text", first=first, best=best, last=last)
    times = {RECENT_WINDOW: say("500-ago"), 0: say("now")}
    ago = [(-each, times.get(each) or localized_digits(each)) for each in DECISIONS_AGO]
    lines = [
        ChartLine(OURS, [-cost for cost in costs], start=-skill.trend[0][0], step=TREND_STEP)
        for _ in costs[:1]
    ]
    return Chart(
        say("profile-trend"),
        summary,
        Axis(-RECENT_WINDOW, 0, marks=ago),
        Axis(-max(every) - room, -max(min(every) - room, 0.0), marks=levels),
        lines,
        is_stitched=True,
    )


def _hand_axis(points: Sequence[HandResultPoint]) -> Axis:
    return Axis(0, max(len(points), 1), say("axis-number"))


def _balance_chart(points: Sequence[HandResultPoint]) -> Chart:
    """Create the chart of points gained minus points lost, with the expert's line beside it."""
    balance = cumulative_sums([point.margin for point in points])
    lines = [ChartLine(OURS, balance, say("own-points", points=signed_number(balance[-1])))]
    summary = words.balance_text(balance, points[0].created_at, points[-1].created_at)
    evaluated = [place for place, point in enumerate(points) if point.lost_points is not None]
    if evaluated:  # hands that aren't evaluated yet move both lines alike
        ahead = cumulative_sums([point.lost_points or 0 for point in points])
        expert = [own + more for own, more in zip(balance, ahead, strict=True)][evaluated[0] :]
        text = signed_number(round(expert[-1]))
        label = say("expert-points", points=text)
        lines.append(ChartLine(THEIRS, expert, label, start=evaluated[0]))
        summary = say("expert-balance", summary=summary, points=text)
    values = [0, *(value for line in lines for value in line.values)]
    y_axis = Axis(min(values), max(values), say("axis-balance"), signed_number)
    return Chart(say("chart-balance"), summary, _hand_axis(points), y_axis, lines)


def _points_chart(totals: MatchTotals, distribution: Mapping[int, int]) -> Chart:
    mean = totals.gained / totals.hands
    return Chart(
        say("chart-points"),
        words.points_text(distribution, totals.hands, mean),
        Axis(0, 1, say("axis-points")),
        Axis(0, 1, say("axis-hands"), number_text),
        distribution=distribution,
        mean=(mean, say("mean", number=decimal_text(mean))),
    )


def _win_share_chart(totals: MatchTotals, points: Sequence[HandResultPoint], window: int) -> Chart:
    won = moving_win_rates([point.gained > point.lost for point in points], window)
    overall = totals.hands_won / totals.hands
    shares = [(OURS, won, "current-share"), (MEAN, (overall,) * len(won), "overall-share")]
    lines = [
        ChartLine(
            role, [100 * each for each in line], say(label, share=percent_text(line[-1])), window
        )
        for role, line, label in shares
    ]
    marks = [(share, number_text(share)) for share in SHARES]
    return Chart(
        say("chart-share"),
        words.win_rate_text(window, won, overall),
        _hand_axis(points),
        Axis(0, 100, say("axis-share"), marks=marks),
        lines,
    )

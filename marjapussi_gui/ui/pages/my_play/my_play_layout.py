"""The layout of the page's panels, computed from its size and from their needs."""

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from math import ceil

from PySide6.QtCore import QRect

from ....engine.frozen import frozen

WIDE_WIDTH, MAX_WIDTH = 1100, 1560  # pixels; narrower pages have one column
MARGIN, NARROW_MARGIN = 40, 24
GAP, LOW_GAP = 16, 10  # pixels between panels and below them; the second in low windows
MAX_STRETCH = 1.3  # of a row's usual height


class PanelKey(Enum):
    """The panels of the page."""

    MOMENTS = "moments"
    TODAY = "today"
    SKILL = "skill"
    COSTS = "costs"
    MATCHES = "matches"
    PUZZLES = "puzzles"
    FIRST_TIMES = "first_times"


Row = tuple[PanelKey, ...]
Measure = Callable[[PanelKey, int], tuple[int, int]]  # least and usual height at a width

WIDE_ROWS: tuple[Row, ...] = (
    (PanelKey.MOMENTS, PanelKey.TODAY),
    (PanelKey.SKILL, PanelKey.COSTS),
    (PanelKey.MATCHES, PanelKey.PUZZLES),
    (PanelKey.FIRST_TIMES,),
)
NARROW_ORDER: Row = (
    PanelKey.MOMENTS,
    PanelKey.TODAY,
    PanelKey.COSTS,
    PanelKey.SKILL,
    PanelKey.PUZZLES,
    PanelKey.MATCHES,
    PanelKey.FIRST_TIMES,
)
# Before the first finished hand, what can be done at once comes first
EMPTY_WIDE_ROWS: tuple[Row, ...] = (
    (PanelKey.TODAY, PanelKey.PUZZLES),
    (PanelKey.MOMENTS, PanelKey.COSTS),
    (PanelKey.SKILL, PanelKey.MATCHES),
    (PanelKey.FIRST_TIMES,),
)
EMPTY_NARROW_ORDER: Row = (
    PanelKey.TODAY,
    PanelKey.PUZZLES,
    *(key for key in NARROW_ORDER if key not in (PanelKey.TODAY, PanelKey.PUZZLES)),
)
SHARES = {WIDE_ROWS[0]: (788, 396)}  # of the widths in a row; otherwise equal


@frozen
class MyPlayLayout:
    """The boxes of the panels in reading order, and the height of all of them."""

    boxes: Mapping[PanelKey, QRect]
    height: int


def page_margin(width: int) -> int:
    """Return the width of the page's left and right margin."""
    if width < WIDE_WIDTH:
        return NARROW_MARGIN
    return max(MARGIN, (width - MAX_WIDTH) // 2)


def panel_rows(width: int, *, is_empty: bool) -> Sequence[Row]:
    """Return the panels side by side in each row."""
    if width >= WIDE_WIDTH:
        return EMPTY_WIDE_ROWS if is_empty else WIDE_ROWS
    return [(key,) for key in (EMPTY_NARROW_ORDER if is_empty else NARROW_ORDER)]


def my_play_layout(
    width: int, height: int, measure: Measure, *, is_empty: bool, hidden: frozenset[PanelKey]
) -> MyPlayLayout:
    """Return the layout of the panels below the header, for a page of this size."""
    margin = page_margin(width)
    rows = [
        _columns(tuple(key for key in row if key not in hidden), margin, width - 2 * margin)
        for row in panel_rows(width, is_empty=is_empty)
        if not hidden.issuperset(row)
    ]
    measured = [[measure(key, wide) for key, _, wide in row] for row in rows]
    least = sum(max(low for low, _ in row) for row in measured)
    is_wide = width >= WIDE_WIDTH
    gap = LOW_GAP if is_wide and least + GAP * len(rows) > height else GAP
    heights = _row_heights(measured, height - gap * len(rows))
    if not is_wide:
        heights = [min(pair) for pair in zip(heights, map(_usual_height, measured), strict=True)]
    boxes, top = dict[PanelKey, QRect](), 0
    for row, high in zip(rows, heights, strict=True):
        boxes |= {key: QRect(left, top, wide, high) for key, left, wide in row}
        top += high + gap
    return MyPlayLayout(boxes, top)


def _columns(row: Row, left: int, width: int) -> list[tuple[PanelKey, int, int]]:
    """Return the panels of a row, each with its left edge and its width."""
    shares = SHARES.get(row, (1,) * len(row))
    room, placed = width - GAP * (len(row) - 1), list[tuple[PanelKey, int, int]]()
    for key, share in zip(row, shares, strict=True):
        wide = round(room * share / sum(shares))
        placed.append((key, left, wide))
        left += wide + GAP
    return placed


def _usual_height(row: Sequence[tuple[int, int]]) -> int:
    return max(max(pair) for pair in row)


def _row_heights(measured: Sequence[Sequence[tuple[int, int]]], room: int) -> list[int]:
    """Return the height of each row: the usual one, or adjusted to fill the available space."""
    least = [max(low for low, _ in row) for row in measured]
    usual = [_usual_height(row) for row in measured]
    missing = sum(usual) - room
    slack = [high - low for low, high in zip(least, usual, strict=True)]
    if missing > 0 and any(slack):
        share = min(missing / sum(slack), 1.0)
        return [high - ceil(part * share) for high, part in zip(usual, slack, strict=True)]
    if missing < 0:
        share = min(room / sum(usual), MAX_STRETCH)
        rows = zip(usual, measured, strict=True)  # a single line stays as it is
        return [int(high * share) if len(row) > 1 else high for high, row in rows]
    return usual

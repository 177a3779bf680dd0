"""The margin of pages with a single column in the middle."""

MARGIN, NARROW_MARGIN, NARROW_WIDTH = 40, 16, 900  # pixels


def column_margin(page_width: int, max_width: int) -> int:
    """Return the left and right margin of a column that is at most max_width pixels wide."""
    margin = MARGIN if page_width >= NARROW_WIDTH else NARROW_MARGIN
    return max(margin, (page_width - max_width) // 2)

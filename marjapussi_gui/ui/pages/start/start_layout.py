"""The layout of the start page, computed from the size of the page."""

from PySide6.QtCore import QRect

from ....engine.frozen import frozen
from ...common.theme import text_scale

WIDE_WIDTH, WIDE_HEIGHT = 1100, 600  # pixels; smaller pages have two columns of tiles
PAGE_WIDTH, SMALL_PAGE_WIDTH, MAX_SCALE = 1200, 756, 1.3
USUAL_HEIGHT = 790  # pixels; lower pages have less space between rows
GAP, LOW_GAP, BOTTOM = 24, 16, 20
WIDE_COLUMNS, SMALL_COLUMNS = 4, 2
POCKET_HEIGHT, MIN_POCKET_HEIGHT = 366, 236  # of a closed tile beside three others
MIN_SMALL_POCKET_HEIGHT, MAX_SMALL_POCKET_HEIGHT = 110, 200
SMALL_LESSON_WIDTH = 264


@frozen
class StartLayout:
    """The boxes of the start page in pixels, without the margins for shadows and rings."""

    is_small: bool  # whether tiles are so small that an open one covers its neighbours
    scale: float  # of cards and widths, relative to a window of 1280 pixels
    header: QRect
    top_row: QRect
    lesson_width: int  # of the lesson's tile beside the match, without the gap
    family_tiles: tuple[QRect, ...]
    my_play: QRect
    height: int  # of all


def start_layout(width: int, height: int, tile_count: int) -> StartLayout:
    is_wide = width >= WIDE_WIDTH and height >= WIDE_HEIGHT
    return (_wide_layout if is_wide else _small_layout)(width, height, tile_count)


def _wide_layout(width: int, height: int, tile_count: int) -> StartLayout:
    scale = min(max(min((width - 80) / PAGE_WIDTH, height / 800), 1.0), MAX_SCALE)
    is_low, text = height < USUAL_HEIGHT, text_scale()
    gap = LOW_GAP if is_low else GAP
    wide = min(width - 80, round(PAGE_WIDTH * scale))
    left = (width - wide) // 2
    header = QRect(left, 8 if is_low else 16, wide, 70)
    row_height = round((156 if is_low else 172) * (1 + (text - 1) * 0.6) * scale**0.5)
    door_height = round((72 if is_low else 82) * (1 + (text - 1) * 0.4))
    top = header.bottom() + 1 + (LOW_GAP - 2 if is_low else LOW_GAP + 2)
    rows = -(-tile_count // WIDE_COLUMNS)
    other = top + row_height + gap + (gap if is_low else 32) + door_height + BOTTOM
    room = (height - other - (rows - 1) * gap) // rows
    least = round(MIN_POCKET_HEIGHT * text)
    tile_height = max(min(room, round(POCKET_HEIGHT * scale)), least)
    spare = max(height - other - rows * (tile_height + gap) + gap, 0)
    return _create_layout(
        scale=scale,
        is_small=False,
        header=header.translated(0, spare * 2 // 5),
        row=QRect(left, top + spare * 2 // 5, wide, row_height),
        lesson_width=round((wide - 3 * LOW_GAP) / WIDE_COLUMNS),
        columns=WIDE_COLUMNS,
        gaps=(gap, LOW_GAP, gap if is_low else 32),
        tile_height=tile_height,
        tile_count=tile_count,
        door_height=door_height,
    )


def _small_layout(width: int, height: int, tile_count: int) -> StartLayout:
    text = text_scale()
    wide = min(width - 44, round(SMALL_PAGE_WIDTH * MAX_SCALE))
    left = (width - wide) // 2
    header = QRect(left, 12, wide, 50)
    row_height, door_height = (round(each * (1 + (text - 1) * 0.6)) for each in (132, 72))
    top = header.bottom() + 1 + LOW_GAP
    columns = SMALL_COLUMNS if wide >= 2 * 300 else 1
    rows = -(-tile_count // columns)
    other = top + row_height + 2 * LOW_GAP + door_height + LOW_GAP
    room = (height - other - (rows - 1) * LOW_GAP) // rows
    return _create_layout(
        scale=1.0,
        is_small=True,
        header=header,
        row=QRect(left, top, wide, row_height),
        lesson_width=round(SMALL_LESSON_WIDTH * wide / SMALL_PAGE_WIDTH),
        columns=columns,
        gaps=(LOW_GAP, LOW_GAP, LOW_GAP),
        tile_height=max(min(room, MAX_SMALL_POCKET_HEIGHT), MIN_SMALL_POCKET_HEIGHT),
        tile_count=tile_count,
        door_height=door_height,
    )


def _create_layout(
    *,
    is_small: bool,
    scale: float,
    header: QRect,
    row: QRect,
    lesson_width: int,
    columns: int,
    gaps: tuple[int, int, int],  # above, between and below the tiles
    tile_height: int,
    tile_count: int,
    door_height: int,
) -> StartLayout:
    """Return a layout with the game family tiles in columns below the top row."""
    above, between, below = gaps
    top, wide = row.bottom() + 1 + above, row.width()
    tile_width = (wide - (columns - 1) * between) // columns
    family_tiles = tuple(
        QRect(
            row.left() + (place % columns) * (tile_width + between),
            top + (place // columns) * (tile_height + LOW_GAP),
            tile_width,
            tile_height,
        )
        for place in range(tile_count)
    )
    end = family_tiles[-1].bottom() + 1 if family_tiles else top
    my_play = QRect(row.left(), end + below, wide, door_height)
    return StartLayout(
        is_small,
        scale,
        header,
        row,
        lesson_width,
        family_tiles,
        my_play,
        my_play.bottom() + 1 + (LOW_GAP if is_small else BOTTOM),
    )

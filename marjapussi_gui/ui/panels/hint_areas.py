"""The search for areas where a hint hides as little of the table as possible."""

from collections.abc import Collection, Iterator, Sequence

from PySide6.QtCore import QRect, QRectF

from ...engine.events import Zone
from ...engine.state import Seat
from ..board.board_geometry import (
    HALF_PLATE_HEIGHT,
    MIN_NOTICE_TOP,
    NOTICE_MARGIN,
    bag_position,
    notice_box,
    plate_position,
    tools_box,
)
from ..board.table_board import TableBoard
from ..board.table_layout import CARD_RATIO, TableLayout

HintArea = tuple[int, int, int, int]  # left, top, right, bottom; in pixels

WIDTHS = 350, 322, 302, 280, 248, 216  # pixels; the preferred one first
MIN_HEIGHT, GAP, SIDE_GAP = 90, 4, 4  # pixels
TOP_GAP = 14  # table units below the tools, for the tail of the hint
SHADOW = 5  # pixels; the least width of the shadow in a card's picture
# Zone kinds: a hint never covers the first ones, and the last ones only if nothing else helps
CARD_ZONES, PILE_ZONES = {"hand", "up", "down"}, {"stock", "discards", "deck"}


def hint_areas(board: TableBoard, buttons: QRect, scale: float) -> tuple[HintArea, ...]:
    """Return areas for a hint, best first: covering nothing, then name plates, then piles.

    The largest area comes last, for a hint that fits nowhere.
    """
    layout = board.table_layout
    hard = [*card_boxes(board, CARD_ZONES), *_trick_boxes(board), buttons]
    piles = card_boxes(board, PILE_ZONES)
    soft = [*_plate_boxes(layout), *_control_boxes(layout)]
    free, over_plates, over_piles = (
        list(_free_areas(layout, obstacles, scale))
        for obstacles in ([*hard, *piles, *soft], [*hard, *piles], hard)
    )
    beside = (notice_box(layout),) if layout.is_rummy else ()
    lefts = [left for left, *_ in free]
    over_plates.sort(key=lambda area: area[0] not in lefts)  # rather move down than sideways
    found = (*free, *beside, *over_plates, *over_piles)
    return (*found, max((*found, notice_box(layout)), key=_size))


def _free_areas(
    layout: TableLayout, obstacles: Sequence[QRect], scale: float
) -> Iterator[HintArea]:
    """Yield, for each width, areas below the tool buttons that contain no obstacle."""
    right = round(layout.width - max(NOTICE_MARGIN * layout.unit, GAP))
    if any(layout.corner_of(seat).rotation < 0 for seat in _other_seats(layout)):
        right = round(layout.width - layout.side_hand_extent)
    top = round(max(tools_box(layout).bottom() + TOP_GAP * layout.unit, MIN_NOTICE_TOP))
    for width in sorted({*(round(each * scale) for each in WIDTHS), *WIDTHS}, reverse=True):
        left = right - width
        bottom = _lowest_free_y(left, top, right, obstacles, round(layout.height) - GAP)
        if left >= GAP and bottom - top >= MIN_HEIGHT:
            yield left, top, right, bottom


def _lowest_free_y(left: int, top: int, right: int, obstacles: Sequence[QRect], lowest: int) -> int:
    ends = (
        box.top() - GAP
        for box in obstacles
        if box.left() < right and box.right() > left - SIDE_GAP and box.bottom() + GAP > top
    )
    return min(ends, default=lowest)


def _size(area: HintArea) -> int:
    left, top, right, bottom = area
    return (right - left) * (bottom - top)


def _other_seats(layout: TableLayout) -> Iterator[Seat]:
    return (seat for seat in map(Seat, range(layout.player_count)) if seat != layout.own_seat)


def card_boxes(board: TableBoard, kinds: Collection[str]) -> list[QRect]:
    boxes = (
        board.mapFromScene(item.sceneBoundingRect()).boundingRect()
        for zone, items in board.card_layer.zones.items()
        if zone.kind in kinds
        for item in items
    )
    return [box.adjusted(SHADOW, SHADOW, -SHADOW, -SHADOW) for box in boxes]


def _trick_boxes(board: TableBoard) -> Iterator[QRect]:
    view, layout = board.event_player.view, board.table_layout
    if layout.is_rummy or view is None or view.phase != "play":
        return
    for seat in map(Seat, range(layout.player_count)):
        (spot,) = layout.spots(Zone("trick", seat), [1])
        half_wide, half_high = spot.width / 2, spot.width * CARD_RATIO / 2
        box = QRectF(spot.x - half_wide, spot.y - half_high, 2 * half_wide, 2 * half_high)
        yield box.toAlignedRect()


def _plate_boxes(layout: TableLayout) -> Iterator[QRect]:
    half_high = round(HALF_PLATE_HEIGHT * layout.unit)
    half_wide = 3 * half_high
    for seat in _other_seats(layout):
        x, y = map(round, layout.to_pixels(plate_position(layout, seat)))
        yield QRect(x - half_wide, y - half_high, 2 * half_wide, 2 * half_high)


def _control_boxes(layout: TableLayout) -> Iterator[QRect]:
    height, width = round(layout.height), round(layout.width)
    yield QRect(0, round(layout.button_bar[1] * height), width, height)
    x, y = map(round, bag_position(layout, 1))
    yield QRect(x, y, width - x, height - y)

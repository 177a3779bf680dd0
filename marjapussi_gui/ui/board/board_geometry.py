"""The positions of name plates, score bags, tool buttons and notices; also where faces look."""

from math import inf

from PySide6.QtCore import QRectF

from ...engine.state import NOBODY, Seat
from ..art.animal_portraits import GAZE_AHEAD, GazeDirection
from ..art.name_plates import MIN_FACE_SIZE
from ..common.theme import MIN_TOUCH_SIZE, text_scale
from .table_layout import TableLayout

BAG_WIDTH, BAG_TOP, BAG_HEIGHT = 172.0, 0.695, 200.0
OWN_PLATE_IN_RUMMY = (
    0.078,
    0.622,
)  # fractions of the table: beside the buttons, above the score sheet
LARGE_CARD_RISE = 0.1  # fraction of the height, for a hand of double size
GAZE_THRESHOLD = 0.38  # relative distance from an axis below which a gaze is straight


def bag_position(layout: TableLayout, owner: int) -> tuple[float, float]:
    x = layout.width - (36 + BAG_WIDTH) * layout.unit if owner else 0.028 * layout.width
    return x, BAG_TOP * layout.height


TOOL_COUNT, TOOL_SIZE, TOOL_GAP = 5, 42, 10  # number without redo, size in units, gap in pixels
TOOLS_TOP, TOOLS_RIGHT = 26, 28  # table units


def tools_box(layout: TableLayout) -> QRectF:
    """Return the box of the tool buttons at the top right, with room for redo beside undo."""
    if not layout.has_tools:
        return QRectF(layout.width, 0.0, 0.0, 0.0)
    u, side = layout.unit, _tool_button_size(layout)
    count = TOOL_COUNT if layout.is_rummy else TOOL_COUNT + 1
    wide = count * side + (count - 1) * TOOL_GAP
    return QRectF(layout.width - wide - TOOLS_RIGHT * u, TOOLS_TOP * u, wide, side)


def redo_box(layout: TableLayout) -> QRectF:
    tools, side = tools_box(layout), _tool_button_size(layout)
    if layout.is_rummy:
        return QRectF(tools.right() - side, tools.bottom() + TOOL_GAP, side, side)
    return QRectF(tools.left(), tools.top(), side, side)


def _tool_button_size(layout: TableLayout) -> float:
    return max(round(TOOL_SIZE * layout.unit), MIN_TOUCH_SIZE)


def bags_bottom(layout: TableLayout) -> float:
    return BAG_TOP * layout.height + BAG_HEIGHT * layout.unit


NOTICE_MARGIN, NOTICE_TOP = 12, 0.11  # table units: around a notice; fraction of the height
MIN_NOTICE_WIDTH, MIN_NOTICE_TOP = 200, 74  # pixels; the top leaves space for the tools
WIDE_NOTICE, MIN_WIDE_NOTICE = 470, 430  # width in table units above the trick; minimum in pixels
SIDE_SETS_WIDTH, MIN_WIDTH_BESIDE_SETS = (
    118.0,
    230.0,
)  # table units: sets at a side; pixels: a notice beside them
HALF_PLATE_HEIGHT = 22  # table units
LEFT_THIRD = 0.33  # fraction of the width


def plate_position(layout: TableLayout, seat: Seat) -> tuple[float, float]:
    """Return the position of a seat's name plate as fractions of the table."""
    if layout.is_rummy and seat == layout.own_seat:
        return OWN_PLATE_IN_RUMMY
    if layout.has_open_rows and seat == layout.own_seat:
        return 0.095, 0.59
    x, y = layout.corner_of(seat).plate_position
    return (x, y - LARGE_CARD_RISE * (layout.card_scale - 1)) if seat == layout.own_seat else (x, y)


def top_of_left_plates(layout: TableLayout) -> float:
    """Return the top in pixels of the highest name plate on the left, or infinity if none."""
    others = [seat for seat in map(Seat, range(layout.player_count)) if seat != layout.own_seat]
    places = [layout.to_pixels(plate_position(layout, seat)) for seat in others]
    half = max(HALF_PLATE_HEIGHT * layout.unit, MIN_FACE_SIZE / 2)
    return min((y - half for x, y in places if x < LEFT_THIRD * layout.width), default=inf)


def notice_box(layout: TableLayout) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom in pixels of a notice, such as the result.

    It lies below the tool buttons, beside the trick, and above whatever is at the lower right.
    """
    if layout.is_rummy:
        return _rummy_notice_box(layout)
    u, others = (
        layout.unit,
        [seat for seat in range(layout.player_count) if seat != layout.own_seat],
    )
    apart, top = NOTICE_MARGIN * u, max(NOTICE_TOP * layout.height, MIN_NOTICE_TOP)
    right, bottom = layout.width - apart, layout.button_bar[1] * layout.height
    for seat in map(Seat, others):
        x, y = layout.to_pixels(plate_position(layout, seat))
        if layout.corner_of(seat).rotation < 0:
            right, bottom = layout.width - layout.side_hand_extent, y - HALF_PLATE_HEIGHT * u
        elif x > 0.6 * layout.width:
            top = y + HALF_PLATE_HEIGHT * u
    left = max(layout.trick_right, layout.open_rows_right) + apart
    left = min(left, right - MIN_NOTICE_WIDTH)
    if layout.player_count == 3:  # no seat at the top, and the plates are higher
        left = right - max(WIDE_NOTICE * u, MIN_WIDE_NOTICE * text_scale())
    return round(left), round(top), round(right - apart), round(bottom - apart / 2)


def _rummy_notice_box(layout: TableLayout) -> tuple[int, int, int, int]:
    """Return a box to the right of the discards, clear of name plates and, if possible, of sets."""
    u, apart = layout.unit, NOTICE_MARGIN * layout.unit
    left, right = layout.trick_right + apart, layout.width - apart
    top = max(NOTICE_TOP * layout.height, MIN_NOTICE_TOP)
    turned = [
        seat
        for seat in map(Seat, range(layout.player_count))
        if layout.corner_of(seat).rotation < 0
    ]
    for seat in turned:
        top = (
            layout.corner_of(seat).plate_position[1] * layout.height
            + HALF_PLATE_HEIGHT * u
            + apart / 2
        )
        beside = layout.width - layout.side_hand_extent - SIDE_SETS_WIDTH * u
        right = beside if beside - left >= MIN_WIDTH_BESIDE_SETS else right
    left = max(min(left, right - MIN_NOTICE_WIDTH), right - WIDE_NOTICE * u)
    bottom = layout.button_bar[1] * layout.height - apart
    return round(left), round(top), round(right), round(bottom)


def gaze_direction(layout: TableLayout, seat: Seat, actor: Seat) -> GazeDirection:
    """Return where a seat's face looks: at the acting seat, or straight ahead on its own turn."""
    if actor == NOBODY:
        return GAZE_AHEAD
    x, y = layout.to_pixels(plate_position(layout, seat))
    goal = layout.trick_centre if seat == actor else layout.to_pixels(plate_position(layout, actor))
    right, down = goal[0] - x, goal[1] - y
    far = max(abs(right), abs(down), 1.0) * GAZE_THRESHOLD
    return GazeDirection((right > far) - (right < -far), (down > far) - (down < -far))

"""The positions of plates, score bags, tool buttons and notices, and the gaze of faces."""

from math import inf

from PySide6.QtCore import QRectF

from ...engine.state import NOBODY, Seat
from ..art.companions import AHEAD, Gaze
from ..art.plates import LEAST_FACE
from ..basis.theme import TOUCH, text_scale
from .layout import Layout

BAG_WIDTH, BAG_TOP, BAG_FOOT = 172.0, 0.695, 200.0
OWN_AT_SETS = 0.078, 0.622  # fractions of the table: beside the buttons, above the score sheet
OWN_RISE = 0.1  # fraction of the height, for a hand of double size
ASIDE = 0.38  # relative distance from an axis below which a gaze is straight


def bag_place(layout: Layout, whose: int) -> tuple[float, float]:
    """Return the top left corner of a bag: owner 0 is our side, 1 the opponents."""
    x = layout.width - (36 + BAG_WIDTH) * layout.u if whose else 0.028 * layout.width
    return x, BAG_TOP * layout.height


TOOLS, TOOL, TOOLS_APART = 5, 42, 10  # number, size in u, gap in pixels
TOOLS_TOP, TOOLS_SIDE = 26, 28  # u


def tools_box(layout: Layout) -> QRectF:
    """Return the box of the tool buttons at the top right."""
    u, side = layout.u, max(round(TOOL * layout.u), TOUCH)
    wide = TOOLS * side + (TOOLS - 1) * TOOLS_APART
    return QRectF(layout.width - wide - TOOLS_SIDE * u, TOOLS_TOP * u, wide, side)


def bag_foot(layout: Layout) -> float:
    """Return the lower end of the bags."""
    return BAG_TOP * layout.height + BAG_FOOT * layout.u


NOTE_APART, NOTE_TOP = 12, 0.11  # u: around a notice; fraction of the height
LEAST_NOTE, LEAST_TOP = 200, 74  # pixels; the top leaves space for the tools
WIDE_NOTE, ENOUGH_WIDE = 470, 430  # u: above the trick; pixels: at least
SETS_ASIDE, ENOUGH_BESIDE = 118.0, 230.0  # u: sets at a side; pixels: a notice beside them
PLATE_HALF = 22  # u
LEFT_THIRD = 0.33  # fraction of the width


def plate_place(layout: Layout, seat: Seat) -> tuple[float, float]:
    """Return the position of a seat's plate as fractions of the table."""
    if layout.lays_sets and seat == layout.me:
        return OWN_AT_SETS
    if layout.has_rows and seat == layout.me:
        return 0.095, 0.59
    x, y = layout.corner(seat).plate
    return (x, y - OWN_RISE * (layout.size - 1)) if seat == layout.me else (x, y)


def highest_plate(layout: Layout) -> float:
    """Return the top of the highest plate at the left; infinite if there is none."""
    others = [seat for seat in map(Seat, range(layout.players)) if seat != layout.me]
    places = [layout.at(plate_place(layout, seat)) for seat in others]
    half = max(PLATE_HALF * layout.u, LEAST_FACE / 2)
    return min((y - half for x, y in places if x < LEFT_THIRD * layout.width), default=inf)


def note_place(layout: Layout) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom in pixels of a notice below the tools.

    The notice is placed beside the trick, and above the plate or the buttons at the right.
    """
    if layout.lays_sets:
        return _note_over_sets(layout)
    u, others = layout.u, [seat for seat in range(layout.players) if seat != layout.me]
    apart, top = NOTE_APART * u, max(NOTE_TOP * layout.height, LEAST_TOP)
    right, bottom = layout.width - apart, layout.bar[1] * layout.height
    for seat in map(Seat, others):
        x, y = layout.at(plate_place(layout, seat))
        if layout.corner(seat).turn < 0:
            right, bottom = layout.width - layout.hand_edge, y - PLATE_HALF * u
        elif x > 0.6 * layout.width:
            top = y + PLATE_HALF * u
    left = max(layout.trick_edge, layout.row_end) + apart
    left = min(left, right - LEAST_NOTE)
    if layout.players == 3:  # no seat at the top, and the plates are higher
        left = right - max(WIDE_NOTE * u, ENOUGH_WIDE * text_scale())
    return round(left), round(top), round(right - apart), round(bottom - apart / 2)


def roomy_note_place(layout: Layout) -> tuple[int, int, int, int]:
    """Return a larger box for a long notice, which may cover a plate but no cards."""
    left, top, right, bottom = note_place(layout)
    apart = NOTE_APART * layout.u
    beside_trick = max(layout.trick_edge, layout.row_end) + apart
    if layout.lays_sets:
        top = round(max(NOTE_TOP * layout.height, LEAST_TOP))
    else:
        left, bottom = round(beside_trick), round(layout.bar[1] * layout.height - apart)
    return round(min(left, beside_trick, right - LEAST_NOTE)), top, right, bottom


def _note_over_sets(layout: Layout) -> tuple[int, int, int, int]:
    """Return a box right of the discards, clear of plates and preferably of sets."""
    u, apart = layout.u, NOTE_APART * layout.u
    left, right = layout.trick_edge + apart, layout.width - apart
    top = max(NOTE_TOP * layout.height, LEAST_TOP)
    turned = [seat for seat in map(Seat, range(layout.players)) if layout.corner(seat).turn < 0]
    for seat in turned:
        top = layout.corner(seat).plate[1] * layout.height + PLATE_HALF * u + apart / 2
        beside = layout.width - layout.hand_edge - SETS_ASIDE * u
        right = beside if beside - left >= ENOUGH_BESIDE else right
    left = max(min(left, right - LEAST_NOTE), right - WIDE_NOTE * u)
    bottom = layout.bar[1] * layout.height - apart
    return round(left), round(top), round(right), round(bottom)


def gaze_of(layout: Layout, seat: Seat, actor: Seat) -> Gaze:
    """Return where a seat's face looks: at the acting seat, or at the table if it acts itself."""
    if actor == NOBODY:
        return AHEAD
    x, y = layout.at(plate_place(layout, seat))
    goal = layout.trick_middle if seat == actor else layout.at(plate_place(layout, actor))
    right, down = goal[0] - x, goal[1] - y
    far = max(abs(right), abs(down), 1.0) * ASIDE
    return Gaze((right > far) - (right < -far), (down > far) - (down < -far))

"""Where plates and bags stand on the felt, and where the faces on the plates look."""

from math import inf

from PySide6.QtCore import QRectF

from ...engine.state import NOBODY, Seat
from ..art.companions import AHEAD, Gaze
from ..art.plates import LEAST_FACE
from ..basis.theme import TOUCH, text_scale
from .layout import Layout

BAG_WIDTH, BAG_TOP, BAG_FOOT = 172.0, 0.695, 200.0
OWN_AT_SETS = 0.078, 0.622  # of the felt: beside the buttons, over the sheet
OWN_RISE = 0.1  # of the felt, over a hand of double size
ASIDE = 0.38  # of the way to what is looked at: less far off an axis is straight along it


def bag_place(layout: Layout, whose: int) -> tuple[float, float]:
    """Return the upper left corner of a bag: 0 for ours, 1 for theirs."""
    x = layout.width - (36 + BAG_WIDTH) * layout.u if whose else 0.028 * layout.width
    return x, BAG_TOP * layout.height


TOOLS, TOOL, TOOLS_APART = 5, 42, 10  # buttons, how large each is in u, and pixels between them
TOOLS_TOP, TOOLS_SIDE = 26, 28  # u


def tools_box(layout: Layout) -> QRectF:
    """Return where the round buttons stand, above on the right."""
    u, side = layout.u, max(round(TOOL * layout.u), TOUCH)
    wide = TOOLS * side + (TOOLS - 1) * TOOLS_APART
    return QRectF(layout.width - wide - TOOLS_SIDE * u, TOOLS_TOP * u, wide, side)


def bag_foot(layout: Layout) -> float:
    """Return where the bags end below."""
    return BAG_TOP * layout.height + BAG_FOOT * layout.u


NOTE_APART, NOTE_TOP = 12, 0.11  # u: from what lies beside a note; of the height
LEAST_NOTE, LEAST_TOP = 200, 74  # pixels: how wide it is wherever the trick lies; below the tools
WIDE_NOTE, ENOUGH_WIDE = 470, 430  # u: above the trick; pixels, however small the felt is
SETS_ASIDE, ENOUGH_BESIDE = 118.0, 230.0  # u: of sets at a side; pixels: a note beside them
PLATE_HALF = 22  # u: so far a plate reaches from its middle, up and down
LEFT_THIRD = 0.33  # of the felt


def plate_place(layout: Layout, seat: Seat) -> tuple[float, float]:
    """Return where a seat's plate lies, as a fraction of the felt."""
    if layout.lays_sets and seat == layout.me:
        return OWN_AT_SETS
    if layout.has_rows and seat == layout.me:
        return 0.095, 0.59
    x, y = layout.corner(seat).plate
    return (x, y - OWN_RISE * (layout.size - 1)) if seat == layout.me else (x, y)


def highest_plate(layout: Layout) -> float:
    """Return where the highest plate on the left begins."""
    others = [seat for seat in map(Seat, range(layout.players)) if seat != layout.me]
    places = [layout.at(plate_place(layout, seat)) for seat in others]
    half = max(PLATE_HALF * layout.u, LEAST_FACE / 2)
    return min((y - half for x, y in places if x < LEFT_THIRD * layout.width), default=inf)


def note_place(layout: Layout) -> tuple[int, int, int, int]:
    """Return left, top, right and lowest end of where a note may hang under the tools, in pixels.

    It lies beside the trick, and above the plate or the buttons at that side.
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
    if layout.players == 3:  # nobody sits above, and plates lie high
        left = right - max(WIDE_NOTE * u, ENOUGH_WIDE * text_scale())
    return round(left), round(top), round(right - apart), round(bottom - apart / 2)


def roomy_note_place(layout: Layout) -> tuple[int, int, int, int]:
    """Return the same for a long note: it may cover a plate, but no card of a trick or a hand."""
    left, top, right, bottom = note_place(layout)
    apart = NOTE_APART * layout.u
    beside_trick = max(layout.trick_edge, layout.row_end) + apart
    if layout.lays_sets:
        top = round(max(NOTE_TOP * layout.height, LEAST_TOP))
    else:
        left, bottom = round(beside_trick), round(layout.bar[1] * layout.height - apart)
    return round(min(left, beside_trick, right - LEAST_NOTE)), top, right, bottom


def _note_over_sets(layout: Layout) -> tuple[int, int, int, int]:
    """Return a place right of the discards: below plates and sets above, beside sets if it can."""
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
    """Return where the face of a seat looks: at who acts, and who acts at the table."""
    if actor == NOBODY:
        return AHEAD
    x, y = layout.at(plate_place(layout, seat))
    goal = layout.trick_middle if seat == actor else layout.at(plate_place(layout, actor))
    right, down = goal[0] - x, goal[1] - y
    far = max(abs(right), abs(down), 1.0) * ASIDE
    return Gaze((right > far) - (right < -far), (down > far) - (down < -far))

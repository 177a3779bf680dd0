"""Speech bubbles beside the speakers' name plates, never over the trick."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from ...engine.state import NOBODY, Seat
from ..art.bubble_drawing import (
    MAX_WIDTH,
    TAIL_LENGTH,
    SpeechBubble,
    bubble_picture,
    bubble_size,
    tail_tip,
)
from ..text.i18n import LazyText, resolve
from .board_geometry import tools_box
from .decoration_items import OVER_CARDS_Z, DecorationItems
from .graphics_items import PictureItem
from .seat_name_plates import SeatPlates
from .table_layout import TableLayout
from .trick_heading import HEADING_KEYS

TAIL_GAP = 3.0  # table units: from the tip of the tail to the plate
BUBBLE_MARGIN = 6.0  # table units: from a bubble to anything that it may not cover
MIN_BUBBLE_WIDTH = 130.0  # table units: with less space, the bubble is placed above the plate
OWN_TIP_OFFSET = 20.0  # table units: right of the centre of the player's plate


class SpeechBubbles:
    """Shows one speaker's bubble at a time, and keeps it when the view changes."""

    def __init__(self, items: DecorationItems, seat_plates: SeatPlates) -> None:
        self._items, self._seat_plates = items, seat_plates
        self.speaker = NOBODY
        self._text: LazyText = ""
        self.current_bubble: SpeechBubble | None = None  # the one shown last

    def show_bubble(self, seat: Seat, text: LazyText) -> PictureItem | None:
        """Show a bubble at a seat's name plate. Return its item, or None if the text is empty."""
        if seat == NOBODY or not resolve(text):
            return None
        self.speaker, self._text = seat, text
        return self._draw_bubble()

    def hide_bubble(self) -> None:
        self.speaker = NOBODY
        self._items.hide("bubble")

    def update_position(self) -> None:
        if self.speaker != NOBODY:
            self._draw_bubble()

    def _draw_bubble(self) -> PictureItem:
        items, plate = self._items, self._seat_plates.plate_box(self.speaker)
        u, ratio, heading = (
            items.layout.unit,
            items.style.pixel_ratio,
            items.bounding_box(*HEADING_KEYS),
        )
        others = (each for each in range(items.layout.player_count) if each != self.speaker)
        plates = [items.bounding_box(f"plate {each}") for each in others]
        bubble, middle = place_bubble(
            resolve(self._text), plate, self.speaker, items.layout, heading, plates
        )
        self.current_bubble = bubble
        picture = items.pixmaps.get(bubble, lambda: bubble_picture(bubble, u, ratio))
        item = items.put_picture("bubble", picture, middle, OVER_CARDS_Z, keep=True)
        item.setTransformOriginPoint(tail_tip(bubble, u))
        items.explain(item, bubble.text)
        return item


def place_bubble(
    text: str,
    plate: QRectF,
    seat: int,
    layout: TableLayout,
    heading: QRectF,
    other_plates: Sequence[QRectF] = (),
) -> tuple[SpeechBubble, QPointF]:
    """Return a speech bubble beside a name plate, and the centre at which it covers nothing."""
    corner, u = layout.corner_of(seat), layout.unit
    if corner.bubble_tail == "down":
        return _place_above(
            text, plate, layout, QPointF(OWN_TIP_OFFSET * u, 0), layout.button_bar[0] * layout.width
        )
    goal = plate.right() + TAIL_GAP * u, plate.center().y()
    room = (
        _right_limit(layout, is_side_seat=corner.rotation != 0)
        - goal[0]
        - (TAIL_LENGTH + BUBBLE_MARGIN) * u
    )
    if corner.bubble_tail == "right":
        goal = plate.left() - TAIL_GAP * u, plate.center().y()
        room = (
            goal[0]
            - _left_limit(layout, is_side_seat=corner.rotation != 0)
            - (TAIL_LENGTH + BUBBLE_MARGIN) * u
        )
    if room < MIN_BUBBLE_WIDTH * u and corner.rotation:
        return _place_above(text, plate, layout, QPointF(), layout.width)
    bubble = SpeechBubble(text, corner.bubble_tail, min(max(room / u, MIN_BUBBLE_WIDTH), MAX_WIDTH))
    obstacles = heading, tools_box(layout)
    placed, middle = _place_below(bubble, QPointF(*goal), layout, obstacles)
    box = QRectF(QPointF(), bubble_size(placed, u))
    box.moveCenter(middle)
    for other in (each for each in other_plates if each.intersects(box)):
        over = (other.right() - box.left()) / u + BUBBLE_MARGIN  # only a plate at the left is near
        bubble = replace(bubble, max_width=bubble_size(placed, u).width() / u - over)
        placed, middle = _place_below(bubble, QPointF(*goal), layout, obstacles)
    return placed, middle


def _left_limit(layout: TableLayout, *, is_side_seat: bool) -> float:
    """Return the smallest x coordinate of a bubble that lies to the left of its name plate."""
    return layout.trick_right if is_side_seat else BUBBLE_MARGIN * layout.unit


def _right_limit(layout: TableLayout, *, is_side_seat: bool) -> float:
    return layout.width - (layout.trick_right if is_side_seat else BUBBLE_MARGIN * layout.unit)


def _place_below(
    bubble: SpeechBubble, tip: QPointF, layout: TableLayout, obstacles: tuple[QRectF, ...]
) -> tuple[SpeechBubble, QPointF]:
    """Place a bubble with its tail at tip, lower if it would cover one of the obstacles."""
    u, size = layout.unit, bubble_size(bubble, layout.unit)
    middle = tip - tail_tip(bubble, u)
    for box in obstacles:
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(middle)
        over = box.bottom() + BUBBLE_MARGIN * u - place.top()
        if over > 0 and box.left() < place.right() and box.right() > place.left():
            bubble = replace(bubble, tail_offset=bubble.tail_offset + over)
            middle = tip - tail_tip(bubble, u)
    return bubble, middle


def _place_above(
    text: str, plate: QRectF, layout: TableLayout, tip_offset: QPointF, right_limit: float
) -> tuple[SpeechBubble, QPointF]:
    """Return a bubble above its name plate, and the centre that places it beside the trick."""
    u, trick = layout.unit, layout.width - layout.trick_right
    tip = QPointF(plate.center().x(), plate.top() - TAIL_GAP * u) + tip_offset
    left, right = BUBBLE_MARGIN * u, min(right_limit, layout.width - BUBBLE_MARGIN * u)
    if tip.x() < trick:
        right = min(right, trick - BUBBLE_MARGIN * u)
    elif tip.x() > layout.trick_right:
        left = layout.trick_right + BUBBLE_MARGIN * u
    bubble = SpeechBubble(text, "down", min((right - left) / u, MAX_WIDTH))
    half = bubble_size(bubble, u).width() / 2
    slide = min(max(tip.x(), left + half), right - half) - tip.x()
    bubble = replace(bubble, tail_offset=slide)
    return bubble, tip - tail_tip(bubble, u)

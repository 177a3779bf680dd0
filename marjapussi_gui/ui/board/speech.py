"""Speech bubbles beside the plates of the speakers, never over the trick."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from ...engine.state import NOBODY, Seat
from ..art.bubbles import TAIL, WIDTH, Bubble, bubble_picture, bubble_size, tip_of
from ..wording.tongue import Said, said
from .heading import CORNER
from .items import PictureItem
from .layout import Layout
from .seats import Seats
from .standing import tools_box
from .things import OVER_CARDS, Things

APART = 3.0  # u: from the tip of the tail to the plate
CLEAR = 6.0  # u: from a bubble to anything that it may not cover
LEAST = 130.0  # u: with less space, the bubble is placed above the plate
OWN_TIP = 20.0  # u: right of the centre of the own plate


class Speech:
    """Shows the bubble of one speaker at a time, across changes of the view."""

    def __init__(self, things: Things, seats: Seats) -> None:
        self._things, self._seats = things, seats
        self._speaker = NOBODY
        self._text: Said = ""
        self.bubble: Bubble | None = None  # the one shown last

    def say(self, seat: Seat, text: Said) -> PictureItem | None:
        """Show a bubble that grows from a seat's plate; return its item, None without text."""
        if seat == NOBODY or not said(text):
            return None
        self._speaker, self._text = seat, text
        return self._show()

    def hush(self) -> None:
        self._speaker = NOBODY
        self._things.hide("bubble")

    def follow(self) -> None:
        """Move the bubble to the current position of its plate."""
        if self._speaker != NOBODY:
            self._show()

    def _show(self) -> PictureItem:
        things, plate = self._things, self._seats.plate_box(self._speaker)
        u, ratio, heading = things.layout.u, things.look.ratio, things.box(*CORNER)
        bubble, middle = beside(said(self._text), plate, self._speaker, things.layout, heading)
        self.bubble = bubble
        picture = things.drawn.picture(bubble, lambda: bubble_picture(bubble, u, ratio))
        item = things.put("bubble", picture, middle, OVER_CARDS, stays=True)
        item.setTransformOriginPoint(tip_of(bubble, u))
        return item


def beside(
    text: str, plate: QRectF, seat: int, layout: Layout, heading: QRectF
) -> tuple[Bubble, QPointF]:
    """Return a bubble beside a seat's plate, and the bubble's centre."""
    corner, u = layout.corner(seat), layout.u
    if corner.tail == "down":
        return _above(text, plate, layout, QPointF(OWN_TIP * u, 0), layout.bar[0] * layout.width)
    goal = plate.right() + APART * u, plate.center().y()
    room = _right_end(layout, turned=corner.turn != 0) - goal[0] - (TAIL + CLEAR) * u
    if corner.tail == "right":
        goal = plate.left() - APART * u, plate.center().y()
        room = goal[0] - _left_end(layout, turned=corner.turn != 0) - (TAIL + CLEAR) * u
    if room < LEAST * u and corner.turn:
        return _above(text, plate, layout, QPointF(), layout.width)
    bubble = Bubble(text, corner.tail, min(max(room / u, LEAST), WIDTH))
    return _below(bubble, QPointF(*goal), layout, (heading, tools_box(layout)))


def _left_end(layout: Layout, *, turned: bool) -> float:
    """Return the left limit of a bubble to the left of its plate."""
    return layout.trick_edge if turned else CLEAR * layout.u


def _right_end(layout: Layout, *, turned: bool) -> float:
    return layout.width - (layout.trick_edge if turned else CLEAR * layout.u)


def _below(
    bubble: Bubble, goal: QPointF, layout: Layout, above: tuple[QRectF, ...]
) -> tuple[Bubble, QPointF]:
    """Slide a bubble down until it is clear of the obstacles above."""
    u, size = layout.u, bubble_size(bubble, layout.u)
    middle = goal - tip_of(bubble, u)
    for box in above:
        place = QRectF(0, 0, size.width(), size.height())
        place.moveCenter(middle)
        over = box.bottom() + CLEAR * u - place.top()
        if over > 0 and box.left() < place.right() and box.right() > place.left():
            bubble = replace(bubble, slide=bubble.slide + over)
            middle = goal - tip_of(bubble, u)
    return bubble, middle


def _above(
    text: str, plate: QRectF, layout: Layout, beside_middle: QPointF, end: float
) -> tuple[Bubble, QPointF]:
    """Return a bubble above its plate, completely on the table and beside the trick."""
    u, trick = layout.u, layout.width - layout.trick_edge
    tip = QPointF(plate.center().x(), plate.top() - APART * u) + beside_middle
    left, right = CLEAR * u, min(end, layout.width - CLEAR * u)
    if tip.x() < trick:
        right = min(right, trick - CLEAR * u)
    elif tip.x() > layout.trick_edge:
        left = layout.trick_edge + CLEAR * u
    bubble = Bubble(text, "down", min((right - left) / u, WIDTH))
    half = bubble_size(bubble, u).width() / 2
    slide = min(max(tip.x(), left + half), right - half) - tip.x()
    bubble = replace(bubble, slide=slide)
    return bubble, tip - tip_of(bubble, u)

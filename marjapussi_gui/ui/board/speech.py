"""What somebody says: a bubble beside the plate of its speaker, and never over the trick."""

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

APART = 3.0  # u: from the end of the tail to the plate
CLEAR = 6.0  # u: from a bubble to what it may not cover
LEAST = 130.0  # u: what is less broad stands above its plate
OWN_TIP = 20.0  # u: to the right of the middle of the own plate


class Speech:
    """Lets one seat speak at a time; views come and go meanwhile."""

    def __init__(self, things: Things, seats: Seats) -> None:
        self._things, self._seats = things, seats
        self._speaker = NOBODY
        self._text: Said = ""
        self.bubble: Bubble | None = None  # in which something is said

    def say(self, seat: Seat, text: Said) -> PictureItem | None:
        """Let a seat say something, in a bubble that grows from its plate; return that."""
        if seat == NOBODY or not said(text):
            return None
        self._speaker, self._text = seat, text
        return self._show()

    def hush(self) -> None:
        self._speaker = NOBODY
        self._things.hide("bubble")

    def follow(self) -> None:
        """Let what was said stand beside the plate as it lies now: it grows with what it tells."""
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
    """Return what a seat says as a bubble beside its plate, and the middle of that."""
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
    """Return where the room of a bubble to the left of its plate begins."""
    return layout.trick_edge if turned else CLEAR * layout.u


def _right_end(layout: Layout, *, turned: bool) -> float:
    return layout.width - (layout.trick_edge if turned else CLEAR * layout.u)


def _below(
    bubble: Bubble, goal: QPointF, layout: Layout, above: tuple[QRectF, ...]
) -> tuple[Bubble, QPointF]:
    """Let a bubble slide down until it is clear of what stands above."""
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
    """Let a bubble stand above its plate, wholly on the felt and beside the trick."""
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

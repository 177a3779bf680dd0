"""The kinds of motion of graphics items. Each can advance to a time or jump to its end."""

from collections.abc import Callable
from dataclasses import dataclass, field
from math import cos, exp, hypot, pi, sin
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .animation_speed import EasingFunction, ease_out
from .graphics_items import LIFTED_GROWTH, CardItem
from .table_layout import CardSpot

Callback = Callable[[], None]
MIN_WIDTH = 0.05  # relative width of a card that is seen edge-on
SHAKE_COUNT = 6
LANDED = 0.82  # of the duration of a flight: then the card has come down
MAX_THROW = 3.0  # distances per duration: how fast a flight may begin; ease_out begins like this
RISE_MS = 90.0  # in which a card that is picked up reaches its height
LEAN_DEGREES, LEAN_SPEED, LEAN_MS = 8.0, 1.5, 60.0  # at most; at this speed in px/ms; time constant
VELOCITY_MS = 20.0  # time constant: pointers report their position at uneven intervals
FRESH_MS = 6.0  # a card that followed the pointer so recently isn't painted again
MIN_VELOCITY, MIN_LEAN = 0.005, 0.05  # px/ms and degrees; below, a carried card is at rest


class Arc(NamedTuple):
    """The shape of a card's flight through the air."""

    bow: float  # how far the path curves to the left, as a fraction of its length
    height: float  # of the highest point, from 0 to 1


FLAT = Arc(0.0, 0.0)
THROW = Arc(0.06, 0.6)
SWEEP = Arc(0.06, 0.35)


class Motion(Protocol):
    """A motion of one item."""

    @property
    def item(self) -> QGraphicsPixmapItem:
        """The moving item. At most one motion at a time may control it."""

    def advance(self, now: float) -> bool:
        """Move the item to where it is at a time in milliseconds. Return whether it has arrived."""

    def finish(self) -> None: ...


@dataclass(slots=True)
class Flight:
    """A card that flies to a spot. If it turns over (flips), its picture changes halfway.

    A card that was let go while moving keeps its velocity, in pixels per millisecond, and slows
    down along a Hermite curve. All others follow the easing function.
    """

    item: CardItem
    start: CardSpot
    end: CardSpot
    start_time: float
    duration: float
    update_picture: Callback | None = None
    flips: bool = False
    easing: EasingFunction = ease_out
    arc: Arc = FLAT
    start_height: float = 0.0
    velocity: QPointF | None = None

    def __post_init__(self) -> None:
        if self.velocity is not None and self.duration:
            far = hypot(self.end.x - self.start.x, self.end.y - self.start.y)
            limit = MAX_THROW * max(far, self.end.width) / self.duration
            speed = hypot(self.velocity.x(), self.velocity.y())
            self.velocity = self.velocity * min(1.0, limit / max(speed, MIN_VELOCITY))

    def advance(self, now: float) -> bool:
        part = (now - self.start_time) / self.duration if self.duration else 1.0
        if part >= 1:
            self.finish()
            return True
        if part >= 0:
            self._move(part, self.easing(part))
        return False

    def finish(self) -> None:
        if self.update_picture is not None:
            self.update_picture()
            self.update_picture = None
        self.item.place_at(self.end)

    def _move(self, part: float, progress: float) -> None:
        start, end, item = self.start, self.end, self.item
        if self.update_picture is not None and progress >= 0.5:
            self.update_picture()  # first, because the other picture may have another size
            self.update_picture = None
        turn = (end.angle - start.angle + 180) % 360 - 180
        x, y = self._position(part, progress)
        width = start.width + (end.width - start.width) * progress
        item.hold_at(CardSpot(x, y, start.angle + turn * progress, width), self._height(part))
        if self.flips:
            item.stretch(max(abs(cos(pi * progress)), MIN_WIDTH), 1.0)

    def _position(self, part: float, progress: float) -> tuple[float, float]:
        start, end = self.start, self.end
        right, down = end.x - start.x, end.y - start.y
        bow = self.arc.bow * 16 * (progress * (1 - progress)) ** 2
        x, y = start.x + bow * down, start.y - bow * right
        if self.velocity is None:
            return x + right * progress, y + down * progress
        reached, kept = part * part * (3 - 2 * part), part * (1 - part) ** 2 * self.duration
        return (
            x + right * reached + self.velocity.x() * kept,
            y + down * reached + self.velocity.y() * kept,
        )

    def _height(self, part: float) -> float:
        """Return the height: it rises within the first third, then falls until the card lands."""
        rising = self.start_height + (self.arc.height - self.start_height) * min(3 * part, 1.0)
        return rising * max(1 - (part / LANDED) ** 2, 0.0)


@dataclass(slots=True)
class Carry:
    """A card that is carried by the pointer: it rises, and leans into its motion.

    The grip is the offset from the pointer to the centre of the card while it is upright.
    """

    item: CardItem
    grip: QPointF
    pointer: QPointF
    lean: float  # degrees, clockwise
    time: float
    velocity: QPointF = field(default_factory=QPointF)  # pixels per millisecond
    height: float = 0.0
    _seen: QPointF = field(init=False)  # where the pointer was at the last frame

    def __post_init__(self) -> None:
        self._seen = self.pointer

    def follow(self, pointer: QPointF, now: float) -> None:
        """Move the card with the pointer at once, without waiting for the next frame."""
        self.pointer = pointer
        self._update(now)
        self._show()

    def advance(self, now: float) -> bool:
        if now - self.time < FRESH_MS:
            return False
        self._update(now)
        is_still = self.velocity.manhattanLength() < MIN_VELOCITY and abs(self.lean) < MIN_LEAN
        if is_still and self.height == 1:
            self.finish()
            return True
        self._show()
        return False

    def finish(self) -> None:
        self.velocity, self.lean, self.height = QPointF(), 0.0, 1.0
        self._show()

    def _update(self, now: float) -> None:
        if (elapsed := now - self.time) <= 0:
            return
        speed, self.time = (self.pointer - self._seen) / elapsed, now
        self._seen = self.pointer
        change = (speed - self.velocity) * (1 - exp(-elapsed / VELOCITY_MS))
        self.velocity = self.velocity + change
        goal = LEAN_DEGREES * min(max(self.velocity.x() / LEAN_SPEED, -1.0), 1.0)
        self.lean += (goal - self.lean) * (1 - exp(-elapsed / LEAN_MS))
        self.height = min(self.height + elapsed / RISE_MS, 1.0)

    def _show(self) -> None:
        turn = QTransform().rotate(self.lean).map(self.grip * (1 + LIFTED_GROWTH * self.height))
        centre = self.pointer + turn
        width = self.item.spot.width
        self.item.hold_at(CardSpot(centre.x(), centre.y(), self.lean, width), self.height)


@dataclass(slots=True)
class Shake:
    """A card that shakes from side to side and returns to its spot."""

    item: CardItem
    spot: CardSpot
    amplitude: float
    start_time: float
    duration: float

    def advance(self, now: float) -> bool:
        part = (now - self.start_time) / self.duration
        if part >= 1:
            self.finish()
            return True
        self.item.setX(self.spot.x + self.amplitude * sin(part * SHAKE_COUNT * pi) * (1 - part))
        return False

    def finish(self) -> None:
        self.item.place_at(self.spot)


@dataclass(slots=True)
class Fade:
    """An item that changes its opacity."""

    item: QGraphicsPixmapItem
    start_opacity: float
    end_opacity: float
    start_time: float
    duration: float

    def advance(self, now: float) -> bool:
        part = min(max((now - self.start_time) / self.duration, 0.0), 1.0) if self.duration else 1.0
        self.item.setOpacity(self.start_opacity + (self.end_opacity - self.start_opacity) * part)
        return part >= 1

    def finish(self) -> None:
        self.item.setOpacity(self.end_opacity)


@dataclass(slots=True)
class PathMotion:
    """A motion carried out by a callback, which receives the eased progress."""

    item: QGraphicsPixmapItem
    on_progress: Callable[[float], None]
    start_time: float
    duration: float
    easing: EasingFunction
    on_arrival: Callback | None = None  # not called if the motion is cancelled

    def advance(self, now: float) -> bool:
        part = (now - self.start_time) / self.duration
        if part >= 1:
            self.finish()
            if self.on_arrival is not None:
                self.on_arrival()
            return True
        if part >= 0:
            self.on_progress(self.easing(part))
        return False

    def finish(self) -> None:
        self.on_progress(self.easing(1.0))

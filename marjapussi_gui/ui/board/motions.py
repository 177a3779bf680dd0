"""The kinds of motion of graphics items. Each can advance to a time or jump to its end."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Protocol

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .easing import EasingFunction, ease_out
from .graphics_items import CardItem
from .table_layout import CardSpot

Callback = Callable[[], None]
MIN_WIDTH = 0.05  # relative width of a card that is seen edge-on
SHAKE_COUNT = 6


class Motion(Protocol):
    """A motion of one item."""

    @property
    def item(self) -> QGraphicsPixmapItem:
        """The moving item. At most one motion at a time may control it."""
        ...

    def advance(self, now: float) -> bool:
        """Move the item to where it is at a time in milliseconds. Return whether it has arrived."""
        ...

    def finish(self) -> None:
        """Jump to the end."""
        ...


@dataclass(slots=True)
class Flight:
    """A card that flies to a spot. If it turns over (flips), its picture changes halfway."""

    item: CardItem
    start: CardSpot
    end: CardSpot
    start_time: float
    duration: float
    update_picture: Callback | None = None
    flips: bool = False
    easing: EasingFunction = ease_out

    def advance(self, now: float) -> bool:
        part = (now - self.start_time) / self.duration if self.duration else 1.0
        if part >= 1:
            self.finish()
            return True
        if part >= 0:
            self._move(self.easing(part))
        return False

    def finish(self) -> None:
        if self.update_picture is not None:
            self.update_picture()
            self.update_picture = None
        self.item.place_at(self.end)

    def _move(self, progress: float) -> None:
        start, end, item = self.start, self.end, self.item
        turn = (end.angle - start.angle + 180) % 360 - 180
        item.setPos(start.x + (end.x - start.x) * progress, start.y + (end.y - start.y) * progress)
        item.setRotation(start.angle + turn * progress)
        width = start.width + (end.width - start.width) * progress
        item.setScale(width / item.width if item.width else 1.0)
        if self.flips:
            item.setTransform(QTransform.fromScale(max(abs(cos(pi * progress)), MIN_WIDTH), 1.0))
        if self.update_picture is not None and progress >= 0.5:
            self.update_picture()
            self.update_picture = None


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
    """The motion of an item by a callback, which gets the eased progress."""

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

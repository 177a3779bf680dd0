"""The kinds of motion: each can advance to a time or jump to its end."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Protocol

from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .easing import Ease, slowing
from .items import CardItem
from .layout import Spot

Act = Callable[[], None]
THINNEST = 0.05  # relative width of a card seen edge-on
SHAKES = 6


class Motion(Protocol):
    """A motion of one item."""

    @property
    def item(self) -> QGraphicsPixmapItem:
        """The moving item; one motion at a time may control it."""
        ...

    def step(self, now: float) -> bool:
        """Move to the position at a time in milliseconds; return whether the end is reached."""
        ...

    def land(self) -> None:
        """Jump to the end."""
        ...


@dataclass(slots=True)
class Flight:
    """A card flying to a spot; if it turns over, its picture changes half-way."""

    item: CardItem
    start: Spot
    end: Spot
    begins: float
    lasts: float
    dress: Act | None = None
    turns: bool = False
    ease: Ease = slowing

    def step(self, now: float) -> bool:
        part = (now - self.begins) / self.lasts if self.lasts else 1.0
        if part >= 1:
            self.land()
            return True
        if part >= 0:
            self._move(self.ease(part))
        return False

    def land(self) -> None:
        if self.dress is not None:
            self.dress()
            self.dress = None
        self.item.lie(self.end)

    def _move(self, part: float) -> None:
        start, end, item = self.start, self.end, self.item
        turn = (end.angle - start.angle + 180) % 360 - 180
        item.setPos(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
        item.setRotation(start.angle + turn * part)
        width = start.width + (end.width - start.width) * part
        item.setScale(width / item.width if item.width else 1.0)
        if self.turns:
            item.setTransform(QTransform.fromScale(max(abs(cos(pi * part)), THINNEST), 1.0))
        if self.dress is not None and part >= 0.5:
            self.dress()
            self.dress = None


@dataclass(slots=True)
class Shake:
    """A card that shakes from side to side and returns to its spot."""

    item: CardItem
    home: Spot
    far: float
    begins: float
    lasts: float

    def step(self, now: float) -> bool:
        part = (now - self.begins) / self.lasts
        if part >= 1:
            self.land()
            return True
        self.item.setX(self.home.x + self.far * sin(part * SHAKES * pi) * (1 - part))
        return False

    def land(self) -> None:
        self.item.lie(self.home)


@dataclass(slots=True)
class Fade:
    """An item that changes its opacity."""

    item: QGraphicsPixmapItem
    start: float
    end: float
    begins: float
    lasts: float

    def step(self, now: float) -> bool:
        part = min(max((now - self.begins) / self.lasts, 0.0), 1.0) if self.lasts else 1.0
        self.item.setOpacity(self.start + (self.end - self.start) * part)
        return part >= 1

    def land(self) -> None:
        self.item.setOpacity(self.end)


@dataclass(slots=True)
class Course:
    """An item moved by a callback that gets the eased progress."""

    item: QGraphicsPixmapItem
    move: Callable[[float], None]
    begins: float
    lasts: float
    ease: Ease
    arrived: Act | None = None  # not called if the motion is cut short

    def step(self, now: float) -> bool:
        part = (now - self.begins) / self.lasts
        if part >= 1:
            self.land()
            if self.arrived is not None:
                self.arrived()
            return True
        if part >= 0:
            self.move(self.ease(part))
        return False

    def land(self) -> None:
        self.move(self.ease(1.0))

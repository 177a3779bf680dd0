"""The kinds of motion on the felt: each steps to where it is by now, or lands at its end."""

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
THINNEST = 0.05  # of its width: how a card looks that is seen from its edge
SHAKES = 6


class Motion(Protocol):
    """Something on its way from now to its end."""

    @property
    def item(self) -> QGraphicsPixmapItem:
        """What moves: nothing else may move it meanwhile."""
        ...

    def step(self, now: float) -> bool:
        """Go to where it is by now; return whether it has arrived."""
        ...

    def land(self) -> None:
        """Be at the end."""
        ...


@dataclass(slots=True)
class Flight:
    """A card on its way; a card that turns over is dressed anew half-way."""

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
    """A card that says no: it goes to and fro, and ends where it was."""

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
    """A picture that comes or goes."""

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
    """A picture that goes its own way, told how much of it is done."""

    item: QGraphicsPixmapItem
    move: Callable[[float], None]
    begins: float
    lasts: float
    ease: Ease
    arrived: Act | None = None  # only if nobody cuts it short

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

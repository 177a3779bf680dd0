"""All motion on the felt: one clock drives every flight, and nothing else holds a timer."""

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, pi, sin

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from .items import CardItem
from .layout import Spot

FRAME_MS = 8  # a frame that misses one is still in time for 60 a second
Dress = Callable[[], None]


@dataclass(slots=True)
class Flight:
    """A card on its way; a card that turns over is dressed anew half-way."""

    item: CardItem
    start: Spot
    end: Spot
    begins: float
    lasts: float
    dress: Dress | None = None
    turns: bool = False
    rise: float = 0.0  # pixels by which the way is bent upwards in its middle

    def step(self, now: float) -> bool:
        """Move the card to where it is by now; return whether it has arrived."""
        part = (now - self.begins) / self.lasts if self.lasts else 1.0
        if part >= 1:
            self.land()
            return True
        if part >= 0:
            self._move(1 - (1 - part) ** 3)
        return False

    def land(self) -> None:
        if self.dress is not None:
            self.dress()
            self.dress = None
        self.item.lie(self.end)

    def _move(self, part: float) -> None:
        start, end, item = self.start, self.end, self.item
        turn = (end.angle - start.angle + 180) % 360 - 180
        bend = self.rise * 4 * part * (1 - part)
        item.setPos(start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part - bend)
        item.setRotation(start.angle + turn * part)
        width = start.width + (end.width - start.width) * part
        item.setScale(width / item.width if item.width else 1.0)
        if self.turns:
            item.setTransform(QTransform.fromScale(max(abs(cos(pi * part)), 0.05), 1.0))
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
        self.item.setX(self.home.x + self.far * sin(part * 6 * pi) * (1 - part))
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


class Animator(QObject):
    """Keeps everything that moves, and what is to happen when it has."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._moving: list[Flight | Fade | Shake] = []
        self._held_until = 0.0
        self._then: Callable[[], None] | None = None
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.on_frame)

    @property
    def is_busy(self) -> bool:
        return bool(self._moving) or self._then is not None

    @property
    def is_flying(self) -> bool:
        return bool(self._moving)

    @property
    def now(self) -> float:
        """Milliseconds since the program started."""
        return self._clock.nsecsElapsed() / 1e6

    def fly(
        self,
        item: CardItem,
        end: Spot,
        lasts: float,
        *,
        delay: float = 0.0,
        dress: Dress | None = None,
        turns: bool = False,
        rise: float = 0.0,
    ) -> None:
        """Let a card fly to a spot."""
        self._drop(item)
        begins = self.now + delay
        flight = Flight(item, item.spot, end, begins, lasts, dress, turns=turns, rise=rise)
        if not lasts:
            flight.land()
            return
        item.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self._moving.append(flight)
        self._timer.start()

    def shake(self, item: CardItem, far: float, lasts: float) -> None:
        """Let a card that lies at rest shake."""
        self._drop(item)
        if lasts:
            self._moving.append(Shake(item, item.spot, far, self.now, lasts))
            self._timer.start()

    def fade(self, item: QGraphicsPixmapItem, end: float, lasts: float) -> None:
        """Let a picture come or go."""
        self._drop(item)
        fade = Fade(item, item.opacity(), end, self.now, lasts)
        if not lasts:
            fade.land()
            return
        self._moving.append(fade)
        self._timer.start()

    def hold(self, lasts: float, then: Callable[[], None]) -> None:
        """Call then after so many milliseconds; there is one such call at a time."""
        self._held_until, self._then = self.now + lasts, then
        self._timer.start()

    def finish(self) -> None:
        """Bring everything to its end now; what was held is dropped."""
        moving, self._moving, self._then = self._moving, [], None
        for each in moving:
            each.land()
        self._timer.stop()

    def forget(self, item: QGraphicsPixmapItem) -> None:
        """Take no more interest in an item that leaves the felt."""
        self._drop(item)

    def on_frame(self) -> None:
        now = self.now
        self._moving = [each for each in self._moving if not each.step(now)]
        if self._then is not None and now >= self._held_until:
            then, self._then = self._then, None
            then()
        if not self.is_busy:
            self._timer.stop()

    def _drop(self, item: QGraphicsPixmapItem) -> None:
        self._moving = [each for each in self._moving if each.item is not item]

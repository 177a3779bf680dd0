"""All animation on the table, driven by a single frame timer."""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from .easing import Ease, slowing
from .items import CardItem
from .layout import Spot
from .motions import Act, Course, Fade, Flight, Motion, Shake

FRAME_MS = 8  # one missed tick still leaves 60 frames per second
BREATH_FRAME_MS = 60
BREATHS = 5  # then the pulse stops, so that an idle program paints nothing
FAINT, DEEP, BEHIND = 0.6, 0.05, 0.29  # of the halo; of faces; in pulses, face to face
FADE_MS = 80.0  # used instead of flights with reduced motion


class Animator(QObject):
    """Runs all motions, and one delayed call."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_still = False  # cards fade in and out instead of flying
        self._clock = QElapsedTimer()
        self._clock.start()
        self._moving: list[Motion] = []
        self._held_until = 0.0
        self._then: Act | None = None
        self._timer = self._new_timer(FRAME_MS, Qt.TimerType.PreciseTimer, self.on_frame)
        self._breathing: QGraphicsPixmapItem | None = None
        self._breath = self._breathed_from = 0.0
        self._faces: Sequence[QGraphicsPixmapItem] = ()
        self._slow = self._new_timer(BREATH_FRAME_MS, Qt.TimerType.CoarseTimer, self.on_breath)

    @property
    def is_busy(self) -> bool:
        return bool(self._moving) or self._then is not None

    @property
    def is_flying(self) -> bool:
        return bool(self._moving)

    @property
    def is_ticking(self) -> bool:
        """Whether a timer is running."""
        return self._timer.isActive() or self._slow.isActive()

    @property
    def now(self) -> float:
        """Milliseconds since the animator was created."""
        return self._clock.nsecsElapsed() / 1e6

    def fly(
        self,
        item: CardItem,
        end: Spot,
        lasts: float,
        *,
        delay: float = 0.0,
        dress: Act | None = None,
        turns: bool = False,
        ease: Ease = slowing,
    ) -> None:
        """Fly a card to a spot; with reduced motion, place it there and fade it in."""
        self.forget(item)
        item.setOpacity(1.0)
        start = item.spot
        flight = Flight(item, start, end, self.now + delay, lasts, dress, turns=turns, ease=ease)
        if lasts and not self.is_still:
            item.setTransformationMode(Qt.TransformationMode.FastTransformation)
            self._begin(flight)
            return
        flight.land()
        if lasts and (turns or hypot(end.x - start.x, end.y - start.y) > end.width):
            self.appear(item)

    def run(
        self,
        item: QGraphicsPixmapItem,
        lasts: float,
        move: Callable[[float], None],
        *,
        delay: float = 0.0,
        ease: Ease = slowing,
        arrived: Act | None = None,
    ) -> None:
        """Animate an item by calling on_progress with the eased progress from 0 to 1."""
        course = Course(item, move, self.now + delay, lasts, ease, arrived)
        if not lasts or self.is_still:
            course.land()
            return
        self.forget(item)
        move(ease(0.0))
        self._begin(course)

    def shake(self, item: CardItem, far: float, lasts: float) -> None:
        """Shake a card from side to side."""
        self.forget(item)
        if lasts and not self.is_still:
            self._begin(Shake(item, item.spot, far, self.now, lasts))

    def appear(self, item: QGraphicsPixmapItem, lasts: float = FADE_MS) -> None:
        """Fade an item in."""
        item.setOpacity(0.0)
        self.fade(item, 1.0, lasts)

    def fade(self, item: QGraphicsPixmapItem, end: float, lasts: float) -> None:
        """Fade an item to an opacity."""
        self.forget(item)
        fade = Fade(item, item.opacity(), end, self.now, lasts)
        if lasts:
            self._begin(fade)
        else:
            fade.land()

    def breathe(
        self, item: QGraphicsPixmapItem, lasts: float, faces: Sequence[QGraphicsPixmapItem] = ()
    ) -> None:
        """Pulse an item's opacity with a period in milliseconds; 0 stops the pulse.

        Faces swell a little in the same rhythm, each with a delay of its own.
        """
        self._swell(0.0)  # resets the faces that pulsed before
        self._faces = faces
        item.setOpacity(1.0)
        self._breathing, self._breath, self._breathed_from = item, lasts, self.now
        if lasts and item.isVisible():
            self._slow.start()
        else:
            self._slow.stop()

    def hold(self, lasts: float, then: Act) -> None:
        """Call a function after a delay in milliseconds, replacing an earlier delayed call."""
        self._held_until, self._then = self.now + lasts, then
        self._timer.start()

    def finish(self) -> None:
        """Jump to the end of all motions; drop the delayed call."""
        motions, self._moving, self._then = self._moving, [], None
        for each in motions:
            each.land()
        self._timer.stop()

    def forget(self, item: QGraphicsPixmapItem) -> None:
        """Stop all motions of an item before it is removed or moved; fades jump to their end."""
        for each in self._moving:
            if each.item is item and isinstance(each, Fade):
                each.land()
        self._moving = [each for each in self._moving if each.item is not item]

    def on_frame(self) -> None:
        now = self.now
        for motion in list(self._moving):
            if motion.step(now) and motion in self._moving:
                self._moving.remove(motion)
        if self._then is not None and now >= self._held_until:
            callback, self._then = self._then, None
            callback()
        if not self.is_busy:
            self._timer.stop()

    def on_breath(self) -> None:
        pulses = (self.now - self._breathed_from) / self._breath
        if self._breathing is None or pulses >= BREATHS:
            self._slow.stop()
            pulses = 0.0
        if self._breathing is not None:
            self._swell(pulses)
            depth = (1 - FAINT) / 2 * (1 - cos(2 * pi * pulses))
            self._breathing.setOpacity(1 - depth)

    def _swell(self, breaths: float) -> None:
        for number, face in enumerate(self._faces):
            phase = breaths + number * BEHIND if breaths else 0.0
            face.setScale(1 + DEEP * (1 - cos(2 * pi * phase)) / 2)

    def _begin(self, motion: Motion) -> None:
        self._moving.append(motion)
        self._timer.start()

    def _new_timer(self, period: int, kind: Qt.TimerType, tick: Act) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(kind)
        timer.setInterval(period)
        timer.timeout.connect(tick)
        return timer

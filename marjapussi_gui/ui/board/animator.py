"""Animation of everything on the table, driven by a single frame timer."""

from collections.abc import Callable, Sequence
from math import cos, hypot, pi

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsPixmapItem

from .animation_speed import EasingFunction, ease_out
from .graphics_items import CardItem
from .motions import FLAT, Arc, Callback, Carry, Fade, Flight, Motion, PathMotion, Shake
from .table_layout import CardSpot

FRAME_MS = 8  # even if every other tick is missed, 60 frames per second remain
PULSE_FRAME_MS = 60
MAX_PULSES = 5  # then it stops, so that an idle program paints nothing
MIN_OPACITY, MAX_SWELL, FACE_DELAY = (
    0.6,
    0.05,
    0.29,
)  # of the halo; of faces; in pulses, from one face to the next
FADE_MS = 80.0  # used instead of flights with reduced motion


class Animator(QObject):
    """Runs motions of graphics items, and at most one delayed call at a time."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_reduced_motion = False  # cards fade in and out instead of flying
        self._clock = QElapsedTimer()
        self._clock.start()
        self._motions: list[Motion] = []
        self._callback_time = 0.0
        self._callback: Callback | None = None
        self._timer = self._create_timer(FRAME_MS, Qt.TimerType.PreciseTimer, self.on_frame)
        self._pulsing_item: QGraphicsPixmapItem | None = None
        self._pulse_period = self._pulse_start = 0.0
        self._faces: Sequence[QGraphicsPixmapItem] = ()
        self._pulse_timer = self._create_timer(
            PULSE_FRAME_MS, Qt.TimerType.CoarseTimer, self.on_pulse
        )

    @property
    def is_busy(self) -> bool:
        return bool(self._motions) or self._callback is not None

    @property
    def now(self) -> float:
        """The time in milliseconds since the animator was created."""
        return self._clock.nsecsElapsed() / 1e6

    def fly(
        self,
        item: CardItem,
        end: CardSpot,
        duration: float,
        *,
        delay: float = 0.0,
        update_picture: Callback | None = None,
        flips: bool = False,
        easing: EasingFunction = ease_out,
        arc: Arc = FLAT,
    ) -> None:
        """Fly a card to a spot; with reduced motion, place it there and fade it in.

        A card that is being carried keeps its velocity.
        """
        velocity = self._carried_velocity(item)
        self.cancel(item)
        item.setOpacity(1.0)
        start = item.spot
        flight = Flight(
            item,
            start,
            end,
            self.now + delay,
            duration,
            update_picture,
            flips=flips,
            easing=easing,
            arc=arc,
            start_height=item.height,
            velocity=velocity,
        )
        if duration and not self.is_reduced_motion:
            item.setTransformationMode(Qt.TransformationMode.FastTransformation)
            self._start_motion(flight)
            return
        flight.finish()
        if duration and (flips or hypot(end.x - start.x, end.y - start.y) > end.width):
            self.fade_in(item)

    def carry(self, carry: Carry, pointer: QPointF) -> None:
        """Let a card follow the pointer until it flies elsewhere."""
        if carry not in self._motions:
            self.cancel(carry.item)
            carry.time = self.now
            self._start_motion(carry)
        carry.follow(pointer, self.now)

    def animate(
        self,
        item: QGraphicsPixmapItem,
        duration: float,
        on_progress: Callable[[float], None],
        *,
        delay: float = 0.0,
        easing: EasingFunction = ease_out,
        on_arrival: Callback | None = None,
    ) -> None:
        """Animate an item by calling on_progress at each frame with a progress from 0 to 1.

        on_arrival is called at the end, but not if the motion is cancelled.
        """
        course = PathMotion(item, on_progress, self.now + delay, duration, easing, on_arrival)
        if not duration or self.is_reduced_motion:
            course.finish()
            return
        self.cancel(item)
        on_progress(easing(0.0))
        self._start_motion(course)

    def shake(self, item: CardItem, amplitude: float, duration: float) -> None:
        self.cancel(item)
        if duration and not self.is_reduced_motion:
            self._start_motion(Shake(item, item.spot, amplitude, self.now, duration))

    def fade_in(self, item: QGraphicsPixmapItem, duration: float = FADE_MS) -> None:
        item.setOpacity(0.0)
        self.fade_to(item, 1.0, duration)

    def fade_to(self, item: QGraphicsPixmapItem, opacity: float, duration: float) -> None:
        self.cancel(item)
        fade = Fade(item, item.opacity(), opacity, self.now, duration)
        if duration:
            self._start_motion(fade)
        else:
            fade.finish()

    def pulse(
        self, item: QGraphicsPixmapItem, period: float, faces: Sequence[QGraphicsPixmapItem] = ()
    ) -> None:
        """Pulse an item's opacity with a period in milliseconds. A period of 0 stops the pulse.

        The faces grow and shrink a little in the same rhythm, one after another.
        """
        self._scale_faces(0.0)  # restores the size of faces that pulsed before
        self._faces = faces
        item.setOpacity(1.0)
        self._pulsing_item, self._pulse_period, self._pulse_start = item, period, self.now
        if period and item.isVisible():
            self._pulse_timer.start()
        else:
            self._pulse_timer.stop()

    def call_later(self, delay: float, callback: Callback) -> None:
        """Call a function after a delay in milliseconds, replacing any earlier delayed call."""
        self._callback_time, self._callback = self.now + delay, callback
        self._timer.start()

    def finish_all(self) -> None:
        """Jump to the end of all motions and drop the delayed call."""
        motions, self._motions, self._callback = self._motions, [], None
        for each in motions:
            each.finish()
        self._timer.stop()

    def cancel(self, item: QGraphicsPixmapItem) -> None:
        for each in self._motions:
            if each.item is item and isinstance(each, Fade):
                each.finish()
        self._motions = [each for each in self._motions if each.item is not item]

    def on_frame(self) -> None:
        now = self.now
        for motion in list(self._motions):
            if motion.advance(now) and motion in self._motions:
                self._motions.remove(motion)
        if self._callback is not None and now >= self._callback_time:
            callback, self._callback = self._callback, None
            callback()
        if not self.is_busy:
            self._timer.stop()

    def on_pulse(self) -> None:
        pulses = (self.now - self._pulse_start) / self._pulse_period
        if self._pulsing_item is None or pulses >= MAX_PULSES:
            self._pulse_timer.stop()
            pulses = 0.0
        if self._pulsing_item is not None:
            self._scale_faces(pulses)
            depth = (1 - MIN_OPACITY) / 2 * (1 - cos(2 * pi * pulses))
            self._pulsing_item.setOpacity(1 - depth)

    def _scale_faces(self, pulses: float) -> None:
        for number, face in enumerate(self._faces):
            phase = pulses + number * FACE_DELAY if pulses else 0.0
            face.setScale(1 + MAX_SWELL * (1 - cos(2 * pi * phase)) / 2)

    def _carried_velocity(self, item: CardItem) -> QPointF | None:
        """Return the velocity of a card in pixels per millisecond, or None if it isn't carried."""
        for motion in self._motions:
            if isinstance(motion, Carry) and motion.item is item:
                motion.advance(self.now)
                return motion.velocity
        return None

    def _start_motion(self, motion: Motion) -> None:
        self._motions.append(motion)
        self._timer.start()

    def _create_timer(
        self, interval: int, timer_type: Qt.TimerType, on_timeout: Callback
    ) -> QTimer:
        timer = QTimer(self)
        timer.setTimerType(timer_type)
        timer.setInterval(interval)
        timer.timeout.connect(on_timeout)
        return timer

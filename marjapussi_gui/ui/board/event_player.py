"""Playback of events on the table, one after another, at the preferred speed."""

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from ...engine.events import CardPlayed, Event, hand_zone
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.contract_progress import POINTS_PER_THREAD
from ..text import event_text as words
from ..text.table_players import TablePlayers
from .animation_speed import NO_ANIMATION, AnimationSpeed, linear
from .animator import Animator
from .card_layer import CardLayer
from .effects_layer import EffectsLayer
from .event_choreographer import EventChoreographer, Step, moment_of, unskippable_ms
from .table_decorations import TableDecorations

QUEUE_PER_SPEEDUP = 3  # pauses get shorter each time this many more actions are queued
LAST_CARD_SPEEDUP = 4  # nobody has to think about the only card left


class EventPlayer(QObject):
    """A queue of events with the views they lead to.

    The match never waits for animations: `finish` skips them and shows the last view at once.
    """

    event_started = Signal(object, object)  # an event, and the one after it
    sound_requested = Signal(str, float)  # name and pitch
    view_shown = Signal()  # after each action
    cleared = Signal()  # all cards were removed
    settled = Signal()  # all events have been shown

    def __init__(
        self, card_layer: CardLayer, decorations: TableDecorations, animator: Animator
    ) -> None:
        super().__init__(animator)
        self.ply = 0  # number of actions shown
        self._card_layer, self._decorations, self._animator = card_layer, decorations, animator
        self._effects = EffectsLayer(card_layer.scene, animator)
        self._choreographer = EventChoreographer(
            self._effects, card_layer, decorations, self.sound_requested.emit, self.cleared.emit
        )
        self._queue: deque[tuple[tuple[Event, ...], View, int]] = deque()
        self._steps: deque[Step] = deque()
        self._is_running = False
        self._moment: object = None  # the moment whose step is running
        self._unskippable_until = 0.0  # while something is shown that has to be seen
        self._speed_after_hurry: AnimationSpeed | None = None  # while a press skips animations
        self._show_next_line: Callable[[], bool] | None = None  # for the hand count
        self._on_all_lines_shown: Callable[[], object] = self.settled.emit

    @property
    def view(self) -> View | None:
        """The view on the table, before any event still being played; None if there is no view."""
        return self._choreographer.view

    @property
    def speed(self) -> AnimationSpeed:
        return self._choreographer.speed

    @speed.setter
    def speed(self, speed: AnimationSpeed) -> None:
        self._choreographer.speed = speed
        self._animator.is_reduced_motion = speed.is_reduced_motion
        self._pulse_acting_seat()

    @property
    def moment(self) -> object:
        """The moment being shown, or None. Compare moments by identity."""
        return self._moment

    @property
    def is_playing(self) -> bool:
        return self._is_running or self._show_next_line is not None

    @property
    def is_settled(self) -> bool:
        return not self.is_playing and not self._animator.is_busy

    @property
    def people(self) -> TablePlayers:
        return self._choreographer.people

    def start_match(self, people: TablePlayers) -> None:
        self._animator.finish_all()
        self._queue.clear()
        self._steps.clear()
        self._is_running, self._show_next_line, self._moment = False, None, None
        self.ply = 0
        self._card_layer.clear()
        self._card_layer.hand_order.start_hand()
        self._choreographer.start_match(people)
        self._decorations.clear()
        self.cleared.emit()

    def add_events(self, events: tuple[Event, ...], view: View, ply: int = 0) -> None:
        self._show_next_line = None
        self._queue.append((events, view, ply))
        if not self._is_running:
            self._is_running = True
            self._run_steps()

    def finish(self, *, is_hurry: bool = False) -> None:
        """Skip animations and show the last view; is_hurry stops at a scene that must be seen."""
        if self.is_settled:
            return
        self._animator.finish_all()
        speed, self.speed = self.speed, NO_ANIMATION
        self._speed_after_hurry = speed if is_hurry else None
        if self._is_running:
            self._run_steps()
        self._continue_showing_lines()
        self.speed, self._speed_after_hurry = speed, None

    def skip_moment(self) -> bool:
        """Skip the rest of the moment being shown, but nothing after it.

        A moment is a short scene, such as new trumps or the last trick of a hand. Some can only be
        skipped after a while. Return whether a moment was being shown.
        """
        moment, speed = self._moment, self.speed
        if moment is None:
            return False
        if self._animator.now < self._unskippable_until:
            return True
        self._animator.finish_all()
        self._choreographer.speed = NO_ANIMATION
        while self._steps and moment_of(self._steps[0]) is moment:
            self._steps.popleft()()
        self._choreographer.speed = speed
        self._run_steps()
        return True

    def show_lines(
        self, show_next_line: Callable[[], bool], on_all_shown: Callable[[], object]
    ) -> None:
        """Call show_next_line at the preferred speed until it returns False, then on_all_shown.

        `finish` shows the remaining lines at once.
        """
        self._show_next_line, self._on_all_lines_shown = show_next_line, on_all_shown
        self._continue_showing_lines()

    def stop_showing_lines(self) -> None:
        self._show_next_line = None

    # Internal

    def _continue_showing_lines(self) -> None:
        while self._show_next_line is not None:
            if not self._show_next_line():
                self._show_next_line = None
                self._on_all_lines_shown()
            elif self.speed.count_line:
                self._animator.call_later(self.speed.count_line, self._continue_showing_lines)
                return

    def _run_steps(self) -> None:
        """Run steps until one of them takes time, and continue after it."""
        while self._steps or self._queue:
            if not self._steps:
                self._steps.extend(self._create_steps(*self._queue.popleft()))
            step = self._steps.popleft()
            self._begin_moment(step)
            duration = step()
            if duration:
                self._animator.call_later(duration, self._run_steps)
                return
        self._is_running, self._moment = False, None
        self.settled.emit()

    def _begin_moment(self, step: Step) -> None:
        """Make the moment of a step the current one, at the preferred speed if it must be seen."""
        before, self._moment = self._moment, moment_of(step)
        if self._moment is before:
            return
        self._unskippable_until = self._animator.now + unskippable_ms(step)
        if unskippable_ms(step) and self._speed_after_hurry is not None:
            self.speed, self._speed_after_hurry = self._speed_after_hurry, None

    def _create_steps(self, events: tuple[Event, ...], view: View, ply: int) -> Iterator[Step]:
        for event, after in zip(events, (*events[1:], None), strict=False):
            yield from self._event_steps(event, after)
        yield lambda: self._show_view(view, ply)

    def _event_steps(self, event: Event, next_event: Event | None) -> Iterator[Step]:
        """Yield the steps that show one event, after a pause if another player causes it."""
        if _needs_pause(event, self.people.own_seat):
            yield lambda: self._pause_before(event)
        yield lambda: self._start_event(event, next_event)
        yield from self._choreographer.event_steps(event, next_event)

    def _pause_before(self, event: Event) -> float:
        """Pause for another player to think, and lift that player's card; return the duration."""
        pause = self.speed.bot_pause / (1 + len(self._queue) // QUEUE_PER_SPEEDUP)
        if isinstance(event, CardPlayed):
            held = self._card_layer.zones.get(hand_zone(event.seat), ())
            pause /= LAST_CARD_SPEEDUP if len(held) == 1 else 1
        self._choreographer.lift_card(event, pause)
        return pause

    def _start_event(self, event: Event, next_event: Event | None) -> float:
        self._decorations.speech_bubbles.hide_bubble()
        self.event_started.emit(event, next_event)
        return 0.0

    def _animate_contract(self, points_before: int) -> None:
        """Animate the contract's progress on the score sheet, starting from the old points."""
        sheet, now = (
            self._decorations.visible_picture("sheet"),
            self._decorations.score_sheet.points_made,
        )
        if sheet is None:
            return
        self._animator.cancel(sheet)
        threads = (now - points_before) // POINTS_PER_THREAD
        if threads <= 0:
            return

        def show_part(part: float) -> None:
            self._decorations.score_sheet.set_points_made(
                now if part >= 1 else points_before + round(part * threads) * POINTS_PER_THREAD
            )

        self._animator.animate(
            sheet, threads * self.speed.contract_stitch / 2, show_part, easing=linear
        )

    def _pulse_acting_seat(self) -> None:
        faces = tuple(self._decorations.seat_plates.face_items.values())
        self._animator.pulse(self._decorations.seat_plates.halo, self.speed.halo_pulse, faces)

    def _show_view(self, view: View, ply: int) -> float:
        if self.view is None or self.view.match.deal_count != view.match.deal_count:
            self._card_layer.hand_order.start_hand()
        self._choreographer.view, self.ply = view, ply
        self._card_layer.winning_item = None
        self._card_layer.sync(view)
        self._card_layer.animate_home()
        before = self._decorations.score_sheet.points_made
        self._decorations.show(view, self.people, view.turn)
        self._animate_contract(before)
        self._pulse_acting_seat()
        self.view_shown.emit()
        return 0.0


def _needs_pause(event: Event, own_seat: Seat) -> bool:
    """Return whether to pause before an event because another player acts."""
    if isinstance(event, CardPlayed) and event.seat != own_seat:
        return True
    return words.speaking_seat(event) not in (NOBODY, own_seat)

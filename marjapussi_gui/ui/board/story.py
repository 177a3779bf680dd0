"""The player of events: it shows them one after another at the player's speed."""

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal

from ...engine.events import CardPlayed, Event
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.seams import FIRST
from ..wording import events as words
from ..wording.people import People
from .animator import Animator
from .easing import even
from .felt_cards import Cards
from .furniture import Furniture
from .pace import INSTANT, Pace
from .stage import Stage
from .telling import Beat, Telling

SERIES = 3  # pauses get shorter with each such number of queued actions


class Story(QObject):
    """A queue of events; animation is decoration, and the last view is the truth.

    The match never waits for the animation: `finish` shows the last view at once.
    """

    event_told = Signal(object, object)  # an event, and the one after it
    heard = Signal(str, float)  # name and pitch
    shown = Signal()  # after each action
    cleared = Signal()  # all cards were removed
    settled = Signal()  # all events have been shown

    def __init__(self, cards: Cards, furniture: Furniture, animator: Animator) -> None:
        super().__init__(animator)
        self.ply = 0  # number of actions shown
        self._cards, self._furniture, self._animator = cards, furniture, animator
        self._stage = Stage(cards.scene, animator)
        self._telling = Telling(self._stage, cards, furniture, self.heard.emit, self.cleared.emit)
        self._waiting: deque[tuple[tuple[Event, ...], View, int]] = deque()
        self._beats: deque[Beat] = deque()
        self._is_running = False
        self._show_next: Callable[[], bool] | None = None  # for the hand count
        self._all_shown: Callable[[], object] = self.settled.emit

    @property
    def view(self) -> View | None:
        """The last view shown completely; None before the first."""
        return self._telling.view

    @property
    def pace(self) -> Pace:
        return self._telling.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._telling.pace = pace
        self._animator.is_still = pace.is_still
        self._breathe()

    @property
    def is_telling(self) -> bool:
        """Whether events or lines are still to be shown."""
        return self._is_running or self._show_next is not None

    @property
    def is_settled(self) -> bool:
        return not self.is_telling and not self._animator.is_busy

    @property
    def people(self) -> People:
        return self._telling.people

    def begin(self, people: People) -> None:
        """Start a new match: drop everything of the previous one."""
        self._animator.finish()
        self._waiting.clear()
        self._beats.clear()
        self._is_running, self._show_next = False, None
        self.ply = 0
        self._cards.clear()
        self._cards.order.begin()
        self._telling.begin(people)
        self._furniture.clear()
        self.cleared.emit()

    def add(self, events: tuple[Event, ...], view: View, ply: int = 0) -> None:
        """Queue the events of an action, the view after it and the number of actions so far."""
        self._show_next = None
        self._waiting.append((events, view, ply))
        if not self._is_running:
            self._is_running = True
            self._run()

    def finish(self) -> None:
        """Show all remaining events at once."""
        if self.is_settled:
            return
        self._animator.finish()
        speed, self.pace = self.pace, INSTANT
        if self._is_running:
            self._run()
        self._show_lines()
        self.pace = speed

    def show_lines(self, show_next: Callable[[], bool], shown: Callable[[], object]) -> None:
        """Show lines at the player's speed until show_next_line returns False.

        `finish` shows the remaining lines at once.
        """
        self._show_next, self._all_shown = show_next, shown
        self._show_lines()

    def drop_lines(self) -> None:
        """Show no further lines."""
        self._show_next = None

    # Internal

    def _show_lines(self) -> None:
        while self._show_next is not None:
            if not self._show_next():
                self._show_next = None
                self._all_shown()
            elif self.pace.line:
                self._animator.hold(self.pace.line, self._show_lines)
                return

    def _run(self) -> None:
        """Run steps up to one that needs time."""
        while self._beats or self._waiting:
            if not self._beats:
                self._beats.extend(self._all_beats(*self._waiting.popleft()))
            duration = self._beats.popleft()()
            if duration:
                self._animator.hold(duration, self._run)
                return
        self._is_running = False
        self.settled.emit()

    def _all_beats(self, events: tuple[Event, ...], view: View, ply: int) -> Iterator[Beat]:
        for event, after in zip(events, (*events[1:], None), strict=False):
            yield from self._beats_of(event, after)
        yield lambda: self._show(view, ply)

    def _beats_of(self, event: Event, after: Event | None) -> Iterator[Beat]:
        """Yield the steps that show one event."""
        if _is_waited_for(event, self.people.me):
            yield lambda: self.pace.pause / (1 + len(self._waiting) // SERIES)
        yield lambda: self._begin(event, after)
        yield from self._telling.beats(event)

    def _begin(self, event: Event, after: Event | None) -> float:
        self._furniture.speech.hush()
        self.event_told.emit(event, after)
        return 0.0

    def _sew(self, before: int) -> None:
        """Animate the points made towards the contract, one stitch after another."""
        sheet, now = self._furniture.shown("sheet"), self._furniture.sheet.made
        if sheet is None:
            return
        self._animator.forget(sheet)
        threads = (now - before) // FIRST
        if threads <= 0:
            return

        def sew(part: float) -> None:
            self._furniture.sheet.sew(now if part >= 1 else before + round(part * threads) * FIRST)

        self._animator.run(sheet, threads * self.pace.stitch / 2, sew, ease=even)

    def _breathe(self) -> None:
        faces = tuple(self._furniture.seats.faces.values())
        self._animator.breathe(self._furniture.seats.halo, self.pace.breath, faces)

    def _show(self, view: View, ply: int) -> float:
        """Show the view after an action."""
        if self.view is None or self.view.match.dealt != view.match.dealt:
            self._cards.order.begin()
        self._telling.view, self.ply = view, ply
        self._cards.winner = None
        self._cards.sync(view)
        self._cards.settle()
        before = self._furniture.sheet.made
        self._furniture.show(view, self.people, view.turn)
        self._sew(before)
        self._breathe()
        self.shown.emit()
        return 0.0


def _is_waited_for(event: Event, me: Seat) -> bool:
    """Return whether another player's event is preceded by a pause."""
    if isinstance(event, CardPlayed) and event.seat != me:
        return True
    return words.speaker(event) not in (NOBODY, me)

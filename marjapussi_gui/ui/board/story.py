"""What happened, told on the felt one event after another, at the player's pace."""

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

SERIES = 3  # what waits beyond so much is told faster


class Story(QObject):
    """A queue of events; motion is decoration, and the last view is the truth.

    Nothing here holds up a match: whatever comes, finish() shows the last view at once.
    """

    event_told = Signal(object, object)  # an event, as it is shown, and what comes of it at once
    heard = Signal(str, float)  # a sound, and how high it is
    shown = Signal()  # the truth after one more action
    cleared = Signal()  # no cards lie on the felt any more
    settled = Signal()  # everything that happened is shown

    def __init__(self, cards: Cards, furniture: Furniture, animator: Animator) -> None:
        super().__init__(animator)
        self.ply = 0  # so many actions are shown
        self._cards, self._furniture, self._animator = cards, furniture, animator
        self._stage = Stage(cards.scene, animator)
        self._telling = Telling(self._stage, cards, furniture, self.heard.emit, self.cleared.emit)
        self._waiting: deque[tuple[tuple[Event, ...], View, int]] = deque()
        self._beats: deque[Beat] = deque()
        self._is_running = False
        self._show_next: Callable[[], bool] | None = None  # a line after all events
        self._all_shown: Callable[[], object] = self.settled.emit

    @property
    def view(self) -> View | None:
        """The truth, as far as it is told."""
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
        """Whether something that happened is still to be shown."""
        return self._is_running or self._show_next is not None

    @property
    def is_settled(self) -> bool:
        return not self.is_telling and not self._animator.is_busy

    @property
    def people(self) -> People:
        return self._telling.people

    def begin(self, people: People) -> None:
        """Begin the story of a new match: nothing of the old one is told any more."""
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
        """Tell this next: what happened, and what is true after so many actions."""
        self._show_next = None
        self._waiting.append((events, view, ply))
        if not self._is_running:
            self._is_running = True
            self._run()

    def finish(self) -> None:
        """Tell all the rest at once."""
        if self.is_settled:
            return
        self._animator.finish()
        pace, self.pace = self.pace, INSTANT
        if self._is_running:
            self._run()
        self._show_lines()
        self.pace = pace

    def show_lines(self, show_next: Callable[[], bool], shown: Callable[[], object]) -> None:
        """Show line after line at the player's pace, until show_next() finds no more; call shown.

        Like all that is told here, the lines can be finished at once.
        """
        self._show_next, self._all_shown = show_next, shown
        self._show_lines()

    def drop_lines(self) -> None:
        """Show no more lines."""
        self._show_next = None

    # Inside

    def _show_lines(self) -> None:
        while self._show_next is not None:
            if not self._show_next():
                self._show_next = None
                self._all_shown()
            elif self.pace.line:
                self._animator.hold(self.pace.line, self._show_lines)
                return

    def _run(self) -> None:
        """Perform beat after beat, up to one that has to be left alone for a while."""
        while self._beats or self._waiting:
            if not self._beats:
                self._beats.extend(self._all_beats(*self._waiting.popleft()))
            lasts = self._beats.popleft()()
            if lasts:
                self._animator.hold(lasts, self._run)
                return
        self._is_running = False
        self.settled.emit()

    def _all_beats(self, events: tuple[Event, ...], view: View, ply: int) -> Iterator[Beat]:
        for event, after in zip(events, (*events[1:], None), strict=False):
            yield from self._beats_of(event, after)
        yield lambda: self._show(view, ply)

    def _beats_of(self, event: Event, after: Event | None) -> Iterator[Beat]:
        """Yield what is done to tell one event."""
        if _is_waited_for(event, self.people.me):
            yield lambda: self.pace.pause / (1 + len(self._waiting) // SERIES)
        yield lambda: self._begin(event, after)
        yield from self._telling.beats(event)

    def _begin(self, event: Event, after: Event | None) -> float:
        self._furniture.speech.hush()
        self.event_told.emit(event, after)
        return 0.0

    def _sew(self, before: int) -> None:
        """Let what was made be sewn stitch by stitch: a thread for each five points."""
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
        """Show what is true now."""
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
    """Return whether somebody else does this, so that there is a pause before it."""
    if isinstance(event, CardPlayed) and event.seat != me:
        return True
    return words.speaker(event) not in (NOBODY, me)

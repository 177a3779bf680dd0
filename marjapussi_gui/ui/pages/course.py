"""A lesson in progress: every seat plays the recorded actions up to the next stop."""

from ...engine.actions import Action, Discard, Finish, Give, Lay, ShowTunnelas
from ...engine.record import MatchRecord
from ...engine.state import Seat
from ...engine.view import View
from ...kept.match import Match
from ...table.journal import MemoryJournal
from ...table.past import Seen
from ...table.seats import Answer, Person
from ...table.table import Show, Table
from ...teacher.lessons import Lesson, Stop

NO_LEVEL = ""


class Course:
    """Tracks the current stop of a lesson and holds all seats until the lesson goes on."""

    def __init__(self, lesson: Lesson, number: int, show: Show) -> None:
        self.lesson, self.number, self.person = lesson, number, Person()
        self._show, self._held = show, _nothing
        self.ply = self._until = self.stop.at
        header = lesson.record.header
        players = [_Reader(self, seat) for seat in header.game.seating.seats]
        begun = MatchRecord(header, lesson.record.entries[: self.ply])
        match = Match(begun, lesson.seed, NO_LEVEL, NO_LEVEL, lesson.seat, is_assisted=True)
        self.table = Table(match, players, MemoryJournal(), self._on_shown)

    @property
    def stop(self) -> Stop:
        return self.lesson.stops[self.number]

    @property
    def is_last(self) -> bool:
        return self.number == len(self.lesson.stops) - 1

    @property
    def has_arrived(self) -> bool:
        """Whether everything before the current stop has been played."""
        return self.ply == self.stop.at

    @property
    def task(self) -> Action | None:
        """The action the player has to take at this stop, or None."""
        return self.lesson.task(self.number)

    def is_right(self, action: Action) -> bool:
        """Return whether this is the next recorded action."""
        return self.lesson.stops[-1].at > self.ply and alike(action, self._next)

    def skip(self) -> None:
        """Skip stops that only explain, after the player has moved on without the button."""
        while not self.is_last and self.lesson.stops[self.number + 1].at == self.ply:
            self.number += 1

    def go_on(self) -> Action | None:
        """Go to the next stop; return the player's first action if it is the player's turn."""
        if self.is_last:
            return None
        self.number += 1
        self._until = self.stop.at
        if self._until == self.ply:
            return None
        if self.person.waiting is not None:
            return self._next
        held, self._held = self._held, _nothing
        held()
        return None

    def ask(self, seat: Seat, ticket: int, view: View, answer: Answer) -> None:
        """Answer for a seat from the record, now or when the lesson goes on."""
        if self.ply < self._until:
            answer(ticket, self._next)
        elif seat == self.lesson.seat:
            self.person.ask(ticket, view, answer)
        else:
            self._held = lambda: answer(ticket, self._next)

    def forget(self) -> None:
        """Cancel all requests."""
        self._held = _nothing
        self.person.stop()

    @property
    def _next(self) -> Action:
        return self.lesson.record.entries[self.ply].action

    def _on_shown(self, events: Seen, view: View, ply: int) -> None:
        self.ply = ply
        self._show(events, view, ply)


class _Reader:
    """A player that takes the actions of the lesson's record."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self._course, self._seat = course, seat

    def ask(self, ticket: int, view: View, answer: Answer) -> None:
        self._course.ask(self._seat, ticket, view, answer)

    def stop(self) -> None:
        self._course.forget()


def alike(one: Action, other: Action) -> bool:
    """Return whether two actions are the same, ignoring the order of cards and choice of sets."""
    if isinstance(one, Lay | Finish | ShowTunnelas):
        return type(one) is type(other)
    if isinstance(one, Give | Discard) and isinstance(other, Give | Discard):
        return type(one) is type(other) and sorted(one.cards) == sorted(other.cards)
    return one == other


def _nothing() -> None:
    """Do nothing: no answer is pending."""

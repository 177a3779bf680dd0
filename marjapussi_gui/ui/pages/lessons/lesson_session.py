"""A lesson in progress: every seat plays the recorded actions up to the next stop."""

from collections.abc import Callable

from ....engine.actions import Action, Discard, Finish, Give, Lay, ShowTunnelas
from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....engine.view import View
from ....learning.lessons import Lesson, LessonStop
from ....model.match_state import MatchState
from ....session.history import SeenEvents
from ....session.journal import MemoryJournal
from ....session.match_session import MatchSession, OnEvents
from ....session.participants import HumanPlayer, OnAction

NO_LEVEL = ""


class LessonSession:
    """Tracks the current stop of a lesson, and makes all seats wait until it advances."""

    def __init__(
        self,
        lesson: Lesson,
        stop_index: int,
        on_events: OnEvents,
        on_request: Callable[[], None],
    ) -> None:
        self.lesson, self.stop_index, self.player = lesson, stop_index, HumanPlayer(on_request)
        self._on_events, self._pending_answer = on_events, _do_nothing
        self.ply = self._target_ply = self.current_stop.ply
        header = lesson.record.header
        players = [_ScriptedPlayer(self, seat) for seat in header.game.seating.seats]
        begun = MatchRecord(header, lesson.record.entries[: self.ply])
        match = MatchState(begun, lesson.seed, NO_LEVEL, NO_LEVEL, lesson.seat, is_assisted=True)
        self.session = MatchSession(match, players, MemoryJournal(), self._on_session_events)

    @property
    def current_stop(self) -> LessonStop:
        return self.lesson.stops[self.stop_index]

    @property
    def is_last_stop(self) -> bool:
        return self.stop_index == len(self.lesson.stops) - 1

    @property
    def has_reached_stop(self) -> bool:
        """Whether everything before the current stop has been played."""
        return self.ply == self.current_stop.ply

    @property
    def task(self) -> Action | None:
        """The action the player has to take at this stop, or None."""
        return self.lesson.expected_action(self.stop_index)

    def is_expected(self, action: Action) -> bool:
        """Return whether this is the next recorded action."""
        return self.lesson.stops[-1].ply > self.ply and is_equivalent(action, self._next_action)

    def skip_explanations(self) -> None:
        """Skip stops that only explain, after the player has moved on without the button."""
        while not self.is_last_stop and self.lesson.stops[self.stop_index + 1].ply == self.ply:
            self.stop_index += 1

    def advance(self) -> Action | None:
        """Go to the next stop; return the player's first action if it is the player's turn."""
        if self.is_last_stop:
            return None
        self.stop_index += 1
        self._target_ply = self.current_stop.ply
        if self._target_ply == self.ply:
            return None
        if self.player.pending_request is not None:
            return self._next_action
        held, self._pending_answer = self._pending_answer, _do_nothing
        held()
        return None

    def request_action(self, seat: Seat, ticket: int, view: View, answer: OnAction) -> None:
        """Answer for a seat from the record: at once, or when the lesson has advanced."""
        if self.ply < self._target_ply:
            answer(ticket, self._next_action)
        elif seat == self.lesson.seat:
            self.player.request_action(ticket, view, answer)
        else:
            self._pending_answer = lambda: answer(ticket, self._next_action)

    def cancel_requests(self) -> None:
        """Cancel all requests."""
        self._pending_answer = _do_nothing
        self.player.cancel_request()

    @property
    def _next_action(self) -> Action:
        return self.lesson.record.entries[self.ply].action

    def _on_session_events(self, events: SeenEvents, view: View, ply: int) -> None:
        self.ply = ply
        self._on_events(events, view, ply)


class _ScriptedPlayer:
    """A player that takes the actions of the lesson's record."""

    def __init__(self, lesson_session: LessonSession, seat: Seat) -> None:
        self._lesson_session, self._seat = lesson_session, seat

    def request_action(self, ticket: int, view: View, on_action: OnAction) -> None:
        self._lesson_session.request_action(self._seat, ticket, view, on_action)

    def cancel_request(self) -> None:
        self._lesson_session.cancel_requests()


def is_equivalent(first: Action, second: Action) -> bool:
    """Return whether two actions are the same, ignoring the order of cards and choice of sets."""
    if isinstance(first, Lay | Finish | ShowTunnelas):
        return type(first) is type(second)
    if isinstance(first, Give | Discard) and isinstance(second, Give | Discard):
        return type(first) is type(second) and sorted(first.cards) == sorted(second.cards)
    return first == second


def _do_nothing() -> None:
    """Do nothing: no answer is pending."""

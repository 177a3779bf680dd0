"""A lesson in progress, which plays back a recorded match up to the next stop.

A stop is a position of the match at which the lesson waits for the player.
"""

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
    """Plays the recorded actions of all seats up to the current stop, and waits there."""

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
        """Whether all actions before the current stop have been played."""
        return self.ply == self.current_stop.ply

    @property
    def task(self) -> Action | None:
        """The action that the player has to perform at this stop, or None."""
        return self.lesson.expected_action(self.stop_index)

    def is_expected(self, action: Action) -> bool:
        """Return whether an action is the next one in the record."""
        return self.lesson.stops[-1].ply > self.ply and is_equivalent(action, self._next_action)

    def skip_explanations(self) -> None:
        """Skip further stops at this position, after the player acted before reading them."""
        while not self.is_last_stop and self.lesson.stops[self.stop_index + 1].ply == self.ply:
            self.stop_index += 1

    def advance(self) -> Action | None:
        """Go to the next stop. Return the action that the player has to perform on the way.

        Return None if another seat acts first, or if the lesson is at its end.
        """
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
        """Answer with a seat's recorded action, now or when the lesson goes on.

        Requests at the player's own turn are passed on to the human player.
        """
        if self.ply < self._target_ply:
            answer(ticket, self._next_action)
        elif seat == self.lesson.seat:
            self.player.request_action(ticket, view, answer)
        else:
            self._pending_answer = lambda: answer(ticket, self._next_action)

    def cancel_requests(self) -> None:
        """Forget the request that waits for the lesson to go on."""
        self._pending_answer = _do_nothing
        self.player.cancel_request()

    @property
    def _next_action(self) -> Action:
        return self.lesson.record.entries[self.ply].action

    def _on_session_events(self, events: SeenEvents, view: View, ply: int) -> None:
        self.ply = ply
        self._on_events(events, view, ply)


class _ScriptedPlayer:
    """A player that performs the recorded actions of a seat."""

    def __init__(self, lesson_session: LessonSession, seat: Seat) -> None:
        self._lesson_session, self._seat = lesson_session, seat

    def request_action(self, ticket: int, view: View, on_action: OnAction) -> None:
        self._lesson_session.request_action(self._seat, ticket, view, on_action)

    def cancel_request(self) -> None:
        self._lesson_session.cancel_requests()


def is_equivalent(first: Action, second: Action) -> bool:
    """Return whether two actions are the same, whatever the order of cards and choice of sets."""
    if isinstance(first, Lay | Finish | ShowTunnelas):
        return type(first) is type(second)
    if isinstance(first, Give | Discard) and isinstance(second, Give | Discard):
        return type(first) is type(second) and sorted(first.cards) == sorted(second.cards)
    return first == second


def _do_nothing() -> None:
    """Answer no request."""

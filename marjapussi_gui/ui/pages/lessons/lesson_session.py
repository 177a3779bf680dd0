"""A lesson in progress, which plays back a recorded match up to the next step.

A step is a position of the match at which the lesson waits for the player. On the way to it the
player plays their own cards, too.
"""

from collections.abc import Callable

from ....engine.actions import Action, Discard, Finish, Give, Lay, Play, ShowTunnelas
from ....engine.record import MatchRecord
from ....engine.state import Seat
from ....engine.view import View
from ....learning.lessons import Lesson, LessonStep
from ....model.match_state import MatchState
from ....session.history import SeenEvents
from ....session.journal import MemoryJournal
from ....session.match_session import MatchSession, OnEvents
from ....session.participants import HumanPlayer, OnAction

NO_LEVEL = ""


class LessonSession:
    """Plays the recorded actions up to the current step, except for the player's cards."""

    def __init__(
        self,
        lesson: Lesson,
        step_index: int,
        on_events: OnEvents,
        on_request: Callable[[], None],
    ) -> None:
        self.lesson, self.step_index, self.player = lesson, step_index, HumanPlayer(on_request)
        self._on_events, self._pending_answer = on_events, _do_nothing
        self.ply = self._target_ply = self.current_step.ply
        header = lesson.record.header
        players = [_ScriptedPlayer(self, seat) for seat in header.game.seating.seats]
        begun = MatchRecord(header, lesson.record.entries[: self.ply])
        match = MatchState(begun, lesson.seed, NO_LEVEL, NO_LEVEL, lesson.seat, is_assisted=True)
        self.session = MatchSession(match, players, MemoryJournal(), self._on_session_events)

    @property
    def current_step(self) -> LessonStep:
        return self.lesson.steps[self.step_index]

    @property
    def is_last_step(self) -> bool:
        return self.step_index == len(self.lesson.steps) - 1

    @property
    def has_reached_step(self) -> bool:
        """Whether all actions before the current step have been played."""
        return self.ply == self.current_step.ply

    @property
    def task(self) -> Action | None:
        """The action that the player must perform at this step, or None."""
        return self.lesson.task_action(self.step_index)

    @property
    def card_to_reach_step(self) -> Play | None:
        """The card that the player must play now, before the current step is reached."""
        is_asked = not self.has_reached_step and self.player.pending_request is not None
        action = self._next_action if is_asked else None
        return action if isinstance(action, Play) else None

    @property
    def actions_on_players_behalf(self) -> tuple[Action, ...]:
        """The player's actions that the lesson performs on the way to the next step."""
        if self.is_last_step:
            return ()
        next_ply = self.lesson.steps[self.step_index + 1].ply
        entries = self.lesson.record.entries[self.ply : next_ply]
        own = tuple(each.action for each in entries if each.seat == self.lesson.seat)
        later = own if self.task is None else own[1:]
        return tuple(each for each in later if not isinstance(each, Play))

    def is_expected(self, action: Action) -> bool:
        return self.lesson.steps[-1].ply > self.ply and is_equivalent(action, self._next_action)

    def skip_explanations(self) -> None:
        """Skip the other steps at this position, because the player acted without reading them."""
        while not self.is_last_step and self.lesson.steps[self.step_index + 1].ply == self.ply:
            self.step_index += 1

    def advance(self) -> Action | None:
        """Go to the next step; return the action that the player must perform on the way there.

        Return None if another seat acts first, or if the lesson is at its end.
        """
        if self.is_last_step:
            return None
        was_task = self.task is not None
        self.step_index += 1
        self._target_ply = self.current_step.ply
        if self._target_ply == self.ply:
            return None
        if self.player.pending_request is not None:
            return self._next_action if was_task or self.card_to_reach_step is None else None
        held, self._pending_answer = self._pending_answer, _do_nothing
        held()
        return None

    def request_action(self, seat: Seat, request_id: int, view: View, answer: OnAction) -> None:
        """Answer with a seat's recorded action, now or when the lesson continues.

        Requests for the player's own cards, and at steps, are passed on to the human player.
        """
        is_own_card = seat == self.lesson.seat and isinstance(self._next_action, Play)
        if self.ply < self._target_ply and not is_own_card:
            answer(request_id, self._next_action)
        elif seat == self.lesson.seat:
            self.player.request_action(request_id, view, answer)
        else:
            self._pending_answer = lambda: answer(request_id, self._next_action)

    def cancel_requests(self) -> None:
        """Forget the request that is waiting for the lesson to continue."""
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

    def request_action(self, request_id: int, view: View, on_action: OnAction) -> None:
        self._lesson_session.request_action(self._seat, request_id, view, on_action)

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
    """Do nothing, because no request is waiting for an answer."""

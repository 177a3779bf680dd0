"""Plays a puzzle on the board: the opponents' replies are computed on a worker thread."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.phases.tricks import Tricks
from ...engine.view import View
from ...table.runner import Errand, Runner
from ..board.board import Board
from ..board.press_gate import TURN_MS
from ..board.prompt_bar import PromptBar
from ..board.prompts import NOTHING, prompts
from ..wording import actions as words
from ..wording import duties
from ..wording.people import People

if TYPE_CHECKING:
    from ...teacher.puzzles.playing import AnyAttempt
    from ...teacher.puzzles.shipped import AnyPuzzle
    from ...teacher.puzzles.step import Step

T = TypeVar("T")


class PuzzleTry(QObject):
    """Connects a puzzle session with a board and its prompts."""

    offered = Signal()  # it is the player's turn, and all events are shown
    due = Signal(str)  # the sentence that says what to do
    refused = Signal(str)  # why a card cannot be played
    ended = Signal()  # the hand is over, and all events are shown

    def __init__(self, board: Board, bar: PromptBar, runner: Runner, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._bar, self._errand = board, bar, Errand(runner)
        self._attempt: AnyAttempt | None = None
        self._people: People | None = None
        self._is_shown = False  # the program plays
        self._is_offering = False
        self._ply = 0
        self.wrong: Action | None = None  # the first action that lost the certain solution
        board.story.settled.connect(self._on_settled)
        board.touch.acted.connect(self.on_acted)
        board.touch.refused.connect(self.on_refused)
        board.touch.chose.connect(self.on_chose)
        bar.acted.connect(self.on_acted)

    @property
    def attempt(self) -> "AnyAttempt | None":
        return self._attempt

    @property
    def is_solved(self) -> bool:
        return self._attempt is not None and self._attempt.is_solved

    @property
    def is_over(self) -> bool:
        return self._attempt is not None and self._attempt.is_over

    def begin(self, puzzle: "AnyPuzzle", people: People, *, is_shown: bool = False) -> None:
        """Set up a puzzle; play its solution if shows_solution is set."""
        self.stop()
        self._people, self._is_shown, self._ply, self.wrong = people, is_shown, 0, None
        view = puzzle.game.look(puzzle.state, puzzle.state.turn)
        self._board.begin(view, people)
        self._board.story.add((), view)
        self._work(lambda: _attempt(puzzle), self._on_ready)

    def stop(self) -> None:
        """End the session and clear the prompts."""
        self._errand.stop()
        self._attempt = None
        self._take_away()

    def offer_again(self) -> None:
        """Show the prompts again, in the current style and language."""
        if self._is_offering:
            self._offer()

    # Slots

    def on_acted(self, action: Action) -> None:
        """Perform the chosen action unless the press came too early."""
        session, board = self._attempt, self._board
        if session is None or not self._is_offering:
            return
        if not board.admit_press():
            board.touch.send_home()
            return
        self._take_away()
        self._work(lambda: _acted(session, action), self._on_acted)

    def on_chose(self) -> None:
        """Name the selected card on the discard button."""
        if self._is_offering and self._people is not None:
            self._bar.choose(self._board.touch.chosen, self._view, self._people)

    def on_refused(self, card: Card) -> None:
        """Say why a card cannot be played now."""
        session, people = self._attempt, self._people
        if session is None or people is None:
            return
        phase = session.puzzle.game.phases[session.state.phase]
        duty = phase.duty(session.state, card) if isinstance(phase, Tricks) else None
        is_due = duty is not None and self._is_offering
        why = duties.refusal(duty) if is_due and duty else duties.not_now(self._view, people)
        self._board.furniture.sentence.tell(why)
        self.refused.emit(why)

    # Private

    @property
    def _view(self) -> View:
        session = self._attempt
        assert session is not None
        return session.puzzle.game.look(session.state, session.seat)

    def _work(self, do: Callable[[], T], done: Callable[[T], None]) -> None:
        self._errand.ask(lambda _: do(), done)

    def _on_ready(self, attempt: "AnyAttempt") -> None:
        self._attempt = attempt
        self._go_on()

    def _on_acted(self, done: "tuple[Step, bool]") -> None:
        step, is_certain = done
        if not is_certain and self.wrong is None:
            self.wrong = step.action
        self._on_step(step)

    def _on_step(self, step: "Step") -> None:
        session = self._attempt
        if session is None:
            return
        self._ply += 1
        seat = session.seat
        seen = tuple(event.seen_by(seat) for event in step.events)
        self._board.story.add(seen, session.puzzle.game.look(step.after, seat), self._ply)

    def _on_settled(self) -> None:
        if not self._errand.is_under_way and not self._is_offering:
            self._go_on()

    def _go_on(self) -> None:
        """Offer the player's turn, or compute the next action of another seat."""
        session = self._attempt
        if session is None or self._board.story.is_telling:
            return
        if session.is_over:
            self.ended.emit()
        elif not session.is_own_turn:
            self._work(session.reply, self._on_step)
        elif self._is_shown:
            self._work(session.act_surely, self._on_step)
        else:
            self._offer()
            self.due.emit(self._board.furniture.sentence.text)

    def _offer(self) -> None:
        people, view = self._people, self._view
        assert people is not None
        offered = prompts(view)
        self._board.offer(offered, words.prompt(view, people), offered.barred(view.hand))
        self._bar.offer(offered, view, people)
        self._is_offering = True
        self._board.gate.close(TURN_MS)
        self._board.laid_out.emit()
        self.offered.emit()

    def _take_away(self) -> None:
        self._is_offering = False
        self._board.offer(NOTHING, "")
        self._bar.offer(NOTHING, None, None)


def _attempt(puzzle: "AnyPuzzle") -> "AnyAttempt":
    """Return a session of a puzzle; computing its proof may take seconds."""
    from ...teacher.puzzles.playing import attempt_at

    session = attempt_at(puzzle)
    assert session.is_sure
    return session


def _acted(attempt: "AnyAttempt", action: Action) -> "tuple[Step, bool]":
    """Perform an action; return its step, and False if the action lost a certain solution."""
    was_certain = attempt.is_sure
    step = attempt.act(action)
    return step, attempt.is_sure or not was_certain

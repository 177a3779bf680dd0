"""The controller of a puzzle that is played on a board.

The replies of the other seats are computed on a worker thread.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal

from ....engine.actions import Action
from ....engine.cards import Card
from ....engine.phases.tricks import TrickPhase
from ....engine.view import View, create_view
from ....session.task_runner import LatestTask, TaskRunner
from ...board.press_filter import NEW_TURN_MS
from ...board.prompt_bar import PromptBar
from ...board.prompt_options import NO_OPTIONS, prompt_options
from ...board.table_board import TableBoard
from ...text import action_labels as words
from ...text import obligation_text
from ...text.table_players import TablePlayers

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import AnyPuzzle
    from ....learning.puzzles.puzzle_session import AnyPuzzleSession
    from ....learning.puzzles.puzzle_step import Advice, Mistake, PuzzleStep

T = TypeVar("T")


class PuzzleController(QObject):
    """Connects the session of a puzzle with a board and its prompts."""

    turn_offered = Signal()  # it is the player's turn, and all events are shown
    prompt_shown = Signal(str)  # the sentence that says what to do
    card_refused = Signal(str)  # why a card cannot be played
    advice_ready = Signal(object)  # Advice, when the solution waits for the next step
    mistake_made = Signal()  # the aim is no longer certain
    ended = Signal()  # the hand is over, and all events are shown

    def __init__(
        self, board: TableBoard, prompt_bar: PromptBar, runner: TaskRunner, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._board, self._prompt_bar, self._task = board, prompt_bar, LatestTask(runner)
        self._session: AnyPuzzleSession | None = None
        self._people: TablePlayers | None = None
        self._shows_solution = False  # whether the program plays the solution, step by step
        self._is_offering = False
        self._ply = 0
        board.event_player.settled.connect(self._on_playback_finished)
        board.hand_input.action_chosen.connect(self.on_action_chosen)
        board.hand_input.card_refused.connect(self.on_card_refused)
        board.hand_input.selection_changed.connect(self.on_selection_changed)
        prompt_bar.action_chosen.connect(self.on_action_chosen)

    @property
    def session(self) -> "AnyPuzzleSession | None":
        return self._session

    @property
    def mistake(self) -> "Mistake | None":
        """The first action after which the solution was no longer certain, or None."""
        return None if self._session is None else self._session.mistake

    @property
    def is_solved(self) -> bool:
        return self._session is not None and self._session.is_solved

    @property
    def is_over(self) -> bool:
        return self._session is not None and self._session.is_over

    def start(
        self, puzzle: "AnyPuzzle", people: TablePlayers, *, shows_solution: bool = False
    ) -> None:
        self.stop()
        self._people, self._shows_solution, self._ply = people, shows_solution, 0
        view = create_view(puzzle.game, puzzle.state, puzzle.state.turn)
        self._board.start_match(view, people)
        self._board.event_player.add_events((), view)
        self._run(lambda: _create_session(puzzle), self._on_ready)

    def stop(self) -> None:
        self._task.cancel()
        self._session = None
        self._clear_prompts()

    def play_next_step(self) -> None:
        """Perform the next action of the solution. Do nothing while another one is shown."""
        session = self._session
        if session is None or self._task.is_running or self._board.event_player.is_playing:
            return
        if self._shows_solution and session.is_own_turn:
            self._run(session.act_correctly, self._on_step_ready)

    def refresh_prompts(self) -> None:
        if self._is_offering:
            self._offer_turn()

    # Slots

    def on_action_chosen(self, action: Action) -> None:
        """Perform the chosen action, unless the press came too soon to be intentional."""
        session, board = self._session, self._board
        if session is None or not self._is_offering:
            return
        if not board.accept_press():
            board.hand_input.return_cards()
            return
        self._clear_prompts()
        self._run(lambda: session.act(action), self._on_step_ready)

    def on_selection_changed(self) -> None:
        """Update the discard button, which names the selected card."""
        if self._is_offering and self._people is not None:
            self._prompt_bar.set_selected_cards(
                self._board.hand_input.selected_cards, self._view, self._people
            )

    def on_card_refused(self, card: Card) -> None:
        """Tell the player why a card can't be played now."""
        session, people = self._session, self._people
        if session is None or people is None:
            return
        phase = session.puzzle.game.phases[session.state.phase]
        obligation = (
            phase.violated_obligation(session.state, card)
            if isinstance(phase, TrickPhase)
            else None
        )
        is_due = obligation is not None and self._is_offering
        why = (
            obligation_text.refusal_sentence(obligation)
            if is_due and obligation
            else obligation_text.not_playable_sentence(self._view, people)
        )
        self._board.decorations.prompt_sentence.show_text(why)
        self.card_refused.emit(why)

    # Private

    @property
    def _view(self) -> View:
        session = self._session
        assert session is not None
        return create_view(session.puzzle.game, session.state, session.seat)

    def _run(self, work: Callable[[], T], on_done: Callable[[T], None]) -> None:
        self._task.start(lambda _: work(), on_done)

    def _on_ready(self, session: "AnyPuzzleSession") -> None:
        self._session = session
        self._continue()

    def _on_step_ready(self, step: "PuzzleStep") -> None:
        session = self._session
        if session is None:
            return
        self._ply += 1
        if session.mistake is not None and session.mistake.action is step.action:
            self.mistake_made.emit()
        seat = session.seat
        seen = tuple(event.as_seen_by(seat) for event in step.events)
        self._board.event_player.add_events(
            seen, create_view(session.puzzle.game, step.state_after, seat), self._ply
        )

    def _on_playback_finished(self) -> None:
        if not self._task.is_running and not self._is_offering:
            self._continue()

    def _continue(self) -> None:
        """Let the player act, or compute what the seat to act does."""
        session = self._session
        if session is None or self._board.event_player.is_playing:
            return
        if session.is_over:
            self.ended.emit()
        elif not session.is_own_turn:
            self._run(session.reply, self._on_step_ready)
        elif self._shows_solution:
            self._run(lambda: session.advice, self._on_advice)
        else:
            self._offer_turn()
            self.prompt_shown.emit(self._board.decorations.prompt_sentence.text)

    def _on_advice(self, advice: "Advice | None") -> None:
        """Explain the next step of the solution or, if it is the only one, perform it at once."""
        if advice is None:
            self.play_next_step()
        else:
            self.advice_ready.emit(advice)

    def _offer_turn(self) -> None:
        people, session = self._people, self._session
        assert people is not None
        assert session is not None
        # Without the questions that can only be answered with no, which would be a second answer
        view = replace(self._view, legal_actions=tuple(session.options))
        offered = prompt_options(view)
        self._board.offer_actions(
            offered, words.prompt_sentence(view, people), offered.unplayable(view.hand)
        )
        self._prompt_bar.show_options(offered, view, people)
        self._is_offering = True
        self._board.press_filter.block_for(NEW_TURN_MS)
        self.turn_offered.emit()

    def _clear_prompts(self) -> None:
        self._is_offering = False
        self._board.offer_actions(NO_OPTIONS, "")
        self._prompt_bar.show_options(NO_OPTIONS, None, None)


def _create_session(puzzle: "AnyPuzzle") -> "AnyPuzzleSession":
    """Return a session of a puzzle. This may take seconds, because it computes a proof."""
    from ....learning.puzzles.puzzle_session import create_puzzle_session

    session = create_puzzle_session(puzzle)
    assert session.is_on_track
    return session

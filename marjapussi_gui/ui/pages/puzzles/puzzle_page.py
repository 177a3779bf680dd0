"""The page on which a puzzle is solved."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from ....model.preferences import Preferences
from ....ports.repositories import ProgressRepository
from ....ports.services import SystemServices
from ...board.accessible_board import AccessibleBoard
from ...board.prompt_bar import PromptBar
from ...common.requests import ShowNextPuzzle
from ...common.theme import text_scale
from ...panels.panel_manager import ProveCards
from ...panels.question.question_panel import QuestionPanel, add_panel_beside
from ...panels.question.review_board import ReviewBoard
from ...panels.tricks_panel import TricksPanel
from ...text import games
from ...text.commands import Command
from ...text.i18n import Message, say
from ...text.table_players import TablePlayers, random_bot_names
from ..base_page import CommandMap, Page
from .puzzle_controller import PuzzleController
from .puzzle_list_page import PuzzleEntry
from .puzzle_panel import PuzzlePanel
from .sets_puzzle_panel import SetsPuzzlePanel
from .tricks_puzzle_panel import TricksPuzzlePanel

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_step import Advice

TASK_MODE, SOLUTION_MODE, RESULT_MODE = "task", "line", "over"  # what the panel shows
SOLVED, TRIED = 1, 0  # values of the stored progress
NO_INDEX = -1


class PuzzleBoard(ReviewBoard):
    """A board in the layout of reviews, on which the player can play."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._set_interactive(is_interactive=True)


class PuzzlePage(Page):
    """Shows a puzzle on a board with its task on a panel beside it, and its solution on request."""

    IS_CARD_TABLE = STAYS = True

    def __init__(
        self,
        system: SystemServices,
        progress: ProgressRepository,
        prove: ProveCards,
    ) -> None:
        super().__init__()
        self._sounds, self._progress, self._prove = system.sounds, progress, prove
        self._entry: PuzzleEntry | None = None
        self.puzzle_panel: PuzzlePanel | None = None  # fills the panel for the kind of puzzle
        self._mode = TASK_MODE
        self._last_fit: object = None
        self.board = PuzzleBoard(self)
        self.prompt_bar = PromptBar(self, board=self.board)
        self.accessible_board = AccessibleBoard(self.board)
        self.panel = QuestionPanel(self)
        self.tricks_panel = TricksPanel(self)
        self.prompt_bar.offers_arranging = False  # because finding sets is the task
        self.puzzle_controller = PuzzleController(
            self.board, self.prompt_bar, system.task_runner, self
        )
        add_panel_beside(self, self.panel).addWidget(self.board)
        self.prompt_bar.raise_()
        self.tricks_panel.raise_()
        self.setFocusProxy(self.board)
        self._connect_signals()

    @property
    def commands(self) -> CommandMap:
        read = self.accessible_board.actions()
        has_tricks = self.puzzle_panel is not None and self.puzzle_panel.has_tricks
        return {**read, Command.TRICKS: self.toggle_tricks} if has_tricks else read

    @property
    def title(self) -> str:
        if self._entry is None:
            return ""
        return say(
            "puzzle-title",
            game=games.game_name(self._entry.puzzle.game.key),
            number=self._entry.number,
        )

    @property
    def index(self) -> int:
        """The index of the puzzle among all puzzles, or NO_INDEX without a puzzle."""
        return NO_INDEX if self._entry is None else self._entry.index

    @property
    def is_showing_solution(self) -> bool:
        return self._mode == SOLUTION_MODE

    def show_puzzle(self, entry: PuzzleEntry) -> None:
        self._entry = entry
        self.puzzle_panel = self._create_puzzle_panel(entry)
        if entry.name not in self._progress.load():
            self._progress.save(entry.name, TRIED)
        self._start(TASK_MODE)
        self.title_changed.emit()

    def apply_preferences(self, preferences: Preferences) -> None:
        self.board.apply_preferences(preferences)
        self.accessible_board.policy.level = preferences.speech
        self._update_panel()

    def retranslate(self) -> None:
        self.board.retranslate()
        self.puzzle_controller.refresh_prompts()
        self._update_panel()

    def on_leave(self) -> None:
        self.tricks_panel.hide()
        self.puzzle_controller.stop()
        if self.puzzle_panel is not None:
            self.puzzle_panel.advice = None  # for a position of the session that has ended
        self.board.finish_events()

    def shut_down(self) -> None:
        self.puzzle_controller.stop()
        self.board.animator.finish_all()

    def clear_selection(self) -> None:
        self.board.hand_input.cancel()

    def dismiss(self) -> bool:
        """Close the tricks panel. Return False if it was closed."""
        if self.tricks_panel.isVisible():
            self.tricks_panel.close_panel()
            return True
        return False

    def toggle_tricks(self) -> None:
        view = self.board.event_player.view
        if self.tricks_panel.isVisible():
            self.tricks_panel.close_panel()
        elif view is not None and self._entry is not None:
            people = _puzzle_people(self._entry)
            self.tricks_panel.show_tricks(
                Message("all-tricks"), view.tricks, people, self.board.card_pictures
            )
            self._place_widgets()

    # Slots

    def on_button_pressed(self, name: str) -> None:
        commands: dict[str, Callable[[], object]] = {
            "again": partial(self._start, TASK_MODE),
            "line": partial(self._start, SOLUTION_MODE),
            "step": self.puzzle_controller.play_next_step,
            "next": partial(self.request.emit, ShowNextPuzzle()),
            "leave": self.request_back,
        }
        commands[name]()

    def on_ended(self) -> None:
        attempt = self.puzzle_controller.session
        if self._entry is None or self.puzzle_panel is None or attempt is None:
            return
        if self._mode == TASK_MODE:
            self._mode = RESULT_MODE
            if self.puzzle_controller.is_solved:
                self._progress.save(self._entry.name, SOLVED)
        self.puzzle_panel.show_outcome(attempt.steps[-1].action)
        self._update_panel()
        list(self.panel.buttons.values())[-1].setFocus()

    def on_mistake(self) -> None:
        """Report a wrong action at once, unless the puzzle is over and its result reports it."""
        attempt = self.puzzle_controller.session
        if attempt is not None and not attempt.is_over:
            self._sounds.play("wrong")
            self._update_panel()

    def on_advice(self, advice: "Advice") -> None:
        """Explain the next step of the solution."""
        if self.puzzle_panel is not None:
            self.puzzle_panel.advice = advice
            self._update_panel()
            self.panel.buttons["step"].setFocus()

    def on_refused(self, reason: str) -> None:
        self._sounds.play("wrong")
        self.accessible_board.announce(reason)

    # Private

    def _start(self, mode: str) -> None:
        assert self._entry is not None
        self._mode = mode
        self.tricks_panel.hide()
        self.board.set_sets_visible(visible=False)
        if self.puzzle_panel is not None:
            self.puzzle_panel.advice = None
        people = _puzzle_people(self._entry)
        self.puzzle_controller.start(
            self._entry.puzzle, people, shows_solution=mode == SOLUTION_MODE
        )
        if not self.puzzle_controller.is_over:
            self._update_panel()
            self.board.setFocus()

    def _update_panel(self) -> None:
        """Show the task, the solution or the result on the panel."""
        if self.puzzle_panel is None:
            return
        self.puzzle_panel.session = self.puzzle_controller.session
        self.panel.fill(partial(self._fill_panel, self.puzzle_panel))
        self._place_widgets()
        self.accessible_board.announce(self.puzzle_panel.accessible_text)

    def _fill_panel(self, puzzle_panel: PuzzlePanel) -> None:
        self.panel.begin_content((), 0, leave_label=say("puzzle-back"))
        mistake = self.puzzle_controller.mistake
        if self._mode == TASK_MODE:
            puzzle_panel.show_task()
        elif self._mode == SOLUTION_MODE:
            puzzle_panel.show_solution()
        elif mistake is None or self.puzzle_controller.is_solved:
            puzzle_panel.show_solved()
        else:
            puzzle_panel.show_failed(mistake)

    def _update_turn(self) -> None:
        if self.puzzle_panel is not None:
            self.puzzle_panel.update_turn()

    def _create_puzzle_panel(self, entry: PuzzleEntry) -> PuzzlePanel:
        from ....learning.puzzles.puzzle_files import SetsPuzzle

        puzzle = entry.puzzle
        if isinstance(puzzle, SetsPuzzle):
            return SetsPuzzlePanel(self.panel, self.board, puzzle, entry.stage)
        people = _puzzle_people(entry)
        return TricksPuzzlePanel(self.panel, self.board, puzzle, people, self._prove, entry.stage)

    def _place_widgets(self) -> None:
        layout = self.board.table_layout
        if self._last_fit != (self.board.board_style, layout.unit, text_scale()):
            self._last_fit = self.board.board_style, layout.unit, text_scale()
            self.prompt_bar.apply_style(self.board.board_style, layout.unit)
            self.puzzle_controller.refresh_prompts()
        decorations = self.board.decorations
        decorations.prompt_sentence.move_to(
            self.prompt_bar.place_in(layout, *decorations.button_x_range)
        )
        self.tricks_panel.place_over(self.board)

    def _connect_signals(self) -> None:
        self.panel.button_clicked.connect(self.on_button_pressed)
        self.board.layout_changed.connect(self._place_widgets)
        self.prompt_bar.buttons_changed.connect(self.board.layout_changed)
        self.board.event_player.sound_requested.connect(self._sounds.play)
        self.accessible_board.announcer.speech_requested.connect(self.speech_requested)
        self.puzzle_controller.ended.connect(self.on_ended)
        self.puzzle_controller.mistake_made.connect(self.on_mistake)
        self.puzzle_controller.advice_ready.connect(self.on_advice)
        self.puzzle_controller.turn_offered.connect(self._update_turn)
        self.tricks_panel.closed.connect(self.board.setFocus)
        self.tricks_panel.rebuilt.connect(self._place_widgets)
        self.puzzle_controller.prompt_shown.connect(self.accessible_board.announce_turn)
        self.puzzle_controller.card_refused.connect(self.on_refused)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.panel.fit_to(self.size())
        super().resizeEvent(event)
        self._update_panel()
        self._place_widgets()


def _puzzle_people(entry: PuzzleEntry) -> TablePlayers:
    """Return a puzzle's players: the human in the seat to act, and bots in the others."""
    seating, me = entry.puzzle.game.seating, entry.puzzle.state.turn
    others = random_bot_names(seating.players, entry.index, ())
    names = tuple("" if seat == me else others[seat] for seat in seating.seats)
    return TablePlayers(names, me, seating)

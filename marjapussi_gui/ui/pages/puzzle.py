"""The page on which a puzzle is played: the board, and a panel with the task beside it."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..basis.preferences import Preferences
from ..basis.services import Services
from ..basis.theme import text_scale
from ..board.prompt_bar import PromptBar
from ..board.spoken import Spoken
from ..panels.tricks import TricksPanel
from ..review.beside import Beside
from ..review.felt import ReviewFelt
from ..review.question import QuestionPanel
from ..wording import games, table
from ..wording import puzzles as words
from ..wording.people import People, bot_names
from .page import Deeds, Page
from .puzzle_panel import PuzzlePanel
from .puzzle_try import PuzzleTry
from .puzzles import Listed
from .sets_puzzle_panel import SetsPuzzlePanel
from .tricks_puzzle_panel import TricksPuzzlePanel

TASK, LINE, OVER = "task", "line", "over"  # what the panel shows
SOLVED, TRIED = 1, 0  # as the progress is stored
NO_PLACE = -1


class PuzzleFelt(ReviewFelt):
    """A review board on which the player can play."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._let_touch(is_touched=True)


class PuzzlePage(Page):
    """Lets the player try one puzzle, and shows its solution."""

    IS_FELT = True

    next_asked = Signal()

    def __init__(self, services: Services, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._services = services
        self._listed: Listed | None = None
        self.contents: PuzzlePanel | None = None  # fills the panel
        self._mode = TASK
        self._fitted: object = None
        self.felt = PuzzleFelt(self)
        self.bar = PromptBar(self, home=self.felt)
        self.spoken = Spoken(self.felt)
        self.panel = QuestionPanel(self)
        self.beside = Beside(self, self.felt, self.panel, self.unfold)
        self.tricks = TricksPanel(self)
        self.bar.arranges = False  # finding the sets is the task
        self.trying = PuzzleTry(self.felt, self.bar, services.runner, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.felt)
        for overlay in (self.bar, self.panel, self.beside.tab, self.tricks):
            overlay.raise_()
        self.setFocusProxy(self.felt)
        self._connect()

    @property
    def deeds(self) -> Deeds:
        read = self.spoken.deeds()
        has_tricks = self.contents is not None and self.contents.has_tricks
        return {**read, "tricks": self.show_tricks} if has_tricks else read

    @property
    def title(self) -> str:
        if self._listed is None:
            return ""
        return words.title(games.name(self._listed.puzzle.game.key), self._listed.number)

    @property
    def number(self) -> int:
        """The index of the puzzle among all puzzles, or NO_INDEX."""
        return NO_PLACE if self._listed is None else self._listed.place

    def show_puzzle(self, listed: Listed) -> None:
        """Set up a puzzle and show its task."""
        self._listed = listed
        self.contents = self._contents_of(listed)
        if listed.name not in self._services.solved.stops():
            self._services.solved.keep(listed.name, TRIED)
        self._begin(TASK)
        self.changed.emit()

    def prefer(self, preferences: Preferences) -> None:
        self.felt.prefer(preferences)
        self.spoken.announcing.amount = preferences.speech
        self._show()

    def retranslate(self) -> None:
        self.felt.retell()
        self.trying.offer_again()
        self._show()

    def on_left(self) -> None:
        self.tricks.hide()
        self.trying.stop()
        self.felt.finish()

    def end(self) -> None:
        self.trying.stop()
        self.felt.animator.finish()

    def let_go(self) -> None:
        self.felt.touch.cancel()

    def close_open(self) -> bool:
        """Close the tricks or unfold the task; return whether there was anything."""
        if self.tricks.isVisible():
            self.tricks.close_panel()
            return True
        was_folded = self.beside.is_away
        if was_folded:
            self.unfold()
        return was_folded

    def show_tricks(self) -> None:
        """Show or hide the tricks of the hand."""
        view = self.felt.story.view
        if self.tricks.isVisible():
            self.tricks.close_panel()
        elif view is not None and self._listed is not None:
            people = _people_at(self._listed)
            self.tricks.tell(table.all_tricks, view.tricks, people, self.felt.deck)
            self._place()

    # Slots

    def on_asked(self, name: str) -> None:
        """Run the command of a panel button."""
        commands: dict[str, Callable[[], object]] = {
            "begin": self.fold,
            "again": partial(self._begin, TASK),
            "line": partial(self._begin, LINE),
            "next": self.next_asked.emit,
            "leave": self.ask_back,
            "fold": self.fold,
        }
        commands[name]()

    def on_ended(self) -> None:
        """Show the result, and store it if the puzzle is solved."""
        attempt = self.trying.attempt
        if self._listed is None or self.contents is None or attempt is None:
            return
        if self._mode == TASK:
            self._mode = OVER
            if self.trying.is_solved:
                self._services.solved.keep(self._listed.name, SOLVED)
        self.beside.is_folded = False
        self.contents.tell_end(attempt.steps[-1].action)
        self._show()
        list(self.panel.buttons.values())[-1].setFocus()

    def on_refused(self, why: str) -> None:
        self._services.sounds.play("wrong")
        self.spoken.say(why)

    def fold(self) -> None:
        """Fold the task away to show the whole board."""
        self.beside.is_folded = True
        self._place()
        self.felt.setFocus()

    def unfold(self, _checked: object = None) -> None:
        """Show the task again."""
        self.beside.is_folded = False
        self._place()

    # Private

    def _begin(self, mode: str) -> None:
        assert self._listed is not None
        self._mode, self.beside.is_folded = mode, mode == LINE
        self.tricks.hide()
        self.felt.tell_sets(tells=False)
        people = _people_at(self._listed)
        self.trying.begin(self._listed.puzzle, people, is_shown=mode == LINE)
        if not self.trying.is_over:
            self._show()
            self.felt.setFocus()

    def _show(self) -> None:
        """Show the task, the result, or the heading of the solution."""
        if self.contents is None:
            return
        self.panel.fit(self.size(), self.felt.height())
        self.panel.begin((), 0)
        wrong = self.trying.wrong
        if self._mode == TASK:
            self.contents.show_task()
        elif self._mode == LINE:
            self.contents.show_line()
        elif wrong is None or self.trying.is_solved:
            self.contents.show_solved()
        else:
            self.contents.show_beaten(wrong)
        self.beside.tab.setText(words.unfold())
        self._place()
        self.spoken.say(self.contents.spoken)

    def _tell_turn(self) -> None:
        if self.contents is not None:
            self.contents.tell_turn()

    def _contents_of(self, listed: Listed) -> PuzzlePanel:
        from ...teacher.puzzles.shipped import SetsPuzzle

        puzzle = listed.puzzle
        if isinstance(puzzle, SetsPuzzle):
            return SetsPuzzlePanel(self.panel, self.felt, puzzle)
        known = self._services.known
        return TricksPuzzlePanel(self.panel, self.felt, puzzle, _people_at(listed), known)

    def _place(self) -> None:
        """Place the panel, the buttons and the tricks over the board."""
        self.beside.place(is_told=self._listed is not None)
        layout = self.felt.layout_now
        if self._fitted != (self.felt.look, layout.u, text_scale()):
            self._fitted = self.felt.look, layout.u, text_scale()
            self.bar.fit(self.felt.look, layout.u)
            self.trying.offer_again()
        furniture = self.felt.furniture
        furniture.sentence.stand_at(self.bar.stand(layout, *furniture.beside_buttons))
        self.tricks.lie_over(self.felt)

    def _connect(self) -> None:
        self.panel.asked.connect(self.on_asked)
        self.felt.laid_out.connect(self._place)
        self.felt.story.heard.connect(self._services.sounds.play)
        self.spoken.aloud.voiced.connect(self.said)
        self.trying.ended.connect(self.on_ended)
        self.trying.offered.connect(self._tell_turn)
        self.tricks.closed.connect(self.felt.setFocus)
        self.tricks.made_again.connect(self._place)
        self.trying.due.connect(self.spoken.say_due)
        self.trying.refused.connect(self.on_refused)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()
        self._place()


def _people_at(listed: Listed) -> People:
    """Return the players of a puzzle, with the human player on turn."""
    seating, me = listed.puzzle.game.seating, listed.puzzle.state.turn
    others = bot_names(seating.players, listed.place, ())
    names = tuple("" if seat == me else others[seat] for seat in seating.seats)
    return People(names, me, seating)

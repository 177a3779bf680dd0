"""Warns the player before a clear mistake, without ever delaying the game."""

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Action
from ...engine.view import View
from ...kept.verdict import Verdict
from ...table.runner import Errand
from ..basis.services import Services
from ..board.board import Board
from ..board.prompt_bar import PromptBar
from ..wording import table as words
from .advising import Advising
from .sitting import Sitting


class Tutor(QObject):
    """Evaluates the decision while the player thinks, and holds a clear mistake back once.

    The warning counts as help, and never says which action is better.
    """

    asked = Signal(str)

    def __init__(
        self,
        services: Services,
        board: Board,
        bar: PromptBar,
        sitting: Sitting,
        advising: Advising,
    ) -> None:
        super().__init__(board)
        self._services, self._board, self._bar = services, board, bar
        self._sitting, self._advising = sitting, advising
        self._errand = Errand(services.runner)
        self._verdict: Verdict | None = None
        self._held: Action | None = None  # the action that the warning is about
        self.is_asking = False
        self.has_spoken = False  # in this session
        sitting.lets = self.lets

    @property
    def is_watching(self) -> bool:
        """Whether the current decision is being evaluated or has been."""
        return self._errand.is_under_way or self._verdict is not None

    def watch(self, view: View | None) -> None:
        """Evaluate the player's options in the background."""
        self.forget()
        if view is None or len(view.legal) < 2:
            return
        self._errand.ask(lambda stop: self._services.judge(view, None, stop), self.on_judged)

    def forget(self) -> None:
        """Cancel the evaluation and the warning."""
        self._errand.stop()
        self._verdict = self._held = None
        self.is_asking = False

    def on_judged(self, verdict: Verdict) -> None:
        self._verdict = verdict

    def lets(self, action: Action) -> bool:
        """Return whether to perform an action; warn and return False before a clear mistake."""
        verdict, table = self._verdict, self._sitting.table
        if verdict is None or table is None or action == self._held:
            return True
        if not self._services.is_clear_mistake(table.game.key, verdict, action):
            return True
        table.assist()
        self._held, self.is_asking, self.has_spoken = action, True, True
        self._ask()
        self.asked.emit(words.tutor_asks())
        return False

    def think_again(self) -> bool:
        """Take the warning back and offer the turn again; return whether there was one."""
        was_asking, self.is_asking = self.is_asking, False
        if was_asking:
            self._board.touch.cancel()
            self._sitting.offer_again()
            self._board.laid_out.emit()
            self._board.setFocus()
        return was_asking

    def ask_again(self) -> None:
        """Show the warning again, in the current style and language."""
        if self.is_asking:
            self._ask()

    def on_anyway(self) -> None:
        action = self._held
        self.forget()
        if action is not None:
            self._sitting.act(action)

    def on_why(self) -> None:
        """Explain why the action that was held back is a mistake."""
        action = self._held
        self.think_again()
        self._advising.show(action)

    def _ask(self) -> None:
        if self._held is not None:
            self._board.touch.hesitate(self._held)
        self._board.furniture.sentence.tell(words.tutor_asks())
        self._bar.ask(
            (
                (words.think_again(), self.think_again),
                (words.play_anyway(), self.on_anyway),
                (words.why(), self.on_why),
            )
        )
        self._board.laid_out.emit()

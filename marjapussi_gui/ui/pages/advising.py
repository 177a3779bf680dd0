"""The strongest player at one's elbow: he tells what he would do, or does it."""

from PySide6.QtCore import QObject

from ...table.runner import Job
from ..basis.services import Advice, Services
from ..board.board import Board
from ..board.prompt_bar import PromptBar
from ..panels.over_felt import OverFelt
from ..wording import actions as action_words
from ..wording import advice as advice_words
from ..wording import reasons as reason_words
from .sitting import Sitting


class Advising(QObject):
    """Asks for advice on what one sees, shows it, and notes that it was help."""

    def __init__(
        self, services: Services, board: Board, bar: PromptBar, panels: OverFelt, sitting: Sitting
    ) -> None:
        super().__init__(board)
        self._services, self._board, self._bar = services, board, bar
        self._panels, self._sitting = panels, sitting
        self._asked: Job | None = None
        self.advice: Advice | None = None  # what is told just now
        self.plays = False  # in one's place, to the end of the hand

    @property
    def is_awaited(self) -> bool:
        """Whether he still thinks."""
        return self._asked is not None

    def ask(self) -> None:
        """Ask what he would do here, once."""
        view = self._sitting.view
        if view is not None and self._asked is None:
            self._asked = self._services.runner.run(
                lambda stop: self._services.advise(view, stop), self.on_advised
            )

    def show(self) -> None:
        """Ask, and show his answer over the felt."""
        self.forget()
        self._panels.hint.wait()
        self._panels.place()
        self.ask()

    def play(self) -> None:
        """Have him play the rest of the hand."""
        if self._sitting.table is not None:
            self._sitting.table.assist()
            self.plays = True
            self.forget()
            self.ask()

    def stop_playing(self) -> bool:
        """Play oneself again; return whether he played."""
        was_playing, self.plays = self.plays, False
        if was_playing:
            self.forget()
        return was_playing

    def forget(self) -> None:
        """Want no answer any more, and show none."""
        if self._asked is not None:
            self._asked.stop()
            self._asked = None
        self.advice = None
        self._panels.hint.hide()

    def tell_again(self) -> None:
        """Say it in the language of now."""
        if self._panels.hint.is_open and self.advice is not None:
            self.on_advised(self.advice)

    def on_advised(self, advice: Advice) -> None:
        table = self._sitting.table
        self._asked, self.advice = None, advice
        if table is None or self._sitting.view is None:
            return
        table.assist()
        if self.plays:
            self._sitting.act(advice.action)
            return
        self._board.touch.suggest(advice.action)
        self._bar.suggest(advice.action)
        if self._panels.hint.is_open:
            self._tell(advice)

    def _tell(self, advice: Advice) -> None:
        view, people = self._sitting.view, self._sitting.people
        if view is None or people is None:
            return
        values = [
            (action_words.button(action, view, people), advice_words.worth(value, view.game))
            for action, value in advice.values
        ] or [(action_words.button(advice.action, view, people), "")]
        self._panels.hint.tell(values, reason_words.reasons(advice.reasons, people))
        self._panels.place()

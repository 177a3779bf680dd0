"""Help during play as the preferences ask for it: hints, warnings, claiming the rest."""

from PySide6.QtCore import QObject

from ..basis.preferences import Preferences
from ..basis.services import Services
from ..board.board import Board
from ..board.prompt_bar import PromptBar
from ..board.spoken import Spoken
from ..panels.over_felt import OverFelt
from ..wording import table as words
from .advising import Advising
from .sitting import Sitting
from .tutor import Tutor


class Helping(QObject):
    """Starts hints and mistake warnings at each decision, or only on request."""

    def __init__(
        self,
        services: Services,
        board: Board,
        bar: PromptBar,
        panels: OverFelt,
        sitting: Sitting,
        spoken: Spoken,
    ) -> None:
        super().__init__(board)
        self._services, self._preferences = services, services.preferences
        self._board, self._bar, self._sitting, self._spoken = board, bar, sitting, spoken
        self.advising = Advising(services, board, bar, panels, sitting)
        self.tutor = Tutor(services, board, bar, sitting, self.advising)
        panels.hint.closed.connect(self.withdraw)

    def prefer(self, preferences: Preferences) -> None:
        """Start or stop automatic hints and warnings."""
        before, self._preferences = self._preferences, preferences
        if (before.hints, before.tutor) == (preferences.hints, preferences.tutor):
            return
        if self._sitting.is_offering and not self.tutor.is_asking:
            if before.hints:
                self.withdraw()
            self._help_unasked()

    def offer(self) -> None:
        """Help with the decision that is offered now."""
        self.advising.forget()
        self._help_unasked()

    def be_seen(self) -> None:
        """Request a hint that was not requested while the page was hidden."""
        has_advice = self.advising.advice is not None or self.advising.is_awaited
        if self._preferences.hints and not has_advice and not self.tutor.is_asking:
            self._help_unasked()

    def forget(self) -> None:
        """Clear hints and warnings of an earlier decision."""
        self.advising.forget()
        self.tutor.forget()

    def leave(self) -> None:
        """Stop automatic play, and clear hints and warnings."""
        self.advising.plays = False
        self.forget()

    def withdraw(self) -> None:
        """Hide the hint and remove its highlight."""
        self.advising.forget()
        self._board.touch.cancel()
        self._bar.suggest_nothing()

    def play_out(self) -> None:
        """Play out the rest of the hand if its result is certain; otherwise say so."""
        if not self._board.admit_press() or self._sitting.view is None:
            return
        if self._services.is_decided(self._sitting.view):
            self._sitting.play_out()
        else:
            self._board.furniture.sentence.tell(words.not_decided())
            self._spoken.say(words.not_decided())

    def _help_unasked(self) -> None:
        """Start the help that the preferences want at every decision."""
        if not self._sitting.is_offering:
            return
        view = self._sitting.view
        if self.advising.plays:
            self.advising.ask()
        elif view is not None and self._services.is_decided(view):
            self._bar.offer_claim()
            self._board.laid_out.emit()
        elif self._preferences.hints and self._board.isVisible():
            self.advising.ask()
        if self._preferences.tutor and not self.advising.plays:
            self.tutor.watch(view)
        else:
            self.tutor.forget()

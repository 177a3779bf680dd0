"""Let the player choose which sets to lay first."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ...engine.actions import Action, Lay
from ...engine.view import View
from ..board.board import Board
from ..board.prompt_bar import PromptBar
from ..board.sets import groups_with
from ..wording import sets as words


class Laying(QObject):
    """Shows one possible choice of sets after another, with buttons to lay, skip or cancel."""

    def __init__(self, board: Board, bar: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._bar = board, bar
        self._view: View | None = None
        self._ways: Sequence[Lay] = ()
        self._place = 0
        self.lay: Callable[[Action], object] = _nobody_lays
        self.give_up: Callable[[], object] = _nobody_waits

    @property
    def is_asking(self) -> bool:
        return bool(self._ways)

    @property
    def shown(self) -> Lay | None:
        """The choice that is shown now, or None."""
        return self._ways[self._place] if self._ways else None

    def begin(self, view: View, ways: Sequence[Lay]) -> None:
        """Show the first option and ask."""
        self._view, self._ways, self._place = view, ways, 0
        self.ask_again()

    def ask_again(self) -> None:
        """Show the current option again, in the current style and language."""
        option, view = self.shown, self._view
        if option is None or view is None:
            return
        self._board.touch.arrange(groups_with(view, option.sets))
        self._board.cards.mean([card for meld in option.sets for card in meld])
        self._board.cards.settle_own(self._board.touch.pace.lift)
        number = self._place + 1
        self._board.furniture.sentence.tell(words.which_sets(number, len(self._ways)))
        self._bar.ask(
            (
                (words.lay_these(), self.on_these),
                (words.other_sets(), self.on_others),
                (words.not_yet(), self.stop),
            )
        )
        self._board.laid_out.emit()

    def stop(self) -> bool:
        """Cancel without laying; return whether a choice was open."""
        was_asking = self.is_asking
        self.forget()
        if was_asking:
            self.give_up()
        return was_asking

    def forget(self) -> None:
        """Remove the question and its highlights."""
        if self.is_asking:
            self._view, self._ways = None, ()
            self._board.cards.mean()
            self._board.cards.settle_own(self._board.touch.pace.lift)

    def on_these(self) -> None:
        option = self.shown
        if option is not None and self._board.admit_press():
            self.forget()
            self.lay(option)

    def on_others(self) -> None:
        self._place = (self._place + 1) % len(self._ways)
        self.ask_again()


def _nobody_lays(_action: Action) -> None:
    """Ignore the choice: no callback is set."""


def _nobody_waits() -> None:
    """Ignore the cancellation: no callback is set."""

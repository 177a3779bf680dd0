"""The choice between several ways of laying sets."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ...engine.actions import Lay
from ...engine.view import View
from ..text.i18n import join_as_sentences, say
from ..text.screen_reader_text import set_list_text
from .hand_sets import best_groups_including
from .prompt_bar import PromptBar
from .table_board import TableBoard


class SetChooser(QObject):
    """Shows ways of laying sets one at a time, with buttons to lay, skip or cancel."""

    chosen = Signal(object)  # the action that lays the sets
    cancelled = Signal()
    offered = Signal(str)  # what is asked, with the sets, for those who don't see them

    def __init__(self, board: TableBoard, prompt_bar: PromptBar, parent: QObject) -> None:
        super().__init__(parent)
        self._board, self._prompt_bar = board, prompt_bar
        self._view: View | None = None
        self._options: Sequence[Lay] = ()
        self._index = 0

    @property
    def is_active(self) -> bool:
        return bool(self._options)

    @property
    def current_option(self) -> Lay | None:
        """The way of laying sets that is shown now, or None."""
        return self._options[self._index] if self._options else None

    def start(self, view: View, options: Sequence[Lay]) -> None:
        """Show the first way of laying sets, and ask whether to lay them."""
        self._view, self._options, self._index = view, options, 0
        self.refresh()

    def refresh(self) -> None:
        option, view = self.current_option, self._view
        if option is None or view is None:
            return
        self._board.hand_input.set_groups(best_groups_including(view, option.sets))
        self._board.card_layer.highlight([card for meld in option.sets for card in meld])
        self._board.card_layer.animate_hand(self._board.hand_input.speed.card_lift)
        number = self._index + 1
        asked = say("lay-sets", number=number, ways=len(self._options))
        self._board.decorations.prompt_sentence.show_text(asked)
        self.offered.emit(join_as_sentences((asked, set_list_text(option.sets))))
        self._prompt_bar.show_question(
            (
                (say("lay-these"), self.on_lay_pressed),
                (say("other-sets"), self.on_next_pressed),
                (say("sets-not-yet"), self.cancel),
            )
        )

    def cancel(self) -> bool:
        """Stop choosing without laying anything. Return False if no choice was open."""
        was_asking = self.is_active
        self.clear()
        if was_asking:
            self.cancelled.emit()
        return was_asking

    def clear(self) -> None:
        if self.is_active:
            self._view, self._options = None, ()
            self._board.card_layer.highlight()
            self._board.card_layer.animate_hand(self._board.hand_input.speed.card_lift)

    def on_lay_pressed(self) -> None:
        option = self.current_option
        if option is not None and self._board.accept_press():
            self.clear()
            self.chosen.emit(option)

    def on_next_pressed(self) -> None:
        self._index = (self._index + 1) % len(self._options)
        self.refresh()

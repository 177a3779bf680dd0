"""The panel with a path of puzzles, from easy to hard."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QVBoxLayout

from ...common.requests import ShowPuzzleOfGame
from ...text import games
from ...text.commands import Command
from ...text.i18n import say
from ...widgets.puzzle_path_view import PathPlace, PuzzlePathView
from .section_view import MyPlayPanel, replace_rows

SHARE = 208


class PuzzlePathPanel(MyPlayPanel):
    """Shows how far the player has got with a game's puzzles."""

    def __init__(self) -> None:
        super().__init__(share=SHARE)
        self._game, self._column = "", QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._show_path(())
        self.note_label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.empty_button.setText(say("all-puzzles"))
        self.empty_button.setAccessibleName(say("all-puzzles"))
        self.empty_clicked.connect(self.on_link_clicked)

    def show_puzzles(
        self, game_key: str, places: Sequence[PathPlace] | None, *, names_game: bool
    ) -> None:
        """Show the puzzles of a game from easy to hard; None while they are being loaded."""
        self._game = game_key
        title = say("puzzles")
        if names_game:
            title = say("puzzles-of-game", game=games.game_name(game_key))
        self.title_label.setText(title)
        self.set_link(say("all-puzzles"))
        if places is not None and not places:
            self.set_link("")
            self.show_empty(say("no-puzzles"), has_button=True)
            return
        self.show_body()
        places = places or ()
        solved = sum(place.is_solved for place in places)
        note = say("my-play-solved", solved=solved, of=len(places)) if places else say("loading")
        if places and solved == len(places):
            note = say("all-solved")
        self.note_label.setText(note)
        self._show_path(places)

    def _show_path(self, places: Sequence[PathPlace]) -> None:
        self.path = PuzzlePathView(places, is_small=True)
        self.path.puzzle_chosen.connect(self._on_puzzle_chosen)
        replace_rows(self._column, [self.path])

    def on_link_clicked(self) -> None:
        self.request.emit(Command.PUZZLES)

    def _on_puzzle_chosen(self, index: int) -> None:
        self.request.emit(ShowPuzzleOfGame(self._game, index + 1))

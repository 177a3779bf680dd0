"""The page with the puzzles of a game, as a path from easy to hard."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING, Self

from PySide6.QtWidgets import QWidget

from ....engine.frozen import frozen
from ....engine.games import VARIANTS, find_variant
from ....learning.puzzles.themes import PuzzleTheme
from ....ports.repositories import ProgressRepository
from ....session.task_runner import LatestTask, TaskRunner
from ...common.requests import ShowPuzzle
from ...common.theme import MIN_TOUCH_SIZE, SPACINGS
from ...text import games
from ...text import puzzle_text as words
from ...text.i18n import say
from ...widgets.fields import ComboField
from ...widgets.flow_layout import update_layouts
from ...widgets.labels import create_label
from ...widgets.puzzle_button import PuzzleButton
from ...widgets.puzzle_path_view import PathPlace, PuzzlePathView, path_places
from ..base_page import ColumnPage

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import AnyPuzzle


@frozen
class PuzzleEntry:
    """A puzzle of the shown game, its place on the path, and the stage of the path."""

    puzzle: "AnyPuzzle"
    name: str
    index: int
    stage: int  # from 0, the easiest

    @property
    def number(self) -> int:
        return self.index + 1


def create_entries(puzzles: "Iterable[AnyPuzzle]") -> tuple[PuzzleEntry, ...]:
    """Return an entry for each puzzle of a game, which are in the order of the path."""
    from ....learning.puzzles.puzzle_path import stage_of_place

    listed = tuple(puzzles)
    return tuple(
        PuzzleEntry(puzzle, puzzle.puzzle_id, place, stage_of_place(place, len(listed)))
        for place, puzzle in enumerate(listed)
    )


class PuzzleListPage(ColumnPage):
    """Shows the puzzles of a game on a path, and what the solved ones teach."""

    def __init__(
        self,
        load_puzzles: Callable[[str], "tuple[AnyPuzzle, ...]"],
        progress: ProgressRepository,
        runner: TaskRunner,
    ) -> None:
        self.game_field = ComboField[str](say("puzzle-game"))
        super().__init__(say("puzzles"), self.game_field, None)
        self._load_puzzles, self._progress, self._task = load_puzzles, progress, LatestTask(runner)
        self._entries_by_game: dict[str, tuple[PuzzleEntry, ...]] = {}
        self._game = VARIANTS[0].key
        self._takes_focus = True  # whether the path takes the focus when it is shown
        self._shown: object = None  # game and progress of the path that is shown
        self._on_ready: Callable[[], object] | None = None  # called once the game is loaded
        self._introduction_label, self._loading_label = (
            create_label(""),
            create_label(say("loading")),
        )
        self.buttons: dict[int, PuzzleButton] = {}
        self.head.setSpacing(SPACINGS[4])
        self.add_widgets(self._introduction_label, self._loading_label)
        self._rows = self.add_scroll_area(SPACINGS[1])
        self._show_game()
        self.game_field.picked.connect(self._on_game_picked)

    @property
    def entries(self) -> tuple[PuzzleEntry, ...]:
        return self._entries_by_game.get(self._game, ())

    def load(self, game_key: str) -> None:
        """Load the puzzles of a game in the background, unless they have been loaded."""
        if game_key != self._game or (not self.entries and not self._task.is_running):
            self._game = game_key
            self._show_game()
            self._task.cancel()
            self._shown = self._on_ready = None
            self._clear()
            if game_key not in self._entries_by_game:
                self._task.start(
                    lambda _: create_entries(self._load_puzzles(game_key)), self._on_loaded
                )
        self._loading_label.setVisible(not self.entries)

    def show_puzzles(self, game_key: str) -> None:
        self._takes_focus = True
        self.load(game_key)
        if self.entries:
            self._show_path()

    def call_when_loaded(self, game_key: str, on_ready: Callable[[], object]) -> None:
        """Call a function once a game's puzzles are loaded, which may be at once."""
        self._takes_focus = False
        self.load(game_key)
        if self.entries:
            on_ready()
        else:
            self._on_ready = on_ready

    def entry(self, index: int) -> PuzzleEntry:
        return self.entries[index]

    def next_unsolved(self, index: int) -> int | None:
        """Return the index of the next unsolved puzzle after this one on the path, or None."""
        solved = self._progress.load()
        candidates = sorted(self.entries, key=lambda each: (each.index <= index, each.index))
        return next((each.index for each in candidates if not _is_solved(each, solved)), None)

    def refresh_list(self) -> None:
        """Show the path with the current progress. Do nothing if that is already shown."""
        solved = self._progress.load()
        if not self.entries or self._shown == (self._game, dict(solved)):
            return
        self._clear()
        self._shown = self._game, dict(solved)
        places = path_places([each.puzzle for each in self.entries], solved)
        for stage, group in groupby(places, attrgetter("stage")):
            self._add_stage(stage, list(group))
        self._add_lessons(solved)
        self._rows.addStretch(1)
        update_layouts(self)

    def restore(self, old: Self) -> None:
        self._entries_by_game = old._entries_by_game
        self.load(old._game)
        self.refresh_list()

    def restore_focus(self) -> None:
        """Show the current progress, because the player has returned, and focus the next puzzle."""
        self._takes_focus = True
        if self.entries:
            self._show_path()
        else:
            super().restore_focus()

    # Slots

    def _on_game_picked(self) -> None:
        self._takes_focus = False  # so that the arrow keys go on to the next game
        self.load(self.game_field.value())
        if self.entries:
            self._show_path()

    def _on_loaded(self, entries: tuple[PuzzleEntry, ...]) -> None:
        self._entries_by_game[self._game] = entries
        self._loading_label.setVisible(not entries)
        self._show_path()
        if self._on_ready is not None and entries:
            self._on_ready()
        self._on_ready = None

    # Private

    def _show_path(self) -> None:
        """Show the path, scroll to the next puzzle and, unless a game was picked, focus it."""
        self.refresh_list()
        button = self.buttons.get(self._next_index(self._progress.load()))
        if self._takes_focus:
            (button or self.back_button).setFocus()
        if button is not None:
            middle = button.mapTo(self.sheet, button.rect().center())
            self.scroll_area.ensureVisible(middle.x(), middle.y(), 0, 3 * MIN_TOUCH_SIZE)

    def _next_index(self, progress: Mapping[str, int]) -> int:
        """Return the index of the first unsolved puzzle, or -1 if all are solved."""
        left = (each.index for each in self.entries if not _is_solved(each, progress))
        return next(left, -1)

    def _add_stage(self, stage: int, places: Sequence[PathPlace]) -> None:
        title = words.stage_title(stage, sum(each.is_solved for each in places), len(places))
        path = PuzzlePathView(places)
        path.puzzle_chosen.connect(self._on_puzzle_chosen)
        self.buttons |= path.buttons
        self._add_row(create_label(title, "heading"))
        self._add_row(path)

    def _on_puzzle_chosen(self, index: int) -> None:
        self.request.emit(ShowPuzzle(index))

    def _add_lessons(self, progress: Mapping[str, int]) -> None:
        """Add what each theme with a solved puzzle teaches."""
        self._add_row(create_label(say("puzzle-learned"), "heading"))
        lessons = list(self._theme_progress(progress))
        if not lessons:
            self._add_row(create_label(say("nothing-learned")))
        for theme, solved_count, count in lessons:
            title = words.theme_progress_title(theme, solved_count, count)
            self._add_row(create_label(title, "caption"))
            self._add_row(create_label(words.learned_text(theme)))

    def _theme_progress(
        self, progress: Mapping[str, int]
    ) -> Iterator[tuple[PuzzleTheme, int, int]]:
        """Yield each theme with a solved puzzle, and its numbers of solved and of all puzzles."""
        for theme in dict.fromkeys(each.puzzle.theme for each in self.entries):
            entries = [each for each in self.entries if each.puzzle.theme == theme]
            solved_count = sum(_is_solved(each, progress) for each in entries)
            if solved_count:
                yield theme, solved_count, len(entries)

    def _add_row(self, widget: QWidget) -> None:
        self._rows.addWidget(widget)

    def _clear(self) -> None:
        self.buttons = {}
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _show_game(self) -> None:
        self._introduction_label.setText(self._introduction)
        choices = ((each.key, games.game_name(each.key)) for each in VARIANTS)
        self.game_field.set_choices(choices, self._game)

    @property
    def _introduction(self) -> str:
        if find_variant(self._game).create_game().is_rummy:
            return say("sets-description", game=games.game_name(self._game))
        return say("puzzle-description")


def _is_solved(entry: PuzzleEntry, progress: Mapping[str, int]) -> bool:
    return bool(progress.get(entry.name))

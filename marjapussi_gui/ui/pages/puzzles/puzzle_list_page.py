"""The page that lists all puzzles by game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ....engine.frozen import frozen
from ....engine.games import VARIANTS
from ....learning.puzzles.themes import PuzzleTheme
from ....ports.progress_repository import ProgressRepository
from ....session.task_runner import LatestTask, TaskRunner
from ...common.theme import MIN_TOUCH_SIZE, SPACINGS
from ...text import games, storage_text
from ...text import puzzle_text as words
from ...widgets.fields import ComboField
from ...widgets.flow_layout import FlowLayout, ScrollContent, update_layouts
from ...widgets.labels import create_button, create_label
from ..base_page import Page
from .puzzle_button import PuzzleButton

if TYPE_CHECKING:
    from ....learning.puzzles.puzzle_files import AnyPuzzle

MARGIN, NARROW_MARGIN, MAX_WIDTH, NARROW_WIDTH = 40, 16, 1100, 900
ANY = ""
ROWS_BELOW = 3  # below the games: two notes and a stretch
HARD, NOT_HARD, SOLVED, UNSOLVED = "hard", "not_hard", "solved", "unsolved"


@frozen
class PuzzleEntry:
    """A puzzle, its index among all puzzles, and its number within its game."""

    puzzle: "AnyPuzzle"
    name: str
    index: int
    number: int


def create_entries(puzzles: "Iterable[AnyPuzzle]", first_index: int = 0) -> tuple[PuzzleEntry, ...]:
    """Return a list entry for each puzzle of a game."""
    return tuple(
        PuzzleEntry(puzzle, puzzle.puzzle_id, first_index + place, place + 1)
        for place, puzzle in enumerate(puzzles)
    )


class PuzzleListPage(Page):
    """The puzzles that pass the filters, as buttons grouped by game."""

    KEEPS_HISTORY = True

    puzzle_chosen = Signal(int)  # the index of a puzzle

    def __init__(
        self,
        load_puzzles: Callable[[str], "tuple[AnyPuzzle, ...]"],
        progress: ProgressRepository,
        runner: TaskRunner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._load_puzzles, self._progress, self._task = load_puzzles, progress, LatestTask(runner)
        self._entries: tuple[PuzzleEntry, ...] = ()
        self._keys_to_load = [each.key for each in VARIANTS]
        self._requested_game: str | None = None  # to focus as soon as it is loaded
        self._shown_filters: object = None  # filter values and progress of the list that is shown
        self._title_label, self._introduction_label, self._loading_label = (
            create_label("", "title"),
            create_label(""),
            create_label(""),
        )
        self._no_puzzles_label = create_label("")
        for label in (self._loading_label, self._no_puzzles_label):
            label.hide()
        self.back_button = create_button("", self.request_back, "quiet")
        self.filters = {
            name: ComboField[str]("") for name in ("game", "theme", "difficulty", "state")
        }
        self.buttons: dict[int, PuzzleButton] = {}
        self._sheet, self._scroll_area = ScrollContent(), QScrollArea()
        self._rows = QVBoxLayout(self._sheet)
        self._build_layout()
        self._set_texts()
        for each in self.filters.values():
            each.picked.connect(self.refresh_list)

    def load(self, game_key: str = ANY) -> None:
        """Load and show the games' puzzles one after another, in the background and only once."""
        if self._keys_to_load and not self._task.is_running:
            self._requested_game = game_key
            self._update_notes()
            self._load_next_game()

    def show_puzzles(self, game_key: str = ANY) -> None:
        """Show the list, and focus the first unsolved puzzle of a game."""
        self.load(game_key)
        is_loaded = any(each.puzzle.game.key == game_key for each in self._entries)
        if self._keys_to_load and not is_loaded:
            self._requested_game = game_key
        elif self._entries:
            self._show_game(game_key)

    def entry(self, index: int) -> PuzzleEntry:
        return self._entries[index]

    def next_unsolved(self, index: int) -> int | None:
        """Return the index of the next unsolved puzzle after this one in the list, or None."""
        solved = self._progress.load()
        listed = [each for each in self._entries if self._passes_filters(each, solved)]
        candidates = sorted(listed, key=lambda each: (each.index <= index, each.index))
        return next((each.index for each in candidates if not self._is_solved(each, solved)), None)

    def refresh_list(self) -> None:
        """Show the puzzles that pass the filters. Do nothing if these are already shown."""
        solved = self._progress.load()
        filters = self._current_filters(solved)
        if filters == self._shown_filters:
            return
        self._clear()
        self._shown_filters = filters
        for game in dict.fromkeys(each.puzzle.game.key for each in self._entries):
            of_game = [each for each in self._entries if each.puzzle.game.key == game]
            self._add_game(of_game, solved)
        self._update_notes()
        update_layouts(self)

    def retranslate(self) -> None:
        self._set_texts()
        self._shown_filters = None
        self.refresh_list()

    # Private

    def _load_next_game(self) -> None:
        key, first_index = self._keys_to_load[0], len(self._entries)
        self._task.start(
            lambda _: create_entries(self._load_puzzles(key), first_index), self._on_game_loaded
        )

    def _on_game_loaded(self, entries: tuple[PuzzleEntry, ...]) -> None:
        """Show the puzzles of another game below the others, and load the next game."""
        game = self._keys_to_load.pop(0)
        solved = self._progress.load()
        self._entries += entries
        self._set_texts()
        if self._shown_filters is None:
            self._shown_filters = self._current_filters(solved)
        self._add_game(entries, solved)
        self._update_notes()
        requested, is_last = self._requested_game, not self._keys_to_load
        if requested is not None and (is_last or (entries and requested in (ANY, game))):
            self._requested_game = None
            update_layouts(self)
            self._show_game(requested)
        if not is_last:
            self._load_next_game()

    def _add_game(self, entries: Sequence[PuzzleEntry], progress: Mapping[str, int]) -> None:
        """Add a heading and the buttons of a game's puzzles that pass the filters."""
        shown = [each for each in entries if self._passes_filters(each, progress)]
        if not shown:
            return
        number = sum(self._is_solved(each, progress) for each in entries)
        game = games.game_name(shown[0].puzzle.game.key)
        heading = words.game_progress_title(game, number, len(entries))
        for widget in (create_label(heading, "heading"), self._create_buttons(shown, progress)):
            self._rows.insertWidget(self._rows.count() - ROWS_BELOW, widget)

    def _update_notes(self) -> None:
        """Say below the games that more are loading, or that no puzzle passes the filters."""
        self._loading_label.setVisible(bool(self._keys_to_load))
        is_empty = bool(self._entries) and not self.buttons
        self._no_puzzles_label.setVisible(is_empty and not self._keys_to_load)

    def _show_game(self, game_key: str) -> None:
        """Show the list and focus the first unsolved puzzle of a game."""
        self.refresh_list()
        solved = self._progress.load()
        left = [each for each in self._entries if not self._is_solved(each, solved)]
        first = sorted(left or self._entries, key=lambda each: each.puzzle.game.key != game_key)
        indices = [each.index for each in first if each.index in self.buttons]
        if indices:
            self.buttons[indices[0]].setFocus()
            self._scroll_area.ensureWidgetVisible(self.buttons[indices[0]], 0, 2 * MIN_TOUCH_SIZE)
        else:
            self.back_button.setFocus()

    def _create_buttons(
        self, entries: Sequence[PuzzleEntry], progress: Mapping[str, int]
    ) -> QWidget:
        grid, flow = QWidget(), FlowLayout(spacing=SPACINGS[0])
        grid.setLayout(flow)
        for each in entries:
            is_solved = self._is_solved(each, progress)
            puzzle_button = PuzzleButton(
                each.number, is_hard=each.puzzle.is_hard, is_solved=is_solved
            )
            puzzle_button.clicked.connect(partial(self._choose, each.index))
            flow.addWidget(puzzle_button)
            self.buttons[each.index] = puzzle_button
        return grid

    def _choose(self, index: int, _checked: object = None) -> None:
        self.puzzle_chosen.emit(index)

    def _clear(self) -> None:
        self.buttons = {}
        while self._rows.count() > ROWS_BELOW and (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _current_filters(self, progress: Mapping[str, int]) -> object:
        """Return the filters and the progress, which determine the list of puzzles."""
        return [each.value() for each in self.filters.values()], dict(progress)

    def _passes_filters(self, entry: PuzzleEntry, progress: Mapping[str, int]) -> bool:
        puzzle = entry.puzzle
        values = {
            "game": puzzle.game.key,
            "theme": puzzle.theme,
            "difficulty": HARD if puzzle.is_hard else NOT_HARD,
            "state": SOLVED if self._is_solved(entry, progress) else UNSOLVED,
        }
        return all(each.value() in (ANY, values[name]) for name, each in self.filters.items())

    def _is_solved(self, entry: PuzzleEntry, progress: Mapping[str, int]) -> bool:
        return bool(progress.get(entry.name))

    def _set_texts(self) -> None:
        """Set all texts in the current language."""
        self._title_label.setText(words.puzzles_title())
        named = [games.game_name(each.key) for each in VARIANTS if each.create_game().is_rummy]
        parts = [words.description_text(), *map(words.sets_description_text, named)]
        self._introduction_label.setText(" ".join(parts))
        self._loading_label.setText(words.loading_text())
        self._no_puzzles_label.setText(words.no_puzzles_text())
        self.back_button.setText(storage_text.back_label())
        self.back_button.setAccessibleName(storage_text.back_label())
        for name, each in self.filters.items():
            before = each.value() if each.count() else ANY
            each.set_choices(
                [(ANY, words.any_value_label(name)), *self._filter_options(name)], before
            )
            each.setAccessibleName(words.filter_label(name))

    def _filter_options(self, filter_name: str) -> list[tuple[str, str]]:
        match filter_name:
            case "game":
                keys = dict.fromkeys(each.puzzle.game.key for each in self._entries)
                return [(key, games.game_name(key)) for key in keys]
            case "theme":
                present = {each.puzzle.theme for each in self._entries}
                return [(each, words.theme_label(each)) for each in PuzzleTheme if each in present]
            case "difficulty":
                return [
                    (NOT_HARD, words.difficulty_label(is_hard=False)),
                    (HARD, words.difficulty_label(is_hard=True)),
                ]
            case _:
                return [
                    (UNSOLVED, words.state_label(is_solved=False)),
                    (SOLVED, words.state_label(is_solved=True)),
                ]

    def _build_layout(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title_label, 1)
        head.addWidget(self.back_button)
        chosen = QWidget()
        chosen.setLayout(FlowLayout(*self.filters.values(), spacing=SPACINGS[2]))
        self._rows.setContentsMargins(0, 0, SPACINGS[0], SPACINGS[3])
        self._rows.setSpacing(SPACINGS[1])
        self._rows.addWidget(self._loading_label)
        self._rows.addWidget(self._no_puzzles_label)
        self._rows.addStretch(1)
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setWidget(self._sheet)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACINGS[2])
        self._column.addLayout(head)
        self._column.addWidget(self._introduction_label)
        self._column.addWidget(chosen)
        self._column.addWidget(self._scroll_area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = MARGIN if self.width() >= NARROW_WIDTH else NARROW_MARGIN
        side = max(side, (self.width() - MAX_WIDTH) // 2)
        self._column.setContentsMargins(side, SPACINGS[3], side, 0)

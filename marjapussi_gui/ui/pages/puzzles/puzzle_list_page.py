"""The page that lists all puzzles by game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ....engine.frozen import frozen
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
HARD, NOT_HARD, SOLVED, UNSOLVED = "hard", "not_hard", "solved", "unsolved"


@frozen
class PuzzleEntry:
    """A puzzle, its index among all puzzles, and its number within its game."""

    puzzle: "AnyPuzzle"
    name: str
    index: int
    number: int


def create_entries(puzzles: "Iterable[AnyPuzzle]") -> tuple[PuzzleEntry, ...]:
    """Return a list entry for each puzzle."""
    counts, entries = Counter[str](), list[PuzzleEntry]()
    for index, puzzle in enumerate(puzzles):
        counts[puzzle.game.key] += 1
        entries.append(PuzzleEntry(puzzle, puzzle.puzzle_id, index, counts[puzzle.game.key]))
    return tuple(entries)


class PuzzleListPage(Page):
    """The puzzles that pass the filters, as buttons grouped by game."""

    KEEPS_HISTORY = True

    puzzle_chosen = Signal(int)  # the index of a puzzle

    def __init__(
        self,
        load_puzzles: Callable[[], "tuple[AnyPuzzle, ...]"],
        progress: ProgressRepository,
        runner: TaskRunner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._load_puzzles, self._progress, self._task = load_puzzles, progress, LatestTask(runner)
        self._entries: tuple[PuzzleEntry, ...] = ()
        self._shown_filters: object = None  # filters and progress of the visible list
        self._title_label, self._introduction_label, self._loading_label = (
            create_label("", "title"),
            create_label(""),
            create_label(""),
        )
        self._loading_label.hide()
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
        """Show the puzzles. The first time, they are read in the background."""
        if not self._entries and not self._task.is_running:
            self._loading_label.show()
            self._task.start(
                lambda _: create_entries(self._load_puzzles()), partial(self._on_loaded, game_key)
            )

    def show_puzzles(self, game_key: str = ANY) -> None:
        """Show the list, and focus the first unsolved puzzle of a game."""
        self.load(game_key)
        if self._entries:
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
        filters = [each.value() for each in self.filters.values()], dict(solved)
        if filters == self._shown_filters:
            return
        self._clear()
        self._shown_filters = filters
        for game in dict.fromkeys(each.puzzle.game.key for each in self._entries):
            of_game = [each for each in self._entries if each.puzzle.game.key == game]
            number = sum(self._is_solved(each, solved) for each in of_game)
            heading = words.game_progress_title(games.game_name(game), number, len(of_game))
            if shown := [each for each in of_game if self._passes_filters(each, solved)]:
                self._rows.addWidget(create_label(heading, "heading"))
                self._rows.addWidget(self._create_buttons(shown, solved))
        if self._entries and not self.buttons:
            self._rows.addWidget(create_label(words.no_puzzles_text()))
        self._rows.addStretch(1)
        update_layouts(self)

    def retranslate(self) -> None:
        self._set_texts()
        self._shown_filters = None
        self.refresh_list()

    # Private

    def _on_loaded(self, game_key: str, entries: tuple[PuzzleEntry, ...]) -> None:
        self._entries, self._shown_filters = entries, None
        self._loading_label.hide()
        self._set_texts()
        self._show_game(game_key)

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
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

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
        with_sets = (each.puzzle.game.key for each in self._entries if each.puzzle.game.is_rummy)
        named = [games.game_name(key) for key in dict.fromkeys(with_sets)]
        parts = [words.description_text(), *map(words.sets_description_text, named)]
        self._introduction_label.setText(" ".join(parts))
        self._loading_label.setText(words.loading_text())
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
        self._scroll_area.setWidgetResizable(True)
        self._scroll_area.setWidget(self._sheet)
        self._scroll_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACINGS[2])
        self._column.addLayout(head)
        self._column.addWidget(self._introduction_label)
        self._column.addWidget(chosen)
        self._column.addWidget(self._loading_label)
        self._column.addWidget(self._scroll_area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = MARGIN if self.width() >= NARROW_WIDTH else NARROW_MARGIN
        side = max(side, (self.width() - MAX_WIDTH) // 2)
        self._column.setContentsMargins(side, SPACINGS[3], side, 0)

"""The page that lists all puzzles by game."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ...engine.frozen import frozen
from ...table.runner import Errand, Runner
from ...teacher.puzzles.themes import Theme
from ..basis.progress import Progress
from ..basis.theme import SPACE, TOUCH
from ..widgets.fields import Pick
from ..widgets.flow import Flow, Sheet, settle
from ..widgets.labels import button, label
from ..wording import games, store
from ..wording import puzzles as words
from .page import Page
from .puzzle_button import PuzzleButton

if TYPE_CHECKING:
    from ...teacher.puzzles.shipped import AnyPuzzle

MARGIN, NARROW_MARGIN, WIDEST, NARROW = 40, 16, 1100, 900
ALL = ""
HARD, NOT_HARD, SOLVED, UNSOLVED = "hard", "not_hard", "solved", "unsolved"


@frozen
class Listed:
    """A puzzle, its index among all puzzles, and its number within its game."""

    puzzle: "AnyPuzzle"
    name: str
    place: int
    number: int


def listed_of(puzzles: "Iterable[AnyPuzzle]") -> tuple[Listed, ...]:
    """Return a list entry for each puzzle."""
    counts, entries = Counter[str](), list[Listed]()
    for index, puzzle in enumerate(puzzles):
        counts[puzzle.game.key] += 1
        entries.append(Listed(puzzle, puzzle.name, index, counts[puzzle.game.key]))
    return tuple(entries)


class PuzzlesPage(Page):
    """A filtered list of puzzles, with a button for each, grouped by game."""

    IS_STATION = True

    chosen = Signal(int)  # the index of a puzzle

    def __init__(
        self,
        puzzles: Callable[[], "tuple[AnyPuzzle, ...]"],
        solved: Progress,
        runner: Runner,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._read, self._solved, self._errand = puzzles, solved, Errand(runner)
        self._all: tuple[Listed, ...] = ()
        self._listed_as: object = None  # filter values and progress of the list that is shown
        self._title, self._what, self._loading = label("", "title"), label(""), label("")
        self._loading.hide()
        self.back = button("", self.ask_back, "quiet")
        self.filters = {name: Pick[str]("") for name in ("game", "theme", "difficulty", "state")}
        self.buttons: dict[int, PuzzleButton] = {}
        self._sheet, self._area = Sheet(), QScrollArea()
        self._rows = QVBoxLayout(self._sheet)
        self._lay_out()
        self._name()
        for each in self.filters.values():
            each.picked.connect(self.show_list)

    def load(self, game: str = ALL) -> None:
        """Read all puzzles in the background, once, and then show them."""
        if not self._all and not self._errand.is_under_way:
            self._loading.show()
            self._errand.ask(lambda _: listed_of(self._read()), partial(self._on_read, game))

    def show_puzzles(self, game: str = ALL) -> None:
        """Show the list, with the focus on the first unsolved puzzle of a game."""
        self.load(game)
        if self._all:
            self._show_of(game)

    def listed(self, place: int) -> Listed:
        return self._all[place]

    def next_after(self, place: int) -> int | None:
        """Return the index of the next unsolved puzzle in the list, or None."""
        solved = self._solved.stops()
        listed = [each for each in self._all if self._passes(each, solved)]
        candidates = sorted(listed, key=lambda each: (each.place <= place, each.place))
        return next((each.place for each in candidates if not self._is_solved(each, solved)), None)

    def show_list(self) -> None:
        """Show the puzzles that pass the filters, unless they are already shown."""
        solved = self._solved.stops()
        filters = [each.value() for each in self.filters.values()], dict(solved)
        if filters == self._listed_as:
            return
        self._clear()
        self._listed_as = filters
        for game in dict.fromkeys(each.puzzle.game.key for each in self._all):
            of_game = [each for each in self._all if each.puzzle.game.key == game]
            number = sum(self._is_solved(each, solved) for each in of_game)
            heading = words.of_game(games.name(game), number, len(of_game))
            if shown := [each for each in of_game if self._passes(each, solved)]:
                self._rows.addWidget(label(heading, "heading"))
                self._rows.addWidget(self._patches(shown, solved))
        if self._all and not self.buttons:
            self._rows.addWidget(label(words.none()))
        self._rows.addStretch(1)
        settle(self)

    def retranslate(self) -> None:
        self._name()
        self._listed_as = None
        self.show_list()

    # Private

    def _on_read(self, game: str, listed: tuple[Listed, ...]) -> None:
        self._all, self._listed_as = listed, None
        self._loading.hide()
        self._name()
        self._show_of(game)

    def _show_of(self, game: str) -> None:
        """Show the list and focus the first unsolved puzzle of a game."""
        self.show_list()
        solved = self._solved.stops()
        left = [each for each in self._all if not self._is_solved(each, solved)]
        first = sorted(left or self._all, key=lambda each: each.puzzle.game.key != game)
        indices = [each.place for each in first if each.place in self.buttons]
        if indices:
            self.buttons[indices[0]].setFocus()
            self._area.ensureWidgetVisible(self.buttons[indices[0]], 0, 2 * TOUCH)
        else:
            self.back.setFocus()

    def _patches(self, shown: Sequence[Listed], solved: Mapping[str, int]) -> QWidget:
        grid, flow = QWidget(), Flow(gap=SPACE[0])
        grid.setLayout(flow)
        for each in shown:
            is_solved = self._is_solved(each, solved)
            puzzle_button = PuzzleButton(
                each.number, is_hard=each.puzzle.is_hard, is_solved=is_solved
            )
            puzzle_button.clicked.connect(partial(self._choose, each.place))
            flow.addWidget(puzzle_button)
            self.buttons[each.place] = puzzle_button
        return grid

    def _choose(self, place: int, _checked: object = None) -> None:
        self.chosen.emit(place)

    def _clear(self) -> None:
        self.buttons = {}
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()

    def _passes(self, listed: Listed, solved: Mapping[str, int]) -> bool:
        puzzle = listed.puzzle
        values = {
            "game": puzzle.game.key,
            "theme": puzzle.theme,
            "difficulty": HARD if puzzle.is_hard else NOT_HARD,
            "state": SOLVED if self._is_solved(listed, solved) else UNSOLVED,
        }
        return all(each.value() in (ALL, values[name]) for name, each in self.filters.items())

    def _is_solved(self, listed: Listed, solved: Mapping[str, int]) -> bool:
        return bool(solved.get(listed.name))

    def _name(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(words.puzzles())
        with_sets = (each.puzzle.game.key for each in self._all if each.puzzle.game.lays_sets)
        named = [games.name(key) for key in dict.fromkeys(with_sets)]
        parts = [words.what_they_are(), *map(words.what_those_of_sets_are, named)]
        self._what.setText(" ".join(parts))
        self._loading.setText(words.loading())
        self.back.setText(store.back())
        self.back.setAccessibleName(store.back())
        for name, each in self.filters.items():
            before = each.value() if each.count() else ALL
            each.offer([(ALL, words.every(name)), *self._choices(name)], before)
            each.setAccessibleName(words.filter_name(name))

    def _choices(self, name: str) -> list[tuple[str, str]]:
        match name:
            case "game":
                keys = dict.fromkeys(each.puzzle.game.key for each in self._all)
                return [(key, games.name(key)) for key in keys]
            case "theme":
                present = {each.puzzle.theme for each in self._all}
                return [(each, words.theme(each)) for each in Theme if each in present]
            case "difficulty":
                return [
                    (NOT_HARD, words.difficulty(is_hard=False)),
                    (HARD, words.difficulty(is_hard=True)),
                ]
            case _:
                return [
                    (UNSOLVED, words.state(is_solved=False)),
                    (SOLVED, words.state(is_solved=True)),
                ]

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.back)
        chosen = QWidget()
        chosen.setLayout(Flow(*self.filters.values(), gap=SPACE[2]))
        self._rows.setContentsMargins(0, 0, SPACE[0], SPACE[3])
        self._rows.setSpacing(SPACE[1])
        self._area.setWidgetResizable(True)
        self._area.setWidget(self._sheet)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(SPACE[2])
        self._column.addLayout(head)
        self._column.addWidget(self._what)
        self._column.addWidget(chosen)
        self._column.addWidget(self._loading)
        self._column.addWidget(self._area, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = MARGIN if self.width() >= NARROW else NARROW_MARGIN
        side = max(side, (self.width() - WIDEST) // 2)
        self._column.setContentsMargins(side, SPACE[3], side, 0)

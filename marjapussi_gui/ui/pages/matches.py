"""The page of all matches, open and finished."""

from array import array
from functools import partial

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ...engine.games import VARIANTS
from ...kept.listed import FINISHED, OPEN
from ..basis.shelf import Shelf
from ..widgets.fields import Pick
from ..widgets.flow import settle
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..widgets.row_list import RowList
from ..wording import games
from ..wording import store as words
from .match_row import NO_DATE, MatchRow, when
from .page import Page

MARGIN, WIDEST = 40, 1100
LAST_KEY_MS = 200  # from the last typed key to the search


class MatchesPage(Page):
    """A filtered list of matches, to resume, review, save as a file or delete."""

    resume_asked = Signal(int)
    review_asked = Signal(int)
    save_asked = Signal(int)
    deleted = Signal(int)

    IS_STATION = True

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._found = array("q")  # ids of the matches that pass the filters
        self._from: int | None = None  # None when the search is complete
        self._title, self._number = label("", "title"), label("", "caption")
        self.back = button("", self.ask_back, "quiet")
        self.game, self.status, self.search = Pick[str](""), Pick[str](""), QLineEdit()
        self.message = Message()
        self._nothing = label("")
        self.list = RowList(self._made_row, self._fill_row)
        self._typing, self._go_on = QTimer(self), QTimer(self)
        for timer, wait, then in (
            (self._typing, LAST_KEY_MS, self.show_rows),
            (self._go_on, 0, self._search_on),
        ):
            timer.setSingleShot(True)
            timer.setInterval(wait)
            timer.timeout.connect(then)
        self._lay_out()
        self._name()
        self.game.picked.connect(self.show_rows)
        self.status.picked.connect(self.show_rows)
        self.search.textChanged.connect(self._typing.start)
        self.search.returnPressed.connect(self.show_rows)

    def show_matches(self) -> None:
        """Show all stored matches that pass the filters."""
        self._name()
        self.show_rows()
        settle(self)

    def close_open(self) -> bool:
        """Dismiss the open question; return whether there was one."""
        was_visible = self.message.isVisible()
        self.message.clear()
        return was_visible

    def on_left(self) -> None:
        """Stop the search."""
        self._typing.stop()
        self._go_on.stop()

    def show_rows(self, _changed: object = None) -> None:
        """List the matches that pass the filters, newest first."""
        self.on_left()
        self.message.clear()
        self._found = array("q")
        self._search_from(None)
        self.list.show_rows(len(self._found))

    def _search_on(self) -> None:
        """Search the next part of the matches, without blocking the window."""
        before = len(self._found)
        self._search_from(self._from)
        if len(self._found) > before:
            self.list.extend(len(self._found))

    def _search_from(self, place: int | None) -> None:
        found = self._shelf.find(*self._chosen(), place)
        self._found.extend(found.matches)
        self._from = found.go_on
        if found.go_on is not None:
            self._go_on.start()
        self._tell_number()

    def _tell_number(self) -> None:
        number = len(self._found)
        self._number.setText(words.how_many(number))
        self._number.setVisible(number > 0)
        nothing = words.nothing_fits() if any(self._chosen()) else words.nothing_kept()
        self._nothing.setText(nothing)
        self._nothing.setVisible(not number and not self._go_on.isActive())

    def _fill_row(self, row: MatchRow, number: int) -> None:
        """Show the match at an index of the list in a row."""
        match = self._found[number]
        row.show_match(match, self._shelf.one(match), self._shelf.game(match))

    def _made_row(self) -> MatchRow:
        row = MatchRow()
        row.resume_asked.connect(self.resume_asked)
        row.review_asked.connect(self.review_asked)
        row.save_asked.connect(self.save_asked)
        row.delete_asked.connect(self._ask_delete)
        return row

    def _chosen(self) -> tuple[str, str, str]:
        """Return the chosen game key, status and search text."""
        return self.game.value(), self.status.value(), self.search.text()

    def _name(self) -> None:
        """Set all texts but the list in the current language; keep the chosen filters."""
        self._title.setText(words.matches())
        self.list.setAccessibleName(words.matches())
        self.back.setText(words.back())
        self.back.setAccessibleName(words.back())
        named = [("", words.any_game()), *((each.key, games.name(each.key)) for each in VARIANTS)]
        states = [(key, words.status(key)) for key in ("", OPEN, FINISHED)]
        for pick, choices in ((self.game, named), (self.status, states)):
            pick.offer(choices, pick.value() if pick.count() else "")
            pick.setAccessibleName(choices[0][1])
            pick.updateGeometry()
        self.search.setPlaceholderText(words.search())
        self.search.setAccessibleName(words.matches())  # the placeholder is read as its description

    def _ask_delete(self, match: int) -> None:
        row = self._shelf.one(match)
        name, day = (str(match), NO_DATE) if row is None else (games.name(row.game), when(row))
        question = words.ask_delete(name, day)
        self.message.ask(question, words.yes_delete(), partial(self._delete, match))

    def _delete(self, match: int) -> None:
        self._shelf.delete(match)
        self.deleted.emit(match)
        if match in self._found:
            self._found.remove(match)
        self._tell_number()
        self.list.refill(len(self._found))
        self.list.setFocus()

    def _lay_out(self) -> None:
        for box in (self.game, self.status):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        top, filters = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        for widget, stretch in ((self.game, 0), (self.status, 0), (self.search, 1)):
            filters.addWidget(widget, stretch)
        page = QWidget()
        page.setMaximumWidth(WIDEST)
        row = QHBoxLayout(self)
        row.setContentsMargins(MARGIN, MARGIN // 2, MARGIN, MARGIN // 2)
        row.addWidget(page)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(16)
        column.addLayout(top)
        column.addLayout(filters)
        column.addWidget(self.message)
        column.addWidget(self._number)
        column.addWidget(self._nothing)
        column.addWidget(self.list, 1)

    def retranslate(self) -> None:
        self._name()
        self._tell_number()
        self.list.refill(len(self._found))

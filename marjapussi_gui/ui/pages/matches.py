"""The page of matches: those that can be continued, and those that are over."""

from functools import partial

from PySide6.QtCore import QDateTime, QLocale, Qt, QTimeZone, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...engine.games import VARIANTS
from ...kept.listed import FINISHED, OPEN, Listed
from ..dialogs.message import Message
from ..shelf import Shelf
from ..wording import games
from ..wording import store as words
from ..wording.cards import listed
from .flow import Sheet
from .labels import button, label

MARGIN, WIDEST = 40, 1100
BETWEEN, NO_BREAK = " · ", "\N{NO-BREAK SPACE}"


class MatchesPage(QWidget):
    """A list with filters; a match is continued, saved as a file, or deleted."""

    resume_asked = Signal(int)
    review_asked = Signal(int)
    save_asked = Signal(int)
    back_asked = Signal()

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._title = label("", "title")
        self.back = button(words.back(), self.back_asked.emit, "quiet")
        self.game, self.status, self.search = QComboBox(), QComboBox(), QLineEdit()
        self.message = Message()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self._rows.setContentsMargins(0, 0, 8, 0)
        self._lay_out()
        self.game.currentIndexChanged.connect(self.show_rows)
        self.status.currentIndexChanged.connect(self.show_rows)
        self.search.textChanged.connect(self.show_rows)

    def show_matches(self) -> None:
        """Show what is kept now."""
        self._title.setText(words.matches())
        self._area.setAccessibleName(words.matches())
        for box in (self.game, self.status):
            box.blockSignals(True)
            box.clear()
        self.game.addItem(words.any_game(), "")
        for each in VARIANTS:
            self.game.addItem(games.told(each.key).name, each.key)
        for key in ("", OPEN, FINISHED):
            self.status.addItem(words.status(key), key)
        for box in (self.game, self.status):
            box.blockSignals(False)
        self.search.setPlaceholderText(words.search())
        self.search.setAccessibleName(words.search())
        self.show_rows()

    def show_rows(self, _changed: object = None) -> None:
        """Show the matches that pass the filters."""
        self.message.clear()
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        rows = self._shelf.rows(
            self.game.currentData() or "", self.status.currentData() or "", self.search.text()
        )
        for row in rows:
            self._rows.addWidget(self._line(row))
        if not rows:
            self._rows.addWidget(label(words.nothing_kept()))
        self._rows.addStretch(1)

    def _line(self, row: Listed) -> QWidget:
        line = QFrame()
        line.setProperty("look", "row")
        inside = QHBoxLayout(line)
        told = QVBoxLayout()
        told.addWidget(label(games.told(row.game).name, "heading"))
        told.addWidget(label(_details(row), "caption"))
        inside.addLayout(told, 1)
        inside.addWidget(label(" : ".join(map(str, row.scores)), "heading"))
        if row.status == OPEN:
            inside.addWidget(button(words.go_on(), partial(self._ask, row.id), "play"))
        inside.addWidget(button(words.look_back(), partial(self._ask_review, row.id), "quiet"))
        inside.addWidget(button(words.save_record(), partial(self._ask_save, row.id), "quiet"))
        inside.addWidget(button(words.delete(), partial(self._ask_delete, row), "link"))
        return line

    def _ask(self, match: int, _checked: object = None) -> None:
        self.resume_asked.emit(match)

    def _ask_review(self, match: int, _checked: object = None) -> None:
        self.review_asked.emit(match)

    def _ask_save(self, match: int, _checked: object = None) -> None:
        self.save_asked.emit(match)

    def _ask_delete(self, row: Listed, _checked: object = None) -> None:
        asked = words.ask_delete(games.told(row.game).name, _when(row))
        self.message.tell(asked, words.yes_delete(), partial(self._delete, row.id))
        self.message.answer.setFocus()

    def _delete(self, match: int) -> None:
        self._shelf.delete(match)
        self.show_rows()

    def _lay_out(self) -> None:
        for box in (self.game, self.status):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        top, filters = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        for widget, stretch in ((self.game, 0), (self.status, 0), (self.search, 1)):
            filters.addWidget(widget, stretch)
        sheet = Sheet()
        sheet.setLayout(self._rows)
        area = self._area = QScrollArea()
        area.setWidgetResizable(True)
        area.setWidget(sheet)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
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
        column.addWidget(area, 1)


def _when(row: Listed) -> str:
    moment = QDateTime.fromString(row.changed_at, Qt.DateFormat.ISODate)
    local = moment.toTimeZone(QTimeZone.systemTimeZone())
    return QLocale().toString(local, QLocale.FormatType.ShortFormat)


def _details(row: Listed) -> str:
    """Return when, with whom, how long, and how it ended."""
    others = [name for seat, name in enumerate(row.seats) if seat != row.me and name]
    so_far = [words.hands(row.hands)]
    if row.status == FINISHED and row.winner is not None:
        so_far.append(words.won(mine=row.winner == row.me % max(len(row.scores), 1)))
    if row.is_assisted:
        so_far.append(words.assisted())
    together = BETWEEN.join(so_far).replace(" ", NO_BREAK)
    return BETWEEN.join((_when(row), words.with_names(listed(others)), together))

"""The page of matches: those that can be continued, and those that are over."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ...engine.games import VARIANTS
from ...kept.listed import FINISHED, OPEN, Listed
from ..basis.shelf import PAGE, Shelf
from ..basis.theme import CAPTION, LABEL, elided, font
from ..widgets.fields import Pick
from ..widgets.flow import Sheet, settle
from ..widgets.labels import button, label
from ..widgets.message import Message
from ..wording import games
from ..wording import store as words
from ..wording.card_names import listed
from ..wording.others import shown
from ..wording.tongue import moment, plain
from .page import Page

MARGIN, WIDEST = 40, 1100
PAIR = 2
NAME, SCORES = 150, 200  # pixels: so much of a name, and of all scores, is seen
BETWEEN, NO_BREAK, NO_DATE = " · ", "\N{NO-BREAK SPACE}", "?"


class MatchesPage(Page):
    """A list with filters; a match is continued, saved as a file, or deleted."""

    resume_asked = Signal(int)
    review_asked = Signal(int)
    save_asked = Signal(int)
    deleted = Signal(int)

    IS_STATION = True

    def __init__(self, shelf: Shelf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._pages = 0  # of the list that are shown
        self._title, self._number = label("", "title"), label("", "caption")
        self.back = button("", self.ask_back, "quiet")
        self.more = button("", self.show_more, "quiet")
        self.game, self.status, self.search = Pick[str](""), Pick[str](""), QLineEdit()
        self.message = Message()
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._lay_out()
        self._name()
        self.game.picked.connect(self.show_rows)
        self.status.picked.connect(self.show_rows)
        self.search.textChanged.connect(self.show_rows)

    def show_matches(self) -> None:
        """Show what is kept now."""
        self._name()
        self.show_rows()

    def close_open(self) -> bool:
        """Withdraw the question that stands there."""
        was_told = self.message.isVisible()
        self.message.clear()
        return was_told

    def show_rows(self, _changed: object = None) -> None:
        """Show the first of the matches that pass the filters."""
        self._fill(1)

    def show_more(self, _checked: object = None) -> None:
        """Show the next matches below those that are shown."""
        first = self._add_page()
        if first is not None:
            first.setFocus()

    def _fill(self, pages: int) -> None:
        """Show so many pages of the list anew."""
        self.message.clear()
        while (item := self._rows.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._pages = 0
        for _ in range(pages):
            self._add_page()
        if not self._rows.count():
            nothing = words.nothing_fits() if any(self._chosen()) else words.nothing_kept()
            self._rows.addWidget(label(nothing))
        settle(self)

    def _add_page(self) -> QWidget | None:
        """Add a page of the list; return the first button on it."""
        chosen = self._chosen()
        lines = [self._line(row) for row in self._shelf.rows(*chosen, self._pages * PAGE)]
        for line in lines:
            self._rows.addWidget(line)
        self._pages += 1
        number, listed_now = self._shelf.count(*chosen), self._pages * PAGE
        self._number.setText(words.how_many(min(listed_now, number), number))
        self._number.setVisible(number > 0)
        self.more.setVisible(listed_now < number)
        return lines[0].findChild(QPushButton) if lines else None

    def _chosen(self) -> tuple[str, str, str]:
        """Return what is listed: of which game, in which state, with which words."""
        return self.game.value(), self.status.value(), self.search.text()

    def _line(self, row: Listed) -> QWidget:
        line = QFrame()
        line.setProperty("look", "row")
        inside = QHBoxLayout(line)
        texts = QVBoxLayout()
        texts.addWidget(label(games.title(row.game), "heading"))
        texts.addWidget(label(_details(row), "caption"))
        inside.addLayout(texts, 1)
        scores = label(_scores(row), "heading")
        scores.setWordWrap(len(row.scores) > PAIR)
        inside.addWidget(scores)
        if games.is_known(row.game):
            if row.status == OPEN:
                inside.addWidget(button(words.go_on(), partial(self._ask, row.id), "play"))
            inside.addWidget(button(words.look_back(), partial(self._ask_review, row.id), "quiet"))
        inside.addWidget(button(words.save_record(), partial(self._ask_save, row.id), "quiet"))
        inside.addWidget(button(words.delete(), partial(self._ask_delete, row), "link"))
        return line

    def _name(self) -> None:
        """Say everything but the list in the language of now; what was chosen stays so."""
        self._title.setText(words.matches())
        self._area.setAccessibleName(words.matches())
        for control, text in ((self.back, words.back()), (self.more, words.more())):
            control.setText(text)
            control.setAccessibleName(text)
        named = [("", words.any_game()), *((each.key, games.name(each.key)) for each in VARIANTS)]
        states = [(key, words.status(key)) for key in ("", OPEN, FINISHED)]
        for pick, choices in ((self.game, named), (self.status, states)):
            pick.offer(choices, pick.value() if pick.count() else "")
            pick.setAccessibleName(choices[0][1])
            pick.updateGeometry()
        self.search.setPlaceholderText(words.search())
        self.search.setAccessibleName(words.matches())  # what it asks for is its description

    def _ask(self, match: int, _checked: object = None) -> None:
        self.resume_asked.emit(match)

    def _ask_review(self, match: int, _checked: object = None) -> None:
        self.review_asked.emit(match)

    def _ask_save(self, match: int, _checked: object = None) -> None:
        self.save_asked.emit(match)

    def _ask_delete(self, row: Listed, _checked: object = None) -> None:
        question = words.ask_delete(games.name(row.game), _when(row))
        self.message.ask(question, words.yes_delete(), partial(self._delete, row.id))

    def _delete(self, match: int) -> None:
        self._shelf.delete(match)
        self.deleted.emit(match)
        self._fill(self._pages)

    def _lay_out(self) -> None:
        for box in (self.game, self.status):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        top, filters = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self._title, 1)
        top.addWidget(self.back)
        for widget, stretch in ((self.game, 0), (self.status, 0), (self.search, 1)):
            filters.addWidget(widget, stretch)
        sheet = Sheet()
        inside = QVBoxLayout(sheet)
        inside.setContentsMargins(0, 0, 8, 0)
        inside.addLayout(self._rows)
        inside.addWidget(self.more, 0, Qt.AlignmentFlag.AlignHCenter)
        inside.addStretch(1)
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
        column.addWidget(self._number)
        column.addWidget(area, 1)

    def retranslate(self) -> None:
        self._name()
        self._fill(self._pages)


def _when(row: Listed) -> str:
    """Return when a match was played last; when it was begun, where the former is damaged."""
    return moment(row.changed_at) or moment(row.made_at) or shown(row.changed_at) or NO_DATE


def _scores(row: Listed) -> str:
    return elided(" : ".join(map(plain, row.scores)), font(LABEL), SCORES)


def _details(row: Listed) -> str:
    """Return when, with whom, how long, and how it ended."""
    names = [shown(name) for seat, name in enumerate(row.seats) if seat != row.me]
    others = [elided(name, font(CAPTION), NAME) for name in names if name]
    so_far = [words.hands(row.hands)]
    if row.status == FINISHED and row.winner is not None:
        so_far.append(words.won(mine=row.winner == row.me % max(len(row.scores), 1)))
    if row.is_assisted:
        so_far.append(words.assisted())
    together = BETWEEN.join(so_far).replace(" ", NO_BREAK)
    return BETWEEN.join((_when(row), words.with_names(listed(others)), together))

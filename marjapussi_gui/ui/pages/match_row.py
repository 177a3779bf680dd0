"""A row of the match list, with buttons for what can be done with the match."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from ...engine.game import Game
from ...kept.listed import FINISHED, OPEN, Listed
from ..basis.theme import CAPTION, LABEL, elided, font
from ..widgets.labels import button, label
from ..wording import games, rules_house
from ..wording import store as words
from ..wording.card_names import listed
from ..wording.others import shown
from ..wording.tongue import moment, plain

PAIR = 2
NAME, SCORES = 150, 200  # pixels: longer names and scores are elided
BETWEEN, NO_BREAK, NO_DATE = " · ", "\N{NO-BREAK SPACE}", "?"


class MatchRow(QFrame):
    """Shows one match; the list reuses rows while it is scrolled."""

    resume_asked = Signal(int)
    review_asked = Signal(int)
    save_asked = Signal(int)
    delete_asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.match = 0
        self.setProperty("look", "row")
        self._title, self._details = label("", "heading"), label("", "caption")
        self._scores = label("", "heading")
        self._resume = button("", lambda: self.resume_asked.emit(self.match), "play")
        self._review = button("", lambda: self.review_asked.emit(self.match), "quiet")
        self._save = button("", lambda: self.save_asked.emit(self.match), "quiet")
        self._delete = button("", lambda: self.delete_asked.emit(self.match), "link")
        inside, texts = QHBoxLayout(self), QVBoxLayout()
        texts.addWidget(self._title)
        texts.addWidget(self._details)
        inside.addLayout(texts, 1)
        inside.addWidget(self._scores)
        for control in self._buttons:
            inside.addWidget(control)

    @property
    def _buttons(self) -> tuple[QPushButton, ...]:
        return self._resume, self._review, self._save, self._delete

    def show_match(self, match: int, row: Listed | None, game: Game | None) -> None:
        """Show a match; a summary of None means that it cannot be read."""
        self.match = match
        is_known = row is not None and games.is_known(row.game)
        self._resume.setVisible(is_known and row is not None and row.status == OPEN)
        self._review.setVisible(is_known)
        self._title.setText(words.cannot_go_on() if row is None else games.title(row.game))
        self._details.setText("" if row is None else details(row, game))
        self._scores.setWordWrap(row is not None and len(row.scores) > PAIR)
        self._scores.setText("" if row is None else _scores(row))
        description = BETWEEN.join(filter(None, (self._title.text(), self._details.text())))
        texts = words.go_on(), words.look_back(), words.save_record(), words.delete()
        for control, text in zip(self._buttons, texts, strict=True):
            if control.text() != text:
                control.setText(text)
                control.setAccessibleName(text)
            control.setAccessibleDescription(description)


def when(row: Listed) -> str:
    """Return when a match was last played, or when it was created if that date is damaged."""
    return moment(row.changed_at) or moment(row.made_at) or shown(row.changed_at) or NO_DATE


def details(row: Listed, game: Game | None) -> str:
    """Return the date, the other players, the number of hands, the result and the rules."""
    names = [shown(name) for seat, name in enumerate(row.seats) if seat != row.me]
    others = [elided(name, font(CAPTION), NAME) for name in names if name]
    progress_texts = [words.hands(row.hands)]
    if row.status == FINISHED and row.winner is not None:
        progress_texts.append(words.won(mine=row.winner == row.me % max(len(row.scores), 1)))
    if row.is_assisted:
        progress_texts.append(words.assisted())
    progress_text = BETWEEN.join(progress_texts).replace(" ", NO_BREAK)
    rules = "" if game is None else rules_house.in_force(game)
    parts = when(row), words.with_names(listed(others)), progress_text, rules
    return BETWEEN.join(filter(None, parts))


def _scores(row: Listed) -> str:
    return elided(" : ".join(map(plain, row.scores)), font(LABEL), SCORES)

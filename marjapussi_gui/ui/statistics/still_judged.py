"""What is still to be judged, for about how long, and a button by which that rests."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..basis.theme import SPACE
from ..widgets.labels import button, label
from ..wording import profile as words
from .tile import EDGE

FEWEST = 3  # decisions that are judged before it is told how long the others take


class StillJudged(QWidget):
    """Tells how much is left, as long as anything is."""

    rested = Signal(bool)  # whether judging is to rest

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began: tuple[float, int] | None = None  # when, and how many were judged then
        self.rests = False
        self._told = 0, 0, 0
        self._label = label("", "caption")
        self._label.setWordWrap(False)
        self.button = button("", self.on_pressed, "link")
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 0, 0, 0)  # in a row of its own it begins below the title
        row.setSpacing(SPACE[1])
        row.addWidget(self._label)
        row.addWidget(self.button)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def begin(self) -> None:
        """Measure anew how fast it goes."""
        self._began = None

    def tell(self, matches: int, left: int, judged: int) -> None:
        """Say that so many matches are not judged, with so many decisions if that is known."""
        self._told = matches, left, judged
        if self.rests or self._began is None or judged < self._began[1]:
            self._began = self._clock(), judged
        self._label.setText(self._sentence(matches, left, judged) if matches else "")
        text = words.go_on_judging() if self.rests else words.rest_from_judging()
        self.button.setText(text)
        self.button.setAccessibleName(text)
        self.setVisible(bool(matches))

    def on_pressed(self) -> None:
        self.rests = not self.rests
        self.rested.emit(self.rests)
        self.tell(*self._told)

    def _sentence(self, matches: int, left: int, judged: int) -> str:
        sentence = words.still_judged(matches, left)
        if self.rests:
            return f"{sentence} {words.judging_rests()}"
        minutes = self._minutes(left, judged)
        return sentence if minutes is None else f"{sentence} {words.minutes_left(minutes)}"

    def _minutes(self, left: int, judged: int) -> int | None:
        """Return about how long it takes; None as long as that is not known."""
        since, at_first = self._began or (0.0, judged)
        if judged - at_first < FEWEST or not left:
            return None
        return ceil(left * (self._clock() - since) / (judged - at_first) / 60)

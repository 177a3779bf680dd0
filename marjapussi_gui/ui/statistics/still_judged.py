"""The pending evaluations, the estimated time, and a button that pauses them."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ..basis.theme import SPACE
from ..widgets.labels import button, label
from ..wording import profile as words
from .tile import EDGE

FEWEST = 3  # decisions to measure before estimating a time


class StillJudged(QWidget):
    """Shows how many matches are pending, as long as there are any."""

    rested = Signal(bool)  # whether evaluating is paused

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._began: tuple[float, int] | None = None  # time, and number of evaluated decisions then
        self.rests = False
        self._told = 0, 0, 0
        self._label = label("", "caption")
        self._label.setWordWrap(False)
        self.button = button("", self.on_pressed, "link")
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE, 0, 0, 0)  # aligned with the title if it has its own row
        row.setSpacing(SPACE[1])
        row.addWidget(self._label)
        row.addWidget(self.button)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def begin(self) -> None:
        """Measure the speed from now on."""
        self._began = None

    def tell(self, matches: int, left: int, judged: int) -> None:
        """Show the number of pending matches, with the number of decisions if known."""
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
        """Return the estimated time in minutes, or None if it is unknown."""
        since, at_first = self._began or (0.0, judged)
        if judged - at_first < FEWEST or not left:
            return None
        return ceil(left * (self._clock() - since) / (judged - at_first) / 60)

"""The display of decisions that are still to be evaluated in the background."""

from collections.abc import Callable
from math import ceil
from time import monotonic

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ...common.theme import SPACINGS
from ...text.i18n import say
from ...widgets.labels import create_button, create_label
from ...widgets.tiles import SHADOW_MARGIN

MIN_EVALUATED = 3  # number of decisions after which a time is estimated


class PendingEvaluations(QWidget):
    """Shows how many matches are pending and how long they will take, with a pause button.

    It is hidden if nothing is pending.
    """

    pause_toggled = Signal(bool)  # whether the player wants a pause

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._started: tuple[float, int] | None = (
            None  # the time and the number of evaluated decisions at that time
        )
        self.is_paused = False
        self._counts = 0, 0, 0
        self._label = create_label("", "caption")
        self._label.setWordWrap(False)
        self.button = create_button("", self.on_button_clicked, "link")
        row = QHBoxLayout(self)
        row.setContentsMargins(
            SHADOW_MARGIN, 0, 0, 0
        )  # aligns it with the title if it has a row of its own
        row.setSpacing(SPACINGS[1])
        row.addWidget(self._label)
        row.addWidget(self.button)
        self.hide()

    @property
    def text(self) -> str:
        return self._label.text()

    def restart_clock(self) -> None:
        """Measure the speed of evaluation from now on."""
        self._started = None

    def show_remaining(self, match_count: int, decision_count: int, evaluated_count: int) -> None:
        """Show the number of pending matches and, if known, of pending decisions."""
        self._counts = match_count, decision_count, evaluated_count
        if self.is_paused or self._started is None or evaluated_count < self._started[1]:
            self._started = self._clock(), evaluated_count
        self._label.setText(
            self._sentence(match_count, decision_count, evaluated_count) if match_count else ""
        )
        text = say("resume") if self.is_paused else say("pause")
        self.button.setText(text)
        self.button.setAccessibleName(text)
        self.setVisible(bool(match_count))

    def on_button_clicked(self) -> None:
        self.is_paused = not self.is_paused
        self.pause_toggled.emit(self.is_paused)
        self.show_remaining(*self._counts)

    def _sentence(self, match_count: int, decision_count: int, evaluated_count: int) -> str:
        sentence = say("number-matches-are-being-reviewed", number=match_count)
        if decision_count:
            sentence = say("number-decisions-are-left-to-review", number=decision_count)
        if self.is_paused:
            return f"{sentence} {say('paused')}"
        minutes = self._minutes_left(decision_count, evaluated_count)
        return sentence if minutes is None else f"{sentence} {say('minutes-left', number=minutes)}"

    def _minutes_left(self, decision_count: int, evaluated_count: int) -> int | None:
        """Return the estimated time in minutes, or None if it is unknown."""
        since, at_first = self._started or (0.0, evaluated_count)
        if evaluated_count - at_first < MIN_EVALUATED or not decision_count:
            return None
        return ceil(decision_count * (self._clock() - since) / (evaluated_count - at_first) / 60)

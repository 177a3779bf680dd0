"""The footer of a review: what was just done, the timeline, and the buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ..art.lines import clipped
from ..basis.theme import BODY, MEDIUM, SPACE, STRONG, set_type
from ..widgets.labels import Words, label, tip
from ..wording import review as words
from .band import Band
from .controls import Controls
from .inquiry import Inquiry
from .playback import Moment

SENTENCE_LINES = 2.7  # text sizes: two lines, so that nothing jumps
MOST_LINES, APART = 3, 2  # lines of the sentence; pixels


class Foot(QWidget):
    """A sentence, the timeline and a row of buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._done: Sequence[str] = ()
        self.sentence, self.place, self.standing = label(""), Words(), Words()
        self.band, self.controls = Band(self), Controls(self)
        set_type(self.sentence, BODY, STRONG)
        self.sentence.setMinimumHeight(round(SENTENCE_LINES * BODY))
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.place.setProperty("look", "caption")
        set_type(self.standing, BODY, MEDIUM)
        top, column = QHBoxLayout(), QVBoxLayout(self)
        top.setSpacing(SPACE[3])
        top.addWidget(self.sentence, 1)
        top.addWidget(self.place)
        top.addWidget(self.standing)
        column.setContentsMargins(SPACE[3], SPACE[0], SPACE[3], SPACE[2])
        column.setSpacing(SPACE[0])
        column.addLayout(top)
        column.addWidget(self.band)
        column.addWidget(self.controls)

    def put_needle(self, inquiry: Inquiry) -> None:
        """Move the needle of the timeline to the current position, without a signal."""
        with QSignalBlocker(self.band):
            self.band.setRange(0, inquiry.playback.last)
            self.band.setValue(inquiry.ply)

    def tell_moment(self, inquiry: Inquiry, moment: Moment) -> None:
        """Show the last action, its place in the match, and which steps are possible."""
        ply, playback = inquiry.ply, inquiry.playback
        self._done = words.done(moment.events, inquiry.people)
        done = " ".join(self._done)
        self.sentence.setAccessibleName(done)
        self.sentence.setToolTip(tip(done))
        self.band.setAccessibleDescription(done)
        self.place.setText(words.place(playback.hand_number(ply), ply, playback.last))
        for name, control in self.controls.steps.items():
            control.setEnabled(playback.target(name, ply) != ply)
        self.tell_course(inquiry)

    def tell_course(self, inquiry: Inquiry) -> None:
        """Show the evaluations so far and the value of this moment."""
        course = inquiry.course()
        inquiry.tell(self.band, course)
        self.standing.setText(inquiry.standing(course))
        self.controls.judged.setText(inquiry.whose)
        self._tell_done()

    def _tell_done(self) -> None:
        """Show the last action, as much of it as fits."""
        spaces = 2 * SPACE[3]
        beside = self.place.sizeHint().width() + self.standing.sizeHint().width() + spaces
        room = self.width() - 2 * SPACE[3] - beside - APART
        self.sentence.setText(clipped(self._done, self.sentence.font(), room, MOST_LINES))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._tell_done()

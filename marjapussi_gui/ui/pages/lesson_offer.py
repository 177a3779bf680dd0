"""The tile on the start page that offers a lesson."""

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ..art.companions import AHEAD, companion_of, draw_companion
from ..art.stitch_row import draw_stitches
from ..basis.progress import Learned
from ..widgets.labels import button, label
from ..wording import games, lessons
from ..wording import teaching as words
from .ground import EDGE, draw_ground

FACE, INSIDE = 72, 14  # pixels
STITCH, GAP, LEAST_STITCH = 12, 8, 5


class LessonOffer(QWidget):
    """Offers to continue a lesson, or the first lesson to a new player."""

    asked = Signal(str)  # the key of a game

    def __init__(self) -> None:
        super().__init__()
        self._offered: Learned | None = None
        self._has_room = True
        self._name, self._subject = label("", "heading"), label("")
        self._game, self._stop = label("", "strong"), label("", "caption")
        self.begin = button("", self._on_begin)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Minimum)
        above, below, words = QVBoxLayout(), QHBoxLayout(), QVBoxLayout()
        above.setSpacing(2)
        above.setContentsMargins(FACE + INSIDE, 0, 0, STITCH + GAP)
        for line in (self._name, self._subject):
            above.addWidget(line)
        words.setSpacing(0)
        for line in (self._game, self._stop):
            line.setWordWrap(False)
            words.addWidget(line)
        below.addLayout(words, 1)
        below.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(*[EDGE + INSIDE - 2] * 4)
        column.addLayout(above)
        column.addStretch(1)
        column.addLayout(below)
        self.hide()

    @property
    def offered(self) -> Learned | None:
        """The lesson that is offered, or None."""
        return self._offered

    def offer(self, lesson: Learned | None) -> None:
        """Offer to start or continue a lesson; hide the tile if it is None."""
        self._offered = lesson
        self.setVisible(lesson is not None and self._has_room)
        self.tell()

    def fit(self, wide: int, high: int, *, is_seen: bool) -> None:
        """Set the width and minimum height; hide the tile if the page has no room."""
        self._has_room = is_seen
        self.setFixedWidth(wide)
        self.setMinimumHeight(high)
        self.setVisible(self._offered is not None and is_seen)

    def tell(self) -> None:
        """Set all texts in the current language."""
        offered = self._offered
        if offered is None:
            return
        lesson = offered.lesson
        game = games.name(lesson.game)
        if offered.is_begun:
            stop = words.stop(offered.stop + 1, len(lesson.stops))
            texts = words.which(lesson.number), words.subject(lesson), game, stop
        else:
            texts = words.new_here(), words.learn_by_playing(), game, ""
        for line, text in zip(self._lines, texts, strict=True):
            line.setText(text)
        self.begin.setText(words.go_on() if offered.is_begun else words.begin())
        self.begin.setAccessibleName(f"{game}, {texts[0]}: {self.begin.text()}")
        self.update()

    @property
    def _lines(self) -> tuple[QLabel, ...]:
        return self._name, self._subject, self._game, self._stop

    def _on_begin(self) -> None:
        if self._offered is not None:
            self.asked.emit(self._offered.lesson.game)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._offered is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        draw_ground(painter, self.size(), colour.name())
        face = QRectF(EDGE + INSIDE, EDGE + INSIDE - 2, FACE, FACE)
        lesson = self._offered.lesson
        draw_companion(painter, face, companion_of(lessons.teacher(lesson.game)), AHEAD)
        left, number = face.right() + INSIDE - 2, len(lesson.stops)
        room = self.width() - EDGE - INSIDE - left
        size = max(min(STITCH, (room + GAP) / number - GAP * 0.7), LEAST_STITCH)
        gap = min(GAP, (room - number * size) / max(number - 1, 1))
        start = QPointF(left, self._subject.geometry().bottom() + GAP + STITCH / 2)
        now = self._offered.stop
        draw_stitches(painter, start, size, gap, now, number, now)
        painter.end()

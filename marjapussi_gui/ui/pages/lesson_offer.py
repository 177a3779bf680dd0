"""On the start page: the lesson that was left, or the first one for who is new here."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ..art.brushes import rounded, soft_shadow
from ..art.companions import AHEAD, companion_of, draw_companion
from ..art.stitch_row import draw_stitches, row_width
from ..basis.progress import Learned
from ..basis.theme import TILE_RADIUS
from ..widgets.labels import button, label
from ..wording import games, lessons
from ..wording import teaching as words

FACE, EDGE, INSIDE = 56, 8, 10  # pixels
STITCH, GAP = 9, 4


class LessonOffer(QWidget):
    """A small tile with the teacher, what is offered, and one button; no dialog asks."""

    asked = Signal(str)  # the key of a game

    def __init__(self) -> None:
        super().__init__()
        self._offered: Learned | None = None
        self._words = label("")
        self._words.setWordWrap(False)
        self.begin = button("", self._on_begin)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        column = QVBoxLayout()
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self._words)
        column.addSpacing(STITCH + 2 * GAP)
        column.addStretch(1)
        row = QHBoxLayout(self)
        inside = EDGE + INSIDE
        row.setContentsMargins(inside + FACE + INSIDE, inside, inside, inside)
        row.setSpacing(16)
        row.addLayout(column)
        row.addWidget(self.begin, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()

    @property
    def offered(self) -> Learned | None:
        """The lesson that is offered."""
        return self._offered

    def offer(self, lesson: Learned | None) -> None:
        """Offer to begin a lesson or to go on with it; none, and nothing is seen."""
        self._offered = lesson
        self.setVisible(lesson is not None)
        self.tell()

    def tell(self) -> None:
        """Say everything in the language of now."""
        offered = self._offered
        if offered is None:
            return
        lesson = offered.lesson
        is_left, game = offered.is_begun, lesson.game
        text = words.name(game, lesson.number) if is_left else words.offer(games.name(game))
        self._words.setText(text)
        self.begin.setText(words.go_on() if is_left else words.begin())
        self.begin.setAccessibleName(f"{text} {self.begin.text()}")
        self.update()

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _on_begin(self) -> None:
        if self._offered is not None:
            self.asked.emit(self._offered.lesson.game)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._offered is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        rounded(painter, box, TILE_RADIUS, colour.name())
        face = QRectF(box.left() + INSIDE, box.center().y() - FACE / 2, FACE, FACE)
        lesson = self._offered.lesson
        draw_companion(painter, face, companion_of(lessons.teacher(lesson.game)), AHEAD)
        start, number = (
            QPointF(face.right() + INSIDE, self._words.geometry().bottom() + STITCH + 2),
            len(lesson.stops),
        )
        if row_width(number, STITCH, GAP) > self._words.width():
            number = min(number, round(self._words.width() / (STITCH + GAP)))
        now = self._offered.stop
        draw_stitches(painter, start, STITCH, GAP, now, number, now)
        painter.end()

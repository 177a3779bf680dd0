"""The timeline below the board: the course of the match and the current position in it."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSlider, QWidget

from ..art import towel
from ..art.brushes import CENTRE, RIGHT, canvas, painting, write
from ..basis.theme import BOLD, CAPTION, MEDIUM, font, text_scale, width_of
from .course import Course
from .playback import Stretch

CELL, LEAST_CELL, FEWEST = 6.42, 5.0, 6  # pixels; columns per hand
INNER, SEAM = 12.0, 6.5  # pixels
TOP, FOOT = 28, 26  # pixels above and below the cloth
LEAST, MOST, SHARE = 84, 150, 0.15  # of the cloth: pixels, and share of the window
LABELS, GAP = 12, 10  # pixels
HIT = 20  # pixels
DARKER_THAN = 128
MARKS = (6.5, 8.5, 10.5)  # pixels, by severity


class Band(QSlider):
    """The course of a match as embroidery; a click or a drag goes to a position."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.hides_what_came = False
        self._course = Course((Stretch(0, 0, ()),), (None,), True, 0.5, 1.0, 0.0)
        self._marks: dict[int, int] = {}  # severity by position
        self._labels, self._scores = ("", "", ""), list[str]()
        self._cloth, self._left = QPixmap(), 0.0
        self._kind: object = None  # for which the cloth was drawn
        self.setMouseTracking(True)
        self.fit(0)

    def tell(
        self,
        course: Course,
        marks: dict[int, int],
        labels: tuple[str, str, str],
        scores: Sequence[str],
    ) -> None:
        """Show a timeline; labels are those at the top, in the middle and at the bottom."""
        self._course, self._marks = course, marks
        self._labels, self._scores = labels, list(scores)
        face = font(CAPTION, BOLD)
        self._left = max(width_of(text, face) for text in labels) + LABELS
        self.update()

    def fit(self, window: int) -> None:
        """Set the height that suits a window of this height."""
        cloth = min(max(round(SHARE * window), LEAST), MOST)
        self.setFixedHeight(TOP + cloth + round(FOOT * text_scale()))

    def hide_what_came(self, hides: bool) -> None:  # noqa: FBT001 - a slot
        """Cover everything right of the needle, or uncover it."""
        self.hides_what_came = hides
        self.update()

    # Geometry

    @property
    def cloth(self) -> QRectF:
        """The rectangle of the linen."""
        foot = round(FOOT * text_scale())
        width, height = self.width() - self._left - 4, self.height() - TOP - foot
        return QRectF(self._left, TOP, width, height)

    @property
    def _stitches(self) -> QRectF:
        """The rectangle for stitches, without regard to scrolling."""
        return self.cloth.adjusted(INNER, 9, -INNER, -11)

    @property
    def _of_a_hand(self) -> tuple[int, float]:
        """The number of columns per hand, and the width of a hand with its seam in pixels."""
        hands = len(self._course.stretches)
        room = self._stitches.width() - SEAM * (hands - 1)
        columns = max(int(room / hands / CELL), FEWEST)
        cell = max(room / hands / columns, LEAST_CELL)
        return columns, columns * cell + SEAM

    @property
    def _scrolled(self) -> float:
        """The scroll offset in pixels that keeps the needle visible."""
        whole = self._of_a_hand[1] * len(self._course.stretches) - SEAM
        beyond = whole - self._stitches.width()
        if beyond <= 0:
            return 0.0
        return min(max(self._along(self.value()) - self._stitches.width() / 2, 0.0), beyond)

    def _along(self, ply: int) -> float:
        """Return the distance of a position from the start of the whole timeline, in pixels."""
        place, hand = self._hand_of(ply)
        width = self._of_a_hand[1]
        share = (ply - hand.begin + 0.5) / (hand.end - hand.begin + 1)
        return place * width + share * (width - SEAM)

    def x_of(self, ply: int) -> float:
        """Return the x coordinate of the needle at a position."""
        return self._stitches.left() + self._along(ply) - self._scrolled

    def ply_at(self, x: float) -> int:
        """Return the position at an x coordinate."""
        width = self._of_a_hand[1]
        along = x - self._stitches.left() + self._scrolled
        stretches = self._course.stretches
        place = min(max(int(along / width), 0), len(stretches) - 1)
        hand = stretches[place]
        share = min(max((along - place * width) / (width - SEAM), 0.0), 1.0)
        length = hand.end - hand.begin + 1
        return hand.begin + min(int(share * length), length - 1)

    def _hand_of(self, ply: int) -> tuple[int, Stretch]:
        for place, hand in enumerate(self._course.stretches):
            if ply <= hand.end:
                return place, hand
        last = len(self._course.stretches) - 1
        return last, self._course.stretches[last]

    def _marked(self, at: QPointF) -> int | None:
        """Return the mistake whose berry is under the mouse, or None."""
        if at.y() > TOP + HIT:
            return None
        near = [(abs(self.x_of(ply) - at.x()), ply) for ply in self._marks]
        return min((each for each in near if each[0] <= HIT), default=(0, None))[1]

    # Painting

    @property
    def threads(self) -> towel.Threads:
        is_dark = self.palette().window().color().lightness() < DARKER_THAN
        return towel.DARK if is_dark else towel.LIGHT

    def _level(self, ply: int) -> int | None:
        share = self._course.share(ply)
        if share is None:
            return None
        return min(max(round(towel.ROWS - share * towel.ROWS), 0), towel.ROWS - 1)

    def _draw_cloth(self) -> None:
        """Draw everything but the needle, once for as long as nothing else changes."""
        ratio = self.devicePixelRatioF()
        kind = self.size(), self._course, self.threads, self._scrolled, self._left, ratio
        if kind == self._kind:
            return
        self._kind = kind
        self._cloth = canvas(self.width(), self.height(), ratio)
        with painting(self._cloth) as painter:
            towel.draw_cloth(painter, self.cloth, self.threads)
            painter.setClipRect(self.cloth.adjusted(4, 0, -4, 0))
            for place in self._hands_in_sight:
                self._draw_hand(painter, place)
            towel.draw_even(painter, self._stitches, self._even_share, self.threads)

    @property
    def _even_share(self) -> float:
        course = self._course
        return (course.even - course.least) / (course.most - course.least)

    @property
    def _hands_in_sight(self) -> range:
        width = self._of_a_hand[1]
        first = int(self._scrolled / width)
        return range(first, min(first + ceil(self.width() / width) + 1, len(self._scores)))

    def _left_of(self, place: int) -> float:
        return self._stitches.left() + place * self._of_a_hand[1] - self._scrolled

    def _draw_hand(self, painter: QPainter, place: int) -> None:
        columns, width = self._of_a_hand
        hand, box, left = self._course.stretches[place], self._stitches, self._left_of(place)
        length = hand.end - hand.begin + 1
        plies = [
            hand.begin + min(int((column + 0.5) / columns * length), length - 1)
            for column in range(columns)
        ]
        cloth = QRectF(left, box.top(), width - SEAM, box.height())
        towel.draw_columns(painter, cloth, [self._level(ply) for ply in plies], self.threads)
        if place:
            towel.draw_seam(painter, left - SEAM / 2, self.cloth, self.threads)

    def _write_labels(self, painter: QPainter) -> None:
        box, line, face = self._stitches, 16.0 * text_scale(), font(CAPTION, BOLD)
        ours, theirs = towel.words_of(self.threads)
        even = box.bottom() - self._even_share * box.height()
        quiet = self.palette().placeholderText().color()
        above, centre, below = self._labels
        height, low = box.top() + line / 2, box.bottom() - line / 2
        has_room = height + line <= even <= low - line
        for text, y, colour in (
            (above, height, QColor(theirs)),
            (centre if has_room else "", even, quiet),
            (below, low, QColor(ours)),
        ):
            room = QRectF(0, y - line / 2, self.cloth.left() - LABELS, line)
            write(painter, room, text, face, colour, RIGHT)

    def _write_scores(self, painter: QPainter) -> None:
        """Write the score after each hand, as far as there is room."""
        now, width = self._hand_of(self.value())[0], self._of_a_hand[1]
        text, quiet = self.palette().windowText().color(), self.palette().placeholderText().color()
        taken: list[QRectF] = []
        for place in sorted(self._hands_in_sight, key=lambda place: place != now):
            if place > now and self.hides_what_came:
                continue
            face = font(CAPTION, BOLD if place == now else MEDIUM)
            half = width_of(self._scores[place], face) / 2 + GAP / 2
            centre = self._left_of(place) + (width - SEAM) / 2
            centre = min(max(centre, self.cloth.left() + half), self.cloth.right() - half)
            room = QRectF(centre - half, self.cloth.bottom() + 5, 2 * half, 20 * text_scale())
            if not any(room.intersects(each) for each in taken):
                taken.append(room)
                colour = text if place == now else quiet
                write(painter, room, self._scores[place], face, colour, CENTRE)

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._draw_cloth()
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._cloth)
            x = self.x_of(self.value())
            if self.hides_what_came and x < self._stitches.right():
                box = self._stitches.adjusted(0, -4, 4, 4)
                box.setLeft(x + 3)
                towel.draw_cover(painter, box, self.threads)
            for ply, grave in self._marks.items():
                if self.cloth.left() <= self.x_of(ply) <= self.cloth.right():
                    self._draw_mark(painter, ply, grave)
            towel.draw_needle(painter, x, self.cloth)
            if self.value() in self._marks:
                self._draw_mark(painter, self.value(), self._marks[self.value()])
            self._write_labels(painter)
            self._write_scores(painter)

    def _draw_mark(self, painter: QPainter, ply: int, grave: int) -> None:
        if not self.hides_what_came or ply <= self.value():
            towel.draw_mark(painter, self.x_of(ply), self.cloth, MARKS[grave])

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        marked = self._marked(event.position())
        self.setValue(self.ply_at(event.position().x()) if marked is None else marked)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setValue(self.ply_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.update()

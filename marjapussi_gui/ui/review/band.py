"""The band under the felt: how the match went, and where one stands in it."""

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

CELL, LEAST_CELL, FEWEST = 6.42, 5.0, 6  # pixels of a stitch; columns of a hand
INNER, SEAM = 12.0, 6.5  # pixels: from the edge of the cloth, and between two hands
TOP, FOOT = 28, 26  # pixels above the cloth for the needle, and below for the scores
LEAST, MOST, SHARE = 84, 150, 0.15  # pixels: how high the cloth is, and of the window
LABELS, GAP = 12, 10  # pixels beside the words on the left, and between two scores
HIT = 20  # pixels: so near to a berry is on it
DARKER_THAN = 128
MARKS = (6.5, 8.5, 10.5)  # radius of a berry, by how grave a mistake it was


class Band(QSlider):
    """The course of a match, embroidered; a click or a drag goes there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.hides_what_came = False
        self._course = Course((Stretch(0, 0, ()),), (None,), True, 0.5, 1.0, 0.0)
        self._marks: dict[int, int] = {}  # how grave, by how many actions were done before
        self._labels, self._scores = ("", "", ""), list[str]()
        self._cloth, self._left = QPixmap(), 0.0
        self._kind: object = None  # what the cloth was drawn for
        self.setMouseTracking(True)
        self.fit(0)

    def tell(
        self,
        course: Course,
        marks: dict[int, int],
        labels: tuple[str, str, str],
        scores: Sequence[str],
    ) -> None:
        """Show a course; labels are those of above, of the middle and of below."""
        self._course, self._marks = course, marks
        self._labels, self._scores = labels, list(scores)
        face = font(CAPTION, BOLD)
        self._left = max(width_of(text, face) for text in labels) + LABELS
        self.update()

    def fit(self, window: int) -> None:
        """Be as high as a window of this height has room for."""
        cloth = min(max(round(SHARE * window), LEAST), MOST)
        self.setFixedHeight(TOP + cloth + round(FOOT * text_scale()))

    def hide_what_came(self, hides: bool) -> None:  # noqa: FBT001 - a signal's
        """Cover what lies right of the needle, or uncover it."""
        self.hides_what_came = hides
        self.update()

    # Where everything is

    @property
    def cloth(self) -> QRectF:
        """Where the linen lies."""
        foot = round(FOOT * text_scale())
        wide, high = self.width() - self._left - 4, self.height() - TOP - foot
        return QRectF(self._left, TOP, wide, high)

    @property
    def _stitches(self) -> QRectF:
        """Where stitches may be, without what is scrolled away."""
        return self.cloth.adjusted(INNER, 9, -INNER, -11)

    @property
    def _of_a_hand(self) -> tuple[int, float]:
        """Return how many columns a hand has, and how wide a hand is with its seam."""
        hands = len(self._course.stretches)
        room = self._stitches.width() - SEAM * (hands - 1)
        columns = max(int(room / hands / CELL), FEWEST)
        cell = max(room / hands / columns, LEAST_CELL)
        return columns, columns * cell + SEAM

    @property
    def _scrolled(self) -> float:
        """How far the towel is pulled to the left, so that the needle is seen."""
        whole = self._of_a_hand[1] * len(self._course.stretches) - SEAM
        beyond = whole - self._stitches.width()
        if beyond <= 0:
            return 0.0
        return min(max(self._along(self.value()) - self._stitches.width() / 2, 0.0), beyond)

    def _along(self, ply: int) -> float:
        """Return how far along the whole towel a moment lies."""
        place, hand = self._hand_of(ply)
        wide = self._of_a_hand[1]
        share = (ply - hand.begin + 0.5) / (hand.end - hand.begin + 1)
        return place * wide + share * (wide - SEAM)

    def x_of(self, ply: int) -> float:
        """Return where the needle stands at a moment."""
        return self._stitches.left() + self._along(ply) - self._scrolled

    def ply_at(self, x: float) -> int:
        """Return the moment at a place."""
        wide = self._of_a_hand[1]
        along = x - self._stitches.left() + self._scrolled
        stretches = self._course.stretches
        place = min(max(int(along / wide), 0), len(stretches) - 1)
        hand = stretches[place]
        share = min(max((along - place * wide) / (wide - SEAM), 0.0), 1.0)
        length = hand.end - hand.begin + 1
        return hand.begin + min(int(share * length), length - 1)

    def _hand_of(self, ply: int) -> tuple[int, Stretch]:
        for place, hand in enumerate(self._course.stretches):
            if ply <= hand.end:
                return place, hand
        last = len(self._course.stretches) - 1
        return last, self._course.stretches[last]

    def _marked(self, at: QPointF) -> int | None:
        """Return the mistake whose berry is pointed at."""
        if at.y() > TOP + HIT:
            return None
        near = [(abs(self.x_of(ply) - at.x()), ply) for ply in self._marks]
        return min((each for each in near if each[0] <= HIT), default=(0, None))[1]

    # How it looks

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
        """Draw all but the needle once for as long as nothing else changes."""
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
        wide = self._of_a_hand[1]
        first = int(self._scrolled / wide)
        return range(first, min(first + ceil(self.width() / wide) + 1, len(self._scores)))

    def _left_of(self, place: int) -> float:
        return self._stitches.left() + place * self._of_a_hand[1] - self._scrolled

    def _draw_hand(self, painter: QPainter, place: int) -> None:
        columns, wide = self._of_a_hand
        hand, box, left = self._course.stretches[place], self._stitches, self._left_of(place)
        length = hand.end - hand.begin + 1
        plies = [
            hand.begin + min(int((column + 0.5) / columns * length), length - 1)
            for column in range(columns)
        ]
        cloth = QRectF(left, box.top(), wide - SEAM, box.height())
        towel.draw_columns(painter, cloth, [self._level(ply) for ply in plies], self.threads)
        if place:
            towel.draw_seam(painter, left - SEAM / 2, self.cloth, self.threads)

    def _write_labels(self, painter: QPainter) -> None:
        box, line, face = self._stitches, 16.0 * text_scale(), font(CAPTION, BOLD)
        ours, theirs = towel.words_of(self.threads)
        even = box.bottom() - self._even_share * box.height()
        quiet = self.palette().placeholderText().color()
        above, middle, below = self._labels
        high, low = box.top() + line / 2, box.bottom() - line / 2
        has_room = high + line <= even <= low - line
        for text, y, colour in (
            (above, high, QColor(theirs)),
            (middle if has_room else "", even, quiet),
            (below, low, QColor(ours)),
        ):
            room = QRectF(0, y - line / 2, self.cloth.left() - LABELS, line)
            write(painter, room, text, face, colour, RIGHT)

    def _write_scores(self, painter: QPainter) -> None:
        """Write below each hand how it left the match, as far as there is room."""
        now, wide = self._hand_of(self.value())[0], self._of_a_hand[1]
        text, quiet = self.palette().windowText().color(), self.palette().placeholderText().color()
        taken: list[QRectF] = []
        for place in sorted(self._hands_in_sight, key=lambda place: place != now):
            if place > now and self.hides_what_came:
                continue
            face = font(CAPTION, BOLD if place == now else MEDIUM)
            half = width_of(self._scores[place], face) / 2 + GAP / 2
            middle = self._left_of(place) + (wide - SEAM) / 2
            middle = min(max(middle, self.cloth.left() + half), self.cloth.right() - half)
            room = QRectF(middle - half, self.cloth.bottom() + 5, 2 * half, 20 * text_scale())
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

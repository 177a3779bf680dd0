"""The timeline of a review: the course of the match, and the current position in it.

Each hand is a number of columns of squares. A needle marks the current position, and a berry each
mistake.
"""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QSlider, QWidget

from ...art import timeline_drawing
from ...art.painter_tools import ALIGN_CENTRE, ALIGN_RIGHT, create_canvas, draw_text, open_painter
from ...common.theme import BOLD, CAPTION, MEDIUM, create_font, text_scale, text_width
from ...panels.question.playback import HandPlyRange
from .match_timeline import MatchTimeline

STITCH_WIDTH, MIN_STITCH_WIDTH, MIN_COLUMNS = 6.42, 5.0, 6  # pixels, pixels, columns per hand
INNER_MARGIN, SEAM_WIDTH = 12.0, 6.5  # pixels
NEEDLE_HEIGHT, SCORES_HEIGHT = 28, 26  # pixels above and below the timeline
MIN_HEIGHT, MAX_HEIGHT = 52, 150  # pixels, of the timeline
HEIGHT_SHARE = 0.1  # of the window's height
LABEL_GAP, LABEL_EDGE, SCORE_GAP = 12, 5, 10  # pixels; clear of the focus ring
HIT_DISTANCE = 20  # pixels between the mouse and a marker
DARK_LIGHTNESS = 128
MARK_RADII = (6.5, 8.5, 10.5)  # pixels, for each severity


class TimelineSlider(QSlider):
    """Shows the course of a match. A click or a drag goes to a position."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setProperty("announced", True)
        self.is_future_hidden = False
        self._timeline = MatchTimeline((HandPlyRange(0, 0, ()),), (None,), True, 0.5, 1.0, 0.0)
        self._marks: dict[int, int] = {}  # severity of mistakes by ply
        self._labels, self._scores = ("", "", ""), list[str]()
        self._picture, self._label_width = QPixmap(), 0.0
        self._drawing_key: object = None  # what the picture shows
        self.setMouseTracking(True)
        self.fit_height(0)

    def show_timeline(
        self,
        timeline: MatchTimeline,
        marks: dict[int, int],
        labels: tuple[str, str, str],
        scores: Sequence[str],
    ) -> None:
        """Show a timeline.

        marks holds the severity of each mistake by ply. labels are the texts at the top, the
        middle and the bottom. scores are the texts after each hand.
        """
        self._timeline, self._marks = timeline, marks
        self._labels, self._scores = labels, list(scores)
        face = create_font(CAPTION, BOLD)
        self._label_width = max(text_width(text, face) for text in labels) + LABEL_GAP + LABEL_EDGE
        self.update()

    def fit_height(self, window_height: int) -> None:
        """Set the height that suits a window's height, both in pixels."""
        height = min(max(round(HEIGHT_SHARE * window_height), MIN_HEIGHT), MAX_HEIGHT)
        self.setFixedHeight(NEEDLE_HEIGHT + height + round(SCORES_HEIGHT * text_scale()))

    def set_future_hidden(self, is_hidden: bool) -> None:  # noqa: FBT001 - a slot
        """Cover everything to the right of the needle, or uncover it."""
        self.is_future_hidden = is_hidden
        self.update()

    # Geometry

    @property
    def timeline_rect(self) -> QRectF:
        """The rectangle of the timeline, without needle, labels and scores."""
        foot = round(SCORES_HEIGHT * text_scale())
        width, height = self.width() - self._label_width - 4, self.height() - NEEDLE_HEIGHT - foot
        return QRectF(self._label_width, NEEDLE_HEIGHT, width, height)

    @property
    def _columns_rect(self) -> QRectF:
        """The rectangle in which columns are visible."""
        return self.timeline_rect.adjusted(INNER_MARGIN, 9, -INNER_MARGIN, -11)

    @property
    def _hand_columns(self) -> tuple[int, float]:
        """The number of columns per hand, and the width in pixels of a hand with its border."""
        hands = len(self._timeline.hand_ranges)
        room = self._columns_rect.width() - SEAM_WIDTH * (hands - 1)
        columns = max(int(room / hands / STITCH_WIDTH), MIN_COLUMNS)
        cell = max(room / hands / columns, MIN_STITCH_WIDTH)
        return columns, columns * cell + SEAM_WIDTH

    @property
    def _scroll_offset(self) -> float:
        """How far a long timeline is scrolled, in pixels, so that the needle is visible."""
        whole = self._hand_columns[1] * len(self._timeline.hand_ranges) - SEAM_WIDTH
        beyond = whole - self._columns_rect.width()
        if beyond <= 0:
            return 0.0
        return min(
            max(self._distance_to(self.value()) - self._columns_rect.width() / 2, 0.0), beyond
        )

    def _distance_to(self, ply: int) -> float:
        """Return the distance in pixels from the start of the whole timeline to a position."""
        place, hand = self._hand_at(ply)
        width = self._hand_columns[1]
        share = (ply - hand.first_ply + 0.5) / (hand.last_ply - hand.first_ply + 1)
        return place * width + share * (width - SEAM_WIDTH)

    def x_at(self, ply: int) -> float:
        return self._columns_rect.left() + self._distance_to(ply) - self._scroll_offset

    def ply_at(self, x: float) -> int:
        width = self._hand_columns[1]
        along = x - self._columns_rect.left() + self._scroll_offset
        stretches = self._timeline.hand_ranges
        place = min(max(int(along / width), 0), len(stretches) - 1)
        hand = stretches[place]
        share = min(max((along - place * width) / (width - SEAM_WIDTH), 0.0), 1.0)
        length = hand.last_ply - hand.first_ply + 1
        return hand.first_ply + min(int(share * length), length - 1)

    def _hand_at(self, ply: int) -> tuple[int, HandPlyRange]:
        for place, hand in enumerate(self._timeline.hand_ranges):
            if ply <= hand.last_ply:
                return place, hand
        last = len(self._timeline.hand_ranges) - 1
        return last, self._timeline.hand_ranges[last]

    def _mark_at(self, position: QPointF) -> int | None:
        """Return the ply of the mistake whose marker is near a point, or None."""
        if position.y() > NEEDLE_HEIGHT + HIT_DISTANCE:
            return None
        near = [(abs(self.x_at(ply) - position.x()), ply) for ply in self._marks]
        return min((each for each in near if each[0] <= HIT_DISTANCE), default=(0, None))[1]

    # Painting

    @property
    def colours(self) -> timeline_drawing.TimelineColours:
        is_dark = self.palette().window().color().lightness() < DARK_LIGHTNESS
        return timeline_drawing.DARK_COLOURS if is_dark else timeline_drawing.LIGHT_COLOURS

    def _row_at(self, ply: int) -> int | None:
        share = self._timeline.height_fraction_at(ply)
        if share is None:
            return None
        return min(
            max(round(timeline_drawing.TIMELINE_ROWS - share * timeline_drawing.TIMELINE_ROWS), 0),
            timeline_drawing.TIMELINE_ROWS - 1,
        )

    def _draw_timeline(self) -> None:
        """Draw everything except the needle, unless that is still up to date."""
        ratio = self.devicePixelRatioF()
        kind = (
            self.size(),
            self._timeline,
            self.colours,
            self._scroll_offset,
            self._label_width,
            ratio,
        )
        if kind == self._drawing_key:
            return
        self._drawing_key = kind
        self._picture = create_canvas(self.width(), self.height(), ratio)
        with open_painter(self._picture) as painter:
            timeline_drawing.draw_background(painter, self.timeline_rect, self.colours)
            painter.setClipRect(self.timeline_rect.adjusted(4, 0, -4, 0))
            for place in self._visible_hands:
                self._draw_hand(painter, place)
            timeline_drawing.draw_even_line(
                painter, self._columns_rect, self._position_of_even_value, self.colours
            )

    @property
    def _position_of_even_value(self) -> float:
        course = self._timeline
        return (course.even_value - course.lowest) / (course.highest - course.lowest)

    @property
    def _visible_hands(self) -> range:
        width = self._hand_columns[1]
        first = int(self._scroll_offset / width)
        return range(first, min(first + ceil(self.width() / width) + 1, len(self._scores)))

    def _left_edge_of_hand(self, hand_index: int) -> float:
        return self._columns_rect.left() + hand_index * self._hand_columns[1] - self._scroll_offset

    def _draw_hand(self, painter: QPainter, hand_index: int) -> None:
        columns, width = self._hand_columns
        hand, box, left = (
            self._timeline.hand_ranges[hand_index],
            self._columns_rect,
            self._left_edge_of_hand(hand_index),
        )
        length = hand.last_ply - hand.first_ply + 1
        plies = [
            hand.first_ply + min(int((column + 0.5) / columns * length), length - 1)
            for column in range(columns)
        ]
        hand_rect = QRectF(left, box.top(), width - SEAM_WIDTH, box.height())
        timeline_drawing.draw_columns(
            painter, hand_rect, [self._row_at(ply) for ply in plies], self.colours
        )
        if hand_index:
            timeline_drawing.draw_hand_border(
                painter, left - SEAM_WIDTH / 2, self.timeline_rect, self.colours
            )

    def _write_labels(self, painter: QPainter) -> None:
        box, line, face = self._columns_rect, 16.0 * text_scale(), create_font(CAPTION, BOLD)
        ours, theirs = timeline_drawing.text_colours(self.colours)
        even = box.bottom() - self._position_of_even_value * box.height()
        quiet = self.palette().placeholderText().color()
        above, centre, below = self._labels
        height, low = box.top() + line / 2, box.bottom() - line / 2
        has_room = height + line <= even <= low - line
        for text, y, colour in (
            (above, height, QColor(theirs)),
            (centre if has_room else "", even, quiet),
            (below, low, QColor(ours)),
        ):
            room = QRectF(0, y - line / 2, self.timeline_rect.left() - LABEL_GAP, line)
            draw_text(painter, room, text, face, colour, ALIGN_RIGHT)

    def _write_scores(self, painter: QPainter) -> None:
        """Write the score after each hand where space allows."""
        now, width = self._hand_at(self.value())[0], self._hand_columns[1]
        text, quiet = self.palette().windowText().color(), self.palette().placeholderText().color()
        taken: list[QRectF] = []
        for place in sorted(self._visible_hands, key=lambda place: place != now):
            if place > now and self.is_future_hidden:
                continue
            face = create_font(CAPTION, BOLD if place == now else MEDIUM)
            half = text_width(self._scores[place], face) / 2 + SCORE_GAP / 2
            centre = self._left_edge_of_hand(place) + (width - SEAM_WIDTH) / 2
            centre = min(
                max(centre, self.timeline_rect.left() + half), self.timeline_rect.right() - half
            )
            room = QRectF(
                centre - half, self.timeline_rect.bottom() + 5, 2 * half, 20 * text_scale()
            )
            if not any(room.intersects(each) for each in taken):
                taken.append(room)
                colour = text if place == now else quiet
                draw_text(painter, room, self._scores[place], face, colour, ALIGN_CENTRE)

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        self._draw_timeline()
        with open_painter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)
            x = self.x_at(self.value())
            if self.is_future_hidden and x < self._columns_rect.right():
                box = self._columns_rect.adjusted(0, -4, 4, 4)
                box.setLeft(x + 3)
                timeline_drawing.draw_cover(painter, box, self.colours)
            for ply, grave in self._marks.items():
                if self.timeline_rect.left() <= self.x_at(ply) <= self.timeline_rect.right():
                    self._draw_mark(painter, ply, grave)
            timeline_drawing.draw_position_needle(painter, x, self.timeline_rect)
            if self.value() in self._marks:
                self._draw_mark(painter, self.value(), self._marks[self.value()])
            self._write_labels(painter)
            self._write_scores(painter)

    def _draw_mark(self, painter: QPainter, ply: int, severity: int) -> None:
        if not self.is_future_hidden or ply <= self.value():
            timeline_drawing.draw_mistake_mark(
                painter, self.x_at(ply), self.timeline_rect, MARK_RADII[severity]
            )

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        marked = self._mark_at(event.position())
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

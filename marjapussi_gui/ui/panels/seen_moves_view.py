"""What everybody saw since a person's last turn, drawn on the curtain from left to right."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ...engine.state import NO_CARD, NOBODY, Seat
from ..art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ..art.card_pictures import CardPictures
from ..art.painter_tools import (
    ALIGN_CENTRE,
    ALIGN_LEFT,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from ..common.palette import BUBBLE, INK, QUIET_INK, RULE_LINE, SEAM_COLOUR
from ..common.theme import DEMI_BOLD, REGULAR, create_font, elide_text, line_height, text_width
from ..text.curtain_text import SeenMove, SeenMoves
from ..text.i18n import say
from ..text.table_players import TablePlayers

CARD_RATIO = 1.4
# At scale 1, in pixels
CARD, FACE, GAP, MARGIN, PAD, BUBBLE_HEIGHT, TRICK_STEP = 70, 40, 12, 40, 16, 42, 92
NAME_SIZE, WORD_SIZE, HEADING_SIZE = 17, 15, 15
MAX_WORDS, TINT = 210, 150  # the widest words; opacity of the panel
SMALLEST = 0.85  # scale of words on small windows


class SeenMovesView(QWidget):
    """Shows the last moves that fit, with the trick on the table at the end."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._moves, self._seat = SeenMoves((), ()), NOBODY
        self._people: TablePlayers | None = None
        self._pictures: CardPictures | None = None
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        line = line_height("A", create_font(self._size(WORD_SIZE)))
        high = self._size(HEADING_SIZE) + CARD * CARD_RATIO * scale + 2 * line + 1.5 * PAD
        self.setFixedHeight(round(high))
        self.update()

    def show_moves(
        self, moves: SeenMoves, seat: Seat, people: TablePlayers, pictures: CardPictures
    ) -> None:
        """Show moves; seat is whose card is still missing in the trick, or NOBODY."""
        self._moves, self._seat, self._people, self._pictures = moves, seat, people, pictures
        is_shown = bool(moves.earlier or moves.on_table)
        self.setAccessibleName(say("curtain-since") if is_shown else "")
        self.update()

    def clear(self) -> None:
        self._moves = SeenMoves((), ())
        self.update()

    # Drawing

    def _size(self, size: float) -> float:
        return size * max(self._scale, SMALLEST)

    def paintEvent(self, _event: QPaintEvent) -> None:
        people, pictures = self._people, self._pictures
        if people is None or pictures is None or not (self._moves.earlier or self._moves.on_table):
            return
        with open_painter(self) as painter:
            box = QRectF(self.rect())
            tint = QColor(BUBBLE)
            tint.setAlpha(TINT)
            fill_rounded_rect(painter, box, 14, tint)
            stroke_rounded_rect(
                painter, box.adjusted(5, 5, -5, -5), 10, seam_pen(SEAM_COLOUR, 1.5, 4, 3.4)
            )
            _Strip(painter, people, pictures, self._scale, self._size).draw(
                box, self._moves, self._seat
            )

    def sizeHint(self) -> QSize:
        return QSize(round(1008 * self._scale), self.height())


class _Strip:
    """Draws columns of moves in a box."""

    def __init__(self, painter: QPainter, people, pictures, scale, size) -> None:  # type: ignore[no-untyped-def]
        self._painter, self._people, self._pictures = painter, people, pictures
        self._k, self._size = scale, size
        self._name_font = create_font(size(NAME_SIZE), DEMI_BOLD)
        self._word_font = create_font(size(WORD_SIZE), REGULAR)

    def draw(self, box: QRectF, moves: SeenMoves, seat: Seat) -> None:
        """Draw the columns that fit, without the oldest ones."""
        k, margin = self._k, MARGIN * self._k
        trick_width = self._trick_width(moves, seat)
        room = box.width() - 2 * margin - trick_width
        columns, shown = list(_columns(moves.earlier)), []
        for column in reversed(columns):
            room -= self._column_width(column) + 4 * GAP * k
            if room < -4 * GAP * k * (not moves.on_table):
                break
            shown.insert(0, column)
        heading = "curtain-since" if len(shown) == len(columns) else "curtain-since-last"
        high = self._size(HEADING_SIZE) * 1.4
        at = QRectF(box.left() + margin, box.top() + PAD * 0.8, box.width() - 2 * margin, high)
        font = create_font(self._size(HEADING_SIZE), DEMI_BOLD)
        draw_text(self._painter, at, say(heading), font, QUIET_INK, ALIGN_LEFT)
        inner = QRectF(
            box.left() + margin, at.bottom(), at.width(), box.bottom() - PAD - at.bottom()
        )
        x = inner.left()
        for number, column in enumerate(shown):
            if number:
                x = self._draw_seam(x, inner)
            self._draw_column(x, inner, column)
            x += self._column_width(column)
        if moves.on_table:
            x = self._draw_seam(x, inner) if shown else x
            self._draw_trick(x, inner, moves, seat)

    def _draw_seam(self, x: float, inner: QRectF) -> float:
        step = 2 * GAP * self._k
        self._painter.setPen(seam_pen(SEAM_COLOUR, 1.5, 3, 3))
        self._painter.drawLine(
            QPointF(x + step, inner.top()), QPointF(x + step, inner.bottom() - 8 * self._k)
        )
        return x + 2 * step

    # A column: a card with its player, or one or two bubbles

    def _column_width(self, column: tuple[SeenMove, ...]) -> float:
        return max(map(self._move_width, column))

    def _move_width(self, move: SeenMove) -> float:
        k, face = self._k, (FACE + GAP) * self._k
        if move.is_spoken:
            return face + self._words_width(move.text, self._name_font) + 2 * PAD * k
        card = (CARD + GAP) * k if move.card != NO_CARD else 0.0
        name = face + self._words_width(self._people.name(move.seat), self._name_font)
        return card + max(name, self._words_width(move.text, self._word_font))

    def _words_width(self, words: str, font) -> float:  # type: ignore[no-untyped-def]
        return min(text_width(words, font), self._size(MAX_WORDS)) + 2

    def _draw_column(self, x: float, inner: QRectF, column: tuple[SeenMove, ...]) -> None:
        k, middle = self._k, inner.top() + CARD * CARD_RATIO * self._k / 2
        for number, move in enumerate(column):
            y = middle + (number - (len(column) - 1) / 2) * (BUBBLE_HEIGHT + GAP) * k
            left = x
            if move.card != NO_CARD:
                self._draw_card(move, QPointF(x + CARD * k / 2, middle))
                left += (CARD + GAP) * k
            if not move.is_spoken:
                y -= 0.4 * FACE * k
            self._draw_face(move.seat, QRectF(left, y - FACE * k / 2, FACE * k, FACE * k))
            words_left = left + (FACE + GAP) * k
            if move.is_spoken:
                self._draw_bubble(move.text, words_left, y)
                continue
            self._write(self._people.name(move.seat), words_left, y, self._name_font)
            self._write(move.text, left, y + 0.9 * FACE * k, self._word_font)

    def _draw_bubble(self, words: str, left: float, y: float) -> None:
        k = self._k
        wide = self._words_width(words, self._name_font) + 2 * PAD * k
        box = QRectF(left, y - BUBBLE_HEIGHT * k / 2, wide, BUBBLE_HEIGHT * k)
        fill_rounded_rect(self._painter, box, BUBBLE_HEIGHT * k / 2, BUBBLE)
        self._write(words, left + PAD * k, y, self._name_font)

    def _write(self, words: str, x: float, y: float, font) -> None:  # type: ignore[no-untyped-def]
        words = elide_text(words, font, self._size(MAX_WORDS) + 2)
        high = 2 * font.pixelSize()
        box = QRectF(x, y - high / 2, self._size(MAX_WORDS) + 8, high)
        draw_text(self._painter, box, words, font, INK, ALIGN_LEFT)

    def _draw_face(self, seat: Seat, box: QRectF) -> None:
        draw_animal_portrait(
            self._painter, box, animal_portrait(self._people.name(seat)), GAZE_AHEAD
        )

    def _draw_card(self, move: SeenMove, centre: QPointF) -> None:
        width = CARD * self._k
        picture = self._pictures.picture(move.card, width)
        corner = centre - QPointF(width / 2, width * CARD_RATIO / 2)
        self._painter.drawPixmap(corner - self._pictures.shadow_margin(width), picture)

    # The trick on the table

    def _trick_width(self, moves: SeenMoves, seat: Seat) -> float:
        if not moves.on_table:
            return 0.0
        return (len(moves.on_table) + (seat != NOBODY)) * TRICK_STEP * self._k

    def _draw_trick(self, x: float, inner: QRectF, moves: SeenMoves, seat: Seat) -> None:
        k, middle = self._k, inner.top() + CARD * CARD_RATIO * self._k / 2
        missing = (SeenMove(seat),) if seat != NOBODY else ()
        for number, move in enumerate((*moves.on_table, *missing)):
            centre = QPointF(x + (number * TRICK_STEP + CARD / 2) * k, middle)
            if move.card == NO_CARD:
                half = QPointF(CARD, CARD * CARD_RATIO) * k / 2
                stroke_rounded_rect(
                    self._painter,
                    QRectF(centre - half, centre + half),
                    6 * k,
                    seam_pen(RULE_LINE, 1.6, 4, 3.4),
                )
            else:
                self._draw_card(move, centre)
            room = (TRICK_STEP - 4) * k
            font = create_font(self._size(WORD_SIZE), DEMI_BOLD)
            name = elide_text(self._people.name(move.seat), font, room)
            below = QRectF(
                centre.x() - room / 2,
                middle + CARD * CARD_RATIO * k / 2,
                room,
                2.0 * font.pixelSize(),
            )
            draw_text(self._painter, below, name, font, INK, ALIGN_CENTRE)


def _columns(moves: tuple[SeenMove, ...]) -> Iterator[tuple[SeenMove, ...]]:
    """Yield the moves from the left, with two that were said one below the other."""
    rest = list(moves)
    while rest:
        is_pair = len(rest) > 1 and rest[0].is_spoken and rest[1].is_spoken
        yield tuple(rest[: 1 + is_pair])
        del rest[: 1 + is_pair]

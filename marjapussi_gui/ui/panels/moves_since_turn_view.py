"""The moves since a person's last turn, drawn on the curtain from left to right."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QWidget

from ...engine.state import NO_CARD, NOBODY, Seat
from ..art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ..art.card_pictures import CardPictures
from ..art.painter_tools import (
    ALIGN_LEFT,
    draw_text,
    fill_rounded_rect,
    open_painter,
    seam_pen,
    stroke_rounded_rect,
)
from ..common.palette import BUBBLE, INK, QUIET_INK, RULE_LINE, SEAM_COLOUR
from ..common.theme import DEMI_BOLD, create_font, elide_text, text_width
from ..text.curtain_text import MovesSinceTurn, PublicMove
from ..text.i18n import say
from ..text.table_players import TablePlayers

# At scale 1, in pixels
WIDTH, MARGIN, PAD, GAP = 1008, 40, 16, 12
CARD, CARD_HEIGHT, FACE, BUBBLE_HEIGHT, TRICK_STEP, SEAM_SPACE = 70, 98, 40, 42, 92, 48
NAME_SIZE, WORD_SIZE, MAX_WORDS = 17, 15, 210
TAIL = ((14, -7), (-10, 0), (14, 7))  # of a bubble, from the middle of its left edge
TINT = 150  # opacity of the panel
MIN_SCALE = 0.85
NO_MOVES = MovesSinceTurn((), ())


class MovesSinceTurnView(QWidget):
    """Shows the last moves that fit, with the trick on the table at the end."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._strip: _Strip | None = None
        self._scale = 1.0

    def fit(self, scale: float, width: int) -> None:
        """Fit the view into a width in pixels."""
        self._scale = max(scale, MIN_SCALE)
        line = 1.5 * create_font(WORD_SIZE * self._scale).pixelSize()
        self.setFixedHeight(round((CARD_HEIGHT + 2.4 * PAD) * self._scale + 2 * line))
        self.setFixedWidth(round(min(WIDTH * self._scale, width)))
        self.update()

    def show_moves(
        self, moves: MovesSinceTurn, seat: Seat, people: TablePlayers, pictures: CardPictures
    ) -> None:
        """Show moves and, at the end of the trick, a gap for the seat's card (none if NOBODY)."""
        self._strip = _Strip(moves, seat, people, pictures) if moves != NO_MOVES else None
        self.update()

    def clear(self) -> None:
        self._strip = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._strip is None:
            return
        with open_painter(self) as painter:
            box, tint = QRectF(self.rect()), QColor(BUBBLE)
            tint.setAlpha(TINT)
            fill_rounded_rect(painter, box, 14, tint)
            hem = box.adjusted(5, 5, -5, -5)
            stroke_rounded_rect(painter, hem, 10, seam_pen(SEAM_COLOUR, 1.5, 4, 3.4))
            painter.scale(self._scale, self._scale)
            self._strip.draw(painter, QRectF(QPointF(), box.size() / self._scale), self._scale)


class _Strip:
    """Draws columns of moves, in pixels at scale 1."""

    def __init__(
        self, moves: MovesSinceTurn, seat: Seat, people: TablePlayers, pictures: CardPictures
    ) -> None:
        self._people, self._pictures = people, pictures
        self._columns, self._trick = [*_columns(moves.earlier)], [*moves.on_table]
        if self._trick and seat != NOBODY:
            self._trick.append(PublicMove(seat))

    def draw(self, painter: QPainter, box: QRectF, scale: float) -> None:
        """Draw the last columns that fit, and what is on the table."""
        self._painter, self._scale = painter, scale
        self._names = create_font(NAME_SIZE, DEMI_BOLD)
        self._words, self._captions = create_font(WORD_SIZE), create_font(WORD_SIZE, DEMI_BOLD)
        inner = box.adjusted(MARGIN, 0.7 * PAD, -MARGIN, -PAD)
        room = inner.width() - len(self._trick) * TRICK_STEP
        shown: list[tuple[PublicMove, ...]] = []
        for column in reversed(self._columns):
            needed = self._column_width(column) + SEAM_SPACE * bool(shown or self._trick)
            if needed > room:
                break
            room -= needed
            shown.insert(0, column)
        is_cut = len(shown) < len(self._columns)
        heading = say("curtain-since-last" if is_cut else "curtain-since")
        line = self._write(heading, inner.topLeft(), self._captions, QUIET_INK)
        x, top = inner.left() + max(room, 0) / 2, inner.top() + line + 0.5 * PAD
        for number, column in enumerate(shown):
            x = self._draw_seam(x, top, inner.bottom()) if number else x
            self._draw_column(x, top, column)
            x += self._column_width(column)
        if self._trick:
            x = self._draw_seam(x, top, inner.bottom()) if shown else x
            self._draw_trick(x, top)

    def _draw_seam(self, x: float, top: float, bottom: float) -> float:
        self._painter.setPen(seam_pen(SEAM_COLOUR, 1.5, 3, 3))
        middle = x + SEAM_SPACE / 2
        self._painter.drawLine(QPointF(middle, top), QPointF(middle, bottom))
        return x + SEAM_SPACE

    def _column_width(self, column: tuple[PublicMove, ...]) -> float:
        return max(map(self._move_width, column))

    def _move_width(self, move: PublicMove) -> float:
        if move.is_spoken:
            return FACE + GAP + self._width(move.text, self._names) + 2 * PAD
        card = CARD + GAP if move.card != NO_CARD else 0
        name = FACE + GAP + self._width(self._people.name(move.seat), self._names)
        return card + max(name, self._width(move.text, self._words))

    def _width(self, words: str, font: QFont) -> float:
        return min(text_width(words, font), MAX_WORDS) + 2

    def _draw_column(self, x: float, top: float, column: tuple[PublicMove, ...]) -> None:
        """Draw a card with its player, or up to two bubbles."""
        for number, move in enumerate(column):
            y = top + CARD_HEIGHT / 2 + (number - (len(column) - 1) / 2) * (BUBBLE_HEIGHT + GAP)
            left = x
            if move.card != NO_CARD:
                self._draw_card(move, x, top)
                left += CARD + GAP
            if not move.is_spoken:
                y -= 0.4 * FACE
                self._write(move.text, QPointF(left, y + 0.55 * FACE), self._words)
            face = QRectF(left, y - FACE / 2, FACE, FACE)
            portrait = animal_portrait(self._people.name(move.seat))
            draw_animal_portrait(self._painter, face, portrait, GAZE_AHEAD)
            left += FACE + GAP
            if move.is_spoken:
                width = self._width(move.text, self._names) + 2 * PAD
                box = QRectF(left, y - BUBBLE_HEIGHT / 2, width, BUBBLE_HEIGHT)
                fill_rounded_rect(self._painter, box, BUBBLE_HEIGHT / 2, BUBBLE)
                tail = [QPointF(left + dx, y + dy) for dx, dy in TAIL]
                self._painter.drawPolygon(QPolygonF(tail))
            words = move.text if move.is_spoken else self._people.name(move.seat)
            line = 0.75 * self._names.pixelSize()
            self._write(words, QPointF(left + PAD * move.is_spoken, y - line), self._names)

    def _write(self, words: str, corner: QPointF, font: QFont, colour: str = INK) -> float:
        """Write a line, and return its height."""
        high, room = 1.5 * font.pixelSize(), MAX_WORDS + 8
        if colour == INK:
            words = elide_text(words, font, MAX_WORDS + 2)
        else:
            room = MAX_WORDS * 3
        draw_text(
            self._painter,
            QRectF(corner.x(), corner.y(), room, high),
            words,
            font,
            colour,
            ALIGN_LEFT,
        )
        return high

    def _draw_card(self, move: PublicMove, x: float, top: float) -> None:
        """Draw a card at its size in pixels, so that it stays sharp."""
        width, corner = CARD * self._scale, QPointF(x, top) * self._scale
        self._painter.save()
        self._painter.resetTransform()
        corner -= self._pictures.shadow_margin(width)
        self._painter.drawPixmap(
            QPointF(round(corner.x()), round(corner.y())), self._pictures.picture(move.card, width)
        )
        self._painter.restore()

    def _draw_trick(self, x: float, top: float) -> None:
        for number, move in enumerate(self._trick):
            left = x + number * TRICK_STEP
            if move.card == NO_CARD:
                place = QRectF(left, top, CARD, CARD_HEIGHT)
                stroke_rounded_rect(self._painter, place, 6, seam_pen(RULE_LINE, 1.6, 4, 3.4))
            else:
                self._draw_card(move, left, top)
            name = elide_text(self._people.name(move.seat), self._captions, TRICK_STEP - 4)
            wide = TRICK_STEP - 2
            box = QRectF(left + (CARD - wide) / 2, top + CARD_HEIGHT + 4, wide, 1.5 * WORD_SIZE)
            draw_text(self._painter, box, name, self._captions, INK)


def _columns(moves: tuple[PublicMove, ...]) -> Iterator[tuple[PublicMove, ...]]:
    """Yield the moves by column, from left to right: a single move, or two spoken ones."""
    rest = list(moves)
    while rest:
        is_pair = len(rest) > 1 and rest[0].is_spoken and rest[1].is_spoken
        yield tuple(rest[: 1 + is_pair])
        del rest[: 1 + is_pair]

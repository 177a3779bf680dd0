"""The curtain that hides the table between two people at one screen, and names the next one."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from ...engine.events import Event
from ...engine.frozen import frozen
from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ..art.curtain_cloth import BORDER, cloth_picture
from ..art.painter_tools import draw_text, fill_rounded_rect, open_painter
from ..art.score_bag_pictures import bag_picture
from ..art.stitched_letters import can_stitch
from ..art.table_labels import score_sheet_picture, trump_patch_picture, word_stitching
from ..board.score_bags import is_scored_in_bags
from ..board.score_sheet import score_rows
from ..board.table_board import TableBoard
from ..common.palette import GOLD, GOLD_EDGE, INK, LINGONBERRY, PAPER, PLAY_FOOT, QUIET_INK
from ..common.theme import BOLD, DEMI_BOLD, MEDIUM, create_font, elide_text, text_width
from ..text.curtain_text import moves_since_turn, spoken_moves
from ..text.i18n import say
from ..text.score_text import trump_or_short_label
from ..text.table_players import TablePlayers
from ..text.turn_prompts import prompt_sentence
from ..widgets.labels import TextLabel
from .moves_since_turn_view import MovesSinceTurnView

FALL_MS, NEW_TURN_MS, HOLD_MS = 240, 500.0, 600.0
FELT_BELOW, STITCH, MIN_SCALE = 38, 5.0, 0.65
PORTRAIT, NAME_STITCH, NAME_SIZE, SCORE_WIDTH = 172, 4.0, 40, 132
RING = 8.0  # pixels around the portrait
SCORE_X = 0.192  # of the width, from either edge
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


@frozen
class CurtainContent:
    """What the curtain shows. Everybody at the table may see it."""

    seat: Seat  # who plays next; NOBODY while computer players do
    view: View  # nobody's
    people: TablePlayers  # as the seat sees them
    events: tuple[Event, ...]  # since the seat's last turn


class CurtainButton(QAbstractButton):
    """A large button that acts when the key or mouse button pressed on it is released."""

    def __init__(self, accept_press: Callable[[], bool], clock: Callable[[], float]) -> None:
        super().__init__()
        self._accept_press, self._clock, self._pressed_at = accept_press, clock, 0.0
        self.must_hold = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.pressed.connect(self._on_pressed)

    @property
    def was_held(self) -> bool:
        return not self.must_hold or self._clock() - self._pressed_at >= HOLD_MS

    def _on_pressed(self) -> None:
        self._pressed_at = self._clock()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER_KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat() and self._accept_press():
            self.setDown(True)
            self.pressed.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in ENTER_KEYS:
            super().keyReleaseEvent(event)
        elif self.isDown() and not event.isAutoRepeat():
            self.setDown(False)
            self.clicked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._accept_press():
            super().mousePressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        with open_painter(self) as painter:
            ring = (GOLD_EDGE, GOLD, GOLD_EDGE) if self.hasFocus() else (PLAY_FOOT,)
            for inset, colour in zip((0.0, 1.2, 4.4), ring, strict=False):
                inner = box.adjusted(inset, inset, -inset, -inset)
                fill_rounded_rect(painter, inner, 14 - inset, colour)
            inner = box.adjusted(5, 5, -5, -5)
            fill_rounded_rect(painter, inner, 9, PLAY_FOOT)
            top = inner if self.isDown() else inner.adjusted(0, 0, 0, -3)
            fill_rounded_rect(painter, top, 9, LINGONBERRY)
            draw_text(painter, inner, self.text(), self.font(), PAPER)


class HandoverCurtain(QWidget):
    """Covers the table; nothing below it is seen, heard or reached by keys while it is down."""

    opened = Signal()

    def __init__(self, page: QWidget, board: TableBoard) -> None:
        super().__init__(page)
        self._board = board
        self._content: CurtainContent | None = None
        self._cloth = _Cloth(self, board)
        column = self._cloth.column
        self.button = CurtainButton(board.press_filter.accept_press, lambda: board.animator.now)
        self.button.clicked.connect(self._on_clicked)
        self._animation = QPropertyAnimation(self._cloth, b"pos", self)
        self._animation.setDuration(FALL_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._sentence, self._how = TextLabel(), TextLabel()
        self._moves = MovesSinceTurnView(self._cloth)
        column.addStretch(2)
        column.addWidget(self._cloth.head)
        column.addStretch(1)
        column.addWidget(self._sentence)
        column.addStretch(1)
        column.addWidget(self._moves, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._how)
        column.addStretch(2)
        for label, colour in ((self._sentence, INK), (self._how, QUIET_INK)):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setStyleSheet(f"color: {colour}; background: transparent;")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lift()

    @property
    def spoken_text(self) -> str:
        content = self._content
        if content is None:
            return ""
        if content.seat == NOBODY:
            return self._sentence.text()
        name = content.people.name(content.seat)
        turn = say("curtain-spoken-hold" if self.button.must_hold else "curtain-spoken", name=name)
        told = spoken_moves(content.events, content.people)
        return f"{turn} {say('curtain-since')}: {told}" if told else turn

    def show_content(self, content: CurtainContent) -> None:
        """Show whose turn it is, with a button for that person."""
        self._content = content
        people, seat = content.people, content.seat
        name, is_turn = people.name(seat), seat != NOBODY
        waiting = prompt_sentence(content.view, people.for_spectator())
        self._sentence.setText(say("curtain-turn") if is_turn else waiting)
        self.button.setText(say("curtain-show-cards", name=name))
        self._how.setText(say("curtain-hold" if self.button.must_hold else "curtain-press"))
        self.button.setVisible(is_turn)
        self._how.setVisible(is_turn)
        moves = moves_since_turn(content.events, people)
        self._moves.show_moves(moves, seat, people, self._board.card_pictures)
        self._cloth.head.content = content
        self.setAccessibleName(self.spoken_text)
        self._fit_contents()
        self.restore_focus()

    def fall(self, *, is_animated: bool) -> None:
        """Cover the page at once with bare felt, over which the curtain then falls."""
        self._animation.stop()
        self._cloth.move(0, 0)
        self.raise_()
        self.show()
        if is_animated:
            self._animation.setStartValue(QPoint(0, -self.height()))
            self._animation.setEndValue(QPoint(0, 0))
            self._cloth.move(0, -self.height())
            self._animation.start()
        self._board.press_filter.block_for(NEW_TURN_MS)
        self.button.setDown(False)
        self.restore_focus()

    def lift(self) -> None:
        self._animation.stop()
        self._content = None
        self.setAccessibleName("")
        self._moves.clear()
        self.button.hide()  # until it is known whose cards it shows
        self.hide()

    def restore_focus(self) -> None:
        """Give the keyboard focus to the button or, without one, to the curtain."""
        (self.button if self.button.isVisible() else self).setFocus()

    def refresh(self) -> None:
        if self._content is not None:
            self.show_content(self._content)

    def _on_clicked(self) -> None:
        if self.button.was_held and self._content is not None and self._content.seat != NOBODY:
            self.opened.emit()

    def _fit_contents(self) -> None:
        scale = max(min(self.width() / 1280, self.height() / 800), MIN_SCALE)
        self._cloth.set_scale(scale, self.size().width(), self.height())
        words = max(scale, 0.85)
        self._sentence.setFont(create_font(20 * words, MEDIUM))
        self._how.setFont(create_font(15 * words))
        self._moves.fit(scale, self.width() - round(48 * scale))
        font = create_font(20 * words, DEMI_BOLD)
        self.button.setFont(font)
        wide = max(280 * words, text_width(self.button.text(), font) + 56)
        self.button.setFixedSize(round(wide), round(max(52 * words, 48)))

    # Qt

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_contents()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._board.draw_felt(painter, self.rect())
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swallow clicks beside the button, so that they have no effect."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep keys from the table below, but let the window have its shortcuts."""
        event.ignore()


class _Cloth(QWidget):
    """The cloth of the curtain, with everything on it."""

    def __init__(self, parent: QWidget, board: TableBoard) -> None:
        super().__init__(parent)
        self.head, self.column, self._scale = _Head(self, board), QVBoxLayout(self), 1.0

    def set_scale(self, scale: float, width: int, height: int) -> None:
        self._scale = scale
        self.resize(width, height - round(FELT_BELOW * scale))
        side = round(24 * scale)
        border = round(BORDER * STITCH * scale)
        self.column.setContentsMargins(side, 0, side, border)
        self.column.setSpacing(round(6 * scale))
        self.head.set_scale(scale)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, ratio = QPainter(self), self.devicePixelRatioF()
        stitch = max(STITCH * self._scale, 3.0)
        painter.drawPixmap(0, 0, cloth_picture(self.width(), self.height(), stitch, ratio))
        painter.end()


class _Head(QWidget):
    """The top of the curtain: the next player's portrait and name, between the scores."""

    def __init__(self, parent: QWidget, board: TableBoard) -> None:
        super().__init__(parent)
        self._board = board
        self.content: CurtainContent | None = None
        self._scale = 1.0

    def set_scale(self, scale: float) -> None:
        self._scale = scale
        self.setFixedHeight(round((PORTRAIT + 12 + 18 * NAME_STITCH) * scale + 2 * RING))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        content, k = self.content, self._scale
        if content is None:
            return
        seat = content.seat if content.seat != NOBODY else content.view.turn
        with open_painter(self) as painter:
            self._draw_scores(painter, content)
            if seat != NOBODY:
                self._draw_portrait(
                    painter, content.people.name(seat), is_glowing=seat == content.seat
                )
                top = (PORTRAIT + 10) * k + 2 * RING
                self._draw_name(painter, content.people.name(seat), top)

    def _draw_portrait(self, painter: QPainter, name: str, *, is_glowing: bool) -> None:
        k = self._scale
        centre, radius = QPointF(self.width() / 2, PORTRAIT / 2 * k + RING), PORTRAIT * k / 2
        rings = [(6.4, GOLD_EDGE), (5.4, GOLD), (0.4, GOLD_EDGE)] if is_glowing else []
        for by, colour in rings:
            painter.setBrush(QColor(colour))
            painter.drawEllipse(centre, radius + by, radius + by)
        half = QPointF(radius, radius)
        box = QRectF(centre - half, centre + half)
        draw_animal_portrait(painter, box, animal_portrait(name), GAZE_AHEAD)

    def _draw_name(self, painter: QPainter, name: str, top: float) -> None:
        k, room = self._scale, self.width() * (1 - 2 * SCORE_X) - SCORE_WIDTH * self._scale
        if can_stitch(name):
            word = word_stitching(
                name, LINGONBERRY, max(NAME_STITCH * k, 3.0), self.devicePixelRatioF()
            )
            size = word.deviceIndependentSize()
            if size.width() <= room:
                painter.drawPixmap(QPointF((self.width() - size.width()) / 2, top), word)
                return
        font = create_font(NAME_SIZE * k, BOLD)
        box = QRectF((self.width() - room) / 2, top, room, self.height() - top)
        draw_text(painter, box, elide_text(name, font, room), font, LINGONBERRY)

    def _draw_scores(self, painter: QPainter, content: CurtainContent) -> None:
        view, people, wide = content.view, content.people, SCORE_WIDTH * self._scale
        ratio = self.devicePixelRatioF()
        if is_scored_in_bags(view.game):
            for place, side in enumerate(people.sides_in_order()):
                score = view.match.scores[side]
                is_full = score >= view.game.rules.target
                bag = bag_picture(score, place, wide, ratio, is_full=is_full)
                self._draw_picture(painter, bag, place, people.side_name(side))
            return
        named = zip(
            score_rows(view, people, with_points=False), people.sides_in_order(), strict=True
        )
        rows = tuple(replace(row, name=people.side_name(side)) for row, side in named)
        room = 2 * SCORE_X * self.width() - 12
        self._draw_picture(painter, score_sheet_picture(rows, self._scale, ratio, room), 0, "")
        patch = trump_patch_picture(
            trump_or_short_label(view),
            self._board.card_pictures.style.colour_scheme,
            92 * self._scale,
            ratio,
        )
        self._draw_picture(painter, patch, 1, "")

    def _draw_picture(self, painter: QPainter, picture: QPixmap, place: int, caption: str) -> None:
        """Draw a picture left or right of the name, with a caption below."""
        k, size = self._scale, picture.deviceIndependentSize()
        x = self.width() * (SCORE_X if place == 0 else 1 - SCORE_X)
        top = (60 * k) if caption else (self.height() - size.height()) / 2
        painter.drawPixmap(QPointF(x - size.width() / 2, top), picture)
        font, room = create_font(17 * max(k, 0.85), DEMI_BOLD), 2 * SCORE_X * self.width() - 12
        below = QRectF(x - room / 2, top + size.height() + 4 * k, room, 2 * font.pixelSize())
        draw_text(painter, below, elide_text(caption, font, room), font, INK)

"""One game on the start page: its picture, what it is, and three ways in."""

from functools import cache
from itertools import product

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...engine.game import Variant
from ..art.brushes import outlined, painting, round_pen, rounded, soft_shadow
from ..art.easel import Easel
from ..basis.palette import GOLD, GOLD_EDGE
from ..basis.theme import TILE_RADIUS
from ..widgets.flow import Flow
from ..widgets.labels import button, label
from ..widgets.sewn import Sewn
from ..wording import games, pages, reading
from .scene import Scene

EDGE = 8  # around a tile, for its shadow and its ring
RING = 3.5
CORNER = 32  # of a tile with its edge: what lies between two of them is the same all along


class Tile(QWidget):
    """A game that may be played, learned, or read about."""

    play_asked = Signal(str)
    learn_asked = Signal(str)
    rules_asked = Signal(str)

    def __init__(self, variant: Variant, easel: Easel) -> None:
        super().__init__()
        self.key, self._variant = variant.key, variant
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.play = button("", self._on_play, "play")
        self.learn = button("", self._on_learn, "link")
        self.rules = button("", self._on_rules, "link")
        self._texts = label("", "name"), label("", "players"), label("", even=True)
        self.sewn = Sewn()
        self.scene = Scene(games.introduction(variant.key).scene, easel)
        self.tell()
        self._lay_out()

    def tell(self) -> None:
        """Say everything in the language of now."""
        game, players = games.introduction(self.key), games.players_text(self._variant)
        texts = game.name, players, game.sentence
        self.setAccessibleName(pages.tile(*texts))
        self.sewn.tell()
        for line, text in zip(self._texts, texts, strict=True):
            line.setText(text)
        for pressed, text, name in (
            (self.play, pages.button("play"), pages.play_game(game.name)),
            (self.learn, pages.learn(), pages.learn_game(game.name)),
            (self.rules, reading.rules(), reading.rules_of(game.name)),
        ):
            pressed.setText(text)
            pressed.setAccessibleName(name)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        for text in self._texts:
            words.addWidget(text)
        words.addSpacing(6)
        words.addWidget(self.sewn)
        words.addStretch(1)
        words.addLayout(Flow(self.play, self.learn, self.rules, gap=2))
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE + 10, EDGE + 10, EDGE + 10, EDGE + 10)
        row.setSpacing(12)
        row.addWidget(self.scene)
        row.addLayout(words, 1)

    def _on_play(self) -> None:
        self.play_asked.emit(self.key)

    def _on_learn(self) -> None:
        self.learn_asked.emit(self.key)

    def _on_rules(self) -> None:
        self.rules_asked.emit(self.key)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        _draw_ground(painter, self.size(), colour.name())
        if self.hasFocus():
            box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            ring = box.adjusted(-RING / 2, -RING / 2, RING / 2, RING / 2)
            outlined(painter, ring, TILE_RADIUS + RING / 2, round_pen(GOLD_EDGE, RING + 2.4))
            outlined(painter, ring, TILE_RADIUS + RING / 2, round_pen(GOLD, RING))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self._on_play()
            return
        super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        is_click = event.button() == Qt.MouseButton.LeftButton
        if is_click and self.rect().contains(event.position().toPoint()):
            self._on_play()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.update()


def _draw_ground(painter: QPainter, size: QSize, colour: str) -> None:
    """Draw an empty tile on its shadow: the corners of a small one, and what joins them."""
    ratio = painter.device().devicePixelRatioF()
    small = _small_ground(ratio, colour)
    across, down = (_parts(length) for length in size.toTuple())
    for (x, wide, from_x, of_x), (y, high, from_y, of_y) in product(across, down):
        source = QRectF(from_x * ratio, from_y * ratio, of_x * ratio, of_y * ratio)
        painter.drawImage(QRectF(x, y, wide, high), small, source)


def _parts(length: int) -> tuple[tuple[int, int, int, int], ...]:
    """Return where the three parts of a side lie, and what of the small tile they show."""
    between = length - 2 * CORNER
    last = (length - CORNER, CORNER, CORNER + 4, CORNER)
    return (0, CORNER, 0, CORNER), (CORNER, between, CORNER, 4), last


@cache
def _small_ground(ratio: float, colour: str) -> QImage:
    side = 2 * CORNER + 4
    image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    box = QRectF(EDGE, EDGE, side - 2 * EDGE, side - 2 * EDGE)
    with painting(image) as painter:
        soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        rounded(painter, box, TILE_RADIUS, colour)
    return image

"""One game on the start page: its picture, what it is, and three ways in."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ...engine.game import Variant
from ..art.brushes import outlined, round_pen, rounded, soft_shadow
from ..art.deck import Deck
from ..palette import GOLD, GOLD_EDGE
from ..theme import TILE_RADIUS
from ..wording import games, pages
from .flow import Flow
from .labels import button, label
from .scene import Scene

EDGE = 8  # around a tile, for its shadow and its ring
RING = 3.5


class Tile(QWidget):
    """A game that may be played, learned, or read about."""

    play_asked = Signal(str)
    learn_asked = Signal(str)
    rules_asked = Signal(str)

    def __init__(self, variant: Variant, deck: Deck) -> None:
        super().__init__()
        self.key = variant.key
        told, players = games.told(variant.key), games.players_text(variant)
        self.setAccessibleName(pages.tile(told.name, players, told.sentence))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.play = button(pages.button("play"), self._on_play, "play")
        self.learn = button(pages.learn(), self._on_learn, "link")
        self.rules = button(pages.table_rules(), self._on_rules, "link")
        self.play.setAccessibleName(pages.play_game(told.name))
        self.learn.setAccessibleName(pages.learn_game(told.name))
        self.rules.setAccessibleName(pages.table_rules_of(told.name))
        self.scene = Scene(told.scene, deck)
        self._lay_out(told.name, players, told.sentence)

    def _lay_out(self, *texts: str) -> None:
        words = QVBoxLayout()
        words.setSpacing(4)
        for text, look in zip(texts, ("name", "players", ""), strict=True):
            words.addWidget(label(text, look))
        words.addSpacing(8)
        words.addStretch(1)
        words.addLayout(Flow(self.play, self.learn, self.rules, gap=2))
        row = QHBoxLayout(self)
        row.setContentsMargins(EDGE + 10, EDGE + 10, EDGE + 10, EDGE + 10)
        row.setSpacing(16)
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
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        soft_shadow(painter, box, TILE_RADIUS, 10, 3, 90)
        rounded(painter, box, TILE_RADIUS, self.palette().color(QPalette.ColorRole.AlternateBase))
        if self.hasFocus():
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

"""The tile of a game on the start page."""

from math import ceil, sqrt

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QSizePolicy

from ...engine.game import Variant
from ..art.easel import Easel
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, font, line_height, text_scale, width_of
from ..widgets.labels import HIGHEST, WRAP, button, label
from ..widgets.sewn import HIGH as SEWN
from ..widgets.sewn import Sewn
from ..wording import games, pages, reading
from .ground import EDGE, draw_ring
from .players import PlayersChoice
from .pressed_tile import PressedTile
from .scene import draw_pocket

FELT, RISE, RISE_MS = 62, 25, 160  # pixels, pixels, milliseconds
INSIDE, OF_LINK, GAP = 14, 8, 20  # pixels; the padding of a link is inside its edge
NAMES = (18, 17, 16, 15, 14)  # pixels: the largest that fits is used
FOOT, HEM, HALF = 40, 18, 0.6


class Tile(PressedTile):
    """A linen pocket with the cards of a game, and buttons to play, learn and read the rules."""

    play_asked = Signal(str)
    learn_asked = Signal(str)
    rules_asked = Signal(str)

    def __init__(self, variant: Variant, easel: Easel) -> None:
        super().__init__()
        self.key, self._variant, self._easel = variant.key, variant, easel
        self.lasts = RISE_MS
        self._unit, self._lift, self._goal = 1.0, 0.0, 0.0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.sewn = Sewn()
        self._name, self._players, self._sentence = label(""), label(""), label("")
        self.number = PlayersChoice(variant.players) if len(variant.players) > 1 else None
        self.play = button("", self.on_pressed, "way")
        self.learn = button("", self._on_learn, "link")
        self.rules = button("", self._on_rules, "link")
        parts = (self.sewn, self._name, self._players, self._sentence)
        for part in (*parts, self.number, self.play, self.learn, self.rules):
            if part is not None:
                part.setParent(self)
        self._name.setWordWrap(False)
        self._players.setProperty("look", "caption")
        self._sentence.hide()
        self._motion = QVariantAnimation(self)
        self._motion.valueChanged.connect(self._on_moved)
        self._cards = games.introduction(variant.key).scene
        self.tell()

    def tell(self) -> None:
        """Set all texts in the current language."""
        game, players = games.introduction(self.key), games.players_text(self._variant)
        self.setAccessibleName(pages.tile(game.name, players, game.sentence))
        self.sewn.tell()
        self._name.setText(game.name)
        self._players.setText(games.players_in_short(self._variant))
        self._sentence.setText(game.sentence)
        for control, text, name in (
            (self.play, pages.button("play"), pages.play_game(game.name)),
            (self.learn, pages.learn(), pages.learn_game(game.name)),
            (self.rules, reading.rules(), reading.rules_of(game.name)),
        ):
            control.setText(text)
            control.setAccessibleName(name)
        self._place()

    def enlarge(self, unit: float) -> None:
        """Draw felt and cards at a scale; 1.0 is the usual size."""
        if unit != self._unit:
            self._unit = unit
            self.updateGeometry()
            self._place()
            self.update()

    @property
    def usual_players(self) -> int:
        return self._variant.usual_players

    @property
    def is_raised(self) -> bool:
        """Whether the game's description is visible, on hover or focus."""
        return self._lift > 0

    # Layout

    def sizeHint(self) -> QSize:
        name = QFontMetrics(font(NAMES[0], BOLD)).height()
        high = FELT * self._unit + HEM + 10 + name + FOOT + 2 * EDGE
        return QSize(288 + 2 * EDGE, round(high))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self.sizeHint().height())

    @property
    def _slit(self) -> float:
        """The y coordinate of the pocket's opening, below the tile's margin."""
        return FELT * self._unit - self._lift * _rise()

    def _place(self) -> None:
        """Place all parts for the current position of the linen."""
        if not self.isVisible():  # placed when it is shown
            return
        left, wide = EDGE + INSIDE, self.width() - 2 * (EDGE + INSIDE)
        name = self._name_type(wide)
        high = QFontMetrics(name).height()
        missing = self._missing(wide, high)
        top = round(EDGE + self._slit + HEM - (2 + missing) * self._lift)
        self.sewn.setGeometry(left, top - SEWN // 2, wide, SEWN)
        self.sewn.setVisible(not missing or self._lift < HALF)  # the description needs its row
        self._name.setFont(name)
        own = min(round(width_of(self._name.text(), name)) + 4, wide)
        needs = ceil(line_height(self._name.text(), name))
        self._name.setGeometry(left, top + 10 + high - needs, own, needs)
        self._place_players(QRect(left, top + 10, wide, high))
        below = top + 9 + high
        foot = self.height() - EDGE - FOOT
        self._sentence.setFont(font(CAPTION))
        self._sentence.setGeometry(left, below, wide, max(foot - below + 6, 0))
        self._sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._place_ways(left, foot, wide)

    def _missing(self, wide: int, name: int) -> int:
        """Return how many pixels the description needs beyond its space."""
        box = QRect(0, 0, wide, HIGHEST)
        metrics = QFontMetrics(font(CAPTION))
        wanted = metrics.boundingRect(box, WRAP, self._sentence.text()).height()
        slit = FELT * self._unit - _rise()
        below = round(EDGE + slit + HEM - 2) + 9 + name
        return max(wanted - (self.height() - EDGE - FOOT - below + 6), 0)

    def _name_type(self, room: int) -> QFont:
        """Return the largest font in which the name fits beside the players."""
        other = self.number.sizeHint().width() if self.number else self._players_width()
        for pixels in NAMES:
            face = font(pixels, BOLD)
            if width_of(self._name.text(), face) + other + 10 <= room:
                return face
        return font(NAMES[-1], BOLD)

    def _players_width(self) -> float:
        return width_of(self._players.text(), font(CAPTION, MEDIUM)) + 2

    def _place_players(self, row: QRect) -> None:
        """Place the player count picker, or the number of players if it fits."""
        if self.number is not None:
            self._players.hide()
            size = self.number.sizeHint()
            y = row.center().y() - size.height() // 2
            self.number.setGeometry(row.right() - size.width() + 1, y, *size.toTuple())
            return
        self._players.setFont(font(CAPTION, MEDIUM))
        wide = round(self._players_width())
        has_room = width_of(self._name.text(), self._name.font()) + wide + 8 <= row.width()
        self._players.setVisible(has_room)
        self._players.setGeometry(row.right() - wide + 1, row.top(), wide, row.height())

    def _place_ways(self, left: int, foot: int, room: int) -> None:
        """Place the buttons in a row, with a smaller font if their texts are long."""
        buttons = (self.play, self.learn, self.rules)
        pixels, gap = BODY, GAP
        text_width = sum(width_of(each.text(), font(pixels, MEDIUM)) for each in buttons)
        if text_width + 2 * gap > room:
            pixels, gap = CAPTION, 2 * OF_LINK + 2
        at = left - OF_LINK
        for each in buttons:
            face = font(pixels, MEDIUM)
            each.setFont(face)
            wide = round(width_of(each.text(), face)) + 2 * OF_LINK + 2
            wide += 12 if each is self.play and self.is_raised else 0
            each.setGeometry(at, foot, wide, FOOT)
            at += wide + gap - 2 * OF_LINK - 2

    # Requests

    def on_pressed(self) -> None:
        self.play_asked.emit(self.key)

    def _on_learn(self) -> None:
        self.learn_asked.emit(self.key)

    def _on_rules(self) -> None:
        self.rules_asked.emit(self.key)

    # Animation of the linen

    def raise_linen(self, *, is_up: bool) -> None:
        """Slide the linen up to show the description, or back down."""
        end = float(is_up)
        if end == self._goal:
            return
        self._goal = end
        self._motion.stop()
        self._motion.setStartValue(self._lift)
        self._motion.setEndValue(end)
        self._motion.setDuration(self.lasts)
        if self.lasts:
            self._motion.start()
        else:
            self._on_moved(end)

    def _on_moved(self, lift: float) -> None:
        was_raised, self._lift = self.is_raised, lift
        if was_raised != self.is_raised:
            self._dress_play()
        self._sentence.setVisible(lift > HALF)
        self._place()
        self.update()

    def _dress_play(self) -> None:
        """Show Play as a button while the linen is up, otherwise as a link."""
        self.play.setProperty("look", "pocket" if self.is_raised else "way")
        style = self.play.style()
        style.unpolish(self.play)
        style.polish(self.play)

    def _follow(self) -> None:
        has_focus = self.hasFocus() or self.isAncestorOf(self.window().focusWidget())
        self.raise_linen(is_up=has_focus or self.underMouse())

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        card_options = self._cards, self._easel, self._unit, self._lift
        draw_pocket(painter, self.size(), self._slit, *card_options, colour.name())
        if self.hasFocus():
            draw_ring(painter, self.size())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._follow()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._follow()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._follow()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._follow()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.updateGeometry()
            self._place()


def _rise() -> float:
    """Return how far the linen slides up: by two lines of text."""
    return RISE * text_scale() * sqrt(text_scale())

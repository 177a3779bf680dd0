"""A row for a game in an open game family tile. A click starts the game."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
)
from PySide6.QtWidgets import QPushButton

from ....engine.game import Variant
from ...art.chart_drawing import mix_colours
from ...art.painter_tools import ALIGN_LEFT, ALIGN_RIGHT, draw_text, fill_rounded_rect
from ...art.score_bag_pictures import draw_berry
from ...common.palette import TRAY
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    MEDIUM,
    MIN_TOUCH_SIZE,
    create_font,
    line_height,
    text_width,
)
from ...text import games
from ...text import start_text as words
from ...widgets.tiles import ENTER_KEYS

BERRY_X, BERRY_RADIUS, TEXT_X, RIGHT_PADDING, TEXT_GAP = 14, 5.5, 28, 10, 12  # pixels
ROW_RADIUS, LINE_PADDING = 9, 8
DARK_TRAY_SHARE = 0.1  # of the way from dark linen to the text colour


class GameRow(QPushButton):
    """Shows a game's name and number of players. A berry marks the chosen row of a tile."""

    moved = Signal(int)  # an arrow key: -1 for the row above, 1 for the one below
    entered = Signal()

    def __init__(self, variant: Variant, is_guarded: Callable[[], bool]) -> None:
        super().__init__()
        self.variant, self._is_guarded = variant, is_guarded
        self._is_chosen = False
        self.setProperty("look", "game")
        self.setMouseTracking(True)
        game = games.game_introduction(variant.key)
        self.setText(game.name)
        self.setAccessibleName(words.game_row_text(game.name, games.players_label(variant)))
        self.setAccessibleDescription(game.description)

    @property
    def players_text(self) -> str:
        return games.player_count_label(self.variant)

    @property
    def is_chosen(self) -> bool:
        return self._is_chosen

    def set_chosen(self, *, is_chosen: bool) -> None:
        """Show or hide the berry that marks the chosen row, the only one that Tab reaches."""
        self._is_chosen = is_chosen
        tab, click = Qt.FocusPolicy.StrongFocus, Qt.FocusPolicy.ClickFocus
        self.setFocusPolicy(tab if is_chosen else click)
        self.update()

    def height_at(self, width: int) -> int:
        """Return the height at which both texts fit, beside or below each other."""
        name, players = self._name_font(is_bold=True), create_font(CAPTION, MEDIUM)
        both = text_width(self.text(), name) + TEXT_GAP + text_width(self.players_text, players)
        lines = [line_height(self.text(), name), line_height(self.players_text, players)]
        fits = both <= width - TEXT_X - RIGHT_PADDING
        needed = max(lines) if fits else sum(lines)
        return max(MIN_TOUCH_SIZE, round(needed) + LINE_PADDING)

    def sizeHint(self) -> QSize:
        return QSize(200, self.height_at(200))

    @staticmethod
    def _name_font(*, is_bold: bool) -> QFont:
        return create_font(BODY, BOLD if is_bold else MEDIUM)

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole
        palette = self.window().palette()  # the style sheet changes that of buttons
        linen, ink = palette.color(role.AlternateBase), palette.color(role.WindowText)
        if self._is_chosen or self.underMouse():
            tray = mix_colours(linen, ink, DARK_TRAY_SHARE) if linen.lightnessF() < 0.5 else TRAY
            row = QRectF(self.rect()).adjusted(0, 1, 0, -1)
            fill_rounded_rect(painter, row, ROW_RADIUS, tray)
        if self._is_chosen:
            draw_berry(painter, QPointF(BERRY_X, self.height() / 2), BERRY_RADIUS, 0)
        name, players = self._name_font(is_bold=self._is_chosen), create_font(CAPTION, MEDIUM)
        box = QRectF(TEXT_X, 0, self.width() - TEXT_X - RIGHT_PADDING, self.height())
        quiet = palette.color(role.PlaceholderText)
        both = text_width(self.text(), name) + TEXT_GAP + text_width(self.players_text, players)
        if both <= box.width():
            draw_text(painter, box, self.text(), name, ink, ALIGN_LEFT)
            draw_text(painter, box, self.players_text, players, quiet, ALIGN_RIGHT)
        else:
            above = line_height(self.text(), name)
            below = line_height(self.players_text, players)
            top = (self.height() - above - below) / 2
            first = QRectF(TEXT_X, top, box.width(), above)
            second = QRectF(TEXT_X, top + above, box.width(), below)
            draw_text(painter, first, self.text(), name, ink, ALIGN_LEFT)
            draw_text(painter, second, self.players_text, players, quiet, ALIGN_LEFT)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        if event.key() in steps:
            self.moved.emit(steps[Qt.Key(event.key())])
        elif event.key() in ENTER_KEYS:
            if not event.isAutoRepeat():
                self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_guarded():  # the press was meant for the closed tile
            event.accept()
            return
        super().mousePressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.entered.emit()

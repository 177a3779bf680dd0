"""The menu of the table, and the keyboard shortcuts of all commands."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAction,
    QColor,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton, QWidget

from ..art.painter_tools import (
    ALIGN_LEFT,
    ALIGN_RIGHT,
    draw_text,
    fill_rounded_rect,
    round_pen,
    seam_pen,
    stroke_rounded_rect,
)
from ..common.palette import GOLD, GOLD_EDGE
from ..common.theme import CAPTION, DEMI_BOLD, MEDIUM, create_font, line_height, text_width
from ..text.commands import COMMANDS, MENU_GROUPS, Command, shortcut_key

LOW_WINDOW = 700  # pixels; the menu has lower rows in lower windows
ROW_HEIGHT, LOW_ROW_HEIGHT, GAP, LOW_GAP, PADDING, LOW_PADDING = 42, 40, 15, 7, 12, 6
WIDTH, TEXT_SIZE, ROW_RADIUS, ROW_MARGIN, TEXT_MARGIN = 288, 16, 10, 8, 14
RADIUS, TAIL_HEIGHT, TAIL_WIDTH, TAIL_GAP = 16, 12, 20, 6
HOVER_SHARE, SEAM_SHARE = 0.1, 0.3  # of the text colour: the row under the pointer, and seams
KEY_OF = {Command.THIS_HAND: Command.AGAIN}  # rows that show the shortcut of another command
ALTERNATIVES = Command.THIS_HAND, Command.PEOPLE  # of which only the possible one is shown
NATIVE = QKeySequence.SequenceFormat.NativeText


def native_shortcuts(*, alt_letters: bool) -> dict[Command, str]:
    """Return the shortcuts of commands, written as usual on this system."""
    keys = _key_sequences(alt_letters=alt_letters)
    return {command: key.toString(NATIVE) for command, key in keys.items()}


def set_shortcuts(actions: Mapping[Command, QAction], *, alt_letters: bool) -> None:
    for command, key in _key_sequences(alt_letters=alt_letters).items():
        actions[command].setShortcut(key)


def _key_sequences(*, alt_letters: bool) -> dict[Command, QKeySequence]:
    return {
        each.command: QKeySequence(shortcut_key(each.key, alt_letters=alt_letters))
        for each in COMMANDS
    }


def create_actions(
    owner: QMainWindow, run_command: Callable[[Command], object]
) -> dict[Command, QAction]:
    """Return a Qt action with a label for every command."""
    actions = {}
    for each in COMMANDS:
        action = QAction(each.label, owner)
        action.triggered.connect(partial(_call, partial(run_command, each.command)))
        owner.addAction(action)
        actions[each.command] = action
    return actions


class TableMenu(QMenu):
    """A menu with its rows in one column, and a tail that points to the menu button."""

    def __init__(self, owner: QWidget, actions: Mapping[Command, QAction]) -> None:
        super().__init__(owner)
        is_low = owner.height() < LOW_WINDOW
        self._owner = owner
        self._tail_x, self._is_by_keyboard = 0.0, False
        self._padding = LOW_PADDING if is_low else PADDING
        self._keys: dict[QAction, str] = {}
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
        self.setWindowFlags(
            self.windowFlags()
            | Qt.WindowType.FramelessWindowHint
            | Qt.WindowType.NoDropShadowWindowHint
        )
        row, gap = (LOW_ROW_HEIGHT, LOW_GAP) if is_low else (ROW_HEIGHT, GAP)
        self.setFont(create_font(TEXT_SIZE, DEMI_BOLD))
        text = round(line_height("A", self.font()))
        above, below = max(row - text, 12) // 2, max(row - text, 12) - max(row - text, 12) // 2
        self.setStyleSheet(
            "QMenu { background: transparent; border: none;"
            f" padding: {TAIL_HEIGHT + self._padding}px {ROW_MARGIN}px 0; }}"
            f"QMenu::item {{ padding: {above}px {TEXT_MARGIN}px {below}px; }}"
            f"QMenu::separator {{ height: {gap}px; }}"
        )
        self.setMinimumWidth(WIDTH)
        for place, group in enumerate(MENU_GROUPS):
            if place:
                self.addSeparator()
            for command in group:
                action = actions[command]
                if action.isEnabled() or command not in ALTERNATIVES:
                    self.addAction(action)
                self._keys[action] = (
                    actions[KEY_OF.get(command, command)].shortcut().toString(NATIVE)
                )

    def extra_width_needed(self, action: QAction) -> float:
        """Return how many more pixels a row needs for its words and keys; 0 if it has room."""
        keys = text_width(self._keys.get(action, ""), create_font(CAPTION, MEDIUM))
        words = text_width(action.text(), self.font())
        room = self.actionGeometry(action).width() - 2 * TEXT_MARGIN
        return max(words + (TEXT_MARGIN if keys else 0) + keys - room, 0.0)

    def open_below(self, button: QPushButton) -> None:
        """Open the menu below a button, with both right edges in line."""
        size = self.sizeHint()
        corner = button.mapToGlobal(QPoint(button.width(), button.height() + TAIL_GAP))
        self.popup(corner - QPoint(size.width(), 0))
        # Afterwards, because the screen may have no room for the menu exactly there
        self._tail_x = self.mapFromGlobal(button.mapToGlobal(button.rect().center())).x()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, role = QPainter(self), QPalette.ColorRole
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        palette = self._owner.palette()
        linen, ink = palette.color(role.AlternateBase), palette.color(role.WindowText)
        panel = QRectF(self.rect()).adjusted(0, TAIL_HEIGHT, 0, 0)
        fill_rounded_rect(painter, panel, RADIUS, linen)
        half = TAIL_WIDTH / 2
        points = ((-half, TAIL_HEIGHT + 1), (0, 0), (half, TAIL_HEIGHT + 1))
        painter.drawPolygon(QPolygonF([QPointF(self._tail_x + x, y) for x, y in points]))
        for action in self.actions():
            row = QRectF(self.actionGeometry(action))
            if action.isSeparator():
                seam = QColor(ink)
                seam.setAlphaF(SEAM_SHARE)
                painter.setPen(seam_pen(seam, 1.3, 3, 3))
                middle = row.center().y()
                painter.drawLine(
                    QPointF(row.left() + 12, middle), QPointF(row.right() - 12, middle)
                )
                continue
            if action is self.activeAction():
                shade = QColor(ink)
                shade.setAlphaF(HOVER_SHARE)
                fill_rounded_rect(painter, row, ROW_RADIUS, shade)
                if self._is_by_keyboard:
                    ring = row.adjusted(1.5, 1.5, -1.5, -1.5)
                    stroke_rounded_rect(painter, ring, ROW_RADIUS, round_pen(GOLD_EDGE, 4))
                    stroke_rounded_rect(painter, ring, ROW_RADIUS, round_pen(GOLD, 2.6))
            quiet = palette.color(role.PlaceholderText)
            inside = row.adjusted(TEXT_MARGIN, 0, -TEXT_MARGIN, 0)
            colour = ink if action.isEnabled() else quiet
            draw_text(painter, inside, action.text(), self.font(), colour, ALIGN_LEFT)
            keys, font = self._keys.get(action, ""), create_font(CAPTION, MEDIUM)
            draw_text(painter, inside, keys, font, quiet, ALIGN_RIGHT)
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._is_by_keyboard = True
        super().keyPressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._is_by_keyboard = False
        super().mouseMoveEvent(event)


def show_menu(
    owner: QMainWindow,
    actions: Mapping[Command, QAction],
    button: QPushButton,
    on_close: Callable[[], object],
) -> TableMenu:
    """Open the menu below its button, and return it."""
    menu = TableMenu(owner, actions)
    menu.aboutToHide.connect(on_close)
    menu.open_below(button)
    return menu


def _call(callback: Callable[[], object], _checked: object = None) -> None:
    callback()

"""The menu of the window, and the shortcuts of all commands."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton

from ..basis.new_game import LEVELS
from ..wording import about, pages, window

# From the name of a command to its shortcut
KEYS = {
    "new": "Ctrl+N",
    "deal": "Ctrl+D",
    "again": "Ctrl+R",
    "other_seat": "Ctrl+Shift+R",
    "review": "V",
    "play_for_me": "",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Y",
    "hint": "H",
    "tricks": "L",
    "known": "K",
    "talk": "T",
    "hands": "P",
    "claim": "C",
    "read_trick": "R",
    "read_score": "S",
    "read_hand": "A",
    "read_legal": "W",
    "read_seats": "Shift+R",
    "read_long_score": "Shift+S",
    "read_turn": "Shift+T",
    "read_table": "D",
    "say_again": "E",
    "say_before": ",",
    "say_after": ".",
    "keys": "F1",
    "rules": "F2",
    "guide": "F3",
    "about": "",
    "backups": "",
    "statistics": "Ctrl+T",
    "profile": "Ctrl+P",
    "practice": "Ctrl+M",
    "puzzles": "Ctrl+U",
    "preferences": "Ctrl+,",
    "full": "F11",
    "home": "Ctrl+Home",
    "open": "Ctrl+I",
    "copy_deal": "Ctrl+Shift+C",
    "audit": "Ctrl+Shift+A",
    "matches": "Ctrl+O",
    "quit": "Ctrl+Q",
    "escape": "Esc",
}
MENU = (
    ("new", "home", "matches", "practice", "puzzles", "statistics", "profile"),
    ("undo", "redo", "hint", "claim", "play_for_me"),
    ("tricks", "known", "talk", "hands", "rules"),
)
THIS_MATCH = ("review", "again", "other_seat", "copy_deal", "audit")
PROGRAM = (
    ("open", "backups"),
    ("keys", "guide", "about"),
)
LAST = ("preferences", "full", "quit")
BELOW = 6  # pixels between the menu and its button


def keys_of(actions: Mapping[str, QAction]) -> list[tuple[str, str]]:
    """Return the name of each command with its shortcut as the system writes it."""
    native = QKeySequence.SequenceFormat.NativeText
    return [(name, action.shortcut().toString(native)) for name, action in actions.items()]


def keys_html(actions: Mapping[str, QAction]) -> str:
    """Return the page of all keyboard shortcuts."""
    return about.keys_html(keys_of(actions))


def made_actions(owner: QMainWindow, do: Callable[[str], object]) -> dict[str, QAction]:
    """Return an action with its shortcut for every command, by name."""
    actions = {}
    for name, key in KEYS.items():
        action = QAction(window.action(name), owner)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(partial(_do, partial(do, name)))
        owner.addAction(action)
        actions[name] = action
    return actions


def popped(
    owner: QMainWindow,
    actions: Mapping[str, QAction],
    level: str,
    choose_level: Callable[[str], None],
    button: QPushButton,
) -> QMenu:
    """Show the menu below its button."""
    menu = QMenu(owner)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group in MENU:
        menu.addActions([actions[name] for name in group])
        menu.addSeparator()
    match = menu.addMenu(window.this_match())
    match.addActions([actions[name] for name in THIS_MATCH])
    _add_levels(menu, level, choose_level)
    more = menu.addMenu(window.files_and_help())
    for part in PROGRAM:
        more.addActions([actions[name] for name in part])
        more.addSeparator()
    menu.addSeparator()
    menu.addActions([actions[name] for name in LAST])
    corner = button.mapToGlobal(QPoint(button.width(), button.height() + BELOW))
    menu.popup(corner - QPoint(menu.sizeHint().width(), 0))
    return menu


def _add_levels(menu: QMenu, level: str, choose_level: Callable[[str], None]) -> None:
    levels = menu.addMenu(window.level())
    for key in LEVELS:
        chosen = levels.addAction(pages.level(key))
        chosen.setCheckable(True)
        chosen.setChecked(key == level)
        chosen.triggered.connect(partial(_do, partial(choose_level, key)))


def _do(what: Callable[[], object], _checked: object = None) -> None:
    what()

"""The menu of the window, and the shortcuts of all commands."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton

from ...model.new_game import LEVELS
from ..text import about_text, dialog_text, window_text

# From the name of a command to its shortcut
SHORTCUTS = {
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
MAIN_GROUPS = (
    ("new", "home", "matches", "practice", "puzzles", "statistics", "profile"),
    ("undo", "redo", "hint", "claim", "play_for_me"),
    ("tricks", "known", "talk", "hands", "rules"),
)
MATCH_GROUP = ("review", "again", "other_seat", "copy_deal", "audit")
PROGRAM_GROUPS = (
    ("open", "backups"),
    ("keys", "guide", "about"),
)
LAST_GROUP = ("preferences", "full", "quit")
MENU_OFFSET = 6  # pixels between the menu and its button


def shortcut_texts(actions: Mapping[str, QAction]) -> list[tuple[str, str]]:
    """Return the name of each command with its shortcut as the system writes it."""
    native = QKeySequence.SequenceFormat.NativeText
    return [(name, action.shortcut().toString(native)) for name, action in actions.items()]


def shortcuts_html(actions: Mapping[str, QAction]) -> str:
    """Return the page of all keyboard shortcuts."""
    return about_text.keys_html(shortcut_texts(actions))


def create_actions(owner: QMainWindow, run_command: Callable[[str], object]) -> dict[str, QAction]:
    """Return an action with its shortcut for every command, by name."""
    actions = {}
    for name, key in SHORTCUTS.items():
        action = QAction(window_text.action_label(name), owner)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(partial(_call, partial(run_command, name)))
        owner.addAction(action)
        actions[name] = action
    return actions


def show_menu(
    owner: QMainWindow,
    actions: Mapping[str, QAction],
    level: str,
    on_level_chosen: Callable[[str], None],
    button: QPushButton,
) -> QMenu:
    """Show the menu below its button."""
    menu = QMenu(owner)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group in MAIN_GROUPS:
        menu.addActions([actions[name] for name in group])
        menu.addSeparator()
    match = menu.addMenu(window_text.match_menu_title())
    match.addActions([actions[name] for name in MATCH_GROUP])
    _add_level_menu(menu, level, on_level_chosen)
    more = menu.addMenu(window_text.help_menu_title())
    for part in PROGRAM_GROUPS:
        more.addActions([actions[name] for name in part])
        more.addSeparator()
    menu.addSeparator()
    menu.addActions([actions[name] for name in LAST_GROUP])
    corner = button.mapToGlobal(QPoint(button.width(), button.height() + MENU_OFFSET))
    menu.popup(corner - QPoint(menu.sizeHint().width(), 0))
    return menu


def _add_level_menu(menu: QMenu, level: str, on_level_chosen: Callable[[str], None]) -> None:
    levels = menu.addMenu(window_text.opponents_level_label())
    for key in LEVELS:
        chosen = levels.addAction(dialog_text.level_label(key))
        chosen.setCheckable(True)
        chosen.setChecked(key == level)
        chosen.triggered.connect(partial(_call, partial(on_level_chosen, key)))


def _call(callback: Callable[[], object], _checked: object = None) -> None:
    callback()

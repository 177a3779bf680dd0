"""The menu of the window, and the keys of everything that it does."""

from collections.abc import Callable, Mapping
from functools import partial
from operator import methodcaller
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton

from ..basis.new_game import LEVELS
from ..wording import about, pages, window

if TYPE_CHECKING:
    from .window import Window

Deed = tuple[Callable[[], object], str]  # what is done, and the key that does it

# What the page of the table does, and the key for it
AT_TABLE = {
    "undo": (methodcaller("take_back"), "Ctrl+Z"),
    "redo": (methodcaller("do_again"), "Ctrl+Y"),
    "hint": (methodcaller("show_hint"), "H"),
    "tricks": (methodcaller("show_tricks"), "L"),
    "known": (methodcaller("show_known"), "K"),
    "talk": (methodcaller("show_talk"), "T"),
    "claim": (methodcaller("play_out"), "C"),
    "read_trick": (methodcaller("read", "trick"), "R"),
    "read_score": (methodcaller("read", "score"), "S"),
    "read_hand": (methodcaller("read", "hand"), "A"),
    "read_legal": (methodcaller("read", "legal"), "W"),
}
MENU = (
    ("new", "home", "matches", "statistics"),
    ("undo", "redo", "hint", "claim", "play_for_me"),
    ("tricks", "known", "talk", "rules"),
)
OF_A_MATCH = (*AT_TABLE, "play_for_me", "review", "again", "other_seat", "copy_deal", "audit")
THIS_MATCH = ("review", "again", "other_seat", "copy_deal", "audit")
PROGRAM = (
    ("open", "backups"),
    ("keys", "guide", "about"),
)
LAST = ("preferences", "full", "quit")
BELOW = 6  # pixels between the menu and its button


def deeds_of(shell: "Window") -> dict[str, Deed]:
    """Return everything that the window does, each with its key."""
    return {
        "new": (shell.asking.new_game, "Ctrl+N"),
        "deal": (shell.asking.new_game, "Ctrl+D"),
        "again": (shell.host.play_same_deal, "Ctrl+R"),
        "other_seat": (partial(shell.host.play_same_deal, 1), "Ctrl+Shift+R"),
        "review": (shell.review, "V"),
        "play_for_me": (shell.play_for_me, ""),
        **{name: (partial(shell.at_table, do), key) for name, (do, key) in AT_TABLE.items()},
        "keys": (shell.show_keys, "F1"),
        "rules": (shell.show_rules, "F2"),
        "guide": (shell.show_guide, "F3"),
        "about": (shell.asking.about, ""),
        "backups": (shell.asking.backups, ""),
        "statistics": (shell.show_statistics, "Ctrl+T"),
        "preferences": (shell.asking.preferences, "Ctrl+,"),
        "full": (shell.toggle_full_screen, "F11"),
        "home": (shell.go_home, "Ctrl+Home"),
        "open": (shell.records.ask, "Ctrl+I"),
        "copy_deal": (shell.host.copy_deal, "Ctrl+Shift+C"),
        "audit": (shell.host.audit, "Ctrl+Shift+A"),
        "matches": (shell.show_matches, "Ctrl+O"),
        "quit": (shell.close, "Ctrl+Q"),
        "escape": (shell.on_escape, "Esc"),
    }


def keys_of(actions: Mapping[str, QAction]) -> list[tuple[str, str]]:
    """Return the names of all actions, each with its key as the system writes it."""
    native = QKeySequence.SequenceFormat.NativeText
    return [(name, action.shortcut().toString(native)) for name, action in actions.items()]


def keys_html(actions: Mapping[str, QAction]) -> str:
    """Return the page of everything that has a key."""
    return about.keys_html(keys_of(actions))


def made_actions(owner: QMainWindow, does: Mapping[str, Deed]) -> dict[str, QAction]:
    """Return an action for everything that is done, each with its key."""
    made = {}
    for name, (do, key) in does.items():
        action = QAction(window.action(name), owner)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(partial(_do, do))
        owner.addAction(action)
        made[name] = action
    return made


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
    for each in LEVELS:
        chosen = levels.addAction(pages.level(each))
        chosen.setCheckable(True)
        chosen.setChecked(each == level)
        chosen.triggered.connect(partial(_do, partial(choose_level, each)))


def _do(what: Callable[[], object], _checked: object = None) -> None:
    what()

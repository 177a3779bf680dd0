"""The menu of the window, and the keyboard shortcuts of all commands."""

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QPushButton

from ...model.new_game import LEVELS
from ..text import dialog_text, window_text
from ..text.commands import COMMANDS, Command, MenuGroup, menu_title

# The groups of commands in the menu, each with its submenu at the end
GROUPS = (
    (MenuGroup.PLAY, None),
    (MenuGroup.LOOK, MenuGroup.THIS_MATCH),
    (MenuGroup.LEARN, MenuGroup.MY_PLAY),
    (MenuGroup.PROGRAM, MenuGroup.FILES),
)
MENU_OFFSET = 6  # pixels between the menu and its button


def native_keys() -> dict[Command, str]:
    """Return the shortcuts of commands, written as usual on this system."""
    native = QKeySequence.SequenceFormat.NativeText
    return {each.command: QKeySequence(each.key).toString(native) for each in COMMANDS}


def create_actions(
    owner: QMainWindow, run_command: Callable[[Command], object]
) -> dict[Command, QAction]:
    """Return a Qt action with a label and shortcut for every command."""
    actions = {}
    for each in COMMANDS:
        action = QAction(each.label, owner)
        action.setShortcut(QKeySequence(each.key))
        action.triggered.connect(partial(_call, partial(run_command, each.command)))
        owner.addAction(action)
        actions[each.command] = action
    return actions


def show_menu(
    owner: QMainWindow,
    actions: Mapping[Command, QAction],
    level: str,
    on_level_chosen: Callable[[str], None],
    button: QPushButton,
) -> QMenu:
    """Open the menu below its button, and return it."""
    menu = QMenu(owner)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    for group, submenu in GROUPS:
        menu.addActions(_actions_of(group, actions))
        if submenu is not None:
            more = menu.addMenu(menu_title(submenu))
            more.addActions(_actions_of(submenu, actions))
            if submenu is MenuGroup.THIS_MATCH:
                _add_level_menu(more, level, on_level_chosen)
        menu.addSeparator()
    corner = button.mapToGlobal(QPoint(button.width(), button.height() + MENU_OFFSET))
    menu.popup(corner - QPoint(menu.sizeHint().width(), 0))
    return menu


def _actions_of(group: MenuGroup, actions: Mapping[Command, QAction]) -> list[QAction]:
    return [actions[each.command] for each in COMMANDS if each.menu is group]


def _add_level_menu(menu: QMenu, level: str, on_level_chosen: Callable[[str], None]) -> None:
    levels = menu.addMenu(window_text.opponents_level_label())
    for key in LEVELS:
        chosen = levels.addAction(dialog_text.level_label(key))
        chosen.setCheckable(True)
        chosen.setChecked(key == level)
        chosen.triggered.connect(partial(_call, partial(on_level_chosen, key)))


def _call(callback: Callable[[], object], _checked: object = None) -> None:
    callback()

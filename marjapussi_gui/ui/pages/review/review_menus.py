"""The menus of the review page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from ....engine.state import Seat
from ...text.i18n import say
from ...text.table_players import TablePlayers


class ReviewMenus(QObject):
    """A menu of more commands, and a menu of the seats whose decisions can be reviewed."""

    seat_chosen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.play_action, self.hide_future_action, self.could_win_action = (
            QAction(self) for _ in range(3)
        )
        self.hide_future_action.setCheckable(True)

    def show_more(self, button: QPushButton, *, can_show_line: bool) -> None:
        """Open the menu of further commands above its button."""
        self.play_action.setText(say("review-play-from-here"))
        self.could_win_action.setText(say("could-win"))
        self.hide_future_action.setText(say("hide-future"))
        could = [self.could_win_action] if can_show_line else []
        _show_menu(button, [self.play_action, *could, self.hide_future_action])

    def show_seats(self, button: QPushButton, people: TablePlayers, reviewed_seat: Seat) -> None:
        """Open the menu of seats above its button, with the reviewed one checked."""
        seats = []
        for seat in people.seating.seats:
            chosen = QAction(people.you_or_name(seat), button)
            chosen.setCheckable(True)
            chosen.setChecked(seat == reviewed_seat)
            chosen.triggered.connect(partial(self._on_seat_triggered, seat))
            seats.append(chosen)
        _show_menu(button, seats)

    def _on_seat_triggered(self, seat: Seat, _checked: object = None) -> None:
        self.seat_chosen.emit(seat)


def _show_menu(button: QPushButton, actions: Sequence[QAction]) -> QMenu:
    """Open a menu above its button."""
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions(actions)
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
    return menu

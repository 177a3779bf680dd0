"""The menus of the review page: further commands, and the seat to review."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from ...engine.state import Seat
from ..wording import open_line
from ..wording import review as words
from ..wording.people import People


class Menus(QObject):
    """The actions of the menus, which open above their buttons."""

    seat_chosen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.play, self.hide_what_came, self.could_win = (QAction(self) for _ in range(3))
        self.hide_what_came.setCheckable(True)

    def name(self) -> None:
        """Set all texts in the current language."""
        self.play.setText(words.play_from_here())
        self.could_win.setText(open_line.could_win())
        self.hide_what_came.setText(words.hide_what_came())

    def show_more(self, above: QPushButton, *, may_imagine: bool) -> None:
        """Show further commands for this moment."""
        could = [self.could_win] if may_imagine else []
        _pop_up(above, [self.play, *could, self.hide_what_came])

    def show_seats(self, above: QPushButton, people: People, judged: Seat) -> None:
        """Show the seats that can be reviewed, with the current one checked."""
        seats = []
        for seat in people.seating.seats:
            chosen = QAction(people.you_or_name(seat), above)
            chosen.setCheckable(True)
            chosen.setChecked(seat == judged)
            chosen.triggered.connect(partial(self._choose, seat))
            seats.append(chosen)
        _pop_up(above, seats)

    def _choose(self, seat: Seat, _checked: object = None) -> None:
        self.seat_chosen.emit(seat)


def _pop_up(above: QPushButton, actions: Sequence[QAction]) -> QMenu:
    """Show a menu above its button."""
    menu = QMenu(above)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.addActions(actions)
    menu.popup(above.mapToGlobal(QPoint(0, -menu.sizeHint().height())))
    return menu

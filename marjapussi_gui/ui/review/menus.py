"""The menus of the page that looks back: what else can be done here, and whose seat is judged."""

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
    """What stands in the menus, and pops them up above their buttons."""

    seat_chosen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.play, self.hide_what_came, self.could_win = (QAction(self) for _ in range(3))
        self.hide_what_came.setCheckable(True)

    def name(self) -> None:
        """Say everything in the language of now."""
        self.play.setText(words.play_from_here())
        self.could_win.setText(open_line.could_win())
        self.hide_what_came.setText(words.hide_what_came())

    def show_more(self, above: QPushButton, *, may_imagine: bool) -> None:
        """Show what else can be done at a moment."""
        could = [self.could_win] if may_imagine else []
        _pop_up(above, [self.play, *could, self.hide_what_came])

    def show_seats(self, above: QPushButton, people: People, judged: Seat) -> None:
        """Show whose decisions can be judged, and whose are."""
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

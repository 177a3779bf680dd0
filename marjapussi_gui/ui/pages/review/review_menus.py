"""The menus of the review page."""

from functools import partial

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton

from ....engine.state import Seat
from ...text.commands import Command, command_label
from ...text.i18n import say
from ...text.table_players import TablePlayers


class ReviewMenus(QObject):
    """A menu of more commands, and a menu of the seats whose decisions can be reviewed."""

    seat_chosen = Signal(object)
    # of the whole match, with all cards, with the notes
    page_requested = Signal(bool, bool, bool)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.play_action, self.hide_future_action, self.could_win_action, self.picture_action = (
            QAction(self) for _ in range(4)
        )
        self.copy_action, self.keep_action, self.worths_action, self.board_action = (
            QAction(self) for _ in range(4)
        )
        self.note_action, self.save_notes_action, self.notes_action, self.position_action = (
            QAction(self) for _ in range(4)
        )
        self.hide_future_action.setCheckable(True)
        self.notes_action.setCheckable(True)

    def show_more(
        self,
        button: QPushButton,
        *,
        can_show_line: bool,
        has_worths: bool,
        open_hand: bool,
        open_match: bool,
        can_keep: bool,
        has_notes: bool,
        can_change: bool,
        has_board: bool,
    ) -> None:
        """Open the menu of further commands above its button.

        open_hand and open_match tell whether web pages of them may show all cards, and has_board
        whether the hand can be saved as a bridge board.
        """
        self.play_action.setText(say("review-play-from-here"))
        self.could_win_action.setText(say("could-win"))
        self.worths_action.setText(say("worth-of-cards"))
        self.hide_future_action.setText(say("hide-future"))
        self.copy_action.setText(command_label(Command.COPY_CODE))
        self.keep_action.setText(say("keep-hand"))
        self.board_action.setText(say("save-board"))
        self.picture_action.setText(say("picture-command"))
        self.position_action.setText(say("position-change"))
        self.note_action.setText(command_label(Command.NOTE))
        self.save_notes_action.setText(say("save-notes"))
        self.notes_action.setText(say("save-page-notes"))
        menu = _create_menu(button)
        could = [self.could_win_action] if can_show_line else []
        could += [self.worths_action] if has_worths else []
        could += [self.position_action] if can_change else []
        menu.addActions([self.play_action, *could, self.hide_future_action])
        pages = menu.addMenu(say("save-page"))
        for is_match, may_open in ((False, open_hand), (True, open_match)):
            for is_open in (False, True):
                scope, cards = "match" if is_match else "hand", "all" if is_open else "mine"
                action = pages.addAction(say(f"save-page-{scope}-{cards}"))
                action.setEnabled(may_open or not is_open)
                action.triggered.connect(partial(self._on_page_triggered, is_match, is_open))
        menu.addActions([self.board_action] if has_board else [])
        menu.addActions([self.picture_action, self.copy_action])
        menu.addAction(self.keep_action if can_keep else self.note_action)
        if has_notes:
            pages.addSeparator()
            pages.addAction(self.notes_action)
            menu.addAction(self.save_notes_action)
        _open_above(button, menu)

    def show_seats(self, button: QPushButton, people: TablePlayers, reviewed_seat: Seat) -> None:
        menu = _create_menu(button)
        for seat in people.seating.seats:
            chosen = QAction(people.you_or_name(seat), button)
            chosen.setCheckable(True)
            chosen.setChecked(seat == reviewed_seat)
            chosen.triggered.connect(partial(self._on_seat_triggered, seat))
            menu.addAction(chosen)
        _open_above(button, menu)

    def _on_page_triggered(
        self,
        is_match: bool,  # noqa: FBT001 - as in the signal
        is_open: bool,  # noqa: FBT001
        _checked: object = None,
    ) -> None:
        self.page_requested.emit(is_match, is_open, self.notes_action.isChecked())

    def _on_seat_triggered(self, seat: Seat, _checked: object = None) -> None:
        self.seat_chosen.emit(seat)


def _create_menu(button: QPushButton) -> QMenu:
    menu = QMenu(button)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    return menu


def _open_above(button: QPushButton, menu: QMenu) -> None:
    menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

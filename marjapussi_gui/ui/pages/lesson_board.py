"""The board of a lesson, and the controller that lets only the expected action happen."""

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.state import Seat
from ..board.board import Board
from ..board.keys import STEPS
from ..board.prompts import Prompts
from .sitting import Sitting

AGREEING = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
AFTER_PLATE = 12  # layout units: the transparent margin of the plate's picture


class LessonBoard(Board):
    """A board whose arrow keys lead from stop to stop until a digit selects a card."""

    stepped = Signal(int)
    agreed = Signal()  # the highlighted action may be played

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)

    def offer(self, prompts: Prompts, sentence: str, barred: Iterable[Card] = ()) -> None:
        """Offer the prompts without a sentence: the lesson's panel says what to do."""
        super().offer(prompts, "", barred)

    def lift(self, cards: tuple[Card, ...]) -> None:
        """Lift the hand card that has to be played, if it is a single one."""
        wanted = [item for item in self.cards.own_items() if item.card in cards]
        self.cards.lifted = wanted[0] if len(wanted) == 1 else None
        self.cards.settle_own()

    def end_of_plate(self, seat: Seat) -> float:
        """Return the x coordinate of the right edge of a seat's name plate."""
        plate = self.furniture.shown(f"plate {seat}")
        if plate is None:
            return 0.0
        return plate.sceneBoundingRect().right() - AFTER_PLATE * self.layout_now.u

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in STEPS and self.touch.looking.at is None:  # otherwise arrows move between cards
            self.stepped.emit(STEPS[key])
        elif key in AGREEING and self.touch.looking.at is None and not self.touch.chosen:
            if event.isAutoRepeat():
                self.hurry_by_press()
            elif self.admit_press():
                self.agreed.emit()
        else:
            super().keyPressEvent(event)


class LessonSitting(Sitting):
    """Emits the player's action instead of performing it."""

    tried = Signal(object)

    def act(self, action: Action) -> None:
        self.tried.emit(action)

    def do(self, action: Action) -> None:
        """Perform the expected action for the player."""
        super().act(action)

"""A queue of announcements for screen readers and the program's own voice."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

POLITE = QAccessible.AnnouncementPoliteness.Polite  # after the current speech
AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive  # interrupts the current speech
FEW = 50  # sentences


class Saying(NamedTuple):
    """A sentence, whether it interrupts, and whether the screen reader reads it anyway."""

    sentence: str
    at_once: bool
    is_read: bool


class Aloud(QObject):
    """Announces sentences in order, after the events that caused them have been handled.

    Screen readers fall silent when the focus moves, so an earlier announcement would not be heard.
    """

    announced = Signal(str)  # to a screen reader
    voiced = Signal(str, bool)  # for the program's voice; whether to interrupt

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self.said: list[str] = []  # oldest first
        self._waiting: list[Saying] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._announce)

    def say(self, sentence: str, *, at_once: bool = False, is_read: bool = False) -> None:
        """Queue a sentence; an answer to the user's question interrupts the current speech.

        is_read means that the screen reader reads it anyway, as the name of a focused widget.
        """
        self.said = [*self.said[1 - FEW :], sentence]
        self._waiting.append(Saying(sentence, at_once, is_read))
        self._soon.start(0)

    def _announce(self) -> None:
        queue, self._waiting = self._waiting, []
        for saying in queue:
            self.voiced.emit(saying.sentence, saying.at_once)
            if not saying.is_read:
                self._announce_one(saying)

    def _announce_one(self, saying: Saying) -> None:
        self.announced.emit(saying.sentence)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._place, saying.sentence)
            event.setPoliteness(AT_ONCE if saying.at_once else POLITE)
            QAccessible.updateAccessibility(event)

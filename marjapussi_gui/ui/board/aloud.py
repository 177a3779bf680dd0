"""Where sentences go that are to be heard: to the screen reader, after the focus has moved."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

POLITE = QAccessible.AnnouncementPoliteness.Polite  # after what is being said
AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive  # instead of it
FEW = 50  # sentences


class Saying(NamedTuple):
    """A sentence, whether somebody asked for it, and whether a reader comes to it anyhow."""

    sentence: str
    at_once: bool
    is_read: bool


class Aloud(QObject):
    """Announces sentences in their order, once everything is done that was done with them.

    A reader falls silent where the focus moves: what is announced before that is not heard.
    """

    announced = Signal(str)  # to a screen reader
    voiced = Signal(str, bool)  # to our own voice; whether at once

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self.said: list[str] = []  # the last ones, the newest last
        self._waiting: list[Saying] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._announce)

    def say(self, sentence: str, *, at_once: bool = False, is_read: bool = False) -> None:
        """Have a sentence heard; at once, where somebody asked for it.

        One that is read anyhow is the name of what a screen reader comes to with the focus.
        """
        self.said = [*self.said[1 - FEW :], sentence]
        self._waiting.append(Saying(sentence, at_once, is_read))
        self._soon.start(0)

    def _announce(self) -> None:
        waiting, self._waiting = self._waiting, []
        for saying in waiting:
            self.voiced.emit(saying.sentence, saying.at_once)
            if not saying.is_read:
                self._announce_one(saying)

    def _announce_one(self, saying: Saying) -> None:
        self.announced.emit(saying.sentence)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._place, saying.sentence)
            event.setPoliteness(AT_ONCE if saying.at_once else POLITE)
            QAccessible.updateAccessibility(event)

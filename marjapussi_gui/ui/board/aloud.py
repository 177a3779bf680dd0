"""Where sentences go that are to be heard: to the screen reader, after the focus has moved."""

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

POLITE = QAccessible.AnnouncementPoliteness.Polite  # after what is being said
AT_ONCE = QAccessible.AnnouncementPoliteness.Assertive  # instead of it
FEW = 50  # sentences


class Aloud(QObject):
    """Announces sentences in their order, once everything is done that was done with them.

    A reader falls silent where the focus moves: what is announced before that is not heard.
    """

    announced = Signal(str)

    def __init__(self, place: QWidget) -> None:
        super().__init__(place)
        self._place = place
        self.said: list[str] = []  # the last ones, the newest last
        self._waiting: list[tuple[str, QAccessible.AnnouncementPoliteness]] = []
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._announce)

    def say(self, sentence: str, *, at_once: bool = False, is_read: bool = False) -> None:
        """Have a sentence heard; at once, where somebody asked for it.

        One that is read anyhow is the name of what a screen reader comes to with the focus.
        """
        self.said = [*self.said[1 - FEW :], sentence]
        if not is_read:
            self._waiting.append((sentence, AT_ONCE if at_once else POLITE))
            self._soon.start(0)

    def _announce(self) -> None:
        waiting, self._waiting = self._waiting, []
        for sentence, politeness in waiting:
            self.announced.emit(sentence)
            if QAccessible.isActive():
                event = QAccessibleAnnouncementEvent(self._place, sentence)
                event.setPoliteness(politeness)
                QAccessible.updateAccessibility(event)

"""A queue of announcements for screen readers and the program's own voice."""

from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

MAX_SENTENCES = 200  # older ones are dropped


class SpokenSentence(NamedTuple):
    """A sentence, and the ply at which it was announced (the number of actions before it)."""

    text: str
    ply: int


class AnnouncementHistory:
    """The recent sentences, and a position in them: the sentence heard last."""

    def __init__(self) -> None:
        self._sentences: list[SpokenSentence] = []
        self._index = -1

    @property
    def texts(self) -> list[str]:
        return [each.text for each in self._sentences]

    def add(self, text: str, ply: int) -> None:
        """Add a sentence that is announced now, and move to it."""
        self._sentences = [*self._sentences[1 - MAX_SENTENCES :], SpokenSentence(text, ply)]
        self._index = len(self._sentences) - 1

    def step(self, delta: int) -> str:
        """Move by delta sentences, but not past either end, and return the sentence there.

        Return an empty string if there are no sentences.
        """
        last = len(self._sentences) - 1
        if last < 0:
            return ""
        self._index = min(max(self._index + delta, 0), last)
        return self._sentences[self._index].text

    def truncate(self, ply: int) -> None:
        """Remove the sentences from this ply on, because the actions before them were undone."""
        remaining = [each for each in self._sentences if each.ply < ply]
        if len(remaining) < len(self._sentences):
            self._sentences, self._index = remaining, len(remaining) - 1

    def clear(self) -> None:
        self._sentences, self._index = [], -1


POLITE = QAccessible.AnnouncementPoliteness.Polite  # after the current speech
ASSERTIVE = QAccessible.AnnouncementPoliteness.Assertive  # interrupts the current speech
MAX_RECENT = 50  # recent sentences that are kept


class Announcement(NamedTuple):
    """A sentence to announce, with two flags.

    interrupts: it cuts off the current speech. is_read: the screen reader reads it anyway, as the
    name of a widget that gets the focus.
    """

    sentence: str
    interrupts: bool
    is_read: bool


class Announcer(QObject):
    """Announces sentences in order, once Qt has handled the events that caused them.

    Screen readers fall silent when the focus moves, so a sentence announced before a change of
    focus would not be heard.
    """

    announced = Signal(str)  # a sentence for the screen reader
    speech_requested = Signal(str, bool)  # for the program's voice; whether to interrupt

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        self.recent_sentences: list[str] = []  # oldest first
        self._queue: list[Announcement] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._announce_queued)

    def announce(self, sentence: str, *, interrupt: bool = False, is_read: bool = False) -> None:
        """Queue a sentence.

        interrupt cuts off the current speech. is_read means that the screen reader reads the
        sentence anyway, as the name of a widget that gets the focus.
        """
        self.recent_sentences = [*self.recent_sentences[1 - MAX_RECENT :], sentence]
        self._queue.append(Announcement(sentence, interrupt, is_read))
        self._timer.start(0)

    def clear(self) -> None:
        self._queue, self.recent_sentences = [], []

    def _announce_queued(self) -> None:
        queue, self._queue = self._queue, []
        for saying in queue:
            self.speech_requested.emit(saying.sentence, saying.interrupts)
            if not saying.is_read:
                self._send_to_screen_reader(saying)

    def _send_to_screen_reader(self, announcement: Announcement) -> None:
        self.announced.emit(announcement.sentence)
        if QAccessible.isActive():
            event = QAccessibleAnnouncementEvent(self._widget, announcement.sentence)
            event.setPoliteness(ASSERTIVE if announcement.interrupts else POLITE)
            QAccessible.updateAccessibility(event)

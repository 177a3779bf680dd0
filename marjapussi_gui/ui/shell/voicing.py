"""The program's own speech output: page announcements and the focused control."""

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ..basis.languages import spoken
from ..basis.preferences import Preferences
from ..basis.services import Voice
from ..panels.notice import Notice
from ..wording import store
from .pages import Pages


class Voicing(QObject):
    """Speaks what pages announce and which control has the focus."""

    def __init__(self, voice: Voice, pages: Pages, notice: Notice) -> None:
        super().__init__(pages)
        self._voice, self._notice = voice, notice
        voice.on_failed = self.on_failed
        pages.said.connect(self.on_said)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.on_focus_changed)

    def prefer(self, preferences: Preferences) -> None:
        """Turn speech on or off, and set its language."""
        app = QCoreApplication.instance()
        assert app is not None
        self._voice.language = spoken(app)
        self._voice.is_on = preferences.voice

    def on_said(self, sentence: str, at_once: bool) -> None:  # noqa: FBT001 - a slot
        self._voice.say(sentence, at_once)

    def on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Speak the name of a focused button or field; the board names its cards."""
        if now is None or not self._voice.is_on or not is_named(now):
            return
        if now.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._voice.say(described(now))

    def on_failed(self) -> None:
        self._notice.tell(store.voice_failed)


def is_named(widget: QWidget) -> bool:
    """Return whether a widget is a button or a field."""
    from PySide6.QtWidgets import QAbstractSlider, QComboBox, QLineEdit, QTextBrowser

    fields = QAbstractSlider, QComboBox, QLineEdit, QTextBrowser
    return isinstance(widget, (QAbstractButton, *fields))


def described(widget: QWidget) -> str:
    """Return the accessible name and value of a widget, as a screen reader reads them."""
    from PySide6.QtGui import QAccessible

    interface = QAccessible.queryAccessibleInterface(widget)
    texts = (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value))
    return ", ".join(text for text in texts if text)

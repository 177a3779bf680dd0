"""The program's own speech output."""

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ...model.preferences import Preferences
from ...ports.services import SpeechOutput
from ..common.languages import current_language
from ..panels.notice_bar import NoticeBar
from ..text.i18n import Message
from .page_stack import PageStack


class SpeechController(QObject):
    """Speaks what pages announce, and the name of the control that gets the focus."""

    def __init__(self, voice: SpeechOutput, page_stack: PageStack, notice_bar: NoticeBar) -> None:
        super().__init__(page_stack)
        self._voice, self._notice_bar = voice, notice_bar
        voice.add_failure_listener(self.on_failed)
        page_stack.speech_requested.connect(self.on_speech_requested)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self.on_focus_changed)

    def apply_preferences(self, preferences: Preferences) -> None:
        self._voice.language = current_language()
        self._voice.is_on = preferences.voice

    def on_speech_requested(self, text: str, interrupts: bool) -> None:  # noqa: FBT001 - a slot
        self._voice.speak(text, interrupts)

    def on_focus_changed(self, _before: QWidget | None, current: QWidget | None) -> None:
        """Speak the name of a focused button or field, but not of a card, which the board names."""
        if current is None or not self._voice.is_on or not is_button_or_field(current):
            return
        if current.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._voice.speak(accessible_name_and_value(current))

    def on_failed(self) -> None:
        self._notice_bar.add_notice(Message("voice-failed"))


def is_button_or_field(widget: QWidget) -> bool:
    from PySide6.QtWidgets import QAbstractSlider, QComboBox, QLineEdit, QTextBrowser

    fields = QAbstractSlider, QComboBox, QLineEdit, QTextBrowser
    return isinstance(widget, (QAbstractButton, *fields))


def accessible_name_and_value(widget: QWidget) -> str:
    from PySide6.QtGui import QAccessible

    interface = QAccessible.queryAccessibleInterface(widget)
    texts = (interface.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Value))
    return ", ".join(text for text in texts if text)

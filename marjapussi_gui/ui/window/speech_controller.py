"""The program's own speech output."""

from PySide6.QtCore import QMetaObject, QObject, Qt, SignalInstance
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ...model.preferences import Preferences
from ...ports.services import SpeechOutput
from ..common.languages import current_language
from ..panels.notice_bar import NoticeBar
from ..text.i18n import Message, say
from .page_stack import PageStack

ANNOUNCED = "announced"  # a property of sliders whose page says where they are


class SpeechController(QObject):
    """Speaks what pages announce, the control that gets the focus, and its values."""

    def __init__(self, voice: SpeechOutput, page_stack: PageStack, notice_bar: NoticeBar) -> None:
        super().__init__(page_stack)
        self._voice, self._notice_bar = voice, notice_bar
        self._value_connection: QMetaObject.Connection | None = None
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
        if self._value_connection is not None:
            QObject.disconnect(self._value_connection)
            self._value_connection = None
        if current is None or not self._voice.is_on or not is_control(current):
            return
        if current.focusPolicy() != Qt.FocusPolicy.NoFocus:
            self._voice.speak(accessible_name_and_value(current))
            changed = value_signal(current)
            if changed is not None:
                self._value_connection = changed.connect(self.on_value_changed)

    def on_value_changed(self) -> None:
        current = QApplication.focusWidget()
        if current is not None:
            self._voice.speak(accessible_value(current), True)

    def on_row_hovered(self, row: QAction) -> None:
        """Speak the row of a menu that the keys or the mouse have reached."""
        self._voice.speak(row.text(), True)

    def on_failed(self) -> None:
        self._notice_bar.add_notice(Message("voice-failed"))


def is_control(widget: QWidget) -> bool:
    """Return whether a widget is a button or a field."""
    from PySide6.QtWidgets import (
        QAbstractSlider,
        QAbstractSpinBox,
        QComboBox,
        QLineEdit,
        QTextBrowser,
    )

    fields = QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTextBrowser
    return isinstance(widget, (QAbstractButton, *fields))


def value_signal(widget: QWidget) -> SignalInstance | None:
    """Return a field's signal for a changed value, or None if it announces its value itself."""
    from PySide6.QtWidgets import QComboBox, QSlider, QSpinBox

    match widget:
        case QComboBox():
            return widget.currentTextChanged
        case QSpinBox() | QSlider() if not widget.property(ANNOUNCED):
            return widget.valueChanged
        case QAbstractButton() if widget.isCheckable():
            return widget.toggled
    return None


def accessible_name_and_value(widget: QWidget) -> str:
    interface = QAccessible.queryAccessibleInterface(widget)
    name = widget.accessibleName() or interface.text(QAccessible.Text.Name)
    return ", ".join(text for text in (name, accessible_value(widget)) if text)


def accessible_value(widget: QWidget) -> str:
    """Return the value of a field as text; for a checkable button, whether it is on or off."""
    if isinstance(widget, QAbstractButton) and widget.isCheckable():
        return say("on") if widget.isChecked() else say("off")
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Value)

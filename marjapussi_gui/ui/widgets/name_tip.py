"""Tooltips with the names of widgets that only show an icon."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ..text.i18n import to_sentences
from .labels import tooltip_text


class NameTip(QObject):
    """Shows a widget's accessible name as its tooltip, and what it means if that is given.

    An ordinary tooltip would also be the description that Qt passes to screen readers, so that
    they would read the name twice.
    """

    def __init__(self, widget: QWidget, meaning: str = "") -> None:
        super().__init__(widget)
        self._meaning = meaning
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            assert isinstance(watched, QWidget)
            name, meaning = watched.accessibleName(), self._meaning
            text = to_sentences((name, meaning)) if meaning else name
            QToolTip.showText(event.globalPos(), tooltip_text(text), watched)
            return True
        return False

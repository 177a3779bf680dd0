"""Tooltips with the names of widgets that only show an icon."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from .labels import tooltip_text


class NameTip(QObject):
    """Shows a widget's accessible name as its tooltip.

    An ordinary tooltip would also be the description that Qt passes to screen readers, so that
    they would read the name twice.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            assert isinstance(watched, QWidget)
            QToolTip.showText(event.globalPos(), tooltip_text(watched.accessibleName()), watched)
            return True
        return False

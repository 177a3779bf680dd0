"""Tooltips that explain the terms on a page."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QToolTip, QWidget

from ...engine.game import Game
from ..text.glossary import explain_terms
from .labels import wrap_tooltip


class TermTips(QObject):
    """Explains the terms in labels and buttons of a page that have no tooltip of their own."""

    def __init__(self, page: QWidget, game: Callable[[], Game | None]) -> None:
        super().__init__(page)
        self._game = game
        page.installEventFilter(self)

    def meaning(self, widget: QWidget | None) -> str:
        """Return the meanings of the glossary terms in a widget's text, or "" if it has none."""
        game = self._game()
        if game is None or not isinstance(widget, QLabel | QAbstractButton):
            return ""
        return explain_terms(widget.accessibleName() or widget.text(), game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            assert isinstance(watched, QWidget)
            widget = watched.childAt(event.pos())
            if text := self.meaning(widget):
                QToolTip.showText(event.globalPos(), wrap_tooltip(text), widget)
                return True
        return False

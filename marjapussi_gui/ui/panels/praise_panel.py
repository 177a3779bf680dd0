"""The note that praises a right but hard choice."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..art.card_pictures import CardPictures
from ..text.hint_text import HintSentences
from ..text.i18n import say
from .hint_panel import HintPanel, HintText


class PraisePanel(HintPanel):
    """Says why a choice was good, in the place of a hint, with a button that ends all praise."""

    silence_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.stop_button = self.create_button("", look="link")
        self.stop_button.clicked.connect(self.silence_requested)
        self.stop_button.hide()

    def show_praise(self, text: Callable[[], str], deck: CardPictures) -> None:
        self.show_hint(lambda: HintText(HintSentences("", "", (text(),))), deck)

    def _build(self, hint: HintText, deck: CardPictures) -> None:
        super()._build(hint, deck)
        self._title.hide()
        self.setAccessibleName(hint.words.text)

    def _add_foot(self, column: QVBoxLayout) -> None:
        self.stop_button = self.create_button(say("stop-praise"), look="link")
        self.stop_button.clicked.connect(self.silence_requested)
        column.addWidget(self.stop_button, 0, Qt.AlignmentFlag.AlignRight)

"""The question beside the board during a review: it shows the panel and handles its buttons."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import QWidget

from ...engine.actions import Action
from ..board.spoken import Spoken
from ..wording import moments as words
from .beside import Beside
from .felt import ReviewFelt
from .guide import Guide
from .inquiry import Inquiry
from .question import QuestionPanel


class Asker(QObject):
    """Shows the question at a moment on its panel, and handles the answer."""

    answered = Signal()  # show the answer
    play_asked = Signal()  # play on from this decision
    turned = Signal()  # folded or unfolded

    def __init__(self, page: QWidget, guide: Guide, felt: ReviewFelt, spoken: Spoken) -> None:
        super().__init__(page)
        self._guide, self._felt, self._spoken = guide, felt, spoken
        self.panel = QuestionPanel(page)
        self.beside = Beside(page, felt, self.panel, self.unfold)
        self.beside.is_folded = True
        self.panel.chosen.connect(self.on_chosen)
        self.panel.asked.connect(self.on_asked)
        self.panel.went.connect(guide.go_to_place)
        felt.touch.acted.connect(self.on_chosen)

    def tell_whose(self, inquiry: Inquiry) -> None:
        """Show on the tab the progress of the evaluation, or what the tab does."""
        is_judging = inquiry.verdicts.is_judging
        self.beside.tab.setText(inquiry.whose if is_judging else words.unfold())

    def show(self, inquiry: Inquiry) -> bool:
        """Show a question, an answer or the overview; return whether anything changed."""
        is_new = inquiry.show(self.panel, self._felt.deck, self._felt.look.felt)
        if is_new:
            self._spoken.say(" ".join((self.panel.title, *self.panel.reasons)))
        self._felt.ask(inquiry.plays())
        return is_new

    def place(self, window: QSize) -> None:
        """Place the panel beside the table, or over the board if the window is narrow."""
        self.panel.fit(window, self._felt.height())
        self.beside.place()

    def fold(self) -> None:
        """Fold the question away, so that the whole board is visible."""
        self.beside.is_folded = True
        self.turned.emit()

    def unfold(self, _checked: object = None) -> None:
        self.beside.is_folded = False
        self.turned.emit()

    def on_chosen(self, action: Action) -> None:
        """Show the answer after the player has chosen an action."""
        if self._guide.choose(action):
            self.answered.emit()

    def on_asked(self, name: str) -> None:
        """Run the command of a button on the panel."""
        deeds: dict[str, Callable[[], object]] = {
            "show": self.answered.emit,
            "next": self._guide.go_to_moment,
            "previous": partial(self._guide.go_to_moment, -1),
            "play": self.play_asked.emit,
            "fold": self.fold,
            "leave": self._guide.leave_line,
        }
        deeds[name]()

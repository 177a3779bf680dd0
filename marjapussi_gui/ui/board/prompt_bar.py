"""The bar of buttons for actions other than playing a card."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise
from math import inf

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

from ...engine.actions import (
    Action,
    Answer,
    AskHalf,
    Bid,
    Declare,
    Discard,
    Pass,
    Raise,
    Stand,
)
from ...engine.cards import Card, Suit
from ...engine.view import View
from ..art.brushes import canvas, painting
from ..art.paths import fitted
from ..art.schemes import suit_ink
from ..art.suits import suit_path
from ..basis.palette import FELTS
from ..basis.theme import LABEL, STRONG, TOUCH, font
from ..widgets.flow import Flow
from ..widgets.name_tip import NameTip
from ..wording import actions as words
from ..wording import table
from ..wording.people import People
from .hand import IN_ORDER
from .layout import Layout
from .look import Look
from .prompts import Prompts, Spelled
from .sentence import Line
from .stepper import Stepper

GAP = 12
BUTTON_ROW, OVER_BUTTONS = 46, 22  # u: a row of buttons; the prompt's baseline above it
BESIDE_PLATE = 12  # u: from the plate to a prompt without buttons
ICON = 1.18  # size of a suit symbol, relative to the font size
UNREADY = "color: #8A8374; background: #E4DCC9; border-color: #E4DCC9;"  # looks right on every felt


class PromptBar(QWidget):
    """A button for each legal action that is not a card."""

    acted = Signal(object)  # a complete action
    spelled = Signal(object)  # an action to be completed with the sets of the hand
    arranged = Signal()  # to arrange the hand into sets
    claimed = Signal()  # to play out the rest of the hand

    def __init__(self, parent: QWidget, home: QWidget) -> None:
        super().__init__(parent)
        self._home = home  # gets the focus when the buttons are removed
        self._flow = Flow(gap=GAP)
        self.setLayout(self._flow)
        self._prompts, self._deck, self._pixels = Prompts(), "four", LABEL
        self._confirm: QPushButton | None = None
        self.counts = True  # the points of a declaration are shown on its button
        self.arranges = True  # the program may arrange the hand into sets

    def stand(self, layout: Layout, after: float, before: float = inf) -> Line:
        """Place the bar between two limits; return the line for its prompt."""
        (left, top, right, bottom), flow, u = layout.bar, self.layout(), layout.u
        assert flow is not None
        x, end = max(left * layout.width, after), min(right * layout.width, before)
        x, end = round(x), round(end)
        row_height = round(max(BUTTON_ROW * u, TOUCH))
        height = flow.heightForWidth(end - x) if flow.count() else row_height
        y = min(round(top * layout.height), round(bottom * layout.height) - height)
        self.setGeometry(x, y, end - x, height)
        if flow.count():
            return Line(x, y - OVER_BUTTONS * u, end - x, is_above=True)
        x += round(BESIDE_PLATE * u)
        return Line(x, y + row_height / 2, end - x)

    def fit(self, look: Look, u: float) -> None:
        """Style the buttons for a felt, deck and scale."""
        self._deck, self._pixels = look.deck, round(LABEL * min(max(u, 0.76), 1.6))
        height, padding = max(round(46 * u), TOUCH), round(20 * max(u, 0.6))
        self._flow.setSpacing(round(GAP * min(max(u, 0.7), 1)))
        sheet = (
            f"QPushButton {{ min-height: {height - 4}px; padding: 0 {padding}px 2px; }}"
            f'QPushButton:focus, QPushButton[look="suggested"] {{ min-height: {height - 6}px;'
            f" padding: 0 {padding - 2}px 0; }}"  # the wider border takes no extra space
            f'QPushButton[look="play"]:disabled {{ {UNREADY} }}'
            f'QPushButton[look="put"]:disabled {{ {UNREADY} }}'
            'QPushButton[look="step"] { padding: 0 0 2px; }'
            'QPushButton[look="step"]:focus { padding: 0; }'
            f"QLabel#amount {{ color: {FELTS[look.felt].text}; background: transparent; }}"
            f'QPushButton[look="felt"] {{ color: {FELTS[look.felt].text};'
            f" border: 1px solid {FELTS[look.felt].text}; }}"
        )
        if sheet != self.styleSheet():  # setting it would restyle every button
            self.setStyleSheet(sheet)

    def offer(self, prompts: Prompts, view: View | None, people: People | None) -> None:
        """Show buttons for these options."""
        self._clear()
        self._prompts = prompts
        if view is None or people is None:
            self.hide()
            return
        self._add_amounts(view, people)
        if prompts.wanted or (view.rummy.is_dealt and prompts.plays):
            self._confirm = self._add_button("", None, look="play" if prompts.wanted else "put")
        for action in prompts.piles.values():
            self._add_action(action, view, people)
        for action in sorted(prompts.buttons, key=_rank):
            self._add_action(action, view, people)
        if view.rummy.is_dealt and self.arranges:
            button = self._add_button(table.arrange(), None, look="felt")
            button.clicked.connect(self.arranged)
        for spelled in prompts.spelled:  # after the actions of every turn
            self._add_spelled(spelled, view, people)
        self.choose((), view, people)
        self._show_all()

    def choose(self, cards: Sequence[Card], view: View, people: People) -> None:
        """Update the confirm button for the selected cards."""
        if self._confirm is None:
            return
        action = self._confirmed(cards)
        wanted = self._prompts.wanted or 1
        label = table.choose_more(max(wanted - len(cards), 1))
        if action is not None:
            label = words.button(action, view, people)
        self._confirm.setText(label)
        self._confirm.setEnabled(action is not None)
        self._confirm.setProperty("action", action)

    def ask(self, answers: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Replace the buttons by the answers to a question, the safe answer first."""
        self._clear()
        for number, (text, answered) in enumerate(answers):
            button = self._add_button(text, None, look="felt" if number else "play")
            button.clicked.connect(partial(_answered, answered))
        self._show_all()

    def offer_claim(self) -> None:
        """Add a button to play out a hand whose result is certain."""
        button = self._add_button(table.claim(), None, look="play")
        button.clicked.connect(self.claimed)
        self._show_all()

    def suggest(self, action: Action) -> None:
        """Highlight the button of an action and set the amount that it names."""
        if isinstance(action, Bid | Raise):
            for stepper in self.findChildren(Stepper):
                stepper.go_to(action.amount)
        for button in self.buttons:
            is_same_kind = type(button.property("spelled")) is type(action)
            if is_same_kind or button.property("action") == action:
                button.setProperty("usual", button.property("look"))
                button.setProperty("look", "suggested")
                button.style().polish(button)

    def suggest_nothing(self) -> None:
        """Remove the highlight from all buttons."""
        for button in self.buttons:
            if button.property("look") == "suggested":
                button.setProperty("look", button.property("usual"))
                button.style().polish(button)

    @property
    def confirm(self) -> QPushButton | None:
        """The button that confirms selected cards; None if no selection is needed."""
        return self._confirm

    @property
    def buttons(self) -> list[QPushButton]:
        """The visible buttons in their order."""
        return [each for each in self.findChildren(QPushButton) if each.isVisibleTo(self)]

    # Internal

    def _show_all(self) -> None:
        """Show the buttons in tab order now, so that the layout counts them."""
        self._chain()
        for place in range(self._flow.count()):
            if (item := self._flow.itemAt(place)) is not None and (part := item.widget()):
                part.show()
        self.setVisible(bool(self._flow.count()))

    def _confirmed(self, cards: Sequence[Card]) -> Action | None:
        if self._prompts.wanted:
            return self._prompts.handover(cards) if len(cards) == self._prompts.wanted else None
        action = self._prompts.plays.get(cards[0]) if len(cards) == 1 else None
        return action if isinstance(action, Discard) else None

    def _add_amounts(self, view: View, people: People) -> None:
        amounts = self._prompts.amounts
        if not amounts:
            return
        stepper = Stepper([each.amount for each in amounts], self._pixels, self)
        self._flow.addWidget(stepper)
        bid = self._add_button("", None, look="play")

        def relabel() -> None:
            action = amounts[stepper.place]
            bid.setText(words.button(action, view, people))
            bid.setProperty("action", action)

        stepper.changed.connect(relabel)
        relabel()

    def _add_action(self, action: Action, view: View, people: People) -> None:
        look = "felt" if isinstance(action, Pass | Stand) else ""
        full = words.button(action, view, people)
        if self.counts and isinstance(action, Declare):
            full = words.declaring(action, view, people)
        text = table.half() if isinstance(action, AskHalf) else full
        button = self._add_button(text, action, look=look)
        button.setAccessibleName(full)
        if text != full:
            NameTip(button)
        if isinstance(action, Declare | AskHalf | Answer):
            button.setText(f"{text} ")  # a gap before the symbol
            side = round(ICON * self._pixels)
            button.setIcon(_suit_icon(action.suit, self._deck, side, self.devicePixelRatioF()))
            button.setIconSize(QSize(side, side))
            button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def _add_spelled(self, action: Spelled, view: View, people: People) -> None:
        button = self._add_button(words.button(action, view, people), None, look="play")
        button.setProperty("spelled", action)
        button.clicked.connect(partial(self._on_spelled, action))

    def _on_spelled(self, action: Spelled, _checked: object = None) -> None:
        self.spelled.emit(action)

    def _add_button(self, text: str, action: Action | None, *, look: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setFont(font(self._pixels, STRONG))
        button.setProperty("look", look)
        button.setProperty("action", action)
        button.clicked.connect(partial(self._on_clicked, button))
        self._flow.addWidget(button)
        button.show()
        return button

    def _on_clicked(self, button: QPushButton, _checked: object = None) -> None:
        action = button.property("action")
        if action is not None:
            self.acted.emit(action)

    def _chain(self) -> None:
        """Let Tab move from the board through the buttons in their order."""
        for before, after in pairwise((self._home, *self.buttons)):
            QWidget.setTabOrder(before, after)

    def _clear(self) -> None:
        self._confirm = None
        if any(button.hasFocus() for button in self.buttons):
            self._home.setFocus()
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None
            widget.hide()
            widget.deleteLater()


def _rank(action: Action) -> tuple[bool, int]:
    """Return the sort key of an action's button: suits in hand order, passing last."""
    suit = IN_ORDER.index(action.suit) if isinstance(action, Declare | AskHalf | Answer) else -1
    return isinstance(action, Pass | Stand), suit


def _answered(answered: Callable[[], object], _checked: object = None) -> None:
    answered()


def _suit_icon(suit: Suit, deck: str, side: int, ratio: float) -> QIcon:
    picture = canvas(side, side, ratio)
    with painting(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(suit_ink(suit, deck))
        painter.drawPath(fitted(suit_path(suit), QRectF(1, 1, side - 2, side - 2)))
    return QIcon(picture)

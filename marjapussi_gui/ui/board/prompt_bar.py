"""The bar of buttons below the trick, for actions other than playing a card."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from math import inf

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QIcon, QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QPushButton, QWidget

from ...engine import actions
from ...engine.cards import Card, Suit
from ...engine.frozen import frozen
from ...engine.view import View
from ..art.painter_tools import balanced_lines, create_canvas, open_painter
from ..art.suit_drawing import suit_colour, suit_path
from ..art.vector_paths import fit_path
from ..common.palette import BUTTON, FELT_COLOURS
from ..common.theme import DEMI_BOLD, LABEL, MIN_TOUCH_SIZE, create_font
from ..text import action_labels as words
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.flow_layout import FlowLayout
from ..widgets.labels import AccessibleNameTooltip
from .amount_stepper import AmountStepper, jump_bid_amounts
from .decoration_items import BoardStyle, DecorationItems
from .hand_order import SUIT_ORDER
from .prompt_options import PromptOptions, SetsAction
from .table_layout import TableLayout


@frozen
class PromptPosition:
    """The left end, vertical centre and maximum width of the prompt."""

    x: float = 0.0
    y: float = 0.0
    max_width: float = 400.0
    is_above_buttons: bool = False  # several lines then grow upwards only


class PromptSentence:
    """Shows the prompt (the sentence that asks the player to act) until it is replaced."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._position = PromptPosition()
        self.text = ""

    def show_text(self, text: str) -> None:
        """Show a text, wrapped into as many lines as it needs; an empty text hides the prompt."""
        self.text, at, face = text, self._position, self._items.font(LABEL, DEMI_BOLD)
        lines = balanced_lines(text, face, at.max_width)
        high = QFontMetricsF(face).height()
        top = at.y - (len(lines) - (0.5 if at.is_above_buttons else len(lines) / 2)) * high
        self._items.put_text("prompt", "\n".join(lines), (at.x, top), LABEL, keep=True)

    def move_to(self, position: PromptPosition) -> None:
        self._position = position
        self.show_text(self.text)


BUTTON_GAP = 12
ROW_HEIGHT, PROMPT_OFFSET = 46, 20  # table units: of a row of buttons; of the prompt above it
PLATE_GAP = 12  # table units: from the plate to a prompt without buttons
PATCH_MARGIN, PATCH_CORNER = 0.14, 4.0  # fraction of an icon; pixels
ICON_SCALE = 1.18  # size of a suit symbol, relative to the font size
TERMS = {
    actions.AskWhole: "whole",
    actions.AskHalf: "half",
    actions.Declare: "marriage",
    actions.Sooli: "sooli",
}
DISABLED_STYLE = "color: #8A8374; background: #E4DCC9; border-color: #E4DCC9;"  # suits every felt


class PromptBar(QWidget):
    """Shows a button for each legal action that isn't the choice of a single card."""

    action_chosen = Signal(object)  # a complete action
    sets_action_chosen = Signal(object)  # an action that needs the sets of the hand added
    arrange_requested = Signal()  # the player wants the hand arranged into sets
    claim_requested = Signal()  # the player claims the rest of the hand
    spoken = Signal(str)  # what a button changed, for those who don't see it
    buttons_changed = Signal()  # the bar and the prompt must be placed again

    def __init__(self, parent: QWidget, board: QWidget) -> None:
        super().__init__(parent)
        self._board = board  # gets the focus when the buttons are removed
        self._flow = FlowLayout(spacing=BUTTON_GAP)
        self.setLayout(self._flow)
        self._options, self._deck, self._font_size = PromptOptions(), "four", LABEL
        self._confirm_button: QPushButton | None = None
        self._stepper: AmountStepper | None = None
        self._bid_button: QPushButton | None = None
        self._offers_claim = False  # whether the player can claim the rest of the hand
        self.shows_points = True  # buttons show the points of a declaration
        self.keeps_agreements = False  # whether a bid can promise the partner an ace
        self.offers_arranging = True  # there may be a button that arranges the hand into sets

    def place_in(
        self, layout: TableLayout, left_limit: float, right_limit: float = inf
    ) -> PromptPosition:
        (left, top, right, bottom), flow, u = layout.button_bar, self.layout(), layout.unit
        assert flow is not None
        x, end = max(left * layout.width, left_limit), min(right * layout.width, right_limit)
        x, end = round(x), round(end)
        row_height = round(max(ROW_HEIGHT * u, MIN_TOUCH_SIZE))
        height = flow.heightForWidth(end - x) if flow.count() else row_height
        y = min(round(top * layout.height), round(bottom * layout.height) - height)
        self.setGeometry(x, y, end - x, height)
        if flow.count():
            return PromptPosition(x, y - PROMPT_OFFSET * u, end - x, is_above_buttons=True)
        x += round(PLATE_GAP * u)
        return PromptPosition(x, y + row_height / 2, end - x)

    def apply_style(self, style: BoardStyle, unit: float) -> None:
        self._deck, self._font_size = style.deck, round(LABEL * min(max(unit, 0.76), 1.6))
        height, padding = max(round(46 * unit), MIN_TOUCH_SIZE), round(20 * max(unit, 0.6))
        self._flow.setSpacing(round(BUTTON_GAP * min(max(unit, 0.7), 1)))
        sheet = (
            f"QPushButton {{ min-height: {height - 4}px; padding: 0 {padding}px 2px; }}"
            f'QPushButton:focus, QPushButton[look="suggested"] {{ min-height: {height - 6}px;'
            f" padding: 0 {padding - 2}px 0; }}"  # makes up for the wider border
            f'QPushButton[look="play"]:disabled {{ {DISABLED_STYLE} }}'
            f'QPushButton[look="put"]:disabled {{ {DISABLED_STYLE} }}'
            'QPushButton[look="step"] { padding: 0 0 2px; }'
            'QPushButton[look="step"]:focus { padding: 0; }'
            f"QLabel#amount {{ color: {FELT_COLOURS[style.felt].text}; background: transparent; }}"
            f'QPushButton[look="felt"] {{ color: {FELT_COLOURS[style.felt].text};'
            f" border: 1px solid {FELT_COLOURS[style.felt].text}; }}"
        )
        if sheet != self.styleSheet():  # setting it would restyle every button
            self.setStyleSheet(sheet)

    def show_options(
        self, options: PromptOptions, view: View | None, people: TablePlayers | None
    ) -> None:
        """Show the buttons for these options. The claim button stays if they are still the same."""
        had_buttons = bool(self._flow.count())
        self._clear()
        self._offers_claim = self._offers_claim and options is self._options
        self._options = options
        if view is None or people is None:
            self.hide()
            if had_buttons:
                self.buttons_changed.emit()
            return
        self._add_bid_stepper(view, people)
        if options.required_count or (view.rummy.is_dealt and options.card_actions):
            self._confirm_button = self._add_button(
                "", None, style="play" if options.required_count else "put"
            )
        for action in options.pile_actions.values():
            self._add_action_button(action, view, people)
        for action in sorted(options.button_actions, key=_button_order):
            self._add_action_button(action, view, people)
        if view.rummy.is_dealt and self.offers_arranging:
            button = self._add_button(say("arrange"), None, style="felt")
            button.clicked.connect(self.arrange_requested)
        for spelled in options.sets_actions:  # after the other actions
            self._add_sets_button(spelled, view, people)
        self.set_selected_cards((), view, people)
        if self._offers_claim:
            self._add_claim_button()
        self._show_buttons()

    def set_selected_cards(self, cards: Sequence[Card], view: View, people: TablePlayers) -> None:
        self.clear_highlight()
        if self._confirm_button is None:
            return
        action = self._action_for(cards)
        wanted = self._options.required_count or 1
        label = say("choose-more", number=max(wanted - len(cards), 1))
        if action is not None:
            label = words.action_label(action, view, people)
        self._confirm_button.setText(label)
        self._confirm_button.setEnabled(action is not None)
        self._confirm_button.setProperty("action", action)

    def show_question(self, answers: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Replace the buttons with the answers to a question, the safe answer first."""
        self._clear()
        for number, (text, answered) in enumerate(answers):
            button = self._add_button(text, None, style="felt" if number else "play")
            button.clicked.connect(partial(_call_answer, answered))
        self._show_buttons()

    def offer_claim(self) -> None:
        """Add a button that claims the rest of a hand whose result is already certain."""
        self._offers_claim = True
        self._add_claim_button()
        self._show_buttons()

    def highlight(self, action: actions.Action) -> None:
        """Highlight the button of a suggested action; for a bid, select its amount."""
        if isinstance(action, actions.Bid | actions.Raise) and self._stepper is not None:
            self._stepper.set_amount(action.amount)
        for button in self.buttons:
            is_same_kind = type(button.property("spelled")) is type(action)
            if is_same_kind or button.property("action") == action:
                button.setProperty("usual", button.property("look"))
                button.setProperty("look", "suggested")
                button.style().polish(button)

    def press_default(self) -> None:
        for button in self.buttons:
            is_default = button is self._confirm_button or button.property("look") == "suggested"
            if is_default and button.isEnabled():
                button.click()
                return

    @property
    def stepper(self) -> AmountStepper | None:
        """The widget that selects the amount of a bid, or None if there is nothing to bid."""
        return self._stepper

    def type_digit(self, digit: int) -> bool:
        """Type a digit of a bid, and focus its button if the number is one that can be bid.

        Return whether there is a bid to type.
        """
        if self._stepper is None or self._bid_button is None:
            return False
        if self._stepper.type_digit(digit):
            self._bid_button.setFocus()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not (event.text().isdecimal() and self.type_digit(int(event.text()))):
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._stepper is None:
            super().wheelEvent(event)
        else:
            self._stepper.turn_wheel(event.angleDelta().y())
            event.accept()

    def clear_highlight(self) -> None:
        for button in self.buttons:
            if button.property("look") == "suggested":
                button.setProperty("look", button.property("usual"))
                button.style().polish(button)

    @property
    def buttons(self) -> list[QPushButton]:
        return [each for each in self.findChildren(QPushButton) if each.isVisibleTo(self)]

    # Internal

    def _show_buttons(self) -> None:
        """Show the buttons now, in their tab order, so that the layout makes space for them."""
        self._set_tab_order()
        for place in range(self._flow.count()):
            if (item := self._flow.itemAt(place)) is not None and (part := item.widget()):
                part.show()
        self.setVisible(bool(self._flow.count()))
        self.buttons_changed.emit()

    def _action_for(self, cards: Sequence[Card]) -> actions.Action | None:
        if self._options.required_count:
            return (
                self._options.handover_action(cards)
                if len(cards) == self._options.required_count
                else None
            )
        action = self._options.card_actions.get(cards[0]) if len(cards) == 1 else None
        return action if isinstance(action, actions.Discard) else None

    def _add_bid_stepper(self, view: View, people: TablePlayers) -> None:
        amounts = self._options.bids
        if not amounts:
            return
        possible = [each.amount for each in amounts]
        jumps = jump_bid_amounts(possible, view, keeps_agreements=self.keeps_agreements)
        stepper = AmountStepper(possible, self._font_size, self, jumps)
        self._stepper = stepper
        self._flow.addWidget(stepper)
        bid = self._bid_button = self._add_button("", None, style="play")

        def relabel() -> None:
            action, wrong = amounts[stepper.index], stepper.invalid_amount
            shown = action if wrong is None else replace(action, amount=wrong)
            bid.setText(words.action_label(shown, view, people))
            bid.setProperty("action", action if wrong is None else None)
            if wrong is not None and bid.hasFocus():
                self._board.setFocus()  # otherwise Qt would focus the next button, such as Pass
            bid.setEnabled(wrong is None)
            self.clear_highlight()

        stepper.changed.connect(relabel)
        stepper.stepped.connect(self.spoken)
        relabel()

    def _add_action_button(self, action: actions.Action, view: View, people: TablePlayers) -> None:
        look = "felt" if isinstance(action, actions.Pass | actions.Stand) else ""
        if isinstance(action, actions.Declare) and not self._flow.count():
            look = "play"  # the likeliest wish
        full = words.action_label(action, view, people)
        if self.shows_points and isinstance(action, actions.Declare):
            full = words.declaration_label(action, view, people)
        text = say("ask-half") if isinstance(action, actions.AskHalf) else full
        button = self._add_button(text, action, style=look)
        button.setAccessibleName(full)
        if (term := TERMS.get(type(action))) or text != full:
            AccessibleNameTooltip(button, say(f"term-{term}-meaning") if term else "")
        if isinstance(action, actions.Declare | actions.AskHalf | actions.AnswerWhole):
            button.setText(f"{text} ")  # a gap before the symbol
            side = round(ICON_SCALE * self._font_size)
            is_patch, ratio = isinstance(action, actions.Declare), self.devicePixelRatioF()
            icon = _suit_icon(action.suit, self._deck, side, ratio, is_patch=is_patch)
            button.setIcon(icon)
            button.setIconSize(QSize(side, side))
            button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)

    def _add_claim_button(self) -> None:
        button = self._add_button(say("claim"), None, style="play")
        button.clicked.connect(self.claim_requested)

    def _add_sets_button(self, action: SetsAction, view: View, people: TablePlayers) -> None:
        button = self._add_button(words.action_label(action, view, people), None, style="play")
        button.setProperty("spelled", action)
        button.clicked.connect(partial(self._on_sets_button_clicked, action))

    def _on_sets_button_clicked(self, action: SetsAction, _checked: object = None) -> None:
        self.sets_action_chosen.emit(action)

    def _add_button(self, text: str, action: actions.Action | None, *, style: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setFont(create_font(self._font_size, DEMI_BOLD))
        button.setProperty("look", style)
        button.setProperty("action", action)
        button.clicked.connect(partial(self._on_clicked, button))
        self._flow.addWidget(button)
        button.show()
        return button

    def _on_clicked(self, button: QPushButton, _checked: object = None) -> None:
        action = button.property("action")
        if action is not None:
            self.action_chosen.emit(action)

    def _set_tab_order(self) -> None:
        for before, after in pairwise((self._board, *self.buttons)):
            QWidget.setTabOrder(before, after)

    def _clear(self) -> None:
        self._confirm_button, self._stepper, self._bid_button = None, None, None
        if any(button.hasFocus() for button in self.buttons):
            self._board.setFocus()
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            assert widget is not None
            widget.hide()
            widget.deleteLater()


def _button_order(action: actions.Action) -> tuple[int, int]:
    """Return the sort key of an action's button.

    Declaring, the most common choice, comes first, and passing last. Suits keep the hand's order.
    """
    suit = (
        SUIT_ORDER.index(action.suit)
        if isinstance(action, actions.Declare | actions.AskHalf | actions.AnswerWhole)
        else -1
    )
    match action:
        case actions.Declare():
            return 0, suit
        case actions.Pass() | actions.Stand():
            return 2, suit
        case _:
            return 1, suit


def _call_answer(on_answer: Callable[[], object], _checked: object = None) -> None:
    on_answer()


def _suit_icon(
    suit: Suit, deck: str, size: int, pixel_ratio: float, *, is_patch: bool = False
) -> QIcon:
    picture, margin = create_canvas(size, size, pixel_ratio), 1
    with open_painter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        whole = QRectF(0, 0, size, size)
        if is_patch:
            margin = round(PATCH_MARGIN * size)
            painter.setBrush(QColor(BUTTON))
            painter.drawRoundedRect(whole, PATCH_CORNER, PATCH_CORNER)
        painter.setBrush(suit_colour(suit, deck))
        box = whole.adjusted(margin, margin, -margin, -margin)
        painter.drawPath(fit_path(suit_path(suit), box))
    return QIcon(picture)

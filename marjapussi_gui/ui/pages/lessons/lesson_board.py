"""The board of a lesson, and the header over it."""

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from ....engine.actions import Action, Discard, Give, Play, ShowBidCard
from ....engine.cards import RANK_OF, SUIT_OF, Card, Suit
from ....engine.state import Seat
from ...board.hand_input import STEP_BY_KEY
from ...board.hand_order import count_stronger_cards
from ...board.prompt_options import PromptOptions
from ...board.table_board import TableBoard
from ...board.table_controller import TableController
from ...board.table_layout import TableLayout
from ...common.palette import FELT_COLOURS
from ...common.theme import CAPTION, MEDIUM, set_scaled_font
from ...text.commands import Command, command_label
from ...text.i18n import Message
from ...widgets.labels import create_button, create_label
from ..base_page import Page
from .lesson_session import LessonSession

CONFIRM_KEYS = (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
PLATE_MARGIN = 12  # table units: the transparent margin of the plate's picture


class LessonBoard(TableBoard):
    """A board whose arrow keys lead from step to step, unless the card cursor is in use."""

    step_requested = Signal(int)
    confirmed = Signal()  # the player agrees with the highlighted action

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.FullViewportUpdate)

    def _with_card_scale(self, layout: TableLayout) -> TableLayout:
        """Return a layout with space for the panel between the trick and the hand."""
        return replace(super()._with_card_scale(layout), has_lesson_panel=True)

    def offer_actions(
        self, options: PromptOptions, prompt: str, disabled: Iterable[Card] = ()
    ) -> None:
        """Offer the actions without a prompt, because the lesson's panel says what to do."""
        super().offer_actions(options, "", disabled)

    def lift_card_to_play(self, cards: tuple[Card, ...]) -> None:
        """Lift the card to be played, if there is only one and it is in the hand."""
        wanted = [item for item in self.card_layer.own_items() if item.card in cards]
        self.card_layer.focused_item = wanted[0] if len(wanted) == 1 else None
        self.card_layer.animate_hand()

    def plate_right_edge(self, seat: Seat) -> float:
        """Return the x coordinate in pixels at which a seat's name plate ends."""
        plate = self.decorations.visible_picture(f"plate {seat}")
        if plate is None:
            return 0.0
        return plate.sceneBoundingRect().right() - PLATE_MARGIN * self.table_layout.unit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if (
            key in STEP_BY_KEY and self.hand_input.card_cursor.current_item is None
        ):  # otherwise the arrow keys move between cards
            self.step_requested.emit(STEP_BY_KEY[key])
        elif (
            key in CONFIRM_KEYS
            and self.hand_input.card_cursor.current_item is None
            and not self.hand_input.selected_cards
        ):
            if event.isAutoRepeat():
                self.skip_on_press()
            elif self.accept_press():
                self.confirmed.emit()
        else:
            super().keyPressEvent(event)


class LessonTableController(TableController):
    """Emits the actions that the player tries instead of performing them."""

    action_tried = Signal(object)

    def perform(self, action: Action) -> None:
        self.action_tried.emit(action)

    def perform_for_player(self, action: Action) -> None:
        super().perform(action)


def task_cards(task: Action | None) -> tuple[Card, ...]:
    """Return the cards that the player has to play, show or pass; empty without a task."""
    match task:
        case Play(card) | ShowBidCard(card):
            return (card,)
        case Give(cards) | Discard(cards):
            return cards
        case _:
            return ()


def ranks_high_to_low(lesson_session: LessonSession, suit: Suit) -> tuple[str, ...]:
    game = lesson_session.lesson.record.header.game
    weakness = count_stronger_cards(game)
    cards = {each for each in game.dealing_phase.cards if each < 52 and SUIT_OF[each] == suit}
    return tuple(RANK_OF[each] for each in sorted(cards, key=lambda each: weakness[each]))


EDGE_MARGIN, GAP = 28, 8  # table units; pixels
TITLE_WIDTH_SHARE = 0.3  # of the page's width


class LessonHeader:
    """The lesson's title, and buttons for leaving, the rules and all lessons, over the board."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.leave_button = create_button(Message("lesson-page-leave"), page.request_back, "felt")
        self.rules_button = create_button(
            Message("rules-page-rules"), partial(page.request.emit, Command.RULES), "felt"
        )
        self.list_button = create_button(
            partial(command_label, Command.LESSONS),
            partial(page.request.emit, Command.LESSONS),
            "felt",
        )
        for control in (self.list_button, self.rules_button, self.leave_button):
            control.setParent(page)
        self.title_label = create_label("", parent=page)
        self.title_label.setAlignment(Qt.AlignmentFlag.AlignRight)
        set_scaled_font(self.title_label, CAPTION, MEDIUM)

    def set_title(self, title: str) -> None:
        self.title_label.setText(title)
        self._place_title()

    @property
    def bottom(self) -> int:
        """The y coordinate in pixels below the title."""
        title = self.title_label.geometry()
        return title.top() + title.height()

    def place(self, unit: float, felt: str) -> None:
        size, edge = self.leave_button.sizeHint(), round(EDGE_MARGIN * unit)
        left = self._page.width() - edge + GAP
        for control in (self.leave_button, self.rules_button, self.list_button):
            width = control.sizeHint().width()
            left -= GAP + width
            control.setGeometry(left, edge, width, size.height())
        self.title_label.setStyleSheet(f"color: {FELT_COLOURS[felt].text};")
        self._place_title()

    def _place_title(self) -> None:
        out, wide = self.leave_button.geometry(), round(TITLE_WIDTH_SHARE * self._page.width())
        self.title_label.ensurePolished()
        high = self.title_label.heightForWidth(wide)
        self.title_label.setGeometry(out.right() + 1 - wide, out.bottom() + 1 + GAP, wide, high)

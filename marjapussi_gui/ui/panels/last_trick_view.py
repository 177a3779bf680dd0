"""The last trick, shown on the felt again. A click on a card asks why it was played."""

from functools import partial

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QPushButton, QWidget

from ...engine.events import Zone
from ...engine.state import Trick
from ..art.card_pictures import CardPictures
from ..board.table_board import TableBoard
from ..common.palette import FELT_COLOURS
from ..common.theme import DEMI_BOLD, LABEL, MIN_TOUCH_SIZE, create_font
from ..text.card_names import card_name
from ..text.i18n import say
from ..text.table_players import TablePlayers
from ..widgets.labels import TextLabel
from .explainable_cards import ExplainableCard, ExplainableCards
from .table_panel import TablePanel

PROMPT_HEIGHT, MIN_PROMPT_HEIGHT = 44, 34  # table units, pixels: of a prompt above its buttons
MIN_TEXT_SIZE = 14  # pixels
GAP = 16  # pixels between the texts and the button


class LastTrickView(TablePanel):
    """Covers the current trick and the prompt with felt, and shows the last trick on it."""

    def __init__(self, page: QWidget, board: TableBoard) -> None:
        super().__init__("", page)
        self._board = board
        self._trick: Trick | None = None
        self._deck: CardPictures | None = None
        self.explainable = ExplainableCards(self)
        self._hint_label = TextLabel("", self)
        self.close_button = QPushButton(self)
        self.close_button.clicked.connect(self.close_panel)
        self._column.removeWidget(self._title)

    @property
    def trick(self) -> Trick | None:
        """The trick that is shown, or None."""
        return self._trick if self.is_open else None

    def show_trick(self, trick: Trick, people: TablePlayers) -> None:
        """Show a trick, unless it is visible already."""
        deck = self._board.card_pictures
        if self.is_open and (trick, deck) == (self._trick, self._deck):
            return
        self._trick, self._deck = trick, deck
        self.show_content(partial(self._build, trick, people))

    def place(self) -> None:
        if self.is_open:
            self._lay_out()

    def card_boxes(self) -> list[QRect]:
        return [each.outline().toRect().translated(self.pos()) for each in self.explainable.cards]

    def text_boxes(self) -> list[QRect]:
        parts = (self._title, self._hint_label, self.close_button)
        return [each.geometry().translated(self.pos()) for each in parts if each.isVisible()]

    def _build(self, trick: Trick, people: TablePlayers) -> None:
        self.set_title(say("table-last-trick"))
        self.close_button.setText(say("table-close"))
        self._hint_label.setText(say("ask-hint"))
        spoken = [
            f"{people.name(seat)}: {card_name(card)}."
            for seat, card in zip(trick.seats, trick.cards, strict=False)
        ]
        self._hint_label.setAccessibleName(" ".join((*spoken, say("ask-hint"))))
        self._show_cards()
        self._initial_focus = self.explainable.cards[0]

    def _show_cards(self) -> None:
        self.explainable.clear()
        assert self._trick is not None
        layout = self._board.table_layout
        for seat, card in zip(self._trick.seats, self._trick.cards, strict=False):
            (spot,) = layout.spots(Zone("trick", seat), [1])
            self.explainable.add(ExplainableCard(self, seat, card, spot, self._board.card_pictures))
        self._lay_out()

    def _lay_out(self) -> None:
        layout = self._board.table_layout
        self.setGeometry(self._board.geometry())
        for card in self.explainable.cards:
            (spot,) = layout.spots(Zone("trick", card.seat), [1])
            card.move_centre(spot.x, spot.y)
            card.show()
        bar = self._bar_box()
        self._place_texts(bar)
        self._update_mask(bar.united(self.close_button.geometry()))

    def _update_mask(self, bar: QRect) -> None:
        """Let the board be seen and clicked except where cards, texts and buttons cover it."""
        region = QRegion(bar)
        for part in self.explainable.cards:
            if not part.isHidden():
                region |= part.geometry()
        self.setMask(region)

    def _bar_box(self) -> QRect:
        layout = self._board.table_layout
        left, top, right, bottom = layout.button_bar
        start = max(left * layout.width, self._board.decorations.button_x_range[0])
        prompt_space = max(PROMPT_HEIGHT * layout.unit, MIN_PROMPT_HEIGHT)
        return QRectF(
            start,
            top * layout.height - prompt_space,
            right * layout.width - start,
            (bottom - top) * layout.height + prompt_space,
        ).toAlignedRect()

    def _place_texts(self, bar: QRect) -> None:
        felt = FELT_COLOURS[self._board.board_style.felt]
        size = max(LABEL * self._board.table_layout.unit, MIN_TEXT_SIZE)
        for label, weight in ((self._title, DEMI_BOLD), (self._hint_label, None)):
            label.setFont(create_font(size, weight) if weight else create_font(size))
            label.setStyleSheet(f"color: {felt.text}; background: transparent;")
            label.ensurePolished()
        self._title.setWordWrap(False)
        self.close_button.setStyleSheet(
            f"QPushButton {{ color: {felt.text}; background: rgba(20, 30, 18, 60);"
            f" border: 1px solid {felt.text}; border-radius: 10px; padding: 0 20px; }}"
        )
        self.close_button.setFont(create_font(size, DEMI_BOLD))
        self.close_button.ensurePolished()
        layout = self._board.table_layout
        x, middle = bar.left(), round(sum(layout.button_bar[1::2]) / 2 * layout.height)
        cards_bottom = max(card.geometry().bottom() for card in self.explainable.cards)
        middle = max(middle, cards_bottom + self._title.sizeHint().height() // 2 + 1)
        parts: list[QWidget] = [self._title, self._hint_label, self.close_button]
        widths = [part.sizeHint().width() for part in parts]
        has_room = sum(widths) + 2 * GAP <= bar.width()
        self._hint_label.setVisible(has_room)
        for part, width in zip(parts, widths, strict=True):
            if part is self._hint_label and not has_room:
                continue
            is_button = part is self.close_button
            height = MIN_TOUCH_SIZE if is_button else part.sizeHint().height()
            part.setGeometry(x, middle - height // 2, width, height)
            x += width + GAP // 2 * (1 if part is self._title else 2)

    # Qt

    def apply_scale(self) -> None:
        """Do nothing, because the view has the scale of the board."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.translate(-self.pos())
        self._board.draw_felt(painter, self._board.rect())
        painter.end()

"""The panel with all tricks of a hand. A click on a card asks why it was played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from ...engine.state import Trick
from ..art.card_pictures import CardPictures
from ..board.table_board import TableBoard
from ..board.table_layout import CardSpot
from ..common.theme import CAPTION, DEMI_BOLD, REGULAR
from ..text.card_names import card_name
from ..text.i18n import LazyText, resolve, say
from ..text.table_players import TablePlayers
from ..widgets.scroll_area import FittingScrollArea
from .explainable_cards import ExplainableCard, ExplainableCards
from .side_panel import COMPACT_WIDTH, SidePanel

MAX_WINNER_WIDTH = 170  # pixels
SIDE_MARGIN, TOP_MARGIN = 40, 20  # pixels


class TricksPanel(SidePanel):
    """Shows the tricks of a hand in rows."""

    card_asked = Signal(object)  # an ExplainableCard

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._contents: tuple[object, ...] = ()

    def show_tricks(
        self, title: LazyText, tricks: Sequence[Trick], people: TablePlayers, deck: CardPictures
    ) -> None:
        """Show tricks in rows; do nothing if they are already visible."""
        if self._update_contents(title, tuple(tricks), people, deck):
            self.show_content(partial(self._build_tricks, title, tricks, people, deck))

    def place_over(self, board: TableBoard) -> None:
        if self.isVisible():
            self.set_unit(board.table_layout.unit)
            box, centre = board.geometry(), board.geometry().center()
            width, height = box.width() - SIDE_MARGIN, box.height() - TOP_MARGIN
            is_narrow = width < self._centred_width()
            self.adapt_to((0, 0, COMPACT_WIDTH - 1, height) if is_narrow else None)
            self.place_at(centre.x(), centre.y(), width, height)

    def _update_contents(self, *contents: object) -> bool:
        is_shown = self.is_open and (*contents, self.content_width) == self._contents
        self._contents = *contents, self.content_width
        return not is_shown

    def _build_tricks(
        self, title: LazyText, tricks: Sequence[Trick], people: TablePlayers, deck: CardPictures
    ) -> None:
        self.set_title(resolve(title))
        if not tricks:
            none = self.create_label(say("no-tricks"))
            none.setWordWrap(True)
            self.content.addWidget(none)
        else:
            table = QWidget()  # filled last, so that its widgets are styled only once
            area = FittingScrollArea(table, self.content_width, self)
            area.setAccessibleName(resolve(title))
            self.content.addWidget(area)
            self._lay_out_tricks(table, tricks, people, deck)
        self._initial_focus = self.close_button

    def _lay_out_tricks(
        self, sheet: QWidget, tricks: Sequence[Trick], people: TablePlayers, deck: CardPictures
    ) -> None:
        grid = QGridLayout(sheet)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self.spacing(0))
        grid.setVerticalSpacing(0)
        explainable = ExplainableCards(sheet)
        explainable.asked.connect(self.card_asked)
        for row, trick in enumerate(tricks):
            for place, (seat, card) in enumerate(zip(trick.seats, trick.cards, strict=False)):
                weight = DEMI_BOLD if seat == trick.winner else REGULAR
                name = self.create_label(people.name(seat), CAPTION, weight, self.card_width)
                played = say("card-name", card=card_name(card), name=people.name(seat))
                name.setAccessibleName(played)
                grid.addWidget(name, 3 * row, place)
                spot = CardSpot(0.0, 0.0, 0.0, self.card_width * self.scale)
                button = ExplainableCard(sheet, seat, card, spot, deck)
                explainable.add(button)
                grid.addWidget(button, 3 * row + 1, place)
            self._add_winner(grid, row, trick, people)
        grid.setColumnStretch(len(tricks[0].seats), 1)
        grid.setRowStretch(3 * len(tricks), 1)

    def _add_winner(self, grid: QGridLayout, row: int, trick: Trick, people: TablePlayers) -> None:
        """Write who won a trick: beside it, or below it if space is short."""
        winner = self.create_label(
            people.sentence(trick.winner, "trick-winner-you", "trick-winner"),
            max_width=MAX_WINNER_WIDTH,
        )
        if self.is_beside_trick:
            grid.addWidget(winner, 3 * row + 2, 0, 1, len(trick.seats) + 1)
        else:
            grid.addWidget(winner, 3 * row, len(trick.seats), 2, 1)

"""The board for reviewing a match: all cards can lie open, and a click can answer a question."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ....engine.actions import Action
from ....engine.cards import Card
from ....engine.frozen import frozen
from ....engine.state import NOBODY
from ....engine.view import View
from ...art.set_progress_picture import PATCH_HEIGHT
from ...board.prompt_options import NO_OPTIONS, PromptOptions
from ...board.sets_heading import DEAL_GAP, PATCH_TOP
from ...board.sets_layout import SetsLayout
from ...board.table_board import TableBoard
from ...board.table_layout import CARD_RATIO, REFERENCE_SIZE, CardSpot, SeatLayout, TableLayout
from ...common.theme import text_scale
from ...text.table_players import TablePlayers
from .playback import PlaybackMoment

OPEN_CARD_WIDTH, SMALL_CARD_WIDTH = 72, 56  # table units; small in two rows
ROW_STEP, MIN_ROW_STEP, COLUMN_STEP, MIN_COLUMN_STEP = (
    30,
    18,
    42,
    36,
)  # table units; far enough to see the ranks
LINE_GAP = 34  # table units, between two lines of cards
COLUMN_TOP, COLUMN_BOTTOM = 112, 512  # table units; bounds of a hand at a side
SETS_COLUMN_TOP, SETS_COLUMN_BOTTOM = 166, 468  # the same between the tiplu and the plate
CAPTION_LINE = 18  # pixels; the caption below the tiplu doesn't shrink with the table
SETS_CARD_WIDTH = 52  # table units; open cards at a side in set games
SINGLE_ROW_WIDTH, SHARED_ROW_WIDTH = 600, 290  # table units; a hand at the top, alone or one of two
ROW_RISE = 5  # table units; lifts a single row off the plate below
LARGER_CARDS = 1.16  # scale, to make up for the width of the panel
SIDE_SETS_POSITION = 0.196, 0.295  # in table widths and heights
CENTRE_POSITION = 0.5  # in table widths
HAND_TOP, HAND_SIDE, PLATE_TOP = 0.075, 0.047, 0.175  # in table sizes
PLATE_SIDE, PLATE_BESIDE_HAND = 0.134, (0.66, HAND_TOP)  # in table sizes


@frozen
class OpenCardsLayout(TableLayout):
    """A layout that turns the other players' hands upright, so that their faces can be read."""

    @property
    def side_hand_extent(self) -> float:
        return HAND_SIDE * self.width + (OPEN_CARD_WIDTH / 2 + LINE_GAP) * self.unit

    def corner_of(self, seat: int) -> SeatLayout:
        """Return a seat's corner, with more space for its hand than usual."""
        corner = TableLayout.corner_of(self, seat)
        (hand, _), (plate, y) = corner.hand_position, corner.plate_position
        match corner.rotation:
            case 90:
                return replace(corner, hand_position=(HAND_SIDE, y), plate_position=(PLATE_SIDE, y))
            case -90:
                return replace(
                    corner, hand_position=(1 - HAND_SIDE, y), plate_position=(1 - PLATE_SIDE, y)
                )
            case _ if seat == self.own_seat:
                return corner
        under = PLATE_BESIDE_HAND if self.has_open_rows else (plate, PLATE_TOP)
        return replace(corner, hand_position=(hand, HAND_TOP), plate_position=under)

    def _back_spots(self, seat: int, count: int) -> list[CardSpot]:
        corner = self.corner_of(seat)
        return (
            self._column_spots(corner, count)
            if corner.rotation
            else self._row_spots(corner.hand_position, count)
        )

    def _column_spots(self, corner: SeatLayout, count: int) -> list[CardSpot]:
        """Return the spots of a hand at the side: in one column, or in two if it is large."""
        u, width = self.unit, self._side_card_width
        height = width * CARD_RATIO
        top, foot = (
            self._column_top * self.unit,
            self.height * self._column_bottom / REFERENCE_SIZE[1],
        )
        line = _cards_per_line(count, (foot - top) / u - height, MIN_COLUMN_STEP)
        step = min(COLUMN_STEP * u, (foot - top - height * u) / max(line - 1, 1))
        first = (top + foot - (line - 1) * step) / 2
        x = self.to_pixels(corner.hand_position)[0]
        if corner.rotation < 0:
            x -= (count > line) * LINE_GAP * u
        return [
            CardSpot(x + behind * LINE_GAP * u, first + place * step, 0.0, width * u)
            for behind, place in _line_positions(count, line)
        ]

    @property
    def _side_card_width(self) -> float:
        return OPEN_CARD_WIDTH

    @property
    def _column_top(self) -> float:
        return COLUMN_TOP

    @property
    def _column_bottom(self) -> float:
        return COLUMN_BOTTOM

    def _row_spots(self, centre: tuple[float, float], count: int) -> list[CardSpot]:
        """Return the spots of a hand at the top: in one row, or in two if it is large."""
        u, (x, y) = self.unit, self.to_pixels(centre)
        room = SINGLE_ROW_WIDTH if centre[0] == CENTRE_POSITION else SHARED_ROW_WIDTH
        line = _cards_per_line(count, room - OPEN_CARD_WIDTH, MIN_ROW_STEP)
        width = OPEN_CARD_WIDTH if line == count else SMALL_CARD_WIDTH
        step = min(ROW_STEP, (room - width) / max(line - 1, 1)) * u
        first = x - (line - 1) * step / 2
        y -= (LINE_GAP / 2 if count > line else ROW_RISE) * u
        return [
            CardSpot(first + place * step, y + behind * LINE_GAP * u, 0.0, width * u)
            for behind, place in _line_positions(count, line)
        ]


@frozen
class OpenSetsLayout(OpenCardsLayout, SetsLayout):
    """The layout with open cards for rummy."""

    heading_gap: ClassVar[float] = SINGLE_ROW_WIDTH / 2 + ROW_STEP
    sets_per_column: ClassVar[int] = 4  # they lie beside the player's own plate, not above it
    laid_step: ClassVar[float] = 16  # closer together, to leave the stock visible

    @property
    def _side_card_width(self) -> float:
        return SETS_CARD_WIDTH

    @property
    def _column_top(self) -> float:
        caption = PATCH_TOP * self.height / self.unit + PATCH_HEIGHT + DEAL_GAP
        return max(SETS_COLUMN_TOP, caption + CAPTION_LINE / self.unit)

    @property
    def _column_bottom(self) -> float:
        return SETS_COLUMN_BOTTOM

    def _first_set_position(self, corner: SeatLayout) -> tuple[float, float]:
        """Return where sets at a side start: between the name plate and the hand."""
        x, y = self.to_pixels(SIDE_SETS_POSITION)
        return x if corner.rotation > 0 else self.width - x, y


class ReviewBoard(TableBoard):
    """A board that jumps to any moment without animations."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_open = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._set_interactive(is_interactive=False)

    def start_match(self, view: View, people: TablePlayers) -> None:
        super().start_match(view, people)
        self._is_open = False

    def _with_card_scale(self, layout: TableLayout) -> TableLayout:
        """Return a layout with larger cards, because a panel takes part of the width."""
        sized = super()._with_card_scale(layout)
        has_room = not layout.has_open_rows and text_scale() == 1.0
        larger = sized.card_scale * (LARGER_CARDS if has_room else 1.0)
        return replace(sized, card_scale=larger, has_tools=False)

    def offer_answers(self, answers: Mapping[Card, Action]) -> None:
        held = {item.card for item in self.card_layer.own_items()}
        barred = held - answers.keys() if answers else ()
        self._set_interactive(is_interactive=bool(answers))
        self.offer_actions(
            PromptOptions(tuple(answers.values()), dict(answers)) if answers else NO_OPTIONS,
            "",
            barred,
        )

    def _set_interactive(self, *, is_interactive: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_interactive)

    def show_moment(self, moment: PlaybackMoment, *, is_open: bool) -> None:
        """Show a moment at once, with all cards face up if is_open."""
        if is_open != self._is_open:
            self._is_open = is_open
            self._apply_layout(_open_or_closed_layout(self.table_layout, is_open=is_open))
        self.card_layer.clear()
        self.event_player.add_events((), moment.view)
        if moment.winner != NOBODY:
            self.card_layer.lift_winning_card(moment.winner, 0.0)


def _open_or_closed_layout(layout: TableLayout, *, is_open: bool) -> TableLayout:
    closed, opened = (
        (SetsLayout, OpenSetsLayout) if layout.is_rummy else (TableLayout, OpenCardsLayout)
    )
    kind = opened if is_open else closed
    return kind(**asdict(layout))


def _cards_per_line(count: int, available: float, min_step: float) -> int:
    """Return how many cards fit in a line: all of them, or half if they would be too close."""
    return count if (count - 1) * min_step <= available else -(-count // 2)


def _line_positions(count: int, per_line: int) -> list[tuple[int, int]]:
    """Return each card's line and its index there; earlier lines are never the longer ones."""
    behind = count - per_line
    return [(0, card) for card in range(behind)] + [
        (int(behind > 0), card) for card in range(per_line)
    ]

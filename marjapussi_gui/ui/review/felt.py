"""The board for reviewing a match: all cards can lie open, and a card can be the answer."""

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from ...engine.actions import Action
from ...engine.cards import Card
from ...engine.frozen import frozen
from ...engine.state import NOBODY
from ...engine.view import View
from ..board.board import Board
from ..board.corners import Corner
from ..board.layout import BASE, RATIO, Layout, Spot
from ..board.prompts import NOTHING, Prompts
from ..board.sets_layout import SetsLayout
from ..wording.people import People
from .playback import Moment

OPEN, SMALL = 72, 60  # table units; small in two rows
BESIDE, LEAST_BESIDE, BELOW, LEAST_BELOW = 30, 18, 42, 36  # table units; the ranks stay visible
BEHIND = 34  # table units, between two lines of cards
COLUMN_TOP, COLUMN_FOOT = 112, 512  # table units; bounds of a hand at a side
SETS_TOP, SETS_FOOT = 166, 468  # the same between the tiplu and the plate
SMALL_ASIDE = 52  # table units; open cards at a side in set games
WIDE, NARROW = 600, 290  # table units; a hand at the top, alone or one of two
RISE = 5  # table units; lifts a hand off the plate below
LARGER = 1.16  # scale, to make up for the width of the panel
SETS_ASIDE = 0.21, 0.295  # in table widths and heights
ALONE = 0.5  # in table widths
ABOVE, ASIDE, UNDER = 0.075, 0.047, 0.175  # in table sizes
PLATE_ASIDE, BESIDE_HAND = 0.134, (0.66, ABOVE)  # in table sizes


@frozen
class OpenLayout(Layout):
    """A table layout on which the other hands lie upright, so that their faces are visible."""

    @property
    def hand_edge(self) -> float:
        return ASIDE * self.width + (OPEN / 2 + BEHIND) * self.u

    def corner(self, seat: int) -> Corner:
        """Return a corner that leaves more room for a hand of open cards."""
        corner = Layout.corner(self, seat)
        (hand, _), (plate, y) = corner.hand, corner.plate
        match corner.turn:
            case 90:
                return replace(corner, hand=(ASIDE, y), plate=(PLATE_ASIDE, y))
            case -90:
                return replace(corner, hand=(1 - ASIDE, y), plate=(1 - PLATE_ASIDE, y))
            case _ if seat == self.me:
                return corner
        under = BESIDE_HAND if self.has_rows else (plate, UNDER)
        return replace(corner, hand=(hand, ABOVE), plate=under)

    def _backs(self, seat: int, number: int) -> list[Spot]:
        corner = self.corner(seat)
        return self._columns(corner, number) if corner.turn else self._rows(corner.hand, number)

    def _columns(self, corner: Corner, number: int) -> list[Spot]:
        """Return spots below each other; a second column lies right of the first."""
        u, width = self.u, self._width_aside
        height = width * RATIO
        top, foot = self._top * self.u, self.height * self._foot / BASE[1]
        line = _line(number, (foot - top) / u - height, LEAST_BELOW)
        step = min(BELOW * u, (foot - top - height * u) / max(line - 1, 1))
        first = (top + foot - (line - 1) * step) / 2
        x = self.at(corner.hand)[0]
        if corner.turn < 0:
            x -= (number > line) * BEHIND * u
        return [
            Spot(x + behind * BEHIND * u, first + place * step, 0.0, width * u)
            for behind, place in _places(number, line)
        ]

    @property
    def _width_aside(self) -> float:
        """The width of an open card at a side, in table units."""
        return OPEN

    @property
    def _top(self) -> float:
        return COLUMN_TOP

    @property
    def _foot(self) -> float:
        """The lowest position of a hand at the side, on a table of the reference height."""
        return COLUMN_FOOT

    def _rows(self, place: tuple[float, float], number: int) -> list[Spot]:
        """Return spots side by side; a second row lies below the first."""
        u, (x, y) = self.u, self.at(place)
        room = WIDE if place[0] == ALONE else NARROW
        line = _line(number, room - OPEN, LEAST_BESIDE)
        width = OPEN if line == number else SMALL
        step = min(BESIDE, (room - width) / max(line - 1, 1)) * u
        first = x - (line - 1) * step / 2
        y -= ((number > line) * BEHIND / 2 + RISE) * u
        return [
            Spot(first + place * step, y + behind * BEHIND * u, 0.0, width * u)
            for behind, place in _places(number, line)
        ]


class OpenSetsLayout(OpenLayout, SetsLayout):
    """The layout with open cards for set games."""

    heading_apart: ClassVar[float] = WIDE / 2 + BESIDE

    @property
    def _width_aside(self) -> float:
        return SMALL_ASIDE

    @property
    def _top(self) -> float:
        return SETS_TOP

    @property
    def _foot(self) -> float:
        return SETS_FOOT

    def _first(self, corner: Corner) -> tuple[float, float]:
        """Return the position of the first set at a side, between the plate and the hand."""
        x, y = self.at(SETS_ASIDE)
        return x if corner.turn > 0 else self.width - x, y


class ReviewFelt(Board):
    """A board that shows any moment directly, without animations."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._is_open, self._beside = False, 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._let_touch(is_touched=False)

    def begin(self, view: View, people: People) -> None:
        super().begin(view, people)
        self._is_open = False

    def _with_size(self, layout: Layout) -> Layout:
        """Return a layout with larger cards if a panel takes part of the width."""
        sized = super()._with_size(layout)
        is_larger = self._beside and not layout.has_rows
        return replace(sized, size=sized.size * LARGER) if is_larger else sized

    @property
    def room(self) -> tuple[int, int]:
        """The size that the table takes; a panel beside it takes the rest."""
        return max(self.width() - self._beside, 1), self.height()

    def leave(self, beside: int) -> None:
        """Reserve a width on the right for a panel, in pixels."""
        if beside != self._beside:
            self._beside = beside
            self._lay_out(self._with_size(self.layout_now.sized(*self.room)))

    def ask(self, plays: Mapping[Card, Action]) -> None:
        """Let these cards of the hand answer the question; with none, disable the hand."""
        held = {item.card for item in self.cards.own_items()}
        barred = held - plays.keys() if plays else ()
        self._let_touch(is_touched=bool(plays))
        self.offer(Prompts(tuple(plays.values()), dict(plays)) if plays else NOTHING, "", barred)

    def _let_touch(self, *, is_touched: bool) -> None:
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not is_touched)

    def show_moment(self, moment: Moment, *, is_open: bool) -> None:
        """Show a moment at once."""
        if is_open != self._is_open:
            self._is_open = is_open
            self._lay_out(_spread(self.layout_now, is_open=is_open))
        self.cards.clear()
        self.story.add((), moment.view)
        if moment.winner != NOBODY:
            self.cards.lift_winner(moment.winner, 0.0)


def _spread(layout: Layout, *, is_open: bool) -> Layout:
    closed, opened = (SetsLayout, OpenSetsLayout) if layout.lays_sets else (Layout, OpenLayout)
    kind = opened if is_open else closed
    return kind(**asdict(layout))


def _line(number: int, room: float, least: float) -> int:
    """Return how many cards lie in a line: all, or half of them if they would be too close."""
    return number if (number - 1) * least <= room else -(-number // 2)


def _places(number: int, line: int) -> list[tuple[int, int]]:
    """Return the line of each card and its index in it; the first line is never the longer one."""
    behind = number - line
    return [(0, card) for card in range(behind)] + [(int(behind > 0), card) for card in range(line)]

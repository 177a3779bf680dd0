"""The positions of cards: the spots of each zone on the table. No Qt.

Lengths are in units (u): 1/1280 of the table's width or 1/800 of its height, whichever is
smaller. Positions are fractions of the table, so that they fit every window size.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import asin, cos, degrees, radians, sin
from typing import ClassVar

from ...engine.events import Zone, ZoneKind
from ...engine.frozen import frozen
from ...engine.state import Seat
from .corners import EAST, OF_THREE, ROUND, SOUTH, WEST, Corner

BASE = (1280.0, 800.0)
CARD_SIZES = {"normal": 1.0, "large": 1.18}
LARGER_RISE = 0.15  # fraction of the height that a hand of double size would move up
HAND, TRICK, BACK, PILE, ROW, STOCK_CARD = 120, 126, 60, 34, 92, 92  # card widths in u
ROW_APART = 14  # u: between the cards of an open row
RATIO = 1.4  # height / width of a card
FAN_RADIUS = 2400
STEP, LEAST_STEP, GAP = 0.62, 0.26, 12  # steps in card widths; gap between suits in u
BACK_STEP, BACK_SPREAD, BACK_TURN = 28, 224, 2.0
PLACES = 7  # in an open row
JUST_GOT = 12.0  # u: rise of cards that have just come into the hand
RAISED = 30.0  # u: rise of selected cards, the highest of all in the hand
ASIDE, AHEAD = 165, 80  # u: from the centre to the face-down card of a seat
KITTY_OF_THREE = (0.5, 0.155)  # above the trick
WON_MIDDLE, WON_SPREAD, PILE_APART = 122.0, 90.0, 6.0  # u: for the tricks of a side
KITTY_STEP, DEAD_STEP = 30, 7  # u: between the cards of a kitty, and of a hand without a player


@frozen
class Spot:
    """The centre of a card, its angle in degrees and its width in pixels."""

    x: float
    y: float
    angle: float
    width: float


@frozen
class Layout:
    """The positions on the table of one game in one window size."""

    lays_sets: ClassVar[bool] = False
    heading_apart: ClassVar[float] = 112.0  # u: from the centre of a hand above to the heading

    width: float
    height: float
    players: int
    me: Seat = Seat(0)
    clockwise: bool = True
    has_rows: bool = False
    kitty: int = 0  # number of cards
    dead: int = 0  # number of cards in a hand without a player
    size: float = 1.0  # of the player's cards and those of the trick

    @property
    def u(self) -> float:
        return min(self.width / BASE[0], self.height / BASE[1])

    def sized(self, width: float, height: float) -> "Layout":
        """Return this layout for a table of another size."""
        return replace(self, width=float(width), height=float(height))

    def corner(self, seat: int) -> Corner:
        """Return the screen corner of a seat."""
        way = 1 if self.clockwise else -1
        return ROUND[self.players][way * (seat - self.me) % self.players]

    def at(self, place: tuple[float, float]) -> tuple[float, float]:
        """Return the position in pixels for fractions of the table."""
        return place[0] * self.width, place[1] * self.height

    def spots(self, zone: Zone, groups: Sequence[int]) -> list[Spot]:
        """Return the spots of the cards in a zone, with gaps between groups."""
        number = sum(groups)
        match zone.kind:
            case "hand":
                own = zone.seat == self.me
                return self._own_hand(groups) if own else self._backs(zone.seat, number)
            case "trick":
                return [self._trick(zone.seat)] * number
            case "up" | "down":
                return [self._row(zone)] * number
            case "won":
                return self._won(zone.seat, number)
            case "show":
                return [self._before(zone.seat)] * number
            case "away":
                return self._away(zone.seat, number)
            case "stock" if self.kitty:
                return self._kitty(number - self.dead) + self._dead_hand(min(number, self.dead))
            case _:
                return [self._middle(zone.kind)] * number

    @property
    def hand_edge(self) -> float:
        """How far a hand at the left or right side extends into the table, in pixels."""
        return WEST.hand[0] * self.width + BACK * RATIO / 2 * self.u

    @property
    def pile_end(self) -> float:
        """The right end of the own tricks beside the own plate; 0 if there are none."""
        if self.has_rows or self.lays_sets:
            return 0.0
        return (WON_MIDDLE + WON_SPREAD / 2 + PILE / 2 + PILE_APART) * self.u

    @property
    def pile_foot(self) -> float:
        """The bottom of the own tricks."""
        return self._height_of_won * self.height + PILE * RATIO / 2 * self.u

    @property
    def row_end(self) -> float:
        """The right end of the open rows; 0 if the game has none."""
        return self.width / 2 + PLACES / 2 * (ROW + ROW_APART) * self.u if self.has_rows else 0.0

    @property
    def bar(self) -> tuple[float, float, float, float]:
        """The left, top, right and bottom of the button bar, as fractions of the table."""
        if self.has_rows:
            return 0.68, 0.405, 0.985, 0.54
        return 0.29, 0.65, 0.82, min(0.735, self._hand_top / self.height)

    @property
    def _hand_top(self) -> float:
        """The top of the highest cards in the player's hand."""
        middle = (SOUTH.hand[1] - LARGER_RISE * (self.size - 1)) * self.height
        return middle - (HAND * self.size * RATIO / 2 + RAISED) * self.u

    # Hands

    def _own_hand(self, groups: Sequence[int]) -> list[Spot]:
        number, u = sum(groups), self.u
        width, room = HAND * self.size * u, 0.62 * self.width
        gap = GAP * u
        gaps = gap * max(len([size for size in groups if size]) - 1, 0)
        step = min(STEP * width, (room - width - gaps) / max(number - 1, 1))
        step = max(step, LEAST_STEP * width)
        x, y = SOUTH.hand
        place = x, y - LARGER_RISE * (self.size - 1)
        return self._fan(along_hand(groups, step, gap), place, width)

    def _fan(self, along: list[float], middle: tuple[float, float], width: float) -> list[Spot]:
        x, y = self.at(middle)
        radius = FAN_RADIUS * self.u
        half = along[-1] / 2 if along else 0.0
        spots = []
        for place in along:
            turn = asin(min(max((place - half) / radius, -1), 1))
            drop = radius * (1 - cos(turn))
            spots.append(Spot(x + place - half, y + drop, degrees(turn), width))
        return spots

    def _backs(self, seat: int, number: int) -> list[Spot]:
        corner, u = self.corner(seat), self.u
        x, y = self.at(corner.hand)
        step = min(BACK_STEP, BACK_SPREAD / max(number - 1, 1)) * u
        turn = BACK_TURN if number < 10 else BACK_TURN * 9 / number
        return [
            self._back(corner, x, y, (place - (number - 1) / 2), step, turn)
            for place in range(number)
        ]

    def _back(
        self, corner: Corner, x: float, y: float, place: float, step: float, turn: float
    ) -> Spot:
        along, angle = place * step, place * turn
        bend = along * along / (900 * self.u)
        width = BACK * self.u
        if corner.turn == 0:
            return Spot(x + along, y - bend, 180 - angle, width)
        if corner.turn > 0:
            return Spot(x - bend, y + along, 90 + angle, width)
        return Spot(x + bend, y - along, -90 + angle, width)

    # The centre

    @property
    def trick_middle(self) -> tuple[float, float]:
        return self.at((0.5, 0.44 if self.has_rows else 0.42))

    @property
    def trick_edge(self) -> float:
        """The right end of the cards of a trick."""
        return self.trick_middle[0] + (EAST.trick[0] + 0.56 * TRICK) * self.size * self.u

    def _trick(self, seat: int) -> Spot:
        x, y = self.trick_middle
        dx, dy, angle = self.corner(seat).trick
        if self.has_rows:
            dx, dy = (-56.0 if dy > 0 else 56.0), 0.0
        width, u = (ROW if self.has_rows else TRICK) * self.size * self.u, self.size * self.u
        return Spot(x + dx * u, y + dy * u, angle, width)

    def _middle(self, kind: ZoneKind) -> Spot:
        """Return the spot of the stock, the discards or the deck being dealt."""
        x, y = self.trick_middle
        u = self.u
        if kind == "stock":
            x, y = self.at((0.27, 0.42))
            return Spot(x, y, 0.0, STOCK_CARD * u)
        return Spot(x, y, 0.0, TRICK * u)

    def _kitty(self, number: int) -> list[Spot]:
        """Return the spots of the kitty, side by side."""
        middle, step = self._middle("stock"), KITTY_STEP * self.u
        if self.players == len(OF_THREE):  # no seat above
            x, y = self.at(KITTY_OF_THREE)
            middle = replace(middle, x=x, y=y)
        first = middle.x - (number - 1) * step / 2
        return [replace(middle, x=first + place * step) for place in range(number)]

    def _dead_hand(self, number: int) -> list[Spot]:
        """Return the spots of a hand without a player, pushed together at an empty place."""
        (x, y), step = self.at(WEST.hand), DEAD_STEP * self.u
        first = y - (number - 1) * step / 2
        width = BACK * self.u
        return [Spot(x, first + place * step, 90.0, width) for place in range(number)]

    def _before(self, seat: int) -> Spot:
        """Return the spot between a seat and the centre, for a card laid face down."""
        corner, u = self.corner(seat), self.u
        x, y = self.trick_middle
        dx, dy, _ = corner.trick
        side = (dx > 0) - (dx < 0) if corner.turn else 0
        up = 0 if corner.turn else (dy > 0) - (dy < 0)
        place = x + side * ASIDE * u, y + up * AHEAD * u
        return Spot(*place, 90.0 if corner.turn else 0.0, STOCK_CARD * u)

    def _away(self, seat: int, number: int) -> list[Spot]:
        """Return the spots of discarded cards, near a seat's tricks or plate."""
        if seat == self.me:
            (x, y), down = self.at((0.13, 0.565)), 0.0
        elif self.players == 2:
            (x, y), down = self.at((0.87, 0.585)), 0.0
        else:
            (x, y), down = self.at(self.corner(seat).plate), 112.0
        u, first = self.u, -(number - 1) / 2
        return [
            Spot(x + (first + place) * 16 * u, y + down * u, 0.0, PILE * u)
            for place in range(number)
        ]

    def _row(self, zone: Zone) -> Spot:
        width, u = ROW * self.u, self.u
        own = zone.seat == self.me
        x, y = self.at((0.5, 0.628 if own else 0.252))
        place = zone.place - (PLACES - 1) / 2
        lower = 6 * u if zone.kind == "up" else 0.0
        return Spot(x + place * (width + ROW_APART * u) + lower, y + lower, 0.0, width)

    # Beside the table

    @property
    def _height_of_won(self) -> float:
        """The height of the own tricks as a fraction; the score sheet of three needs more space."""
        return 0.63 if self.players == len(OF_THREE) else 0.655

    def _won(self, side: int, number: int) -> list[Spot]:
        """Return the spots of a side's tricks: upright for the own side, else turned."""
        u, width = self.u, PILE * self.u
        step = min(18.0, WON_SPREAD / max(number - 1, 1)) * u
        x, y, angle = WON_MIDDLE * u, self._height_of_won * self.height, 0.0
        if self.players == 3 and side != self.me:  # no partners
            x, y = self.at(self.corner(side).plate)
            y += 56 * u
        elif (side != self.me % 2 and self.players > 2) or (self.players == 2 and side != self.me):
            x, angle = self.width - x, 90.0
        first = x - (number - 1) * step / 2
        return [Spot(first + place * step, y, angle, width) for place in range(number)]


def along_hand(groups: Sequence[int], step: float, gap: float) -> list[float]:
    """Return the offset of each card along a hand, starting at 0."""
    along, x = [], 0.0
    for size in groups:
        for _ in range(size):
            along.append(x)
            x += step
        x += gap if size else 0.0
    return along


def lifted(spot: Spot, by: float) -> Spot:
    """Return a spot moved along the card's own vertical axis."""
    turn = radians(spot.angle)
    return Spot(spot.x + by * sin(turn), spot.y - by * cos(turn), spot.angle, spot.width)


def is_far(one: Spot, other: Spot) -> bool:
    """Return whether two spots differ enough to animate a move."""
    near = abs(one.x - other.x) < 0.5 and abs(one.y - other.y) < 0.5
    return not near or abs(one.width - other.width) > 0.5 or abs(one.angle - other.angle) > 0.5

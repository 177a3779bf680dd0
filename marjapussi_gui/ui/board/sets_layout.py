"""The positions of cards in rummy, and the choice of a layout for a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ...engine.events import Zone, ZoneKind
from ...engine.game import Game
from ...engine.state import Seat
from .corners import EAST, NORTH, NORTH_EAST, NORTH_WEST, SOUTH, WEST, Corner
from .kitty import kitty_of
from .layout import BASE, RATIO, Layout, Spot
from .sets_row import CAPTION, FOOT, LEFT, OWN, PAD, RIGHT

PILE, OFFER = 92, 100  # u: widths of cards in the centre
STOCK_AT, DISCARDS_AT = (0.35, 0.39), (0.534, 0.39)
FAN, FAN_STEP, FAN_TURN, FAN_BEND = 8, 36.0, 1.9, 0.9  # for the last discards; step and bend in u
OFFER_ASIDE, OFFER_HIGHER, FAN_CARD = 14.0, 6.0, 88  # u
BACK, ALONG, STEP, TURN = 48, 150.0, 12.0, 1.4  # for the other players' hands; u and degrees
LAID, LAID_STEP, LAID_GAP = 54.0, 21.0, 12.0  # u: for the other players' sets
PAIR, PAIR_STEP, PAIR_PITCH = 44.0, 14.0, 66.0  # u: for dublees
PAIR_ROWS, PAIR_HIGHER = 64.0, 8.0  # u: for dublees at a side
PITCH, BELOW_PLATE, ROWS = 86.0, 70.0, 64.0  # u: set to set, plate to set, row to row
ABOVE, HIGH = 0.172, 312.0  # fraction of the height; u for the sets of a seat
LINE, COLUMN = 4, 3  # sets side by side above, or in a column at a side
LOW, SHORT = 350.0, 2  # u: on a lower table, as in a review, columns are shorter
AT_NORTH, PLATE_NORTH, AT_SIDE, PLATE_SIDE = 0.0078, 0.086, 0.39, 0.235
BAR_TOP = 0.594
PROGRESS_RIGHT, PROGRESS_MIDDLE = 0.98, 0.622  # fractions of the table
HAND_EDGE = 0.006  # fraction of the width


def _north(corner: Corner, x: float) -> Corner:
    return replace(corner, hand=(x, AT_NORTH), plate=(x, PLATE_NORTH), laid=(x, ABOVE))


_WEST = replace(WEST, hand=(HAND_EDGE, AT_SIDE), plate=(0.079, PLATE_SIDE))
_EAST = replace(EAST, hand=(1 - HAND_EDGE, AT_SIDE), plate=(0.924, PLATE_SIDE))
ROUND = {  # clockwise
    2: (SOUTH, _north(NORTH, 0.5)),
    3: (SOUTH, _WEST, _EAST),
    4: (SOUTH, _WEST, _north(NORTH, 0.5), _EAST),
    5: (SOUTH, _WEST, _north(NORTH_WEST, 0.369), _north(NORTH_EAST, 0.631), _EAST),
}


class SetsLayout(Layout):
    """The layout of rummy: own sets in a row, the others' sets before them, stock and discards."""

    lays_sets: ClassVar[bool] = True

    def corner(self, seat: int) -> Corner:
        steps = (seat - self.me) % self.players
        return ROUND[self.players][steps if self.clockwise else -steps % self.players]

    def spots(self, zone: Zone, groups: Sequence[int]) -> list[Spot]:
        """Return the spots of a zone; for a laid set, group_sizes are of all its owner's sets."""
        if zone.kind == "laid":
            return self._laid(zone, groups)
        if zone.kind == "discards":
            return self._discards(sum(groups))
        return Layout.spots(self, zone, groups)

    @property
    def hand_edge(self) -> float:
        return HAND_EDGE * self.width + BACK * RATIO / 2 * self.u

    @property
    def bar(self) -> tuple[float, float, float, float]:
        top = FOOT * self.height - (CAPTION + OWN * RATIO + PAD) * self.u
        return LEFT, BAR_TOP, RIGHT, top / self.height

    @property
    def trick_edge(self) -> float:
        """The right end of the discards."""
        x, _ = self.at(DISCARDS_AT)
        return x + ((FAN - 1) / 2 * FAN_STEP + OFFER_ASIDE + OFFER * 0.56) * self.u

    # Internal

    def _backs(self, seat: int, number: int) -> list[Spot]:
        corner, u = self.corner(seat), self.u
        x, y = self.at(corner.hand)
        step, turn = min(STEP, ALONG / max(number - 1, 1)) * u, TURN * min(12 / number, 1)
        backs = [
            self._back(corner, x, y, place - (number - 1) / 2, step, turn)
            for place in range(number)
        ]
        return [replace(back, width=BACK * u) for back in backs]

    def _middle(self, kind: ZoneKind) -> Spot:
        x, y = self.at(STOCK_AT)
        return Spot(x, y, 0.0, PILE * self.u)

    def _discards(self, number: int) -> list[Spot]:
        """Return the spots of the discards: a fan of the last ones, the offer apart."""
        (x, y), u, open_ = self.at(DISCARDS_AT), self.u, min(number, FAN)
        spots = []
        for place in range(number):
            k = max(place - (number - open_), 0) - (open_ - 1) / 2
            turn = k * FAN_TURN
            spots.append(Spot(x + k * FAN_STEP * u, y + k * k * FAN_BEND * u, turn, FAN_CARD * u))
        if spots:
            last = spots[-1]
            aside = OFFER_ASIDE * u if open_ > 1 else 0.0
            spots[-1] = Spot(last.x + aside, last.y - OFFER_HIGHER * u, last.angle, OFFER * u)
        return spots

    def _laid(self, zone: Zone, sizes: Sequence[int]) -> list[Spot]:
        """Return the spots of a set before its owner."""
        corner = self.corner(zone.seat)
        if max(sizes) == 2:
            return self._dublee(corner, zone.place, len(sizes))
        return (
            self._at_side(corner, zone.place, sizes)
            if corner.turn
            else self._above(corner, zone.place, sizes)
        )

    def _at_side(self, corner: Corner, place: int, sizes: Sequence[int]) -> list[Spot]:
        """Return the spots of a set at a side, in columns below its owner's plate."""
        x, y = self._first(corner)
        u, wide = self.u, _wide(max(sizes))
        inwards = 1 if corner.turn > 0 else -1
        column = COLUMN if self.height >= LOW else SHORT
        edge = x + inwards * (place // column) * (wide + LAID_GAP) * u
        first = edge + LAID / 2 * u if inwards > 0 else edge - (_wide(sizes[place]) - LAID / 2) * u
        return self._set(first, y + place % column * PITCH * u, sizes[place], LAID, LAID_STEP)

    def _above(self, corner: Corner, place: int, sizes: Sequence[int]) -> list[Spot]:
        """Return the spots of a set at the top, in rows of four below its owner's plate."""
        u, line = self.u, place // LINE
        row = sizes[line * LINE : (line + 1) * LINE]
        room = HIGH if self.players == 5 else 2 * HIGH
        gaps = LAID_GAP * (len(row) - 1)
        scale = min(1.0, (room - gaps) / sum(map(_wide, row)))
        x, y = self.at(corner.laid)
        before = sum(map(_wide, row[: place % LINE])) * scale + LAID_GAP * (place % LINE)
        left = x + (before - (sum(map(_wide, row)) * scale + gaps) / 2) * u
        width = LAID * scale
        return self._set(
            left + width / 2 * u, y + line * ROWS * u, sizes[place], width, LAID_STEP * scale
        )

    def _dublee(self, corner: Corner, place: int, number: int) -> list[Spot]:
        """Return the spots of a pair: four in a row at the top, three at a side."""
        u, line = self.u, COLUMN if corner.turn else LINE
        row, column = divmod(place, line)
        if corner.turn:
            x, y = self._first(corner)
            inwards = 1 if corner.turn > 0 else -1
            x += inwards * (column * PAIR_PITCH + PAIR / 2) * u
            return self._set(
                x - (PAIR_STEP * u if inwards < 0 else 0),
                y + (row * PAIR_ROWS - PAIR_HIGHER) * u,
                2,
                PAIR,
                PAIR_STEP,
            )
        x, y = self.at(corner.laid)
        in_row = min(number - row * line, line)
        x += (column - (in_row - 1) / 2) * PAIR_PITCH * u
        return self._set(x - PAIR_STEP / 2 * u, y + row * ROWS * u, 2, PAIR, PAIR_STEP)

    def _first(self, corner: Corner) -> tuple[float, float]:
        """Return the edge where the sets at a side start, and the y of the first."""
        y, u = corner.plate[1] * self.height, self.u
        edge = self.hand_edge + LAID_GAP * u
        return edge if corner.turn > 0 else self.width - edge, y + BELOW_PLATE * u

    def _set(self, first: float, y: float, number: int, width: float, step: float) -> list[Spot]:
        u = self.u
        return [Spot(first + place * step * u, y, 0.0, width * u) for place in range(number)]


def _wide(number: int) -> float:
    """Return the width of a set in u."""
    return LAID + (number - 1) * LAID_STEP


def heading_end(layout: Layout) -> float:
    """Return the right limit of the heading: the first hand at the top."""
    above = [corner.hand[0] for corner in ROUND[layout.players][1:] if not corner.turn]
    return min(above, default=0.5) * layout.width - layout.heading_apart * layout.u


def heading_foot(layout: Layout) -> float:
    """Return the lower limit of the heading: the sets at the top left."""
    return ABOVE * layout.height - LAID * RATIO / 2 * layout.u


def layout_of(game: Game, me: Seat) -> Layout:
    """Return the layout of a game as seen from a seat, in the reference size."""
    undealt, kitty = 0, kitty_of(game)
    if kitty:
        undealt = len(game.dealing.cards) - game.seating.players * game.dealing.hand_size
    layout = SetsLayout if game.lays_sets else Layout
    return layout(
        *BASE,
        game.seating.players,
        me,
        clockwise=game.is_clockwise,
        has_rows=game.dealing.has_rows,
        kitty=kitty,
        dead=undealt - kitty,
    )

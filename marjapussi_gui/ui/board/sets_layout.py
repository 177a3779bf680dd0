"""The layout of the table in rummy, and the choice of a layout for a game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from ...engine.events import Zone, ZoneKind
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.state import Seat
from .kitty import kitty_size
from .sets_row import CAPTION_HEIGHT, OWN_CARD, ROW_BOTTOM, ROW_LEFT, ROW_RIGHT, TRAY_PADDING
from .table_layout import (
    CARD_RATIO,
    EAST,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    REFERENCE_SIZE,
    SOUTH,
    WEST,
    CardSpot,
    SeatLayout,
    TableLayout,
)

STOCK_CARD, OFFER_CARD = 92, 100  # table units: widths of cards in the centre
STOCK_X, DISCARDS_X, PILES_Y, LESSON_PILES_Y = 0.35, 0.534, 0.39, 0.335  # fractions of the table
FAN_SIZE, FAN_STEP, FAN_ANGLE, FAN_BEND = (
    8,
    36.0,
    1.9,
    0.9,
)  # for the last discards; step and bend in table units
OFFER_ASIDE, OFFER_RISE, FAN_CARD = 14.0, 6.0, 88  # table units
BACK_CARD, BACK_SPREAD, BACK_STEP, BACK_ANGLE = (
    48,
    150.0,
    12.0,
    1.4,
)  # for the other players' hands; table units and degrees
LAID_CARD, LAID_STEP, LAID_GAP = 54.0, 21.0, 12.0  # table units: for the other players' sets
PAIR_CARD, PAIR_STEP, PAIR_DISTANCE = 44.0, 14.0, 66.0  # table units: for dublees (pairs)
PAIR_ROW_HEIGHT, PAIR_RISE = 64.0, 8.0  # table units: for pairs at a side
SET_DISTANCE, PLATE_GAP, ROW_HEIGHT = 86.0, 70.0, 64.0  # units between sets, plate and set, rows
SETS_ABOVE_Y, SETS_ABOVE_WIDTH = 0.172, 312.0  # fraction of the height; units per seat
SETS_PER_ROW, SETS_PER_COLUMN = 4, 3  # sets side by side above, or in a column at a side
LOW_TABLE_HEIGHT = 350.0  # table units; on lower tables, columns are shorter
NORTH_HAND_Y, NORTH_PLATE_Y, SIDE_HAND_Y, SIDE_PLATE_Y = 0.0078, 0.086, 0.39, 0.235
BUTTON_BAR_TOP = 0.594
PROGRESS_RIGHT, PROGRESS_Y = 0.98, 0.622  # fractions of the table
HAND_EDGE = 0.006  # fraction of the width


def _north_corner(corner: SeatLayout, x: float) -> SeatLayout:
    return replace(
        corner,
        hand_position=(x, NORTH_HAND_Y),
        plate_position=(x, NORTH_PLATE_Y),
        sets_position=(x, SETS_ABOVE_Y),
    )


_WEST = replace(WEST, hand_position=(HAND_EDGE, SIDE_HAND_Y), plate_position=(0.079, SIDE_PLATE_Y))
_EAST = replace(
    EAST, hand_position=(1 - HAND_EDGE, SIDE_HAND_Y), plate_position=(0.924, SIDE_PLATE_Y)
)
CORNERS_BY_PLAYER_COUNT = {  # clockwise
    2: (SOUTH, _north_corner(NORTH, 0.5)),
    3: (SOUTH, _WEST, _EAST),
    4: (SOUTH, _WEST, _north_corner(NORTH, 0.5), _EAST),
    5: (SOUTH, _WEST, _north_corner(NORTH_WEST, 0.369), _north_corner(NORTH_EAST, 0.631), _EAST),
}


@frozen
class SetsLayout(TableLayout):
    """The layout for rummy: the player's cards in a row, other players' sets in front of them."""

    is_rummy: ClassVar[bool] = True
    sets_per_column: ClassVar[int] = SETS_PER_COLUMN
    laid_step: ClassVar[float] = LAID_STEP

    def corner_of(self, seat: int) -> SeatLayout:
        steps = (seat - self.own_seat) % self.player_count
        return CORNERS_BY_PLAYER_COUNT[self.player_count][
            steps if self.is_clockwise else -steps % self.player_count
        ]

    def spots(self, zone: Zone, group_sizes: Sequence[int]) -> list[CardSpot]:
        """Return the spots (positions, angles and widths) of a zone's cards.

        For a laid set, group_sizes are the sizes of all laid sets of its owner.
        """
        if zone.kind == "laid":
            return self._laid_set_spots(zone, group_sizes)
        if zone.kind == "discards":
            return self._discard_spots(sum(group_sizes))
        return TableLayout.spots(self, zone, group_sizes)

    @property
    def side_hand_extent(self) -> float:
        return HAND_EDGE * self.width + BACK_CARD * CARD_RATIO / 2 * self.unit

    @property
    def button_bar(self) -> tuple[float, float, float, float]:
        top = (
            ROW_BOTTOM * self.height
            - (CAPTION_HEIGHT + OWN_CARD * CARD_RATIO + TRAY_PADDING) * self.unit
        )
        return ROW_LEFT, BUTTON_BAR_TOP, ROW_RIGHT, top / self.height

    @property
    def trick_right(self) -> float:
        """The x coordinate in pixels where the discards end."""
        x = DISCARDS_X * self.width
        return x + ((FAN_SIZE - 1) / 2 * FAN_STEP + OFFER_ASIDE + OFFER_CARD * 0.56) * self.unit

    # Internal

    @property
    def _piles_y(self) -> float:
        return LESSON_PILES_Y if self.has_lesson_panel else PILES_Y

    def _back_spots(self, seat: int, count: int) -> list[CardSpot]:
        corner, u = self.corner_of(seat), self.unit
        x, y = self.to_pixels(corner.hand_position)
        step, turn = (
            min(BACK_STEP, BACK_SPREAD / max(count - 1, 1)) * u,
            BACK_ANGLE * min(12 / count, 1),
        )
        backs = [
            self._back_spot(corner, x, y, place - (count - 1) / 2, step, turn)
            for place in range(count)
        ]
        return [replace(back, width=BACK_CARD * u) for back in backs]

    def _pile_spot(self, zone_kind: ZoneKind) -> CardSpot:
        x, y = self.to_pixels((STOCK_X, self._piles_y))
        return CardSpot(x, y, 0.0, STOCK_CARD * self.unit)

    def _discard_spots(self, count: int) -> list[CardSpot]:
        (x, y), u = self.to_pixels((DISCARDS_X, self._piles_y)), self.unit
        open_ = min(count, FAN_SIZE)
        spots = []
        for place in range(count):
            k = max(place - (count - open_), 0) - (open_ - 1) / 2
            turn = k * FAN_ANGLE
            spots.append(
                CardSpot(x + k * FAN_STEP * u, y + k * k * FAN_BEND * u, turn, FAN_CARD * u)
            )
        if spots:
            last = spots[-1]
            aside = OFFER_ASIDE * u if open_ > 1 else 0.0
            spots[-1] = CardSpot(
                last.x + aside, last.y - OFFER_RISE * u, last.angle, OFFER_CARD * u
            )
        return spots

    def _laid_set_spots(self, zone: Zone, set_sizes: Sequence[int]) -> list[CardSpot]:
        corner = self.corner_of(zone.seat)
        if max(set_sizes) == 2:
            return self._dublee_spots(corner, zone.place, len(set_sizes))
        return (
            self._side_set_spots(corner, zone.place, set_sizes)
            if corner.rotation
            else self._top_set_spots(corner, zone.place, set_sizes)
        )

    def _side_set_spots(
        self, corner: SeatLayout, index: int, set_sizes: Sequence[int]
    ) -> list[CardSpot]:
        """Return the spots of a laid set of a side player: columns below the name plate."""
        x, y = self._first_set_position(corner)
        u, wide = self.unit, self._set_width(max(set_sizes))
        inwards = 1 if corner.rotation > 0 else -1
        column = self.sets_per_column - (self.height < LOW_TABLE_HEIGHT)
        edge = x + inwards * (index // column) * (wide + LAID_GAP) * u
        first = (
            edge + LAID_CARD / 2 * u
            if inwards > 0
            else edge - (self._set_width(set_sizes[index]) - LAID_CARD / 2) * u
        )
        return self._set_spots(
            first,
            y + index % column * SET_DISTANCE * u,
            set_sizes[index],
            LAID_CARD,
            self.laid_step,
        )

    def _top_set_spots(
        self, corner: SeatLayout, index: int, set_sizes: Sequence[int]
    ) -> list[CardSpot]:
        """Return the spots of a laid set of a top player: rows of four below the name plate."""
        u, line = self.unit, index // SETS_PER_ROW
        row = set_sizes[line * SETS_PER_ROW : (line + 1) * SETS_PER_ROW]
        room = SETS_ABOVE_WIDTH if self.player_count == 5 else 2 * SETS_ABOVE_WIDTH
        gaps = LAID_GAP * (len(row) - 1)
        scale = min(1.0, (room - gaps) / sum(map(self._set_width, row)))
        x, y = self.to_pixels(corner.sets_position)
        before = sum(map(self._set_width, row[: index % SETS_PER_ROW])) * scale + LAID_GAP * (
            index % SETS_PER_ROW
        )
        left = x + (before - (sum(map(self._set_width, row)) * scale + gaps) / 2) * u
        width = LAID_CARD * scale
        return self._set_spots(
            left + width / 2 * u,
            y + line * ROW_HEIGHT * u,
            set_sizes[index],
            width,
            self.laid_step * scale,
        )

    def _dublee_spots(self, corner: SeatLayout, index: int, count: int) -> list[CardSpot]:
        """Return the spots of a dublee (pair), in rows of four at the top and three at a side."""
        u, line = self.unit, SETS_PER_COLUMN if corner.rotation else SETS_PER_ROW
        row, column = divmod(index, line)
        if corner.rotation:
            x, y = self._first_set_position(corner)
            inwards = 1 if corner.rotation > 0 else -1
            x += inwards * (column * PAIR_DISTANCE + PAIR_CARD / 2) * u
            return self._set_spots(
                x - (PAIR_STEP * u if inwards < 0 else 0),
                y + (row * PAIR_ROW_HEIGHT - PAIR_RISE) * u,
                2,
                PAIR_CARD,
                PAIR_STEP,
            )
        x, y = self.to_pixels(corner.sets_position)
        in_row = min(count - row * line, line)
        x += (column - (in_row - 1) / 2) * PAIR_DISTANCE * u
        return self._set_spots(
            x - PAIR_STEP / 2 * u, y + row * ROW_HEIGHT * u, 2, PAIR_CARD, PAIR_STEP
        )

    def _first_set_position(self, corner: SeatLayout) -> tuple[float, float]:
        """Return where laid sets start at a side: the edge's x and the first set's y coordinate."""
        y, u = corner.plate_position[1] * self.height, self.unit
        edge = self.side_hand_extent + LAID_GAP * u
        return edge if corner.rotation > 0 else self.width - edge, y + PLATE_GAP * u

    def _set_spots(
        self, left: float, y: float, count: int, width: float, step: float
    ) -> list[CardSpot]:
        u = self.unit
        return [CardSpot(left + place * step * u, y, 0.0, width * u) for place in range(count)]

    def _set_width(self, card_count: int) -> float:
        return LAID_CARD + (card_count - 1) * self.laid_step


def heading_right(layout: TableLayout) -> float:
    """Return the x coordinate at which the heading must end, left of the first hand at the top."""
    above = [
        corner.hand_position[0]
        for corner in CORNERS_BY_PLAYER_COUNT[layout.player_count][1:]
        if not corner.rotation
    ]
    return min(above, default=0.5) * layout.width - layout.heading_gap * layout.unit


def heading_bottom(layout: TableLayout) -> float:
    """Return the y coordinate at which the heading must end, above the sets at the top left."""
    return SETS_ABOVE_Y * layout.height - LAID_CARD * CARD_RATIO / 2 * layout.unit


def create_layout(game: Game, own_seat: Seat) -> TableLayout:
    undealt, kitty = 0, kitty_size(game)
    if kitty:
        undealt = (
            len(game.dealing_phase.cards) - game.seating.players * game.dealing_phase.hand_size
        )
    layout = SetsLayout if game.is_rummy else TableLayout
    return layout(
        *REFERENCE_SIZE,
        game.seating.players,
        own_seat,
        is_clockwise=game.is_clockwise,
        has_open_rows=game.dealing_phase.has_rows,
        kitty_size=kitty,
        dead_hand_size=undealt - kitty,
    )

"""The positions of cards: the spots of each zone on the table. No Qt.

A spot is where one card lies. Lengths are in table units, which grow with the window: a unit is
1/1280 of the table's width or 1/800 of its height, whichever is smaller. Positions are fractions
of the table, so that they fit every window size.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import asin, cos, degrees, radians, sin
from typing import ClassVar

from ...engine.events import Zone, ZoneKind
from ...engine.frozen import frozen
from ...engine.state import Seat


@frozen
class SeatLayout:
    """The positions that belong to one seat, as fractions of the table except where noted."""

    hand_position: tuple[float, float]
    rotation: int  # degrees: 0 at the top and bottom, 90 at the left, -90 at the right
    plate_position: tuple[float, float]
    trick_offset: tuple[float, float, float]  # x and y from the centre in units, and the angle
    sets_position: tuple[float, float]
    bubble_tail: str  # side of the speech bubble that faces the plate


SOUTH = SeatLayout((0.5, 0.855), 0, (0.197, 0.684), (-20, 58, -3), (0.5, 0.615), "down")
WEST = SeatLayout((0.0125, 0.44), 90, (0.105, 0.44), (-154, -14, -4), (0.25, 0.4025), "left")
EAST = SeatLayout((0.9875, 0.44), -90, (0.891, 0.44), (154, 14, 4), (0.75, 0.4025), "right")
NORTH = SeatLayout((0.5, 0.025), 0, (0.5, 0.1275), (20, -58, 3), (0.5, 0.255), "right")
NORTH_WEST = SeatLayout((0.33, 0.025), 0, (0.33, 0.1275), (-60, -58, -5), (0.33, 0.255), "right")
NORTH_EAST = SeatLayout((0.67, 0.025), 0, (0.67, 0.1275), (60, -58, 5), (0.67, 0.255), "left")
THREE_PLAYER_CORNERS = (  # no seat at the top: cards of a trick lie closer, plates higher
    replace(SOUTH, trick_offset=(-8, 54, -3)),
    replace(WEST, plate_position=(0.105, 0.3025), trick_offset=(-146, -30, -4)),
    replace(EAST, plate_position=(0.891, 0.3025), trick_offset=(146, -2, 4)),
)
CORNERS_BY_PLAYER_COUNT = {  # clockwise from the player's seat
    2: (SOUTH, NORTH),
    3: THREE_PLAYER_CORNERS,
    4: (SOUTH, WEST, NORTH, EAST),
    5: (SOUTH, WEST, NORTH_WEST, NORTH_EAST, EAST),
}


REFERENCE_SIZE = (1280.0, 800.0)
CARD_SCALES = {"normal": 1.0, "large": 1.18}
LARGE_CARD_RISE = 0.15  # fraction of the height by which a hand of double size moves up
HAND_CARD, TRICK_CARD, BACK_CARD, PILE_CARD, ROW_CARD, STOCK_CARD = (
    120,
    126,
    60,
    34,
    92,
    92,
)  # card widths in table units
ROW_GAP = 14  # table units: between the cards of an open row
CARD_RATIO = 1.4  # height / width of a card
FAN_RADIUS = 2400
HAND_STEP, MIN_HAND_STEP, SUIT_GAP = 0.62, 0.26, 12  # steps in card widths; gap in units
HAND_WIDTH = 0.575  # fraction of the width, right of the score sheet
BACK_STEP, BACK_SPREAD, BACK_ANGLE = 28, 224, 2.0
ROW_PLACES = 7  # cards in an open row
NEW_CARD_RISE = 12.0  # table units: rise of cards that have just come into the hand
SELECTED_RISE = 30.0  # table units: rise of selected cards, the highest in the hand
MAX_ROW_RISE = 12.0  # table units: so that cards in an open row stay below the buttons
FACE_DOWN_ASIDE, FACE_DOWN_AHEAD = 165, 80  # units: from the centre to the face-down card of a seat
KITTY_FOR_THREE_PLAYERS = 0.5, 0.155  # above the trick
# a lesson's panel needs space below the trick and, in a small window, the whole width
LESSON_TRICK_Y, SMALL_LESSON_TRICK_Y = 0.305, 0.31
LESSON_TRICK_SCALE, SMALL_LESSON_TRICK_SCALE = 0.8, 0.78
# a lesson's panel lies right of open rows, which begin right of the player's plate
LESSON_ROW_SCALE, LESSON_ROWS_LEFT = 0.78, 0.165  # fraction of the usual size; of the width
SMALL_TABLE_UNIT = 0.8  # pixels per table unit below which a table is small
PLATE_BELOW_PANEL, PLATE_ABOVE_PANEL_Y = (0.105, 0.7425), 0.3
WON_CENTRE, WON_SPREAD, PILE_MARGIN = 122.0, 90.0, 6.0  # table units: for the tricks of a side
KITTY_STEP, DEAD_STEP = 30, 7  # units: between the cards of a kitty, and of a hand without a player


@frozen
class CardSpot:
    """The centre of a card, its angle in degrees and its width in pixels."""

    x: float
    y: float
    angle: float
    width: float


@frozen
class TableLayout:
    """The positions of everything on the table, for one game and one window size."""

    is_rummy: ClassVar[bool] = False
    heading_gap: ClassVar[float] = 112.0  # units: from the centre of a hand above to the heading

    width: float
    height: float
    player_count: int
    own_seat: Seat = Seat(0)
    is_clockwise: bool = True
    has_open_rows: bool = False
    kitty_size: int = 0  # number of cards
    dead_hand_size: int = 0  # number of cards in a hand without a player
    card_scale: float = 1.0  # applies to the player's hand and the trick
    has_tools: bool = True  # buttons at the top right
    has_lesson_panel: bool = False  # a panel lies between trick and hand, or beside open rows

    @property
    def unit(self) -> float:
        return min(self.width / REFERENCE_SIZE[0], self.height / REFERENCE_SIZE[1])

    def resized(self, width: float, height: float) -> "TableLayout":
        """Return the same layout for a table of another size in pixels."""
        return replace(self, width=float(width), height=float(height))

    def corner_of(self, seat: int) -> SeatLayout:
        way = 1 if self.is_clockwise else -1
        corner = CORNERS_BY_PLAYER_COUNT[self.player_count][
            way * (seat - self.own_seat) % self.player_count
        ]
        if not self._is_small_lesson:
            return corner
        if seat == self.own_seat:
            return replace(corner, plate_position=PLATE_BELOW_PANEL)
        x, y = corner.plate_position
        return replace(corner, plate_position=(x, min(y, PLATE_ABOVE_PANEL_Y)))

    def to_pixels(self, fractions: tuple[float, float]) -> tuple[float, float]:
        return fractions[0] * self.width, fractions[1] * self.height

    def spots(self, zone: Zone, group_sizes: Sequence[int]) -> list[CardSpot]:
        """Return the spots of a zone's cards, given the sizes of the groups they form.

        Gaps separate the groups, for example the suits in a hand.
        """
        number = sum(group_sizes)
        match zone.kind:
            case "hand":
                own = zone.seat == self.own_seat
                return (
                    self._own_hand_spots(group_sizes)
                    if own
                    else self._back_spots(zone.seat, number)
                )
            case "trick":
                return [self._trick_spot(zone.seat)] * number
            case "up" | "down":
                return [self._row_spot(zone)] * number
            case "won":
                return self._won_spots(zone.seat, number)
            case "show":
                return [self._face_down_spot(zone.seat)] * number
            case "away":
                return self._discarded_spots(zone.seat, number)
            case "stock" if self.kitty_size:
                return self._kitty_spots(number - self.dead_hand_size) + self._dead_hand_spots(
                    min(number, self.dead_hand_size)
                )
            case _:
                return [self._pile_spot(zone.kind)] * number

    @property
    def side_hand_extent(self) -> float:
        """The distance in pixels that a hand at the left or right edge extends into the table."""
        return WEST.hand_position[0] * self.width + BACK_CARD * CARD_RATIO / 2 * self.unit

    @property
    def own_tricks_right(self) -> float:
        """The x coordinate in pixels where the player's won tricks end, or 0 if none."""
        if self.has_open_rows or self.is_rummy:
            return 0.0
        return (WON_CENTRE + WON_SPREAD / 2 + PILE_CARD / 2 + PILE_MARGIN) * self.unit

    @property
    def own_tricks_bottom(self) -> float:
        """The y coordinate in pixels where the player's won tricks end."""
        return self._won_tricks_y * self.height + PILE_CARD * CARD_RATIO / 2 * self.unit

    @property
    def open_rows_right(self) -> float:
        """The x coordinate in pixels where the open rows end, or 0 if the game has none."""
        if not self.has_open_rows:
            return 0.0
        return self._row_centre + ROW_PLACES / 2 * (ROW_CARD + ROW_GAP) * self._row_unit

    @property
    def button_bar(self) -> tuple[float, float, float, float]:
        """The left, top, right and bottom of the bar of buttons, as fractions of the table."""
        if self.has_open_rows:
            return 0.61, 0.405, 0.985, 0.535
        return 0.29, 0.65, 0.87, min(0.735, self._hand_top / self.height)

    @property
    def hand_left(self) -> float:
        tilt = HAND_WIDTH / 2 * self.width / (FAN_RADIUS * self.unit)
        overhang = HAND_CARD * self.card_scale * self.unit * CARD_RATIO / 2 * tilt
        return (0.5 - HAND_WIDTH / 2) * self.width - overhang

    @property
    def _hand_top(self) -> float:
        middle = (SOUTH.hand_position[1] - LARGE_CARD_RISE * (self.card_scale - 1)) * self.height
        return middle - (HAND_CARD * self.card_scale * CARD_RATIO / 2 + SELECTED_RISE) * self.unit

    # Hands

    def _own_hand_spots(self, group_sizes: Sequence[int]) -> list[CardSpot]:
        number, u = sum(group_sizes), self.unit
        width, room = HAND_CARD * self.card_scale * u, HAND_WIDTH * self.width
        gap = SUIT_GAP * u
        gaps = gap * max(len([size for size in group_sizes if size]) - 1, 0)
        step = min(HAND_STEP * width, (room - width - gaps) / max(number - 1, 1))
        step = max(step, MIN_HAND_STEP * width)
        x, y = SOUTH.hand_position
        place = x, y - LARGE_CARD_RISE * (self.card_scale - 1)
        return self._fan_spots(hand_offsets(group_sizes, step, gap), place, width)

    def _fan_spots(
        self, offsets: list[float], centre: tuple[float, float], width: float
    ) -> list[CardSpot]:
        x, y = self.to_pixels(centre)
        radius = FAN_RADIUS * self.unit
        half = offsets[-1] / 2 if offsets else 0.0
        spots = []
        for place in offsets:
            turn = asin(min(max((place - half) / radius, -1), 1))
            drop = radius * (1 - cos(turn))
            spots.append(CardSpot(x + place - half, y + drop, degrees(turn), width))
        return spots

    def _back_spots(self, seat: int, count: int) -> list[CardSpot]:
        corner, u = self.corner_of(seat), self.unit
        x, y = self.to_pixels(corner.hand_position)
        step = min(BACK_STEP, BACK_SPREAD / max(count - 1, 1)) * u
        turn = BACK_ANGLE if count < 10 else BACK_ANGLE * 9 / count
        return [
            self._back_spot(corner, x, y, (place - (count - 1) / 2), step, turn)
            for place in range(count)
        ]

    def _back_spot(
        self, corner: SeatLayout, x: float, y: float, offset: float, step: float, angle_step: float
    ) -> CardSpot:
        along, angle = offset * step, offset * angle_step
        bend = along * along / (900 * self.unit)
        width = BACK_CARD * self.unit
        if corner.rotation == 0:
            return CardSpot(x + along, y - bend, 180 - angle, width)
        if corner.rotation > 0:
            return CardSpot(x - bend, y + along, 90 + angle, width)
        return CardSpot(x + bend, y - along, -90 + angle, width)

    # The centre

    @property
    def trick_centre(self) -> tuple[float, float]:
        if self.has_open_rows:
            return self._row_centre, 0.44 * self.height
        if not self.has_lesson_panel:
            return self.to_pixels((0.5, 0.42))
        y = SMALL_LESSON_TRICK_Y if self._is_small_lesson else LESSON_TRICK_Y
        return self.to_pixels((0.5, y))

    @property
    def _trick_scale(self) -> float:
        if self.has_open_rows:
            return self.card_scale * self._row_unit / self.unit
        if not self.has_lesson_panel:
            return self.card_scale
        return SMALL_LESSON_TRICK_SCALE if self._is_small_lesson else LESSON_TRICK_SCALE

    @property
    def _is_small_lesson(self) -> bool:
        """Whether this is the small table of a lesson, with a panel as wide as the table."""
        return self.has_lesson_panel and not self.has_open_rows and self.unit < SMALL_TABLE_UNIT

    @property
    def trick_right(self) -> float:
        return (
            self.trick_centre[0]
            + (EAST.trick_offset[0] + 0.56 * TRICK_CARD) * self._trick_scale * self.unit
        )

    def _trick_spot(self, seat: int) -> CardSpot:
        x, y = self.trick_centre
        dx, dy, angle = self.corner_of(seat).trick_offset
        if self.has_open_rows:
            dx, dy = (-56.0 if dy > 0 else 56.0), 0.0
        width, u = (
            (ROW_CARD if self.has_open_rows else TRICK_CARD) * self._trick_scale * self.unit,
            self._trick_scale * self.unit,
        )
        return CardSpot(x + dx * u, y + dy * u, angle, width)

    def _pile_spot(self, zone_kind: ZoneKind) -> CardSpot:
        """Return the spot of the stock, of the discards or of the deck while it is dealt."""
        x, y = self.trick_centre
        u = self.unit
        if zone_kind == "stock":
            x, usual_y = self.to_pixels((0.27, 0.42))
            y = y if self.has_lesson_panel else usual_y
            return CardSpot(x, y, 0.0, STOCK_CARD * u)
        return CardSpot(x, y, 0.0, TRICK_CARD * u)

    def _kitty_spots(self, count: int) -> list[CardSpot]:
        middle, step = self._pile_spot("stock"), KITTY_STEP * self.unit
        if self.player_count == len(THREE_PLAYER_CORNERS):  # no seat at the top
            x, y = self.to_pixels(KITTY_FOR_THREE_PLAYERS)
            middle = replace(middle, x=x, y=y)
        first = middle.x - (count - 1) * step / 2
        return [replace(middle, x=first + place * step) for place in range(count)]

    def _dead_hand_spots(self, count: int) -> list[CardSpot]:
        """Return the spots of the dead hand (played by nobody): a tight stack at the empty seat."""
        (x, y), step = self.to_pixels(WEST.hand_position), DEAD_STEP * self.unit
        if self._is_small_lesson:
            y = PLATE_ABOVE_PANEL_Y * self.height
        first = y - (count - 1) * step / 2
        width = BACK_CARD * self.unit
        return [CardSpot(x, first + place * step, 90.0, width) for place in range(count)]

    def _face_down_spot(self, seat: int) -> CardSpot:
        """Return the spot of a card laid face down, between its seat and the centre."""
        corner, u = self.corner_of(seat), self.unit
        x, y = self.trick_centre
        dx, dy, _ = corner.trick_offset
        side = (dx > 0) - (dx < 0) if corner.rotation else 0
        up = 0 if corner.rotation else (dy > 0) - (dy < 0)
        place = x + side * FACE_DOWN_ASIDE * u, y + up * FACE_DOWN_AHEAD * u
        return CardSpot(*place, 90.0 if corner.rotation else 0.0, STOCK_CARD * u)

    def _discarded_spots(self, seat: int, count: int) -> list[CardSpot]:
        """Return the spots of the cards that a seat discarded, near its tricks or name plate."""
        if seat == self.own_seat:
            (x, y), down = self.to_pixels((0.13, 0.565)), 0.0
        elif self.player_count == 2:
            (x, y), down = self.to_pixels((0.87, 0.585)), 0.0
        else:
            (x, y), down = self.to_pixels(self.corner_of(seat).plate_position), 112.0
        u, first = self.unit, -(count - 1) / 2
        return [
            CardSpot(x + (first + place) * 16 * u, y + down * u, 0.0, PILE_CARD * u)
            for place in range(count)
        ]

    @property
    def _row_unit(self) -> float:
        """The unit of open rows in pixels, which are smaller in a lesson."""
        return self.unit * (LESSON_ROW_SCALE if self.has_lesson_panel else 1.0)

    @property
    def _row_centre(self) -> float:
        if not self.has_lesson_panel:
            return self.width / 2
        row_width = ROW_PLACES * (ROW_CARD + ROW_GAP) * self._row_unit
        return LESSON_ROWS_LEFT * self.width + row_width / 2

    def _row_spot(self, zone: Zone) -> CardSpot:
        u = self._row_unit
        width, x = ROW_CARD * u, self._row_centre
        y = (0.628 if zone.seat == self.own_seat else 0.252) * self.height
        place = zone.place - (ROW_PLACES - 1) / 2
        lower = 6 * u if zone.kind == "up" else 0.0
        return CardSpot(x + place * (width + ROW_GAP * u) + lower, y + lower, 0.0, width)

    # Beside the table

    @property
    def _won_tricks_y(self) -> float:
        """The y coordinate of the player's won tricks, as a fraction of the table's height."""
        return 0.63 if self.player_count == len(THREE_PLAYER_CORNERS) else 0.655

    def _won_spots(self, side: int, count: int) -> list[CardSpot]:
        """Return the spots of a side's tricks, rotated unless the side is the player's."""
        u, width = self.unit, PILE_CARD * self.unit
        step = min(18.0, WON_SPREAD / max(count - 1, 1)) * u
        x, y, angle = WON_CENTRE * u, self._won_tricks_y * self.height, 0.0
        if self.player_count == 3 and side != self.own_seat:  # no partners
            x, y = self.to_pixels(self.corner_of(side).plate_position)
            y += 56 * u
        elif (side != self.own_seat % 2 and self.player_count > 2) or (
            self.player_count == 2 and side != self.own_seat
        ):
            x, angle = self.width - x, 90.0
        first = x - (count - 1) * step / 2
        return [CardSpot(first + place * step, y, angle, width) for place in range(count)]


def hand_offsets(group_sizes: Sequence[int], step: float, gap: float) -> list[float]:
    """Return each card's offset from the first, given the step and the gap between groups."""
    along, x = [], 0.0
    for size in group_sizes:
        for _ in range(size):
            along.append(x)
            x += step
        x += gap if size else 0.0
    return along


def lift_spot(spot: CardSpot, distance: float) -> CardSpot:
    """Return a spot moved by a distance in pixels along the card's own vertical axis."""
    turn = radians(spot.angle)
    return CardSpot(
        spot.x + distance * sin(turn), spot.y - distance * cos(turn), spot.angle, spot.width
    )


def is_visible_move(start: CardSpot, end: CardSpot) -> bool:
    """Return whether two spots differ so much that a move between them would be seen."""
    near = abs(start.x - end.x) < 0.5 and abs(start.y - end.y) < 0.5
    return not near or abs(start.width - end.width) > 0.5 or abs(start.angle - end.angle) > 0.5

"""The places around the table: where each seat has its hand, name plate and cards. No Qt."""

from dataclasses import replace

from ...engine.frozen import frozen


@frozen
class SeatCorner:
    """The positions that belong to one seat, as fractions of the table except where noted."""

    hand_position: tuple[float, float]
    rotation: int  # degrees: 0 at the top and bottom, 90 at the left, -90 at the right
    plate_position: tuple[float, float]
    trick_offset: tuple[float, float, float]  # x and y from the centre in units, and the angle
    sets_position: tuple[float, float]
    bubble_tail: str  # side of the speech bubble that faces the plate


SOUTH = SeatCorner((0.5, 0.855), 0, (0.197, 0.684), (-20, 58, -3), (0.5, 0.615), "down")
WEST = SeatCorner((0.0125, 0.44), 90, (0.105, 0.44), (-154, -14, -4), (0.25, 0.4025), "left")
EAST = SeatCorner((0.9875, 0.44), -90, (0.891, 0.44), (154, 14, 4), (0.75, 0.4025), "right")
NORTH = SeatCorner((0.5, 0.025), 0, (0.5, 0.1275), (20, -58, 3), (0.5, 0.255), "right")
NORTH_WEST = SeatCorner((0.33, 0.025), 0, (0.33, 0.1275), (-60, -58, -5), (0.33, 0.255), "right")
NORTH_EAST = SeatCorner((0.67, 0.025), 0, (0.67, 0.1275), (60, -58, 5), (0.67, 0.255), "left")
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

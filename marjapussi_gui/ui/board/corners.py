"""The places round the table: where each hand, plate and card played lies. No Qt here."""

from dataclasses import replace

from ...engine.frozen import frozen


@frozen
class Corner:
    """What belongs to one place at the table, in fractions of the felt."""

    hand: tuple[float, float]
    turn: int  # of the hand: 0 above, 90 on the left, -90 on the right
    plate: tuple[float, float]
    trick: tuple[float, float, float]  # from the middle, in u, and its angle
    laid: tuple[float, float]
    tail: str  # the side of its bubble on which the plate is


SOUTH = Corner((0.5, 0.855), 0, (0.197, 0.684), (-20, 58, -3), (0.5, 0.615), "down")
WEST = Corner((0.0125, 0.44), 90, (0.105, 0.44), (-154, -14, -4), (0.25, 0.4025), "left")
EAST = Corner((0.9875, 0.44), -90, (0.891, 0.44), (154, 14, 4), (0.75, 0.4025), "right")
NORTH = Corner((0.5, 0.025), 0, (0.5, 0.1275), (20, -58, 3), (0.5, 0.255), "right")
NORTH_WEST = Corner((0.33, 0.025), 0, (0.33, 0.1275), (-60, -58, -5), (0.33, 0.255), "right")
NORTH_EAST = Corner((0.67, 0.025), 0, (0.67, 0.1275), (60, -58, 5), (0.67, 0.255), "left")
OF_THREE = (  # nobody sits above: the pinwheel closes up, plates leave room below
    replace(SOUTH, trick=(-8, 54, -3)),
    replace(WEST, plate=(0.105, 0.3025), trick=(-146, -30, -4)),
    replace(EAST, plate=(0.891, 0.3025), trick=(146, -2, 4)),
)
ROUND = {  # clockwise from the one who sits before the screen
    2: (SOUTH, NORTH),
    3: OF_THREE,
    4: (SOUTH, WEST, NORTH, EAST),
    5: (SOUTH, WEST, NORTH_WEST, NORTH_EAST, EAST),
}

"""The winners of a match on the table: their bag, their star or a portrait within a wreath."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap

from ...engine.frozen import frozen
from ...engine.state import NO_SIDE, Seat, Side
from ...engine.view import View
from ..art import celebration, score_bag_pictures
from ..common.palette import SIDE_COLOURS
from ..text.i18n import localized_digits
from ..text.table_players import TablePlayers
from .board_geometry import BAG_WIDTH, bag_position, bags_bottom
from .board_view import BoardView
from .decoration_items import UNDER_CARDS_Z, DecorationItems
from .score_bags import ScoreBags, has_score_bags
from .seat_name_plates import SeatPlates
from .table_layout import TableLayout

# Table units; the centre is in fractions of the table
CENTRE, WREATH_SIZE, PRIZE_BAG_WIDTH, PRIZE_STAR_SIZE = (0.5, 0.3), 384.0, 206.0, 200.0
PORTRAIT_SIZE, PORTRAIT_DISTANCE, PORTRAIT_DROP = 92.0, 278.0, 42.0
PRIZE_PORTRAIT_SIZE, BAG_PLACE_DROP, BOW_DROP = 150.0, 10.0, 22.0
RESULT_SHADOW = 12  # pixels around the match result that its box contains
# Keys of what stands in the corners, where a wide match result would cut it
CORNER_KEYS = (("bag 0", "caption 0"), ("bag 1", "caption 1"), ("bag place",))
BAG_PLACE_Z, DUSK_Z, WREATH_Z, PRIZE_Z, PORTRAIT_Z = UNDER_CARDS_Z + 1, 292.0, 293.0, 294.0, 295.0


@frozen
class Figure:
    """A picture in the scene, with its centre and its layer."""

    key: str
    picture: QPixmap
    centre: QPointF
    z_value: float


@frozen
class WinnersScene:
    """What the table shows when a side has won the match."""

    side: Side
    score: int  # of the winners
    has_bags: bool
    people: TablePlayers
    layout: TableLayout
    pixel_ratio: float
    result_box: QRectF  # of the panel with the match result, in pixels; empty before it's shown

    @property
    def offset(self) -> int:
        """How many places the winners come after the player's own side in the order of play."""
        return self.people.side_offset(self.side)

    @property
    def colour(self) -> str:
        return SIDE_COLOURS[self.offset]

    @property
    def centre(self) -> QPointF:
        x, y = self.layout.to_pixels(CENTRE)
        if not self.result_box.isEmpty():
            lowest = self.result_box.top() + RESULT_SHADOW
            y = min(y, lowest - (WREATH_SIZE / 2 + BOW_DROP) * self.layout.unit)
        return QPointF(x, y)

    @property
    def wreath_box(self) -> QRectF:
        size = WREATH_SIZE * self.layout.unit
        return QRectF(self.centre.x() - size / 2, self.centre.y() - size / 2, size, size)

    @property
    def figures(self) -> list[Figure]:
        figures = [self.dusk, self.wreath(1.0), self.prize, *self.portraits]
        return [self.bag_place, *figures] if self.has_bags else figures

    @property
    def dusk(self) -> Figure:
        size = QSizeF(self.layout.width, self.layout.height)
        picture = celebration.dusk_picture(size, self.centre)
        return Figure("dusk", picture, QPointF(size.width() / 2, size.height() / 2), DUSK_Z)

    def wreath(self, progress: float) -> Figure:
        """The wreath at a stage of its growth, from 0 to 1."""
        picture = celebration.wreath_picture(
            progress,
            self.offset,
            self.colour,
            WREATH_SIZE * self.layout.unit,
            self.pixel_ratio,
        )
        return Figure("wreath", picture, self.centre, WREATH_Z)

    @property
    def prize(self) -> Figure:
        """What the wreath surrounds: a full bag, the only winner, or a star for partners."""
        unit, seats = self.layout.unit, self.people.seats_of(self.side)
        if self.has_bags:
            picture = self.bag_picture(is_full=True)
        elif len(seats) == 1:
            picture = self._winner_picture(seats[0], PRIZE_PORTRAIT_SIZE)
        else:
            size = PRIZE_STAR_SIZE * unit
            picture = celebration.star_picture(self.colour, size, self.pixel_ratio)
        return Figure("prize", picture, self.centre, PRIZE_Z)

    def bag_picture(self, *, is_full: bool) -> QPixmap:
        return score_bag_pictures.bag_picture(
            self.score,
            self.offset,
            PRIZE_BAG_WIDTH * self.layout.unit,
            self.pixel_ratio,
            label=self.bag_label,
            is_full=is_full,
        )

    @property
    def bag_label(self) -> str:
        return localized_digits(self.score)

    @property
    def portraits(self) -> list[Figure]:
        """The portraits of two winning partners beside the wreath; empty for a single winner."""
        seats = self.people.seats_of(self.side)
        if len(seats) != 2:
            return []
        own_first = sorted(seats, key=lambda seat: not self.people.is_own_seat(seat))
        figures = []
        for seat, way in zip(own_first, (-1, 1), strict=True):
            right, down = way * PORTRAIT_DISTANCE, PORTRAIT_DROP
            place = self.centre + QPointF(right, down) * self.layout.unit
            picture = self._winner_picture(seat, PORTRAIT_SIZE)
            figures.append(Figure(f"winner {seat}", picture, place, PORTRAIT_Z))
        return figures

    @property
    def bag_place(self) -> Figure:
        unit = self.layout.unit
        x, _ = bag_position(self.layout, self.offset)
        centre = QPointF(x + BAG_WIDTH * unit / 2, bags_bottom(self.layout) - BAG_PLACE_DROP * unit)
        picture = celebration.bag_outline_picture(unit, self.pixel_ratio)
        return Figure("bag place", picture, centre, BAG_PLACE_Z)

    def seats_without_plate(self, plates: SeatPlates) -> list[Seat]:
        """Return the seats whose name plates the wreath, a portrait or the result would cover."""
        winners = self.people.seats_of(self.side)
        has_portraits = len(winners) == 2 or not self.has_bags
        return [
            seat
            for seat in self.people.seating.seats
            if self.people.is_own_seat(seat)
            or (has_portraits and seat in winners)
            or plates.plate_box(seat).intersects(self.wreath_box)
        ]

    def _winner_picture(self, seat: Seat, size: float) -> QPixmap:
        return celebration.winner_picture(
            self.people.you_or_name(seat),
            self.people.name(seat),
            is_own=self.people.is_own_seat(seat),
            size=size * self.layout.unit,
            pixel_ratio=self.pixel_ratio,
        )


class WinnersDecoration:
    """Shows the winners as long as the table shows the end of the match."""

    def __init__(self, items: DecorationItems, bags: ScoreBags, plates: SeatPlates) -> None:
        self._items, self._bags, self._plates = items, bags, plates
        self.result_box = QRectF()  # of the panel with the match result, in pixels

    def show(self, board_view: BoardView) -> None:
        view = board_view.view
        if not view.match.is_over or view.match.winner == NO_SIDE:
            return
        scene = self.create_scene(view.match.winner, view.match.scores, view, board_view.people)
        self.hide_replaced_items(scene)
        for figure in scene.figures:
            item = self._items.put_picture(
                figure.key, figure.picture, figure.centre, figure.z_value
            )
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        for keys in CORNER_KEYS:
            if self._items.bounding_box(*keys).intersects(self.result_box):
                self._items.hide(*keys)

    def create_scene(
        self, side: Side, scores: tuple[int, ...], view: View, people: TablePlayers
    ) -> WinnersScene:
        return WinnersScene(
            side,
            scores[side],
            has_score_bags(view),
            people,
            self._items.layout,
            self._items.style.pixel_ratio,
            self.result_box,
        )

    def hide_replaced_items(self, scene: WinnersScene) -> None:
        """Hide what the scene or the match result replaces: the winners' bag, plates and scores."""
        self._items.hide("sheet", "stock", "progress")
        if scene.has_bags:
            self._bags.hide_bag(scene.offset)
        self._plates.hide_plates(scene.seats_without_plate(self._plates))

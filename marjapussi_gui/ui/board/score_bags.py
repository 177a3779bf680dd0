"""The score bags: two linen bags that hold a berry per game point of their side.

Owner 0 is the player's side, 1 the opponents.
"""

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPixmap

from ...engine.game import Game
from ...engine.state import NOBODY, Side
from ...engine.view import View
from ..art import score_bag_pictures
from ..common.theme import DEMI_BOLD, text_width
from ..text import score_text
from .board_geometry import BAG_WIDTH, bag_position, bags_bottom
from .board_view import BoardView
from .decoration_items import DecorationItems
from .graphics_items import PictureItem
from .name_fitting import fit_names

CAPTION_SIZE, CAPTION_OFFSET = 16, 206  # font size in units; units below the top of the bag
CAPTION_MARGIN = 4.0  # table units: to the edge of the table
MAX_CAPTION = 1.4  # in widths of a bag, where a panel leaves little room beside the hand
MAX_BERRIES = 12


def has_score_bags(view: View) -> bool:
    return is_scored_in_bags(view.game)


def is_scored_in_bags(game: Game) -> bool:
    is_few = game.rules.target <= MAX_BERRIES
    return game.scoring_phase.scores_in_berries and is_few and len(game.seating.sides) == 2


class ScoreBags:
    """Shows the bags with captions, and beside them the berries earned in the current hand."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self._owner_by_side: dict[int, int] = {}  # 0: our side, 1: the opponents

    def show(self, board_view: BoardView) -> None:
        view = board_view.view
        me = view.game.seating.side_of(view.seat)
        for side, score in enumerate(view.match.scores):
            whose = self._owner_by_side[side] = int(side != me)
            self._put_bag(
                side, self._bag_picture(score, whose, is_full=score >= view.game.rules.target)
            )
            self._write_caption(side, board_view)
            self._show_earned_berries(side, board_view)

    # While berries roll

    @property
    def pixel_ratio(self) -> float:
        return self._items.style.pixel_ratio

    def bag_item(self, owner: int) -> PictureItem | None:
        """Return the item of an owner's bag, or None if it is hidden."""
        return next(
            (self._items.visible_picture(f"bag {side}") for side in self._sides_of(owner)), None
        )

    def set_bag_picture(self, owner: int, picture: QPixmap) -> None:
        """Show another picture of an owner's bag until the next view is shown."""
        for side in self._sides_of(owner):
            self._put_bag(side, picture)

    def hide_bag(self, owner: int) -> None:
        """Hide an owner's bag until the next view."""
        self._items.hide(*(f"bag {side}" for side in self._sides_of(owner)))

    def hide_earned_berries(self) -> None:
        """Hide the earned berries, because they are about to roll into the bags."""
        self._items.hide("earned 0", "earned 1")

    # Internal

    def _sides_of(self, bag_owner: int) -> list[int]:
        return [side for side, owner in self._owner_by_side.items() if owner == bag_owner]

    def _bag_picture(self, score: int, owner: int, *, is_full: bool) -> QPixmap:
        width, ratio = BAG_WIDTH * self._items.layout.unit, self._items.style.pixel_ratio
        return score_bag_pictures.bag_picture(score, owner, width, ratio, is_full=is_full)

    def _put_bag(self, side: int, picture: QPixmap) -> None:
        u = self._items.layout.unit
        x, top = bag_position(self._items.layout, self._owner_by_side[side])
        height = picture.deviceIndependentSize().height()
        self._items.put_picture(
            f"bag {side}", picture, QPointF(x + BAG_WIDTH * u / 2, top + height / 2)
        )

    def _write_caption(self, side: int, board_view: BoardView) -> None:
        """Write the names of a side below its bag, shortened if space is short."""
        items, layout, u = self._items, self._items.layout, self._items.layout.unit
        x, top = bag_position(layout, self._owner_by_side[side])
        middle, edge = x + BAG_WIDTH * u / 2, CAPTION_MARGIN * u
        room = 2 * (min(middle, layout.width - middle) - edge)
        face = items.font(CAPTION_SIZE, DEMI_BOLD)
        words = partial(
            score_text.side_caption,
            Side(side),
            board_view.view,
            with_points=board_view.shows_points,
        )
        people = board_view.people
        caption = fit_names(words, people, face, room)
        if not layout.has_tools and text_width(caption, face) > MAX_CAPTION * BAG_WIDTH * u:
            caption = people.short_side_name(Side(side))
        half = text_width(caption, face) / 2 + edge
        lowest = layout.height - QFontMetricsF(face).height()
        place = min(max(middle, half), layout.width - half), min(top + CAPTION_OFFSET * u, lowest)
        items.put_text(f"caption {side}", caption, place, CAPTION_SIZE, is_centred=True)

    def _show_earned_berries(self, side: int, board_view: BoardView) -> None:
        """Show the berries that a side is sure to get for this hand, unless points are hidden."""
        is_to_come = (
            board_view.shows_points and board_view.view.turn != NOBODY
        )  # afterwards they are in the bag
        number = (
            sum(score_text.berries_earned(board_view.view)[side : side + 1]) if is_to_come else 0
        )
        if not number:
            return
        layout, whose = self._items.layout, self._owner_by_side[side]
        u, ratio = layout.unit, self._items.style.pixel_ratio
        picture = self._items.pixmaps.get(
            ("earned", number, whose),
            lambda: score_bag_pictures.small_berries_picture(number, whose, u, ratio),
        )
        x, _ = bag_position(layout, whose)
        half = picture.deviceIndependentSize() / 2
        x += -half.width() if whose else BAG_WIDTH * u + half.width()
        foot = bags_bottom(layout) - half.height()
        self._items.put_picture(f"earned {side}", picture, QPointF(x, foot))

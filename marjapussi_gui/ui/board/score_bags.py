"""The two score bags of a match for berries, and the berries sure to be earned."""

from functools import partial

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF, QPixmap

from ...engine.state import NOBODY, Side
from ...engine.view import View
from ..art import bags
from ..basis.theme import STRONG, width_of
from ..wording import scores
from .items import PictureItem
from .names import fitted
from .seen import Seen
from .standing import BAG_WIDTH, bag_foot, bag_place
from .things import Things

CAPTION_SIZE, CAPTION_BELOW = 16, 206  # font size in u; u below the top of the bag
CAPTION_APART = 4.0  # u: to the edge of the table
MOST_BERRIES = 12


def is_berries(view: View) -> bool:
    """Return whether the score is shown as berries in two bags."""
    is_few = view.game.rules.target <= MOST_BERRIES
    return view.game.count.in_berries and is_few and len(view.match.scores) == 2


class ScoreBags:
    """Bags with captions, and the earned berries beside them."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self._owners: dict[int, int] = {}  # 0: our side, 1: the opponents

    def show(self, seen: Seen) -> None:
        view = seen.view
        me = view.game.seating.side(view.seat)
        for side, score in enumerate(view.match.scores):
            whose = self._owners[side] = int(side != me)
            self._put(side, self._bag(score, whose, is_full=score >= view.game.rules.target))
            self._write_caption(side, seen)
            self._show_earned(side, seen)

    # While berries roll

    @property
    def ratio(self) -> float:
        """The device pixel ratio."""
        return self._things.look.ratio

    def bag(self, whose: int) -> PictureItem | None:
        """Return the bag of our side (0) or the opponents (1); None if it is hidden."""
        return next((self._things.shown(f"bag {side}") for side in self._sides(whose)), None)

    def show_as(self, whose: int, picture: QPixmap) -> None:
        """Show this picture of a bag until the next view."""
        for side in self._sides(whose):
            self._put(side, picture)

    def cover(self, whose: int) -> None:
        """Hide a bag until the next view."""
        self._things.hide(*(f"bag {side}" for side in self._sides(whose)))

    def spend(self) -> None:
        """Hide the earned berries: they roll into the bags now."""
        self._things.hide("earned 0", "earned 1")

    # Internal

    def _sides(self, whose: int) -> list[int]:
        return [side for side, owner in self._owners.items() if owner == whose]

    def _bag(self, score: int, whose: int, *, is_full: bool) -> QPixmap:
        width, ratio = BAG_WIDTH * self._things.layout.u, self._things.look.ratio
        return self._things.drawn.picture(
            ("bag", score, whose, is_full),
            lambda: bags.bag_picture(score, whose, width, ratio, full=is_full),
        )

    def _put(self, side: int, picture: QPixmap) -> None:
        u = self._things.layout.u
        x, top = bag_place(self._things.layout, self._owners[side])
        height = picture.deviceIndependentSize().height()
        self._things.put(f"bag {side}", picture, QPointF(x + BAG_WIDTH * u / 2, top + height / 2))

    def _write_caption(self, side: int, seen: Seen) -> None:
        """Write the owners below a bag, with names as long as there is space."""
        things, layout, u = self._things, self._things.layout, self._things.layout.u
        x, top = bag_place(layout, self._owners[side])
        middle, edge = x + BAG_WIDTH * u / 2, CAPTION_APART * u
        room = 2 * (min(middle, layout.width - middle) - edge)
        face = things.font(CAPTION_SIZE, STRONG)
        words = partial(scores.caption, Side(side), seen.view, counts=seen.counts)
        caption = fitted(words, seen.people, face, room)
        half = width_of(caption, face) / 2 + edge
        lowest = layout.height - QFontMetricsF(face).height()
        place = min(max(middle, half), layout.width - half), min(top + CAPTION_BELOW * u, lowest)
        things.write(f"caption {side}", caption, place, CAPTION_SIZE, centred=True)

    def _show_earned(self, side: int, seen: Seen) -> None:
        """Show the berries sure to come into a bag, unless the player counts points."""
        is_to_come = seen.counts and seen.view.turn != NOBODY  # after the hand they are in the bag
        number = sum(scores.earned(seen.view)[side : side + 1]) if is_to_come else 0
        if not number:
            return
        layout, whose = self._things.layout, self._owners[side]
        u, ratio = layout.u, self._things.look.ratio
        picture = self._things.drawn.picture(
            ("earned", number, whose), lambda: bags.berries_picture(number, whose, u, ratio)
        )
        x, _ = bag_place(layout, whose)
        half = picture.deviceIndependentSize() / 2
        x += -half.width() if whose else BAG_WIDTH * u + half.width()
        foot = bag_foot(layout) - half.height()
        self._things.put(f"earned {side}", picture, QPointF(x, foot))

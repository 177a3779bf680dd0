"""Where cards lie in a deal of sets, and which layout a game has."""

from collections.abc import Sequence
from typing import ClassVar

from ...engine.events import Zone, ZoneKind
from ...engine.game import Game
from ...engine.state import Seat
from .kitty import kitty_of
from .layout import BASE, STEP, Layout, Spot, along_hand

HAND, LAID, GAP = 96, 62, 18  # u: widths of cards, and between groups of a hand
SHEET_RIGHT = 0.175  # of the width: so far reaches the sheet of scores
PILES, OWN_SETS = (0.5, 0.39), (0.5, 0.58)  # of the felt
APART: dict[ZoneKind, float] = {"stock": -56.0, "discards": 56.0}  # u from the middle


class SetsLayout(Layout):
    """A wide hand in groups, sets before their owners, a stock beside the discards."""

    lays_sets: ClassVar[bool] = True

    def spots(self, zone: Zone, groups: Sequence[int]) -> list[Spot]:
        if zone.kind == "laid":
            return self._laid(zone, sum(groups))
        return Layout.spots(self, zone, groups)

    @property
    def bar(self) -> tuple[float, float, float, float]:
        return 0.175, 0.7, 0.985, 0.775

    def _own_hand(self, groups: Sequence[int]) -> list[Spot]:
        number, width = sum(groups), HAND * self.u
        gap = GAP * self.u
        gaps = gap * max(len([size for size in groups if size]) - 1, 0)
        left, right = SHEET_RIGHT * self.width, 0.985 * self.width
        room = right - left - width - gaps
        step = min(STEP * width, room / max(number - 1, 1))
        x, y = (left + right) / 2, 0.868 * self.height
        along = along_hand(groups, step, gap)
        half = along[-1] / 2 if along else 0.0
        return [Spot(x + place - half, y, 0.0, width) for place in along]

    def _middle(self, kind: ZoneKind) -> Spot:
        x, y = self.at(PILES)
        return Spot(x + APART.get(kind, 0.0) * self.u, y, 0.0, HAND * self.u)

    def _laid(self, zone: Zone, number: int) -> list[Spot]:
        """Return where a set lies before its owner: beside the others, or below them."""
        corner, u = self.corner(zone.seat), self.u
        width, step = LAID * u, 20 * u
        x, y = self.at(corner.laid if zone.seat != self.me else OWN_SETS)
        if corner.turn:
            inwards = -1 if corner.turn < 0 else 1
            x += inwards * (zone.place // 3) * 120 * u
            y += (zone.place % 3 - 1) * 56 * u
        else:
            x += (zone.place % 7 - (1 if zone.place < 7 else 3)) * 100 * u
        left = x - (number - 1) * step / 2
        return [Spot(left + place * step, y, 0.0, width) for place in range(number)]


def layout_of(game: Game, me: Seat) -> Layout:
    """Return the felt of a game, as me sees it, in a window of the usual size."""
    left, kitty = 0, kitty_of(game)
    if kitty:
        left = len(game.dealing.cards) - game.seating.players * game.dealing.hand_size
    layout = SetsLayout if game.lays_sets else Layout
    return layout(
        *BASE,
        game.seating.players,
        me,
        clockwise=game.rules.clockwise or not game.lays_sets,
        has_rows=game.dealing.has_rows,
        kitty=kitty,
        dead=left - kitty,
    )

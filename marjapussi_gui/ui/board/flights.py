"""Movement of cards to their places: at once, or in flights that may turn them over."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF

from .animator import Animator
from .easing import Ease, slowing
from .items import CardItem, Pictures
from .layout import Spot, is_far

FLYING_DEPTH = 200


class Place(NamedTuple):
    """The target of a card: its spot, z value and appearance."""

    item: CardItem
    spot: Spot
    depth: float
    is_seen: bool = True
    is_barred: bool = False
    is_wild: bool = False


class Flights:
    """Moves cards to their placements."""

    def __init__(self, animator: Animator, deck: Pictures) -> None:
        self.deck = deck
        self._animator = animator

    def settle(self, places: Iterable[Place], lasts: float = 0.0) -> None:
        """Move cards to their placements; without a duration, or if already there, at once."""
        for place in map(self._crisp, places):
            self._settle(place, lasts)

    def fly(
        self,
        places: Iterable[Place],
        flown: Sequence[tuple[CardItem, bool]],
        lasts: float,
        apart: float,
        ease: Ease,
    ) -> None:
        """Fly some cards at intervals, each turning over or not; the others make room."""
        numbers = {item: number for number, (item, _) in enumerate(flown)}
        turning = {item for item, turns in flown if turns}
        for place in map(self._crisp, places):
            item, number = place.item, numbers.get(place.item)
            if number is None:
                self._settle(place, lasts)
                continue
            item.setVisible(True)
            item.setZValue(FLYING_DEPTH + number)
            self._fly(place, lasts, delay=number * apart, turns=item in turning, ease=ease)

    def turn(self, places: Iterable[Place], turning: Collection[CardItem], lasts: float) -> None:
        """Turn some of these cards over in place."""
        for place in map(self._crisp, places):
            self._fly(place, lasts, turns=place.item in turning)

    def _crisp(self, place: Place) -> Place:
        """Align an upright card to whole pixels, so that its picture is sharp."""
        spot = place.spot
        if spot.angle:
            return place
        middle = self.deck.begins(QPointF(spot.x, spot.y), spot.width)
        return place._replace(spot=replace(spot, x=middle.x(), y=middle.y()))

    def _settle(self, place: Place, lasts: float) -> None:
        item = place.item
        item.setVisible(place.is_seen)
        item.setZValue(place.depth)
        if lasts and item.width and is_far(item.spot, place.spot):
            self._fly(place, lasts)
        else:
            self._lie(place)

    def _lie(self, place: Place) -> None:
        self._animator.forget(place.item)
        place.item.home = place.spot
        self._dress(place)
        place.item.lie(place.spot)

    def _dress(self, place: Place) -> None:
        place.item.dress(
            self.deck, place.spot.width, is_barred=place.is_barred, is_wild=place.is_wild
        )

    def _fly(
        self,
        place: Place,
        lasts: float,
        *,
        delay: float = 0.0,
        turns: bool = False,
        ease: Ease = slowing,
    ) -> None:
        item, end = place.item, place.spot
        item.home = end

        def dress() -> None:
            self._dress(place)

        if turns and item.width:
            self._animator.fly(item, end, lasts, delay=delay, dress=dress, turns=True, ease=ease)
            return
        now = item.spot
        dress()
        item.setScale(now.width / end.width if now.width else 1.0)
        self._animator.fly(item, end, lasts, delay=delay, ease=ease)

"""Moving cards to their places: at once, or in flights that may turn them over."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QPointF

from .animator import Animator
from .easing import EasingFunction, ease_out
from .graphics_items import CardItem, CardPictureSource
from .table_layout import CardSpot, is_visible_move

FLYING_Z = 200


class CardPlacement(NamedTuple):
    """Where a card belongs and how it looks: its spot, z value and appearance."""

    item: CardItem
    spot: CardSpot
    z_value: float
    is_visible: bool = True
    is_disabled: bool = False
    is_wild: bool = False


class CardFlights:
    """Moves card items to their placements."""

    def __init__(self, animator: Animator, pictures: CardPictureSource) -> None:
        self.pictures = pictures
        self._animator = animator

    def move_home(self, placements: Iterable[CardPlacement], duration: float = 0.0) -> None:
        """Move cards to their placements over a duration in milliseconds; 0 means at once."""
        for place in map(self._align_to_pixels, placements):
            self._move_card_home(place, duration)

    def fly(
        self,
        placements: Iterable[CardPlacement],
        cards: Sequence[tuple[CardItem, bool]],
        duration: float,
        interval: float,
        easing: EasingFunction,
    ) -> None:
        """Let cards fly to their placements one after another, while all others make room.

        Each of the cards comes with a flag: whether it turns over on its way. The interval is the
        time in milliseconds from the start of one flight to the next.
        """
        numbers = {item: number for number, (item, _) in enumerate(cards)}
        turning = {item for item, turns in cards if turns}
        for place in map(self._align_to_pixels, placements):
            item, number = place.item, numbers.get(place.item)
            if number is None:
                self._move_card_home(place, duration)
                continue
            item.setVisible(True)
            item.setZValue(FLYING_Z + number)
            self._fly_card(
                place, duration, delay=number * interval, flips=item in turning, easing=easing
            )

    def flip(
        self, placements: Iterable[CardPlacement], flipping: Collection[CardItem], duration: float
    ) -> None:
        """Turn the flipping cards over where they lie, and move all cards to their placements."""
        for place in map(self._align_to_pixels, placements):
            self._fly_card(place, duration, flips=place.item in flipping)

    def _align_to_pixels(self, placement: CardPlacement) -> CardPlacement:
        """Move an upright card to the nearest whole pixel, where its picture is sharp."""
        spot = placement.spot
        if spot.angle:
            return placement
        middle = self.pictures.align_to_pixels(QPointF(spot.x, spot.y), spot.width)
        return placement._replace(spot=replace(spot, x=middle.x(), y=middle.y()))

    def _move_card_home(self, placement: CardPlacement, duration: float) -> None:
        item = placement.item
        item.setVisible(placement.is_visible)
        item.setZValue(placement.z_value)
        if duration and item.width and is_visible_move(item.spot, placement.spot):
            self._fly_card(placement, duration)
        else:
            self._place_card(placement)

    def _place_card(self, placement: CardPlacement) -> None:
        self._animator.cancel(placement.item)
        placement.item.home = placement.spot
        self._update_picture(placement)
        placement.item.place_at(placement.spot)

    def _update_picture(self, placement: CardPlacement) -> None:
        placement.item.update_picture(
            self.pictures,
            placement.spot.width,
            is_disabled=placement.is_disabled,
            is_wild=placement.is_wild,
        )

    def _fly_card(
        self,
        placement: CardPlacement,
        duration: float,
        *,
        delay: float = 0.0,
        flips: bool = False,
        easing: EasingFunction = ease_out,
    ) -> None:
        item, end = placement.item, placement.spot
        item.home = end

        def update_picture() -> None:
            self._update_picture(placement)

        if flips and item.width:
            self._animator.fly(
                item,
                end,
                duration,
                delay=delay,
                update_picture=update_picture,
                flips=True,
                easing=easing,
            )
            return
        now = item.spot
        update_picture()
        item.setScale(now.width / end.width if now.width else 1.0)
        self._animator.fly(item, end, duration, delay=delay, easing=easing)

"""Moving cards to their places: at once, or by flights that may turn them over."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from math import hypot, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF

from .animation_speed import EasingFunction, ease_out, linear
from .animator import Animator
from .graphics_items import CardItem, CardPictureSource
from .motions import FLAT, THROW, Arc
from .table_layout import CardSpot, is_visible_move

FLYING_Z = 200
LIFT_HEIGHT = 0.5  # of a card that is lifted for a moment; 1 is the height of a carried card
# The winner of a trick: the part of the time in which it rises, and how much wider it gets
RISE_PART, WINNER_SQUASH = 0.4, 0.03


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
        arc: Arc = THROW,
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
                place,
                duration,
                delay=number * interval,
                flips=item in turning,
                easing=easing,
                arc=arc,
            )

    def flip(
        self, placements: Iterable[CardPlacement], flipping: Collection[CardItem], duration: float
    ) -> None:
        """Move all cards to their placements, and turn over those in flipping."""
        for place in map(self._align_to_pixels, placements):
            self._fly_card(place, duration, flips=place.item in flipping)

    def lift(
        self, item: CardItem, goal: CardSpot, distance: float, delay: float, duration: float
    ) -> None:
        """Lift a card after a delay, and move it by a distance in pixels towards a goal."""
        start = item.spot
        right, down = goal.x - start.x, goal.y - start.y
        step = distance / max(hypot(right, down), distance)

        def rise(progress: float) -> None:
            part = step * progress
            spot = replace(start, x=start.x + right * part, y=start.y + down * part)
            item.hold_at(spot, LIFT_HEIGHT * progress)

        self._animator.animate(item, duration, rise, delay=delay)

    def settle(self, item: CardItem, duration: float) -> None:
        start, end = item.spot, item.home

        def show(part: float) -> None:
            if part >= 1:
                item.place_at(end)
                return
            rise = ease_out(min(part / RISE_PART, 1.0))
            squash = WINNER_SQUASH * sin(2 * pi * part) * (1 - part)
            x, y = start.x + (end.x - start.x) * rise, start.y + (end.y - start.y) * rise
            item.hold_at(replace(end, x=x, y=y), LIFT_HEIGHT * sin(pi * part))
            item.stretch(1 + squash, 1 - squash)

        self._animator.animate(item, duration, show, easing=linear)

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
        arc: Arc = FLAT,
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
                arc=arc,
            )
            return
        now = item.spot
        update_picture()
        item.hold_at(now if now.width else replace(now, width=end.width), item.height)
        self._animator.fly(item, end, duration, delay=delay, easing=easing, arc=arc)

"""Animations of the score bags: berries roll in, full bags are tied, overfull bags spill.

A berry stands for a game point.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from ...engine.events import HandScored, ItemKey
from ...engine.frozen import frozen
from ...engine.state import Side
from ..art import porvoo_scene, score_bag_frames, score_bag_pictures
from ..sound.cues import berry_pitch
from ..text.i18n import localized_digits
from .animation_speed import (
    FOLD_MS,
    MOMENT_MS,
    ease_in,
    ease_out,
    ease_out_back,
    linear,
    there_and_back,
)
from .board_geometry import BAG_WIDTH, bag_position
from .effects_layer import EffectsLayer
from .graphics_items import PictureItem
from .score_bags import ScoreBags
from .table_layout import TableLayout

BERRY_SIZE, FLIGHT_RISE, FLIGHT_INTERVAL = 26.0, 120.0, 0.45  # units; units; flight durations
BERRY_Z, ROAD_Z, TOWN_Z = 170.0, 8.0, 180.0
SQUASH, SQUASH_MS = 0.04, 140.0
MOTION_STEPS = 24  # pictures per motion of a bag; more wouldn't be noticed
TIP_TIME, BERRY_INTERVAL, REST_TIME, RIGHTING_TIME = (
    1.0,
    0.2,
    0.6,
    1.0,
)  # in flight durations: tipping, between berries, resting, setting upright
ROLL_TIME, ROAD_ROLL_TIME = 1.7, 3.0  # in flight durations
FIRST_BERRY_AT, DROP_PART = (
    0.7,
    0.16,
)  # fractions: of the tipping, when the first berry falls; of a berry's way, when it rolls
BERRY_SPACING, FIRST_BERRY_DISTANCE = (
    31.0,
    44.0,
)  # table units: between berries on the felt; to the first of them
ROAD_END_SCALE = 0.3  # scale of a berry at the end of the road
TOWN_SIZE = 250.0  # table units
FALL_PITCH, TIP_PITCH = 0.75, 0.8

PlaySound = Callable[[str, float], None]


@frozen
class ScoreBagChange:
    """How the number of berries in a bag changes because of a hand."""

    owner: int  # 0: our side, 1: the opponents
    count_before: int
    gained: int
    count_after: int
    target: int

    @property
    def peak_berry_count(self) -> int:
        return self.count_before + self.gained

    @property
    def is_full(self) -> bool:
        return self.count_after >= self.target > 0 and self.gained > 0


class ScoreBagAnimations:
    """Animates the points of a hand as berries (game points)."""

    def __init__(self, effects: EffectsLayer, score_bags: ScoreBags, play_sound: PlaySound) -> None:
        self._effects, self._bags, self._play_sound = effects, score_bags, play_sound
        self._layout = TableLayout(1280, 800, 4)

    def fly_berries_in(
        self, changes: tuple[ScoreBagChange, ...], layout: TableLayout, duration: float
    ) -> float:
        """Let the gained berries fly from the middle into the bags; return the duration."""
        self._layout = layout
        if not duration:
            return 0.0
        count = sum(change.gained for change in changes)
        if not count:
            return 0.0
        time_for_all = MOMENT_MS - SQUASH_MS - duration
        interval = min(FLIGHT_INTERVAL * duration, time_for_all / max(count - 1, 1))
        number = 0
        for change in changes:
            for berry in range(change.gained):
                self._fly_berry(change, berry, duration, delay=number * interval)
                number += 1
        return duration + interval * (count - 1) + SQUASH_MS

    def show_rolled_in_berries(self, changes: tuple[ScoreBagChange, ...]) -> float:
        """Show open bags with all the berries that rolled in, without animation."""
        for change in changes:
            self._show_bag(change, change.peak_berry_count)
        return 0.0

    def show_tied_bags(self, changes: tuple[ScoreBagChange, ...]) -> float:
        """Show full bags tied shut, without animation."""
        for change in changes:
            self._show_bag(change, change.count_after, is_full=True)
        return 0.0

    def show_remaining_berries(self, changes: tuple[ScoreBagChange, ...]) -> float:
        """Show open bags with the berries that remain after the hand, without animation."""
        for change in changes:
            self._show_bag(change, change.count_after)
        return 0.0

    def _show_bag(self, change: ScoreBagChange, count: int, *, is_full: bool = False) -> None:
        width, ratio = BAG_WIDTH * self._layout.unit, self._bags.pixel_ratio
        picture = score_bag_pictures.bag_picture(count, change.owner, width, ratio, is_full=is_full)
        self._bags.set_bag_picture(change.owner, picture)

    def tie_full_bags(self, changes: tuple[ScoreBagChange, ...], duration: float) -> float:
        tied = [change for change in changes if change.is_full]
        for change in tied if duration else ():
            self._close_bag(change, duration)
        return duration if tied else 0.0

    def spill_surplus(self, changes: tuple[ScoreBagChange, ...], duration: float) -> float:
        """Tip each overfull bag, so that the surplus rolls out; return the duration."""
        took = [
            self._tip_bag(change, duration, None)
            for change in changes
            if change.count_after < change.peak_berry_count
        ]
        return max(took, default=0.0)

    def send_to_porvoo(self, changes: tuple[ScoreBagChange, ...], duration: float) -> float:
        """Tip bags that lost everything, so that their berries roll away; return the duration."""
        took = [0.0]
        for change in changes:
            road = self._show_road_to_porvoo(change.owner)
            took.append(self._tip_bag(change, duration, road))
        return max(took)

    # Internal

    def _fly_berry(self, change: ScoreBagChange, index: int, duration: float, delay: float) -> None:
        u, ratio = self._layout.unit, self._bags.pixel_ratio
        picture = score_bag_pictures.berry_picture(change.owner, BERRY_SIZE * u, ratio)
        start = QPointF(*self._layout.trick_centre)
        item = self._effects.add_picture(picture, start, BERRY_Z)
        left, top = bag_position(self._layout, change.owner)
        end = QPointF(left + BAG_WIDTH * u / 2, top + 58 * u)

        def move(part: float) -> None:
            rise = FLIGHT_RISE * u * 4 * part * (1 - part)
            item.setPos(start + (end - start) * part - QPointF(0, rise))
            item.setRotation(360 * part)

        def on_arrival() -> None:
            self._effects.remove(item)
            self._add_berry(change, change.count_before + index + 1)

        self._effects.animator.animate(
            item, duration, move, delay=delay, easing=linear, on_arrival=on_arrival
        )

    def _add_berry(self, change: ScoreBagChange, count: int) -> None:
        """Show a bag that now holds count berries, slightly squashed by the new one."""
        u, ratio = self._layout.unit, self._bags.pixel_ratio
        picture = score_bag_pictures.bag_picture(
            count, change.owner, BAG_WIDTH * u, ratio, is_full=False
        )
        self._bags.set_bag_picture(change.owner, picture)
        self._play_sound("berry", berry_pitch(count))
        item = self._bags.bag_item(change.owner)
        if item is not None:
            foot = item.boundingRect().bottom()
            self._effects.animator.animate(
                item, SQUASH_MS, _squash_motion(item, foot), easing=there_and_back
            )

    def _close_bag(self, change: ScoreBagChange, duration: float) -> None:
        item = self._bags.bag_item(change.owner)
        if item is None:
            return
        width, ratio = BAG_WIDTH * self._layout.unit, self._bags.pixel_ratio

        def show(part: float) -> None:
            picture = score_bag_frames.closing_bag_picture(
                change.owner, part, localized_digits(change.count_after), width, ratio
            )
            self._bags.set_bag_picture(change.owner, picture)

        self._effects.animator.animate(item, duration, _skip_equal_steps(show), easing=linear)

    def _tip_bag(self, change: ScoreBagChange, duration: float, road: QPainterPath | None) -> float:
        if not duration:
            return 0.0
        away = change.peak_berry_count - change.count_after
        duration = min(duration, _longest_berry_flight(away, is_on_road=road is not None))
        out = [
            duration * (TIP_TIME * FIRST_BERRY_AT + number * BERRY_INTERVAL)
            for number in range(away)
        ]
        rolls = duration * (ROLL_TIME if road is None else ROAD_ROLL_TIME)
        rights = duration * (TIP_TIME + away * BERRY_INTERVAL + REST_TIME)
        whole = rights + duration * RIGHTING_TIME
        self._bags.hide_bag(change.owner)
        width, ratio = BAG_WIDTH * self._layout.unit, self._bags.pixel_ratio
        item = self._effects.add_picture(
            score_bag_frames.tipping_bag_picture(
                change.owner, change.peak_berry_count, 0.0, width, ratio
            ),
            QPointF(),
            BERRY_Z - 2,
        )
        item.setPos(_tipped_bag_centre(self._layout, change.owner, item))
        shown: list[tuple[int, int]] = []

        def move(part: float) -> None:
            now = part * whole
            over = ease_out(min(now / (duration * TIP_TIME), 1.0))
            over *= 1 - ease_in(max(now - rights, 0.0) / (duration * RIGHTING_TIME))
            left = change.peak_berry_count - sum(now >= moment for moment in out)
            wanted = left, round(over * MOTION_STEPS)
            if shown[-1:] != [wanted]:
                shown.append(wanted)
                tipped = score_bag_frames.tipping_bag_picture(
                    change.owner, left, wanted[1] / MOTION_STEPS, width, ratio
                )
                item.set_picture(tipped)

        def on_arrival() -> None:
            self._effects.remove(item)
            picture = score_bag_pictures.bag_picture(
                change.count_after, change.owner, width, ratio, is_full=False
            )
            self._bags.set_bag_picture(change.owner, picture)

        self._play_sound("slide", TIP_PITCH)
        self._effects.animator.animate(item, whole, move, easing=linear, on_arrival=on_arrival)
        for number, delay in enumerate(out):
            self._roll_berry_out(change, number, delay, rolls, road)
        return max(whole, out[-1] + rolls if out else 0.0)

    def _roll_berry_out(
        self,
        change: ScoreBagChange,
        index: int,
        delay: float,
        duration: float,
        road: QPainterPath | None,
    ) -> None:
        """Let a berry fall out of a tipped bag and roll along a road or, without one, the felt."""
        u, ratio = self._layout.unit, self._bags.pixel_ratio
        mouth, ground = _spill_start_and_end(self._layout, change.owner)
        picture = score_bag_pictures.berry_picture(
            change.owner,
            2 * score_bag_pictures.BERRY_RADIUS * BAG_WIDTH / score_bag_pictures.BAG_BOX_WIDTH * u,
            ratio,
        )
        item = self._effects.add_picture(picture, mouth, BERRY_Z - index / 50)
        item.setVisible(False)
        way = -1 if change.owner else 1
        away = change.peak_berry_count - change.count_after
        far = way * (FIRST_BERRY_DISTANCE + BERRY_SPACING * (away - 1 - index)) * u
        is_out: list[bool] = []

        def move(part: float) -> None:
            if 0 < part < 1 and not is_out:
                is_out.append(True)
                item.setVisible(True)
                self._play_sound("berry", FALL_PITCH)
            drop, rolled = min(part / DROP_PART, 1.0), max(part - DROP_PART, 0.0) / (1 - DROP_PART)
            if road is None:
                place = QPointF(ground.x() + far * ease_out(rolled), ground.y())
            else:
                place = road.pointAtPercent(min(rolled, 1.0))
                item.setScale(1 - (1 - ROAD_END_SCALE) * rolled)
                item.setOpacity(1.0 if rolled < 0.96 else 0.0)
            item.setPos(mouth + (place - mouth) * ease_in(drop) if rolled <= 0 else place)
            item.setRotation(way * 900 * rolled)

        self._effects.animator.animate(item, duration, move, delay=delay, easing=linear)

    def _show_road_to_porvoo(self, owner: int) -> QPainterPath:
        """Show the road with the town of Porvoo at its end; return its path for the berries."""
        layout, ratio = self._layout, self._bags.pixel_ratio
        size = QSizeF(layout.width, layout.height)
        _, ground = _spill_start_and_end(layout, owner)
        road = porvoo_scene.road_path(ground, size, is_mirrored=bool(owner))
        way = porvoo_scene.road_picture(road, size, layout.unit, ratio)
        seam = self._effects.add_picture(way, QPointF(size.width() / 2, size.height() / 2), ROAD_Z)
        self._effects.animator.fade_in(seam, 240)
        end = road.pointAtPercent(1.0)
        picture = porvoo_scene.town_picture(TOWN_SIZE * layout.unit, ratio)
        foot = QPointF(end.x(), end.y() - picture.deviceIndependentSize().height() * 0.4)
        town = self._effects.add_picture(picture, foot, TOWN_Z)
        self._effects.animator.animate(town, 400, town.setScale, easing=ease_out_back)
        return road


def bag_changes(
    event: HandScored, own_side: Side, target: int, keys: tuple[ItemKey, ...] = ()
) -> tuple[ScoreBagChange, ...]:
    """Return how each bag changes; with keys, only bags whose side has such a score item."""
    changes = []
    for side, after in enumerate(event.scores):
        before = after - event.score_changes[side]
        won = sum(max(item.points, 0) for item in event.items if item.side == side)
        lost = [item.key for item in event.items if item.side == side and item.key in keys]
        if not keys or lost:
            changes.append(ScoreBagChange(int(side != own_side), before, won, after, target))
    return tuple(changes)


def _longest_berry_flight(berry_count: int, *, is_on_road: bool) -> float:
    """Return the longest duration of a berry's flight at which a bag can empty within a moment."""
    last_berry = TIP_TIME * FIRST_BERRY_AT + (berry_count - 1) * BERRY_INTERVAL
    rolled = last_berry + (ROAD_ROLL_TIME if is_on_road else ROLL_TIME)
    upright = TIP_TIME + berry_count * BERRY_INTERVAL + REST_TIME + RIGHTING_TIME
    return (MOMENT_MS - FOLD_MS) / max(rolled, upright)


def _squash_motion(item: PictureItem, bottom: float) -> Callable[[float], None]:
    def move(part: float) -> None:
        flat = QTransform().translate(0, bottom).scale(1 + SQUASH * part, 1 - SQUASH * part)
        item.setTransform(flat.translate(0, -bottom))

    return move


def _skip_equal_steps(show: Callable[[float], None]) -> Callable[[float], None]:
    """Wrap show so that it is called only for visibly different progress values."""
    shown: list[int] = []

    def move(part: float) -> None:
        step = round(part * MOTION_STEPS)
        if shown[-1:] != [step]:
            shown.append(step)
            show(step / MOTION_STEPS)

    return move


def _spill_start_and_end(layout: TableLayout, owner: int) -> tuple[QPointF, QPointF]:
    """Return the points where berries leave a tipped bag, and where they reach the ground."""
    left, top = bag_position(layout, owner)
    unit = BAG_WIDTH * layout.unit / score_bag_pictures.BAG_BOX_WIDTH
    x, y = score_bag_frames.SPILL_POINT
    across = (score_bag_pictures.BAG_BOX_WIDTH - x if owner else x) * unit
    beyond = (-1 if owner else 1) * 2 * score_bag_pictures.BERRY_RADIUS * unit
    mouth = QPointF(left + across, top + y * unit)
    return mouth, QPointF(mouth.x() + beyond, top + score_bag_frames.GROUND_Y * unit)


def _tipped_bag_centre(layout: TableLayout, owner: int, item: PictureItem) -> QPointF:
    left, top = bag_position(layout, owner)
    size = item.boundingRect().size()
    if owner:
        left += BAG_WIDTH * layout.unit - size.width()
    return QPointF(left + size.width() / 2, top + size.height() / 2)

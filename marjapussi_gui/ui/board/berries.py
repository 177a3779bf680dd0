"""Animation of the score bags: berries roll in, full bags are tied, overfull bags spill."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPainterPath, QTransform

from ...engine.events import HandScored, ItemKey
from ...engine.frozen import frozen
from ...engine.state import Side
from ..art import bag_motion, bags, porvoo
from ..sound.cues import berry_pitch
from ..wording.tongue import digits
from .easing import even, falling, once, slowing, springing
from .items import PictureItem
from .layout import Layout
from .score_bags import ScoreBags
from .stage import Stage
from .standing import BAG_WIDTH, bag_place

SIZE, RISE, APART = 26.0, 120.0, 0.45  # u; u; in flight durations
DEPTH, ROAD_DEPTH, TOWN_DEPTH = 170.0, 8.0, 180.0
SQUASH, SQUASH_MS = 0.04, 140.0
STEPS = 24  # pictures per motion of a bag: more would not be noticed
TIP, AFTER, LIES, RIGHT = 1.0, 0.2, 0.6, 1.0  # flight durations: tip, interval, rest, set up
ROLL, ROAD_ROLL = 1.7, 3.0  # in flight durations
OUT, DROP = 0.7, 0.16  # fractions: of the tip, until a berry falls out; of its way, until it rolls
BESIDE, FIRST = 31.0, 44.0  # u: between berries on the felt; to the first of them
SHRUNK = 0.3  # scale of a berry at the end of the road
TOWN = 250.0  # u
FALL_PITCH, TIP_PITCH = 0.75, 0.8

Hear = Callable[[str, float], None]


@frozen
class Change:
    """The change that a hand makes to the bag of a side."""

    whose: int  # 0: our side, 1: the opponents
    before: int
    won: int
    after: int
    target: int

    @property
    def most(self) -> int:
        return self.before + self.won

    @property
    def is_tied(self) -> bool:
        return self.after >= self.target > 0 and self.won > 0


class Berries:
    """Animates the points of a hand as berries, one per point."""

    def __init__(self, stage: Stage, score_bags: ScoreBags, hear: Hear) -> None:
        self._stage, self._bags, self._hear = stage, score_bags, hear
        self._layout = Layout(1280, 800, 4)

    def roll(self, changes: tuple[Change, ...], layout: Layout, lasts: float) -> float:
        """Fly berries from the middle into the bags; return the duration."""
        self._layout = layout
        if not lasts:
            return 0.0
        number = 0
        for change in changes:
            for berry in range(change.won):
                self._fly(change, berry, lasts, delay=number * APART * lasts)
                number += 1
        return lasts * (1 + APART * (number - 1)) + SQUASH_MS if number else 0.0

    def tie(self, changes: tuple[Change, ...], lasts: float) -> float:
        """Tie a bow around each full bag; return the duration."""
        tied = [change for change in changes if change.is_tied]
        for change in tied if lasts else ():
            self._tie(change, lasts)
        return lasts if tied else 0.0

    def spill(self, changes: tuple[Change, ...], lasts: float) -> float:
        """Tip each overfull bag so that the surplus rolls out; return the duration."""
        took = [self._tip(change, lasts, None) for change in changes if change.after < change.most]
        return max(took, default=0.0)

    def send_away(self, changes: tuple[Change, ...], lasts: float) -> float:
        """Tip the emptied bags and roll all their berries along the road; return the duration."""
        took = [0.0]
        for change in changes:
            road = self._road(change.whose)
            took.append(self._tip(change, lasts, road))
        return max(took)

    # Internal

    def _fly(self, change: Change, berry: int, lasts: float, delay: float) -> None:
        u, ratio = self._layout.u, self._bags.ratio
        picture = bags.berry_picture(change.whose, SIZE * u, ratio)
        start = QPointF(*self._layout.trick_middle)
        item = self._stage.put(picture, start, DEPTH)
        left, top = bag_place(self._layout, change.whose)
        end = QPointF(left + BAG_WIDTH * u / 2, top + 58 * u)

        def move(part: float) -> None:
            rise = RISE * u * 4 * part * (1 - part)
            item.setPos(start + (end - start) * part - QPointF(0, rise))
            item.setRotation(360 * part)

        def arrived() -> None:
            self._stage.take(item)
            self._lands(change, change.before + berry + 1)

        self._stage.animator.run(item, lasts, move, delay=delay, ease=even, arrived=arrived)

    def _lands(self, change: Change, count: int) -> None:
        """Show a bag with one more berry, squashed a little by its weight."""
        u, ratio = self._layout.u, self._bags.ratio
        picture = bags.bag_picture(count, change.whose, BAG_WIDTH * u, ratio, full=False)
        self._bags.show_as(change.whose, picture)
        self._hear("berry", berry_pitch(count))
        item = self._bags.bag(change.whose)
        if item is not None:
            foot = item.boundingRect().bottom()
            self._stage.animator.run(item, SQUASH_MS, _squashing(item, foot), ease=once)

    def _tie(self, change: Change, lasts: float) -> None:
        item = self._bags.bag(change.whose)
        if item is None:
            return
        width, ratio = BAG_WIDTH * self._layout.u, self._bags.ratio

        def show(part: float) -> None:
            picture = bag_motion.closing_picture(
                change.whose, part, digits(change.after), width, ratio
            )
            self._bags.show_as(change.whose, picture)

        self._stage.animator.run(item, lasts, _stepped(show), ease=even)

    def _tip(self, change: Change, lasts: float, road: QPainterPath | None) -> float:
        """Tip a bag over and set it up again; return the duration."""
        if not lasts:
            return 0.0
        away = change.most - change.after
        out = [lasts * (TIP * OUT + number * AFTER) for number in range(away)]
        rolls = lasts * (ROLL if road is None else ROAD_ROLL)
        rights = lasts * (TIP + away * AFTER + LIES)
        whole = rights + lasts * RIGHT
        self._bags.cover(change.whose)
        width, ratio = BAG_WIDTH * self._layout.u, self._bags.ratio
        item = self._stage.put(
            bag_motion.tipped_picture(change.whose, change.most, 0.0, width, ratio),
            QPointF(),
            DEPTH - 2,
        )
        item.setPos(_tipped_place(self._layout, change.whose, item))
        shown: list[tuple[int, int]] = []

        def move(part: float) -> None:
            now = part * whole
            over = slowing(min(now / (lasts * TIP), 1.0))
            over *= 1 - falling(max(now - rights, 0.0) / (lasts * RIGHT))
            left = change.most - sum(now >= moment for moment in out)
            wanted = left, round(over * STEPS)
            if shown[-1:] != [wanted]:
                shown.append(wanted)
                tipped = bag_motion.tipped_picture(
                    change.whose, left, wanted[1] / STEPS, width, ratio
                )
                item.show_picture(tipped)

        def arrived() -> None:
            self._stage.take(item)
            picture = bags.bag_picture(change.after, change.whose, width, ratio, full=False)
            self._bags.show_as(change.whose, picture)

        self._hear("slide", TIP_PITCH)
        self._stage.animator.run(item, whole, move, ease=even, arrived=arrived)
        for number, delay in enumerate(out):
            self._roll_out(change, number, delay, rolls, road)
        return max(whole, out[-1] + rolls if out else 0.0)

    def _roll_out(
        self, change: Change, number: int, delay: float, lasts: float, road: QPainterPath | None
    ) -> None:
        """Let a berry fall out of a tipped bag and roll along the felt or the road."""
        u, ratio = self._layout.u, self._bags.ratio
        mouth, ground = _mouth(self._layout, change.whose)
        picture = bags.berry_picture(
            change.whose, 2 * bags.RADIUS * BAG_WIDTH / bags.WIDTH * u, ratio
        )
        item = self._stage.put(picture, mouth, DEPTH - number / 50)
        item.setVisible(False)
        way = -1 if change.whose else 1
        away = change.most - change.after
        far = way * (FIRST + BESIDE * (away - 1 - number)) * u
        is_out: list[bool] = []

        def move(part: float) -> None:
            if 0 < part < 1 and not is_out:
                is_out.append(True)
                item.setVisible(True)
                self._hear("berry", FALL_PITCH)
            drop, rolled = min(part / DROP, 1.0), max(part - DROP, 0.0) / (1 - DROP)
            if road is None:
                place = QPointF(ground.x() + far * slowing(rolled), ground.y())
            else:
                place = road.pointAtPercent(min(rolled, 1.0))
                item.setScale(1 - (1 - SHRUNK) * rolled)
                item.setOpacity(1.0 if rolled < 0.96 else 0.0)
            item.setPos(mouth + (place - mouth) * falling(drop) if rolled <= 0 else place)
            item.setRotation(way * 900 * rolled)

        self._stage.animator.run(item, lasts, move, delay=delay, ease=even)

    def _road(self, whose: int) -> QPainterPath:
        """Show the road to Porvoo with the town at its end; return the path of the berries."""
        layout, ratio = self._layout, self._bags.ratio
        size = QSizeF(layout.width, layout.height)
        _, ground = _mouth(layout, whose)
        road = porvoo.road_from(ground, size, leftwards=bool(whose))
        way = porvoo.road_picture(road, size, layout.u, ratio)
        seam = self._stage.put(way, QPointF(size.width() / 2, size.height() / 2), ROAD_DEPTH)
        self._stage.animator.appear(seam, 240)
        end = road.pointAtPercent(1.0)
        picture = porvoo.town_picture(TOWN * layout.u, ratio)
        foot = QPointF(end.x(), end.y() - picture.deviceIndependentSize().height() * 0.4)
        town = self._stage.put(picture, foot, TOWN_DEPTH)
        self._stage.animator.run(town, 400, town.setScale, ease=springing)
        return road


def changes_of(
    event: HandScored, me: Side, target: int, keys: tuple[ItemKey, ...] = ()
) -> tuple[Change, ...]:
    """Return the change to each bag, or only to those that lost points for one of the keys."""
    changes = []
    for side, after in enumerate(event.scores):
        before = after - event.gained[side]
        won = sum(max(item.points, 0) for item in event.items if item.side == side)
        lost = [item.key for item in event.items if item.side == side and item.key in keys]
        if not keys or lost:
            changes.append(Change(int(side != me), before, won, after, target))
    return tuple(changes)


def _squashing(item: PictureItem, foot: float) -> Callable[[float], None]:
    def move(part: float) -> None:
        flat = QTransform().translate(0, foot).scale(1 + SQUASH * part, 1 - SQUASH * part)
        item.setTransform(flat.translate(0, -foot))

    return move


def _stepped(show: Callable[[float], None]) -> Callable[[float], None]:
    """Return a function that calls show only when the picture would visibly differ."""
    shown: list[int] = []

    def move(part: float) -> None:
        step = round(part * STEPS)
        if shown[-1:] != [step]:
            shown.append(step)
            show(step / STEPS)

    return move


def _mouth(layout: Layout, whose: int) -> tuple[QPointF, QPointF]:
    """Return where berries leave a tipped bag, and where they reach the ground."""
    left, top = bag_place(layout, whose)
    unit = BAG_WIDTH * layout.u / bags.WIDTH
    x, y = bag_motion.OUT_AT
    across = (bags.WIDTH - x if whose else x) * unit
    beyond = (-1 if whose else 1) * 2 * bags.RADIUS * unit
    mouth = QPointF(left + across, top + y * unit)
    return mouth, QPointF(mouth.x() + beyond, top + bag_motion.GROUND * unit)


def _tipped_place(layout: Layout, whose: int, item: PictureItem) -> QPointF:
    """Return the centre of the picture of a bag that tips towards the table."""
    left, top = bag_place(layout, whose)
    size = item.boundingRect().size()
    if whose:
        left += BAG_WIDTH * layout.u - size.width()
    return QPointF(left + size.width() / 2, top + size.height() / 2)

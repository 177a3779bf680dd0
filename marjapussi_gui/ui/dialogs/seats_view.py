"""The seats of a new match around a piece of felt."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ...engine.seating import Seating
from ...model.person import NO_PERSON, Person
from ..art.card_pocket import felt_patch
from ..art.painter_tools import draw_soft_shadow, open_painter, seam_pen, stroke_rounded_rect
from ..text import dialog_text
from .seat_patch import SeatPatch

PATCH_WIDTH, COMPACT_WIDTH = 404, 300  # pixels, with the margins of the shadow
MIN_WIDE_WIDTH, MAX_WIDTH = 3 * PATCH_WIDTH - 40, 1320
MIN_FELT_HEIGHT, MAX_FELT_HEIGHT, FELT_MARGIN = 90, 260, 8
FELT_RADIUS, SEAM_INSET, SEAM_COLOUR = 110, 10, "#46FFFFFF"
# columns and rows of the seats, your own first, around the felt or in two columns beside it
AROUND = {
    2: ((1, 2), (1, 0)),
    3: ((1, 2), (0, 1), (2, 1)),
    4: ((1, 2), (0, 1), (1, 0), (2, 1)),
    5: ((1, 2), (0, 1), (0.5, 0), (1.5, 0), (2, 1)),
}
BESIDE = {
    2: ((0, 1), (0, 0)),
    3: ((0, 1), (0, 0), (1, 0)),
    4: ((0, 1), (0, 0), (1, 0), (1, 1)),
    5: ((0, 2), (0, 1), (0, 0), (1, 0), (1, 1)),
}


class SeatsView(QWidget):
    """A patch for each seat, which sits around the felt where there is room for it."""

    changed = Signal()  # the player has switched a seat or changed a name
    level_picked = Signal(int, str)  # the place of the patch, and the level

    def __init__(self, people: Iterable[Person]) -> None:
        super().__init__()
        self._people = tuple(people)
        self._seating = Seating(4, has_partners=True)
        self._felt = QRectF()
        self._all_patches: list[SeatPatch] = []

    @property
    def patches(self) -> Sequence[SeatPatch]:
        """The patches of the seats in play, your own first."""
        return self._all_patches[: self._seating.players]

    def show_seats(self, seating: Seating) -> None:
        self._seating = seating
        while len(self._all_patches) < seating.players:
            self._add_patch()
        for place, patch in enumerate(self._all_patches):
            patch.setVisible(place < seating.players)
        for seat, patch in zip(seating.seats, self.patches, strict=True):
            role = dialog_text.seat_label(seat, seating.players, has_partners=seating.has_partners)
            patch.show_role(role, seating.side_of(seat))
        self._arrange()

    def people_places(self) -> frozenset[int]:
        return frozenset(place for place, each in enumerate(self.patches) if each.is_person)

    def set_people_places(self, places: Iterable[int]) -> None:
        for place, patch in enumerate(self.patches):
            patch.set_person(is_person=place in frozenset(places))

    def set_people(self, ids: Sequence[int]) -> None:
        """Let known people sit down by their ids, and computer players at the other seats."""
        names = {each.id: each.name for each in self._people}
        for person, patch in zip(ids, self.patches, strict=False):
            patch.set_person(is_person=person != NO_PERSON)
            patch.set_name(names.get(person, ""))

    def _add_patch(self) -> None:
        place, patch = len(self._all_patches), SeatPatch(is_own=not self._all_patches)
        patch.setParent(self)
        patch.offer_people(self._people)
        patch.switched.connect(self.changed)
        patch.named.connect(self.changed)
        patch.level_picked.connect(lambda level: self.level_picked.emit(place, level))
        self._all_patches.append(patch)

    def _arrange(self) -> None:
        if not self.patches:
            return
        number, is_wide = self._seating.players, self.width() >= MIN_WIDE_WIDTH
        for patch in self.patches:
            patch.set_compact(is_compact=not is_wide, is_low=not is_wide and number > 4)
        high = max(each.sizeHint().height() for each in self.patches)
        (self._place_around if is_wide else self._place_beside)(number, high)
        self.update()

    def _place_around(self, number: int, high: int) -> None:
        """Place the patches at the sides of the felt."""
        least = high if number > 4 else MIN_FELT_HEIGHT
        self.setMinimumHeight(2 * high + least)
        middle = min(max(self.height() - 2 * high, least), MAX_FELT_HEIGHT)
        top, whole = (self.height() - middle - 2 * high) // 2, min(self.width(), MAX_WIDTH)
        left, wide = (self.width() - whole) // 2, min(PATCH_WIDTH, whole // 3)
        tops = top, top + high + (middle - high) // 2, top + high + middle
        for patch, (column, row) in zip(self.patches, AROUND[number], strict=True):
            x = left + round((whole - wide) * column / 2)
            patch.setGeometry(QRect(x, tops[row], wide, high))
        self._felt = QRectF(left + wide, top + high, whole - 2 * wide, middle)

    def _place_beside(self, number: int, high: int) -> None:
        """Place the patches in two columns, with the felt between them."""
        rows = max((number + 1) // 2, 2)
        self.setMinimumHeight(rows * high)
        wide = min(COMPACT_WIDTH, (self.width() - MIN_FELT_HEIGHT) // 2)
        top = max((self.height() - rows * high) // 2, 0)
        for patch, (column, row) in zip(self.patches, BESIDE[number], strict=True):
            patch.setGeometry(QRect((self.width() - wide) * column, top + row * high, wide, high))
        self._felt = QRectF(wide, top, self.width() - 2 * wide, rows * high)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = self._felt.adjusted(FELT_MARGIN, FELT_MARGIN, -FELT_MARGIN, -FELT_MARGIN)
        radius = min(FELT_RADIUS, box.width() / 2, box.height() / 2)
        with open_painter(self) as painter:
            draw_soft_shadow(painter, box, radius, 22, 8, 150)
            shape = QPainterPath()
            shape.addRoundedRect(box, radius, radius)
            painter.setClipPath(shape)
            size = box.size().toSize()
            painter.drawImage(box, felt_patch(size, self.devicePixelRatioF()))
            seam = box.adjusted(SEAM_INSET, SEAM_INSET, -SEAM_INSET, -SEAM_INSET)
            pen = seam_pen(SEAM_COLOUR, 1.8, 5, 4)
            stroke_rounded_rect(painter, seam, max(radius - SEAM_INSET, 0), pen)

"""The seats of a new match around a piece of felt."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from ...engine.seating import Seating
from ...model.preferences import NO_PERSON, Person
from ..art.game_family_picture import felt_patch
from ..art.painter_tools import draw_soft_shadow, open_painter, seam_pen, stroke_rounded_rect
from ..text import dialog_text
from .seat_editor import SeatEditor

PATCH_WIDTH, COMPACT_WIDTH = 404, 300  # pixels, with the margins of the shadow
MIN_WIDE_WIDTH, MAX_WIDTH = 3 * PATCH_WIDTH - 40, 1320
MIN_FELT_SIZE, MAX_FELT_HEIGHT, FELT_MARGIN, UNLIMITED = 60, 260, 8, 10_000
FELT_RADIUS, SEAM_INSET, SEAM_COLOUR = 110, 10, "#46FFFFFF"
COLUMNS, SPAN = 6, 2  # of the grid, and of each seat editor in it
# rows and columns of the seats, your own first, around the felt or in two columns beside it
AROUND = {
    2: ((2, 2), (0, 2)),
    3: ((2, 2), (1, 0), (1, 4)),
    4: ((2, 2), (1, 0), (0, 2), (1, 4)),
    5: ((2, 2), (1, 0), (0, 1), (0, 3), (1, 4)),
}
BESIDE = {
    3: ((1, 0), (0, 0), (0, 4)),
    4: ((1, 0), (0, 0), (0, 4), (1, 4)),
    5: ((2, 0), (1, 0), (0, 0), (0, 4), (1, 4)),
}


class FeltSwatch(QWidget):
    """A picture of the table's felt, between the seats."""

    def __init__(self) -> None:
        super().__init__()
        self.setMinimumSize(MIN_FELT_SIZE, MIN_FELT_SIZE)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect()).adjusted(FELT_MARGIN, FELT_MARGIN, -FELT_MARGIN, -FELT_MARGIN)
        radius = min(FELT_RADIUS, box.width() / 2, box.height() / 2)
        with open_painter(self) as painter:
            draw_soft_shadow(painter, box, radius, 2 * FELT_MARGIN, 3, 110)
            shape = QPainterPath()
            shape.addRoundedRect(box, radius, radius)
            painter.setClipPath(shape)
            painter.drawImage(box, felt_patch(box.size().toSize(), self.devicePixelRatioF()))
            seam = box.adjusted(SEAM_INSET, SEAM_INSET, -SEAM_INSET, -SEAM_INSET)
            pen = seam_pen(SEAM_COLOUR, 1.8, 5, 4)
            stroke_rounded_rect(painter, seam, max(radius - SEAM_INSET, 0), pen)


class SeatsView(QWidget):
    """Shows an editor for each seat, placed around the felt if there is room."""

    changed = Signal()  # the player has switched a seat or changed a name
    level_picked = Signal(int, str)  # the place of the seat, and the level

    def __init__(self, people: Iterable[Person]) -> None:
        super().__init__()
        self._people = tuple(people)
        self._seating = Seating(4, has_partners=True)
        self._felt, self._grid = FeltSwatch(), QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)
        self.setMaximumWidth(MAX_WIDTH)
        self._all_patches: list[SeatEditor] = []

    @property
    def seat_editors(self) -> Sequence[SeatEditor]:
        return self._all_patches[: self._seating.players]

    def show_seats(self, seating: Seating) -> None:
        self._seating = seating
        while len(self._all_patches) < seating.players:
            self._add_seat_editor()
        for place, patch in enumerate(self._all_patches):
            patch.setVisible(place < seating.players)
        for seat, patch in zip(seating.seats, self.seat_editors, strict=True):
            role = dialog_text.seat_label(seat, seating.players, has_partners=seating.has_partners)
            patch.show_role(role, seating.side_of(seat))
        self._arrange()

    def people_places(self) -> frozenset[int]:
        return frozenset(place for place, each in enumerate(self.seat_editors) if each.is_person)

    def set_people_places(self, places: Iterable[int]) -> None:
        for place, patch in enumerate(self.seat_editors):
            patch.set_person(is_person=place in frozenset(places))

    def set_people(self, ids: Sequence[int]) -> None:
        """Put people with known ids in their seats, and computer players in the other seats."""
        names = {each.id: each.name for each in self._people}
        for person, patch in zip(ids, self.seat_editors, strict=False):
            patch.set_person(is_person=person != NO_PERSON)
            patch.set_name(names.get(person, ""))

    def _add_seat_editor(self) -> None:
        place, patch = len(self._all_patches), SeatEditor(is_own=not self._all_patches)
        patch.setParent(self)
        patch.offer_people(self._people)
        patch.switched.connect(self.changed)
        patch.named.connect(self.changed)
        patch.level_picked.connect(lambda level: self.level_picked.emit(place, level))
        self._all_patches.append(patch)

    def _arrange(self) -> None:
        """Place the editors around the felt or, in a narrow window, in two columns beside it."""
        number = self._seating.players
        is_compact = self.width() < MIN_WIDE_WIDTH
        is_wide = not is_compact or number == 2
        places = (AROUND if is_wide else BESIDE)[number]
        for patch, (row, column) in zip(self.seat_editors, places, strict=True):
            patch.set_compact(is_compact=is_compact, is_low=is_compact and number > 4)
            patch.setMaximumWidth(COMPACT_WIDTH if is_compact else PATCH_WIDTH)
            self._grid.addWidget(patch, row, column, 1, SPAN)
        for column in range(COLUMNS):
            is_outer = column not in range(SPAN, 2 * SPAN)
            self._grid.setColumnStretch(column, 3 if is_outer and not is_wide else 1)
        middle = (1, 2, 1, SPAN) if is_wide else (0, 2, max(row for row, _ in places) + 1, SPAN)
        self._grid.addWidget(self._felt, *middle)
        self._felt.setMaximumHeight(MAX_FELT_HEIGHT if is_wide else UNLIMITED)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

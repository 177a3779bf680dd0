"""The name plates of the seats: names, faces, and marks for the dealer and the acting seat."""

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art import name_plates
from ..art.animal_portraits import GAZE_AHEAD, animal_portrait
from ..art.name_plates import NamePlate
from ..art.score_sheet_picture import SHEET_MARGIN
from ..text.i18n import localized_digits, say
from .board_geometry import TOOL_GAP, gaze_direction, plate_position, tools_box
from .board_view import BoardView
from .decoration_items import UNDER_CARDS_Z, DecorationItems
from .graphics_items import PictureItem

HALO_Z, FACE_Z = UNDER_CARDS_Z - 0.5, UNDER_CARDS_Z + 0.5
PLATE_OVERLAP = 8.0  # table units: how far a plate's shadow may overlap the cards beside it
BUTTON_GAP = 16.0  # table units: from the player's plate with its halo to the buttons
SHEET_GAP = 3.0  # table units: from the player's plate to the score sheet


class SeatPlates:
    """The name plates of all seats."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items
        self.plates: dict[Seat, NamePlate] = {}  # the content of each plate
        self.face_items: dict[Seat, PictureItem] = {}  # the faces of the other players
        self.halo = PictureItem()  # around the plate of the acting seat
        self.halo.setZValue(HALO_Z)
        self.halo.setVisible(False)
        items.scene.addItem(self.halo)

    def show(self, board_view: BoardView) -> None:
        self.clear()
        self.halo.setVisible(board_view.actor != NOBODY)
        for seat in board_view.view.game.seating.seats:
            plate = self.plates[seat] = self._create_plate(seat, board_view)
            picture = self._plate_picture(plate)
            place = self._plate_centre(seat, picture)
            self._items.put_picture(f"plate {seat}", picture, place)
            self._show_face(seat, plate, place)
            if plate.is_acting:
                self.halo.set_picture(self._halo_picture(plate))
                self.halo.setPos(place)

    def hide_plates(self, seats: Iterable[Seat]) -> None:
        """Hide the name plates of some seats until the next view."""
        for seat in seats:
            self._items.hide(f"plate {seat}")
            if seat in self.face_items:
                self.face_items[seat].setVisible(False)

    def clear(self) -> None:
        """Hide all faces and the halo."""
        self.halo.setVisible(False)
        for face in self.face_items.values():
            face.setVisible(False)
        self.plates.clear()

    def plate_box(self, seat: Seat) -> QRectF:
        """Return the box of a seat's plate; if it is hidden, an empty box where it would be."""
        layout = self._items.layout
        box = self._items.bounding_box(
            f"plate {seat}", margin=name_plates.PICTURE_MARGIN * layout.unit
        )
        if box.isEmpty():
            box.moveCenter(QPointF(*layout.to_pixels(plate_position(layout, seat))))
        return box

    @property
    def min_button_x(self) -> float:
        """The smallest x coordinate for buttons, which is to the right of the player's name plate.

        It is 0 if there are open rows, because the plate is then out of the way.
        """
        layout = self._items.layout
        if layout.has_open_rows:
            return 0.0
        return self.plate_box(layout.own_seat).right() + BUTTON_GAP * layout.unit

    # Internal

    def _create_plate(self, seat: Seat, board_view: BoardView) -> NamePlate:
        view, people, layout = board_view.view, board_view.people, self._items.layout
        is_own = people.is_own_seat(seat)
        return NamePlate(
            people.name(seat),
            _plate_note(view, seat),
            is_acting=seat == board_view.actor,
            is_dealer=seat == view.dealer,
            is_own=is_own and not people.has_several_people,
            gaze=gaze_direction(layout, seat, board_view.actor),
            is_own_side=_is_partner_seat(view, seat) or (is_own and people.has_several_people),
            is_compact=layout.is_rummy and not is_own,
        )

    def _show_face(self, seat: Seat, plate: NamePlate, centre: QPointF) -> None:
        """Show another player's face as a separate item, so that it can pulse."""
        items, face = self._items, self.face_items.get(seat)
        if face is None:
            face = self.face_items[seat] = PictureItem()
            face.setZValue(FACE_Z)
            items.scene.addItem(face)
        face.setVisible(not plate.is_own)
        if not plate.is_own:
            u, ratio, key = (
                items.layout.unit,
                items.style.pixel_ratio,
                ("face", animal_portrait(plate.name), plate.gaze),
            )
            face.set_picture(
                items.pixmaps.get(key, lambda: name_plates.face_picture(plate, u, ratio))
            )
            face.setPos(centre + name_plates.face_offset(plate, u))

    def _plate_picture(self, plate: NamePlate) -> QPixmap:
        """Return the picture of a name plate. The part without the face is cached separately."""
        drawn, look, u = self._items.pixmaps, self._items.style, self._items.layout.unit
        bare = replace(plate, gaze=GAZE_AHEAD)

        def draw_bare() -> QPixmap:
            return name_plates.faceless_plate_picture(bare, look.felt, u, look.pixel_ratio)

        def draw() -> QPixmap:
            return name_plates.add_face(drawn.paint_now(("bare", bare), draw_bare), plate, u)

        return drawn.get((plate, animal_portrait(plate.name)), draw)

    def _halo_picture(self, plate: NamePlate) -> QPixmap:
        items, bare = self._items, replace(plate, gaze=GAZE_AHEAD)
        u, ratio = items.layout.unit, items.style.pixel_ratio
        return items.pixmaps.get(("halo", bare), lambda: name_plates.halo_picture(bare, u, ratio))

    def _plate_centre(self, seat: Seat, picture: QPixmap) -> QPointF:
        """Return the centre of a name plate, which must not cover a hand or leave the table."""
        layout, size = self._items.layout, picture.deviceIndependentSize()
        x, y = layout.to_pixels(plate_position(layout, seat))
        half, over = size.width() / 2, PLATE_OVERLAP * layout.unit
        turn, margin = layout.corner_of(seat).rotation, name_plates.PICTURE_MARGIN * layout.unit
        if turn > 0:
            x = max(x, layout.side_hand_extent + half - over)
        elif turn < 0:
            x = min(x, layout.width - layout.side_hand_extent - half + over)
        elif seat == layout.own_seat:
            sheet = self._items.bounding_box("sheet", margin=SHEET_MARGIN * layout.unit)
            highest = sheet.top() - SHEET_GAP * layout.unit - size.height() / 2 + margin
            if not sheet.isEmpty() and highest < y:
                y, x = highest, max(x, layout.side_hand_extent + half - over)  # beside a side hand
            x = max(x, layout.own_tricks_right + half - margin)
        elif y - size.height() / 2 + margin < (title := self._items.bounding_box("title")).bottom():
            x = max(x, title.right() + half - margin)
        tools = tools_box(layout)
        if y - size.height() / 2 + margin < tools.bottom():
            x = min(x, tools.left() - TOOL_GAP + margin - half)
        return QPointF(x, y)


def _is_partner_seat(view: View, seat: Seat) -> bool:
    seating = view.game.seating
    return seating.has_partners and seating.side_of(seat) == seating.side_of(view.seat)


def _plate_note(view: View, seat: Seat) -> str:
    auction, soloist = view.auction, view.showing.soloist
    if soloist != NOBODY and seat == view.game.seating.partner_of(soloist):
        return say("sits-out")
    if seat == auction.highest_bidder and auction.final_bid:
        return localized_digits(auction.final_bid)
    calls = [call for call in auction.calls if call.seat == seat]
    if not calls or view.tricks or view.trick.cards:
        return ""
    return localized_digits(calls[-1].amount) if calls[-1].amount else say("passed")

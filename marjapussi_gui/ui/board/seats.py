"""The name plates of the seats: name, dealer, acting seat and faces."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap

from ...engine.state import NOBODY, Seat
from ...engine.view import View
from ..art import plates
from ..art.companions import AHEAD
from ..art.plates import Plate
from ..art.sheets import SHEET_MARGIN
from ..wording import table
from ..wording.tongue import digits
from .items import PictureItem
from .seen import Seen
from .standing import TOOLS_APART, gaze_of, plate_place, tools_box
from .things import UNDER_CARDS, Things

HALO_DEPTH, FACE_DEPTH = UNDER_CARDS - 0.5, UNDER_CARDS + 0.5
PLATE_OVERLAP = 8.0  # u: how far a plate's shadow may overlap the cards beside it
BEFORE_BUTTONS = 16.0  # u: from the own plate to the buttons; the reach of its halo
OVER_SHEET = 3.0  # u: from the own plate to the score sheet


class Seats:
    """The name plates of all seats."""

    def __init__(self, things: Things) -> None:
        self._things = things
        self.plates: dict[Seat, Plate] = {}  # the content of each
        self.faces: dict[Seat, PictureItem] = {}  # of the other players
        self.halo = PictureItem()  # around the plate of the acting seat
        self.halo.setZValue(HALO_DEPTH)
        self.halo.setVisible(False)
        things.scene.addItem(self.halo)

    def show(self, seen: Seen) -> None:
        """Show a plate for each seat, and a halo around that of the acting seat."""
        self.clear()
        self.halo.setVisible(seen.actor != NOBODY)
        for seat in seen.view.game.seating.seats:
            plate = self.plates[seat] = self._plate_of(seat, seen)
            picture = self._picture_of(plate)
            place = self._place_of(seat, picture)
            self._things.put(f"plate {seat}", picture, place)
            self._show_face(seat, plate, place)
            if plate.is_acting:
                self.halo.show_picture(self._halo_of(plate))
                self.halo.setPos(place)

    def clear(self) -> None:
        """Hide all faces and the halo."""
        self.halo.setVisible(False)
        for face in self.faces.values():
            face.setVisible(False)
        self.plates.clear()

    def plate_box(self, seat: Seat) -> QRectF:
        """Return the box of a seat's plate; empty around its position if it is hidden."""
        layout = self._things.layout
        box = self._things.box(f"plate {seat}", margin=plates.MARGIN * layout.u)
        if box.isEmpty():
            box.moveCenter(QPointF(*layout.at(plate_place(layout, seat))))
        return box

    @property
    def end_of_plate(self) -> float:
        """The right end of the own plate, where buttons may start; 0 with open rows."""
        layout = self._things.layout
        if layout.has_rows:
            return 0.0
        return self.plate_box(layout.me).right() + BEFORE_BUTTONS * layout.u

    # Internal

    def _plate_of(self, seat: Seat, seen: Seen) -> Plate:
        """Return the content of a seat's plate."""
        view, people, layout = seen.view, seen.people, self._things.layout
        return Plate(
            people.name(seat),
            _note(view, seat),
            is_acting=seat == seen.actor,
            is_dealer=seat == view.dealer,
            is_own=people.is_me(seat),
            gaze=gaze_of(layout, seat, seen.actor),
            is_ours=_is_ours(view, seat),
            is_brief=layout.lays_sets and not people.is_me(seat),
        )

    def _show_face(self, seat: Seat, plate: Plate, place: QPointF) -> None:
        """Show another player's face as an item of its own, so that it can pulse."""
        things, face = self._things, self.faces.get(seat)
        if face is None:
            face = self.faces[seat] = PictureItem()
            face.setZValue(FACE_DEPTH)
            things.scene.addItem(face)
        face.setVisible(not plate.is_own)
        if not plate.is_own:
            u, ratio, key = things.layout.u, things.look.ratio, ("face", plate.name, plate.gaze)
            face.show_picture(
                things.drawn.picture(key, lambda: plates.face_picture(plate, u, ratio))
            )
            face.setPos(place + plates.face_middle(plate, u))

    def _picture_of(self, plate: Plate) -> QPixmap:
        """Return the picture of a plate; the part without the face is cached separately."""
        drawn, look, u = self._things.drawn, self._things.look, self._things.layout.u
        bare = replace(plate, gaze=AHEAD)

        def draw_bare() -> QPixmap:
            return plates.bare_picture(bare, look.felt, u, look.ratio)

        def draw() -> QPixmap:
            return plates.with_face(drawn.once(("bare", bare), draw_bare), plate, u)

        return drawn.picture(plate, draw)

    def _halo_of(self, plate: Plate) -> QPixmap:
        things, bare = self._things, replace(plate, gaze=AHEAD)
        u, ratio = things.layout.u, things.look.ratio
        return things.drawn.picture(("halo", bare), lambda: plates.halo_picture(bare, u, ratio))

    def _place_of(self, seat: Seat, picture: QPixmap) -> QPointF:
        """Return the centre of a plate, beside a hand and completely on the table."""
        layout, size = self._things.layout, picture.deviceIndependentSize()
        x, y = layout.at(plate_place(layout, seat))
        half, over = size.width() / 2, PLATE_OVERLAP * layout.u
        turn, margin = layout.corner(seat).turn, plates.MARGIN * layout.u
        if turn > 0:
            x = max(x, layout.hand_edge + half - over)
        elif turn < 0:
            x = min(x, layout.width - layout.hand_edge - half + over)
        elif seat == layout.me:
            sheet = self._things.box("sheet", margin=SHEET_MARGIN * layout.u)
            if not sheet.isEmpty():
                y = min(y, sheet.top() - OVER_SHEET * layout.u - size.height() / 2 + margin)
            x = max(x, layout.pile_end + half - margin)
        tools = tools_box(layout)
        if y - size.height() / 2 + margin < tools.bottom():
            x = min(x, tools.left() - TOOLS_APART + margin - half)
        return QPointF(x, y)


def _is_ours(view: View, seat: Seat) -> bool:
    """Return whether a seat belongs to the player's side, in games with partners."""
    seating = view.game.seating
    return seating.partners and seating.side(seat) == seating.side(view.seat)


def _note(view: View, seat: Seat) -> str:
    """Return the note beside the name: the contract, or the last bid before the play."""
    auction, soloist = view.auction, view.showing.soloist
    if soloist != NOBODY and seat == view.game.seating.partner(soloist):
        return table.rests()
    if seat == auction.holder and auction.raised:
        return digits(auction.raised)
    calls = [call for call in auction.calls if call.seat == seat]
    if not calls or view.tricks or view.trick.cards:
        return ""
    return digits(calls[-1].amount) if calls[-1].amount else table.passed()

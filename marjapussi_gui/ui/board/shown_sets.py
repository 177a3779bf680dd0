"""The tunnelas that a player showed before the first draw, beside the player's plate."""

from PySide6.QtCore import QPointF

from ...engine.state import Seat
from ..art.shown_sets import LEAST, MARGIN, shown_picture
from ..widgets.labels import tip
from ..wording import sets as words
from ..wording.rummy_log import sets_text
from .seats import Seats
from .seen import Seen
from .things import Things

BESIDE = 6.0  # u: from the plate
OUTER = 0.6  # fraction of the width; further right, sets go left of the plate


class ShownSets:
    """Shows tunnelas until the end of the deal."""

    def __init__(self, things: Things, seats: Seats) -> None:
        self._things, self._seats = things, seats

    def show(self, seen: Seen) -> None:
        view = seen.view
        for seat in view.game.seating.seats:
            if view.rummy.shown[seat] and seat != view.seat:
                self._show_beside(seat, seen)

    def _show_beside(self, seat: Seat, seen: Seen) -> None:
        sets, layout, deck = seen.view.rummy.shown[seat], self._things.layout, self._things.deck
        u = layout.u
        picture = self._things.drawn.picture(
            ("shown", sets, deck.design), lambda: shown_picture(sets, deck, u)
        )
        plate, corner = self._seats.plate_box(seat), layout.corner(seat)
        half = picture.deviceIndependentSize().width() / 2 - MARGIN * max(u, LEAST)
        away = plate.width() / 2 + BESIDE * u + half
        inwards = -1 if corner.turn < 0 or corner.hand[0] > OUTER else 1
        place = QPointF(plate.center().x() + inwards * away, plate.center().y())
        item = self._things.put(f"shown {seat}", picture, place)
        item.setToolTip(tip(words.has_shown(seen.people.name(seat), sets_text(sets))))

"""Tunnelas shown before the first draw, small beside the plate of whoever showed them."""

from PySide6.QtCore import QPointF

from ...engine.state import Seat
from ...engine.view import View
from ..art.deck import Deck
from ..art.design import Design
from ..art.shown_sets import LEAST, MARGIN, shown_picture
from ..widgets.labels import tip
from ..wording import sets as words
from ..wording.people import People
from ..wording.rummy_log import sets_text
from .heading import SetsHeading
from .things import UNDER_CARDS

BESIDE = 6.0  # u: from the plate
OUTER = 0.6  # of the width: who sits further right above shows on the left of his plate


class ShownSets(SetsHeading):
    """They stay to be seen until the deal is over."""

    def _show_tunnelas(self, view: View, people: People) -> None:
        for seat in view.game.seating.seats if view.rummy.is_dealt else ():
            if view.rummy.shown[seat] and seat != view.seat:
                self._show_beside(seat, view, people)

    def _show_beside(self, seat: Seat, view: View, people: People) -> None:
        sets, u = view.rummy.shown[seat], self._layout.u
        deck = self.deck or Deck(Design(), self._look.ratio)
        picture = self._drawn.picture(
            ("shown", sets, deck.design), lambda: shown_picture(sets, deck, u)
        )
        plate, corner = self.plate_box(seat), self._layout.corner(seat)
        half = picture.deviceIndependentSize().width() / 2 - MARGIN * max(u, LEAST)
        away = plate.width() / 2 + BESIDE * u + half
        inwards = -1 if corner.turn < 0 or corner.hand[0] > OUTER else 1
        place = QPointF(plate.center().x() + inwards * away, plate.center().y())
        key = f"shown {seat}"
        self._tell(key, picture, place, UNDER_CARDS)
        self._pictures[key].setToolTip(tip(words.has_shown(people.name(seat), sets_text(sets))))

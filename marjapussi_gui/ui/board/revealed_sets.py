"""The tunnelas (sets of three identical cards) that players showed before the first draw."""

from PySide6.QtCore import QPointF

from ...engine.state import Seat
from ..art.set_progress_picture import MARGIN, MIN_SCALE, shown_sets_picture
from ..text import sets_text as words
from ..text.event_log import short_sets_text
from ..widgets.labels import tooltip_text
from .board_view import BoardView
from .decoration_items import DecorationItems
from .seat_plates import SeatPlates

PLATE_GAP = 6.0  # table units: from the plate
RIGHT_SEAT_X = 0.6  # fraction of the width; further right, sets go left of the plate


class RevealedSets:
    """Shows the tunnelas beside the name plate of their owner until the end of the deal."""

    def __init__(self, items: DecorationItems, seat_plates: SeatPlates) -> None:
        self._items, self._seat_plates = items, seat_plates

    def show(self, board_view: BoardView) -> None:
        view = board_view.view
        for seat in view.game.seating.seats:
            if view.rummy.shown_tunnelas[seat] and seat != view.seat:
                self._show_beside(seat, board_view)

    def _show_beside(self, seat: Seat, board_view: BoardView) -> None:
        sets, layout, deck = (
            board_view.view.rummy.shown_tunnelas[seat],
            self._items.layout,
            self._items.card_pictures,
        )
        u = layout.unit
        picture = self._items.pixmaps.get(
            ("shown", sets, deck.style), lambda: shown_sets_picture(sets, deck, u)
        )
        plate, corner = self._seat_plates.plate_box(seat), layout.corner_of(seat)
        half = picture.deviceIndependentSize().width() / 2 - MARGIN * max(u, MIN_SCALE)
        away = plate.width() / 2 + PLATE_GAP * u + half
        inwards = -1 if corner.rotation < 0 or corner.hand_position[0] > RIGHT_SEAT_X else 1
        place = QPointF(plate.center().x() + inwards * away, plate.center().y())
        item = self._items.put_picture(f"shown {seat}", picture, place)
        item.setToolTip(
            tooltip_text(words.has_shown_text(board_view.people, seat, short_sets_text(sets)))
        )

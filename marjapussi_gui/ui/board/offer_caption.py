"""The caption below the discards in rummy: who discarded the card that can be drawn now."""

from ..common.theme import CAPTION, DEMI_BOLD, elide_text
from ..text import sets_text as words
from .board_view import BoardView
from .decoration_items import DecorationItems
from .sets_layout import DISCARDS_POSITION, OFFER_CARD
from .table_layout import CARD_RATIO

TEXT_GAP, STOCK_GAP = 14.0, 12.0  # units: to the caption from the card, and from the stock


class OfferCaption:
    """Shows the caption until the next player has drawn a card."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        rummy, items = board_view.view.rummy, self._items
        if rummy.has_drawn or not rummy.discards:
            return
        u = items.layout.unit
        text = words.offer_origin_text(
            board_view.people.you_or_name(rummy.turns[-1].seat) if rummy.turns else ""
        )
        x, y = items.layout.to_pixels(DISCARDS_POSITION)
        room = 2 * (x - items.bounding_box("stock").right() - STOCK_GAP * u)
        text = elide_text(text, items.font(CAPTION, DEMI_BOLD), room)
        y += (OFFER_CARD * CARD_RATIO / 2 + TEXT_GAP) * u
        items.put_text("offer", text, (x, y), CAPTION, is_centred=True)

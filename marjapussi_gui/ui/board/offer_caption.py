"""The caption below the discard pile in rummy: who discarded the card on offer."""

from ..common.theme import CAPTION, DEMI_BOLD, elide_text
from ..text import sets_text as words
from .board_view import BoardView
from .decoration_items import DecorationItems
from .sets_layout import DISCARDS_POSITION, OFFER_CARD
from .table_layout import CARD_RATIO

TEXT_GAP, STOCK_GAP = 14.0, 12.0  # u: from the card to the caption, and from the stock to it


class OfferCaption:
    """Shows the caption until the next player has drawn."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        rummy, things = board_view.view.rummy, self._items
        if rummy.has_drawn or not rummy.discards:
            return
        u = things.layout.unit
        text = words.offer_origin_text(
            board_view.people.you_or_name(rummy.turns[-1].seat) if rummy.turns else ""
        )
        x, y = things.layout.to_pixels(DISCARDS_POSITION)
        room = 2 * (x - things.bounding_box("stock").right() - STOCK_GAP * u)
        text = elide_text(text, things.font(CAPTION, DEMI_BOLD), room)
        y += (OFFER_CARD * CARD_RATIO / 2 + TEXT_GAP) * u
        things.put_text("offer", text, (x, y), CAPTION, is_centred=True)

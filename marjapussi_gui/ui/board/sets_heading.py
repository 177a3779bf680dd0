"""The heading of a rummy deal: the tiplu, the wild cards and the number of the deal.

The tiplu is the card that decides which cards are wild.
"""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from ...engine.cards import HIDDEN, Card
from ...engine.rummy.melds import tiplu_neighbours
from ...engine.view import View
from ..art.painter_tools import balanced_lines
from ..art.set_progress_picture import PATCH_HEIGHT, PATCH_WIDTH, tiplu_patch_picture
from ..common.theme import CAPTION, DEMI_BOLD, SPEECH, text_width
from ..text import score_text
from ..text import sets_text as words
from ..text.i18n import say
from .board_geometry import top_of_left_plates
from .board_view import BoardView
from .decoration_items import DecorationItems
from .sets_layout import heading_bottom, heading_right

PATCH_LEFT, PATCH_TOP = 0.022, 0.03  # fractions of the table
TEXT_GAP, DEAL_GAP = 14.0, 3.0  # table units: from the patch to the text beside it and below it


class SetsHeading:
    """Shows as much of the heading as the hands and name plates leave space for."""

    def __init__(self, items: DecorationItems, rules_name: Callable[[], str]) -> None:
        self._items, self._rules_name = items, rules_name

    def show(self, board_view: BoardView) -> None:
        if score_text.is_hand_in_progress(board_view.view):
            self._show_tiplu(board_view.view)
            self._show_text(board_view.view)

    def _show_tiplu(self, view: View) -> None:
        items, u = self._items, self._items.layout.unit
        cards, deck = tiplu_cards(view), items.card_pictures
        picture = items.pixmaps.get(
            ("tiplu", cards, deck.style), lambda: tiplu_patch_picture(cards, deck, u)
        )
        x, y = items.layout.to_pixels((PATCH_LEFT, PATCH_TOP))
        items.put_picture(
            "patch", picture, QPointF(x + PATCH_WIDTH * u / 2, y + PATCH_HEIGHT * u / 2)
        )
        below = y + (PATCH_HEIGHT + DEAL_GAP) * u
        high = QFontMetricsF(items.font(CAPTION, DEMI_BOLD)).height()
        has_room = below + high <= top_of_left_plates(items.layout)
        items.put_text("deal", self._deal_text(view) if has_room else "", (x, below), CAPTION)

    def _deal_text(self, view: View) -> str:
        """Return the number of the deal and, if that isn't too wide, the name of the rules."""
        font = self._items.font(CAPTION, DEMI_BOLD)
        deal, rules = words.deal_number_text(view), self._rules_name()
        text = score_text.hand_and_rules_text(view, rules) if rules else deal
        return text if text_width(text, font) <= PATCH_WIDTH * self._items.layout.unit else deal

    def _show_text(self, view: View) -> None:
        items, layout, u = self._items, self._items.layout, self._items.layout.unit
        x, y = layout.to_pixels((PATCH_LEFT, PATCH_TOP))
        x += (PATCH_WIDTH + TEXT_GAP) * u
        title, caption = items.font(SPEECH, DEMI_BOLD), items.font(CAPTION, DEMI_BOLD)
        room, line = heading_right(layout) - x, QFontMetricsF(caption).height()
        lines = balanced_lines(words.wild_cards_text(view), caption, room) if room > 0 else []
        below = y + QFontMetricsF(title).height()
        if text_width(say("sets-tiplu"), title) <= room:
            item = items.put_text("title", say("sets-tiplu"), (x, y), SPEECH, is_bold=True)
            # Higher than the font in scripts that another font has to draw
            below = y + item.boundingRect().height()
        if below + len(lines) * line > min(y + PATCH_HEIGHT * u, heading_bottom(layout)):
            lines = []
        items.put_text("subtitle", "\n".join(lines), (x, below), CAPTION)


def tiplu_cards(view: View) -> tuple[Card, ...]:
    """Return the tiplu between its two neighbours, or one HIDDEN card if it is unknown."""
    tiplu = view.rummy.tiplu
    if tiplu < 0:
        return (HIDDEN,)
    poplu, jhiplu = tiplu_neighbours(tiplu)
    return jhiplu, tiplu, poplu

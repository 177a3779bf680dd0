"""The heading of a rummy deal in the corner: tiplu, wild cards and deal number."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from ...engine.cards import HIDDEN, Card
from ...engine.rummy.melds import neighbours
from ...engine.view import View
from ..art.lines import even_lines
from ..art.tiplu_patch import HIGH, WIDE, tiplu_picture
from ..basis.theme import CAPTION, SPEECH, STRONG, width_of
from ..wording import scores
from ..wording import sets as words
from .seen import Seen
from .sets_layout import heading_end, heading_foot
from .standing import highest_plate
from .things import Things

LEFT, TOP = 0.022, 0.03  # fractions of the table
APART, BELOW = 14.0, 3.0  # u: from the patch to the text beside it and below it


class SetsHeading:
    """Shows the heading as far as hands and plates leave space for it."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def show(self, seen: Seen) -> None:
        if scores.is_under_way(seen.view):
            self._show_tiplu(seen.view)
            self._show_words(seen.view)

    def _show_tiplu(self, view: View) -> None:
        things, u = self._things, self._things.layout.u
        cards, deck = tiplu_cards(view), things.deck
        picture = things.drawn.picture(
            ("tiplu", cards, deck.design), lambda: tiplu_picture(cards, deck, u)
        )
        x, y = things.layout.at((LEFT, TOP))
        things.put("patch", picture, QPointF(x + WIDE * u / 2, y + HIGH * u / 2))
        below = y + (HIGH + BELOW) * u
        high = QFontMetricsF(things.font(CAPTION, STRONG)).height()
        deal_text = words.deal(view) if below + high <= highest_plate(things.layout) else ""
        things.write("deal", deal_text, (x, below), CAPTION)

    def _show_words(self, view: View) -> None:
        """Write what the tiplu and the wild cards are, as far as there is space."""
        things, layout, u = self._things, self._things.layout, self._things.layout.u
        x, y = layout.at((LEFT, TOP))
        x += (WIDE + APART) * u
        title, caption = things.font(SPEECH, STRONG), things.font(CAPTION, STRONG)
        room, line = heading_end(layout) - x, QFontMetricsF(caption).height()
        lines = even_lines(words.wild_are(view), caption, room) if room > 0 else []
        below = y + QFontMetricsF(title).height()
        if below + len(lines) * line > min(y + HIGH * u, heading_foot(layout)):
            lines = []
        if width_of(words.tiplu(), title) <= room:
            things.write("title", words.tiplu(), (x, y), SPEECH, bold=True)
        things.write("subtitle", "\n".join(lines), (x, below), CAPTION)


def tiplu_cards(view: View) -> tuple[Card, ...]:
    """Return the cards in the corner: jhiplu, tiplu and poplu, or a hidden card."""
    tiplu = view.rummy.tiplu
    if tiplu < 0:
        return (HIDDEN,)
    poplu, jhiplu = neighbours(tiplu)
    return jhiplu, tiplu, poplu

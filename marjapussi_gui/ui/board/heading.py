"""The corner of a deal of sets: the tiplu, what is wild with it, and which deal this is."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from ...engine.cards import HIDDEN, Card
from ...engine.rummy.melds import neighbours
from ...engine.view import View
from ..art.deck import Deck
from ..art.design import Design
from ..art.lines import even_lines
from ..art.tiplu_patch import HIGH, WIDE, tiplu_picture
from ..basis.theme import CAPTION, SPEECH, STRONG, width_of
from ..wording import sets as words
from .seats import Seats
from .sets_layout import heading_end, heading_foot
from .things import UNDER_CARDS

LEFT, TOP = 0.022, 0.03  # of the felt
APART, BELOW = 14.0, 3.0  # u: from the patch to the words beside it and below it


class SetsHeading(Seats):
    """Pictures and words of the corner; they take no more room than hands and plates leave."""

    deck: Deck | None = None  # with which one plays

    def _show_tiplu(self, view: View) -> None:
        layout, u = self._layout, self._layout.u
        cards, deck = tiplu_cards(view), self.deck or Deck(Design(), self._look.ratio)
        picture = self._drawn.picture(
            ("tiplu", cards, deck.design), lambda: tiplu_picture(cards, deck, u)
        )
        x, y = layout.at((LEFT, TOP))
        self._tell("patch", picture, QPointF(x + WIDE * u / 2, y + HIGH * u / 2), UNDER_CARDS)
        self._write("deal", words.deal(view), (x, y + (HIGH + BELOW) * u), CAPTION)
        x += (WIDE + APART) * u
        title, caption = self._font(SPEECH, STRONG), self._font(CAPTION, STRONG)
        room, line = heading_end(layout) - x, QFontMetricsF(caption).height()
        lines = even_lines(words.wild_are(view), caption, room) if room > 0 else []
        below = y + QFontMetricsF(title).height()
        if below + len(lines) * line > min(y + HIGH * u, heading_foot(layout)):
            lines = []
        if width_of(words.tiplu(), title) <= room:
            self._write("title", words.tiplu(), (x, y), SPEECH, bold=True)
            self._placed.add("title")
        self._write("subtitle", "\n".join(lines), (x, below), CAPTION)
        self._placed |= {"deal", "subtitle"}


def tiplu_cards(view: View) -> tuple[Card, ...]:
    """Return what lies in the corner: jhiplu, tiplu and poplu where they are known."""
    tiplu = view.rummy.tiplu
    if tiplu < 0:
        return (HIDDEN,)
    poplu, jhiplu = neighbours(tiplu)
    return jhiplu, tiplu, poplu

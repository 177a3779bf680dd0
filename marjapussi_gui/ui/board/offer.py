"""The caption below the discard pile in rummy: who discarded the card on offer."""

from ..basis.theme import CAPTION, STRONG, elided
from ..wording import sets as words
from .layout import RATIO
from .seen import Seen
from .sets_layout import DISCARDS_AT, OFFER
from .things import Things

BELOW, BESIDE = 14.0, 12.0  # u: from the card to the caption, and from the stock to it


class Offer:
    """Shows the caption until the next player has drawn."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def show(self, seen: Seen) -> None:
        rummy, things = seen.view.rummy, self._things
        if rummy.drawn or not rummy.discards:
            return
        u = things.layout.u
        text = words.thrown_by(seen.people.you_or_name(rummy.turns[-1].seat) if rummy.turns else "")
        x, y = things.layout.at(DISCARDS_AT)
        room = 2 * (x - things.box("stock").right() - BESIDE * u)
        text = elided(text, things.font(CAPTION, STRONG), room)
        y += (OFFER * RATIO / 2 + BELOW) * u
        things.write("offer", text, (x, y), CAPTION, centred=True)

"""Beside the buttons of a deal of sets: how many sets are ready, and what one's cards count."""

from math import inf

from PySide6.QtCore import QPointF

from ...engine.phases import settlement
from ...engine.rummy.maal import Part
from ...engine.rummy.progress import Progress, progress
from ...engine.view import View
from ..art.progress import Shown, progress_picture
from ..art.sheets import SHEET_MARGIN
from ..basis.theme import CAPTION, STRONG, elided
from ..widgets.labels import tip
from ..wording import sets as words
from ..wording.people import People
from .layout import RATIO
from .sets import rights_of
from .sets_layout import DISCARDS_AT, OFFER, PROGRESS_MIDDLE, PROGRESS_RIGHT
from .shown_sets import ShownSets
from .things import UNDER_CARDS

BEFORE, OFFER_BELOW = 12.0, 14.0  # u: from the buttons; from the offer to words below it


class SetsProgress(ShownSets):
    """Tells how far one's hand is; a hover tells what the maal is made of."""

    @property
    def beside_buttons(self) -> tuple[float, float]:
        """Where buttons may begin and end: behind the own plate, before how far one is."""
        box = self.box("progress", margin=SHEET_MARGIN * self._layout.u)
        end = inf if box.isEmpty() else box.left() - BEFORE * self._layout.u
        return self.end_of_plate, end

    def _show_progress(self, view: View, people: People) -> None:
        if not view.rummy.is_dealt:
            return
        shown, u, ratio = shown_of(view), self._layout.u, self._look.ratio
        picture = self._drawn.picture(
            ("progress", shown), lambda: progress_picture(shown, u, ratio)
        )
        x, y = self._layout.at((PROGRESS_RIGHT, PROGRESS_MIDDLE))
        half = picture.deviceIndependentSize().width() / 2 - SHEET_MARGIN * u
        self._tell("progress", picture, QPointF(x - half, y), UNDER_CARDS)
        self._show_offer(view, people)
        self._pictures["progress"].setToolTip(tip(words.maal_of(_terms(maal_so_far(view)))))

    def _show_offer(self, view: View, people: People) -> None:
        """Write below the discards who threw the card that is on offer."""
        if view.rummy.drawn or not view.rummy.discards:
            return
        turns, u = view.rummy.turns, self._layout.u
        text = words.thrown_by(people.you_or_name(turns[-1].seat) if turns else "")
        x, y = self._layout.at(DISCARDS_AT)
        room = 2 * (x - self.box("stock").right() - BEFORE * u)
        text = elided(text, self._font(CAPTION, STRONG), room)
        y += (OFFER * RATIO / 2 + OFFER_BELOW) * u
        self._write("offer", text, (x, y), CAPTION, centred=True)
        self._placed.add("offer")


def shown_of(view: View) -> Shown:
    """Return what is told of a hand of sets."""
    have = progress_of(view)
    told = words.ready(have.ready, have.wanted, is_of_dublees=have.is_of_dublees)
    if not knows_maal(view):
        return Shown(have.ready, have.wanted, told)
    points = sum(part.points for part in maal_so_far(view))
    return Shown(have.ready, have.wanted, told, words.maal(), str(points))


def progress_of(view: View) -> Progress:
    has_drawn = view.turn == view.seat and view.rummy.drawn
    return progress(view.rummy, view.seat, rights_of(view), has_drawn=has_drawn)


def knows_maal(view: View) -> bool:
    return bool(view.rummy.laid[view.seat]) and view.rummy.tiplu >= 0


def maal_so_far(view: View) -> tuple[Part, ...]:
    """Return of what my maal is made by now, as far as I know it."""
    return settlement.maal_so_far(view.game.count, view.rummy, view.seat)


def _terms(parts: tuple[Part, ...]) -> list[tuple[str, int]]:
    return [(part.key, part.points) for part in parts]

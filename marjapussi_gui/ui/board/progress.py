"""The progress of the player's rummy hand: number of complete sets, and maal points."""

from math import inf

from PySide6.QtCore import QPointF

from ...engine.phases import settlement
from ...engine.rummy.maal import Part
from ...engine.rummy.progress import Progress, progress
from ...engine.view import View
from ..art.progress import Shown, progress_picture
from ..art.sheets import SHEET_MARGIN
from ..widgets.labels import tip
from ..wording import sets as words
from ..wording.tongue import digits
from .seen import Seen
from .sets import rights_of
from .sets_layout import PROGRESS_MIDDLE, PROGRESS_RIGHT
from .things import Things

BEFORE = 12.0  # u: to the buttons


class SetsProgress:
    """Shows how complete the hand is; its tooltip lists the maal."""

    def __init__(self, things: Things) -> None:
        self._things = things

    def show(self, seen: Seen) -> None:
        layout, ratio, shown = self._things.layout, self._things.look.ratio, shown_of(seen.view)
        u = layout.u
        picture = self._things.drawn.picture(
            ("progress", shown), lambda: progress_picture(shown, u, ratio)
        )
        x, y = layout.at((PROGRESS_RIGHT, PROGRESS_MIDDLE))
        half = picture.deviceIndependentSize().width() / 2 - SHEET_MARGIN * u
        item = self._things.put("progress", picture, QPointF(x - half, y))
        item.setToolTip(tip(words.maal_of(_terms(maal_so_far(seen.view)))))

    @property
    def end_of_buttons(self) -> float:
        """The right limit of the buttons; infinite if no progress is shown."""
        u = self._things.layout.u
        box = self._things.box("progress", margin=SHEET_MARGIN * u)
        return inf if box.isEmpty() else box.left() - BEFORE * u


def shown_of(view: View) -> Shown:
    """Return the content of the progress picture for a view."""
    have = progress_of(view)
    ready_text = words.ready(have.ready, have.wanted, is_of_dublees=have.is_of_dublees)
    if not knows_maal(view):
        return Shown(have.ready, have.wanted, ready_text)
    points = sum(part.points for part in maal_so_far(view))
    return Shown(have.ready, have.wanted, ready_text, words.maal(), digits(points))


def progress_of(view: View) -> Progress:
    has_drawn = view.turn == view.seat and view.rummy.drawn
    return progress(view.rummy, view.seat, rights_of(view), has_drawn=has_drawn)


def knows_maal(view: View) -> bool:
    """Return whether the player has laid sets and knows the tiplu."""
    return bool(view.rummy.laid[view.seat]) and view.rummy.tiplu >= 0


def maal_so_far(view: View) -> tuple[Part, ...]:
    """Return the player's maal groups so far, as far as known to the player."""
    return settlement.maal_so_far(view.game.count, view.rummy, view.seat)


def _terms(parts: tuple[Part, ...]) -> list[tuple[str, int]]:
    return [(part.key, part.points) for part in parts]

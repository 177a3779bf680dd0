"""The progress of the player's rummy hand: its complete sets and its maal (bonus points)."""

from math import inf

from PySide6.QtCore import QPointF

from ...engine.phases import settlement
from ...engine.rummy.maal_points import MaalGroup
from ...engine.rummy.set_progress import SetProgress, set_progress
from ...engine.view import View
from ..art.score_sheet_picture import SHEET_MARGIN
from ..art.set_progress_picture import SetProgressContent, set_progress_picture
from ..text import sets_text as words
from ..text.i18n import localized_digits, say
from ..widgets.labels import tooltip_text
from .board_view import BoardView
from .decoration_items import DecorationItems
from .hand_sets import rummy_turn_rules
from .sets_layout import PROGRESS_RIGHT, PROGRESS_Y

BUTTON_GAP = 12.0  # table units: to the buttons


class SetsProgressItem:
    """Shows how complete the hand is. The tooltip lists its bonus points."""

    def __init__(self, items: DecorationItems) -> None:
        self._items = items

    def show(self, board_view: BoardView) -> None:
        layout, ratio, shown = (
            self._items.layout,
            self._items.style.pixel_ratio,
            progress_content(board_view.view),
        )
        u = layout.unit
        picture = self._items.pixmaps.get(
            ("progress", shown), lambda: set_progress_picture(shown, u, ratio)
        )
        x, y = layout.to_pixels((PROGRESS_RIGHT, PROGRESS_Y))
        half = picture.deviceIndependentSize().width() / 2 - SHEET_MARGIN * u
        item = self._items.put_picture("progress", picture, QPointF(x - half, y))
        item.setToolTip(tooltip_text(words.maal_tooltip(_maal_terms(known_maal(board_view.view)))))

    @property
    def max_button_x(self) -> float:
        """The x coordinate that buttons must not pass; infinity if no progress is shown."""
        u = self._items.layout.unit
        box = self._items.bounding_box("progress", margin=SHEET_MARGIN * u)
        return inf if box.isEmpty() else box.left() - BUTTON_GAP * u


def progress_content(view: View) -> SetProgressContent:
    have = own_set_progress(view)
    ready_text = words.sets_progress_text(have.ready, have.needed, is_dublees=have.counts_dublees)
    if not is_maal_known(view):
        return SetProgressContent(have.ready, have.needed, ready_text)
    points = sum(part.points for part in known_maal(view))
    return SetProgressContent(
        have.ready, have.needed, ready_text, say("sets-maal"), localized_digits(points)
    )


def own_set_progress(view: View) -> SetProgress:
    has_drawn = view.turn == view.seat and view.rummy.has_drawn
    return set_progress(view.rummy, view.seat, rummy_turn_rules(view), has_drawn=has_drawn)


def is_maal_known(view: View) -> bool:
    """Return whether the player has laid sets and seen the tiplu, on which maal depends."""
    return bool(view.rummy.laid_sets[view.seat]) and view.rummy.tiplu >= 0


def known_maal(view: View) -> tuple[MaalGroup, ...]:
    """Return the groups of the player's cards that score maal; empty while unknown."""
    return settlement.known_maal(view.game.scoring_phase, view.rummy, view.seat)


def _maal_terms(groups: tuple[MaalGroup, ...]) -> list[tuple[str, int]]:
    return [(part.key, part.points) for part in groups]

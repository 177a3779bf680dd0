"""The trays of sets: linen under laid ones, a seam around those in the hand."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from ...engine.view import View
from ..art.brushes import outlined, round_pen, rounded, seam_pen
from ..art.linen import draw_linen
from ..wording import sets as words
from .felt_cards import Cards
from .hand import Group
from .sets import kind, lacking_in, stand_ins_in
from .sets_row import CAPTION, Tag, Tray
from .things import UNDER_CARDS

DRAWN_WHOLE = QGraphicsItem.CacheMode.DeviceCoordinateCache
DARK, LIGHT, LIGHT_OF_MAKING = QColor(20, 30, 18, 96), QColor("#F6F1E4"), 110
RADIUS, EDGE, SHADOW = 10.0, 1.6, 12.0  # u


class Trays(QGraphicsItem):
    """Draws the trays under the cards of a rummy row."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.trays: tuple[Tray, ...] = ()
        self._u = 1.0
        self.setZValue(UNDER_CARDS - 1)
        self.setCacheMode(DRAWN_WHOLE)  # a seam painted in parts would have gaps
        scene.addItem(self)

    def show_trays(self, trays: Sequence[Tray], u: float) -> None:
        """Show these trays."""
        shown = tuple(tray for tray in trays if tray.look != "loose")
        if (shown, u) != (self.trays, self._u):
            self.prepareGeometryChange()
            self.trays, self._u = shown, u
            self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        box, edge = QRectF(), SHADOW * self._u
        for tray in self.trays:
            box |= _box(tray)
        return box.adjusted(-edge, -edge, edge, edge)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        for tray in self.trays:
            if tray.look == "laid":
                draw_linen(painter, _box(tray), RADIUS * self._u, self._u)
            else:
                self._felt(painter, _box(tray), is_ready=tray.look == "ready")

    def _felt(self, painter: QPainter, box: QRectF, *, is_ready: bool) -> None:
        u, thread = self._u, QColor(LIGHT)
        rounded(painter, box, RADIUS * u, DARK)
        thread.setAlpha(190 if is_ready else LIGHT_OF_MAKING)
        pen = round_pen(thread, EDGE * u) if is_ready else seam_pen(thread, EDGE * u, 3, 4)
        outlined(painter, box.adjusted(1, 1, -1, -1), RADIUS * u, pen)


def tags_of(view: View, cards: Cards) -> list[Tag]:
    """Return the labels of the player's sets and partial sets."""
    row, u = cards.spots.row, cards.layout.u
    laid = [list(meld) for meld in view.rummy.laid[view.seat]]
    groups = [*laid, *cards.order.groups]
    return [
        Tag(
            words_of(view, group),
            tray.middle,
            tray.top + tray.height - CAPTION / 2 * u,
            tray.width - 4 * u,
            tray.look == "laid",
        )
        for group, tray in zip(groups, row.trays, strict=False)
        if tray.look != "loose"
    ]


def words_of(view: View, group: Group) -> tuple[str, ...]:
    """Return what a group is or lacks, from the longest text to the shortest."""
    return words.group(kind(view, group), lacking_in(view, group), stand_ins_in(view, group))


def _box(tray: Tray) -> QRectF:
    return QRectF(tray.left, tray.top, tray.width, tray.height)

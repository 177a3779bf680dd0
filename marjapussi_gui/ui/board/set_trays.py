"""Trays: the backgrounds that hold the cards of a set together in the player's rummy row.

A laid set lies on linen. A set in the hand has a dark tray with a line around it, which is dashed
if the set is still incomplete.
"""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from ...engine.view import View
from ..art.painter_tools import fill_rounded_rect, round_pen, seam_pen, stroke_rounded_rect
from ..art.tile_background import draw_linen_background
from ..text import sets_text as words
from .card_layer import CardLayer
from .decoration_items import UNDER_CARDS_Z
from .hand_order import HandGroup
from .hand_sets import missing_cards, set_kind, wild_replacements
from .sets_row import CAPTION_HEIGHT, GroupTray, HandGroupLabel

CACHE_MODE = QGraphicsItem.CacheMode.DeviceCoordinateCache
TRAY_COLOUR, SEAM_COLOUR, PARTIAL_SET_ALPHA = QColor(20, 30, 18, 96), QColor("#F6F1E4"), 110
TRAY_RADIUS, SEAM_WIDTH, SHADOW_WIDTH = 10.0, 1.6, 12.0  # table units


class SetTrays(QGraphicsItem):
    """Draws the trays under the player's cards."""

    def __init__(self, scene: QGraphicsScene) -> None:
        super().__init__()
        self.trays: tuple[GroupTray, ...] = ()
        self._unit = 1.0
        self.setZValue(UNDER_CARDS_Z - 1)
        self.setCacheMode(CACHE_MODE)  # a dashed line painted in parts would have gaps
        scene.addItem(self)

    def set_trays(self, trays: Sequence[GroupTray], unit: float) -> None:
        """Show these trays, except around loose cards; unit is a table unit in pixels."""
        shown = tuple(tray for tray in trays if tray.state != "loose")
        if (shown, unit) != (self.trays, self._unit):
            self.prepareGeometryChange()
            self.trays, self._unit = shown, unit
            self.update()

    # Qt

    def boundingRect(self) -> QRectF:
        box, edge = QRectF(), SHADOW_WIDTH * self._unit
        for tray in self.trays:
            box |= _tray_box(tray)
        return box.adjusted(-edge, -edge, edge, edge)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        for tray in self.trays:
            if tray.state == "laid":
                draw_linen_background(
                    painter, _tray_box(tray), TRAY_RADIUS * self._unit, self._unit
                )
            else:
                self._draw_hand_tray(painter, _tray_box(tray), is_ready=tray.state == "ready")

    def _draw_hand_tray(self, painter: QPainter, box: QRectF, *, is_ready: bool) -> None:
        u, thread = self._unit, QColor(SEAM_COLOUR)
        fill_rounded_rect(painter, box, TRAY_RADIUS * u, TRAY_COLOUR)
        thread.setAlpha(190 if is_ready else PARTIAL_SET_ALPHA)
        pen = (
            round_pen(thread, SEAM_WIDTH * u)
            if is_ready
            else seam_pen(thread, SEAM_WIDTH * u, 3, 4)
        )
        stroke_rounded_rect(painter, box.adjusted(1, 1, -1, -1), TRAY_RADIUS * u, pen)


def hand_group_labels(view: View, cards: CardLayer) -> list[HandGroupLabel]:
    row, u = cards.positions.sets_row, cards.layout.unit
    laid = [list(meld) for meld in view.rummy.laid_sets[view.seat]]
    groups = [*laid, *cards.hand_order.groups]
    return [
        HandGroupLabel(
            group_texts(view, group),
            tray.centre_x,
            tray.top + tray.height - CAPTION_HEIGHT / 2 * u,
            tray.width - 4 * u,
            tray.state == "laid",
        )
        for group, tray in zip(groups, row.trays, strict=False)
        if tray.state != "loose"
    ]


def group_texts(view: View, group: HandGroup) -> tuple[str, ...]:
    """Return texts that say what a group is or lacks, from the longest to the shortest form."""
    return words.group_labels(
        set_kind(view, group), missing_cards(view, group), wild_replacements(view, group)
    )


def _tray_box(tray: GroupTray) -> QRectF:
    return QRectF(tray.left, tray.top, tray.width, tray.height)

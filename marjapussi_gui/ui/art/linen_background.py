"""The linen background of score sheets and patches."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ..common.palette import BUTTON, SEAM_COLOUR
from .painter_tools import draw_soft_shadow, fill_rounded_rect, seam_pen, stroke_rounded_rect

# In units: the distance of the hem from the edge, and how much smaller its corner radius is
HEM_INSET, HEM_RADIUS_DIFFERENCE = 4.0, 2.0


def draw_linen_background(painter: QPainter, box: QRectF, radius: float, unit: float = 1.0) -> None:
    """Draw a piece of linen with a dashed hem and a shadow; unit is the scale of both."""
    draw_soft_shadow(painter, box, radius, 10 * unit, 3 * unit)
    fill_rounded_rect(painter, box, radius, BUTTON)
    inside = HEM_INSET * unit
    hem = box.adjusted(inside, inside, -inside, -inside)
    stroke_rounded_rect(
        painter, hem, radius - HEM_RADIUS_DIFFERENCE * unit, seam_pen(SEAM_COLOUR, 1.4 * unit, 3, 3)
    )

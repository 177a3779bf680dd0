"""The linen background of score sheets and patches."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ..basis.palette import BUTTON, SEAM
from .brushes import outlined, rounded, seam_pen, soft_shadow

# Units from the edge, and the difference between the radii of edge and hem
HEM, CORNER = 4.0, 2.0


def draw_linen(painter: QPainter, box: QRectF, radius: float, unit: float = 1.0) -> None:
    """Draw a piece of linen with a sewn hem and a shadow."""
    soft_shadow(painter, box, radius, 10 * unit, 3 * unit)
    rounded(painter, box, radius, BUTTON)
    inside = HEM * unit
    hem = box.adjusted(inside, inside, -inside, -inside)
    outlined(painter, hem, radius - CORNER * unit, seam_pen(SEAM, 1.4 * unit, 3, 3))

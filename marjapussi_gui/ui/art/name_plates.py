"""Pictures of the seats' name plates: a pill with a name and a note, and a portrait.

The plate of the acting player has a gold edge and a halo around it.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ...engine.frozen import frozen
from ..common.palette import (
    FELT_COLOURS,
    GOLD,
    GOLD_EDGE,
    LINGONBERRY,
    OUR_PLATE,
    PLATE_NOTE,
    PLATE_TEXT,
)
from ..common.theme import BOLD, CAPTION, LABEL, MEDIUM, create_font, elide_text, text_width
from .animal_portraits import (
    GAZE_AHEAD,
    GazeDirection,
    animal_portrait,
    draw_animal_portrait,
    draw_own_portrait,
)
from .cross_stitch import STAR_GRID, draw_grid
from .painter_tools import ALIGN_LEFT, cached_picture, create_canvas, draw_text, open_painter

PICTURE_MARGIN = 18  # table units around the plate, for its halo
PLATE_HEIGHT, PADDING, GAP = 36, 16, 8
MAX_NAME_WIDTH, MAX_OWN_NAME_WIDTH = 200, 110  # the user's plate has less space
MAX_COMPACT_NAME_WIDTH = 110  # in games that lay sets on the table
MIN_NAME_WIDTH = 72  # pixels
FACE_SIZE, MIN_FACE_SIZE = 44, 36  # table units; pixels
EDGE_COLOUR, HALO_COLOUR, HALO_RINGS, HALO_RING_WIDTH = (
    QColor(120, 124, 112),
    QColor(240, 190, 75, 30),
    7,
    2.3,
)
SHADOW_COLOUR, SHADOW_RINGS, SHADOW_STEP, SHADOW_DROP = QColor(10, 14, 8, 14), 5, 2.0, 2.0
BIRCH_COLOUR, BARK_COLOUR = "#F3E3C1", "#8B6B3F"


@frozen
class NamePlate:
    """Everything that a name plate shows."""

    name: str
    note: str = ""
    is_acting: bool = False
    is_dealer: bool = False
    is_own: bool = False
    gaze: GazeDirection = GAZE_AHEAD
    is_own_side: bool = False  # the player belongs to the user's side, in games with partners
    is_compact: bool = False  # there is less space for the name


@frozen
class _PlateShape:
    """The rectangles of a name plate's pill and face, in pixels of its picture."""

    pill: QRectF
    face: QRectF
    name_width: float
    scale: float

    @property
    def bounds(self) -> QRectF:
        return self.pill.united(self.face)

    def outline(self, margin: float) -> QPainterPath:
        """Return the outline around pill and face, enlarged by a margin in pixels."""
        path, box = QPainterPath(), self.pill.adjusted(-margin, -margin, margin, margin)
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(box, box.height() / 2, box.height() / 2)
        path.addEllipse(self.face.adjusted(-margin, -margin, margin, margin))
        return path


def plate_picture(plate: NamePlate, felt: str, scale: float, pixel_ratio: float) -> QPixmap:
    """Return the picture of a name plate, with a disc if its player is the dealer."""
    return add_face(faceless_plate_picture(plate, felt, scale, pixel_ratio), plate, scale)


@cached_picture
def faceless_plate_picture(
    plate: NamePlate, felt: str, scale: float, pixel_ratio: float
) -> QPixmap:
    """Return the picture of a name plate without a face, which is drawn on it separately."""
    form = _plate_shape(plate, scale)
    picture = _create_plate_canvas(form, pixel_ratio)
    with open_painter(picture) as painter:
        colour = QColor(OUR_PLATE if plate.is_own_side else FELT_COLOURS[felt].plate)
        _draw_pill(painter, form, colour, is_acting=plate.is_acting)
        _draw_texts(painter, form, plate)
        if plate.is_dealer:
            middle = QPointF(form.pill.right() - form.pill.height() / 2, form.pill.center().y())
            _draw_dealer_mark(painter, middle, form.pill.height() / 2)
    return picture


def add_face(faceless: QPixmap, plate: NamePlate, scale: float) -> QPixmap:
    box, picture = _plate_shape(plate, scale).face, QPixmap(faceless)
    with open_painter(picture) as painter:
        if plate.is_own:
            draw_own_portrait(painter, box)
        else:
            draw_animal_portrait(painter, box, animal_portrait(plate.name), plate.gaze)
    return picture


def face_picture(plate: NamePlate, scale: float, pixel_ratio: float) -> QPixmap:
    side = _plate_shape(plate, scale).face.width()
    picture = create_canvas(side, side, pixel_ratio)
    with open_painter(picture) as painter:
        draw_animal_portrait(
            painter, QRectF(0, 0, side, side), animal_portrait(plate.name), plate.gaze
        )
    return picture


def face_offset(plate: NamePlate, scale: float) -> QPointF:
    """Return the centre of the face as an offset from the centre of the name plate's picture."""
    form = _plate_shape(plate, scale)
    return form.face.center() - form.bounds.center()


@cached_picture
def halo_picture(plate: NamePlate, scale: float, pixel_ratio: float) -> QPixmap:
    form = _plate_shape(plate, scale)
    picture = _create_plate_canvas(form, pixel_ratio)
    with open_painter(picture) as painter:
        for ring in range(HALO_RINGS, 0, -1):
            painter.fillPath(form.outline(HALO_RING_WIDTH * ring * scale), HALO_COLOUR)
    return picture


def _fonts(scale: float) -> tuple[QFont, QFont]:
    return create_font(LABEL * scale, BOLD), create_font(CAPTION * scale, MEDIUM)


def _plate_shape(plate: NamePlate, scale: float) -> _PlateShape:
    name_font, note_font = _fonts(scale)
    gap, margin = GAP * scale, PICTURE_MARGIN * scale
    high = max(PLATE_HEIGHT * scale, QFontMetricsF(name_font).height())
    face = max(FACE_SIZE * scale, MIN_FACE_SIZE)
    name_width = text_width(_elided_name(plate, name_font, scale), name_font)
    note = text_width(plate.note, note_font) + gap if plate.note else 0
    disc = high - gap if plate.is_dealer else 0
    wide = face / 2 + gap + name_width + note + disc + PADDING * scale
    top = margin + max(face - high, 0) / 2
    pill = QRectF(margin + face / 2, top, wide, high)
    return _PlateShape(
        pill, QRectF(margin, pill.center().y() - face / 2, face, face), name_width, scale
    )


def _create_plate_canvas(shape: _PlateShape, pixel_ratio: float) -> QPixmap:
    """Return a transparent picture that is large enough for a name plate and its halo."""
    middle = shape.bounds.center()
    return create_canvas(2 * middle.x(), 2 * middle.y(), pixel_ratio)


def _draw_pill(
    painter: QPainter, shape: _PlateShape, plate_colour: QColor, *, is_acting: bool
) -> None:
    """Draw the pill of a name plate without text, with a gold edge if its player is acting."""
    scale = shape.scale
    for ring in range(SHADOW_RINGS):
        shadow = shape.outline((SHADOW_RINGS / 2 - ring) * SHADOW_STEP * scale)
        painter.fillPath(shadow.translated(0, SHADOW_DROP * scale), SHADOW_COLOUR)
    layers = ((3.0, QColor(GOLD_EDGE)), (2.0, QColor(GOLD)), (-0.8, plate_colour))
    for by, colour in layers if is_acting else ((0.6, EDGE_COLOUR), (-0.6, plate_colour)):
        painter.fillPath(shape.outline(by * scale), colour)


def _draw_texts(painter: QPainter, shape: _PlateShape, plate: NamePlate) -> None:
    name_font, note_font = _fonts(shape.scale)
    gap, scale = GAP * shape.scale, shape.scale
    name = _elided_name(plate, name_font, scale)
    box = QRectF(shape.pill)
    box.setLeft(shape.face.right() + gap)
    draw_text(painter, box.translated(0, -scale), name, name_font, PLATE_TEXT, ALIGN_LEFT)
    box.setLeft(box.left() + shape.name_width + gap)
    draw_text(painter, box, plate.note, note_font, PLATE_NOTE, ALIGN_LEFT)


def _elided_name(plate: NamePlate, name_font: QFont, scale: float) -> str:
    """Return the name, shortened with an ellipsis if it is too long for the name plate."""
    room = (
        MAX_COMPACT_NAME_WIDTH
        if plate.is_compact
        else MAX_OWN_NAME_WIDTH
        if plate.is_own
        else MAX_NAME_WIDTH
    )
    return elide_text(plate.name, name_font, max(room * scale, MIN_NAME_WIDTH))


def _draw_dealer_mark(painter: QPainter, centre: QPointF, half_height: float) -> None:
    """Draw the dealer's mark: a wooden disc with a star."""
    radius = half_height * 0.78
    painter.setPen(QPen(QColor(BARK_COLOUR), half_height * 0.09))
    painter.setBrush(QColor(BIRCH_COLOUR))
    painter.drawEllipse(centre, radius, radius)
    star = QRectF(0, 0, radius * 1.36, radius * 1.36)
    star.moveCenter(centre)
    draw_grid(painter, star, STAR_GRID, {"X": QColor(LINGONBERRY), "B": QColor(LINGONBERRY)})

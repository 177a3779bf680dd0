"""Name plates of the seats: a pill with the name, a portrait, and a halo for the active player."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap

from ...engine.frozen import frozen
from ..basis.palette import FELTS, GOLD, GOLD_EDGE, LINGONBERRY, OUR_PLATE, PLATE_NOTE, PLATE_TEXT
from ..basis.theme import BOLD, CAPTION, LABEL, MEDIUM, elided, font, width_of
from .brushes import LEFT, canvas, kept, painting, write
from .companions import AHEAD, Gaze, companion_of, draw_companion, draw_own
from .stitches import STAR, draw_grid

MARGIN = 18  # table units around the plate, for its halo
HEIGHT, PADDING, GAP = 36, 16, 8
NAME_WIDTH, OWN_WIDTH = 200, 110  # the user's plate has less space
BRIEF_WIDTH = 110  # in games with sets on the table
LEAST_NAME = 72  # pixels
FACE, LEAST_FACE = 44, 36  # table units; pixels
EDGE, HALO, RINGS, RING = QColor(120, 124, 112), QColor(240, 190, 75, 30), 7, 2.3
SHADOW, SHADOWS, SHADOW_STEP, SHADOW_DROP = QColor(10, 14, 8, 14), 5, 2.0, 2.0
BIRCH, BARK = "#F3E3C1", "#8B6B3F"


@frozen
class Plate:
    """The content of a name plate."""

    name: str
    note: str = ""
    is_acting: bool = False
    is_dealer: bool = False
    is_own: bool = False
    gaze: Gaze = AHEAD
    is_ours: bool = False  # a player of the user's side, in games with partners
    is_brief: bool = False  # there is less space for the name


@frozen
class _Shape:
    """The layout of a name plate in its picture."""

    pill: QRectF
    face: QRectF
    name_width: float
    scale: float

    @property
    def bounds(self) -> QRectF:
        return self.pill.united(self.face)

    def grown(self, by: float) -> QPainterPath:
        """Return the outline of the pill and the face, enlarged by a margin."""
        path, box = QPainterPath(), self.pill.adjusted(-by, -by, by, by)
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRoundedRect(box, box.height() / 2, box.height() / 2)
        path.addEllipse(self.face.adjusted(-by, -by, by, by))
        return path


def plate_picture(plate: Plate, felt: str, scale: float, ratio: float) -> QPixmap:
    """Return a name plate, with a gold edge for the player to act and a disc for the dealer."""
    return with_face(bare_picture(plate, felt, scale, ratio), plate, scale)


@kept
def bare_picture(plate: Plate, felt: str, scale: float, ratio: float) -> QPixmap:
    """Return a name plate without the face, which is the same for every gaze."""
    form = _shape(plate, scale)
    picture = _canvas(form, ratio)
    with painting(picture) as painter:
        colour = QColor(OUR_PLATE if plate.is_ours else FELTS[felt].plate)
        _pill(painter, form, colour, is_acting=plate.is_acting)
        _words(painter, form, plate)
        if plate.is_dealer:
            middle = QPointF(form.pill.right() - form.pill.height() / 2, form.pill.center().y())
            _dealer_mark(painter, middle, form.pill.height() / 2)
    return picture


def with_face(bare: QPixmap, plate: Plate, scale: float) -> QPixmap:
    """Return a name plate with the face added to it."""
    box, picture = _shape(plate, scale).face, QPixmap(bare)
    with painting(picture) as painter:
        if plate.is_own:
            draw_own(painter, box)
        else:
            draw_companion(painter, box, companion_of(plate.name), plate.gaze)
    return picture


def face_picture(plate: Plate, scale: float, ratio: float) -> QPixmap:
    """Return only the face of a name plate."""
    side = _shape(plate, scale).face.width()
    picture = canvas(side, side, ratio)
    with painting(picture) as painter:
        draw_companion(painter, QRectF(0, 0, side, side), companion_of(plate.name), plate.gaze)
    return picture


def face_middle(plate: Plate, scale: float) -> QPointF:
    """Return the centre of the face, relative to the centre of the plate's picture."""
    form = _shape(plate, scale)
    return form.face.center() - form.bounds.center()


@kept
def halo_picture(plate: Plate, scale: float, ratio: float) -> QPixmap:
    """Return the halo around a name plate, in a picture of the same size."""
    form = _shape(plate, scale)
    picture = _canvas(form, ratio)
    with painting(picture) as painter:
        for ring in range(RINGS, 0, -1):
            painter.fillPath(form.grown(RING * ring * scale), HALO)
    return picture


def _fonts(scale: float) -> tuple[QFont, QFont]:
    """Return the fonts of the name and of the note."""
    return font(LABEL * scale, BOLD), font(CAPTION * scale, MEDIUM)


def _shape(plate: Plate, scale: float) -> _Shape:
    name_font, note_font = _fonts(scale)
    gap, margin = GAP * scale, MARGIN * scale
    high = max(HEIGHT * scale, QFontMetricsF(name_font).height())
    face = max(FACE * scale, LEAST_FACE)
    name_width = width_of(_name(plate, name_font, scale), name_font)
    note = width_of(plate.note, note_font) + gap if plate.note else 0
    disc = high - gap if plate.is_dealer else 0
    wide = face / 2 + gap + name_width + note + disc + PADDING * scale
    top = margin + max(face - high, 0) / 2
    pill = QRectF(margin + face / 2, top, wide, high)
    return _Shape(pill, QRectF(margin, pill.center().y() - face / 2, face, face), name_width, scale)


def _canvas(form: _Shape, ratio: float) -> QPixmap:
    """Return a transparent picture with the plate in its centre."""
    middle = form.bounds.center()
    return canvas(2 * middle.x(), 2 * middle.y(), ratio)


def _pill(painter: QPainter, form: _Shape, plate: QColor, *, is_acting: bool) -> None:
    """Draw the plate without text, with a gold edge if its player is to act."""
    scale = form.scale
    for ring in range(SHADOWS):
        shadow = form.grown((SHADOWS / 2 - ring) * SHADOW_STEP * scale)
        painter.fillPath(shadow.translated(0, SHADOW_DROP * scale), SHADOW)
    layers = ((3.0, QColor(GOLD_EDGE)), (2.0, QColor(GOLD)), (-0.8, plate))
    for by, colour in layers if is_acting else ((0.6, EDGE), (-0.6, plate)):
        painter.fillPath(form.grown(by * scale), colour)


def _words(painter: QPainter, form: _Shape, plate: Plate) -> None:
    name_font, note_font = _fonts(form.scale)
    gap, scale = GAP * form.scale, form.scale
    name = _name(plate, name_font, scale)
    box = QRectF(form.pill)
    box.setLeft(form.face.right() + gap)
    write(painter, box.translated(0, -scale), name, name_font, PLATE_TEXT, LEFT)
    box.setLeft(box.left() + form.name_width + gap)
    write(painter, box, plate.note, note_font, PLATE_NOTE, LEFT)


def _name(plate: Plate, face: QFont, scale: float) -> str:
    """Return the name, elided to the space on the plate."""
    room = BRIEF_WIDTH if plate.is_brief else OWN_WIDTH if plate.is_own else NAME_WIDTH
    return elided(plate.name, face, max(room * scale, LEAST_NAME))


def _dealer_mark(painter: QPainter, centre: QPointF, room: float) -> None:
    """Draw the dealer mark, a birch disc with a star."""
    radius = room * 0.78
    painter.setPen(QPen(QColor(BARK), room * 0.09))
    painter.setBrush(QColor(BIRCH))
    painter.drawEllipse(centre, radius, radius)
    star = QRectF(0, 0, radius * 1.36, radius * 1.36)
    star.moveCenter(centre)
    draw_grid(painter, star, STAR, {"X": QColor(LINGONBERRY), "B": QColor(LINGONBERRY)})

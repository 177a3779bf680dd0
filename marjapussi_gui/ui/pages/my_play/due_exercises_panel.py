"""The panel that starts practice, with a card back for each exercise that is due."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ....engine.cards import HIDDEN
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CARD_ASPECT
from ...art.game_family_picture import draw_turned_card, felt_patch
from ...art.painter_tools import seam_pen, stroke_rounded_rect
from ...common.requests import Practise
from ...common.theme import PATCH_RADIUS, SPACINGS
from ...text import practice_text
from ...text.i18n import say
from ...widgets.labels import create_button, create_label
from ...widgets.tiles import SHADOW_MARGIN
from .section_view import MyPlayPanel

SHARE, INSET = 164, 10  # pixels
FELT_WIDTH, FELT_HEIGHT, MIN_FELT_HEIGHT = 400, 144, 56
BACK_WIDTH, STEP, ANGLE = 74, 66, 5  # pixels and degrees
TOP, DROP = 84, 3.4  # of the middle of the middle card; how much the others are lower
MAX_BACKS = 5
PLACES = 3  # of cards that are sewn on the felt while none is due
PLACE_COLOUR = "#50FFFFFF"  # ARGB
BEGIN_WIDTH, BEGIN_HEIGHT = 132, 46


class CardBackFan(QWidget):
    """Shows card backs on a piece of felt."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self.card_painter, self.count = card_painter, 0
        self.setMaximumWidth(FELT_WIDTH)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(FELT_WIDTH, MIN_FELT_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.drawImage(QPointF(), felt_patch(self.size(), self.devicePixelRatioF()))
        path = QPainterPath()
        path.addRoundedRect(QRectF(self.rect()), PATCH_RADIUS, PATCH_RADIUS)
        painter.setClipPath(path)
        step = min(STEP, (self.width() - BACK_WIDTH - 2 * INSET) / (MAX_BACKS - 1))
        count = self.count or PLACES
        for place in range(count):
            off = place - (count - 1) / 2
            x = self.width() / 2 + off * step
            at = QPointF(x, self.height() / 2 + TOP - FELT_HEIGHT / 2 + off * off * DROP)
            if self.count:
                picture = self.card_painter.picture(HIDDEN, BACK_WIDTH)
                draw_turned_card(painter, at, picture, self.card_painter, BACK_WIDTH, off * ANGLE)
            else:
                _draw_card_outline(painter, at, off * ANGLE)
        painter.end()


def _draw_card_outline(painter: QPainter, centre: QPointF, angle: float) -> None:
    """Draw a dashed outline where a card would lie."""
    painter.save()
    painter.translate(centre)
    painter.rotate(angle)
    box = QRectF(0, 0, BACK_WIDTH, BACK_WIDTH * CARD_ASPECT)
    box.moveCenter(QPointF())
    stroke_rounded_rect(painter, box.adjusted(4, 4, -4, -4), 6, seam_pen(PLACE_COLOUR, 1.6, 4, 3.4))
    painter.restore()


class DueExercisesPanel(MyPlayPanel):
    """Shows how many exercises (made from mistakes) are due, and starts practising them."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__(share=SHARE, width=4)
        self.due_count = 0
        self.fan = CardBackFan(card_painter)
        self.name_label, self.text_label = create_label("", "name"), create_label("")
        self.begin_button = create_button(say("my-play-begin"), self._on_begin_clicked, "play")
        self.begin_button.setMinimumSize(BEGIN_WIDTH, BEGIN_HEIGHT)
        texts = QVBoxLayout()
        texts.setSpacing(SPACINGS[0])
        texts.addStretch(1)
        texts.addWidget(self.name_label)
        texts.addWidget(self.text_label)
        texts.addSpacing(SPACINGS[0])
        texts.addWidget(self.begin_button, 0, Qt.AlignmentFlag.AlignLeft)
        texts.addWidget(self.empty_button, 0, Qt.AlignmentFlag.AlignLeft)
        texts.addStretch(1)
        row = QHBoxLayout(self.body)
        self.body.setContentsMargins(0, 0, 0, 0)
        row.setContentsMargins(0, 0, INSET, 0)
        row.setSpacing(28)
        row.addWidget(self.fan, 1)
        row.addLayout(texts, 1)
        margin = SHADOW_MARGIN + INSET
        self.column.setContentsMargins(margin, margin, margin, margin)
        self.hide_heading()

    def show_due_count(self, due_count: int, *, has_play: bool) -> None:
        """Show how many exercises are due, and whether the player has played any hand at all."""
        self.due_count = due_count
        self.fan.count = min(due_count, MAX_BACKS)
        self.fan.update()
        if due_count:
            name, text = practice_text.practice_moments_label(due_count), say("moments")
        elif has_play:
            name, text = say("my-play-nothing-due"), say("nothing-due-text")
        else:
            name, text = say("practice"), say("no-moments")
        self.name_label.setText(name)
        self.text_label.setText(text)
        self.begin_button.setAccessibleName(f"{say('my-play-begin')}: {name}")
        self.begin_button.setVisible(bool(due_count))
        self.empty_button.setVisible(not due_count and not has_play)

    def _on_begin_clicked(self, _checked: object = None) -> None:
        self.request.emit(Practise())

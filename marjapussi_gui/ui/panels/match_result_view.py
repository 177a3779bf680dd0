"""The result of a match: who won, the scores, and what decided it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import Card
from ..art.card_pictures import CardPictures
from ..art.painter_tools import create_canvas, open_painter
from ..art.stitched_letters import can_stitch
from ..art.table_labels import word_stitching
from ..common.palette import QUIET_INK, SIDE_COLOURS
from ..common.theme import BLACK, BODY, BOLD, LABEL, REGULAR, SPEECH, TITLE
from ..text.card_names import card_name, join_with_and
from ..text.i18n import number_text
from ..text.match_end_text import MatchEnd, SideScore
from .ledger_column import LabelFactory, SumLine
from .ledger_metrics import TWO_SIDES

# Pixels
RESULT_WIDTH, RESULT_SIDE_MARGIN = 640, 30
SCORE_SIZE, STITCH_SIZE, CARD_WIDTH, CARD_HEIGHT = 34, 2.3, 54.0, 76.0
SHORT_HEIGHT = 40.0  # pixels of the sentence, above a row of scores
MAX_STITCHED_LETTERS = 14
PAIR_STEP, MANY_STEP, FAN_DEGREES = 42.0, 30.0, 5.0  # pixels between cards; degrees


class MatchResultView(QWidget):
    """Shows the title and the scores in a row, and below them a sentence beside some cards."""

    def __init__(
        self,
        match_end: MatchEnd,
        create_label: LabelFactory,
        create_link: Callable[[], QWidget],
        cards: CardPictures,
        scale: float,
    ) -> None:
        super().__init__()
        self._create_label, self._scale = create_label, scale
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(8 * scale))
        column.addLayout(self._create_head(match_end, create_link(), cards.pixel_ratio))
        column.addWidget(SumLine(scale))
        column.addLayout(self._create_reason_row(match_end, cards))
        if len(match_end.scores) > TWO_SIDES:
            column.addLayout(self._create_score_row(match_end.scores))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def _create_head(self, match_end: MatchEnd, link: QWidget, pixel_ratio: float) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(16 * self._scale))
        row.addWidget(self._create_title(match_end, pixel_ratio), 1)
        row.addWidget(link)
        if len(match_end.scores) == TWO_SIDES:
            row.addLayout(self._create_score_pair(match_end.scores))
        return row

    def _create_title(self, match_end: MatchEnd, pixel_ratio: float) -> QLabel:
        """Create the title: in cross-stitch if it is short, otherwise in bold letters."""
        title, colour = match_end.title, SIDE_COLOURS[max(match_end.winner_offset, 0)]
        label = self._create_label(title, TITLE, BOLD)
        label.setStyleSheet(f"color: {colour}")
        label.setWordWrap(True)
        if len(title) <= MAX_STITCHED_LETTERS and can_stitch(title):
            label.setPixmap(word_stitching(title, colour, STITCH_SIZE * self._scale, pixel_ratio))
            label.setAccessibleName(title)
        return label

    def _create_score_pair(self, scores: Sequence[SideScore]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(8 * self._scale))
        for score in scores:
            if score is not scores[0]:
                colon = self._create_label(":", TITLE, BOLD)
                colon.setStyleSheet(f"color: {QUIET_INK}")
                row.addWidget(colon)
            figure = self._create_label(number_text(score.points), SCORE_SIZE, BLACK)
            figure.setStyleSheet(f"color: {SIDE_COLOURS[score.offset]}")
            figure.setAccessibleName(f"{score.name} {number_text(score.points)}")
            row.addWidget(figure)
        return row

    def _create_score_row(self, scores: Sequence[SideScore]) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(6 * self._scale))
        for score in scores:
            name = self._create_label(score.name, BODY, REGULAR, RESULT_WIDTH / len(scores) - 90)
            figure = self._create_label(number_text(score.points), SPEECH, BOLD)
            figure.setStyleSheet(f"color: {SIDE_COLOURS[score.offset]}")
            row.addWidget(name)
            row.addWidget(figure)
            row.addStretch(1)
        return row

    def _create_reason_row(self, match_end: MatchEnd, cards: CardPictures) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(round(20 * self._scale))
        fact = match_end.fact
        if fact.cards:
            picture = self._create_label("")
            picture.setPixmap(card_fan_picture(fact.cards, cards, self._scale))
            picture.setAccessibleName(join_with_and([card_name(card) for card in fact.cards]))
            row.addWidget(picture)
        sentence = self._create_label(fact.sentence, LABEL)
        sentence.setWordWrap(True)
        least = CARD_HEIGHT if len(match_end.scores) == TWO_SIDES else SHORT_HEIGHT
        sentence.setMinimumHeight(round(least * self._scale))
        sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(sentence, 1)
        return row


def card_fan_picture(cards: Sequence[Card], deck: CardPictures, scale: float) -> QPixmap:
    """Return a picture of a few cards side by side, slightly turned."""
    width, height = CARD_WIDTH * scale, CARD_HEIGHT * scale
    step = (PAIR_STEP if len(cards) == TWO_SIDES else MANY_STEP) * scale
    margin = 0.2 * width
    whole = width + (len(cards) - 1) * step + 2 * margin
    picture = create_canvas(whole, height + 2 * margin, deck.pixel_ratio)
    middle = (len(cards) - 1) / 2
    with open_painter(picture) as painter:
        for place, card in enumerate(cards):
            face = deck.picture(card, width)
            size = face.deviceIndependentSize()
            painter.save()
            painter.translate(margin + width / 2 + place * step, height / 2 + margin)
            painter.rotate(FAN_DEGREES * (place - middle) * (2 if len(cards) == TWO_SIDES else 1))
            painter.drawPixmap(QPointF(-size.width() / 2, -size.height() / 2), face)
            painter.restore()
    return picture

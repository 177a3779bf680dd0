"""The tile on the start page that resumes the last match."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ...art.background_card_painter import BackgroundCardPainter
from ...common.theme import BOLD, LABEL, create_font
from ...text import games
from ...text import resume_text as words
from ...text.i18n import to_sentences
from ...widgets.labels import create_button, create_label
from .clickable_tile import ClickableTile
from .table_preview import ResumePreview, TablePreview
from .tile_background import TILE_MARGIN, draw_focus_ring, draw_tile_background

FELT_SHARE, SMALL_FELT_SHARE, MAX_FELT_WIDTH = 0.56, 0.42, 560  # of the tile's width; pixels
PADDING, NAME_SIZE, SMALL_NAME_SIZE, BUTTON_WIDTH = 10, 24, 20, 132


class ResumeTile(ClickableTile):
    """Resumes the last match or, if there is none, starts a match of the last game."""

    resume_requested = Signal()
    play_requested = Signal(str)

    def __init__(self, card_painter: BackgroundCardPainter) -> None:
        super().__init__()
        self._table_preview = TablePreview(card_painter)
        self.preview: ResumePreview | None = None
        self._last_game_key, self._is_small = "", False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.start_button = create_button("", self.click, "play")
        self.start_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tile has it
        self._labels = create_label(""), create_label(""), create_label("", "caption")
        for label in self._labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addStretch(1)
        for line in self._labels:
            column.addWidget(line)
        column.addStretch(1)
        column.addWidget(self.start_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._row = QHBoxLayout(self)
        self._row.addLayout(column, 1)
        self.set_small(is_small=False)

    def set_small(self, *, is_small: bool) -> None:
        """Use a smaller name and picture, and leave out the score."""
        self._is_small = is_small
        self._labels[0].setFont(create_font(SMALL_NAME_SIZE if is_small else NAME_SIZE, BOLD))
        self.start_button.setFont(create_font(LABEL))
        self.start_button.setMinimumSize(BUTTON_WIDTH, 42 if is_small else 48)
        self._update_margins()
        self.retranslate()

    @property
    def _felt_width(self) -> int:
        share = SMALL_FELT_SHARE if self._is_small else FELT_SHARE
        return min(round((self.width() - 2 * TILE_MARGIN) * share), MAX_FELT_WIDTH)

    def _update_margins(self) -> None:
        inside, gap = TILE_MARGIN + PADDING, PADDING if self._is_small else 2 * PADDING
        left = inside + self._felt_width + gap
        self._row.setContentsMargins(left, inside, inside, inside + 2)

    def show_preview(self, preview: ResumePreview | None, last_game_key: str) -> None:
        """Show the match to resume, or the last game if it is None."""
        self.preview, self._last_game_key = preview, last_game_key
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        preview, key = self.preview, self._last_game_key
        if not key:
            return
        if preview is None:
            texts = games.game_name(key), games.game_introduction(key).description, ""
        else:
            texts = (
                words.game_with_rules_text(games.game_name(preview.game_key), preview.house_rules),
                words.progress_text(
                    preview.hand_number, preview.deal_count, is_own_turn=preview.is_my_turn
                ),
                preview.tournament_text or words.standing_text(preview.named_scores),
            )
        for line, text in zip(self._labels, texts, strict=True):
            line.setText(text)
        self._labels[2].setVisible(bool(texts[2]) and not self._is_small)
        self.start_button.setText(
            words.continue_label() if preview is not None else words.play_label()
        )
        self.start_button.setAccessibleName(f"{self.start_button.text()}: {texts[0]}")
        self.setAccessibleName(to_sentences((self.start_button.text(), *texts)))

    def on_pressed(self) -> None:
        if self.preview is None:
            self.play_requested.emit(self._last_game_key)
        else:
            self.resume_requested.emit()

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        colour = self.palette().color(QPalette.ColorRole.AlternateBase)
        draw_tile_background(painter, self.size(), colour.name())
        margin = TILE_MARGIN + PADDING
        box = QRectF(margin, margin, self._felt_width, self.height() - 2 * margin)
        self._table_preview.draw(painter, box, self.preview, self._last_game_key)
        if self.hasFocus():
            draw_focus_ring(painter, self.size())
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_margins()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and "_row" in vars(self):
            self.set_small(is_small=self._is_small)

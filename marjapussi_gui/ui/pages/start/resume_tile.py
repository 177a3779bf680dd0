"""The tile on the start page that resumes the last match."""

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from ....model.new_game import RememberedTable
from ...art.async_card_painter import AsyncCardPainter
from ...art.painter_tools import open_painter
from ...art.tile_background import TILE_MARGIN, draw_focus_ring, draw_tile_background
from ...common.requests import ResumeLastMatch, StartMatch, StartMatchAtTable
from ...common.theme import BOLD, LABEL, create_font, elide_text, text_width
from ...text import games
from ...text import start_text as words
from ...text.i18n import join_as_sentences, say
from ...text.sanitizing import shorten
from ...widgets.labels import create_button, create_label, tooltip_text
from ...widgets.tiles import ClickableTile
from .table_preview import ResumePreview, TablePreview

FELT_SHARE, SMALL_FELT_SHARE, MAX_FELT_WIDTH = 0.56, 0.42, 560  # of the tile's width; pixels
PADDING, LINE_SPACING, BUTTON_WIDTH = 10, 3, 132
BUTTON_PADDING, MIN_TABLE_WIDTH, GAP = 18, 40, 8
NAME_SIZES, SMALL_NAME_SIZES = (24, 20, LABEL), (20, LABEL)  # the largest that leaves enough room


class ResumeTile(ClickableTile):
    """Resumes the last match or, if there is none, starts a new one of the last game."""

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self._table_preview = TablePreview(card_painter)
        self.preview: ResumePreview | None = None
        self._last_game_key, self._name, self._is_small = "", "", False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.start_button = create_button("", self.click, "play")
        self.start_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tile has it
        self._table: RememberedTable | None = None
        self.table_button = create_button("", self._start_table, "quiet")
        self.table_button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.table_button.hide()
        self._labels = create_label(""), create_label(""), create_label("", "caption")
        for label in self._labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column = QVBoxLayout()
        column.setSpacing(LINE_SPACING)
        column.addStretch(1)
        for line in self._labels:
            column.addWidget(line)
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(GAP)
        buttons.addWidget(self.start_button)
        buttons.addWidget(self.table_button, 1)
        buttons.addStretch(0)
        column.addLayout(buttons)
        self._row = QHBoxLayout(self)
        self._row.addLayout(column, 1)
        self.set_small(is_small=False)

    def set_small(self, *, is_small: bool) -> None:
        self._is_small = is_small
        self.start_button.setFont(create_font(LABEL))
        self.start_button.setMinimumSize(BUTTON_WIDTH, 42 if is_small else 48)
        self._update_margins()
        self._show_texts()

    @property
    def _felt_width(self) -> int:
        share = SMALL_FELT_SHARE if self._is_small else FELT_SHARE
        return min(round((self.width() - 2 * TILE_MARGIN) * share), MAX_FELT_WIDTH)

    def _update_margins(self) -> None:
        inside, gap = TILE_MARGIN + PADDING, PADDING if self._is_small else 2 * PADDING
        left = inside + self._felt_width + gap
        self._row.setContentsMargins(left, inside, inside, inside + 2)

    def _fit_texts(self) -> None:
        """Use the largest name font at which all lines fit; if none does, hide the last line."""
        name, _, detail = self._labels
        sizes = SMALL_NAME_SIZES if self._is_small else NAME_SIZES
        name.setText(self._name)
        for has_detail in (True, False) if detail.text() else (False,):
            detail.setVisible(has_detail)
            for size in sizes:
                name.setFont(create_font(size, BOLD))
                if self._needed_height() <= self.height():
                    return
        name.setText(elide_text(self._name, name.font(), self._text_width))

    @property
    def _text_width(self) -> int:
        margins = self._row.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _needed_height(self) -> int:
        lines = [each for each in self._labels if not each.isHidden()]
        heights = [each.heightForWidth(self._text_width) + LINE_SPACING for each in lines]
        margins = self._row.contentsMargins()
        button = max(self.start_button.sizeHint().height(), self.start_button.minimumHeight())
        return sum(heights) + button + margins.top() + margins.bottom()

    def show_preview(self, preview: ResumePreview | None, last_game_key: str) -> None:
        """Show the match to resume or, if None, the last game."""
        self.preview, self._last_game_key = preview, last_game_key
        self._show_texts()
        self.update()

    def show_table(self, table: RememberedTable | None) -> None:
        """Offer to play again with the people of a table, if one is remembered."""
        self._table = table
        self.table_button.setVisible(table is not None)
        self._fit_table_name()

    def _fit_table_name(self) -> None:
        if self._table is not None:
            name, button = shorten(self._table.name), self.table_button
            button.setAccessibleName(say("resume-table", table=name))
            whole = round(text_width(name, button.font())) + 2 * BUTTON_PADDING
            button.setMaximumWidth(whole)
            beside = self.start_button.sizeHint().width() + GAP + 2 * BUTTON_PADDING
            room = max(self._text_width - beside, MIN_TABLE_WIDTH)
            button.setText(elide_text(name, button.font(), room))
            button.setToolTip(tooltip_text(say("resume-table", table=name)))

    def _start_table(self, _checked: object = None) -> None:
        if self._table is not None:
            self.request.emit(StartMatchAtTable(self._table))

    def _show_texts(self) -> None:
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
        self._name = texts[0]
        self._labels[1].setText(texts[1])
        is_in_picture = self._is_small and preview is not None and not preview.tournament_text
        self._labels[2].setText("" if is_in_picture else texts[2])
        self.start_button.setText(
            say("resume-continue") if preview is not None else say("resume-play")
        )
        self.start_button.setAccessibleName(f"{self.start_button.text()}: {texts[0]}")
        self.setAccessibleName(join_as_sentences((self.start_button.text(), *texts)))
        self._fit_texts()

    def on_pressed(self) -> None:
        if self.preview is None:
            self.request.emit(StartMatch(self._last_game_key))
        else:
            self.request.emit(ResumeLastMatch())

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            colour = self.palette().color(QPalette.ColorRole.AlternateBase)
            draw_tile_background(painter, self.size(), colour.name())
            margin = TILE_MARGIN + PADDING
            box = QRectF(margin, margin, self._felt_width, self.height() - 2 * margin)
            self._table_preview.draw(painter, box, self.preview, self._last_game_key)
            if self.hasFocus():
                draw_focus_ring(painter, self.size())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_margins()
        self._fit_texts()
        self._fit_table_name()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and "_row" in vars(self):
            self.set_small(is_small=self._is_small)

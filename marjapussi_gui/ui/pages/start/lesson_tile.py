"""The tile on the start page that offers a lesson."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout

from ....engine.cards import Card, parse_cards
from ....ports.repositories import LessonProgress
from ...art.animal_portraits import GAZE_AHEAD, animal_portrait, draw_animal_portrait
from ...art.async_card_painter import AsyncCardPainter
from ...art.game_family_picture import draw_turned_card, felt_patch
from ...art.painter_tools import open_painter
from ...art.stitch_row import draw_stitch_row
from ...art.tile_background import TILE_MARGIN, draw_focus_ring, draw_tile_background
from ...common.requests import StartLesson
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    LABEL,
    PATCH_RADIUS,
    TILE_NAME,
    TITLE,
    create_font,
    text_width,
)
from ...text import games
from ...text import lesson_page_text as lessons
from ...text import lesson_page_text as words
from ...text.i18n import join_as_sentences, say
from ...widgets.labels import create_button, create_label
from ...widgets.tiles import ClickableTile

PADDING, SMALL_PADDING, GAP, LINE_SPACING = 16, 8, 14, 4
PORTRAIT_SIZE, WIDE_PORTRAIT_SIZE, SMALL_PORTRAIT_SIZE = 84, 132, 62  # pixels
STITCH_SIZE, STITCH_GAP, WIDE_STITCH_SIZE, WIDE_STITCH_GAP = 10, 5, 13, 8
MIN_STITCH_SIZE = 5  # pixels
BUTTON_WIDTH, BUTTON_HEIGHT, SMALL_BUTTON_HEIGHT = 156, 46, 42
FELT_WIDTH, MIN_FELT_WIDTH = 410, 900  # pixels; tiles below the second width have no felt
FELT_CARDS: tuple[Card, ...] = parse_cards("JH QH KH TH AH")  # the ten counts above the king
FELT_CARD_WIDTH, FELT_CARD_STEP, RAISED_CARD = 84, 66, 3


class LessonTile(ClickableTile):
    """Offers to continue a lesson or, for new players, to start the first one.

    For somebody who has never played, it takes the place of the match to resume.
    """

    def __init__(self, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self._card_painter = card_painter
        self._offered_lesson: LessonProgress | None = None
        self._is_wide = self._is_small = False
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._heading_label, self._text_label, self._detail_label = (
            create_label("") for _ in range(3)
        )
        self.start_button = create_button("", self.click)
        self.start_button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the tile has it
        for label in self._labels:
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._texts, self._foot, self._column = QVBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        self._texts.setSpacing(LINE_SPACING)
        self._detail_label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        for label in self._labels:
            self._texts.addWidget(label)
        self._foot.addWidget(self.start_button)
        self._foot.addStretch(1)
        self._column.setSpacing(0)
        self._column.addLayout(self._texts)
        self._column.addStretch(1)
        self._column.addLayout(self._foot)
        self.hide()

    @property
    def offered_lesson(self) -> LessonProgress | None:
        return self._offered_lesson

    def set_lesson(self, lesson: LessonProgress | None) -> None:
        """Set the lesson that can be started or continued, or None."""
        self._offered_lesson = lesson
        self._show_texts()

    def set_tile_shape(self, *, is_wide: bool, is_small: bool) -> None:
        self._is_wide, self._is_small = is_wide, is_small
        look = "play" if is_wide else ""
        if self.start_button.property("look") != look:
            self.start_button.setProperty("look", look)
            style = self.start_button.style()
            style.unpolish(self.start_button)
            style.polish(self.start_button)
        while (item := self._foot.takeAt(0)) is not None:
            del item
        if not is_wide:
            self._foot.addStretch(1)
        self._foot.addWidget(self.start_button)
        if is_wide:
            self._foot.addStretch(1)
        self._update_margins()
        self._show_texts()

    @property
    def _shows_cards(self) -> bool:
        return self._is_wide and self.width() >= MIN_FELT_WIDTH

    @property
    def _portrait_size(self) -> int:
        if self._is_wide:
            return min(WIDE_PORTRAIT_SIZE, self.height() - 2 * (TILE_MARGIN + PADDING))
        return SMALL_PORTRAIT_SIZE if self._is_small else PORTRAIT_SIZE

    @property
    def _vertical_padding(self) -> int:
        """The space above and below the contents."""
        return TILE_MARGIN + (SMALL_PADDING if self._is_small else PADDING - 2)

    def _fit_detail(self) -> None:
        """Show the third line if there is enough height for it."""
        margins = self._column.contentsMargins()
        width = self.width() - margins.left() - margins.right()
        needed = sum(label.heightForWidth(width) + LINE_SPACING for label in self._labels)
        needed += self.start_button.sizeHint().height() + 2 * self._vertical_padding
        has_text = bool(self._detail_label.text())
        self._detail_label.setVisible(self._is_wide and has_text and needed <= self.height())

    def _update_margins(self) -> None:
        inside = TILE_MARGIN + PADDING
        beside = self._portrait_size + (3 * GAP if self._is_wide else GAP)
        right = FELT_WIDTH + GAP if self._shows_cards else 0
        self._column.setContentsMargins(
            inside + (beside if self._is_wide else 0),
            self._vertical_padding,
            inside + right,
            self._vertical_padding,
        )
        self._texts.setContentsMargins(0 if self._is_wide else beside, 0, 0, 0)

    def _show_texts(self) -> None:
        offered = self._offered_lesson
        if offered is None:
            return
        lesson = offered.lesson
        game, teacher = games.game_name(lesson.game), lessons.teacher_name(lesson.game)
        if offered.is_started:
            step = say("step-number", number=offered.next_step + 1, all=len(lesson.steps))
            texts = (
                words.lesson_name(lesson.game, lesson.number),
                words.lesson_subject(lesson),
                step,
            )
        elif self._is_wide:
            texts = (
                say("new-here"),
                say("newcomer", game=game, teacher=teacher),
                say("lesson-length", teacher=teacher),
            )
        else:
            sentence = (
                say("lesson-page-learn-by-playing")
                if self._is_small
                else say("learn-by-playing-text", teacher=teacher)
            )
            texts = say("new-here"), sentence, ""
        fonts = (
            self._heading_font(texts[0]),
            create_font(LABEL if self._is_wide and not self._is_small else BODY),
            create_font(BODY if self._is_wide and not self._is_small else CAPTION),
        )
        for line, text, font in zip(self._labels, texts, fonts, strict=True):
            line.setText(text)
            line.setFont(font)
        self.start_button.setFont(create_font(LABEL if self._is_wide else BODY))
        wide = BUTTON_WIDTH if self._is_wide else 0
        self.start_button.setMinimumSize(
            wide, SMALL_BUTTON_HEIGHT if self._is_small else BUTTON_HEIGHT
        )
        self.start_button.setText(say("go-on") if offered.is_started else say("lesson-page-begin"))
        self.start_button.setAccessibleName(f"{game}, {texts[0]}: {self.start_button.text()}")
        self.setAccessibleName(join_as_sentences((*texts, self.start_button.text())))
        self._fit_detail()
        self.update()

    def _heading_font(self, text: str) -> QFont:
        sizes = (TITLE, TILE_NAME, LABEL, BODY)
        first = (TITLE if self._is_wide else TILE_NAME, TILE_NAME if self._is_wide else LABEL)
        texts, column = self._texts.contentsMargins(), self._column.contentsMargins()
        room = self.width() - texts.left() - column.left() - column.right()
        fonts = [create_font(size, BOLD) for size in sizes if size <= first[self._is_small]]
        return next((font for font in fonts if text_width(text, font) < room), fonts[-1])

    @property
    def _labels(self) -> tuple[QLabel, ...]:
        return self._heading_label, self._text_label, self._detail_label

    def on_pressed(self) -> None:
        if self._offered_lesson is not None:
            self.request.emit(StartLesson(self._offered_lesson.lesson.game))

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            colour = self.palette().color(QPalette.ColorRole.AlternateBase)
            draw_tile_background(painter, self.size(), colour.name())
            if self._offered_lesson is not None:
                self._draw_teacher(painter, self._offered_lesson)
                self._draw_stitches(painter, self._offered_lesson)
            if self._shows_cards:
                self._draw_cards(painter)
            if self.hasFocus():
                draw_focus_ring(painter, self.size())

    def _draw_teacher(self, painter: QPainter, progress: LessonProgress) -> None:
        size, inside = self._portrait_size, TILE_MARGIN + PADDING
        top = (self.height() - size) / 2 if self._is_wide else inside
        face = QRectF(inside + (GAP if self._is_wide else 0), top, size, size)
        teacher = lessons.teacher_name(progress.lesson.game)
        draw_animal_portrait(painter, face, animal_portrait(teacher), GAZE_AHEAD)

    def _draw_stitches(self, painter: QPainter, progress: LessonProgress) -> None:
        """Draw a stitch for each step beside the button, the next one in gold."""
        button, number = self.start_button.geometry(), len(progress.lesson.steps)
        size, gap = (
            (WIDE_STITCH_SIZE, WIDE_STITCH_GAP) if self._is_wide else (STITCH_SIZE, STITCH_GAP)
        )
        left = button.right() + 2 * GAP if self._is_wide else TILE_MARGIN + PADDING + 2
        room = FELT_WIDTH if self._is_wide else button.left() - GAP - left
        scale = min(room / (number * (size + gap)), 1.0)
        if size * scale < MIN_STITCH_SIZE:  # a long word on the button leaves no room
            return
        start = QPointF(left, button.center().y())
        now = progress.next_step
        draw_stitch_row(painter, start, size * scale, gap * scale, now, number, now)

    def _draw_cards(self, painter: QPainter) -> None:
        margin = TILE_MARGIN + 10
        box = QRectF(
            self.width() - margin - FELT_WIDTH, margin, FELT_WIDTH, self.height() - 2 * margin
        )
        clip = QPainterPath()
        clip.addRoundedRect(box, PATCH_RADIUS, PATCH_RADIUS)
        ratio = self._card_painter.card_pictures.pixel_ratio
        painter.save()
        painter.setClipPath(clip)
        painter.drawImage(box.topLeft(), felt_patch(box.size().toSize(), ratio))
        for place, card in enumerate(FELT_CARDS):
            off = place - (len(FELT_CARDS) - 1) / 2
            rise = 12 if place == RAISED_CARD else 0
            at = QPointF(
                box.center().x() + off * FELT_CARD_STEP, box.top() + 90 + off * off * 3 - rise
            )
            picture = self._card_painter.picture(card, FELT_CARD_WIDTH)
            draw_turned_card(painter, at, picture, self._card_painter, FELT_CARD_WIDTH, off * 3.5)
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._update_margins()
        self._show_texts()

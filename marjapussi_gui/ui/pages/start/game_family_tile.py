"""The tile of a family of games on the start page, which opens to show the games."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import (
    QEvent,
    QPoint,
    QPointF,
    QRect,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import (
    QFontMetrics,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QLabel, QWidget

from ....engine.game import Variant
from ...art.async_card_painter import AsyncCardPainter
from ...art.card_pictures import CARD_ASPECT
from ...art.chart_drawing import chart_colours
from ...art.game_family_picture import SLIT_BEND, FamilyPictureShape, draw_family_picture
from ...art.painter_tools import CHEVRON_SIZE, draw_chevron, open_painter, seam_pen
from ...art.tile_background import TILE_MARGIN, draw_focus_ring
from ...common.requests import (
    ChangePreference,
    NewSheet,
    Request,
    ShowLessons,
    ShowRules,
    StartMatch,
)
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    MIN_TOUCH_SIZE,
    create_font,
    line_height,
    text_width,
)
from ...text import games
from ...text.games import GameFamily
from ...text.i18n import say
from ...widgets.labels import MAX_TEXT_HEIGHT, WRAP_FLAG, create_label
from ...widgets.lesson_progress_bar import BAR_HEIGHT, LessonProgressBar
from ...widgets.tiles import ClickableTile
from .game_family_buttons import BUTTON_HEIGHT, GameFamilyButtons
from .game_row import GameRow
from .player_count_picker import PlayerCountPicker

OPENING_MS = 160
ROW_REST_MS = 200  # how long the pointer rests on a row before the berry moves there
GUARD_MS = 400  # after opening: clicks in this time were meant for the closed tile
SLIT, OPEN_SLIT, MIN_SLIT = 142, 46, 34  # pixels from the top to the opening
CARD_WIDTH, SMALL_CARD_WIDTH, FAN_TOP, OPEN_FAN_TOP = 84, 62, 22, 12
PADDING, ROW_MARGIN, OPEN_GROWTH, SMALL_BOTTOM = 16, 8, 16, 10
BAR_TOP, NAME_TOP, OPEN_NAME_TOP, SMALL_NAME_TOP = 14, 34, 29, 28  # pixels below the opening
NAME_SIZE, OPEN_NAME_SIZE, SMALL_NAME_SIZE = 24, 21, 20
FOOT_HEIGHT, OPEN_FOOT_HEIGHT = 46, 62 + MIN_TOUCH_SIZE
SHOWN_LIFT = 0.5  # how far the tile is open when its games appear
SEAM_WIDTH = 1.2


class GameFamilyTile(ClickableTile):
    """A tile for a family of games. When open, it lists the games, and starts or explains them.

    It never moves sideways, and only grows while it opens.
    """

    opening = Signal()
    closed = Signal()
    request = Signal(object)

    def __init__(self, family: GameFamily, card_painter: AsyncCardPainter) -> None:
        super().__init__()
        self.family, self._card_painter = family, card_painter
        self.animation_ms, self.guard_ms = OPENING_MS, GUARD_MS
        self._closed_box, self._page_height, self._is_small, self._scale = QRect(), 0, False, 1.0
        self._slit, self._lift, self._is_open = float(SLIT), 0.0, False
        self._progress: Mapping[str, Sequence[tuple[int, int]]] = {}
        self._chosen: Variant = family.variants[0]
        self.progress_bar = LessonProgressBar()
        texts = family.texts
        self.name_label, self.description_label, self.count_label = (
            create_label(each) for each in (texts.name(), texts.description(), self._content_text())
        )
        self._question_label = create_label(say("start-player-count"), "strong")
        self._opponents_label = create_label("")
        self.buttons = GameFamilyButtons()
        self.buttons.level_chosen.connect(self._on_level_chosen)
        kinds: tuple[Callable[[str], Request], ...] = (StartMatch, ShowLessons, ShowRules)
        for button, kind in zip(self.buttons.all_buttons, kinds, strict=True):
            button.clicked.connect(partial(self._send_request, kind))
        self.buttons.sheet_button.clicked.connect(partial(self._send_request, NewSheet))
        self.rows = [self._create_row(each) for each in family.variants if self._has_rows]
        counts = family.variants[0].players
        has_picker = not self._has_rows and len(counts) > 1
        self.player_count_picker = PlayerCountPicker(counts) if has_picker else None
        self._guard_timer, self._row_timer = QTimer(self), QTimer(self)
        for timer in (self._guard_timer, self._row_timer):
            timer.setSingleShot(True)
        self._row_timer.timeout.connect(self._choose_hovered_row)
        self._animation = QVariantAnimation(self)
        self._animation.valueChanged.connect(self._on_lift_changed)
        self._add_parts()
        self.choose(self._chosen.key)
        self._update_count()
        self.setAccessibleName(
            say(
                "family",
                name=texts.name(),
                players=self._content_text(),
                sentence=texts.description(),
            )
        )

    @property
    def _has_rows(self) -> bool:
        return len(self.family.variants) > 1

    @property
    def is_open(self) -> bool:
        return self._is_open

    @property
    def chosen_key(self) -> str:
        """The key of the game that Play starts."""
        return self._chosen.key

    @property
    def usual_players(self) -> int:
        return self.family.variants[0].default_players

    # Contents

    def show_order(self, recent_games: Sequence[str]) -> None:
        key = games.recency_sort_key(recent_games)
        self.rows.sort(key=lambda row: key(row.variant.key))
        self.choose(min(self.family.game_keys, key=key))
        self._place_parts()

    def show_progress(self, progress: Mapping[str, Sequence[tuple[int, int]]]) -> None:
        self._progress = progress
        self._show_chosen_progress()

    def set_player_count(self, count: int) -> None:
        if self.player_count_picker is not None:
            self.player_count_picker.set_player_count(count)
            self._update_count()

    def choose(self, game_key: str) -> None:
        """Choose a game: mark it with a berry, and use it for Play, Learn and Rules."""
        self._chosen = next(each for each in self.family.variants if each.key == game_key)
        for row in self.rows:
            row.set_chosen(is_chosen=row.variant is self._chosen)
        self.buttons.set_button_texts(self._chosen.key)
        self._show_chosen_progress()

    def _content_text(self) -> str:
        """Return a text with the number of games or, for a single game, of players."""
        first = self.family.variants[0]
        if self._has_rows:
            return say("game-count", number=len(self.family.variants))
        if len(first.players) > 1:
            return say("player-range", fewest=first.players[0], most=first.players[-1])
        return games.player_count_label(first)

    def _show_chosen_progress(self) -> None:
        self.progress_bar.set_groups(self._progress.get(self._chosen.key, ()))

    def _update_count(self) -> None:
        if self.player_count_picker is not None:
            others = self.player_count_picker.player_count - 1
            self._opponents_label.setText(say("opponent-count", number=others))

    # Opening and closing

    def on_pressed(self) -> None:
        if self._is_open:
            self.collapse()
            return
        self.expand()
        if self.hasFocus():
            self.focus_games()

    def expand(self) -> None:
        if self._is_open:
            return
        self._is_open = True
        self._guard_timer.start(self.guard_ms)
        self.opening.emit()
        self.raise_()
        self._slide()

    def collapse(self) -> None:
        """Close the tile, hiding its games. If the focus was inside, move it to the tile itself."""
        if not self._is_open:
            return
        had_focus = self.isAncestorOf(self.window().focusWidget())
        self._is_open = False
        if had_focus:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._slide()
        self.closed.emit()

    def focus_games(self) -> None:
        """Focus the chosen row or, without rows, the first control."""
        chosen = next((row for row in self.rows if row.is_chosen), None)
        target: QWidget = chosen or self.player_count_picker or self.buttons.play_button
        target.setFocus(Qt.FocusReason.TabFocusReason)

    def _slide(self) -> None:
        self._animation.stop()
        end = float(self._is_open)
        if not self.animation_ms or not self.isVisible():
            self._on_lift_changed(end)
            return
        self._animation.setStartValue(self._lift)
        self._animation.setEndValue(end)
        self._animation.setDuration(self.animation_ms)
        self._animation.start()

    def _on_lift_changed(self, lift: float) -> None:
        self._lift = lift
        self._update_geometry()
        self._place_parts()
        self.update()

    # Rows

    def _create_row(self, variant: Variant) -> GameRow:
        row = GameRow(variant, self._has_just_opened)
        row.clicked.connect(partial(self._on_row_clicked, variant.key))
        row.moved.connect(self._move_choice)
        row.entered.connect(self._on_row_entered)
        return row

    def _has_just_opened(self) -> bool:
        """Return whether the tile opened so recently that a click wasn't aimed at a row."""
        return self._guard_timer.isActive()

    def _on_row_entered(self) -> None:
        if not self._has_just_opened():
            self._row_timer.start(ROW_REST_MS)

    def _choose_hovered_row(self) -> None:
        for row in self.rows:
            if row.isVisible() and row.underMouse():
                self.choose(row.variant.key)

    def _move_choice(self, step: int) -> None:
        place = next(place for place, row in enumerate(self.rows) if row.is_chosen)
        row = self.rows[min(max(place + step, 0), len(self.rows) - 1)]
        self.choose(row.variant.key)
        row.setFocus(Qt.FocusReason.TabFocusReason)

    def _on_row_clicked(self, game_key: str, _checked: object = None) -> None:
        self.choose(game_key)
        self._send_request(StartMatch)

    def _send_request(self, kind: Callable[[str], Request], _checked: object = None) -> None:
        self.request.emit(kind(self.chosen_key))

    def _on_level_chosen(self, level: str) -> None:
        self.request.emit(ChangePreference("level", level))

    def _on_count_chosen(self, count: int) -> None:
        self._update_count()
        self.request.emit(ChangePreference("players", count))

    # Geometry

    def set_place(
        self, box: QRect, page_height: int, slit: float, scale: float, *, is_small: bool
    ) -> None:
        """Set the box of the closed tile without its margin, and the size of its cards."""
        self._closed_box, self._page_height, self._slit = box, page_height, slit
        self._scale, self._is_small = scale, is_small
        self._update_geometry()
        self._place_parts()
        self.update()

    def height_below_slit(self, width: int, *, is_small: bool) -> int:
        """Return how much height the closed tile needs below the slit that holds its cards."""
        name = self._line_height(self.name_label.text(), SMALL_NAME_SIZE if is_small else NAME_SIZE)
        if is_small:
            return SMALL_NAME_TOP + name + SMALL_BOTTOM
        description = self._text_height(self.description_label, width - 2 * PADDING)
        return NAME_TOP + name + 2 + description + 4 + FOOT_HEIGHT

    @property
    def opened_box(self) -> QRect:
        """The box of the open tile without its margin, moved up if it would leave the page."""
        box = self._closed_box
        growth = 0 if self._is_small else OPEN_GROWTH
        height = max(self._open_height(box.width()), 0 if self._is_small else box.height() + growth)
        top = min(box.top(), self._page_height - height - TILE_MARGIN)
        return QRect(box.left(), max(top, 0), box.width(), height)

    def _open_height(self, width: int) -> int:
        name = self._line_height(self.name_label.text(), OPEN_NAME_SIZE)
        above = OPEN_SLIT + OPEN_NAME_TOP + name + 4
        return above + self._body_height(width) + 4 + OPEN_FOOT_HEIGHT

    def _body_height(self, width: int) -> int:
        if self.rows:
            return len(self.rows) * self._row_height(width)
        body = self._text_height(self.description_label, width - 2 * PADDING)
        if self.player_count_picker is not None:
            lines = self._line_height(self._question_label.text(), BODY)
            lines += self._line_height(self._opponents_label.text(), CAPTION)
            body += self.player_count_picker.sizeHint().height() + lines + 3 * ROW_MARGIN
        return body

    def _row_height(self, width: int) -> int:
        return max(row.height_at(width - 2 * ROW_MARGIN) for row in self.rows)

    def _update_geometry(self) -> None:
        start, end = self._closed_box, self.opened_box
        top, height = (
            round(a + (b - a) * self._lift)
            for a, b in ((start.top(), end.top()), (start.height(), end.height()))
        )
        box = QRect(start.left(), top, start.width(), height)
        self.setGeometry(box.adjusted(-TILE_MARGIN, -TILE_MARGIN, TILE_MARGIN, TILE_MARGIN))

    @property
    def _slit_y(self) -> float:
        return self._slit + (min(OPEN_SLIT, self._slit) - self._slit) * self._lift

    def _place_parts(self) -> None:
        if not self.isVisible():  # they are placed when the tile is shown
            return
        is_open = self._lift >= SHOWN_LIFT
        left, wide = TILE_MARGIN + PADDING, self.width() - 2 * (TILE_MARGIN + PADDING)
        slit, bottom = TILE_MARGIN + round(self._slit_y), self.height() - TILE_MARGIN
        self.progress_bar.setGeometry(left, slit + BAR_TOP, wide, BAR_HEIGHT)
        is_small = self._is_small and not is_open
        size = SMALL_NAME_SIZE if is_small else OPEN_NAME_SIZE if is_open else NAME_SIZE
        offset = SMALL_NAME_TOP if is_small else OPEN_NAME_TOP if is_open else NAME_TOP
        name_height = self._line_height(self.name_label.text(), size)
        self.name_label.setFont(create_font(size, BOLD))
        self.name_label.setGeometry(left, slit + offset, wide, name_height)
        below = slit + offset + name_height + (4 if is_open else 2)
        for part in self._open_parts:
            part.setVisible(is_open)
        self.count_label.setVisible(not is_open)
        self.description_label.setVisible(not self.rows if is_open else not is_small)
        if is_open:
            self._place_open_parts(below, bottom)
        elif is_small:
            own = min(ceil(text_width(self.name_label.text(), self.name_label.font())) + 4, wide)
            self.name_label.setGeometry(left, slit + offset, own, name_height)
            self._place_label(self.count_label, QRect(left, slit + offset, wide, name_height))
        else:
            foot = bottom - FOOT_HEIGHT
            self.description_label.setGeometry(left, below, wide, max(foot - below - 2, 0))
            box = QRect(left, foot, wide - 3 * PADDING, FOOT_HEIGHT)
            self._place_label(self.count_label, box, is_left=True)

    def _place_open_parts(self, top: int, bottom: int) -> None:
        left, wide = TILE_MARGIN + PADDING, self.width() - 2 * (TILE_MARGIN + PADDING)
        for place, row in enumerate(self.rows):
            box_width = self.width() - 2 * (TILE_MARGIN + ROW_MARGIN)
            height = self._row_height(self.width() - 2 * TILE_MARGIN)
            row.setGeometry(TILE_MARGIN + ROW_MARGIN, top + place * height, box_width, height)
        if not self.rows:
            height = self._text_height(self.description_label, wide)
            self.description_label.setGeometry(left, top, wide, height)
            top += height + ROW_MARGIN
        if self.player_count_picker is not None:
            height = self._line_height(self._question_label.text(), BODY)
            self._question_label.setGeometry(left, top, wide, height)
            size = self.player_count_picker.sizeHint()
            top += height + ROW_MARGIN // 2
            self.player_count_picker.setGeometry(QRect(QPoint(left - 3, top), size))
            top += size.height() + ROW_MARGIN // 2
            height = self._line_height(self._opponents_label.text(), CAPTION)
            self._opponents_label.setGeometry(left, top, wide, height)
        top = bottom - OPEN_FOOT_HEIGHT + ROW_MARGIN
        self.buttons.place_in(QRect(left - 2, top, wide + PADDING, MIN_TOUCH_SIZE + BUTTON_HEIGHT))

    @staticmethod
    def _place_label(label: QLabel, box: QRect, *, is_left: bool = False) -> None:
        """Place a label of one line at the left or right end of a box."""
        own = min(ceil(text_width(label.text(), label.font())) + 4, box.width())
        left = box.left() if is_left else box.right() - own + 1
        label.setGeometry(left, box.top(), own, box.height())

    @staticmethod
    def _line_height(text: str, pixels: int) -> int:
        return ceil(line_height(text or "A", create_font(pixels, BOLD)))

    @staticmethod
    def _text_height(label: QLabel, width: int) -> int:
        metrics = QFontMetrics(create_font(BODY))
        box = QRect(0, 0, width, MAX_TEXT_HEIGHT)
        return metrics.boundingRect(box, WRAP_FLAG, label.text()).height() + 2

    @property
    def tab_order(self) -> list[QWidget]:
        """The tile itself and the widgets in it, in the order of the Tab key."""
        parts = (
            part for part in self._open_parts if not isinstance(part, QLabel | GameFamilyButtons)
        )
        return [
            self,
            *parts,
            *self.buttons.all_buttons,
            self.buttons.level_button,
            self.buttons.sheet_button,
        ]

    @property
    def _open_parts(self) -> list[QWidget]:
        parts: list[QWidget] = [*self.rows]
        if self.player_count_picker is not None:
            parts += [self._question_label, self.player_count_picker, self._opponents_label]
        return [*parts, self.buttons]

    def _add_parts(self) -> None:
        labels = (self.name_label, self.description_label, self.count_label)
        for label in (self.progress_bar, *labels, self._question_label, self._opponents_label):
            label.setParent(self)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.description_label.setAlignment(Qt.AlignmentFlag.AlignTop)
        for label in (self.name_label, self.count_label, self._question_label):
            label.setWordWrap(False)
        for label in (self.count_label, self._opponents_label):
            label.setProperty("look", "caption")
            label.setFont(create_font(CAPTION))
            label.setWordWrap(False)
        for part in self._open_parts:
            part.setParent(self)
            part.hide()
        for label in (self._question_label, self._opponents_label):
            label.hide()
        if self.player_count_picker is not None:
            self.player_count_picker.count_chosen.connect(self._on_count_chosen)
            self.player_count_picker.entered.connect(partial(self._send_request, StartMatch))

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(300, 300)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with open_painter(self) as painter:
            colour = self.palette().color(QPalette.ColorRole.AlternateBase)
            draw_family_picture(
                painter,
                self._shape(),
                self.family.texts.picture_cards,
                self._card_painter,
                colour.name(),
            )
            if not self._is_small and self._lift < SHOWN_LIFT:
                self._draw_foot(painter)
            if self.hasFocus():
                draw_focus_ring(painter, self.size())

    def _shape(self) -> FamilyPictureShape:
        share = min(self._slit / SLIT, 1.0)
        reaching = (self._slit + SLIT_BEND) / CARD_ASPECT  # the linen hides the end of such a card
        width = max(SMALL_CARD_WIDTH, reaching) if self._is_small else CARD_WIDTH * self._scale
        closed_top = OPEN_FAN_TOP if self._is_small else FAN_TOP * share * self._scale
        smaller = min(SMALL_CARD_WIDTH / width, 1.0)
        return FamilyPictureShape(
            size=self.size(),
            slit_y=self._slit_y,
            felt_height=round(self._slit) + 16,
            fan_top=closed_top + (OPEN_FAN_TOP - closed_top) * self._lift,
            card_width=width,
            card_scale=1.0 + (smaller - 1.0) * self._lift,
            is_raised=self._lift > 0,
        )

    def _draw_foot(self, painter: QPainter) -> None:
        colours = chart_colours(self.palette())
        left, right = TILE_MARGIN + PADDING, self.width() - TILE_MARGIN - PADDING
        foot = self.height() - TILE_MARGIN - FOOT_HEIGHT
        painter.setPen(seam_pen(colours.seam, SEAM_WIDTH, 3, 3))
        painter.drawLine(QPointF(left, foot), QPointF(right, foot))
        middle = QPointF(right - 5, foot + FOOT_HEIGHT / 2)
        draw_chevron(painter, middle, CHEVRON_SIZE, colours.quiet)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._is_open and self.hasFocus() and event.key() == Qt.Key.Key_Down:
            self.focus_games()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_parts()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_parts()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.collapse()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and "rows" in vars(self):
            self._update_geometry()
            self._place_parts()

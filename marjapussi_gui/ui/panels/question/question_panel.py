"""The panel that asks what the player would have done, and then explains the values."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ...art.icons import icon_picture
from ...art.painter_tools import create_canvas, draw_soft_shadow, fill_rounded_rect, open_painter
from ...common.palette import BUBBLE, BUTTON_FOOT, INK, OUR_COLOUR, QUIET_INK
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    MEDIUM,
    MIN_TOUCH_SIZE,
    REGULAR,
    SPACINGS,
    create_font,
    text_scale,
)
from ...text.i18n import say
from ...widgets.labels import TextLabel
from ...widgets.name_tip import NameTip
from ...widgets.scroll_area import create_scroll_area
from .answer_options import CardOptionStrip, ReviewOption, WordOptionList
from .panel_parts import (
    SHADOW_MARGIN,
    AnswerCover,
    MistakeMarker,
    PrincipleText,
    SeamDivider,
    create_text_label,
)

TITLE_SIZE, RADIUS, MARGIN = 21, 18, 24
MAX_MARKERS = 6
ICON_SIZE = 18
PANEL_WIDTH, GAP, MIN_UNFOLDED_WIDTH = 336, 20, 1100  # pixels; foldable in narrower windows
MAX_WIDTH_SHARE = 0.42  # fraction of a window in which it is foldable
BASE_SIZE, MAX_SCALE = (1280, 800), 1.4
LOW_HEIGHT, COMPACT_HEIGHT = 420, 500  # pixels; on lower boards it covers all, or is compact
STYLE_SHEET = f"""
#question, #question QLabel {{ color: {INK}; background: transparent; }}
#question QPushButton[look="quiet"], #question QPushButton[look="link"] {{ color: {INK}; }}
#question QPushButton[look="quiet"] {{ border-color: {BUTTON_FOOT}; }}
"""


class QuestionPanel(QFrame):
    """A panel for a question, its answer, or a list of mistakes. panel_contents fills it."""

    button_clicked = Signal(str)  # the name of a button
    action_chosen = Signal(object)  # an action
    mistake_chosen = Signal(int)  # an index

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.layout_key = (
            1.0,
            False,
            False,
            False,
        )  # scale, is_foldable, has_two_columns, is_compact
        self.setObjectName("question")
        self.setStyleSheet(STYLE_SHEET)
        self.buttons: dict[str, QPushButton] = {}
        self.options_widget: CardOptionStrip | WordOptionList | None = None
        self.title, self.reasons = "", tuple[str, ...]()
        self._column = QVBoxLayout(self)
        self._content: QWidget | None = None
        self._max_width = PANEL_WIDTH  # pixels
        self._background = QPixmap()  # with the shadow

    @property
    def scale(self) -> float:
        return self.layout_key[0]

    @property
    def is_foldable(self) -> bool:
        return self.layout_key[1]

    @property
    def has_two_columns(self) -> bool:
        """Whether the answer goes beside the question, because there is no space below."""
        return self.layout_key[2]

    @property
    def is_compact(self) -> bool:
        """Whether the panel's parts have to be smaller than usual."""
        return self.layout_key[3]

    @property
    def reserved_width(self) -> int:
        """The width in pixels that the board has to leave for the panel on its right."""
        return min(round(PANEL_WIDTH * self.scale * text_scale()), self._max_width) + GAP

    def fit_to(self, window_size: QSize, board_height: int) -> None:
        """Adapt scale and layout to the size of the window and the height of the board."""
        scale = min(window_size.width() / BASE_SIZE[0], window_size.height() / BASE_SIZE[1])
        folds = window_size.width() < MIN_UNFOLDED_WIDTH * text_scale()
        self.layout_key = (
            min(max(scale, 1.0), MAX_SCALE),
            folds,
            folds and board_height < LOW_HEIGHT,
            board_height < COMPACT_HEIGHT,
        )
        self._max_width = (
            round(MAX_WIDTH_SHARE * window_size.width()) if folds else window_size.width()
        )

    def place_on(self, board_rect: QRect) -> None:
        """Place the panel on the right of a board, or over all of it."""
        top = 0 if self.is_foldable else GAP
        width = board_rect.width() - 2 * GAP if self.has_two_columns else self.reserved_width - GAP
        left, height = (
            board_rect.width() - GAP - width,
            board_rect.height() - 2 * (top - SHADOW_MARGIN),
        )
        self.setGeometry(
            left - SHADOW_MARGIN, top - SHADOW_MARGIN, width + 2 * SHADOW_MARGIN, height
        )

    # Content

    def begin_content(
        self,
        markers: Sequence[tuple[int, bool, bool]],
        current_number: int,
        *,
        scrolls: bool = True,
        leave_label: str = "",
    ) -> None:
        """Clear the panel and show a marker for each mistake, and a button that leaves if labelled.

        A marker is given by the mistake's severity, whether it has been seen, and whether it is
        current. With scrolls, a content that is too high scrolls; otherwise it fills the height.
        """
        if self._content is not None:
            self._content.hide()
            self._column.removeWidget(self._content)
            self._content.deleteLater()
        self.buttons, self.options_widget, self.title, self.reasons = {}, None, "", ()
        self._content = QWidget(self)
        self._column.addWidget(self._content)
        margin = SHADOW_MARGIN + round(
            SPACINGS[2] if self.has_two_columns else MARGIN * self.scale * 0.8
        )
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._whole_column = QVBoxLayout(self._content)
        self._whole_column.setContentsMargins(0, 0, 0, 0)
        self._whole_column.addLayout(self._create_header(markers, current_number, leave_label))
        self._main_column, whole = _create_scrolling_column() if scrolls else _create_column()
        self._second_column, centre = self._main_column, QHBoxLayout()
        centre.setSpacing(MARGIN)
        centre.addWidget(whole, 1)
        if self.has_two_columns:
            self._second_column, beside = (
                _create_scrolling_column() if scrolls else _create_column()
            )
            centre.addWidget(beside, 1)
        for rows in (self._whole_column, self._main_column, self._second_column):
            rows.setSpacing(round(8 * self.scale))
        self._whole_column.addLayout(centre, 1)

    def set_title(self, text: str, caption: str = "") -> None:
        self.title = text
        self.setAccessibleName(text)
        self._main_column.addWidget(create_text_label(text, TITLE_SIZE * self.scale, BOLD))
        if caption:
            self.add_caption(caption)

    def add_caption(self, text: str) -> None:
        self._main_column.addWidget(
            create_text_label(text, CAPTION * self.scale, MEDIUM, QUIET_INK)
        )

    def add_widget(self, widget: QWidget) -> None:
        self._main_column.addWidget(widget)

    def add_options(
        self, options: Sequence[ReviewOption], widget: CardOptionStrip | WordOptionList
    ) -> None:
        """Show the options in a widget that was created for them."""
        assert options
        self.options_widget = widget
        widget.action_chosen.connect(self.action_chosen)
        self._main_column.addWidget(widget)

    def add_cover(self) -> None:
        """Add a cover in place of the answer, with a button that reveals it."""
        cover = AnswerCover(partial(self._on_button_clicked, "show"))
        self.buttons["show"] = cover.button
        self._second_column.addWidget(cover, 1)
        if self.has_two_columns:
            self._main_column.addStretch(1)

    def add_reasons(self, sentences: Sequence[str], principle: str = "") -> None:
        """Add the reasons and, if it isn't empty, a principle."""
        self.reasons = (*sentences, *filter(None, (principle,)))
        if not self.has_two_columns:
            self._main_column.addWidget(SeamDivider())
        for sentence in sentences:
            self._second_column.addWidget(create_text_label(sentence, BODY * self.scale, REGULAR))
        if principle:
            self._second_column.addWidget(PrincipleText(principle, self.scale))
        self.add_stretch()

    def add_mistake_list(self, rows: Sequence[tuple[str, str]]) -> None:
        """Add a list of mistakes, each with its place in the match and its cost."""
        for place, (where, cost) in enumerate(rows):
            self._second_column.addWidget(self._create_mistake_row(place, where, cost))
        self.add_stretch()

    def add_stretch(self) -> None:
        """Add empty space, so that everything before it is at the top."""
        self._second_column.addStretch(1)
        if self.has_two_columns:
            self._main_column.addStretch(1)

    def add_buttons(self, *buttons: tuple[str, str, str]) -> None:
        """Add buttons at the bottom, given by name, label and look, the last on the right."""
        foot = QHBoxLayout()
        foot.setSpacing(round(8 * self.scale))
        for number, (name, text, look) in enumerate(buttons):
            if number == len(buttons) - 1:
                foot.addStretch(1)
            foot.addWidget(self._create_button(name, text, look))
        self._whole_column.addLayout(foot)
        assert self._content is not None
        self._content.show()

    # Private

    def _create_mistake_row(self, index: int, where: str, cost: str) -> QPushButton:
        """Create a row of the list of mistakes: where it is and, on the right, its cost."""
        row = QPushButton()
        row.setProperty("look", "quiet")
        row.setAccessibleName(f"{where}, {cost}")
        row.setMinimumHeight(MIN_TOUCH_SIZE)
        row.clicked.connect(partial(self._on_mistake_clicked, index))
        inside = QHBoxLayout(row)
        inside.setContentsMargins(SPACINGS[2], 0, SPACINGS[2], 0)
        for text, weight, colour, stretch in ((where, MEDIUM, INK, 1), (cost, BOLD, OUR_COLOUR, 0)):
            label = TextLabel(text)
            label.setFont(create_font(BODY * self.scale, weight))
            label.setStyleSheet(f"color: {colour};")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addWidget(label, stretch)
        return row

    def _create_button(self, name: str, text: str, look: str) -> QPushButton:
        control = QPushButton(text)
        control.setProperty("look", look)
        control.setMinimumHeight(MIN_TOUCH_SIZE)
        control.clicked.connect(partial(self._on_button_clicked, name))
        self.buttons[name] = control
        return control

    def _on_button_clicked(self, name: str, _checked: object = None) -> None:
        self.button_clicked.emit(name)

    def _create_header(
        self, markers: Sequence[tuple[int, bool, bool]], current_number: int, leave_label: str
    ) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, (grave, is_seen, is_now) in enumerate(markers[:MAX_MARKERS]):
            name = say("review-moment-moment", place=number + 1, of=len(markers))
            marker = MistakeMarker(name, grave, self.scale, is_seen=is_seen, is_current=is_now)
            marker.clicked.connect(partial(self._on_mistake_clicked, number))
            row.addWidget(marker)
        row.addStretch(1)
        if current_number:
            text = say("review-moment-moment", place=current_number, of=len(markers))
            label = create_text_label(text, CAPTION * self.scale, MEDIUM, QUIET_INK)
            label.setWordWrap(False)
            row.addWidget(label)
        if leave_label:
            row.addWidget(self._create_button("leave", leave_label, "link"))
        if self.is_foldable:
            row.addWidget(self._create_fold_button())
        return row

    def _on_mistake_clicked(self, index: int, _checked: object = None) -> None:
        self.mistake_chosen.emit(index)

    def _create_fold_button(self) -> QPushButton:
        fold = self._create_button("fold", "", "link")
        fold.setAccessibleName(say("fold"))
        NameTip(fold)
        fold.setIcon(QIcon(icon_picture("to_after", INK, ICON_SIZE, self.devicePixelRatioF())))
        fold.setFixedWidth(MIN_TOUCH_SIZE)
        return fold

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._background.size() != self.size() * ratio:
            self._background = create_canvas(self.width(), self.height(), ratio)
            box = QRectF(self.rect()).adjusted(
                SHADOW_MARGIN, SHADOW_MARGIN, -SHADOW_MARGIN, -SHADOW_MARGIN
            )
            with open_painter(self._background) as painter:
                draw_soft_shadow(painter, box, RADIUS, 16, 5, 140)
                fill_rounded_rect(painter, box, RADIUS, BUBBLE)
        with open_painter(self) as painter:
            painter.drawPixmap(0, 0, self._background)


def _create_column() -> tuple[QVBoxLayout, QWidget]:
    """Return a column and the widget that it fills."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    return column, inside


def _create_scrolling_column() -> tuple[QVBoxLayout, QWidget]:
    column, inside = _create_column()
    area = create_scroll_area(inside)
    for each in (area.viewport(), inside):
        each.setAutoFillBackground(False)
    return column, area

"""The panel that asks what the player would have done, and then explains the values."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import repeat

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from ...common.palette import BUTTON_FOOT, INK, LINEN, OUR_COLOUR, QUIET_INK, SEAM_COLOUR
from ...common.theme import (
    BODY,
    BOLD,
    CAPTION,
    DEMI_BOLD,
    MEDIUM,
    MIN_TOUCH_SIZE,
    REGULAR,
    SPACINGS,
    create_font,
)
from ...text.i18n import Message, say
from ...widgets.flow_layout import FlowLayout, ScrollContent
from ...widgets.labels import TextLabel, create_button
from ...widgets.scroll_area import create_scroll_area
from .answer_options import CardOptionStrip, ReviewOption, WordOptionList
from .question_panel_widgets import (
    AnswerCover,
    DashedDivider,
    MistakeMarker,
    PrincipleText,
    create_text_label,
)

TITLE_SIZE, MARGIN = 21, 20
MAX_MARKERS = 6
BASE_SIZE, WIDTH, NARROW_WIDTH = (1280, 720), 468, 366  # pixels; narrow in small windows
TEXT_SCALE, MAX_SCALE = 1.13, 2.0  # of the panel in a window of the base size, and at most
SHRINKING = 1.0, 0.88, 0.76, 0.64, 0.52  # scales that are tried until everything fits
ALL_REASONS = 99  # if even the smallest scale doesn't help, only one or none is shown at first
STYLE_SHEET = f"""
#question {{ color: {INK}; background: {LINEN}; border-left: 1px solid {SEAM_COLOUR}; }}
#question QLabel {{ color: {INK}; background: transparent; }}
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
        self.card_scale = self._full_scale = 1.0
        self._window_size, self._reason_limit = QSize(*BASE_SIZE), ALL_REASONS
        self.setObjectName("question")
        self.setStyleSheet(STYLE_SHEET)
        self.buttons: dict[str, QPushButton] = {}
        self.options_widget: CardOptionStrip | WordOptionList | None = None
        self.title, self.reasons = "", tuple[str, ...]()
        self.heading: QLabel | None = None
        self._outer_column = QVBoxLayout(self)
        self._parts = list[QWidget]()  # the scroll area of the content, and the buttons below

    @property
    def scale(self) -> float:
        """The scale of texts, which are never smaller than usual."""
        return max(self.card_scale, 1.0)

    @property
    def content_width(self) -> int:
        return self.width() - 2 * round(MARGIN * self.scale)

    @property
    def layout_key(self) -> object:
        return self._full_scale, self._window_size

    def fit_to(self, window_size: QSize) -> None:
        wide, high = window_size.width(), window_size.height()
        scale = min(wide / BASE_SIZE[0], high / BASE_SIZE[1], MAX_SCALE)
        self.setFixedWidth(round(max(WIDTH * scale, NARROW_WIDTH)))
        self._window_size, self._full_scale = window_size, max(scale * TEXT_SCALE, 1.0)

    def fill(self, build: Callable[[], None]) -> None:
        """Fill the panel by calling build(), with smaller or fewer parts if space is short."""
        fewer = ((SHRINKING[-1], limit) for limit in (1, 0))
        for share, self._reason_limit in (*zip(SHRINKING, repeat(ALL_REASONS)), *fewer):
            self.card_scale = self._full_scale * share
            build()
            if self._content_fits():
                return

    def _content_fits(self) -> bool:
        if not self._parts:
            return True
        for control in self.findChildren(QPushButton):
            control.ensurePolished()  # the style makes it higher
        self._main_column.invalidate()
        width = self.content_width
        margins = self.width() - width
        room = self._window_size.height() - margins - self._outer_column.spacing()
        below = self._foot.heightForWidth(width)
        return self._main_column.totalHeightForWidth(width) + below <= room

    # Content

    def begin_content(
        self,
        markers: Sequence[tuple[int, bool, bool]],
        current_number: int,
        *,
        leave_label: str = "",
    ) -> None:
        """Clear the panel, and show a marker for each mistake and, if labelled, a Leave button.

        A marker is given by the mistake's severity, whether it has been seen, and whether it is
        current.
        """
        for part in self._parts:
            part.hide()
            self._outer_column.removeWidget(part)
            part.deleteLater()
        self.buttons, self.options_widget, self.title, self.reasons = {}, None, "", ()
        self.heading = None
        margin, content, foot = round(MARGIN * self.scale), ScrollContent(), QWidget()
        self._outer_column.setContentsMargins(margin, margin, margin, margin)
        self._main_column, self._foot = QVBoxLayout(content), FlowLayout(align_right=True)
        self._main_column.setContentsMargins(0, 0, 0, 0)
        foot.setLayout(self._foot)
        area = create_scroll_area(content)
        for each in (area.viewport(), content):
            each.setAutoFillBackground(False)
        self._parts = [area, foot]
        self._outer_column.addWidget(area, 1)
        self._outer_column.addWidget(foot)
        for rows in (self._outer_column, self._main_column):
            rows.setSpacing(round(8 * self.scale))
        self._main_column.addLayout(self._create_header(markers, current_number, leave_label))

    def set_title(self, text: str, caption: str = "") -> None:
        self.title = text
        self.setAccessibleName(text)
        self._main_column.addWidget(create_text_label(text, TITLE_SIZE * self.scale, BOLD))
        if caption:
            self.add_caption(caption)

    def add_heading(self, text: str) -> None:
        self.heading = create_text_label(text, BODY * self.scale, DEMI_BOLD)
        self._main_column.addWidget(self.heading)

    def add_caption(self, text: str) -> None:
        self._main_column.addWidget(
            create_text_label(text, CAPTION * self.scale, MEDIUM, QUIET_INK)
        )

    def add_widget(self, widget: QWidget) -> None:
        self._main_column.addWidget(widget)

    def add_options(
        self, options: Sequence[ReviewOption], widget: CardOptionStrip | WordOptionList
    ) -> None:
        assert options
        self.options_widget = widget
        widget.action_chosen.connect(self.action_chosen)
        self._main_column.addWidget(widget)

    def add_answer_cover(self) -> None:
        cover = AnswerCover(partial(self._on_button_clicked, "show"))
        self.buttons["show"] = cover.button
        self._main_column.addWidget(cover, 1)

    def add_reasons(
        self, sentences: Sequence[str], principle: str = "", *, limit: int = ALL_REASONS
    ) -> None:
        """Add reasons and a principle (if not empty). A link shows the reasons beyond a limit."""
        self.reasons = (*sentences, *filter(None, (principle,)))
        self._main_column.addWidget(DashedDivider())
        labels = [create_text_label(each, BODY * self.scale, REGULAR) for each in sentences]
        for label in labels:
            self._main_column.addWidget(label)
        if principle:
            self._main_column.addWidget(PrincipleText(principle, self.scale))
        if further := labels[min(limit, self._reason_limit) :]:
            more = create_button(Message("more-reasons"), None, "link")
            self._main_column.addWidget(more, 0, Qt.AlignmentFlag.AlignLeft)
            for label in further:
                label.hide()
                more.clicked.connect(label.show)
                self._main_column.addWidget(label)
            more.clicked.connect(more.hide)
        self.add_stretch()

    def add_mistake_list(self, rows: Sequence[tuple[str, str]]) -> None:
        for place, (where, cost) in enumerate(rows):
            self._main_column.addWidget(self._create_mistake_row(place, where, cost))
        self.add_stretch()

    def add_stretch(self) -> None:
        """Add empty space, so that everything before it is at the top."""
        self._main_column.addStretch(1)

    def add_buttons(self, *buttons: tuple[str, str, str]) -> None:
        for name, text, look in buttons:
            self._foot.addWidget(self._create_button(name, text, look))
        for part in self._parts:
            part.show()

    # Private

    def _create_mistake_row(self, index: int, where: str, cost: str) -> QPushButton:
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
        return row

    def _on_mistake_clicked(self, index: int, _checked: object = None) -> None:
        self.mistake_chosen.emit(index)


def add_panel_beside(page: QWidget, panel: QWidget) -> QVBoxLayout:
    """Lay out a page with a panel on the right, and return the column for the rest."""
    row, column = QHBoxLayout(page), QVBoxLayout()
    for each in (row, column):
        each.setContentsMargins(0, 0, 0, 0)
        each.setSpacing(0)
    row.addLayout(column, 1)
    row.addWidget(panel)
    return column

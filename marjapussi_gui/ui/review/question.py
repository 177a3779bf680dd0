"""The panel beside the felt: what would you have done here? And then what it was worth, and why."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from ..art.brushes import canvas, painting, rounded, soft_shadow
from ..art.icons import icon
from ..basis.palette import BUBBLE, BUTTON_FOOT, INK, OURS, QUIET
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    MEDIUM,
    REGULAR,
    SPACE,
    TOUCH,
    font,
    text_scale,
)
from ..widgets.labels import Words
from ..widgets.name_tip import NameTip
from ..wording import moments as moment_words
from .choices import CardStrip, Choice, WordList
from .parts import EDGE, Berry, Cover, Reason, Seam, text_label

TITLE, RADIUS, MARGIN = 21, 18, 24
MOST_BERRIES = 6
ICON = 18
PANEL, BESIDE, ASIDE_FROM = 336, 20, 1100  # pixels: in a narrower window it folds away
WIDEST = 0.42  # of a window in which it folds away
BASE, LARGEST = (1280, 800), 1.4
LOW, TIGHT = 420, 500  # pixels: on a lower felt it takes its place; it is smaller
SHEET = f"""
#question, #question QLabel {{ color: {INK}; background: transparent; }}
#question QPushButton[look="quiet"], #question QPushButton[look="link"] {{ color: {INK}; }}
#question QPushButton[look="quiet"] {{ border-color: {BUTTON_FOOT}; }}
"""


class QuestionPanel(QFrame):
    """Shows one thing at a time: a question, its answer, or what there is to think about."""

    asked = Signal(str)  # what a button stands for, by its name
    chosen = Signal(object)  # an action
    went = Signal(int)  # to one of the moments, by its place among them

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = 1.0, False, False, False  # scale; if it folds, is wide and low, or is tight
        self.setObjectName("question")
        self.setStyleSheet(SHEET)
        self.buttons: dict[str, QPushButton] = {}
        self.choices: CardStrip | WordList | None = None
        self.title, self.reasons = "", tuple[str, ...]()
        self._column = QVBoxLayout(self)
        self._inside: QWidget | None = None
        self._widest = PANEL  # pixels
        self._ground = QPixmap()  # with its shadow

    @property
    def scale(self) -> float:
        return self.look[0]

    @property
    def has_fold(self) -> bool:
        return self.look[1]

    @property
    def is_low(self) -> bool:
        """Whether the answer stands beside the question: below it is no room."""
        return self.look[2]

    @property
    def is_tight(self) -> bool:
        """Whether things have to be smaller than usual."""
        return self.look[3]

    @property
    def reach(self) -> int:
        """How many pixels it takes of the felt on the right."""
        return min(round(PANEL * self.scale * text_scale()), self._widest) + BESIDE

    def fit(self, window: QSize, felt: int) -> None:
        """Be as large as a window with a felt of this height has room for."""
        scale = min(window.width() / BASE[0], window.height() / BASE[1])
        folds = window.width() < ASIDE_FROM * text_scale()
        self.look = min(max(scale, 1.0), LARGEST), folds, folds and felt < LOW, felt < TIGHT
        self._widest = round(WIDEST * window.width()) if folds else window.width()

    def stand_on(self, felt: QRect) -> None:
        """Stand on the right of a felt, or take its place."""
        top = 0 if self.has_fold else BESIDE
        wide = felt.width() - 2 * BESIDE if self.is_low else self.reach - BESIDE
        left, high = felt.width() - BESIDE - wide, felt.height() - 2 * (top - EDGE)
        self.setGeometry(left - EDGE, top - EDGE, wide + 2 * EDGE, high)

    # What is shown

    def begin(
        self, berries: Sequence[tuple[int, bool, bool]], place: int, *, scrolls: bool = True
    ) -> None:
        """Show the berries of all moments: how grave, seen before, and seen now.

        What follows scrolls where there is no room for it, or is as high as there is room.
        """
        if self._inside is not None:
            self._inside.hide()
            self._column.removeWidget(self._inside)
            self._inside.deleteLater()
        self.buttons, self.choices, self.title, self.reasons = {}, None, "", ()
        self._inside = QWidget(self)
        self._column.addWidget(self._inside)
        margin = EDGE + round(SPACE[2] if self.is_low else MARGIN * self.scale * 0.8)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._whole = QVBoxLayout(self._inside)
        self._whole.setContentsMargins(0, 0, 0, 0)
        self._whole.addLayout(self._head(berries, place))
        self._rows, whole = _scrolled() if scrolls else _filled()
        self._beside, middle = self._rows, QHBoxLayout()
        middle.setSpacing(MARGIN)
        middle.addWidget(whole, 1)
        if self.is_low:
            self._beside, beside = _scrolled() if scrolls else _filled()
            middle.addWidget(beside, 1)
        for rows in (self._whole, self._rows, self._beside):
            rows.setSpacing(round(8 * self.scale))
        self._whole.addLayout(middle, 1)

    def entitle(self, text: str, caption: str = "") -> None:
        self.title = text
        self.setAccessibleName(text)
        self._rows.addWidget(text_label(text, TITLE * self.scale, BOLD))
        if caption:
            self.say(caption)

    def say(self, text: str) -> None:
        """Say something beside the matter, in small type."""
        self._rows.addWidget(text_label(text, CAPTION * self.scale, MEDIUM, QUIET))

    def lay(self, part: QWidget) -> None:
        """Show something that was made elsewhere."""
        self._rows.addWidget(part)

    def choose_from(self, choices: Sequence[Choice], strip: CardStrip | WordList) -> None:
        """Show what could have been done."""
        assert choices
        self.choices = strip
        strip.chosen.connect(self.chosen)
        self._rows.addWidget(strip)

    def cover(self) -> None:
        """Cover the answer."""
        cover = Cover(partial(self._ask, "show"))
        self.buttons["show"] = cover.button
        self._beside.addWidget(cover, 1)
        if self.is_low:
            self._rows.addStretch(1)

    def argue(self, sentences: Sequence[str], principle: str = "") -> None:
        """Give the reasons."""
        self.reasons = (*sentences, *filter(None, (principle,)))
        if not self.is_low:
            self._rows.addWidget(Seam())
        for sentence in sentences:
            self._beside.addWidget(text_label(sentence, BODY * self.scale, REGULAR))
        if principle:
            self._beside.addWidget(Reason(principle, self.scale))
        self.leave_room()

    def list_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """List the moments: where each is, and what it cost."""
        for place, (where, cost) in enumerate(moments):
            self._beside.addWidget(self._moment(place, where, cost))
        self.leave_room()

    def leave_room(self) -> None:
        """Let all stand at the top."""
        self._beside.addStretch(1)
        if self.is_low:
            self._rows.addStretch(1)

    def end(self, *names: tuple[str, str, str]) -> None:
        """Put buttons at the foot, the last on the right: each with its words and its look."""
        foot = QHBoxLayout()
        foot.setSpacing(round(8 * self.scale))
        for number, (name, text, look) in enumerate(names):
            if number == len(names) - 1:
                foot.addStretch(1)
            foot.addWidget(self._button(name, text, look))
        self._whole.addLayout(foot)
        assert self._inside is not None
        self._inside.show()

    # Inside

    def _moment(self, place: int, where: str, cost: str) -> QPushButton:
        """Return a row of the list: where a moment is, and on the right what it cost."""
        row = QPushButton()
        row.setProperty("look", "quiet")
        row.setAccessibleName(f"{where}, {cost}")
        row.setMinimumHeight(TOUCH)
        row.clicked.connect(partial(self._go, place))
        inside = QHBoxLayout(row)
        inside.setContentsMargins(SPACE[2], 0, SPACE[2], 0)
        for text, weight, colour, stretch in ((where, MEDIUM, INK, 1), (cost, BOLD, OURS, 0)):
            label = Words(text)
            label.setFont(font(BODY * self.scale, weight))
            label.setStyleSheet(f"color: {colour};")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            inside.addWidget(label, stretch)
        return row

    def _button(self, name: str, text: str, look: str) -> QPushButton:
        control = QPushButton(text)
        control.setAccessibleName(text)
        control.setProperty("look", look)
        control.setMinimumHeight(TOUCH)
        control.clicked.connect(partial(self._ask, name))
        self.buttons[name] = control
        return control

    def _ask(self, name: str, _checked: object = None) -> None:
        self.asked.emit(name)

    def _head(self, berries: Sequence[tuple[int, bool, bool]], place: int) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(0)
        for number, (grave, is_seen, is_now) in enumerate(berries[:MOST_BERRIES]):
            name = moment_words.moment(number + 1, len(berries))
            berry = Berry(name, grave, self.scale, is_seen=is_seen, is_now=is_now)
            berry.clicked.connect(partial(self._go, number))
            row.addWidget(berry)
        row.addStretch(1)
        if place:
            text = moment_words.moment(place, len(berries))
            label = text_label(text, CAPTION * self.scale, MEDIUM, QUIET)
            label.setWordWrap(False)
            row.addWidget(label)
        if self.has_fold:
            row.addWidget(self._fold())
        return row

    def _go(self, number: int, _checked: object = None) -> None:
        self.went.emit(number)

    def _fold(self) -> QPushButton:
        fold = self._button("fold", "", "link")
        fold.setAccessibleName(moment_words.fold())
        NameTip(fold)
        fold.setIcon(QIcon(icon("to_after", INK, ICON, self.devicePixelRatioF())))
        fold.setFixedWidth(TOUCH)
        return fold

    # Qt

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        if self._ground.size() != self.size() * ratio:
            self._ground = canvas(self.width(), self.height(), ratio)
            box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
            with painting(self._ground) as painter:
                soft_shadow(painter, box, RADIUS, 16, 5, 140)
                rounded(painter, box, RADIUS, BUBBLE)
        with painting(self) as painter:
            painter.drawPixmap(0, 0, self._ground)


def _filled() -> tuple[QVBoxLayout, QWidget]:
    """Return a column, and what it fills."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    return column, inside


def _scrolled() -> tuple[QVBoxLayout, QWidget]:
    """Return a column that scrolls where it is long, and what it scrolls in."""
    column, inside = _filled()
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for each in (area.viewport(), inside):
        each.setAutoFillBackground(False)
    return column, area

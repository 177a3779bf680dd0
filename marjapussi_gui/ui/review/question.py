"""The panel beside the felt: what would you have done here? And then what it was worth, and why."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QIcon, QPainterPath, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from ..art.bags import draw_berry
from ..art.brushes import NO_BRUSH, canvas, outlined, painting, rounded, seam_pen, soft_shadow
from ..art.icons import icon
from ..art.stitches import STAR, draw_grid
from ..basis.palette import BUBBLE, BUTTON_FOOT, INK, JUNIPER, OURS
from ..basis.theme import (
    BODY,
    BOLD,
    CAPTION,
    MEDIUM,
    REGULAR,
    SPACE,
    STRONG,
    TOUCH,
    font,
    text_scale,
)
from ..widgets.labels import Words, tip
from ..wording import review as words
from .choices import CardStrip, Choice, WordList

TITLE, RADIUS, MARGIN, EDGE = 21, 18, 24, 12
BERRY, BERRY_ROOM, MOST_BERRIES = 16, 26, 6
SIZES = (0.72, 0.86, 1.0)  # of a berry, by how grave a mistake it was
BACK, STAR_ON_BACK, HEM = "#8C1C2B", "#B4525C", "#D9A9A0"
STAR_SIZE, STAR_STEP, COVER = 45, 54, 128
QUIET, RING, SEAM, BAR = "#5C5749", "#B9A77E", "#D6C6A4", 3
ICON = 18
PANEL, BESIDE, ASIDE_FROM = 336, 20, 1100  # pixels: in a narrower window it lies over the felt
BASE, LARGEST = (1280, 800), 1.4
LOW = 420  # pixels: on a lower felt it takes its place
SHEET = f"""
#question, #question QLabel {{ color: {INK}; background: transparent; }}
#question QPushButton[look="quiet"], #question QPushButton[look="link"] {{ color: {INK}; }}
#question QPushButton[look="quiet"] {{ border-color: {BUTTON_FOOT}; }}
"""


class Berry(QPushButton):
    """One of the moments: a berry, the larger the dearer; a ring where one was not yet."""

    def __init__(self, name: str, grave: int, scale: float, *, is_seen: bool, is_now: bool) -> None:
        super().__init__()
        self._grave, self._scale, self._is_seen, self._is_now = grave, scale, is_seen, is_now
        self.setAccessibleName(name)
        self.setToolTip(tip(name))
        self.setStyleSheet("min-height: 0; padding: 0; border: none; background: transparent;")
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(round(BERRY_ROOM * self._scale), round(BERRY_ROOM * self._scale))

    def paintEvent(self, _event: QPaintEvent) -> None:
        radius = BERRY / 2 * SIZES[self._grave] * self._scale
        middle = QRectF(self.rect()).center()
        with painting(self) as painter:
            if self._is_seen or self._is_now:
                draw_berry(painter, middle, radius * (1.12 if self._is_now else 1.0), 0)
            else:
                painter.setPen(QColor(RING))
                painter.setBrush(NO_BRUSH)
                painter.drawEllipse(middle, radius, radius)


class Cover(QWidget):
    """The back of a card over the answer, and the button that takes it away."""

    def __init__(self, show: Callable[[], object]) -> None:
        super().__init__()
        self.button = QPushButton(words.show_answer())
        self.button.setAccessibleName(words.show_answer())
        self.button.clicked.connect(show)
        self.button.setMinimumHeight(TOUCH)
        row = QVBoxLayout(self)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignCenter)
        self.setMinimumHeight(TOUCH + 2 * EDGE)

    def sizeHint(self) -> QSize:
        return QSize(200, COVER)

    def paintEvent(self, _event: QPaintEvent) -> None:
        box, shape = QRectF(self.rect()), QPainterPath()
        shape.addRoundedRect(box, 10, 10)
        with painting(self) as painter:
            rounded(painter, box, 10, BACK)
            painter.save()
            painter.setClipPath(shape)
            colours = {letter: QColor(STAR_ON_BACK) for letter in "XB"}
            rows = max(int((box.height() - 12) / STAR_STEP), 1)
            columns = max(int((box.width() - 12) / STAR_STEP), 1)
            left = (box.width() - columns * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            top = (box.height() - rows * STAR_STEP) / 2 + (STAR_STEP - STAR_SIZE) / 2
            for number in range(rows * columns):
                x, y = number % columns * STAR_STEP, number // columns * STAR_STEP
                star = QRectF(left + x, top + y, STAR_SIZE, STAR_SIZE)
                draw_grid(painter, star, STAR, colours, strand=False)
            painter.restore()
            outlined(painter, box.adjusted(5, 5, -5, -5), 7, seam_pen(HEM, 1.4, 3, 3))


class Reason(QWidget):
    """A principle: a sentence beside a bar."""

    def __init__(self, text: str, scale: float) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(round((BAR + 11) * scale), 0, 0, 0)
        label = _label(text, BODY * scale, STRONG, JUNIPER)
        row.addWidget(label)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            rounded(painter, QRectF(0, 1, BAR, self.height() - 2), BAR / 2, JUNIPER)


class Seam(QWidget):
    """What divides: a running seam, never a solid line."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedHeight(5)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.setPen(seam_pen(SEAM, 1.2, 3, 3))
            painter.drawLine(QPointF(1, 2.5), QPointF(self.width() - 1, 2.5))


class QuestionPanel(QFrame):
    """Shows one thing at a time: a question, its answer, or what there is to think about."""

    asked = Signal(str)  # what a button stands for, by its name
    chosen = Signal(object)  # an action
    went = Signal(int)  # to one of the moments, by its place among them

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = 1.0, False, False  # scale; whether it folds; whether it is wide and low
        self.setObjectName("question")
        self.setStyleSheet(SHEET)
        self.buttons: dict[str, QPushButton] = {}
        self.choices: CardStrip | WordList | None = None
        self.title, self.reasons = "", tuple[str, ...]()
        self._column = QVBoxLayout(self)
        self._inside: QWidget | None = None
        self._ground = QPixmap()  # with its shadow

    @property
    def scale(self) -> float:
        return self.look[0]

    @property
    def has_fold(self) -> bool:
        return self.look[1]

    @property
    def is_low(self) -> bool:
        """Whether the answer stands beside the question, as below it there is no room."""
        return self.look[2]

    @property
    def is_beside(self) -> bool:
        """Whether it stands beside the table, not over it."""
        return not self.has_fold

    @property
    def reach(self) -> int:
        """How many pixels it takes of the felt on the right."""
        return round(PANEL * self.scale * text_scale()) + BESIDE

    def fit(self, window: QSize, felt: int) -> None:
        """Be as large as a window with a felt of this height has room for."""
        scale = min(window.width() / BASE[0], window.height() / BASE[1])
        folds = window.width() < ASIDE_FROM * text_scale()
        self.look = min(max(scale, 1.0), LARGEST), folds, folds and felt < LOW

    def stand_on(self, felt: QRect) -> None:
        """Stand on the right of a felt, or take its place."""
        top = BESIDE if self.is_beside else 0
        wide = felt.width() - 2 * BESIDE if self.is_low else self.reach - BESIDE
        left, high = felt.width() - BESIDE - wide, felt.height() - 2 * (top - EDGE)
        self.setGeometry(left - EDGE, top - EDGE, wide + 2 * EDGE, high)

    # What is shown

    def begin(self, berries: Sequence[tuple[int, bool, bool]], place: int) -> None:
        """Show the berries of all moments: how grave, seen before, and seen now."""
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
        middle, self._rows = QHBoxLayout(), QVBoxLayout()
        self._beside = QVBoxLayout() if self.is_low else self._rows
        middle.addLayout(self._rows, 1)
        if self.is_low:
            middle.addLayout(self._beside, 1)
            middle.setSpacing(MARGIN)
        for rows in (self._whole, self._rows, self._beside):
            rows.setSpacing(round(8 * self.scale))
        self._whole.addLayout(middle, 1)

    def entitle(self, text: str, caption: str = "") -> None:
        self.title = text
        self.setAccessibleName(text)
        self._rows.addWidget(_label(text, TITLE * self.scale, BOLD))
        if caption:
            self.say(caption)

    def say(self, text: str) -> None:
        """Say something beside the matter, in small type."""
        self._rows.addWidget(_label(text, CAPTION * self.scale, MEDIUM, QUIET))

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
        self._end_question()

    def argue(self, sentences: Sequence[str], principle: str = "") -> None:
        """Give the reasons; where there are many they scroll."""
        self.reasons = (*sentences, *filter(None, (principle,)))
        if self.is_low:
            self._end_question()
        else:
            self._rows.addWidget(Seam())
        column, area = self._scrolled()
        for sentence in sentences:
            column.addWidget(_label(sentence, BODY * self.scale, REGULAR))
        if principle:
            column.addWidget(Reason(principle, self.scale))
        column.addStretch(1)
        self._beside.addWidget(area, 1)

    def list_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """List the moments: where each is, and what it cost."""
        column, area = self._scrolled()
        for place, (where, cost) in enumerate(moments):
            column.addWidget(self._moment(place, where, cost))
        column.addStretch(1)
        self._beside.addWidget(area, 1)
        self._end_question()

    def leave_room(self) -> None:
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

    def _scrolled(self) -> tuple[QVBoxLayout, QScrollArea]:
        """Return a column that scrolls where it is long, and what it scrolls in."""
        inside, area = QWidget(), QScrollArea()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(8 * self.scale))
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inside)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for each in (area.viewport(), inside):
            each.setAutoFillBackground(False)
        return column, area

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

    def _end_question(self) -> None:
        """Let the question stand at the top where the answer is beside it."""
        if self.is_low:
            self._rows.addStretch(1)

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
            name = words.moment(number + 1, len(berries))
            berry = Berry(name, grave, self.scale, is_seen=is_seen, is_now=is_now)
            berry.clicked.connect(partial(self._go, number))
            row.addWidget(berry)
        row.addStretch(1)
        if place:
            text = words.moment(place, len(berries))
            label = _label(text, CAPTION * self.scale, MEDIUM, QUIET)
            label.setWordWrap(False)
            row.addWidget(label)
        if self.has_fold:
            row.addWidget(self._fold())
        return row

    def _go(self, number: int, _checked: object = None) -> None:
        self.went.emit(number)

    def _fold(self) -> QPushButton:
        fold = self._button("fold", "", "link")
        fold.setAccessibleName(words.fold())
        fold.setToolTip(tip(words.fold()))
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


def _label(text: str, pixels: float, weight: QFont.Weight, colour: str = INK) -> QLabel:
    label = Words(text)
    label.setWordWrap(True)
    label.setFont(font(pixels, weight))
    label.setStyleSheet(f"color: {colour};")
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return label

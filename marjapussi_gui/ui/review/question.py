"""The question panel: what would you have done here? Then the values, and the reasons."""

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
PANEL, BESIDE, ASIDE_FROM = 336, 20, 1100  # pixels: in narrower windows the panel folds
WIDEST = 0.42  # of a window in which it folds
BASE, LARGEST = (1280, 800), 1.4
LOW, TIGHT = 420, 500  # pixels: lower boards are covered, or have smaller parts
SHEET = f"""
#question, #question QLabel {{ color: {INK}; background: transparent; }}
#question QPushButton[look="quiet"], #question QPushButton[look="link"] {{ color: {INK}; }}
#question QPushButton[look="quiet"] {{ border-color: {BUTTON_FOOT}; }}
"""


class QuestionPanel(QFrame):
    """A panel that shows a question, its answer, the overview or the summary."""

    asked = Signal(str)  # the name of a button
    chosen = Signal(object)  # an action
    went = Signal(int)  # an index

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.look = 1.0, False, False, False  # scale, is_foldable, has_two_columns, is_compact
        self.setObjectName("question")
        self.setStyleSheet(SHEET)
        self.buttons: dict[str, QPushButton] = {}
        self.choices: CardStrip | WordList | None = None
        self.title, self.reasons = "", tuple[str, ...]()
        self._column = QVBoxLayout(self)
        self._inside: QWidget | None = None
        self._widest = PANEL  # pixels
        self._ground = QPixmap()  # including the shadow

    @property
    def scale(self) -> float:
        return self.look[0]

    @property
    def has_fold(self) -> bool:
        return self.look[1]

    @property
    def is_low(self) -> bool:
        """Whether the answer is beside the question because there is no room below."""
        return self.look[2]

    @property
    def is_tight(self) -> bool:
        """Whether the parts have to be smaller than usual."""
        return self.look[3]

    @property
    def reach(self) -> int:
        """The width in pixels that the panel takes from the board on the right."""
        return min(round(PANEL * self.scale * text_scale()), self._widest) + BESIDE

    def fit(self, window: QSize, felt: int) -> None:
        """Adapt the size to a window and the height of its board."""
        scale = min(window.width() / BASE[0], window.height() / BASE[1])
        folds = window.width() < ASIDE_FROM * text_scale()
        self.look = min(max(scale, 1.0), LARGEST), folds, folds and felt < LOW, felt < TIGHT
        self._widest = round(WIDEST * window.width()) if folds else window.width()

    def stand_on(self, felt: QRect) -> None:
        """Place the panel on the right of a board, or over all of it."""
        top = 0 if self.has_fold else BESIDE
        width = felt.width() - 2 * BESIDE if self.is_low else self.reach - BESIDE
        left, height = felt.width() - BESIDE - width, felt.height() - 2 * (top - EDGE)
        self.setGeometry(left - EDGE, top - EDGE, width + 2 * EDGE, height)

    # Content

    def begin(
        self, berries: Sequence[tuple[int, bool, bool]], place: int, *, scrolls: bool = True
    ) -> None:
        """Clear the panel and show the berries: severity, seen before, and current.

        The content scrolls if there is no room for it, or else fills the height.
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
        self._beside, centre = self._rows, QHBoxLayout()
        centre.setSpacing(MARGIN)
        centre.addWidget(whole, 1)
        if self.is_low:
            self._beside, beside = _scrolled() if scrolls else _filled()
            centre.addWidget(beside, 1)
        for rows in (self._whole, self._rows, self._beside):
            rows.setSpacing(round(8 * self.scale))
        self._whole.addLayout(centre, 1)

    def entitle(self, text: str, caption: str = "") -> None:
        self.title = text
        self.setAccessibleName(text)
        self._rows.addWidget(text_label(text, TITLE * self.scale, BOLD))
        if caption:
            self.say(caption)

    def say(self, text: str) -> None:
        """Add a small caption."""
        self._rows.addWidget(text_label(text, CAPTION * self.scale, MEDIUM, QUIET))

    def lay(self, part: QWidget) -> None:
        """Add a widget."""
        self._rows.addWidget(part)

    def choose_from(self, choices: Sequence[Choice], strip: CardStrip | WordList) -> None:
        """Show the options."""
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
        """Show the reasons."""
        self.reasons = (*sentences, *filter(None, (principle,)))
        if not self.is_low:
            self._rows.addWidget(Seam())
        for sentence in sentences:
            self._beside.addWidget(text_label(sentence, BODY * self.scale, REGULAR))
        if principle:
            self._beside.addWidget(Reason(principle, self.scale))
        self.leave_room()

    def list_moments(self, moments: Sequence[tuple[str, str]]) -> None:
        """List the mistakes: where each is, and its cost."""
        for place, (where, cost) in enumerate(moments):
            self._beside.addWidget(self._moment(place, where, cost))
        self.leave_room()

    def leave_room(self) -> None:
        """Align everything with the top."""
        self._beside.addStretch(1)
        if self.is_low:
            self._rows.addStretch(1)

    def end(self, *names: tuple[str, str, str]) -> None:
        """Add buttons at the bottom, each with its name, label and look; the last on the right."""
        foot = QHBoxLayout()
        foot.setSpacing(round(8 * self.scale))
        for number, (name, text, look) in enumerate(names):
            if number == len(names) - 1:
                foot.addStretch(1)
            foot.addWidget(self._button(name, text, look))
        self._whole.addLayout(foot)
        assert self._inside is not None
        self._inside.show()

    # Private

    def _moment(self, place: int, where: str, cost: str) -> QPushButton:
        """Create a row of the list: where a mistake is, and its cost on the right."""
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
    """Return a column and the widget that it fills."""
    inside = QWidget()
    column = QVBoxLayout(inside)
    column.setContentsMargins(0, 0, 0, 0)
    return column, inside


def _scrolled() -> tuple[QVBoxLayout, QWidget]:
    """Return a column that scrolls, and its scroll area."""
    column, inside = _filled()
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    for each in (area.viewport(), inside):
        each.setAutoFillBackground(False)
    return column, area

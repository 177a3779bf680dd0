"""What a hand was worth, line by line, as a ledger of two leaves; and how the match stands."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import Card
from ...kept.afterwards import Afterwards
from ..art.brushes import seam_pen
from ..art.deck import Deck, small_deck
from ..basis.palette import QUIET, SEAM
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, STRONG, TITLE, text_scale
from ..wording import ledger as ledger_words
from ..wording.ledger import Ledger
from .afterwards import AfterwardsLines
from .held import Held, line_of_hands
from .leaf import LeafView
from .leafing import Leafing
from .ledger_foot import LedgerFoot
from .ledger_line import UNROLL_MS, LedgerLine
from .next_button import PRESSES, NextButton
from .panel import EDGE, Panel
from .score_tray import ScoreTray

WIDE, HIGH, NARROW = 900, 482, 560  # of two leaves, and of one over the other; pixels
TWO_LEAVES = 800  # pixels wide: narrower, the leaves stand one under the other
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
LEFT, RIGHT, BETWEEN, BESIDE, ABOVE = 414, 366, 56, 32, 20


class Breakdown(Panel):
    """Counts a hand up, and offers what may come next."""

    went_on = Signal()  # to the next hand, or to a new match
    again_asked = Signal()  # the same hand from its deal on
    looked_back = Signal()  # on the first of the moments that were dear
    review_asked = Signal()  # of the whole hand
    hands_asked = Signal()  # all that were counted in the match
    hurried = Signal()  # all is to be told at once
    turned = Signal()  # another line lies open, or none
    hidden = Signal()

    def __init__(self, parent: QWidget, admits: Callable[[], bool]) -> None:
        super().__init__("", parent)
        self._admits = admits  # whether a press on the sheet counts that begins now
        self._foot: LedgerFoot | None = None
        self._lines: AfterwardsLines | None = None
        self._told: Afterwards | None = None
        self._covered: list[QWidget] = []
        self._leaves: list[LeafView] = []
        self._scores: ScoreTray | None = None
        self._fold: tuple[QWidget, QWidget] | None = None
        self._small: Deck | None = None
        self._ledger: Ledger | None = None
        self._held: Held = ()  # what lies in the sheet, as it cannot lie round it
        self._hands: list[LedgerLine] = []  # the line for that, or none
        self._open_at = -1  # which of the lines lies open; it stays so in other sizes
        self._is_over = False  # the match, too
        self.lasts = 0.0  # how long a motion takes here: nothing where nothing moves

    def tell_afterwards(self, told: Afterwards | None) -> None:
        """Tell what one made of the hand beside the expert; None: it is being judged."""
        self._told = told
        if self._lines is not None:
            self._lines.tell(told)

    @property
    def afterwards(self) -> AfterwardsLines | None:
        """What is told below the count; None where nobody judges."""
        return self._lines

    @property
    def ledger(self) -> Ledger | None:
        """What is told of the hand."""
        return self._ledger

    @property
    def next_button(self) -> NextButton:
        assert self._foot is not None
        return self._foot.next

    @property
    def again_button(self) -> NextButton:
        assert self._foot is not None
        return self._foot.again

    @property
    def review_button(self) -> QPushButton:
        assert self._foot is not None
        return self._foot.review

    @property
    def waits_for_choice(self) -> bool:
        """Whether the match is over: nothing is chosen then by keys that only go on."""
        return self.is_open and self._is_over

    @property
    def lines(self) -> list[LedgerLine]:
        """All lines, in the order in which they are told."""
        return [*(line for leaf in self._leaves for line in leaf.lines), *self._hands]

    @property
    def opened(self) -> LedgerLine | None:
        """The line whose cards are seen."""
        return next((line for line in self.lines if line.is_open), None)

    @property
    def has_two_leaves(self) -> bool:
        """Whether there is room for the leaves side by side."""
        return self._room().width() >= (TWO_LEAVES * max(self.scale, 1.0) + 60) * text_scale()

    def tell(self, ledger: Ledger, deck: Deck, *, over: bool, is_judged: bool = False) -> None:
        """Show the lines of a hand, the scores after it, and what one made of it, if judged."""
        if ledger != self._ledger:
            self._ledger, self._open_at = ledger, -1
        self.show_made(partial(self._tell, ledger, deck, over=over, is_judged=is_judged))

    def lay_in(self, held: Held) -> None:
        """Have a line that opens to the cards of all players; none where they lie in sight."""
        if held != self._held:
            self._held = held
            self._make_again()

    def take_keys(self) -> None:
        """Have the keyboard where it was on this sheet last."""
        for wanted in (self.focusWidget(), self._focused):
            if wanted is not None and wanted.isVisible():
                wanted.setFocus()
                return

    # Counting up

    @property
    def shown_lines(self) -> int:
        """How many texts of the count can be seen."""
        return sum(label.isVisible() for label in self.findChildren(QLabel))

    def cover(self) -> None:
        """Keep room for all lines, and show none of them yet."""
        self._covered = [row for leaf in self._leaves for row in leaf.rows]
        self._covered += filter(None, (*self._hands, self._scores))
        for row in self._covered:
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.hide()

    def uncover(self) -> bool:
        """Show the next line; return whether there are more."""
        if self._covered:
            row = self._covered.pop(0)
            row.show()
            if row is self._scores and self.lasts:
                self._scores.count_up()
        return bool(self._covered)

    # Inside

    def _tell(self, ledger: Ledger, deck: Deck, *, over: bool, is_judged: bool) -> None:
        self.entitle(ledger.title)
        self._title.hide()
        self._covered, self._lines = [], None
        kind = deck.design.colours, deck.ratio
        if self._small is None or (self._small.design.colours, self._small.ratio) != kind:
            self._small = small_deck(deck)
        make, small = self.label, self._small
        self._leaves = [LeafView(leaf, make, small, self.scale) for leaf in ledger.leaves]
        self._hands = [line_of_hands(self._held, make, small, self.scale)] if self._held else []
        for line in self.lines:
            line.turned.connect(self.on_turned)
        self._scores = ScoreTray(ledger.scores, make, self.scale, deck.ratio)
        if is_judged:
            self._lines = self._new_lines()
        head, foot = self._heading(ledger), self._new_foot(over=over)
        self._foot, self._is_over = foot, over
        lay_out = self._two_leaves if self.has_two_leaves else self._one_leaf
        lay_out(head, [self.label(each) for each in ledger.remarks], foot)
        self._focused = self if over else foot.next
        if 0 <= self._open_at < len(self.lines):
            self.lines[self._open_at].turn(is_open=True)
            self.turned.emit()

    def _heading(self, ledger: Ledger) -> QWidget:
        """Return what became of the hand, which it was, and the way to all of them."""
        box, title = QWidget(), self.label(ledger.title, TITLE, BOLD)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        title.setWordWrap(True)
        row.addWidget(title, 1)
        number = self.label(ledger.hand, CAPTION, MEDIUM)
        number.setStyleSheet(f"color: {QUIET}")
        row.addWidget(number)
        hands = self.button(ledger_words.all_hands(), look="link")
        hands.clicked.connect(self.hands_asked)
        row.addWidget(hands)
        return box

    def _new_foot(self, *, over: bool) -> LedgerFoot:
        room = self._wide(RIGHT if self.has_two_leaves else NARROW)
        foot = LedgerFoot(self, room, over=over, admits=self._admits)
        foot.review.clicked.connect(self.review_asked)
        foot.again.clicked.connect(self.again_asked)
        foot.next.clicked.connect(self.went_on)
        return foot

    def _two_leaves(self, head: QWidget, remarks: list[QLabel], foot: QWidget) -> None:
        left, right = QWidget(), QWidget()
        self._fold = left, right
        own, others = QVBoxLayout(left), QVBoxLayout(right)
        for column, part in ((own, LEFT), (others, RIGHT)):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(self.space(1))
            sheet = left if part == LEFT else right
            sheet.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        own.addWidget(head)
        own.addWidget(self._leafing([*self._leaves[:1], *remarks, *self._hands], LEFT), 1)
        others.addWidget(self._leafing(self._leaves[1:], RIGHT), 1)
        for part_of_foot in filter(None, (self._scores, self._lines, foot)):
            others.addWidget(part_of_foot)
        row = QHBoxLayout()
        row.setSpacing(round(BETWEEN * self.scale))
        row.addWidget(left, LEFT)
        row.addWidget(right, RIGHT)
        self.content.addLayout(row)

    def _one_leaf(self, head: QWidget, remarks: list[QLabel], foot: QWidget) -> None:
        self._fold = None
        parts = [*self._leaves, *remarks, *self._hands, self._scores, self._lines]
        self.content.addWidget(head)
        self.content.addWidget(self._leafing([part for part in parts if part], NARROW), 1)
        self.content.addWidget(foot)

    def _leafing(self, parts: Sequence[QWidget], width: int) -> Leafing:
        return Leafing(parts, self._wide(width), self.space(2), self)

    def _new_lines(self) -> AfterwardsLines:
        """Return what is told as soon as it is judged."""
        beside, cost = self.label("", BODY, STRONG), self.label("")
        cost.setStyleSheet(f"color: {QUIET}")
        lines = AfterwardsLines(beside, cost, self.button(""))
        lines.asked.connect(self.looked_back)
        lines.tell(self._told)
        lines.reserve(self._wide(RIGHT if self.has_two_leaves else NARROW))
        return lines

    def _wide(self, pixels: int) -> int:
        """Return how wide a leaf is that is usually so wide."""
        return round(pixels * self.scale * text_scale())

    def on_turned(self, line: LedgerLine) -> None:
        """Open a line to its cards, and close the one that was open; or close it."""
        was_open = line.is_open
        if (other := self.opened) is not None:
            other.turn(is_open=False)
        if not was_open:
            line.turn(is_open=True, lasts=UNROLL_MS if self.lasts else 0)
        self._open_at = -1 if was_open else self.lines.index(line)
        if not was_open:
            QTimer.singleShot(round(self.lasts and UNROLL_MS), line, line.come_into_sight)
        self.turned.emit()

    @property
    def cards(self) -> list[Card]:
        """The cards of the line that lies open."""
        trays = self.opened.trays if self.opened is not None else None
        return [] if trays is None else [card for each in trays.shelves for card in each.tray.cards]

    def place(
        self,
        middle_x: int,
        middle_y: int,
        most_width: int,
        most_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Lie about this place; leaves move under each other where there is no room beside."""
        if self.has_two_leaves != (self._fold is not None):
            self._make_again()
            return
        super().place(middle_x, middle_y, most_width, most_height, between=between)

    def _wanted(self, most_width: int) -> tuple[int, int]:
        """Return how large the sheet would be: its lines may open without moving it."""
        sheet = self.scale * text_scale()
        width = min(round((WIDE if self._fold else NARROW) * sheet) + 2 * EDGE, most_width)
        self._column.invalidate()
        self._column.activate()
        wanted = self._column.totalHeightForWidth(width)
        if self._column.totalHeightForWidth(width) < 0:
            wanted = self._column.totalSizeHint().height()
        return width, max(wanted, round(HIGH * self.scale) + 2 * EDGE)

    def fit_parts(self) -> None:
        super().fit_parts()
        beside, above = (round(each * self.scale) + EDGE for each in (BESIDE, ABOVE))
        self._column.setContentsMargins(beside, above, beside, above)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        self.hurried.emit()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Begin with the first of the buttons below where none has the keyboard yet."""
        if self.hasFocus():
            self.review_button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(is_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Where no button has the keyboard, only arrows lead to one."""
        if event.key() in ARROWS and self.hasFocus():
            self.focusNextPrevChild(True)
        elif event.key() in PRESSES:
            self.hurried.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._fold is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._fold
        x = (left.geometry().right() + right.geometry().left()) / 2
        painter.setPen(seam_pen(SEAM, 1.6, 3, 3))
        inside = EDGE + 22 * self.scale
        painter.drawLine(QPointF(x, inside), QPointF(x, self.height() - inside))
        painter.end()

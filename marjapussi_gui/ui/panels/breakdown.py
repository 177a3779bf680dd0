"""The score of a hand line by line, a leaf of the ledger for each side, and the match score."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ...engine.cards import Card
from ...kept.afterwards import Afterwards
from ..art.deck import Deck, small_deck
from ..basis.palette import QUIET
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, STRONG, TILE_NAME, TITLE
from ..widgets.labels import tip
from ..wording import ledger as ledger_words
from ..wording.ledger import Ledger
from .afterwards import AfterwardsLines
from .held import Held, line_of_hands
from .leaf import LeafView
from .ledger_foot import LedgerFoot
from .ledger_line import UNROLL_MS, LedgerLine
from .ledger_shape import RIGHT
from .ledger_sheet import LedgerSheet
from .next_button import PRESSES, NextButton
from .panel import EDGE
from .score_tray import ScoreTray

ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Breakdown(LedgerSheet):
    """The panel that counts up a hand and offers what to do next."""

    went_on = Signal()  # the next hand, or a new match
    again_asked = Signal()  # the same hand from its deal
    looked_back = Signal()  # of the costliest mistake
    review_asked = Signal()  # of the whole hand
    hands_asked = Signal()  # all scored hands of the match
    hurried = Signal()  # show everything at once
    turned = Signal()  # another line is open, or none
    hidden = Signal()

    def __init__(self, parent: QWidget, admits: Callable[[], bool]) -> None:
        super().__init__(parent)
        self._admits = admits  # whether a press that begins now may act
        self._foot: LedgerFoot | None = None
        self._is_over = False
        self._told: Afterwards | None = None
        self._covered: list[QWidget] = []
        self._small: Deck | None = None
        self._held: Held = ()  # shown in a line if they can't be shown around the panel
        self._hands: list[LedgerLine] = []  # one line at most
        self._open_at = -1  # kept when the content is rebuilt
        self.lasts = 0.0  # 0 disables animation

    def tell_afterwards(self, told: Afterwards | None) -> None:
        """Show the review of the hand. None means that it is still being evaluated."""
        self._told = told
        if self._lines is not None:
            self._lines.tell(told)

    @property
    def afterwards(self) -> AfterwardsLines | None:
        """The review lines below the score; None if the hand isn't evaluated."""
        return self._lines

    @property
    def ledger(self) -> Ledger | None:
        """The ledger of the hand, or None before the first one."""
        return self._ledger

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
        """Whether the match is over, so that keys that only continue choose nothing."""
        return self.is_open and self._is_over

    @property
    def lines(self) -> list[LedgerLine]:
        """All ledger lines in the order in which they appear."""
        return [*(line for leaf in self._leaves for line in leaf.lines), *self._hands]

    @property
    def opened(self) -> LedgerLine | None:
        """The line whose cards are visible, or None."""
        return next((line for line in self.lines if line.is_open), None)

    def tell(self, ledger: Ledger, deck: Deck, *, over: bool, is_judged: bool = False) -> None:
        """Show the ledger of a hand, with room for its review if it is evaluated."""
        if ledger != self._ledger:
            self._ledger, self._open_at = ledger, -1
        self.show_made(partial(self._tell, ledger, deck, over=over, is_judged=is_judged))

    def lay_in(self, held: Held) -> None:
        """Set the cards for the line with all hands; none if the hands are open on the table."""
        if held != self._held:
            self._held = held
            self._make_again()

    def take_keys(self) -> None:
        """Move the keyboard focus to the widget of this panel that had it last."""
        for wanted in (self.focusWidget(), self._focused):
            if wanted is not None and wanted.isVisible():
                wanted.setFocus()
                return

    # Counting up

    @property
    def shown_lines(self) -> int:
        """The number of visible texts."""
        return sum(label.isVisible() for label in self.findChildren(QLabel))

    def cover(self) -> None:
        """Hide all lines but keep their space."""
        self._covered = [row for leaf in self._leaves for row in leaf.rows]
        self._covered += filter(None, (*self._hands, self._scores))
        for row in self._covered:
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.hide()

    def uncover(self) -> bool:
        """Show the next hidden line and return whether more are hidden."""
        if self._covered:
            row = self._covered.pop(0)
            row.show()
            if row is self._scores and self.lasts:
                self._scores.count_up()
        return bool(self._covered)

    # Private

    def _tell(self, ledger: Ledger, deck: Deck, *, over: bool, is_judged: bool) -> None:
        self._unrolled.hide()
        for line in self.lines:
            line.turn(is_open=False)
        self.entitle(ledger.title)
        self._title.hide()
        self._covered, self._lines, self._areas = [], None, []
        self._has_hands_round = self._tries_hands_round and self._shape.is_pair
        kind = deck.design.colours, deck.ratio
        if self._small is None or (self._small.design.colours, self._small.ratio) != kind:
            self._small = small_deck(deck)
        make, small, shape = self.label, self._small, self._shape
        self._form = shape.form
        self._leaves = [
            LeafView(leaf, make, small, self.scale, pad=shape.pad, is_narrow=shape.is_narrow)
            for leaf in ledger.leaves
        ]
        self._hands = []
        if self._held and not self._has_hands_round:
            self._hands = [line_of_hands(self._held, make, small, self.scale)]
        for line in self.lines:
            line.turned.connect(self.on_turned)
        self._scores = self._new_tray(ledger, deck.ratio)
        if is_judged:
            self._lines = self._new_lines()
        head, foot = self._heading(ledger), self._new_foot(over=over)
        self._foot, self._next, self._is_over = foot, foot.next, over
        remarks = [self.label(each) for each in ledger.remarks]
        for remark in remarks:
            remark.setWordWrap(True)
        lay_out = self._lay_between_hands if self._has_hands_round else self._stack
        lay_out(head, remarks, foot)
        self._focused = self if over else foot.next
        if 0 <= self._open_at < len(self.lines):
            self.lines[self._open_at].turn(is_open=True)
            self.turned.emit()

    def _new_tray(self, ledger: Ledger, ratio: float) -> ScoreTray:
        scores, columns = ledger.scores, None if self._has_hands_round else self._shape
        if columns is not None and columns.is_pair:
            order = [leaf.place for leaf in ledger.leaves]
            scores = tuple(sorted(scores, key=lambda score: order.index(score.place)))
        return ScoreTray(scores, self.label, self.scale, ratio, columns=columns)

    def _heading(self, ledger: Ledger) -> QWidget:
        """Return a row with the title, the number of the hand and the link to all hands."""
        box, title = QWidget(), self.label(ledger.title, self._title_size, BOLD)
        row = QHBoxLayout(box)
        row.setContentsMargins(0, 0, 0, 0)
        title.setWordWrap(True)
        row.addWidget(title, 1)
        number = self.label(self._hand_text(ledger), CAPTION, MEDIUM)
        number.setToolTip(tip(ledger.rules))
        number.setStyleSheet(f"color: {QUIET}")
        row.addWidget(number)
        hands = self.button(ledger_words.all_hands(), look="link")
        hands.clicked.connect(self.hands_asked)
        row.addWidget(hands)
        for line in self._hands:
            line.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            row.addWidget(line)
        return box

    @property
    def _title_size(self) -> int:
        return TILE_NAME if self._shape.is_small and not self._has_hands_round else TITLE

    def _hand_text(self, ledger: Ledger) -> str:
        """Return the number of the hand, with the name of the rules if there is room."""
        has_room = self._shape.has_foot_in_row
        return ledger_words.hand_and_rules(ledger.hand, ledger.rules if has_room else "")

    def _new_foot(self, *, over: bool) -> LedgerFoot:
        foot = LedgerFoot(self, self._foot_width, over=over, admits=self._admits)
        foot.review.clicked.connect(self.review_asked)
        foot.again.clicked.connect(self.again_asked)
        foot.next.clicked.connect(self.went_on)
        return foot

    @property
    def _foot_width(self) -> int:
        """The width in pixels for the buttons and the review beside them."""
        if self._has_hands_round:
            return self._wide(RIGHT)
        width = self._shape.width - 2 * (EDGE + self._shape.beside)
        return width // 2 if self._shape.has_foot_in_row else width

    def _new_lines(self) -> AfterwardsLines:
        """Create the lines of the hand review."""
        beside, cost = self.label("", BODY, STRONG), self.label("")
        cost.setStyleSheet(f"color: {QUIET}")
        in_row = not self._has_hands_round
        button = self.button("", look="link" if in_row else "")
        lines = AfterwardsLines(beside, cost, button, in_row=in_row)
        lines.asked.connect(self.looked_back)
        lines.tell(self._told)
        lines.reserve(self._foot_width)
        return lines

    def on_turned(self, line: LedgerLine) -> None:
        """Open a line to its cards and close any other; close it if it was open."""
        was_open = line.is_open
        if (other := self.opened) is not None:
            other.turn(is_open=False)
        self._unrolled.hide()
        if not was_open:
            line.turn(is_open=True)
            self._place_unrolled(UNROLL_MS if self.lasts else 0)
        self._open_at = -1 if was_open else self.lines.index(line)
        self.turned.emit()

    @property
    def cards(self) -> list[Card]:
        """The cards of the open line."""
        trays = self.opened.trays if self.opened is not None else None
        return [] if trays is None else [card for each in trays.shelves for card in each.tray.cards]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.opened is not None:
            self.on_turned(self.opened)
        self.hurried.emit()

    def focusNextPrevChild(self, is_next: bool) -> bool:  # noqa: FBT001 - Qt's own
        """Start with the first button at the bottom if none has the focus yet."""
        if self.hasFocus():
            self.review_button.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().focusNextPrevChild(is_next)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let only the arrow keys lead to a button while none has the focus."""
        if event.key() in ARROWS and self.hasFocus():
            self.focusNextPrevChild(True)
        elif event.key() in PRESSES:
            self.hurried.emit()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.hidden.emit()

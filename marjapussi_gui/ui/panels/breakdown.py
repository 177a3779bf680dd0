"""What a hand was worth, line by line, as a ledger with a leaf a side; and how the match stands."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect, Signal
from PySide6.QtGui import QHideEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from ...engine.cards import Card
from ...kept.afterwards import Afterwards
from ..art.brushes import seam_pen
from ..art.deck import Deck, small_deck
from ..basis.palette import QUIET, SEAM
from ..basis.theme import BODY, BOLD, CAPTION, MEDIUM, STRONG, TILE_NAME, TITLE, text_scale
from ..widgets.labels import tip
from ..wording import ledger as ledger_words
from ..wording.ledger import Ledger
from .afterwards import AfterwardsLines
from .held import Held, line_of_hands
from .leaf import LeafView
from .leaves import Leaves
from .ledger_foot import LedgerFoot
from .ledger_line import UNROLL_MS, LedgerLine
from .ledger_shape import BETWEEN, LEFT, PAIR, RIGHT, Shape
from .next_button import NextButton
from .panel import EDGE, Panel
from .score_tray import ScoreTray
from .unrolled import Unrolled

HIGH = 482  # pixels: no sheet between hands is lower
BESIDE, ABOVE = 32, 20  # linen round what is told


class Breakdown(Panel):
    """Counts a hand up, and offers what may come next."""

    went_on = Signal()  # to the next hand, or to a new match
    went_home = Signal()
    looked_back = Signal()  # on the first of the moments that were dear
    review_asked = Signal()  # of the whole hand
    hands_asked = Signal()  # all that were counted in the match
    hurried = Signal()  # all is to be told at once
    turned = Signal()  # another line lies open, or none
    hidden = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._next: NextButton | None = None
        self._lines: AfterwardsLines | None = None
        self._told: Afterwards | None = None
        self._covered: list[QWidget] = []
        self._leaves: list[LeafView] = []
        self._scores: ScoreTray | None = None
        self._areas: list[Leaves] = []
        self._has_hands_round = self._tries_hands_round = False
        self._form: tuple[bool, ...] = ()  # in which the parts were made
        self._tried: tuple[object, ...] = ()  # what there was room round for, or not
        self._fold: tuple[QWidget, QWidget] | None = None
        self._unrolled = Unrolled(self)
        self._small: Deck | None = None
        self._ledger: Ledger | None = None
        self._held: Held = ()  # what lies in the sheet, as it cannot lie round it
        self._hands: list[LedgerLine] = []  # the line for that, or none
        self._open_at = -1  # which of the lines lies open; it stays so in other sizes
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
        assert self._next is not None
        return self._next

    @property
    def lines(self) -> list[LedgerLine]:
        """All lines, in the order in which they are told."""
        return [*(line for leaf in self._leaves for line in leaf.lines), *self._hands]

    @property
    def opened(self) -> LedgerLine | None:
        """The line whose cards are seen."""
        return next((line for line in self.lines if line.is_open), None)

    @property
    def has_hands_round(self) -> bool:
        """Whether the sheet leaves room for all hands round it."""
        return self._has_hands_round

    @property
    def _shape(self) -> Shape:
        """The measures of the sheet for what it tells."""
        sides = len(self._ledger.leaves) if self._ledger is not None else PAIR
        return Shape(sides, self.scale, text_scale(), self._room().width())

    def make_room(self, room: tuple[int, int] | None) -> None:
        """Be no wider and higher than this, in pixels, if all lines are seen then; else as wished.

        None: there are no hands that could lie round the sheet.
        """
        tried = room, self._ledger, self._shape, self._lines is not None
        if tried == self._tried:
            return
        self._tried, fits = tried, False
        if room is not None and self._shape.is_pair and room[0] >= self._shape.spread_width:
            self._turn_round(hands_round=True)
            fits = self._wanted(room[0])[1] <= room[1]
        if not fits:
            self._turn_round(hands_round=False)
        if self._form != self._shape.form and self._make is not None and self.is_open:
            self.show_made(self._make)

    def _turn_round(self, *, hands_round: bool) -> None:
        if hands_round != self._has_hands_round:
            self._tries_hands_round = hands_round
            if self._make is not None and self.is_open:
                self.show_made(self._make)

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

    def wait(self, milliseconds: float) -> None:
        """Let no key go on for so long: it was meant for something else."""
        self.next_button.wait(round(milliseconds))

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
        self._next = foot.next
        remarks = [self.label(each) for each in ledger.remarks]
        for remark in remarks:
            remark.setWordWrap(True)
        lay_out = self._lay_between_hands if self._has_hands_round else self._stack
        lay_out(head, remarks, foot)
        self._focused = self._next
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
        """Return what became of the hand, which it was, and the way to all of them."""
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
        """Return which hand it was, with the name of the rules where there is room for it."""
        has_room = self._shape.has_foot_in_row
        return ledger_words.hand_and_rules(ledger.hand, ledger.rules if has_room else "")

    def _new_foot(self, *, over: bool) -> LedgerFoot:
        foot = LedgerFoot(self, over=over)
        foot.back.clicked.connect(self.review_asked)
        foot.next.clicked.connect(self.went_on)
        if foot.home is not None:
            foot.home.clicked.connect(self.went_home)
        return foot

    def _lay_between_hands(self, head: QWidget, remarks: list[QLabel], foot: QWidget) -> None:
        """Put scores and buttons below the right leaf."""
        left, right = QWidget(), QWidget()
        self._fold = left, right
        own, others = QVBoxLayout(left), QVBoxLayout(right)
        for column, sheet in ((own, left), (others, right)):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(self.space(1))
            sheet.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        for part in (head, *remarks):
            own.addWidget(part)
        own.addWidget(self._new_area(self._leaves[:1]), 1)
        others.addWidget(self._new_area(self._leaves[1:]), 1)
        for part_of_foot in filter(None, (self._scores, self._lines, foot)):
            others.addWidget(part_of_foot)
        row = QHBoxLayout()
        row.setSpacing(round(BETWEEN * self.scale))
        row.addWidget(left, LEFT)
        row.addWidget(right, RIGHT)
        self.content.addLayout(row)

    def _stack(self, head: QWidget, remarks: list[QLabel], foot: QWidget) -> None:
        """Put scores below all leaves, and buttons below that."""
        self._fold = None
        in_order = sorted(self._leaves, key=lambda view: view.leaf.place)
        views = self._leaves if self._shape.is_pair else in_order
        for part in (head, *remarks):
            self.content.addWidget(part)
        self.content.addWidget(self._new_area(views), 1)
        assert self._scores is not None
        self.content.addWidget(self._scores)
        if self._shape.has_foot_in_row:
            row = QHBoxLayout()
            row.setSpacing(self.space(4))
            row.addWidget(self._lines or QWidget(), 1)
            row.addWidget(foot)
            self.content.addLayout(row)
            return
        for below in filter(None, (self._lines, foot)):
            self.content.addWidget(below)

    def _new_area(self, views: Sequence[LeafView]) -> Leaves:
        area = Leaves(views, self._shape, self)
        area.scrolled.connect(self._place_unrolled)
        self._areas.append(area)
        return area

    def _new_lines(self) -> AfterwardsLines:
        """Return what is told as soon as it is judged."""
        beside, cost = self.label("", BODY, STRONG), self.label("")
        cost.setStyleSheet(f"color: {QUIET}")
        in_row = not self._has_hands_round
        button = self.button("", look="link" if in_row else "")
        lines = AfterwardsLines(beside, cost, button, in_row=in_row)
        lines.asked.connect(self.looked_back)
        lines.tell(self._told)
        width = self._shape.width - 2 * (EDGE + self._shape.beside)
        if self._shape.has_foot_in_row:
            width //= 2
        lines.reserve(width if in_row else self._wide(RIGHT))
        return lines

    def _wide(self, pixels: int) -> int:
        """Return how wide a leaf is that is usually so wide."""
        return round(pixels * self.scale * text_scale())

    def on_turned(self, line: LedgerLine) -> None:
        """Open a line to its cards, and close the one that was open; or close it."""
        was_open = line.is_open
        if (other := self.opened) is not None:
            other.turn(is_open=False)
        self._unrolled.hide()
        if not was_open:
            line.turn(is_open=True)
            self._place_unrolled(UNROLL_MS if self.lasts else 0)
        self._open_at = -1 if was_open else self.lines.index(line)
        self.turned.emit()

    def _place_unrolled(self, lasts: int = 0) -> None:
        """Lay the cards of the line that is open below it, over the leaves."""
        line = self.opened
        if line is None or line.trays is None:
            return
        margins = self._column.contentsMargins()
        room = self.rect().marginsRemoved(margins - QMargins(8, 8, 8, 8))
        buttons = self.next_button.mapTo(self, QPoint()).y() - self.space(1)
        if buttons - room.top() > line.trays.sizeHint().height() + 2 * self.space(3):
            room.setBottom(buttons)
        place = QRect(line.mapTo(self, QPoint()), line.size())
        self._unrolled.unroll(line.trays, place, room, self.scale, lasts)

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
        """Lie about this place, and what is unrolled with it."""
        super().place(middle_x, middle_y, most_width, most_height, between=between)
        self._column.activate()
        self._place_unrolled()

    def _wanted(self, most_width: int) -> tuple[int, int]:
        """Return how large the sheet would be: its lines may open without moving it."""
        shape = self._shape
        width = min(shape.spread_width if self._fold else shape.width, most_width)
        inside = width - 2 * (EDGE + round(BESIDE * self.scale if self._fold else shape.beside))
        if self._fold:
            inside -= round(BETWEEN * self.scale)
            for area, part in zip(self._areas, (LEFT, RIGHT), strict=True):
                area.expect(inside * part // (LEFT + RIGHT))
        for area in () if self._fold else self._areas:
            area.expect(inside)
        for layout in self.findChildren(QLayout):  # buttons have their style since they were laid
            layout.invalidate()
        self._column.invalidate()
        self._column.activate()
        wanted = self._column.totalHeightForWidth(width)
        if self._column.totalHeightForWidth(width) < 0:
            wanted = self._column.totalSizeHint().height()
        return width, max(wanted, round(HIGH * self.scale) + 2 * EDGE if self._fold else 0)

    def fit_parts(self) -> None:
        super().fit_parts()
        beside = round(BESIDE * self.scale) if self._fold else self._shape.beside
        beside, above = beside + EDGE, round(ABOVE * self.scale) + EDGE
        self._column.setContentsMargins(beside, above, beside, above)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        super().mousePressEvent(event)
        if self.opened is not None:
            self.on_turned(self.opened)
        self.hurried.emit()

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

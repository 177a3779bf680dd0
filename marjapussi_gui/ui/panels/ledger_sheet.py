"""The layout of the score panel: the places of its leaves, scores and buttons, and its size."""

from collections.abc import Sequence

from PySide6.QtCore import QMargins, QPoint, QPointF, QRect
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from ..art.brushes import seam_pen
from ..basis.palette import SEAM
from ..basis.theme import text_scale
from ..wording.ledger import Ledger
from .afterwards import AfterwardsLines
from .leaf import LeafView
from .leaves import Leaves
from .ledger_line import LedgerLine
from .ledger_shape import BETWEEN, LEFT, PAIR, RIGHT, Shape
from .next_button import NextButton
from .panel import EDGE, Panel
from .score_tray import ScoreTray
from .unrolled import Unrolled

HIGH = 482  # pixels, between the open hands
BESIDE, ABOVE = 32, 20  # pixels


class LedgerSheet(Panel):
    """A panel with the parts of a score; the open hands surround it if there is enough room."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent)
        self._ledger: Ledger | None = None
        self._leaves: list[LeafView] = []
        self._scores: ScoreTray | None = None
        self._lines: AfterwardsLines | None = None
        self._next: NextButton | None = None
        self._areas: list[Leaves] = []
        self._has_hands_round = self._tries_hands_round = False
        self._form: tuple[bool, ...] = ()  # for which the parts were built
        self._tried: tuple[object, ...] = ()  # arguments of the last fit
        self._fold: tuple[QWidget, QWidget] | None = None
        self._unrolled = Unrolled(self)

    @property
    def next_button(self) -> NextButton:
        assert self._next is not None
        return self._next

    @property
    def opened(self) -> LedgerLine | None:
        """The line whose cards are visible, or None."""
        raise NotImplementedError

    @property
    def has_hands_round(self) -> bool:
        """Whether the panel leaves room for the open hands around it."""
        return self._has_hands_round

    @property
    def _shape(self) -> Shape:
        """The measures of the panel for its current ledger."""
        sides = len(self._ledger.leaves) if self._ledger is not None else PAIR
        return Shape(sides, self.scale, text_scale(), self._room().width())

    def make_room(self, room: tuple[int, int] | None) -> None:
        """Fit between the open hands if all lines are visible at this size in pixels.

        None means that there are no hands to show around the panel.
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

    def _lay_between_hands(self, head: QWidget, remarks: list[QLabel], foot: QWidget) -> None:
        """Put the scores and buttons below the right leaf."""
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
        """Put the scores below all leaves, and the buttons below the scores."""
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

    def _place_unrolled(self, lasts: int = 0) -> None:
        """Show the cards of the open line below it, over the leaves."""
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

    def _wide(self, pixels: int) -> int:
        """Return a width in pixels, scaled with the panel and its text."""
        return round(pixels * self.scale * text_scale())

    def place(
        self,
        middle_x: int,
        middle_y: int,
        most_width: int,
        most_height: int,
        *,
        between: tuple[int, int] | None = None,
    ) -> None:
        """Place the panel, and the cards of its open line with it."""
        super().place(middle_x, middle_y, most_width, most_height, between=between)
        self._column.activate()
        for layout in self.findChildren(QLayout):
            layout.activate()
        self._place_unrolled()

    def _wanted(self, most_width: int) -> tuple[int, int]:
        """Return the preferred size, which doesn't change when a line opens."""
        shape = self._shape
        width = min(shape.spread_width if self._fold else shape.width, most_width)
        inside = width - 2 * (EDGE + round(BESIDE * self.scale if self._fold else shape.beside))
        if self._fold:
            inside -= round(BETWEEN * self.scale)
            for area, part in zip(self._areas, (LEFT, RIGHT), strict=True):
                area.expect(inside * part // (LEFT + RIGHT))
        for area in () if self._fold else self._areas:
            area.expect(inside)
        for layout in self.findChildren(QLayout):  # buttons got their style after the layout
            layout.invalidate()
            if (owner := layout.parentWidget()) is not None:
                owner.updateGeometry()
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

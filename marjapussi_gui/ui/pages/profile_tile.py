"""The tile on the start page that leads to the page of skill and luck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ..art.brushes import outlined, seam_pen
from ..art.cloth import draw_steps
from ..basis.theme import TILE_RADIUS
from ..statistics.colours import Inks, inks
from ..widgets.labels import button, label
from ..wording import profile as words
from .ground import EDGE, draw_ring
from .pressed_tile import PressedTile

if TYPE_CHECKING:
    from ...kept.skill import Skill

INSIDE = 14  # pixels from its edge to its contents
SEAM = 1.6
OF_LINK = 8  # pixels before the text of a link
CLOTH, HIGHEST = 36, 110  # pixels: minimum and maximum


class ProfileTile(PressedTile):
    """Shows the player's recent decisions as a woven band."""

    asked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._skill: Skill | None = None
        self.setSizePolicy(self.sizePolicy().Policy.Ignored, self.sizePolicy().Policy.Expanding)
        self._cloth = Cloth()
        self._name, self._number = label("", "name"), label("", "caption")
        self.open = button("", self.asked.emit, "link")
        column = QVBoxLayout(self)
        margin = EDGE + INSIDE
        column.setContentsMargins(margin - OF_LINK, margin, margin, EDGE + INSIDE // 2)
        for part in (self._cloth, self._name, self._number):
            part.setContentsMargins(OF_LINK, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._cloth, 1)
        column.addWidget(self._name)
        column.addWidget(self._number)
        column.addWidget(self.open, 0, Qt.AlignmentFlag.AlignLeft)
        self.tell()

    def show_skill(self, skill: Skill, game: str) -> None:
        """Show the recent decisions in a game, or how many are still needed."""
        self._skill = skill
        self._cloth.show_course(skill)
        self.tell(game)

    def tell(self, game: str = "") -> None:
        """Set all texts in the current language."""
        text = words.what_it_is()
        if self._skill is not None and self._skill.decisions:
            rate = self._skill.rate
            number = words.number_of_decisions(self._skill.decisions)
            text = words.missing(rate.missing) if rate.missing else number
            text = words.of_game(game, text) if game else text
        self._name.setText(words.skill_and_luck())
        self._number.setText(text)
        self.open.setText(words.your_profile())
        self.open.setAccessibleName(words.your_profile())
        self.setAccessibleName(words.tile(words.skill_and_luck(), text))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        colours = inks(self.palette())
        outlined(painter, box, TILE_RADIUS, seam_pen(colours.seam, SEAM, 5, 4))
        if self.hasFocus():
            draw_ring(painter, self.size())
        painter.end()

    def on_pressed(self) -> None:
        self.asked.emit()


class Cloth(QWidget):
    """A band of stitches that rise as decisions get better."""

    def __init__(self) -> None:
        super().__init__()
        self._shares: tuple[float, ...] = ()
        self.setMaximumHeight(HIGHEST)

    def show_course(self, skill: Skill) -> None:
        """Show the average cost of recent decisions, with the best one highest."""
        costs = [cost for _, cost in skill.course]
        span = max(costs, default=0) - min(costs, default=0)
        self._shares = tuple((max(costs) - cost) / (span or 1) for cost in costs)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(200, CLOTH)

    def minimumSizeHint(self) -> QSize:
        return QSize(100, CLOTH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours: Inks = inks(self.palette())
        draw_steps(
            painter, QRectF(self.contentsRect()), self._shares, colours.threads(), colours.hole
        )
        painter.end()

"""A progress bar for all lessons of a game: a mark per step, in a group per lesson."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from ..art.stitch_row import draw_stitch_row, stitch_row_width
from ..text.i18n import say
from .labels import TextLabel

STITCH_LENGTH, STITCH_GAP, GROUP_GAP, BAR_HEIGHT = 7, 2.6, 9, 10  # pixels


class LessonProgressBar(TextLabel):
    """Shows progress as a row of small marks, and in words as the accessible name."""

    def __init__(self) -> None:
        super().__init__()
        self._groups: tuple[tuple[int, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def groups(self) -> tuple[tuple[int, int], ...]:
        return self._groups

    def set_groups(self, groups: Sequence[tuple[int, int]]) -> None:
        self._groups = tuple(groups)
        self.updateGeometry()
        self.update()
        done, all_ = (sum(group[which] for group in self._groups) for which in (0, 1))
        self.setAccessibleName(say("lesson-page-progress", done=done, all=all_) if all_ else "")

    def sizeHint(self) -> QSize:
        wide = sum(
            stitch_row_width(number, STITCH_LENGTH, STITCH_GAP) + GROUP_GAP
            for _, number in self._groups
        )
        return QSize(round(wide), BAR_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, BAR_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, left = QPainter(self), 0.0
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wanted = self.sizeHint().width()
        if wanted > self.width():
            painter.scale(self.width() / wanted, 1.0)
        for done, number in self._groups:
            draw_stitch_row(
                painter, QPointF(left, BAR_HEIGHT / 2), STITCH_LENGTH, STITCH_GAP, done, number
            )
            left += stitch_row_width(number, STITCH_LENGTH, STITCH_GAP) + GROUP_GAP
        painter.end()

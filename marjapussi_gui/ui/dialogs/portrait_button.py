"""The portrait of somebody in a dialog. A click shows the next animal."""

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from ...engine.state import NO_SIDE
from ..art.animal_portraits import GazeDirection, animal_portrait, draw_animal_portrait
from ..art.animals import ANIMALS
from ..art.berry_bags import draw_berry
from ..art.painter_tools import open_painter
from ..text.i18n import say

PORTRAIT, SMALL_PORTRAIT, BERRY_RADIUS = 96, 64, 11  # pixels


class PortraitButton(QAbstractButton):
    """An animal, perhaps with the berry of its side."""

    changed = Signal()  # the player chose another animal

    def __init__(self) -> None:
        super().__init__()
        self._portrait, self.side = animal_portrait(""), NO_SIDE
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._show_next)

    @property
    def animal(self) -> str:
        return self._portrait.animal

    def show_portrait(self, name: str, animal: str = "") -> None:
        """Show an animal or, if it is unknown, the usual one for a name."""
        self._portrait = animal_portrait(name)
        if animal in ANIMALS:
            self._portrait = replace(self._portrait, animal=animal)
        self.setAccessibleName(say("seat-animal", who=name))
        self.update()

    def _show_next(self, _checked: object = None) -> None:
        names = tuple(ANIMALS)
        following = names[(names.index(self.animal) + 1) % len(names)]
        self._portrait = replace(self._portrait, animal=following)
        self.update()
        self.changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        box = QRectF(self.rect())
        with open_painter(self) as painter:
            draw_animal_portrait(painter, box, self._portrait, GazeDirection())
            if self.side != NO_SIDE:
                at = QPointF(box.right() - BERRY_RADIUS, box.bottom() - BERRY_RADIUS)
                draw_berry(painter, at, BERRY_RADIUS, self.side)

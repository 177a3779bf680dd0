"""A volume slider that looks like a berry on a thread."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle

from ..basis.palette import GOLD
from ..basis.theme import TOUCH
from ..widgets.fields import takes_wheel

LOUDEST, STEP, LEAP = 100, 5, 20
BERRY = 22  # pixels
SHEET = f"""
    QSlider {{ min-height: {TOUCH}px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px;
        background: palette(placeholder-text); }}
    QSlider::sub-page:horizontal {{ border-radius: 2px; background: palette(highlight); }}
    QSlider::sub-page:horizontal:disabled {{ background: palette(placeholder-text); }}
    QSlider::handle:horizontal {{ width: {BERRY}px; margin: -9px 0;
        border-radius: {BERRY // 2}px; background: palette(highlight); }}
    QSlider::handle:horizontal:focus {{ border: 3px solid {GOLD}; width: {BERRY - 6}px; }}
    QSlider::handle:horizontal:disabled {{ border: 2px solid palette(placeholder-text);
        width: {BERRY - 4}px; background: palette(base); }}
"""


class Volume(QSlider):
    """The volume in per cent; it emits when the handle is released or moved by a key."""

    picked = Signal()

    def __init__(self, name: str, value: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(0, LOUDEST)
        self.setSingleStep(STEP)
        self.setPageStep(LEAP)
        self.setTracking(False)
        self.setStyleSheet(SHEET)
        self.put(value)
        self.valueChanged.connect(self._on_changed)

    def put(self, value: int) -> None:
        self.setValue(value)

    def _on_changed(self, _value: int) -> None:
        self.picked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the mouse, which then drags it."""
        along = round(event.position().x()) - BERRY // 2
        reach = self.width() - BERRY
        self.setSliderPosition(QStyle.sliderValueFromPosition(0, LOUDEST, along, reach))
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if takes_wheel(self, event):
            super().wheelEvent(event)

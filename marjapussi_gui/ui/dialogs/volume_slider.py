"""A volume slider that looks like a berry on a thread."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle

from ..common.palette import GOLD
from ..common.theme import MIN_TOUCH_SIZE
from ..widgets.fields import should_handle_wheel

MAX_VOLUME, STEP, PAGE_STEP = 100, 5, 20
HANDLE_SIZE = 22  # pixels
STYLE_SHEET = f"""
    QSlider {{ min-height: {MIN_TOUCH_SIZE}px; }}
    QSlider::groove:horizontal {{ height: 4px; border-radius: 2px;
        background: palette(placeholder-text); }}
    QSlider::sub-page:horizontal {{ border-radius: 2px; background: palette(highlight); }}
    QSlider::sub-page:horizontal:disabled {{ background: palette(placeholder-text); }}
    QSlider::handle:horizontal {{ width: {HANDLE_SIZE}px; margin: -9px 0;
        border-radius: {HANDLE_SIZE // 2}px; background: palette(highlight); }}
    QSlider::handle:horizontal:focus {{ border: 3px solid {GOLD}; width: {HANDLE_SIZE - 6}px; }}
    QSlider::handle:horizontal:disabled {{ border: 2px solid palette(placeholder-text);
        width: {HANDLE_SIZE - 4}px; background: palette(base); }}
"""


class VolumeSlider(QSlider):
    """The volume in per cent; it emits when the handle is released or moved by a key."""

    picked = Signal()

    def __init__(self, name: str, value: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setAccessibleName(name)
        self.setRange(0, MAX_VOLUME)
        self.setSingleStep(STEP)
        self.setPageStep(PAGE_STEP)
        self.setTracking(False)
        self.setStyleSheet(STYLE_SHEET)
        self.set_value(value)
        self.valueChanged.connect(self._on_changed)

    def set_value(self, value: int) -> None:
        self.setValue(value)

    def _on_changed(self, _value: int) -> None:
        self.picked.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Move the handle to the mouse, which then drags it."""
        along = round(event.position().x()) - HANDLE_SIZE // 2
        reach = self.width() - HANDLE_SIZE
        self.setSliderPosition(QStyle.sliderValueFromPosition(0, MAX_VOLUME, along, reach))
        super().mousePressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if should_handle_wheel(self, event):
            super().wheelEvent(event)

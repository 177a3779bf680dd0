"""Whether all cards lie open: of a hand that is still played that is help, and asked for first."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox


class OpenCards(QObject):
    """Ticks the box that opens them, if they may be seen."""

    asked = Signal()  # whether they may be opened though the hand is still played
    turned = Signal()  # they lie open now, or no longer

    def __init__(self, box: QCheckBox, is_over: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._box, self._is_over = box, is_over
        self._note_help: Callable[[], object] | None = None  # None once it was taken
        box.toggled.connect(self.on_toggled)

    def begin(self, note_help: Callable[[], object] | None) -> None:
        """Close them for another match; help is noted where its last hand is still played."""
        self._note_help = note_help
        self.tick(is_open=False)

    def tick(self, *, is_open: bool) -> None:
        """Open or close them, and tell nobody."""
        with QSignalBlocker(self._box):
            self._box.setChecked(is_open)

    def check(self) -> None:
        """Close them where they would give something away."""
        if not self._may_open:
            self.tick(is_open=False)

    def agree(self) -> None:
        """Open them, though the hand is still played: that is help."""
        if self._note_help is not None:
            self._note_help()
            self._note_help = None
        self.tick(is_open=True)

    def on_toggled(self, is_open: bool) -> None:  # noqa: FBT001 - a signal's
        """Open them, or ask first."""
        if is_open and not self._may_open:
            self.tick(is_open=False)
            self.asked.emit()
        else:
            self.turned.emit()

    @property
    def _may_open(self) -> bool:
        """Whether nothing is given away, or that was agreed to."""
        return self._is_over() or self._note_help is None

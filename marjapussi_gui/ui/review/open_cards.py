"""The box that opens all cards; in an unfinished hand this counts as help and asks first."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox


class OpenCards(QObject):
    """Opens and closes all cards if the player may see them."""

    asked = Signal()  # ask before opening an unfinished hand
    turned = Signal()  # the cards were opened or closed

    def __init__(self, box: QCheckBox, is_over: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._box, self._is_over = box, is_over
        self._note_help: Callable[[], object] | None = None  # None once help was taken
        box.toggled.connect(self.on_toggled)

    def begin(self, note_help: Callable[[], object] | None) -> None:
        """Close the cards for another match; call on_help when an unfinished hand is opened."""
        self._note_help = note_help
        self.tick(is_open=False)

    def tick(self, *, is_open: bool) -> None:
        """Open or close the cards without a signal."""
        with QSignalBlocker(self._box):
            self._box.setChecked(is_open)

    def check(self) -> None:
        """Close the cards where they would give something away."""
        if not self._may_open:
            self.tick(is_open=False)

    def agree(self) -> None:
        """Open the cards of an unfinished hand, which counts as help."""
        if self._note_help is not None:
            self._note_help()
            self._note_help = None
        self.tick(is_open=True)

    def on_toggled(self, is_open: bool) -> None:  # noqa: FBT001 - a slot
        """Open the cards, or ask for confirmation first."""
        if is_open and not self._may_open:
            self.tick(is_open=False)
            self.asked.emit()
        else:
            self.turned.emit()

    @property
    def _may_open(self) -> bool:
        """Whether opening gives nothing away, or was confirmed."""
        return self._is_over() or self._note_help is None

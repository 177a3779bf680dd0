"""The check box that opens all cards, which counts as help in an unfinished hand."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox


class OpenCardsBox(QObject):
    """Opens and closes all cards if the player may see them."""

    confirmation_requested = Signal()  # ask before opening an unfinished hand
    visibility_changed = Signal()  # the cards were opened or closed

    def __init__(self, box: QCheckBox, is_hand_over: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._box, self._is_hand_over = box, is_hand_over
        self._on_help: Callable[[], object] | None = None  # None once help was taken
        box.toggled.connect(self.on_toggled)

    def begin_match(self, on_help: Callable[[], object] | None) -> None:
        """Close the cards for another match; call on_help when an unfinished hand is opened."""
        self._on_help = on_help
        self.set_open(is_open=False)

    def set_open(self, *, is_open: bool) -> None:
        """Open or close the cards without a signal."""
        with QSignalBlocker(self._box):
            self._box.setChecked(is_open)

    def close_if_forbidden(self) -> None:
        """Close the cards where open cards would give something away."""
        if not self._can_open:
            self.set_open(is_open=False)

    def confirm_open(self) -> None:
        """Open the cards of an unfinished hand, which counts as help."""
        if self._on_help is not None:
            self._on_help()
            self._on_help = None
        self.set_open(is_open=True)

    def on_toggled(self, is_open: bool) -> None:  # noqa: FBT001 - a slot
        """Open the cards, or ask for confirmation first."""
        if is_open and not self._can_open:
            self.set_open(is_open=False)
            self.confirmation_requested.emit()
        else:
            self.visibility_changed.emit()

    @property
    def _can_open(self) -> bool:
        """Whether opening gives nothing away, or was confirmed."""
        return self._is_hand_over() or self._on_help is None

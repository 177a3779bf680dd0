"""The check box that turns all cards face up.

In a hand that isn't finished, this counts as help.
"""

from collections.abc import Callable

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox


class ShowAllCardsOption(QObject):
    """Turns all cards face up or face down, asking first if necessary."""

    confirmation_requested = Signal()  # the hand is unfinished: ask the player
    visibility_changed = Signal()  # the cards were opened or closed

    def __init__(self, box: QCheckBox, is_hand_over: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._box, self._is_hand_over = box, is_hand_over
        self._on_help: Callable[[], object] | None = None  # None once it has been called
        box.toggled.connect(self.on_toggled)

    def begin_match(self, on_help: Callable[[], object] | None) -> None:
        """Turn the cards face down, because another match is shown.

        on_help is called when the player opens the cards of an unfinished hand, or asks about them.
        """
        self._on_help = on_help
        self.set_open(is_open=False)

    def set_open(self, *, is_open: bool) -> None:
        """Show or hide the cards without emitting a signal."""
        with QSignalBlocker(self._box):
            self._box.setChecked(is_open)

    def close_if_forbidden(self) -> None:
        """Turn the cards face down if seeing them needs a confirmation that wasn't given."""
        if not self._can_open:
            self.set_open(is_open=False)

    def report_help(self) -> None:
        """Report that the player got help other than open cards in an unfinished hand."""
        if self._on_help is not None:
            self._on_help()

    def confirm_open(self) -> None:
        """Open the cards of an unfinished hand, after the player has confirmed that."""
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
        """Whether the cards may be opened: the hand is over, or the player has confirmed."""
        return self._is_hand_over() or self._on_help is None

"""Whoever asks the store tells what goes wrong there, and goes on."""

from collections.abc import Callable
from typing import TypeVar

from ..store.trouble import StoreError

T = TypeVar("T")


Tell = Callable[[str], None]  # the key of a trouble; nothing when it is over


class TroubleTeller:
    """Something that asks the store; what goes wrong there is told, and nothing stops."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def _asked(self, question: Callable[[], T], without: T) -> T:
        """Return the answer of the store, or what holds without one."""
        try:
            return question()
        except StoreError as trouble:
            self.tell(trouble.key)
            return without

"""The fallback for failed queries: report the error and return a default value."""

from collections.abc import Callable
from typing import TypeVar

from ..store.trouble import StoreError

T = TypeVar("T")


Tell = Callable[[str], None]  # an error key; empty when the error is over


class TroubleTeller:
    """Base of the adapters: a StoreError is reported and replaced by a default value."""

    def __init__(self, tell: Tell) -> None:
        self.tell = tell

    def _asked(self, question: Callable[[], T], without: T) -> T:
        """Return read(); report a StoreError and return the default instead."""
        try:
            return question()
        except StoreError as trouble:
            self.tell(trouble.key)
            return without

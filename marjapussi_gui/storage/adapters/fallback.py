"""The fallback for failed queries: report the error and return a default value."""

from collections.abc import Callable
from typing import TypeVar

from ..errors import StoreError

T = TypeVar("T")


ReportTrouble = Callable[[str], None]  # an error key; empty when the error is over


class WithFallback:
    """Base of the adapters: a StoreError is reported and replaced by a default value."""

    def __init__(self, report_trouble: ReportTrouble) -> None:
        self.report_trouble = report_trouble

    def _query(self, read: Callable[[], T], default: T) -> T:
        """Return read(); report a StoreError and return the default instead."""
        try:
            return read()
        except StoreError as trouble:
            self.report_trouble(trouble.key)
            return default

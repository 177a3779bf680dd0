"""What all repositories share: a database, and what happens while it cannot be used."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import MappingProxyType
from typing import Any, Concatenate, ParamSpec, TypeVar

from .database import Database
from .errors import StoreError

D = TypeVar("D")
P = ParamSpec("P")
R = TypeVar("R", bound="Repository")
T = TypeVar("T")

ReportError = Callable[[str], object]  # gets an error key; an empty one when the error is over

NO_ITEMS: Sequence[Any] = ()
NO_VALUES: Mapping[Any, Any] = MappingProxyType({})


class Repository:
    """Base of the repositories: a StoreError is reported, or raised if nobody listens."""

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        self._database, self.report_error = database, report_error

    def _handle_error(self, error: StoreError | None) -> None:
        """Report an error, or None when it is over; raise it if nobody listens."""
        if self.report_error is not None:
            self.report_error("" if error is None else error.key)
        elif error is not None:
            raise error


def or_default(
    default: D,
) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T | D]]:
    """Decorate a repository's method: it reports a StoreError and returns the default instead."""

    def decorate(method: Callable[Concatenate[R, P], T]) -> Callable[Concatenate[R, P], T | D]:
        @wraps(method)
        def run(self: R, /, *args: P.args, **kwargs: P.kwargs) -> T | D:
            try:
                return method(self, *args, **kwargs)
            except StoreError as error:
                self._handle_error(error)
                return default

        return run

    return decorate


def ignore_error(_key: str) -> None:
    """Report nothing: the error was reported when the database was opened."""

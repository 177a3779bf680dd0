"""Base class of the repositories: uses the database and reports its errors."""

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

# called with an error key, or with "" when an error is over
ReportError = Callable[[str], object]

NO_ITEMS: Sequence[Any] = ()
NO_VALUES: Mapping[Any, Any] = MappingProxyType({})


class Repository:
    """Base of the repositories. Passes each StoreError to its listener, or raises it if none."""

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        self._database, self.report_error = database, report_error

    def _handle_error(self, error: StoreError | None) -> None:
        """Report an error, or None when it is over. Without a listener, raise the error."""
        if self.report_error is not None:
            self.report_error("" if error is None else error.key)
        elif error is not None:
            raise error


def default_on_error(
    default: D,
) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T | D]]:
    """Decorate a method of a repository to report a StoreError and return the default instead."""

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
    """Do nothing. For errors that were already reported when the database was opened."""

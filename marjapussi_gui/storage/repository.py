"""The base of all repositories: they use a database and report its errors."""

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

# Called with an error key, or an empty string when the error is over
ReportError = Callable[[str], object]

NO_ITEMS: Sequence[Any] = ()
NO_VALUES: Mapping[Any, Any] = MappingProxyType({})


class Repository:
    """Base of the repositories. It reports a StoreError, or raises it if nobody listens."""

    def __init__(self, database: Database, report_error: ReportError | None = None) -> None:
        self._database, self.report_error = database, report_error

    def _handle_error(self, error: StoreError | None) -> None:
        """Report an error, or None when it is over. Raise the error if nobody listens."""
        if self.report_error is not None:
            self.report_error("" if error is None else error.key)
        elif error is not None:
            raise error


def default_on_error(
    default: D,
) -> Callable[[Callable[Concatenate[R, P], T]], Callable[Concatenate[R, P], T | D]]:
    """Decorate a method of a repository: on a StoreError, report it and return the default."""

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
    """Do nothing, because the error was already reported when the database was opened."""

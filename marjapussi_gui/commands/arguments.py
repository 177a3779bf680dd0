"""Argument types of the command line that shell completion can recognize."""

from argparse import Action, ArgumentParser, Namespace
from typing import ClassVar


class UncheckedChoices(tuple[str, ...]):
    """Choices for help and completion only; the type function checks the value.

    This way our error messages are shown instead of those of argparse.
    """

    __slots__ = ()

    def __contains__(self, _item: object) -> bool:
        return True


class PathArgument(Action):
    """A path argument that a shell can complete."""

    complete: ClassVar[object]  # read by shtab, set by packaging/completions.py

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)


class FileArgument(PathArgument):
    """An argument that is a file."""


class FolderArgument(PathArgument):
    """An argument that is a folder."""


class RecordArgument(PathArgument):
    """An argument that is a record file."""

"""Types of command line arguments that shell completion recognizes."""

from argparse import Action, ArgumentParser, Namespace
from typing import ClassVar


class UncheckedChoices(tuple[str, ...]):
    """Choices for help and shell completion that argparse itself doesn't check.

    The type function of the argument checks the value, so that our own error messages are shown.
    """

    __slots__ = ()

    def __contains__(self, _item: object) -> bool:
        return True


class PathArgument(Action):
    """A file or folder argument that shells can complete."""

    complete: ClassVar[object]  # set by packaging/completions.py, which uses shtab

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: object,
        option_string: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)


class FileArgument(PathArgument):
    """A path argument for a file."""


class FolderArgument(PathArgument):
    """A path argument for a folder."""


class RecordArgument(PathArgument):
    """A path argument for a record file."""

"""What may stand on the command line, said so that its parser can be asked for it."""

from argparse import Action, ArgumentParser, Namespace
from typing import ClassVar


class Offered(tuple[str, ...]):
    """Choices that are told; whether a word is one of them is for the type to say, in our words."""

    __slots__ = ()

    def __contains__(self, _word: object) -> bool:
        return True


class Place(Action):
    """Takes a place on the disk, so that a shell may look for it."""

    complete: ClassVar[object]  # how, for whoever writes that for a shell

    def __call__(
        self,
        parser: ArgumentParser,
        namespace: Namespace,
        values: object,
        option: str | None = None,
    ) -> None:
        setattr(namespace, self.dest, values)


class AnyFile(Place):
    """Takes a file."""


class Folder(Place):
    """Takes a folder."""


class RecordFile(Place):
    """Takes a record."""

"""What may stand on the command line, read from the commands themselves."""

import argparse
import re
from collections.abc import Iterator
from dataclasses import dataclass

from marjapussi_gui import cli
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.commands.command import BY_KEY

FILES, FOLDERS, RECORDS = "FILE", "DIR", "RECORD"
GAMES, NAMES = ("GAME", "KEY"), ("NAME", "L")
LIST = re.compile(r"[\w-]+(, [\w-]+)+")


@dataclass(frozen=True)
class Argument:
    """An option under its names; without a name, what stands in its place."""

    names: tuple[str, ...]
    meaning: str
    takes: str = ""  # what stands for a value in the help; nothing where it takes none
    values: tuple[str, ...] = ()  # all that there are, where they are known


@dataclass(frozen=True)
class Part:
    """The program itself, which has no name here, or one of its commands."""

    name: str
    meaning: str
    options: tuple[Argument, ...]
    places: tuple[Argument, ...]


def parts() -> Iterator[Part]:
    """Yield the program and its commands."""
    parser = cli._parser()  # noqa: SLF001 - nobody else reads it
    yield _part("", "", parser)
    for command in cli.COMMANDS:
        made = argparse.ArgumentParser()
        command.arguments(made)
        yield _part(command.name, command.purpose, made)


def _part(name: str, meaning: str, parser: argparse.ArgumentParser) -> Part:
    actions = parser._actions  # noqa: SLF001 - argparse tells them nowhere else
    told = [_argument(action) for action in actions if action.metavar != "COMMAND"]
    options, places = (
        [each for each in told if bool(each.names) is named] for named in (True, False)
    )
    return Part(name, meaning, tuple(options), tuple(places))


def _argument(action: argparse.Action) -> Argument:
    names, meaning = tuple(action.option_strings), action.help or ""
    takes = "" if action.nargs == 0 else str(action.metavar)
    if takes == FILES and not names:
        takes = RECORDS
    return Argument(names, meaning, takes, _values(takes, meaning))


def _values(takes: str, meaning: str) -> tuple[str, ...]:
    if takes in GAMES:
        return tuple(BY_KEY)
    if takes.startswith("LEVEL"):
        return tuple(LEVELS)
    is_told = takes in NAMES and LIST.fullmatch(meaning)
    return tuple(meaning.split(", ")) if is_told else ()

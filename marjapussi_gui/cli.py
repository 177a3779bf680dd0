"""The command line: parses the arguments and runs a command or the window."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from . import __version__
from .commands.arguments import AnyFile, Folder, Offered
from .commands.bot import BOT
from .commands.command import BY_KEY, Refused, offered_game
from .commands.deal import DEAL
from .commands.duel import DUEL
from .commands.games import GAMES
from .commands.hint import HINT
from .commands.judge import JUDGE
from .commands.play import PLAY
from .commands.shot import add_shot_arguments, take_shot
from .commands.smoke import SMOKE
from .commands.solve import SOLVE
from .display import refusal
from .engine.quoting import cut
from .interrupts import INTERRUPTED, exit_on_interrupt

COMMANDS = (GAMES, JUDGE, DEAL, PLAY, DUEL, SOLVE, HINT, BOT, SMOKE)
FAILED, PIPE_CLOSED = 1, 141
RECORD = ".marja"
ALONE = ("-h", "--help", "--version")  # options without a value
STAND_INS = {
    "stdin": ("r", os.O_RDONLY),
    "stdout": ("w", os.O_RDONLY),  # read-only, so that writing to it fails
    "stderr": ("w", os.O_WRONLY),
}
QUOTE_OR_WORD = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\S+""")


class Parser(ArgumentParser):
    """An argument parser that shortens long arguments in its error messages."""

    def parse_args(self, args: Sequence[str]) -> Namespace:  # type: ignore[override]
        chosen, rest = self.parse_known_args(args)
        if rest:
            self.error(f"unrecognized arguments: {cut(' '.join(rest))}")
        return chosen

    def error(self, message: str) -> NoReturn:
        super().error(QUOTE_OR_WORD.sub(lambda part: cut(part[0]), message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status; errors show no traceback."""
    with _standard_streams():
        try:
            try:
                return _run(sys.argv[1:] if arguments is None else arguments)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            _drop_output()
            return PIPE_CLOSED
        except OSError as error:
            _drop_output()
            return _failed(f"{error.filename or 'standard output'}: {error.strerror}")


def _run(arguments: Sequence[str]) -> int:
    try:
        chosen = whole_parser().parse_args(_with_option(arguments))
        status: int = chosen.run(chosen)
    except Refused as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except (ImportError, OSError) as error:
        return _failed(_lacking(error))
    return status


def whole_parser() -> ArgumentParser:
    """Create the parser of the command line, with a subparser for each command."""
    parser = Parser(
        prog="marjapussi",
        description="Finnish marriage card games. Without a command, the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"marjapussi {__version__}")
    parser.add_argument(
        "--data-dir", metavar="DIR", action=Folder, type=Path, help="keep everything there"
    )
    parser.add_argument(
        "--open", metavar="FILE", action=AnyFile, type=Path, help="open the match of a record"
    )
    parser.add_argument(
        "--new",
        metavar="KEY",
        type=offered_game,
        choices=Offered(BY_KEY),
        default="",
        help="deal a new match of a game",
    )
    add_shot_arguments(parser)
    parser.set_defaults(run=_without_command)
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        subparser = commands.add_parser(
            command.name, help=command.purpose, description=command.purpose
        )
        command.arguments(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def _with_option(arguments: Sequence[str]) -> list[str]:
    """Insert --open before a record file that is given instead of a command."""
    is_value = False
    for place, argument in enumerate(arguments):
        if is_value or argument.startswith("-"):
            is_value = not is_value and "=" not in argument and argument not in ALONE
        elif argument.endswith(RECORD):
            return [*arguments[:place], "--open", *arguments[place:]]
        else:
            break
    return list(arguments)


def _without_command(arguments: Namespace) -> int:
    """Open the window or take a screenshot; only this needs Qt."""
    if arguments.shot is not None:
        return take_shot(arguments)
    if why := refusal():
        raise Refused(why)
    with exit_on_interrupt():
        from .app import open_window

        return open_window(arguments.data_dir, arguments.open, arguments.new)


def _failed(sentence: str) -> int:
    print(f"marjapussi: {sentence}", file=sys.stderr)
    return FAILED


def _lacking(error: ImportError | OSError) -> str:
    """Return what to install if an error is about a missing library, else raise it again."""
    from .libraries import named_in
    from .window_systems import lacks

    library = named_in(error)
    if not library:
        raise error
    return lacks(library)


@contextmanager
def _standard_streams() -> Iterator[None]:
    """Make standard streams usable: escape unprintable characters and replace closed streams.

    A replaced stdin is empty, and writing to a replaced stdout is an error.
    """
    closed = [name for name in STAND_INS if getattr(sys, name) is None]
    for name in closed:
        mode, flags = STAND_INS[name]
        setattr(sys, name, os.fdopen(os.open(os.devnull, flags), mode, encoding="utf-8"))
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    try:
        yield
    finally:
        for name in closed:
            with suppress(OSError):
                getattr(sys, name).close()
            setattr(sys, name, None)


def _drop_output() -> None:
    """Redirect stdout to nowhere, so that the interpreter's last flush cannot fail."""
    with suppress(OSError):  # stdout may have no file descriptor
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

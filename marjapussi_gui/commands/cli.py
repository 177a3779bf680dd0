"""The command line: runs a command, or opens the window."""

import os
import re
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from .. import __version__
from ..engine.errors import shorten
from ..system.display import missing_display_reason
from ..system.process import INTERRUPTED_STATUS, exit_on_interrupt
from .arguments import ChoicesForHelp, FileArgument, FolderArgument
from .bot import BOT
from .command import VARIANT_BY_KEY, CommandError, parse_optional_game_key
from .deal import DEAL
from .duel import DUEL
from .games import GAMES
from .hint import HINT
from .judge import JUDGE
from .page import PAGE
from .play import PLAY
from .screenshot import add_screenshot_arguments, run_screenshot
from .smoke import SMOKE
from .solve import SOLVE

COMMANDS = (GAMES, JUDGE, DEAL, PLAY, DUEL, SOLVE, HINT, PAGE, BOT, SMOKE)
EXIT_FAILURE, EXIT_PIPE_CLOSED = 1, 141
OPENED_SUFFIXES = ".marja", ".pbn"
FLAGS_WITHOUT_VALUE = ("-h", "--help", "--version")  # options without a value
REPLACEMENT_STREAMS = {
    "stdin": ("r", os.O_RDONLY),
    "stdout": ("w", os.O_RDONLY),  # open for reading only, so that writing to it fails
    "stderr": ("w", os.O_WRONLY),
}
QUOTE_OR_WORD_PATTERN = re.compile(r"""'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\S+""")


class CommandParser(ArgumentParser):
    """An argument parser that shortens long arguments in its error messages."""

    def parse_args(self, args: Sequence[str]) -> Namespace:  # type: ignore[override]
        chosen, rest = self.parse_known_args(args)
        if rest:
            self.error(f"unrecognized arguments: {shorten(' '.join(rest))}")
        return chosen

    def error(self, message: str) -> NoReturn:
        super().error(QUOTE_OR_WORD_PATTERN.sub(lambda part: shorten(part[0]), message))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status. Errors are printed without a traceback."""
    with _repair_standard_streams():
        try:
            try:
                return _run_command(sys.argv[1:] if arguments is None else arguments)
            finally:
                sys.stdout.flush()
        except BrokenPipeError:
            _discard_output()
            return EXIT_PIPE_CLOSED
        except OSError as error:
            _discard_output()
            return _print_failure(f"{error.filename or 'standard output'}: {error.strerror}")


def _run_command(arguments: Sequence[str]) -> int:
    try:
        chosen = create_parser().parse_args(_insert_open_option(arguments))
        status: int = chosen.run(chosen)
    except CommandError as error:
        return _print_failure(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED_STATUS
    except (ImportError, OSError) as error:
        return _print_failure(_missing_library_text(error))
    return status


def create_parser() -> ArgumentParser:
    parser = CommandParser(
        prog="marjapussi",
        description="Play Finnish marriage card games. Without a command, the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"marjapussi {__version__}")
    parser.add_argument(
        "--data-dir",
        metavar="DIR",
        action=FolderArgument,
        type=Path,
        help="save everything in this folder",
    )
    parser.add_argument(
        "--open",
        metavar="FILE",
        action=FileArgument,
        type=Path,
        help="open this match, board or code",
    )
    parser.add_argument(
        "--new",
        metavar="KEY",
        type=parse_optional_game_key,
        choices=ChoicesForHelp(VARIANT_BY_KEY),
        default="",
        help="start a new match of this game",
    )
    add_screenshot_arguments(parser)
    parser.set_defaults(run=_run_without_command)
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        subparser = commands.add_parser(
            command.name, help=command.help_text, description=command.description
        )
        command.add_arguments(subparser)
        subparser.set_defaults(run=command.run)
    return parser


def _insert_open_option(arguments: Sequence[str]) -> list[str]:
    """Insert "--open" before a record file that was given in place of a command."""
    is_value = False
    for place, argument in enumerate(arguments):
        if is_value or argument.startswith("-"):
            is_value = not is_value and "=" not in argument and argument not in FLAGS_WITHOUT_VALUE
        elif argument.endswith(OPENED_SUFFIXES):
            return [*arguments[:place], "--open", *arguments[place:]]
        else:
            break
    return list(arguments)


def _run_without_command(arguments: Namespace) -> int:
    """Open the window or take a screenshot. Only these two need Qt, so it is imported here."""
    if arguments.shot is not None:
        return run_screenshot(arguments)
    if why := missing_display_reason():
        raise CommandError(why)
    with exit_on_interrupt():
        from ..app.main import run_window

        return run_window(arguments.data_dir, arguments.open, arguments.new)


def _print_failure(message: str) -> int:
    print(f"marjapussi: {message}", file=sys.stderr)
    return EXIT_FAILURE


def _missing_library_text(error: ImportError | OSError) -> str:
    """Return a message on what to install for a missing library; re-raise other errors."""
    from ..system.qt_platforms import missing_library_message
    from ..system.shared_libraries import library_named_in

    library = library_named_in(error)
    if not library:
        raise error
    return missing_library_message(library)


@contextmanager
def _repair_standard_streams() -> Iterator[None]:
    """Escape unprintable characters in the standard streams, and replace closed streams.

    A replaced stdin is empty. Writing to a replaced stdout fails.
    """
    closed = [name for name in REPLACEMENT_STREAMS if getattr(sys, name) is None]
    for name in closed:
        mode, flags = REPLACEMENT_STREAMS[name]
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


def _discard_output() -> None:
    """Redirect stdout to nowhere, so that flushing it at exit cannot fail."""
    with suppress(OSError):  # stdout may not have a file descriptor
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

"""The commands, each run without a screen."""

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path

from . import __version__
from .commands.bot import BOT
from .commands.command import BY_KEY, Refused
from .commands.deal import DEAL
from .commands.duel import DUEL
from .commands.games import GAMES
from .commands.hint import HINT
from .commands.judge import JUDGE
from .commands.play import PLAY
from .commands.shot import add_shot_arguments, take_shot
from .commands.smoke import SMOKE
from .commands.solve import SOLVE
from .display import has_display

COMMANDS = (GAMES, JUDGE, DEAL, PLAY, DUEL, SOLVE, HINT, BOT, SMOKE)
FAILED, INTERRUPTED, PIPE_CLOSED = 1, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status; no failure shows a traceback."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    chosen = _parser().parse_args(_with_option(sys.argv[1:] if arguments is None else arguments))
    try:
        status: int = chosen.run(chosen)
        sys.stdout.flush()
    except Refused as error:
        return _failed(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        return _failed(f"standard output: {error.strerror}")
    return status


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="marjapussi",
        description="Finnish marriage card games. Without a command, the window opens.",
    )
    parser.add_argument("--version", action="version", version=f"marjapussi {__version__}")
    parser.add_argument("--data-dir", metavar="DIR", type=Path, help="keep everything there")
    parser.add_argument("--open", metavar="FILE", type=Path, help="open the match of a record")
    parser.add_argument("--new", metavar="KEY", default="", help="deal a new match of a game")
    add_shot_arguments(parser)
    parser.set_defaults(run=_without_command)
    commands = parser.add_subparsers(metavar="COMMAND")
    for command in COMMANDS:
        made = commands.add_parser(command.name, help=command.purpose, description=command.purpose)
        command.arguments(made)
        made.set_defaults(run=command.run)
    return parser


def _with_option(arguments: Sequence[str]) -> list[str]:
    """Return the arguments; a record alone, as a double click gives it, is one to be opened."""
    opened = ["--open"] if len(arguments) == 1 and arguments[0].endswith(".marja") else []
    return [*opened, *arguments]


def _without_command(arguments: Namespace) -> int:
    """Open the window, or take a picture of it; only this needs Qt."""
    if arguments.shot is not None:
        return take_shot(arguments)
    if not has_display():
        raise Refused("there is no display to open a window on: set DISPLAY, or use xvfb-run")
    if arguments.new not in ("", *BY_KEY):
        raise Refused(f"there is no game {arguments.new!r:.40}, only {', '.join(BY_KEY)}")
    from .app import open_window

    return open_window(arguments.data_dir, arguments.open, arguments.new)


def _failed(sentence: str) -> int:
    print(f"marjapussi: {sentence}", file=sys.stderr)
    return FAILED


def _drop_output() -> None:
    """Keep the interpreter from flushing once more into what is closed or full."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())

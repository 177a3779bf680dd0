"""The Command class, and arguments that several commands have in common."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from ..bots.kernel import is_compiled, is_stale
from ..engine.errors import MarjapussiError, quote
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.games import VARIANTS
from ..engine.options import RulesError
from ..engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from .arguments import ChoicesForHelp, FileArgument
from .file_io import UnreadableFileError, display_path, read_bytes

VARIANT_BY_KEY = {each.key: each for each in VARIANTS}
NOT_COMPILED_WARNING = (
    "Strong players are weaker on this computer. The search isn't compiled here, so each decision "
    "gets only half a second unless you set a budget. "
    "Install gcc and python3-dev, then install Marjapussi again."
)
STALE_SEARCH_WARNING = (
    "The search was changed after it was compiled, so computer players still use the old one. "
    "Run packaging/dev.py to compile it again."
)


class CommandError(MarjapussiError):
    """Raised if a command cannot run. The message is the reason in one sentence."""


@frozen
class Command:
    """A command with its name, help text, arguments and function."""

    name: str
    help_text: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]

    @property
    def description(self) -> str:
        return f"{self.help_text[:1].upper()}{self.help_text[1:]}."


def choice_parser(noun: str, names: Iterable[str]) -> Callable[[str], str]:
    """Return a function that accepts one of these names and raises CommandError for others."""
    known = tuple(names)

    def parse(name: str) -> str:
        if name not in known:
            choices = ", ".join(filter(None, known))
            raise CommandError(f"there's no {noun} {quote(name)}, only {choices}")
        return name

    return parse


def add_game_argument(parser: ArgumentParser) -> None:
    keys = ", ".join(VARIANT_BY_KEY)
    parser.add_argument(
        "game",
        type=parse_game_key,
        choices=ChoicesForHelp(VARIANT_BY_KEY),
        metavar="GAME",
        help=keys,
    )


def add_rules_arguments(parser: ArgumentParser) -> None:
    add_game_argument(parser)
    parser.add_argument(
        "--rules",
        metavar="FILE",
        action=FileArgument,
        type=Path,
        help="file with house rules, a JSON object of options",
    )
    parser.add_argument(
        "--players",
        metavar="N",
        type=parse_player_count,
        help="number of players, if the game allows several",
    )
    parser.add_argument(
        "--seed", metavar="N", type=parse_seed, help="whole number that decides everything random"
    )


def parse_game_key(key: str) -> str:
    if key not in VARIANT_BY_KEY:
        raise ArgumentTypeError(f"there's no game {quote(key)}, only {', '.join(VARIANT_BY_KEY)}")
    return key


parse_optional_game_key = choice_parser("game", ("", *VARIANT_BY_KEY))  # an empty key means no game


def parse_seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 1000:
        raise ArgumentTypeError(f"{quote(text)} isn't a whole number from 0 up")
    return int(text)


def parse_player_count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 1:
        raise ArgumentTypeError(f"{quote(text)} isn't a number of players such as 4")
    return int(text)


def game_from_arguments(arguments: Namespace) -> Game:
    variant = VARIANT_BY_KEY[arguments.game]
    rules = _read_rules(arguments.rules) if arguments.rules else {}
    try:
        return variant.create_game(rules, players=arguments.players or 0)
    except RulesError as error:
        raise CommandError(f"{display_path(arguments.rules or arguments.game)}: {error}") from None


def _read_rules(path: Path) -> dict[str, object]:
    try:
        rules = loads(read_bytes(path))
    except UnreadableFileError as error:
        raise CommandError(f"{display_path(path)}: {error}") from None
    except (InvalidJsonError, UnexpectedJsonError) as error:
        raise CommandError(f"{display_path(path)}: the file {error}") from None
    if not isinstance(rules, dict):
        raise CommandError(f"{display_path(path)}: house rules must be a JSON object of options")
    return rules


def warn_if_search_is_slow() -> None:
    """Print a warning if the search is not compiled, or was compiled from other sources."""
    if not is_compiled():
        print(NOT_COMPILED_WARNING, file=sys.stderr)
    elif is_stale():
        print(STALE_SEARCH_WARNING, file=sys.stderr)


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

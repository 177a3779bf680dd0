"""The Command class, and arguments that several commands share."""

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from pathlib import Path

from ..bots.kernel import is_compiled, is_stale
from ..engine.frozen import frozen
from ..engine.game import Game
from ..engine.games import VARIANTS
from ..engine.options import BadRules
from ..engine.quoting import quoted
from ..engine.strict_json import BadJson, NotJson, loads
from .arguments import AnyFile, Offered
from .files import Unreadable, named, read_bytes

BY_KEY = {each.key: each for each in VARIANTS}
SLOW = (
    "The search is not compiled here: where no budget is given, each decision gets half a second, "
    "and strong players are weaker. Install gcc and python3-dev, then install Marjapussi again."
)
STALE = (
    "The search of the bots was changed after it was compiled, and plays as it was before: "
    "packaging/dev.py compiles it."
)


class Refused(Exception):
    """A command cannot be run, with the reason in one sentence."""


@frozen
class Command:
    """A command: its name, help text, arguments and function."""

    name: str
    purpose: str
    arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace], int]


def one_of(what: str, names: Iterable[str]) -> Callable[[str], str]:
    """Return a parser for one of these names; it raises CommandError for any other."""
    known = tuple(names)

    def parse(name: str) -> str:
        if name not in known:
            choices = ", ".join(filter(None, known))
            raise Refused(f"there is no {what} {quoted(name)}, only {choices}")
        return name

    return parse


def add_game(parser: ArgumentParser) -> None:
    """Add the argument for the game."""
    keys = ", ".join(BY_KEY)
    parser.add_argument("game", type=known_game, choices=Offered(BY_KEY), metavar="GAME", help=keys)


def add_game_arguments(parser: ArgumentParser) -> None:
    """Add the arguments for the game, its house rules, the number of players and the seed."""
    add_game(parser)
    parser.add_argument(
        "--rules", metavar="FILE", action=AnyFile, type=Path, help="house rules as a JSON object"
    )
    parser.add_argument("--players", metavar="N", type=players, help="where the number may vary")
    parser.add_argument("--seed", metavar="N", type=seed, help="a whole number from 0")


def known_game(key: str) -> str:
    if key not in BY_KEY:
        raise ArgumentTypeError(f"there is no game {quoted(key)}, only {', '.join(BY_KEY)}")
    return key


offered_game = one_of("game", ("", *BY_KEY))  # an empty key means no game


def seed(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 1000:
        raise ArgumentTypeError(f"{quoted(text)} is not a whole number from 0")
    return int(text)


def players(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 1:
        raise ArgumentTypeError(f"{quoted(text)} is not a number of players")
    return int(text)


def chosen_game(arguments: Namespace) -> Game:
    """Create the game with the house rules given in the arguments."""
    variant = BY_KEY[arguments.game]
    rules = _read_rules(arguments.rules) if arguments.rules else {}
    try:
        return variant.game(rules, players=arguments.players or 0)
    except BadRules as error:
        raise Refused(f"{named(arguments.rules or arguments.game)}: {error}") from None


def _read_rules(path: Path) -> dict[str, object]:
    try:
        rules = loads(read_bytes(path))
    except (Unreadable, NotJson, BadJson) as error:
        raise Refused(f"{named(path)}: {error}") from None
    if not isinstance(rules, dict):
        raise Refused(f"{named(path)}: house rules are a JSON object of options")
    return rules


def tell_of_slow_bots() -> None:
    """Print a warning if the search is not compiled or was compiled from older sources."""
    if not is_compiled():
        print(SLOW, file=sys.stderr)
    elif is_stale():
        print(STALE, file=sys.stderr)


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)

"""marjapussi deal: print the header and first deal of a match."""

from argparse import ArgumentParser, Namespace
from secrets import randbits

from ..engine.lines import Entry, Header
from ..engine.record import MatchRecord
from ..engine.state import NOBODY, Start
from .command import Command, add_game_arguments, chosen_game

SEAT_NAMES = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
}


def chosen_seed(arguments: Namespace) -> int:
    """Return the given seed, or a random one."""
    return randbits(48) if arguments.seed is None else arguments.seed


def _run(arguments: Namespace) -> int:
    game, seed = chosen_game(arguments), chosen_seed(arguments)
    start = Start(game.first_dealer(seed))
    deal = game.chance(game.start(start), seed)
    header = Header(game, SEAT_NAMES[game.seating.players], start)
    print(MatchRecord(header, (Entry(NOBODY, deal),)).text(), end="")
    return 0


def _arguments(parser: ArgumentParser) -> None:
    add_game_arguments(parser)


DEAL = Command("deal", "print a header and one deal", _arguments, _run)

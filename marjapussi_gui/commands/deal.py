"""marjapussi deal: print the header and first deal of a match."""

from argparse import ArgumentParser, Namespace
from secrets import randbits

from ..engine.record import MatchRecord
from ..engine.record_lines import RecordEntry, RecordHeader
from ..engine.state import NOBODY, MatchStart
from .command import Command, add_rules_arguments, game_from_arguments

SEAT_NAMES = {
    2: ("South", "North"),
    3: ("South", "West", "East"),
    4: ("South", "West", "North", "East"),
    5: ("South", "West", "Northwest", "Northeast", "East"),
}


def seed_from_arguments(arguments: Namespace) -> int:
    """Return the seed in the arguments, or a random one if there is none."""
    return randbits(48) if arguments.seed is None else arguments.seed


def _run(arguments: Namespace) -> int:
    game, seed = game_from_arguments(arguments), seed_from_arguments(arguments)
    start = MatchStart(game.first_dealer(seed))
    deal = game.chance_action(game.initial_state(start), seed)
    header = RecordHeader(game, SEAT_NAMES[game.seating.players], start)
    print(MatchRecord(header, (RecordEntry(NOBODY, deal),)).text(), end="")
    return 0


def _add_arguments(parser: ArgumentParser) -> None:
    add_rules_arguments(parser)


DEAL = Command("deal", "deal one hand and print it as the start of a record", _add_arguments, _run)

"""marjapussi deal: print the header and first deal of a match.

If wishes are given, the first seat is dealt a hand that fulfils them.
"""

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from random import Random
from secrets import randbits
from textwrap import fill

from ..engine.game import Game
from ..engine.hand_features import HAND_CONDITIONS
from ..engine.record import MatchRecord
from ..engine.record_lines import RecordEntry, RecordHeader
from ..engine.state import NOBODY, MatchStart
from ..model.hand_request import (
    ALL_WISHES,
    BIDDING_WISHES,
    MAX_DEALS,
    SEAT_WISHES,
    HandRequest,
    PracticePart,
    find_conflict,
    parts_for,
)
from .arguments import ChoicesForHelp
from .command import (
    Command,
    CommandError,
    add_rules_arguments,
    choice_parser,
    game_from_arguments,
)

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
    if arguments.wishes or arguments.part:
        part = PracticePart(arguments.part or PracticePart.WHOLE)
        order = HandRequest(tuple(arguments.wishes or ()), part)
        record = _deal_to_order(game, seed, order)
        if order.is_about_deal:
            record = record.up_to_last_deal()
    else:
        start = MatchStart(game.first_dealer(seed))
        deal = game.chance_action(game.initial_state(start), seed)
        header = RecordHeader(game, SEAT_NAMES[game.seating.players], start)
        record = MatchRecord(header, (RecordEntry(NOBODY, deal),))
    print(record.text(), end="")
    return 0


def _deal_to_order(game: Game, seed: int, order: HandRequest) -> MatchRecord:
    from ..learning.trainer.requested_hands import deal_requested_hand
    from ..ui.text.i18n import say

    if order.part not in parts_for(game):
        raise CommandError(
            f"{game.key}: a hand has no part {order.part}, only {_hand_parts_text(game)}"
        )
    if conflict := find_conflict(game, order):
        from ..ui.text.practice_text import conflict_text

        raise CommandError(conflict_text(conflict))
    names = SEAT_NAMES[game.seating.players]
    record = deal_requested_hand(game, order, names, Random(seed))
    if record is None:
        raise CommandError(say("order-not-found", number=MAX_DEALS))
    return record


def _hand_parts_text(game: Game) -> str:
    return ", ".join(parts_for(game))


def _add_arguments(parser: ArgumentParser) -> None:
    add_rules_arguments(parser)
    parser.add_argument(
        "--with",
        dest="wishes",
        metavar="WISH",
        action="append",
        type=choice_parser("wish", ALL_WISHES),
        choices=ChoicesForHelp(ALL_WISHES),
        help="what South holds, where it sits or what has been said; may be repeated",
    )
    parser.add_argument(
        "--part",
        metavar="PART",
        type=choice_parser("part", PracticePart),
        choices=ChoicesForHelp(PracticePart),
        help=f"deal up to this part of the hand: {', '.join(PracticePart)}",
    )
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(
        fill(
            f"wishes about {subject}: {', '.join(wishes)}",
            80,
            subsequent_indent="  ",
            break_on_hyphens=False,
        )
        for subject, wishes in (
            ("cards", HAND_CONDITIONS),
            ("seats", SEAT_WISHES),
            ("what has been said", BIDDING_WISHES),
        )
    )


DEAL = Command("deal", "deal one hand and print it as the start of a record", _add_arguments, _run)

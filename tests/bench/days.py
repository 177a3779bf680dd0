"""Today's deals: are all cards and all computer choices equal, alone, under load, in every build?

python -m tests.bench.days [--days 365] [--first 2026-01-01] [--games KEY ...] [--busy 2]
    [--file FILE]

Plays the first hand of each day's deal of each game with the program's usual players, once in this
process and once in a fresh one with another seed for hashes, beside busy processes. Prints how many
hands are equal. With --file, they are also compared with those that another build of Python has
written there; if there's no such file, it is written.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from threading import Event as Flag

from marjapussi_gui.app.ai_services import create_decider
from marjapussi_gui.commands.command import VARIANT_BY_KEY
from marjapussi_gui.engine.record_lines import RecordEntry, entry_line
from marjapussi_gui.engine.state import NOBODY, MatchStart
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.new_game import default_game, todays_seed
from tests.bench.determinism import busy

Hands = dict[str, str]  # the lines of a record by game and day


def play_hand(key: str, day: date) -> str:
    """Return the lines of the first hand of a day's deal, as the program's players play it."""
    usual, seed = default_game(VARIANT_BY_KEY[key]), todays_seed(day)
    game = VARIANT_BY_KEY[key].create_game(usual.rules, players=usual.player_count)
    partner = game.seating.partner_of(game.seating.seats[0]) if game.seating.has_partners else None
    deciders = [
        create_decider(usual.partner_level if seat == partner else usual.level, seed + seat)
        for seat in game.seating.seats
    ]
    state, lines = game.initial_state(MatchStart(game.first_dealer(seed))), list[str]()
    while not state.match.hands_played and not state.match.is_over:
        turn = state.turn
        if turn == NOBODY:
            action = game.chance_action(state, seed)
        else:
            action = deciders[turn](create_view(game, state, turn), Flag())
        lines.append(entry_line(RecordEntry(turn, action)))
        state = game.step(state, action)
    return "\n".join(lines)


def play_days(keys: Iterable[str], days: Iterable[date]) -> Hands:
    return {f"{key} {day}": play_hand(key, day) for day in days for key in keys}


def play_in_fresh_process(arguments: argparse.Namespace) -> Hands:
    ended = subprocess.run(
        [
            *(sys.executable, "-m", "tests.bench.days", "--print", "--days", str(arguments.days)),
            *("--first", arguments.first.isoformat(), "--games", *arguments.games),
        ],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": "7"},
    )
    return dict(json.loads(ended.stdout))


def compare(what: str, hands: Hands, others: Hands) -> None:
    """Print how many hands are equal, and name those that aren't."""
    different = [name for name, lines in hands.items() if others.get(name) != lines]
    print(f"{what}: {len(hands) - len(different)} of {len(hands)} hands are equal")
    for name in different:
        print(f"  {name} differs")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--days", type=int, default=365)
    parser.add_argument("--first", type=date.fromisoformat, default=date(2026, 1, 1))
    parser.add_argument("--games", nargs="*", default=list(VARIANT_BY_KEY))
    parser.add_argument("--busy", type=int, default=2)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--print", action="store_true", help="print the hands as JSON")
    arguments = parser.parse_args()
    days = [arguments.first + timedelta(number) for number in range(arguments.days)]
    hands = play_days(arguments.games, days)
    if arguments.print:
        print(json.dumps(hands))
        return
    with busy(arguments.busy):
        compare("under load", hands, play_in_fresh_process(arguments))
    if arguments.file is not None and arguments.file.exists():
        others = json.loads(arguments.file.read_text(encoding="utf-8"))
        compare("in the other build", hands, others)
    elif arguments.file is not None:
        arguments.file.write_text(json.dumps(hands), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Play duels against another program that answers like marjapussi bot, such as an older version.

.venv/bin/python -m tests.bench.external_duel PROGRAM [--game KEY] [--level NAME]
    [--deals N] [--first N] [--jobs N]

An older one is set up in another folder by its own packaging/dev.py; PROGRAM is what lies there in
.venv/bin. It is asked with the record so far, has to see no more than its seat may, and plays each
deal from the seats of ours and of its own.
"""

import argparse
import json
import sys
from dataclasses import dataclass
from functools import cache, partial
from statistics import fmean
from subprocess import PIPE, Popen

from marjapussi_gui.bots.arena.duels import (
    confidence_interval,
    duel_seatings,
    letters_by_side,
    play_match,
    points_advantage,
)
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.players.bot import BotDecision, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import parse_action
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import MatchStart
from marjapussi_gui.engine.view import View

KEYS = [each.key for each in VARIANTS]


@cache
def start_program(program: str, key: str, level: str) -> "Popen[str]":
    return Popen([program, "bot", "--level", level, key], stdin=PIPE, stdout=PIPE, text=True)


@dataclass(frozen=True, slots=True)
class Asked:
    """Ask another program for each action, sending it the record so far."""

    process: "Popen[str]"
    header: RecordHeader
    entries: list[RecordEntry]

    def decide(self, view: View, _think: SearchContext) -> BotDecision:
        first, *lines = MatchRecord(self.header, tuple(self.entries)).lines()
        ask, answers = self.process.stdin, self.process.stdout
        assert ask
        assert answers
        record = [without_usual_rules(first, view.game), *lines]
        ask.write(json.dumps({"record": record, "seat": view.seat}) + "\n")
        ask.flush()
        answer = answers.readline()
        try:
            return BotDecision(parse_action(json.loads(answer)["do"]))
        except (ValueError, KeyError):
            raise ValueError(f"the other program answers {answer[:200]!r}") from None


def without_usual_rules(line: str, game: Game) -> str:
    """Return a header without the options that an older program may not know."""
    usual = find_variant(game.key).create_game(players=game.seating.players).option_values
    rules = {name: value for name, value in game.option_values.items() if value != usual[name]}
    return json.dumps({**json.loads(line), "rules": rules})


def met(number: int, program: str, key: str, level: str) -> float:
    """Return how far ours was ahead in a deal, in the mean over its seatings."""
    game, process = find_variant(key).create_game(), start_program(program, key, level)
    return fmean(
        play_deal(game, seats, number, process, level) for seats in duel_seatings(game.seating)
    )


def play_deal(game: Game, seats: str, number: int, process: "Popen[str]", level: str) -> float:
    """Return the lead of a, our player, over b in a deal."""
    log, entries = Log(), list[RecordEntry]()
    header = RecordHeader(game, tuple(seats), MatchStart(game.first_dealer(number)))
    other = Asked(process, header, entries)
    bots = [LEVELS[level]() if who == "a" else other for who in seats]
    play_match(game, tuple(seats), bots, number, 1, log=log, entries=entries)
    scored = next(event for event in log if isinstance(event, HandScored))
    return points_advantage(letters_by_side(game.seating, seats), scored.score_changes)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("program")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--level", default="expert", choices=LEVELS, help="of both")
    parser.add_argument("--deals", type=int, default=200, help="so many of each game")
    parser.add_argument("--first", type=int, default=1, help="the number of the first deal")
    parser.add_argument("--jobs", type=int, default=2)
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.deals)
    for key in chosen.game or KEYS:
        meet = partial(met, program=chosen.program, key=key, level=chosen.level)
        try:
            with open_executor(chosen.jobs) as pool:
                edges = list(pool.map(meet, numbers))
        except (OSError, ValueError) as error:
            sys.exit(str(error))
        low, high = confidence_interval(edges) or (fmean(edges),) * 2
        print(f"{key:17} {fmean(edges):+.2f} ({low:+.2f} to {high:+.2f}) points a deal", flush=True)


if __name__ == "__main__":
    main()

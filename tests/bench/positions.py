"""Makes positions whose actions are valued by strong players, who play them out to the end.

.venv/bin/python -m tests.bench.positions [--game KEY] [--number N] [--worlds N]
    [--jobs N | --cluster ADDRESS]

Each position comes from a match of such players: some hand of it, some kind of decision of that
hand, some decision of that kind. Whatever may be done there is tried in the same deals, which the
seat holds possible, and the hand is played on by all four; what is behind for certain is tried in
no further deals. They search less than an expert, but for the same: who plays for points does what
costs the match. The values are chances of the match, with the error of the distance from the best.
Files in tests/bench/regret keep what was found, and a run that is begun again goes on there: the
same numbers give the same positions on any machine.
"""

import argparse
import gzip
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

from marjapussi_gui.bots.base import Bot, Think
from marjapussi_gui.bots.chances import by_match
from marjapussi_gui.bots.companion import Effort, Efforts
from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.bots.players import SearchPlayer
from marjapussi_gui.bots.proven import proven
from marjapussi_gui.bots.setting import is_of_tricks
from marjapussi_gui.bots.tricks import SearchEffort
from marjapussi_gui.bots.workers import workers
from marjapussi_gui.engine.actions import Action, Stand
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.lines import Entry, Header, read_entry
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.state import NOBODY, Seat, Start, State
from marjapussi_gui.teacher.kinds import kind_of
from marjapussi_gui.teacher.trainer.anew import hidden_anew

KEYS = [each.key for each in VARIANTS if is_of_tricks(each.game())]
FOLDER = Path(__file__).with_name("regret")
PLAYING = SearchEffort(iterations=300, worlds=60)
DECLARING = Effort(worlds=12, each=2, wide=2)
DEEPEST = 8  # hands of a match, one of which is looked at
LAP = 8  # deals between two looks at who is behind
CERTAIN = 3.0  # standard errors by which who is behind is left
MOST = 12  # actions that are tried where very many are legal
SAME = 16  # deals after which what always came to the same is taken to be the same
NOTHING = 1e-9
TRIES = 5  # that no deal explains what was done, before the position is given up
LAST = 4  # deals a hand is looked for in which something is to be decided

Row = dict[str, Any]  # a line of a file
Job = tuple[str, int, int]  # a game, the number of a position, and in how many deals it is tried


class Unexplained(Exception):
    """No other deal explains what was done."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Where somebody decides, as the only hand of a record."""

    record: MatchRecord
    state: State
    kind: str

    @property
    def game(self) -> Game:
        return self.record.header.game

    @property
    def seat(self) -> Seat:
        return self.state.turn


@dataclass(slots=True)
class Tried:
    """What came of an action in one deal after the other."""

    action: Action
    worths: list[float] = field(default_factory=list)

    def error_from(self, best: "Tried") -> float:
        """Return the standard error of the distance over the deals that both were tried in."""
        apart = [a - b for a, b in zip(best.worths, self.worths, strict=False)]
        return stdev(apart) / sqrt(len(apart)) if len(apart) > 1 else 1.0


def valued(job: Job) -> Row:
    """Return the position of a number, with what its actions are worth."""
    key, number, worlds = job
    moment = found(key, number)
    if moment is None:
        return {"number": number}
    try:
        tried = tried_out(moment, worlds, number)
    except Unexplained:
        return {"number": number}
    best = max(tried, key=lambda each: fmean(each.worths))
    start = moment.record.header.start
    return {
        "number": number,
        "kind": moment.kind,
        "dealer": start.dealer,
        "scores": start.scores,
        "bag": start.bag,
        "carry": start.carry,
        "do": [*moment.record.lines()][1:],
        "worths": {
            action_text(each.action): [
                round(distant(best, each), 5),
                round(0.0 if each is best else each.error_from(best), 5),
                len(each.worths),
            ]
            for each in sorted(tried, key=lambda each: distant(best, each))
        },
    }


def distant(best: Tried, each: Tried) -> float:
    """Return how far an action is behind the best in the deals that it was tried in."""
    return fmean(a - b for a, b in zip(best.worths, each.worths, strict=False))


def strong_player() -> Bot:
    """Return one of the players who play positions out."""
    return SearchPlayer(PLAYING, Efforts(DECLARING, DECLARING), by_match)


# Where it is


def found(key: str, number: int) -> Moment | None:
    """Return the position of this number; None where nothing was to be decided."""
    game, rng = variant(key).game(), Random(f"{key}|{number}")
    bots = [strong_player() for _ in game.seating.seats]
    state, skipped = game.start(Start(game.first_dealer(number))), rng.randrange(DEEPEST)
    last: dict[str, list[Moment]] = {}
    for hand in range(DEEPEST + LAST):
        if state.match.over or (hand > skipped and last):
            break
        moments: dict[str, list[Moment]] = {}
        state = played(game, bots, state, number, rng, moments)
        last = moments or last
    return rng.choice(last[rng.choice(sorted(last))]) if last else None


def played(
    game: Game,
    bots: Sequence[Bot],
    state: State,
    seed: int,
    rng: Random,
    moments: dict[str, list[Moment]],
) -> State:
    """Return the state after a hand, and note by kind where something was to be decided."""
    match = state.match
    header = Header(
        game,
        ("player",) * game.seating.players,
        Start(state.dealer, match.scores, match.bag, match.carry),
    )
    entries: list[Entry] = []
    here = game.start(header.start)  # the same hand as the first one of a match
    while state.phase or not entries:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance(state, seed)
        else:
            view = game.look(state, seat)
            action = bots[seat].consider(view, Think(rng)).action
            if len(view.legal) > 1 and game.look(here, seat).legal == view.legal:
                kind = kind_of(view, action)
                moment = Moment(MatchRecord(header, tuple(entries)), here, kind)
                moments.setdefault(kind, []).append(moment)
        entries.append(Entry(seat, action))
        state, here = game.step(state, action), game.step(here, action)
    return state


# What its actions are worth


def tried_out(moment: Moment, worlds: int, luck: int) -> list[Tried]:
    """Return what came of everything, tried in so many deals; who is far behind in fewer."""
    rng, running = Random(luck), [Tried(each) for each in candidates(moment)]
    left: list[Tried] = []
    worth = by_match(moment.game)
    for number in range(worlds):
        dealt, seed = dealt_anew(moment, rng), rng.getrandbits(63)
        for each in running:
            after = played_out(moment.game, moment.game.step(dealt, each.action), seed)
            side = moment.game.seating.side(moment.seat)
            each.worths.append(worth(after.match, after.dealer)[side])
        if (number + 1) % LAP == 0:
            gone = settled(running)
            left += gone
            running = [each for each in running if each not in gone]
            if len(running) < 2:
                break
    return running + left


def settled(running: Sequence[Tried]) -> list[Tried]:
    """Return who is behind the best for certain, or comes to the same as one before."""
    best = max(running, key=lambda each: fmean(each.worths))
    gone = []
    for place, each in enumerate(running):
        far, is_known = distant(best, each), len(each.worths) >= SAME
        is_same = is_known and any(each.worths == other.worths for other in running[:place])
        if is_same or far > max(CERTAIN * each.error_from(best), NOTHING):
            gone.append(each)
    return gone


def dealt_anew(moment: Moment, rng: Random) -> State:
    """Return the state with other cards where the seat does not see them."""
    for _ in range(TRIES):
        dealt = hidden_anew(moment.record, moment.seat, rng)
        if dealt is not moment.record:
            return dealt.state()
    raise Unexplained


def played_out(game: Game, state: State, seed: int) -> State:
    """Return the state at the end of the hand, played on by such players."""
    bots = [strong_player() for _ in game.seating.seats]
    think = Think(Random(seed))
    while state.phase and not state.match.over:
        if state.turn == NOBODY:
            action = game.chance(state, seed)
        else:
            action = bots[state.turn].consider(game.look(state, state.turn), think).action
        state = game.step(state, action)
    return state


def candidates(moment: Moment) -> list[Action]:
    """Return what may be done; where that is very much, what players would think about."""
    view = moment.game.look(moment.state, moment.seat)
    if len(view.legal) <= MOST or view.phase == "play":
        return list(view.legal)
    way, effort = companion(view.game), Effort(worlds=24, each=2, wide=2)
    trial = way.trial(
        proven(view), Efforts(effort, effort), by_match(view.game), Think(Random(moment.seat))
    )
    chosen = trial.choose()
    listed = [each for each, _ in chosen.values[:MOST]]
    if isinstance(view.legal[0], Stand):
        step = max(len(view.legal) // MOST, 1)
        listed = [*view.legal[::step]]
    for level in ("easy", "normal", "strong", "expert"):
        action = LEVELS[level]().consider(view, Think(Random(level))).action
        if action not in listed:
            listed.append(action)
    return listed


# Files


def kept(key: str) -> list[Row]:
    file = FOLDER / f"{key}.jsonl.gz"
    if not file.exists():
        return []
    return [*map(json.loads, gzip.decompress(file.read_bytes()).decode().splitlines())]


def read(key: str) -> Iterator[tuple[Moment, dict[str, tuple[float, float]]]]:
    """Yield the positions of a game, and of each action how far it is behind, and how sure."""
    game = variant(key).game()
    for row in kept(key):
        if "kind" not in row:
            continue
        start = Start(Seat(row["dealer"]), tuple(row["scores"]), tuple(row["bag"]), row["carry"])
        header = Header(game, ("player",) * game.seating.players, start)
        entries = tuple(read_entry(line.encode(), game) for line in row["do"])
        record = MatchRecord(header, entries)
        worths = {text: (far, error) for text, (far, error, _) in row["worths"].items()}
        yield Moment(record, record.state(), row["kind"]), worths


def write(key: str, rows: list[Row]) -> None:
    """Write all rows of a game in order, or nothing new at all."""
    FOLDER.mkdir(exist_ok=True)
    text = "".join(json.dumps(row) + "\n" for row in sorted(rows, key=lambda row: row["number"]))
    new = FOLDER / f"{key}.new"
    new.write_bytes(gzip.compress(text.encode(), mtime=0))
    new.replace(FOLDER / f"{key}.jsonl.gz")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=300, help="so many of each game")
    parser.add_argument("--worlds", type=int, default=400, help="deals each is tried in")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--cluster", default="", help="the address of a dask.distributed scheduler")
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    arguments = parser.parse_args()
    keys = arguments.game or KEYS
    rows = {key: kept(key) for key in keys}
    waiting = [
        (key, number, arguments.worlds)
        for number in range(arguments.number)
        for key in keys
        if number not in {row["number"] for row in rows[key]}
    ]
    with workers(arguments.jobs, arguments.cluster) as pool:
        jobs = {pool.submit(valued, job): job for job in waiting}
        for done in as_completed(jobs):
            key = jobs[done][0]
            rows[key].append(done.result())
            write(key, rows[key])


if __name__ == "__main__":
    main()

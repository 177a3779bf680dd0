"""Makes puzzles: plays hands, looks for positions with one sure line, and writes them down.

python -m marjapussi_gui.teacher.puzzles.maker --game KEY --minutes 30

It goes on where it stopped: the file tells how many hands were looked at. Hands are played by
computer players. Of each position near the end all that may be wanted is tried, the hardest first:
what fails with open cards in one of some deals is left out at once, then the proof goes over a
few deals, over more, and over all that are possible. Opponents are as bad as can be; a partner
plays as rules of thumb tell him, because nearly nothing is sure beside one who wants to lose.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from random import Random

from ...bots.base import Think
from ...bots.levels import LEVELS
from ...bots.setting import is_of_tricks
from ...engine.actions import Raise, Stand
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.games import VARIANTS, variant
from ...engine.lines import Entry, Header
from ...engine.record import MatchRecord
from ...engine.state import NOBODY, Start, State
from .finding import Finder, Found, is_own_decision
from .shipped import BadPuzzlesError, Puzzle, line_of, puzzles_text, read_puzzles
from .themes import theme_of

WHERE = Path("assets", "puzzles")  # of the checkout in which it is run
KEYS = [each.key for each in VARIANTS if is_of_tricks(each.game())]
LEAST, MOST = 3, 6  # cards in hand
A_HAND = 2  # puzzles at most
WANTED = 60  # of each game


@frozen
class Played:
    """A hand under way: what was done, and what it came to."""

    header: Header
    entries: tuple[Entry, ...]
    state: State


def hand(game: Game, seed: int) -> Iterator[Played]:
    """Yield all positions of a hand that computer players play; nothing if it is dealt again."""
    header = Header(game, ("",) * game.seating.players, Start(game.first_dealer(seed)))
    state, entries = game.start(header.start), list[Entry]()
    rng, habits = Random(seed), LEVELS["normal"]()
    while state.match.hands == 0 and state.match.dealt < 2:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance(state, seed)
        else:
            yield Played(header, tuple(entries), state)
            action = habits.consider(game.look(state, seat), Think(rng)).action
        entries.append(Entry(seat, action))
        state = game.step(state, action)


def puzzles_of(key: str, seed: int) -> list[str]:
    """Return the lines of the puzzles that are found in the hand of this seed."""
    game, puzzles = variant(key).game(), list[str]()
    finder = Finder(game)
    for played in hand(game, seed):
        if is_own_decision(game, played.state, LEAST, MOST):
            puzzle = finder.found(played.state)
            if puzzle is not None:
                puzzles.append(line_of(_written(game, played, puzzle)))
    return puzzles[:A_HAND]


def _written(game: Game, played: Played, puzzle: Found) -> Puzzle:
    start = Start(played.header.start.dealer, puzzle.state.match.scores)
    header = Header(game, played.header.seats, start)
    record = MatchRecord(header, _with_last_word(played.entries, puzzle.state))
    state = record.state()
    theme = theme_of(game, state, puzzle.answer)
    return Puzzle(record, state, puzzle.aim, puzzle.answer, theme, puzzle.is_hard, puzzle.deals)


def _with_last_word(entries: tuple[Entry, ...], state: State) -> tuple[Entry, ...]:
    """Return what was done, the declarer's last word being that of the state."""
    bid, raised = state.auction.bid, state.auction.raised
    word = Raise(raised) if raised > bid else Stand()
    return tuple(
        Entry(entry.seat, word) if isinstance(entry.action, Raise | Stand) else entry
        for entry in entries
    )


def _known(path: Path) -> tuple[int, list[str]]:
    """Return how many hands were looked at before, and the lines of what was found."""
    if not path.exists():
        return 0, []
    hands, puzzles = read_puzzles(path.read_bytes(), {each.key: each for each in VARIANTS})
    return hands, [line_of(puzzle) for puzzle in puzzles]


def make(key: str, folder: Path, wanted: int, minutes: float, jobs: int) -> int:
    """Make puzzles of a game until there are as many as wanted or the time is over."""
    path, until = folder / f"{key}.json", time.monotonic() + 60 * minutes
    seed, lines = _known(path)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while len(lines) < wanted and time.monotonic() < until:
            seeds = range(seed, seed + jobs)
            for more in pool.map(puzzles_of, [key] * jobs, seeds):
                lines += more
            seed += jobs
            _write(path, puzzles_text(key, seed, lines[:wanted]))
    return len(lines[:wanted])


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def _at_least_one(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def main(words: Sequence[str] | None = None) -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(prog="maker", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="of these games only")
    parser.add_argument("--minutes", type=float, default=10, help="for each game")
    parser.add_argument("--wanted", type=_at_least_one, default=WANTED, help="so many of each game")
    parser.add_argument("--jobs", type=_at_least_one, default=1)
    parser.add_argument("--folder", type=Path, default=WHERE)
    chosen = parser.parse_args(words)
    for key in chosen.game or KEYS:
        try:
            number = make(key, chosen.folder, chosen.wanted, chosen.minutes, chosen.jobs)
        except (BadPuzzlesError, OSError) as error:
            parser.exit(2, f"{chosen.folder / key}.json: {error}\n")
        print(json.dumps({"game": key, "puzzles": number}), flush=True)  # noqa: T201 - its answer


if __name__ == "__main__":
    main()

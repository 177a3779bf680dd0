"""The puzzle generator: plays hands, searches their positions, and writes a puzzle file.

python -m marjapussi_gui.teacher.puzzles.maker --game KEY --minutes 30

It continues where it stopped: the file says how many hands were searched. Bots play the hands. In
each position near the end all aims are tried, the hardest first: actions that fail with open cards
in some deal are dropped at once, then the proof goes over a few deals, over more, and over all.
Opponents are adversarial; a partner plays by heuristics, because with an adversarial partner hardly
anything is certain. In rummy every draw and every discard is tried by counting the cards that help;
each kind of question has a quota, because some are rare.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from ...bots.workers import workers
from ...engine.actions import Raise, Stand
from ...engine.game import Game
from ...engine.games import VARIANTS, variant
from ...engine.lines import Entry, Header
from ...engine.record import MatchRecord
from ...engine.state import Start, State
from .finding import Finder, Found, is_own_decision
from .played import Played, hand
from .sets.decision import Question, question_of
from .sets.finding import SHARES
from .sets.finding import found as sets_found
from .shipped import (
    AnyPuzzle,
    BadPuzzlesError,
    Puzzle,
    SetsPuzzle,
    line_of,
    puzzles_text,
    read_puzzles,
)
from .themes import theme_of

WHERE = Path("assets", "puzzles")  # relative to the checkout
KEYS = [each.key for each in VARIANTS]
LEAST, MOST = 3, 6  # cards in hand
A_HAND = 2
WANTED = 60

Line = tuple[Question | None, str]  # None: a trick puzzle
Search = Callable[[Played], tuple[Question | None, AnyPuzzle] | None]


def lines_in(key: str, kinds: Sequence[Question], seed: int) -> list[Line]:
    """Return the lines of the puzzles in one hand; in rummy at most one of each wanted kind."""
    game = _game(key, seed)
    search = in_sets(game, kinds) if game.lays_sets else in_tricks(game)
    found = filter(None, map(search, hand(game, seed)))
    lines = [(kind, line_of(puzzle)) for kind, puzzle in found]
    if game.lays_sets:
        return list(dict(lines).items())
    return lines[:A_HAND]


def _game(key: str, seed: int) -> Game:
    """Return the game of a hand. In rummy the number of players varies with the seed."""
    game = variant(key).game()
    numbers = game.variant.players
    return variant(key).game(players=numbers[seed % len(numbers)]) if game.lays_sets else game


def in_tricks(game: Game) -> Search:
    """Return a function that searches a position for a trick puzzle."""
    finder = Finder(game)

    def found(played: Played) -> tuple[None, Puzzle] | None:
        if not is_own_decision(game, played.state, LEAST, MOST):
            return None
        puzzle = finder.found(played.state)
        return None if puzzle is None else (None, _written(game, played, puzzle))

    return found


def in_sets(game: Game, kinds: Sequence[Question]) -> Search:
    """Return a function that searches a position for a rummy puzzle."""

    def found(played: Played) -> tuple[Question, SetsPuzzle] | None:
        puzzle, state = sets_found(game, played.state, kinds), played.state
        if puzzle is None:
            return None
        record = MatchRecord(played.header, played.entries)
        theme = theme_of(game, state, puzzle.answer)
        kind = question_of(state, puzzle.answer)
        return kind, SetsPuzzle(record, state, puzzle.answer, theme, puzzle.is_hard)

    return found


def _written(game: Game, played: Played, puzzle: Found) -> Puzzle:
    start = Start(played.header.start.dealer, puzzle.state.match.scores)
    header = Header(game, played.header.seats, start)
    record = MatchRecord(header, _with_last_word(played.entries, puzzle.state))
    state = record.state()
    answer, theme = puzzle.answer, theme_of(game, state, puzzle.answer)
    return Puzzle(record, state, answer, theme, puzzle.is_hard, puzzle.aim, puzzle.deals)


def _with_last_word(entries: tuple[Entry, ...], state: State) -> tuple[Entry, ...]:
    """Return the entries with the declarer's final bid of the state."""
    bid, raised = state.auction.bid, state.auction.raised
    word = Raise(raised) if raised > bid else Stand()
    return tuple(
        Entry(entry.seat, word) if isinstance(entry.action, Raise | Stand) else entry
        for entry in entries
    )


def _known(path: Path) -> tuple[int, list[Line]]:
    """Return the number of hands searched before, and the lines found in them."""
    if not path.exists():
        return 0, []
    hands, puzzles = read_puzzles(path.read_bytes(), {each.key: each for each in VARIANTS})
    return hands, [(_kind(puzzle), line_of(puzzle)) for puzzle in puzzles]


def _kind(puzzle: AnyPuzzle) -> Question | None:
    return question_of(puzzle.state, puzzle.answer) if isinstance(puzzle, SetsPuzzle) else None


def _wanted_of(key: str, wanted: int) -> dict[Question | None, int]:
    """Return how many puzzles of each kind are wanted. Trick puzzles have one kind, None."""
    if not variant(key).game().lays_sets:
        return {None: wanted}
    whole = sum(SHARES.values())
    return {kind: -(-wanted * share // whole) for kind, share in SHARES.items()}


def make(key: str, folder: Path, wanted: int, minutes: float, jobs: int) -> int:
    """Make puzzles of a game until there are enough or the time is over."""
    path, until = folder / f"{key}.json", time.monotonic() + 60 * minutes
    seed, lines = _known(path)
    left = Counter(_wanted_of(key, wanted))
    left.subtract(kind for kind, _ in lines)
    with workers(jobs) as pool:
        while len(lines) < wanted and time.monotonic() < until:
            look = partial(lines_in, key, [kind for kind in left if kind and left[kind] > 0])
            for more in pool.map(look, range(seed, seed + jobs)):
                lines += _taken(more, left)
            seed += jobs
            _write(path, puzzles_text(key, seed, [line for _, line in lines[:wanted]]))
    return len(lines[:wanted])


def _taken(found: list[Line], left: Counter[Question | None]) -> Iterator[Line]:
    """Yield the lines whose kind is still wanted, and count them."""
    for kind, line in found:
        if left[kind] > 0:
            left[kind] -= 1
            yield kind, line


def _write(path: Path, text: str) -> None:
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

"""The puzzle generator: plays hands, searches their positions, and writes a puzzle file.

python -m marjapussi_gui.learning.puzzles.generator --game KEY --minutes 30

It continues where it stopped last time, because the file stores how many hands were searched. Bots
play the hands. In each position near the end of a hand all aims are tried, the hardest first.
Actions that fail with open cards in some deal are dropped at once. Then the search for a proof
covers a few deals, then more, then all. Opponents play against the player; a partner plays by
heuristics, because if it played against the player, hardly anything would be certain. In rummy
every draw and every discard is tried by counting the cards that help. Each kind of question has a
quota, because some kinds are rare.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random

from ...bots.arena.executors import open_executor
from ...bots.players.bot import SearchContext
from ...bots.players.levels import heuristic_bot
from ...engine.actions import Raise, Stand
from ...engine.frozen import frozen
from ...engine.game import Game
from ...engine.games import VARIANTS, find_variant
from ...engine.record import MatchRecord
from ...engine.record_lines import RecordEntry, RecordHeader
from ...engine.state import NOBODY, GameState, MatchStart
from ...engine.view import create_view
from .puzzle_files import (
    AnyPuzzle,
    PuzzleFileError,
    SetsPuzzle,
    TrickPuzzle,
    format_puzzle,
    format_puzzle_file,
    parse_puzzle_file,
)
from .puzzle_search import FoundPuzzle, PuzzleFinder, has_choice
from .sets.sets_puzzle_search import QUESTION_QUOTAS, SetsQuestion, find_sets_puzzle, question_kind
from .themes import puzzle_theme


@frozen
class SampledPosition:
    """A position in a hand that bots have played, and the record that leads to it."""

    header: RecordHeader
    entries: tuple[RecordEntry, ...]
    state: GameState


def play_hand(game: Game, seed: int) -> Iterator[SampledPosition]:
    """Yield each position of a hand in which a seat must act, up to any new deal."""
    header = RecordHeader(game, ("",) * game.seating.players, MatchStart(game.first_dealer(seed)))
    state, entries = game.initial_state(header.start), list[RecordEntry]()
    rng, player = Random(seed), heuristic_bot()
    while state.match.hands_played == 0 and state.match.deal_count < 2:
        seat = state.turn
        if seat == NOBODY:
            action = game.chance_action(state, seed)
        else:
            yield SampledPosition(header, tuple(entries), state)
            action = player.decide(create_view(game, state, seat), SearchContext(rng)).action
        entries.append(RecordEntry(seat, action))
        state = game.step(state, action)


PUZZLE_FOLDER = Path("assets", "puzzles")  # relative to the root of the checkout
GAME_KEYS = [each.key for each in VARIANTS]
MIN_CARDS, MAX_CARDS = 3, 6  # allowed numbers of cards in the player's hand
MAX_PER_HAND = 1  # a second one would give the first away
PUZZLES_PER_GAME = 60

# kind of question (None in trick puzzles), and line of the puzzle file
PuzzleLine = tuple[SetsQuestion | None, str]
PuzzleSearch = Callable[[SampledPosition], tuple[SetsQuestion | None, AnyPuzzle] | None]


def find_puzzle_lines(game_key: str, kinds: Sequence[SetsQuestion], seed: int) -> list[PuzzleLine]:
    """Return a line of the puzzle file for each puzzle in one hand.

    In rummy there is at most one puzzle of each wanted kind.
    """
    game = _create_game(game_key, seed)
    search = sets_puzzle_search(game, kinds) if game.is_rummy else trick_puzzle_search(game)
    found = filter(None, map(search, play_hand(game, seed)))
    lines = [(kind, format_puzzle(puzzle)) for kind, puzzle in found]
    if game.is_rummy:
        return list(dict(lines).items())
    return lines[:MAX_PER_HAND]


def _create_game(game_key: str, seed: int) -> Game:
    """Return the game to play. In rummy the number of players varies with the seed."""
    game = find_variant(game_key).create_game()
    numbers = game.variant.players
    return (
        find_variant(game_key).create_game(players=numbers[seed % len(numbers)])
        if game.is_rummy
        else game
    )


def trick_puzzle_search(game: Game) -> PuzzleSearch:
    """Return a function that finds a trick puzzle in a position, or returns None."""
    finder = PuzzleFinder(game)

    def search(sample: SampledPosition) -> tuple[None, TrickPuzzle] | None:
        if not has_choice(game, sample.state, MIN_CARDS, MAX_CARDS):
            return None
        puzzle = finder.find(sample.state)
        return None if puzzle is None else (None, _to_puzzle(game, sample, puzzle))

    return search


def sets_puzzle_search(game: Game, kinds: Sequence[SetsQuestion]) -> PuzzleSearch:
    """Return a function that finds a rummy puzzle in a position, or returns None."""

    def search(sample: SampledPosition) -> tuple[SetsQuestion, SetsPuzzle] | None:
        puzzle, state = find_sets_puzzle(game, sample.state, kinds), sample.state
        if puzzle is None:
            return None
        record = MatchRecord(sample.header, sample.entries)
        theme = puzzle_theme(game, state, puzzle.answer)
        kind = question_kind(state, puzzle.answer)
        return kind, SetsPuzzle(record, state, puzzle.answer, theme, puzzle.is_hard)

    return search


def _to_puzzle(game: Game, sample: SampledPosition, found: FoundPuzzle) -> TrickPuzzle:
    start = MatchStart(sample.header.start.dealer, found.state.match.scores)
    header = RecordHeader(game, sample.header.player_names, start)
    record = MatchRecord(header, _replace_final_bid(sample.entries, found.state))
    state = record.state_after()
    answer, theme = found.answer, puzzle_theme(game, state, found.answer, found.deal_count)
    return TrickPuzzle(record, state, answer, theme, found.is_hard, found.aim, found.deal_count)


def _replace_final_bid(
    entries: tuple[RecordEntry, ...], state: GameState
) -> tuple[RecordEntry, ...]:
    """Return the entries with the declarer's final bid changed to the state's final bid."""
    bid, raised = state.auction.bid, state.auction.final_bid
    word = Raise(raised) if raised > bid else Stand()
    return tuple(
        RecordEntry(entry.seat, word) if isinstance(entry.action, Raise | Stand) else entry
        for entry in entries
    )


def _load_existing(path: Path) -> tuple[int, list[PuzzleLine]]:
    """Return how many hands earlier runs have searched, and the puzzle lines they found."""
    if not path.exists():
        return 0, []
    hands, puzzles = parse_puzzle_file(path.read_bytes(), {each.key: each for each in VARIANTS})
    return hands, [(_sets_question_kind(puzzle), format_puzzle(puzzle)) for puzzle in puzzles]


def _sets_question_kind(puzzle: AnyPuzzle) -> SetsQuestion | None:
    return question_kind(puzzle.state, puzzle.answer) if isinstance(puzzle, SetsPuzzle) else None


def _split_by_kind(game_key: str, wanted: int) -> dict[SetsQuestion | None, int]:
    """Return how many puzzles of each kind are wanted. Trick puzzles have only the kind None."""
    if not find_variant(game_key).create_game().is_rummy:
        return {None: wanted}
    whole = sum(QUESTION_QUOTAS.values())
    return {kind: -(-wanted * share // whole) for kind, share in QUESTION_QUOTAS.items()}


def make_puzzles(game_key: str, folder: Path, wanted: int, minutes: float, job_count: int) -> int:
    """Make puzzles of a game until there are enough or time is up, and return their number."""
    path, until = folder / f"{game_key}.json", time.monotonic() + 60 * minutes
    seed, lines = _load_existing(path)
    left = Counter(_split_by_kind(game_key, wanted))
    left.subtract(kind for kind, _ in lines)
    with open_executor(job_count) as pool:
        while len(lines) < wanted and time.monotonic() < until:
            look = partial(
                find_puzzle_lines, game_key, [kind for kind in left if kind and left[kind] > 0]
            )
            for more in pool.map(look, range(seed, seed + job_count)):
                lines += _filter_wanted(more, left)
            seed += job_count
            _write_atomically(
                path, format_puzzle_file(game_key, seed, [line for _, line in lines[:wanted]])
            )
    return len(lines[:wanted])


def _filter_wanted(
    lines: list[PuzzleLine], remaining: Counter[SetsQuestion | None]
) -> Iterator[PuzzleLine]:
    """Yield the lines of kinds still wanted, counting down the remaining number of each."""
    for kind, line in lines:
        if remaining[kind] > 0:
            remaining[kind] -= 1
            yield kind, line


def _write_atomically(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".part")
    beside.write_text(text, encoding="utf-8")
    beside.replace(path)


def _parse_positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{number} is less than 1")
    return number


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="maker", description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=GAME_KEYS, help="of these games only")
    parser.add_argument("--minutes", type=float, default=10, help="for each game")
    parser.add_argument(
        "--wanted", type=_parse_positive, default=PUZZLES_PER_GAME, help="so many of each game"
    )
    parser.add_argument("--jobs", type=_parse_positive, default=1)
    parser.add_argument("--folder", type=Path, default=PUZZLE_FOLDER)
    chosen = parser.parse_args(arguments)
    for key in chosen.game or GAME_KEYS:
        try:
            number = make_puzzles(key, chosen.folder, chosen.wanted, chosen.minutes, chosen.jobs)
        except (PuzzleFileError, OSError) as error:
            parser.exit(2, f"{chosen.folder / key}.json: {error}\n")
        print(json.dumps({"game": key, "puzzles": number}), flush=True)  # noqa: T201 - its answer


if __name__ == "__main__":
    main()

"""The puzzles that are shipped, for tests."""

from functools import cache
from pathlib import Path

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.teacher.puzzles.deals import possible_deals
from marjapussi_gui.teacher.puzzles.finding import MOST_DEALS
from marjapussi_gui.teacher.puzzles.proof import Proof
from marjapussi_gui.teacher.puzzles.shipped import AnyPuzzle, Puzzle, SetsPuzzle, read_puzzles

FOLDER = Path(__file__).parents[3] / "assets" / "puzzles"
GAMES = {each.key: each for each in VARIANTS}
SETS = sorted(key for key in GAMES if GAMES[key].game().lays_sets)
KEYS = sorted({path.stem for path in FOLDER.glob("*.json")}.difference(SETS))  # of trick games
ENOUGH = 1_000_000  # positions


@cache
def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, those first in which the cards can lie in a few ways."""
    read = [each for each in _read(key) if isinstance(each, Puzzle)]
    return tuple(sorted(read, key=lambda each: (each.deals == 1, each.deals)))


@cache
def sets_puzzles_of(key: str) -> tuple[SetsPuzzle, ...]:
    """Return the puzzles of a game with sets, as they are listed."""
    return tuple(each for each in _read(key) if isinstance(each, SetsPuzzle))


def _read(key: str) -> tuple[AnyPuzzle, ...]:
    return read_puzzles((FOLDER / f"{key}.json").read_bytes(), GAMES)[1]


def proof_of(puzzle: Puzzle) -> Proof:
    """Return the proof of a puzzle."""
    view = puzzle.game.look(puzzle.state, puzzle.state.turn)
    deals = possible_deals(view, MOST_DEALS)
    assert deals is not None
    return Proof(puzzle.game, puzzle.state, puzzle.aim, deals, ENOUGH)

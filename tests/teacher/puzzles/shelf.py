"""The puzzles that are shipped, for tests."""

from functools import cache
from pathlib import Path

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.teacher.puzzles.deals import possible_deals
from marjapussi_gui.teacher.puzzles.finding import MOST_DEALS
from marjapussi_gui.teacher.puzzles.proof import Proof
from marjapussi_gui.teacher.puzzles.shipped import Puzzle, read_puzzles

FOLDER = Path(__file__).parents[3] / "assets" / "puzzles"
KEYS = sorted(path.stem for path in FOLDER.glob("*.json"))
ENOUGH = 1_000_000  # positions


@cache
def puzzles_of(key: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, those first in which the cards can lie in a few ways."""
    data = (FOLDER / f"{key}.json").read_bytes()
    read = read_puzzles(data, {each.key: each for each in VARIANTS})[1]
    return tuple(sorted(read, key=lambda each: (each.deals == 1, each.deals)))


def proof_of(puzzle: Puzzle) -> Proof:
    """Return the proof of a puzzle."""
    view = puzzle.game.look(puzzle.state, puzzle.state.turn)
    deals = possible_deals(view, MOST_DEALS)
    assert deals is not None
    return Proof(puzzle.game, puzzle.state, puzzle.aim, deals, ENOUGH)

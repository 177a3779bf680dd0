"""The puzzles that are shipped with the program."""

from functools import cache
from pathlib import Path

from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.possible_deals import possible_deals
from marjapussi_gui.learning.puzzles.proof_search import ProofSearch
from marjapussi_gui.learning.puzzles.puzzle_files import (
    AnyPuzzle,
    SetsPuzzle,
    TrickPuzzle,
    parse_puzzle_file,
)
from marjapussi_gui.learning.puzzles.puzzle_search import MAX_DEALS

FOLDER = Path(__file__).parents[3] / "assets" / "puzzles"
GAMES = {each.key: each for each in VARIANTS}
SETS = sorted(key for key in GAMES if GAMES[key].create_game().is_rummy)
KEYS = sorted({path.stem for path in FOLDER.glob("*.json")} & {*GAMES} - {*SETS})  # of trick games
ENOUGH = 1_000_000  # positions


@cache
def trick_puzzles(key: str) -> tuple[TrickPuzzle, ...]:
    """Return the puzzles of a game, those first in which the cards can lie in a few ways."""
    read = [each for each in _read(key) if isinstance(each, TrickPuzzle)]
    return tuple(sorted(read, key=lambda each: (each.deal_count == 1, each.deal_count)))


@cache
def sets_puzzles(key: str) -> tuple[SetsPuzzle, ...]:
    """Return the puzzles of a game with sets, as they are listed."""
    return tuple(each for each in _read(key) if isinstance(each, SetsPuzzle))


def _read(key: str) -> tuple[AnyPuzzle, ...]:
    return parse_puzzle_file((FOLDER / f"{key}.json").read_bytes(), GAMES)[1]


def proof_search(puzzle: TrickPuzzle) -> ProofSearch:
    view = create_view(puzzle.game, puzzle.state, puzzle.state.turn)
    deals = possible_deals(view, MAX_DEALS)
    assert deals is not None
    return ProofSearch(puzzle.game, puzzle.state, puzzle.aim, deals, ENOUGH)

"""The path through a game's puzzles, from easy to hard.

How hard a puzzle is was measured: players of four levels tried it many times (see
tests.bench.puzzle_difficulty). The path has stages, and each stage has two stretches; in a
stretch, puzzles of one theme follow each other.
"""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from ...engine.strict_json import InvalidJsonError, UnexpectedJsonError, loads
from .puzzle_files import AnyPuzzle, PuzzleFileError

DIFFICULTY_FILE = "difficulty.json"
STAGE_COUNT = 3
STRETCH_COUNT = 2 * STAGE_COUNT  # with longer stretches, the order would differ from the measured
UNKNOWN = 100.0  # percent; a puzzle that nobody has tried comes last


def load_difficulties(folder: Path) -> dict[str, float]:
    """Return how hard each puzzle is, by its identifier: the percentage of tries that failed.

    Each level counts the same.
    """
    path = folder / DIFFICULTY_FILE
    try:
        read = loads(path.read_bytes())
    except (OSError, InvalidJsonError, UnexpectedJsonError) as error:
        raise PuzzleFileError(f"{path.name}: {error}") from None
    if not isinstance(read, dict):
        raise PuzzleFileError(f"{path.name} isn't a JSON object")
    return {key: _difficulty(key, solved) for key, solved in read.items()}


def _difficulty(key: str, solved: object) -> float:
    if not isinstance(solved, list):
        raise PuzzleFileError(f"{DIFFICULTY_FILE}: {key!r} must list percentages")
    shares = [float(share) for share in solved if isinstance(share, int | float)]
    if len(shares) != len(solved) or not shares:
        raise PuzzleFileError(f"{DIFFICULTY_FILE}: {key!r} must list percentages")
    return 100 - fmean(shares)


class RatedPuzzle(NamedTuple):
    """A puzzle and how hard it is."""

    puzzle: AnyPuzzle
    hardness: float


def arrange_puzzle_path(
    puzzles: Sequence[AnyPuzzle], difficulties: Mapping[str, float]
) -> tuple[AnyPuzzle, ...]:
    rated = [RatedPuzzle(each, difficulties.get(each.puzzle_id, UNKNOWN)) for each in puzzles]
    rated.sort(key=lambda each: each.hardness)
    stretches: list[list[RatedPuzzle]] = [[] for _ in range(STRETCH_COUNT)]
    for place, each in enumerate(rated):
        stretches[place * STRETCH_COUNT // len(rated)].append(each)
    path = [each.puzzle for stretch in stretches for each in _sort_by_theme(stretch)]
    return tuple(_keep_hands_apart(path))


def stage_of_place(place: int, count: int) -> int:
    """Return the stage of a place on a path with this many puzzles, from 0 for the easiest."""
    return place * STAGE_COUNT // count


def _sort_by_theme(stretch: Sequence[RatedPuzzle]) -> Iterator[RatedPuzzle]:
    """Yield the puzzles of a stretch theme by theme, the easiest theme first."""
    themes = {each.puzzle.theme for each in stretch}
    groups = [[each for each in stretch if each.puzzle.theme == theme] for theme in themes]
    for group in sorted(groups, key=_mean_hardness):
        yield from group


def _mean_hardness(group: Sequence[RatedPuzzle]) -> tuple[float, str]:
    return fmean(each.hardness for each in group), group[0].puzzle.theme


def _keep_hands_apart(path: Sequence[AnyPuzzle]) -> list[AnyPuzzle]:
    """Reorder the puzzles so that no two neighbours come from the same hand, if possible.

    The later position of a hand gives the solution of the earlier one away.
    """
    ahead, separated = list(path), list[AnyPuzzle]()
    while ahead:
        fitting = (
            place for place, each in enumerate(ahead) if not _is_same_hand(separated[-1:], each)
        )
        separated.append(ahead.pop(next(fitting, 0)))
    for place in range(len(separated) - 1, 0, -1):
        if _is_same_hand(separated[place - 1 : place], separated[place]):
            _move_puzzle_earlier(separated, place)
    return separated


def _move_puzzle_earlier(path: list[AnyPuzzle], place: int) -> None:
    """Move a puzzle to the nearest earlier place without neighbours from its hand, if any."""
    puzzle = path[place]
    for earlier in range(place - 1, -1, -1):
        if not _is_same_hand(path[max(earlier - 1, 0) : earlier + 1], puzzle):
            path.insert(earlier, path.pop(place))
            return


def _is_same_hand(others: Sequence[AnyPuzzle], puzzle: AnyPuzzle) -> bool:
    first = puzzle.record.entries[0]
    return any(other.record.entries[0] == first for other in others)

"""How hard each shipped puzzle is, by how often players of four levels solve it.

.venv/bin/python -m tests.bench.puzzle_difficulty [--game KEY] [--first N] [--file PATH]

Every level tries every puzzle many times. The file gets a line per puzzle with the percentage of
tries that each level solved, and a later run goes on with the puzzles that aren't in it. With
another first seed and another file, fresh tries are made, which --compare sets against those that
are shipped. Rummy takes long: --tries 400 is enough there.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean

from marjapussi_gui.app.service_factory import load_puzzles as load_path
from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.bots.players.levels import STRONG_EFFORT, easy_bot, normal_bot
from marjapussi_gui.bots.players.players import SearchPlayer
from marjapussi_gui.bots.players.trick_search import SearchEffort
from marjapussi_gui.bots.rummy import RUMMY_LEVELS
from marjapussi_gui.bots.rummy.rummy_planner import LookaheadDepth, RummyPlanner
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.aims import aim_utility
from marjapussi_gui.learning.puzzles.proof_search import ProofSearch
from marjapussi_gui.learning.puzzles.puzzle_files import (
    AnyPuzzle,
    SetsPuzzle,
    TrickPuzzle,
    load_puzzles,
)
from marjapussi_gui.learning.puzzles.puzzle_path import load_difficulties
from marjapussi_gui.learning.puzzles.puzzle_search import (
    MINIMAL_EFFORTS,
    RELIABLE_DEALS,
    CachedReplies,
    can_solve,
)
from marjapussi_gui.learning.puzzles.puzzle_session import MAX_POSITIONS, PuzzleSession

FOLDER = Path("assets", "puzzles")
KEYS = [each.key for each in VARIANTS]
LEVELS = ("easy", "normal", "strong", "expert")
TRIES = 2000  # with 200, puzzles of like hardness swapped places in another run
SEARCHING_SHARE = 20  # levels that search take far longer, so they try only one in so many
SEARCHING, SURE_TRIES = ("strong", "expert"), 6
EXPERT_EFFORT = SearchEffort(
    iterations=1500, world_count=300, sharpness=0.05, exact_hand_size=4, uses_policy=True
)
EXPERT_LOOKAHEAD = LookaheadDepth(
    simulations=30,
    turns=10,
    candidates=6,
    tiplu_samples=4,
    danger_weight=0.3,
    min_outs_share=0.95,
    outs_weight=0.05,
)


def solved_percentages(puzzle: AnyPuzzle, first_seed: int, tries: int) -> list[float]:
    """Return which percentage of its tries each level solves."""
    solve = _answer_solver(puzzle) if isinstance(puzzle, SetsPuzzle) else _aim_solver(puzzle)
    few = tries // SEARCHING_SHARE
    numbers = {level: few if level in SEARCHING else tries for level in LEVELS}
    return [
        _percentage(level, solve(level), range(first_seed, first_seed + number))
        for level, number in numbers.items()
    ]


def _percentage(level: str, solve: Callable[[int], bool], seeds: range) -> float:
    """Return the percentage of solved tries. Levels that search stop early if it is 0 or 100."""
    first = [solve(seed) for seed in seeds[:SURE_TRIES]]
    if level in SEARCHING and len(set(first)) == 1:
        return 100.0 * first[0]
    return 100 * (sum(first) + sum(map(solve, seeds[SURE_TRIES:]))) / len(seeds)


def _aim_solver(puzzle: TrickPuzzle) -> Callable[[str], Callable[[int], bool]]:
    """Return a function that returns the tries of a level, by seed."""
    proof = _sampled_proof(PuzzleSession(puzzle).proof)
    replies, context = CachedReplies(proof), _Untimed(Random(0))

    def solve(level: str) -> Callable[[int], bool]:
        bot = _trick_player(level, proof)
        return lambda seed: can_solve(proof, bot, _seeded(context, seed), replies)

    return solve


def _sampled_proof(proof: ProofSearch) -> ProofSearch:
    """Return the proof over a sample of the deals, which for many deals is far faster.

    Players see no difference, because they never see in which deals the adversary can choose.
    """
    step = max(1, len(proof.deals.hands) // RELIABLE_DEALS)
    start, deals = proof.start.state, proof.deals.every(step)
    return ProofSearch(proof.game, start, proof.aim, deals, MAX_POSITIONS)


def _trick_player(level: str, proof: ProofSearch) -> Bot:
    """Return a player of a level. If it searches, it values nothing but the aim."""
    if level == "easy":
        return easy_bot()
    if level == "normal":
        return normal_bot()
    before, side = proof.start.state.match, proof.game.seating.side_of(proof.seat)
    effort = EXPERT_EFFORT if level == "expert" else STRONG_EFFORT
    return SearchPlayer(effort, MINIMAL_EFFORTS, aim_utility(proof.aim, before, side))


def _answer_solver(puzzle: SetsPuzzle) -> Callable[[str], Callable[[int], bool]]:
    """Return a function that returns the tries of a level, by seed."""
    view = create_view(puzzle.game, puzzle.state, puzzle.state.turn)
    context = _Untimed(Random(0))

    def solve(level: str) -> Callable[[int], bool]:
        bot = RummyPlanner(EXPERT_LOOKAHEAD) if level == "expert" else RUMMY_LEVELS[level]()
        return lambda seed: bot.decide(view, _seeded(context, seed)).action == puzzle.answer

    return solve


class _Untimed(SearchContext):
    """A context without a clock, which on some machines takes longer than a try."""

    def restart_clock(self) -> None:
        """Do nothing."""


def _seeded(context: SearchContext, seed: int) -> SearchContext:
    context.rng.seed(seed)
    return context


def _missing(
    folder: Path, keys: Sequence[str], done: dict[str, list[float]]
) -> Iterator[AnyPuzzle]:
    for key in keys:
        puzzles, errors = load_puzzles(folder, {key: find_variant(key)})
        assert not errors, errors
        yield from (each for each in puzzles if each.puzzle_id not in done)


def _deal_count(puzzle: AnyPuzzle) -> int:
    return puzzle.deal_count if isinstance(puzzle, TrickPuzzle) else 0


def format_difficulties(solved: dict[str, list[float]]) -> str:
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(solved[key])}" for key in sorted(solved))
    return f"{{\n{lines}\n}}\n"


def kendall_tau(pairs: Sequence[tuple[float, float]]) -> float:
    """Return Kendall's tau-b: how well two orders agree, from -1 to 1; ties count as neither."""
    agreeing = first_differs = second_differs = 0
    for (one, other), (one_later, other_later) in combinations(pairs, 2):
        first, second = _sign(one - one_later), _sign(other - other_later)
        agreeing += first * second
        first_differs += abs(first)
        second_differs += abs(second)
    return agreeing / sqrt(first_differs * second_differs)


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def report_agreement(keys: Sequence[str], fresh: dict[str, list[float]]) -> Iterator[str]:
    """Yield for each game how well the shipped difficulties agree with fresh tries."""
    shipped = load_difficulties(FOLDER)
    for key in keys:
        path = [each for each in load_path(key) if each.puzzle_id in fresh]
        if len(path) < 2:
            continue
        tries = [100 - fmean(fresh[each.puzzle_id]) for each in path]
        difficulty = kendall_tau(
            [(shipped[p.puzzle_id], t) for p, t in zip(path, tries, strict=True)]
        )
        order = kendall_tau(list(enumerate(tries)))
        last = fmean(fresh[each.puzzle_id][1] for each in path[-(len(path) // 3) :])
        yield (
            f"{key:17}{len(path):3} puzzles: tau {difficulty:.2f} by difficulty, {order:.2f} along "
            f"the path; normal solves {last:.0f} % of the last third"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first try")
    parser.add_argument("--tries", type=int, default=TRIES, help="of levels that don't search")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="with the puzzles")
    parser.add_argument("--compare", type=Path, help="print how well fresh tries in a file agree")
    parser.add_argument("--sample", type=int, default=1, help="only every N-th puzzle")
    parser.add_argument("--file", type=Path, default=FOLDER / "difficulty.json")
    chosen = parser.parse_args()
    if chosen.compare:
        fresh = json.loads(chosen.compare.read_text(encoding="utf-8"))
        print("\n".join(report_agreement(chosen.game or KEYS, fresh)))
        return
    done: dict[str, list[float]] = (
        json.loads(chosen.file.read_text(encoding="utf-8")) if chosen.file.exists() else {}
    )
    missing = sorted(_missing(chosen.folder, chosen.game or KEYS, done), key=_deal_count)
    for puzzle in missing[:: chosen.sample]:
        begun = time.monotonic()
        done[puzzle.puzzle_id] = solved_percentages(puzzle, chosen.first, chosen.tries)
        chosen.file.write_text(format_difficulties(done), encoding="utf-8")
        took = f"{time.monotonic() - begun:.1f} s"
        print(puzzle.game.key, puzzle.puzzle_id, done[puzzle.puzzle_id], took, flush=True)


if __name__ == "__main__":
    main()

"""Count how often a decision that matters gets a contrast as a reason.

.venv/bin/python -m tests.bench.contrasts [--decisions N] [--jobs N] [--game KEY]

Prints of each game how many of the decisions whose values differ by more than a slip get a contrast
of 20 points or more, and the same for each kind of decision; --rest lists the others' reasons.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.analysis.explanation.contrasts import MIN_DIFFERENCE
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.model.contrast import ActionContrast
from marjapussi_gui.model.verdict import ActionValue, Verdict
from tests.bench.sampled_decisions import Decided, decisions

KEYS = [each.key for each in VARIANTS]
AT_ONCE = 10  # decisions of a match at most
FIRST = 9001  # the first match: others than those by which anything was found

Row = tuple[str, bool, str]  # kind of decision, whether it is told by contrast, what is told


def list_rows(job: tuple[str, int]) -> list[Row]:
    key, seed = job
    return list(islice(_rows(key, seed), AT_ONCE))


def _rows(key: str, seed: int) -> Iterator[Row]:
    for decided in decisions(key, seed):
        found = evaluate(decided.view, decided.done)
        if _gap(found) > grade_thresholds(key).inaccuracy:
            told = [each for each in found.reasons if isinstance(each, ActionContrast)]
            is_told = any(abs(each.difference) >= MIN_DIFFERENCE for each in told)
            yield found.kind, is_told, _row_text(decided, found)


def _gap(found: Verdict) -> float:
    """Return how far the compared action is behind the best action."""
    if found.chosen != found.best.action:
        return found.cost
    other = _next_worse(found)
    return 0.0 if other is None else found.best.value - other.value


def _next_worse(found: Verdict) -> ActionValue | None:
    """Return the best action that isn't tied with the best one, or None."""
    return next((each for each in found.action_values if each not in found.tied_values), None)


def _row_text(decided: Decided, found: Verdict) -> str:
    done, best = action_text(found.chosen), action_text(found.best.action)
    other = _next_worse(found)
    against = "" if other is None else action_text(other.action)
    named = " ".join(type(each).__name__ for each in found.reasons)
    return f"{decided.view.phase}: {done}, best {best}, rival {against}: {named}"


def line(key: str, rows: Sequence[Row]) -> str:
    every, told = Counter(kind for kind, *_ in rows), Counter(kind for kind, is_, _ in rows if is_)
    kinds = ", ".join(f"{kind} {told[kind]} of {number}" for kind, number in every.most_common())
    share = 100 * told.total() / max(every.total(), 1)
    return f"{key:17}{share:4.0f} % of {every.total():4} ({kinds})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--decisions", type=int, default=200, help="so many of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--rest", action="store_true", help="list what has no contrast")
    arguments = parser.parse_args()
    for key in arguments.game or KEYS:
        rows: list[Row] = []
        with open_executor(arguments.jobs) as pool:
            jobs = [(key, FIRST + at) for at in range(-(-arguments.decisions // AT_ONCE))]
            for found in pool.map(list_rows, jobs):
                rows += found
        print(line(key, rows), flush=True)
        if arguments.rest:
            print(*(f"    {said}" for _, is_told, said in rows if not is_told), sep="\n")


if __name__ == "__main__":
    main()

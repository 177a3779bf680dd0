"""Compare the costs that the evaluator states with those found by playing hands out.

.venv/bin/python -m tests.bench.costs [--number N] [--game KEY] [--jobs N] [--work FILE]
    [--write] [--all]

The positions are those of tests/bench/regret. In each, the evaluator grades what the heuristics
choose and an action drawn by lot, and every action's cost is compared with how far it is behind the
evaluator's best action in the hands played out. One half of the positions fits the calibration, and
the other half shows how well it holds. Results are appended to the work file, so that an
interrupted run can be resumed. With --write, the program writes
marjapussi_gui/analysis/evaluation/cost_calibration.json; with --all as well, fitted to both halves.

Prints for each game and kind of decision the slope of played on stated costs with its interval,
stated and calibrated costs as multiples of the played ones, and the model's variance: that of the
true costs around the calibrated ones, beyond the noise of both, divided by the mean cost.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import as_completed
from dataclasses import dataclass
from math import hypot
from pathlib import Path
from random import Random
from statistics import fmean, median, stdev
from time import process_time

from marjapussi_gui.analysis.evaluation.evaluation import Evaluation
from marjapussi_gui.analysis.evaluation.evaluator import (
    CALIBRATION_FILE,
    CostCalibration,
    compare_actions,
    cost_calibration,
    create_verdict,
    kind_for_calibration,
    load_calibrations,
)
from marjapussi_gui.analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from marjapussi_gui.analysis.evaluation.grade_thresholds import grade_thresholds
from marjapussi_gui.bots.arena.executors import open_executor
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import match_equity
from marjapussi_gui.bots.equity.score_clamping import clamp_scores
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import heuristic_bot
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.model.verdict import ActionValue, DecisionKind, Verdict
from tests.bench.positions import KEYS, NOTHING
from tests.bench.valued_positions import Row, Worth, same, standing, stored_rows
from tests.bench.verdicts import share

SEED = 1
HALF = 0.5
RESAMPLES = 1000  # of the positions, for an interval
USUAL_MODEL_VARIANCE = 0.03  # for the weights of costs only
SPREAD = 0.15  # of the factors of games beyond their own errors, in standard deviations
FEWEST = 20  # positions of a kind that may get a factor of its own
CLEAR = 0.99  # an interval of this size has to exclude the game's factor: there are 60 kinds
PRIOR_POSITIONS = 60  # a game's own model variance counts as much as that of all from so many on
PROVEN_ERRORS = 1.6  # so that one in twenty is wrong
SHARE = 100  # of a match

Job = tuple[str, Row]
Factor = Callable[["Position"], float]


@dataclass(frozen=True, slots=True)
class Pair:
    """How far an action is behind the evaluator's best one, as chances of the match."""

    action: Action
    stated: float  # as the search finds it
    played: float  # in hands played out
    stated_error: float
    played_error: float


class Position:
    """A measured position with the results of its hands played out."""

    def __init__(self, measured: Row, valued: Row) -> None:
        self.key: str = measured["game"]
        self.number: int = valued["number"]
        moment = standing(find_variant(self.key).create_game(), valued)
        self.view = create_view(moment.game, moment.state, moment.seat)
        self.kind = kind_for_calibration(self.view)
        self.values = tuple(
            ActionValue(parse_action(text), points, value, error)
            for text, points, value, error in measured["values"]
        )
        graded = [*map(parse_action, measured["graded"])]
        self.usual, self.drawn = graded[0], graded[-1]
        self._worths: dict[object, Worth] = {
            same(self.view, parse_action(text)): worth for text, worth in valued["worths"].items()
        }
        found = map(self._pair, self.values[1:])
        self.pairs = [each for each in found if each is not None]

    @property
    def is_for_fitting(self) -> bool:
        return Random(f"half of {self.key}|{self.number}").random() < HALF

    def graded_pairs(self, is_usual: bool) -> Iterator[Pair]:
        """Yield the costs of what the heuristics chose, or of what was drawn by lot."""
        wanted = self.usual if is_usual else self.drawn
        yield from (each for each in self.pairs if each.action == wanted)

    def factor(self) -> float:
        return cost_calibration(self.key).factor_for(self.kind)

    def verdict(self, action: Action) -> Verdict:
        position = SeatPosition(clamp_scores(self.view))
        return create_verdict(position, action, Evaluation(self.values))

    def _pair(self, value: ActionValue) -> Pair | None:
        """Return the costs of an action, or None if it or the best one wasn't played out."""
        best, own = (
            self._worths.get(same(self.view, each.action)) for each in (self.values[0], value)
        )
        if best is None or own is None:
            return None
        return Pair(
            value.action,
            self.values[0].value - value.value,
            fmean(own[:2]) - fmean(best[:2]),
            value.standard_error,
            hypot(own[2], best[2] if any(best[:2]) else 0.0),
        )


# Measuring


def measure_position(job: Job) -> Row:
    """Return what the evaluator finds in a position, before costs are calibrated."""
    key, row = job
    moment = standing(find_variant(key).create_game(), row)
    view = create_view(moment.game, moment.state, moment.seat)
    match_equity(moment.game)  # once for each game, and that takes a second
    chance = Random(row["number"])
    usual = heuristic_bot().decide(view, SearchContext(chance)).action
    drawn = parse_action(Random(row["number"]).choice(sorted(row["worths"])))
    graded = tuple(dict.fromkeys((usual, drawn)))
    started = process_time()
    found = compare_actions(SeatPosition(clamp_scores(view)), graded, SearchContext(Random(SEED)))
    return {
        "judge": EVALUATOR_VERSION,
        "game": key,
        "number": row["number"],
        "ms": 1000 * (process_time() - started),
        "forced": found.is_forced,
        "exact": found.is_exact,
        "graded": [*map(action_text, graded)],
        "values": [
            [action_text(each.action), each.points, each.value, each.standard_error]
            for each in found.action_values
        ],
    }


def measured_rows(work: Path, keys: Sequence[str]) -> list[Row]:
    """Return the results of this evaluator version in the work file."""
    lines = work.read_text(encoding="utf-8").splitlines() if work.exists() else ()
    rows = [json.loads(line) for line in lines]
    return [row for row in rows if row["judge"] == EVALUATOR_VERSION and row["game"] in keys]


def valued_rows(key: str) -> dict[int, Row]:
    return {row["number"]: row for row in stored_rows(key) if len(row.get("worths", ())) > 1}


def compared_positions(rows: Iterable[Row]) -> list[Position]:
    """Return the positions with a real choice, several played actions and something to estimate."""
    valued: dict[str, dict[int, Row]] = {}
    found = []
    for row in rows:
        key = row["game"]
        if key not in valued:
            valued[key] = valued_rows(key)
        if row["values"] and not row["forced"] and not row["exact"]:
            found.append(Position(row, valued[key][row["number"]]))
    return [each for each in found if each.pairs]


# Fitting


def slope(positions: Iterable[Position]) -> float:
    """Return the factor between played and stated costs, by regression through the origin.

    Large costs get less weight, because the model's error grows with them.
    """
    pairs = [pair for each in positions for pair in each.pairs]
    noise = fmean(each.played_error**2 for each in pairs) + NOTHING
    played = stated = 0.0
    for each in pairs:
        weight = each.stated / (noise + USUAL_MODEL_VARIANCE * each.stated)
        played += weight * each.played
        stated += weight * each.stated
    return played / stated if stated else 1.0


def resampled_slopes(positions: Sequence[Position]) -> list[float]:
    chance = Random(len(positions))
    return sorted(slope(chance.choices(positions, k=len(positions))) for _ in range(RESAMPLES))


def interval(slopes: Sequence[float], part: float = 0.95) -> tuple[float, float]:
    rest = round(len(slopes) * (1 - part) / 2)
    return slopes[rest], slopes[-rest - 1]


def shrunken_slope(positions: Sequence[Position], usual: float) -> float:
    error = stdev(resampled_slopes(positions))
    share = SPREAD**2 / (SPREAD**2 + error**2)
    return share * slope(positions) + (1 - share) * usual


def model_variance(positions: Iterable[Position], factor: Factor) -> float:
    """Return the variance of true costs divided by their mean, without noise of either kind."""
    variance = total = 0.0
    for position in positions:
        for each in position.pairs:
            expected = factor(position) * each.stated
            noise = each.played_error**2 + (factor(position) * each.stated_error) ** 2
            variance += (each.played - expected) ** 2 - noise
            total += expected
    return max(variance / total, 0.0) if total else 0.0


def fit(positions: Sequence[Position]) -> dict[str, CostCalibration]:
    by_game, usual = grouped_by_game(positions), slope(positions)
    factors = {key: shrunken_slope(some, usual) for key, some in by_game.items()}
    usual_variance = model_variance(positions, lambda position: factors[position.key])
    found = {}
    for key, some in by_game.items():
        own = model_variance(some, lambda position: factors[position.key])
        share = len(some) / (len(some) + PRIOR_POSITIONS)
        found[key] = CostCalibration(
            round(factors[key], 3),
            dict(kind_factors(some, factors[key])),
            round(share * own + (1 - share) * usual_variance, 4),
        )
    return found


def kind_factors(
    positions: Sequence[Position], factor: float
) -> Iterator[tuple[DecisionKind, float]]:
    """Yield the factors of the kinds of decisions that clearly differ from the game's."""
    for kind, some in grouped_by_kind(positions).items():
        low, high = interval(resampled_slopes(some), CLEAR)
        if len(some) >= FEWEST and not low <= factor <= high:
            yield kind, round(shrunken_slope(some, factor), 3)


def grouped_by_game(positions: Iterable[Position]) -> dict[str, list[Position]]:
    found = defaultdict[str, list[Position]](list)
    for each in positions:
        found[each.key].append(each)
    return found


def grouped_by_kind(positions: Iterable[Position]) -> dict[DecisionKind, list[Position]]:
    found = defaultdict[DecisionKind, list[Position]](list)
    for each in positions:
        found[each.kind].append(each)
    return dict(sorted(found.items()))


def write(calibrations: dict[str, CostCalibration]) -> None:
    """Write the calibration of each game, and leave those of other games unchanged."""
    games = json.loads(CALIBRATION_FILE.read_text(encoding="utf-8"))["games"]
    for key, each in calibrations.items():
        games[key] = {
            "factor": each.factor,
            "kinds": each.factor_by_kind,
            "model_variance": each.model_variance,
        }
    lines = [f'"{key}": {json.dumps(games[key])}' for key in KEYS if key in games]
    text = f'{{"judge": {EVALUATOR_VERSION}, "games": {{\n' + ",\n".join(lines) + "\n}}\n"
    CALIBRATION_FILE.write_text(text, encoding="utf-8")


# Reporting


def cost_line(name: str, positions: Sequence[Position]) -> str:
    pairs = [(each.factor(), pair) for each in positions for pair in each.pairs]
    low, high = interval(resampled_slopes(positions))
    played = fmean(pair.played for _, pair in pairs)
    stated = fmean(pair.stated for _, pair in pairs)
    calibrated = fmean(factor * pair.stated for factor, pair in pairs)
    return (
        f"{name:26}{len(positions):5}{len(pairs):6} actions, played {SHARE * played:5.2f} "
        f"slope {slope(positions):5.2f} [{low:5.2f} {high:5.2f}] stated {ratio(stated, played)} "
        f"calibrated {ratio(calibrated, played)} "
        f"model's variance {model_variance(positions, Position.factor):5.3f}"
    )


def flag_line(name: str, positions: Sequence[Position], is_usual: bool) -> str:
    """Return how many flags the hands played out uphold, and how many mistakes are flagged.

    Only costs count that the hands played out prove to be above or below that of a mistake.
    """
    flags = proven = upheld = mistakes = harmless = 0
    stated = played = 0.0
    for position in positions:
        slip, mistake, _ = grade_thresholds(position.key).thresholds
        for pair in position.graded_pairs(is_usual):
            unsure = PROVEN_ERRORS * pair.played_error
            is_mistake = pair.played - unsure >= mistake
            mistakes += is_mistake
            if position.verdict(pair.action).is_mistake:
                flags += 1
                upheld += is_mistake
                proven += is_mistake or pair.played + unsure < mistake
                harmless += pair.played + unsure < slip
                stated += position.factor() * pair.stated
                played += pair.played
    return (
        f"{name:26}{flags:4.0f} flags, {proven:3.0f} decided: precision {share(upheld, proven)} "
        f"no slip {share(harmless, flags)} their cost {ratio(stated, played)}; "
        f"{mistakes:3.0f} mistakes: recall {share(upheld, mistakes)}"
    )


def ratio(some: float, whole: float) -> str:
    return f"{some / whole:5.2f}" if whole > 0 else "  -  "


def report(positions: Sequence[Position]) -> None:
    for key, some in grouped_by_game(positions).items():
        print(cost_line(key, some))
        for kind, few in grouped_by_kind(some).items():
            print(cost_line(f"    {kind}", few))
        for name, is_usual in (("    usual actions", True), ("    drawn actions", False)):
            print(flag_line(name, some, is_usual))
    print(cost_line("all games", positions))
    for name, is_usual in (("    usual actions", True), ("    drawn actions", False)):
        print(flag_line(name, positions, is_usual))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--number", type=int, default=300, help="so many positions of each game")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--game", action="append", choices=KEYS, help="these games only")
    parser.add_argument("--work", type=Path, default=Path("build/costs.jsonl"))
    parser.add_argument("--write", action="store_true", help="fit and write the calibration")
    parser.add_argument("--all", action="store_true", help="fit and report all positions")
    arguments = parser.parse_args()
    arguments.work.parent.mkdir(exist_ok=True)
    keys = arguments.game or KEYS
    rows = [row for row in measured_rows(arguments.work, keys) if row["number"] < arguments.number]
    known = {(row["game"], row["number"]) for row in rows}
    jobs = [(key, row) for key in keys for row in valued_rows(key).values()]
    jobs.sort(key=lambda job: job[1]["number"])
    waiting = [
        (key, row)
        for key, row in jobs
        if row["number"] < arguments.number and (key, row["number"]) not in known
    ]
    with (
        open_executor(arguments.jobs) as pool,
        arguments.work.open("a", encoding="utf-8") as work,
    ):
        for done in as_completed([pool.submit(measure_position, job) for job in waiting]):
            rows.append(done.result())
            work.write(json.dumps(rows[-1]) + "\n")
            work.flush()
    positions = compared_positions(rows)
    if arguments.write:
        write(fit([each for each in positions if arguments.all or each.is_for_fitting]))
        load_calibrations.cache_clear()
    report([each for each in positions if arguments.all or not each.is_for_fitting])
    print(f"{median(row['ms'] for row in rows):.0f} ms a decision in the median")


if __name__ == "__main__":
    main()

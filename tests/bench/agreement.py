"""Check that the count, the statistics, "My play" and the review say the same about each hand.

.venv/bin/python -m tests.bench.agreement [--hands N] [GAME ...]

Matches are played at random, and evaluated without a search: what is said about a verdict doesn't
depend on how it was found.
"""

from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, count
from threading import Event as Flag

from marjapussi_gui.analysis.evaluation.mistake_warning import slip_risk
from marjapussi_gui.app.background_evaluation import BackgroundEvaluation
from marjapussi_gui.engine.events import HandScored, Log
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.seating import margin
from marjapussi_gui.model.decisions import DatedChoice, DecisionPoint, list_decisions
from marjapussi_gui.model.hand_review import review_hand
from marjapussi_gui.model.match_state import MatchState
from marjapussi_gui.model.match_totals import HandResultPoint, StatisticsScope
from marjapussi_gui.session.task_runner import ImmediateTaskRunner
from marjapussi_gui.storage.database import Database
from marjapussi_gui.storage.verdict_table import VerdictTable
from marjapussi_gui.ui.pages.review.verdict_loader import VerdictLoader
from marjapussi_gui.ui.text.hand_review_text import expert_comparison_text, hand_review_texts
from tests.storage.played_matches import load_match, statistics_queries, store_random_match
from tests.ui.quick_evaluator import quick_evaluate

HANDS_OF_MATCH, EVERY_CHOICE = 3, 10**6


def compare_match(key: str, seed: int, hands: int = HANDS_OF_MATCH) -> tuple[int, list[str]]:
    database = Database.in_memory()
    match_id = store_random_match(database, key, seed, hands)
    evaluation = BackgroundEvaluation(database, quick_evaluate)
    while (save := evaluation.run_step(Flag())) is not None:
        assert save()
    match, figures = load_match(database, match_id), statistics_queries(database)
    series = figures.hand_series(StatisticsScope(key, is_assisted=None))
    costly = figures.costly_choices(key, 30, EVERY_CHOICE)
    found = list(chain.from_iterable(_compare_hands(database, match_id, match, series, costly)))
    database.close()
    return len(series), [f"{key} {seed}: {each}" for each in found]


def _compare_hands(
    database: Database,
    match_id: int,
    match: MatchState,
    series: Sequence[HandResultPoint],
    costly: Sequence[DatedChoice],
) -> Iterator[Iterator[str]]:
    key, seat, verdicts = match.record.header.game.key, match.own_seat, VerdictTable(database)
    loader = VerdictLoader(ImmediateTaskRunner(), quick_evaluate, verdicts)
    loader.load(match_id, match.record, seat)
    decisions, known = list_decisions(match.record, seat), verdicts.for_match(match_id)
    margins = _margins(match)
    if len(margins) != len(series):
        yield iter([f"{len(margins)} hands at the table, {len(series)} in the statistics"])
    for number, point in enumerate(series):
        made = [each for each in decisions if each.view.match.hands_played == number]
        review = review_hand(made, known, margins[number], partial(slip_risk, key))
        chosen = [each for each in costly if each.hand_number == number]
        plies = {each.ply for each in made}
        mistakes = sorted(plies.intersection(loader.mistakes(seat)))
        assert review is not None
        pairs: Mapping[str, tuple[object, object]] = {
            "own points": (review.margin, point.margin),
            "the expert's points": (review.expert_margin, point.expert_margin),
            "mistakes in My play": ([*review.mistake_plies], sorted(each.ply for each in chosen)),
            "mistakes in the review": ([*review.mistake_plies], mistakes),
            "costs": (
                review.lost_points,
                round(sum(each.verdict.cost_in_points for each in chosen)),
            ),
            "the sentence": (hand_review_texts(review)[0], _sentence(point, made)),
        }
        yield (f"hand {number}, {what}: {a} {b}" for what, (a, b) in pairs.items() if a != b)


def _margins(match: MatchState) -> list[int]:
    game, log = match.record.header.game, Log()
    state = game.initial_state(match.record.header.start)
    for entry in match.record.entries:
        state = game.step(state, entry.action, log)
    side = game.seating.side_of(match.own_seat)
    return [margin(each.score_changes, side) for each in log if isinstance(each, HandScored)]


def _sentence(point: HandResultPoint, decisions: list[DecisionPoint]) -> str:
    """Return the sentence below the count that fits the graph."""
    if not decisions or point.expert_margin is None:
        return "You had nothing to decide in this hand."
    return expert_comparison_text(point.expert_margin, point.margin)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=[each.key for each in VARIANTS])
    parser.add_argument("--hands", type=int, default=1000)
    given = parser.parse_args()
    played, every = 0, list[str]()
    for seed in count(1):
        for key in given.games:
            hands, found = compare_match(key, seed)
            played += hands
            every += found
            print(*found, sep="\n", end="\n" if found else "")
        if played >= given.hands:
            break
    print(f"{played} hands of {len(given.games)} games, {len(every)} disagreements")


if __name__ == "__main__":
    main()

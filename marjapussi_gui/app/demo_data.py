"""A database of matches between computer players, as demo data for screenshots."""

from dataclasses import replace
from operator import attrgetter
from random import Random
from threading import Event as Flag

from ..analysis.evaluation.decision_kinds import decision_kind
from ..analysis.evaluation.evaluator_version import EVALUATOR_VERSION
from ..bots.arena.duels import play_match
from ..bots.players.levels import LEVELS
from ..engine.games import VARIANTS
from ..engine.state import Seat
from ..model.decisions import DecisionPoint, list_decisions
from ..model.match_state import MatchState
from ..model.verdict import ActionValue, Grade, Verdict
from ..storage.database import Database
from ..storage.hand_table import HandTable
from ..storage.match_table import MatchTable
from ..storage.verdict_table import VerdictTable
from .expert_replay import ReplayTask, measure_luck

OWN_LEVEL, OPPONENT_LEVEL = "normal", "easy"  # level in the player's seat, and in all other seats
# one game for each way of scoring
VARIANT_BY_SCORING_TYPE = {
    type(each.create_game().scoring_phase): each for each in reversed(VARIANTS)
}
MAIN_VARIANT, *OTHER_VARIANTS = sorted(VARIANT_BY_SCORING_TYPE.values(), key=attrgetter("place"))
PLAYED_VARIANTS = (*OTHER_VARIANTS, MAIN_VARIANT, MAIN_VARIANT, MAIN_VARIANT)
MAX_HANDS, COMPARED_HANDS, EVALUATED_MATCHES = 14, 24, 30
PLAYER_NAMES = ("", "Aino", "Eero", "Helvi")


def create_demo_database(compared_hands: int = COMPARED_HANDS) -> Database:
    """Create a database in memory with a few matches.

    An expert replays up to compared_hands of the hands, for the statistics of luck.
    """
    database = Database.in_memory()
    for seed, variant in enumerate(PLAYED_VARIANTS):
        game = variant.create_game()
        names = (*PLAYER_NAMES, "Onni")[: game.seating.players]
        bots = [LEVELS[OPPONENT_LEVEL if seat else OWN_LEVEL]() for seat in game.seating.seats]
        record, _ = play_match(game, names, bots, seed, MAX_HANDS)
        matches, state = (
            MatchTable(database),
            MatchState(record, seed, OPPONENT_LEVEL, OPPONENT_LEVEL, Seat(0)),
        )
        match = matches.create(state)
        matches.update_score(match, record)
        if variant is MAIN_VARIANT:
            _add_luck(HandTable(database), ReplayTask(match.id, state, 0), compared_hands)
    return database


def add_evaluations(database: Database, match_count: int = EVALUATED_MATCHES) -> Database:
    """Add matches whose decisions have random verdicts, and return the database."""
    chances = Random(match_count)
    for seed in range(100, 100 + match_count):
        record, state = play_match(
            MAIN_VARIANT.create_game(),
            PLAYER_NAMES,
            [LEVELS[OWN_LEVEL]() for _ in PLAYER_NAMES],
            seed,
        )
        matches = MatchTable(database)
        match = matches.create(MatchState(record, seed, OWN_LEVEL, OWN_LEVEL, Seat(0)))
        matches.update_score(match, record)
        lean = (chances.random() if state.match.winner == 0 else -chances.random()) / 4
        for hand in range(state.match.hands_played):
            luck = chances.gauss(lean, 0.2)
            HandTable(database).save_luck(match.id, hand, min(max(luck, -1.0), 1.0))
        for decision in list_decisions(record, Seat(0)):
            verdict = _random_verdict(decision, chances, 1.4 - 0.6 * (seed - 100) / match_count)
            VerdictTable(database).save(match.id, decision.ply, verdict, EVALUATOR_VERSION)
        VerdictTable(database).mark_evaluated(match.id, EVALUATOR_VERSION, len(record.entries))
    return database


def _random_verdict(decision: DecisionPoint, random: Random, mistake_rate: float) -> Verdict:
    """Return a random verdict; it is a mistake with the given probability."""
    kind = decision_kind(decision.view, decision.chosen)
    cost = random.expovariate(1 / 0.04) if random.random() < mistake_rate / 5 else 0.0
    rank = Grade.FINE if cost < 0.03 else Grade.MISTAKE
    best = next(each for each in decision.view.legal_actions if each != decision.chosen)
    worths = (ActionValue(best, 0.0, 0.5 + cost), ActionValue(decision.chosen, 0.0, 0.5))
    return Verdict(Seat(0), kind, decision.chosen, worths, rank)


def _add_luck(hands: HandTable, task: ReplayTask, limit: int) -> None:
    for match, number in hands.hands_without_luck(limit):
        if match == task.match_id:
            hands.save_luck(match, number, measure_luck(replace(task, hand_number=number), Flag()))

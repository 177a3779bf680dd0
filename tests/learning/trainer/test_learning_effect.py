"""Exercises teach: remembering their answers improves similar positions and nothing else."""

from itertools import pairwise
from random import Random
from statistics import fmean
from threading import Event as Flag

import pytest

from marjapussi_gui.analysis.evaluation.evaluator import evaluate
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.puzzles.generator import play_hand
from marjapussi_gui.learning.trainer.redeal import make_exercise
from marjapussi_gui.model.exercise import DealtExercise
from marjapussi_gui.model.verdict import Verdict
from tests.learning.trainer.learning_player import LearningPlayer

HANDS, MOST_MS = range(400, 420), 300
REMEMBERS = 0.7


def evaluate_decisions() -> list[tuple[MatchRecord, Verdict]]:
    """Return decisions of players of rules of thumb, each with what it was worth."""
    game, found = find_variant("marjapussi").create_game(), list[tuple[MatchRecord, Verdict]]()
    for seed in HANDS:
        moments = list(play_hand(game, seed))
        for now, later in pairwise(moments):
            view = create_view(game, now.state, now.state.turn)
            if len(view.legal_actions) > 1 and len(now.entries) % 3 == 0:
                done = later.entries[len(now.entries)].action
                verdict = evaluate(view, done, Flag(), MOST_MS)
                found.append((MatchRecord(now.header, now.entries), verdict))
    return found


def cost(learner: LearningPlayer, posed: DealtExercise) -> float:
    """Return the loss of a learner at a position, if its action was evaluated."""
    game, verdict = posed.record.header.game, posed.verdict
    done = learner.choose(create_view(game, posed.record.state_after(), verdict.seat))
    return next(
        (verdict.best.value - w.value for w in verdict.action_values if w.action == done), 0.0
    )


@pytest.mark.slow
def test_a_learner_gets_better_on_sisters_of_exercises_and_not_elsewhere() -> None:
    every = evaluate_decisions()
    dear = sorted(every, key=lambda each: -each[1].cost)
    mistakes, others = dear[:12], dear[12::6]
    learner, luck = LearningPlayer(Random(1), REMEMBERS), Random(2)
    sisters, strangers = (
        [make_exercise(record, len(record.entries), verdict, luck) for record, verdict in moments]
        for moments in (mistakes, others)
    )

    def mean_costs() -> list[float]:
        return [fmean(cost(learner, each) for each in posed) for posed in (sisters, strangers)]

    before = mean_costs()
    for record, verdict in mistakes:
        posed = make_exercise(record, len(record.entries), verdict, luck)
        view = create_view(record.header.game, posed.record.state_after(), verdict.seat)
        learner.remember(view, posed.verdict.best.action)
    after = mean_costs()

    assert after[0] < 0.6 * before[0]
    assert after[1] > 0.8 * before[1]

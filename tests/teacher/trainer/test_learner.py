"""Exercises teach: who remembers some of their answers plays their sisters better, nothing else."""

from itertools import pairwise
from random import Random
from statistics import fmean
from threading import Event as Flag

import pytest

from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.record import MatchRecord
from marjapussi_gui.kept.exercise import Posed
from marjapussi_gui.kept.verdict import Verdict
from marjapussi_gui.teacher.judge import judge
from marjapussi_gui.teacher.puzzles.played import hand
from marjapussi_gui.teacher.trainer.anew import pose
from tests.teacher.trainer.learner import Learner

HANDS, MOST_MS = range(400, 420), 300
REMEMBERS = 0.7


def judged() -> list[tuple[MatchRecord, Verdict]]:
    """Return decisions of players of rules of thumb, each with what it was worth."""
    game, found = variant("marjapussi").game(), list[tuple[MatchRecord, Verdict]]()
    for seed in HANDS:
        moments = list(hand(game, seed))
        for now, later in pairwise(moments):
            view = game.look(now.state, now.state.turn)
            if len(view.legal) > 1 and len(now.entries) % 3 == 0:
                done = later.entries[len(now.entries)].action
                verdict = judge(view, done, Flag(), MOST_MS)
                found.append((MatchRecord(now.header, now.entries), verdict))
    return found


def cost(learner: Learner, posed: Posed) -> float:
    """Return what a learner loses at a moment, as far as it was judged."""
    game, verdict = posed.record.header.game, posed.verdict
    done = learner.act(game.look(posed.record.state(), verdict.seat))
    return next((verdict.best.value - w.value for w in verdict.worths if w.action == done), 0.0)


@pytest.mark.slow
def test_a_learner_gets_better_on_sisters_of_exercises_and_not_elsewhere() -> None:
    every = judged()
    dear = sorted(every, key=lambda each: -each[1].cost)
    mistakes, others = dear[:12], dear[12::6]
    learner, luck = Learner(Random(1), REMEMBERS), Random(2)

    def mean(moments: list[tuple[MatchRecord, Verdict]]) -> float:
        sisters = [pose(record, len(record.entries), v, luck) for record, v in moments]
        return fmean(cost(learner, each) for each in sisters)

    before = mean(mistakes), mean(others)
    for record, verdict in mistakes:
        posed = pose(record, len(record.entries), verdict, luck)
        view = record.header.game.look(posed.record.state(), verdict.seat)
        learner.learn(view, posed.verdict.best.action)
    after = mean(mistakes), mean(others)

    assert after[0] < 0.6 * before[0]
    assert after[1] > 0.8 * before[1]

"""An evaluator without a search, for tests of what is done with verdicts."""

from itertools import islice
from threading import Event as Flag

from marjapussi_gui.analysis.evaluation.decision_kinds import decision_kind
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.rummy.action_proposals import fill_in_sets
from marjapussi_gui.engine.rummy.turn_rules import RummyTurnRules
from marjapussi_gui.engine.view import View
from marjapussi_gui.model.facts import DealsSearched
from marjapussi_gui.model.verdict import ActionValue, Grade, Verdict

MOST = 6  # actions that are valued


def quick_evaluate(view: View, done: Action | None, _stop: Flag) -> Verdict:
    """Find the last of the first few actions best, and each before it worse by a tenth."""
    legal = list(islice(view.legal_actions, MOST))
    if view.game.is_rummy:  # some actions are listed without their sets
        turn_rules = RummyTurnRules(view.game.rules, view.game.seating)
        legal = [fill_in_sets(each, view.rummy, view.seat, turn_rules) for each in legal]
    chosen = legal[-1] if done is None else done
    every = legal if chosen in legal else [chosen, *legal]
    worths = tuple(
        ActionValue(action, -5.0 * place, None if view.game.is_rummy else 0.9 - 0.1 * place)
        for place, action in enumerate(reversed(every))
    )
    cost = round(10 * (0.9 - (worths[every[::-1].index(chosen)].win_chance or 0.9)))
    rank = (
        (Grade.FINE, Grade.INACCURACY, Grade.MISTAKE)[min(cost, 2)] if cost < 4 else Grade.BLUNDER
    )
    kind = decision_kind(view, chosen)
    return Verdict(view.seat, kind, chosen, worths, rank, 40, (DealsSearched(40),))

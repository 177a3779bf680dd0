"""The order of decisions in a rummy turn: finish, lay or show if possible, else evaluate."""

from random import Random
from typing import Protocol

from ...engine.actions import DRAW_FROM_OFFER, Action, Discard, Draw, Finish, Lay, ShowTunnelas
from ...engine.rummy.action_proposals import finish_action, show_tunnelas_action
from ...engine.view import View
from ...model.facts import Fact
from ..players.bot import BotDecision, SearchContext
from .rummy_view import KIND_OF_CARD, RummyView

ActionValues = dict[Action, float]


class TurnEvaluator(Protocol):
    """The part of a rummy player that evaluates draws and discards, and chooses sets to lay."""

    def choose_lay(self, rummy_view: RummyView, context: SearchContext) -> Lay: ...

    def evaluate_draws(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        """Return the values of drawing from the stock and from the offer, and facts about them."""

    def evaluate_discards(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        """Return the value of each discard, and facts about the best one."""


def take_turn(evaluator: TurnEvaluator, view: View, context: SearchContext) -> BotDecision:
    """Return the next action of a turn, evaluating the options only for draws and discards."""
    sight = RummyView(view)
    rummy, seat, turn_rules = view.rummy, view.seat, sight.turn_rules
    if ShowTunnelas in sight.incomplete_actions:
        return BotDecision(show_tunnelas_action(rummy, seat))
    if Finish in sight.incomplete_actions:
        return BotDecision(finish_action(rummy, seat, turn_rules))
    if Lay in sight.incomplete_actions:
        return BotDecision(evaluator.choose_lay(sight, context))
    if len(view.legal_actions) == 1:
        return BotDecision(view.legal_actions[0])
    if isinstance(view.legal_actions[0], Draw):
        if sight.has_dublees:
            return BotDecision(DRAW_FROM_OFFER)  # legal only if it makes an eighth dublee (pair)
        return best_decision(*evaluator.evaluate_draws(sight, context))
    return best_decision(*evaluator.evaluate_discards(sight, context))


def best_decision(values: ActionValues, facts: tuple[Fact, ...]) -> BotDecision:
    """Return the decision for the action with the highest value, the first in a tie."""
    ranked = sorted(values.items(), key=lambda pair: -pair[1])
    return BotDecision(ranked[0][0], tuple(ranked), facts)


def dublee_discard_values(rummy_view: RummyView) -> ActionValues:
    """Return the value of each discard after laying dublees (pairs).

    The player waits for one more pair, so cards with many unseen copies are kept.
    """
    live, held = rummy_view.live_counts, rummy_view.hand_counts
    numbers = {card: live[KIND_OF_CARD[card]] for card in rummy_view.discard_options}
    return {
        Discard((card,)): -float(numbers[card]) for card in numbers if held[KIND_OF_CARD[card]] < 2
    }


def random_seed(rng: Random) -> int:
    return rng.getrandbits(31)

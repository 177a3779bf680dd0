"""Tie-breaks between equally good actions: the careful one is advised."""

from collections.abc import Callable, Sequence
from random import Random

from ..bots.base import SAME_CHANCE, Choice, Think
from ..bots.counts import companion
from ..bots.levels import habits
from ..engine.actions import Action, Bid, Discard, Give, Play, Raise
from ..engine.cards import PAIRS, SUIT_OF, Card, card_set, ranked
from ..engine.view import View
from ..kept.verdict import Worth
from .certainty import Certainty
from .sight import sight

Risk = tuple[int, int, int]  # marriages broken, aces and tens at risk, points given away
NO_RISK: Risk = (0, 0, 0)
HIGH = ranked("AT")


def careful(view: View, tied: Sequence[Action]) -> Action:
    """Return the action that gives away least, and of several the heuristic or the first one.

    Among bids the lowest is the most careful.
    """
    heuristic, risk = _usual(view), _risks(view)
    order = {_key(action): place for place, action in enumerate(view.legal)}

    def rank(action: Action) -> tuple[int, Risk, bool, int]:
        amount = action.amount if isinstance(action, Bid | Raise) else 0
        is_heuristic = _key(action) == _key(heuristic)
        return amount, risk(action), not is_heuristic, order.get(_key(action), len(order))

    return min(tied, key=rank)


def careful_choice(view: View, choice: Choice) -> Choice:
    """Return a bot's decision with the most careful of the actions that are tied with the best."""
    if not choice.values:
        return choice
    is_in_points = view.game.lays_sets
    worths = [
        Worth(action, value, None if is_in_points else value) for action, value in choice.values
    ]
    best = max(worths, key=lambda each: each.value)
    tied = [each.action for each in worths if each.is_tied_with(best)]
    if len(tied) < 2:
        return Choice(best.action, choice.values, choice.facts)
    return Choice(careful(view, tied), choice.values, choice.facts)


def _usual(view: View) -> Action:
    return habits().consider(view, Think(Random(SAME_CHANCE))).action


def _key(action: Action) -> Action:
    """Return the action with its cards sorted: two orders of the same cards are one action."""
    if isinstance(action, Give | Discard):
        return type(action)(tuple(sorted(action.cards)))
    return action


def _risks(view: View) -> Callable[[Action], Risk]:
    """Return a function that tells what an action risks; nothing in hands without card points."""
    if view.game.lays_sets or not sight(view).counts_cards or view.phase != "play":
        return lambda _: NO_RISK
    at, pips = Certainty(view), (*companion(view.game).values, (0,) * 53)[0]

    def risk(action: Action) -> Risk:
        if not isinstance(action, Play):
            return NO_RISK
        card = action.card
        breaks = int(_breaks_marriage(at, card))
        if at.is_secured() or at.wins(card):
            return breaks, 0, 0
        return breaks, HIGH >> card & 1, pips[card]

    return risk


def _breaks_marriage(at: Certainty, card: Card) -> bool:
    """Return whether the card is half of a marriage in hand that can still be declared."""
    if not at.known.setting.phase.speech:
        return False
    suit = SUIT_OF[card]
    pair, is_made = PAIRS[suit], any(made.suit == suit for made in at.view.marriages.made)
    return bool(pair >> card & 1) and card_set(at.view.hand) & pair == pair and not is_made

"""The easy rummy player: simple heuristics, no memory, and sometimes careless."""

from dataclasses import dataclass
from random import Random

from ...engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Discard, Lay
from ...engine.cards import Card
from ...engine.rummy.action_proposals import lay_actions
from ...engine.rummy.melds import MAX_SET_SIZE
from ...engine.view import View
from ...model.facts import Fact
from ..players.bot import BotDecision, SearchContext
from .rummy_view import KIND_OF_CARD, KindCounts, RummyView
from .turn_flow import ActionValues, dublee_discard_values, take_turn

# set by hand: the chance to discard any one of the least useful cards, and of how many
CARELESS_CHANCE = 0.45
CARELESS_CARDS = 6
WILD_CARD_VALUE = 99.0  # for sets; more than that of any other card


@dataclass(slots=True)
class EasyPlayer:
    """A rummy player that keeps cards close to others, and takes offers that complete a set."""

    careless_chance: float = CARELESS_CHANCE
    careless_cards: int = CARELESS_CARDS

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        return take_turn(self, view, context)

    def choose_lay(self, rummy_view: RummyView, context: SearchContext) -> Lay:
        return next(lay_actions(rummy_view.view.rummy, rummy_view.seat, rummy_view.turn_rules))

    def evaluate_draws(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        wanted = completes_set(
            KIND_OF_CARD[rummy_view.offer], rummy_view.hand_counts, rummy_view.wild_kinds
        )
        return {DRAW_FROM_STOCK: 0.5, DRAW_FROM_OFFER: float(wanted)}, ()

    def evaluate_discards(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        if rummy_view.has_dublees:
            return dublee_discard_values(rummy_view), ()
        held, wild = rummy_view.hand_counts, rummy_view.wild_kinds
        worth = {
            card: potential_for_sets(KIND_OF_CARD[card], held, wild)
            for card in rummy_view.discard_options
        }
        if context.rng.random() < self.careless_chance:
            worth[_random_low_card(worth, self.careless_cards, context.rng)] = -1.0
        return {Discard((card,)): -score for card, score in worth.items()}, ()


def _random_low_card(values: dict[Card, float], count: int, rng: Random) -> Card:
    """Return one of the least useful cards, but no wild card if there are others."""
    others = [card for card in values if values[card] < WILD_CARD_VALUE] or list(values)
    return rng.choice(sorted(others, key=lambda card: values[card])[:count])


def completes_set(kind: int, hand_counts: KindCounts, wild_kinds: KindCounts) -> bool:
    if wild_kinds[kind] or hand_counts[kind] >= 2:
        return True
    if kind == 52:
        return False
    near = [_holds_neighbour(hand_counts, kind, step) for step in (-2, -1, 1, 2)]
    return (near[0] and near[1]) or (near[1] and near[2]) or (near[2] and near[3])


def _holds_neighbour(hand_counts: KindCounts, kind: int, step: int) -> bool:
    """Return whether the card `step` ranks away is held. Aces count as low and as high."""
    place = kind % MAX_SET_SIZE + step
    if not 0 <= place <= MAX_SET_SIZE:
        return False
    return hand_counts[kind - kind % MAX_SET_SIZE + place % MAX_SET_SIZE] > 0


def potential_for_sets(kind: int, hand_counts: KindCounts, wild_kinds: KindCounts) -> float:
    """Return how useful a card is for sets with other held cards. Higher values are better."""
    if wild_kinds[kind] or kind == 52:
        return WILD_CARD_VALUE
    score = 3.0 * (hand_counts[kind] - 1)
    score += sum(
        _holds_neighbour(hand_counts, kind, step) * (4.0 - abs(step)) for step in (-2, -1, 1, 2)
    )
    if any(wild_kinds):
        score += sum(
            2.0 * (hand_counts[other] > 0) for other in range(kind % 13, 52, 13) if other != kind
        )
    return score

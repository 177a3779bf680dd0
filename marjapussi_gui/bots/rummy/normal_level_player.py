"""The normal rummy player: looks one card ahead and usually counts helpful cards."""

from ...engine.actions import DRAW_FROM_OFFER, DRAW_FROM_STOCK, Action, Discard, Lay
from ...engine.view import View
from ...model.facts import CardsMissingForSets, Fact, HelpfulDraws
from ..players.bot import BotDecision, SearchContext
from .easy_player import completes_set, potential_for_sets
from .lay_choice import best_lay
from .rummy_view import CARD_OF_KIND, KIND_COUNT, KIND_OF_CARD, KindCounts, RummyView
from .turn_flow import ActionValues, dublee_discard_values, take_turn

# Set by hand: any missing card counts more than all outs together
DISTANCE_VALUE = 10.0  # points for each missing card
OUT_VALUE = 0.1  # points for each out (an unseen card that would help)
HASTY_CHANCE = 0.65  # chance that it neither counts outs nor rearranges its sets


class NormalPlayer:
    """A rummy player that looks one card ahead."""

    def decide(self, view: View, context: SearchContext) -> BotDecision:
        return take_turn(self, view, context)

    def choose_lay(self, rummy_view: RummyView, context: SearchContext) -> Lay:
        return best_lay(rummy_view, context.rng, 2)

    def evaluate_draws(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        now, then = (
            hand_distance(rummy_view, rummy_view.hand_counts),
            hand_distance(rummy_view, hand_counts_with_offer(rummy_view)),
        )
        is_nearer = then < now
        if context.rng.random() < HASTY_CHANCE:
            is_nearer = completes_set(
                KIND_OF_CARD[rummy_view.offer], rummy_view.hand_counts, rummy_view.wild_kinds
            )
        values: ActionValues = {DRAW_FROM_STOCK: 0.5, DRAW_FROM_OFFER: float(is_nearer)}
        return values, (CardsMissingForSets(min(now, then)),)

    def evaluate_discards(
        self, rummy_view: RummyView, context: SearchContext
    ) -> tuple[ActionValues, tuple[Fact, ...]]:
        if rummy_view.has_dublees:
            return dublee_discard_values(rummy_view), ()
        return discard_values(rummy_view, hasty=context.rng.random() < HASTY_CHANCE)


def discard_values(rummy_view: RummyView, *, hasty: bool) -> tuple[ActionValues, tuple[Fact, ...]]:
    """Return each discard's value, by the distance and outs of the hand it leaves.

    The distance is the number of missing cards, and outs are the unseen cards that reduce it. If
    hasty, keep cards that are close to others instead of counting outs.
    """
    lacks, outs = distances_and_outs(rummy_view)
    kinds = {card: KIND_OF_CARD[card] for card in rummy_view.discard_options}
    if hasty:
        held, wild = rummy_view.hand_counts, rummy_view.wild_kinds
        beside = {kind: -potential_for_sets(kind, held, wild) for kind in kinds.values()}
    else:
        beside = {kind: float(outs[kind]) for kind in kinds.values()}
    values: ActionValues = {
        Discard((card,)): OUT_VALUE * beside[kind] - DISTANCE_VALUE * lacks[kind]
        for card, kind in kinds.items()
    }
    return values, facts_after_discard(rummy_view, max(values, key=values.__getitem__))


def hand_distance(rummy_view: RummyView, hand_counts: KindCounts) -> int:
    if not rummy_view.has_laid:
        return rummy_view.pure_distance.lay_distance(hand_counts, rummy_view.live_counts)
    return rummy_view.meld_distance.finish_distance(
        hand_counts, rummy_view.wild_kinds, rummy_view.cards_to_meld
    )


def distances_and_outs(rummy_view: RummyView) -> tuple[list[int], list[int]]:
    """Return the numbers of missing and of helpful unseen cards after each kind of discard."""
    if not rummy_view.has_laid:
        return rummy_view.pure_distance.lay_outs(rummy_view.hand_counts, rummy_view.live_counts)
    return rummy_view.meld_distance.finish_outs(
        rummy_view.hand_counts,
        rummy_view.wild_kinds,
        rummy_view.cards_to_meld,
        rummy_view.live_counts,
    )


def hand_counts_with_offer(rummy_view: RummyView) -> KindCounts:
    held = rummy_view.hand_counts
    held[KIND_OF_CARD[rummy_view.offer]] += 1
    return held


def facts_after_discard(rummy_view: RummyView, discard: Action) -> tuple[Fact, ...]:
    """Return facts on the hand's distance and outs after a discard."""
    assert isinstance(discard, Discard)
    held, live = rummy_view.hand_counts, rummy_view.live_counts
    held[KIND_OF_CARD[discard.cards[0]]] -= 1
    lacks, waits = hand_distance(rummy_view, held), []
    for kind in range(KIND_COUNT):
        held[kind] += 1
        if live[kind] and hand_distance(rummy_view, held) < lacks:
            waits.append(CARD_OF_KIND[kind])
        held[kind] -= 1
    number = sum(live[KIND_OF_CARD[card]] for card in waits)
    return (CardsMissingForSets(lacks), HelpfulDraws(tuple(sorted(waits)), number))

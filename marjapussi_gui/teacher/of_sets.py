"""Evaluation of rummy actions in points, by simulated draws over the same unseen cards."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from statistics import fmean

from ..bots.base import Think
from ..bots.rummy import EXPERT
from ..bots.rummy.hands import CARD_OF, KIND_OF, Sight
from ..bots.rummy.laying import some_tiplus, ways_to_lay, worths
from ..bots.rummy.manners import fresh_seed, singles
from ..bots.rummy.normal import distance, facts_after, reach
from ..bots.rummy.planner import DRAWN, NO_KIND, WAITING, Planner, Start
from ..bots.rummy.score import pull
from ..bots.rummy.worth import AFTER, SEEN_OUT, Prospects, gain, prospects, without_each
from ..engine.actions import (
    FROM_OFFER,
    FROM_STOCK,
    Action,
    Discard,
    Draw,
    Finish,
    Lay,
    ShowTunnelas,
)
from ..engine.cards import Card
from ..engine.rummy.maal import TUNNELAS
from ..engine.rummy.proposals import all_tunnelas, finishing
from ..engine.view import View
from ..facts import Distance, Fact
from .laps import Laps, Try
from .weighed import NOTHING, Value, Weighed

LAPS = 16
SLICES = 8
OF_A_SLICE = 5  # simulated hands
EIGHTH = 3.0  # turns that a player waits for an eighth dublee


def weigh_sets(
    view: View, asked: Collection[Action], think: Think, bounds: Sequence[float], times: float
) -> Weighed:
    """Return the values of the requested actions and of all that are worth considering."""
    decision = Turn(Sight(view))
    laps = Laps(asked, bounds, max(int(times * LAPS), 1))
    laps.run(dict.fromkeys((*asked, *decision.candidates())), decision.tries(think), think)
    if not laps.values:
        return NOTHING
    found = laps.worths()
    deals = laps.deals * OF_A_SLICE
    facts, is_forced = decision.facts(found[0].action), len(view.legal) == 1
    return Weighed(found, deals, facts, is_forced, samples=laps.points())


@dataclass
class Turn:
    """One decision in a rummy turn, with what all its rounds share."""

    sight: Sight

    def candidates(self) -> list[Action]:
        """Return the actions worth considering. A hand that can finish or lay does so."""
        sight, rummy = self.sight, self.sight.view.rummy
        if Finish in sight.bare:
            return [finishing(rummy, sight.seat, sight.rights)]
        if Lay in sight.bare:
            return list(ways_to_lay(sight))
        draws = [each for each in sight.view.legal if isinstance(each, Draw)]
        if ShowTunnelas in sight.bare:
            return [all_tunnelas(rummy, sight.seat), *draws]
        return [*draws, *(Discard((card,)) for card in sight.discards)]

    def tries(self, think: Think) -> Iterator[Try]:
        """Yield an evaluator for each round of samples, without end."""
        while True:
            yield Lap(self, fresh_seed(think.rng), some_tiplus(self.sight, think.rng, SLICES)).worth

    def facts(self, best: Action) -> tuple[Fact, ...]:
        """Return how far the hand is from laying sets or finishing."""
        if isinstance(best, Discard) and not self.sight.has_dublees:
            return facts_after(self.sight, best)
        return (Distance(distance(self.sight, self.sight.held)),)

    @cached_property
    def future(self) -> Prospects:
        return prospects(self.sight, EXPERT.turns, pull(self.sight))

    @cached_property
    def beside(self) -> dict[Card, float]:
        """Return what each discard is worth apart from the cards drawn later."""
        cards, losses = self.sight.discards, without_each(self.sight)
        return Planner(EXPERT).beside(self.sight, cards, reach(self.sight), losses)

    @cached_property
    def of_stock(self) -> float:
        """Return the mean value of an unseen card as maal."""
        return fmean(gain(self.sight, Card(CARD_OF[kind])) for kind in self.sight.pool)


@dataclass
class Lap:
    """One round of samples, the same for all actions of a turn."""

    turn: Turn
    seed: int
    tiplus: list[Card]

    def worth(self, action: Action) -> list[Value]:
        """Return the value of an action in each sample."""
        return [(None, worth) for worth in self._worths(action)]

    def _worths(self, action: Action) -> list[float]:
        sight, future = self.turn.sight, self.turn.future
        match action:
            case ShowTunnelas(sets):
                shown = TUNNELAS[min(len(sets), len(TUNNELAS) - 1)] * (sight.players - 1) * SEEN_OUT
                draws = [each for each in sight.view.legal if isinstance(each, Draw)]
                return [each + shown for each in max(map(self._worths, draws), key=fmean)]
            case Finish():
                return [future.winning[0]] * SLICES
            case Lay():
                laid = future.laying[0] + AFTER[0] * future.winning[0]
                return [laid + each for each in worths(sight, action, self.tiplus, sight.melder)]
            case Draw() if sight.has_dublees:
                chances = 1.0 if action == FROM_OFFER else _of_eighth(sight)
                return [chances * future.winning[0]] * SLICES
            case Draw():
                return self._drawn(action)
            case Discard(cards) if sight.has_dublees:
                kept = singles(sight).get(action, 0.0) / max(len(sight.pool), 1)
                return [EIGHTH * kept * future.winning[0]] * SLICES
            case Discard(cards):
                more = self.turn.beside[cards[0]]
                return [each + more for each in self._raced((KIND_OF[cards[0]], WAITING))]
            case _:
                raise AssertionError(action)

    def _drawn(self, action: Draw) -> list[float]:
        sight = self.turn.sight
        if action == FROM_STOCK:
            return [each + self.turn.of_stock for each in self._raced((NO_KIND, DRAWN))]
        more = gain(sight, sight.offer)
        return [each + more for each in self._raced((NO_KIND, KIND_OF[sight.offer]))]

    def _raced(self, start: Start) -> list[float]:
        run = Planner(EXPERT).races(self.turn.sight, self.seed)
        return [run([start])[0] for _ in range(SLICES)]


def _of_eighth(sight: Sight) -> float:
    """Return the chance to draw an eighth dublee soon."""
    live, held = sight.live, sight.held
    waits = sum(number for number, own in zip(live, held, strict=True) if own == 1)
    return min(EIGHTH * waits / max(len(sight.pool), 1), 0.9)

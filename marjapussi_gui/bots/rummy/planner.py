"""The strong rummy players: simulations over samples of the unseen cards."""

from collections.abc import Callable
from dataclasses import dataclass

from ...engine.actions import FROM_OFFER, FROM_STOCK, Action, Discard, Lay
from ...engine.cards import Card
from ...engine.view import View
from ...facts import Distance, Fact
from ..base import Choice, Think
from ..kernel.chasing import Chase
from ..kernel.draws import Draws
from ..kernel.melding import COMPILED
from ..kernel.racing import Race
from .hands import CARD_OF, KIND_OF, Sight
from .laying import best_lay, pairs
from .manners import Values, fresh_seed, singles, take_turn
from .normal import distance, facts_after, nearest, reach, with_offer
from .score import EVEN, pull
from .worth import danger, gain, prospects, without_each

DRAWN, WAITING = -1, -2  # instead of a card: draw from the stock, or the others go first
NO_KIND = -1
Start = tuple[int, int]  # the kind removed and the kind added, or one of the codes above
RACES_PER_MS = 2.0  # within a time limit, of all alternatives together
SLICE = 5 if COMPILED else 1  # between two checks of the time limit
MANY_PAIRS = 5  # from here on dublees are a plan
TURN = 4.0  # points for each turn saved


@dataclass(frozen=True, slots=True)
class Depth:
    """How far and how carefully a rummy player looks ahead."""

    races: int
    turns: int
    candidates: int
    tiplus: int  # sampled for each lay
    danger: float  # of discard_danger
    slack: float  # of the most outs, for a discard to be a candidate
    after: float = 1.0  # of the chances to finish, before laying
    maal: float = 1.0
    haste: float = 0.0  # how often it discards without simulation
    sure: float = 0.0  # points for each percent of the unseen cards that are outs
    to_score: bool = False  # for the match instead of points
    offers: int = 600  # of 1000 offered cards, those worth considering


@dataclass(frozen=True, slots=True)
class Planner:
    """A rummy player that simulates its turns and considers maal and the next player."""

    depth: Depth

    def consider(self, view: View, think: Think) -> Choice:
        return take_turn(self, view, think)

    def lay(self, sight: Sight, think: Think) -> Lay:
        return best_lay(sight, think.rng, self.depth.tiplus)

    def draws(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        offer = KIND_OF[sight.offer]
        if not sight.has_laid:
            return self._early_draws(sight)
        stock, taken = self.raced(sight, think, [(NO_KIND, DRAWN), (NO_KIND, offer)])
        maal = self.depth.maal
        mean = sum(gain(sight, card) for card in _unseen(sight)) / max(len(sight.pool), 1)
        values: Values = {
            FROM_STOCK: stock + maal * mean,
            FROM_OFFER: taken + maal * gain(sight, sight.offer),
        }
        return values, ()

    def _early_draws(self, sight: Sight) -> tuple[Values, tuple[Fact, ...]]:
        """Value the offer before laying: it should bring the hand closer to laying."""
        now, then = distance(sight, sight.held), distance(sight, with_offer(sight))
        offered = self.depth.maal * gain(sight, sight.offer)
        if sight.rights.dublees_serve and pairs(sight) >= MANY_PAIRS + now // 2:
            offered += TURN * (sight.held[KIND_OF[sight.offer]] % 2)
        values: Values = {FROM_STOCK: TURN / 2, FROM_OFFER: TURN * (now - then) + offered}
        return values, (Distance(min(now, then)),)

    def discards(self, sight: Sight, think: Think) -> tuple[Values, tuple[Fact, ...]]:
        if sight.has_dublees:
            return singles(sight), ()
        if think.rng.random() < self.depth.haste:
            return nearest(sight, hasty=True)
        lacks, outs = reach(sight)
        losses = without_each(sight)
        cards = self._candidates(sight, lacks, outs, losses)
        raced = self.raced(sight, think, [(KIND_OF[card], WAITING) for card in cards])
        beside = self.beside(sight, cards, (lacks, outs), losses)
        values: dict[Action, float] = {
            Discard((card,)): worth + beside[card] for card, worth in zip(cards, raced, strict=True)
        }
        return values, facts_after(sight, max(values, key=values.__getitem__))

    def beside(
        self,
        sight: Sight,
        cards: list[Card],
        near: tuple[list[int], list[int]],
        losses: dict[Card, float],
    ) -> dict[Card, float]:
        """Return values of discards beyond the simulation: maal, danger and outs."""
        lacks, outs = near
        least, size = min(lacks[KIND_OF[card]] for card in cards), len(sight.pool)
        worth = {
            card: -self.depth.maal * losses.get(card, 0.0) - self.depth.danger * danger(sight, card)
            for card in cards
        }
        for card, kind in _kinds(cards):
            if lacks[kind] == least:
                worth[card] += self.depth.sure * 100 * outs[kind] / size
        return worth

    def raced(self, sight: Sight, think: Think, starts: list[Start]) -> list[float]:
        """Return the mean simulated value of each alternative."""
        run = self.races(sight, fresh_seed(think.rng))
        sums, done = [0.0] * len(starts), 0
        races = think.budget(self.depth.races, RACES_PER_MS / len(starts))
        wanted = races if COMPILED else 2
        while done < wanted and not (done and think.is_over):
            sums = [total + worth for total, worth in zip(sums, run(starts), strict=True)]
            done += SLICE
        return [total * SLICE / done for total in sums]

    def races(self, sight: Sight, seed: int) -> Callable[[list[Start]], list[float]]:
        """Return a function that simulates each alternative some more; seeded."""
        depth = self.depth
        draws = Draws(sight.pool, depth.turns, depth.offers, seed)
        future = prospects(sight, depth.turns, pull(sight) if depth.to_score else EVEN)
        search, held = sight.melder, sight.held
        race = Race(sight.pure, search, draws, int(sight.rights.dublees_serve))
        race.set(future.laying, future.winning, [depth.after * each for each in future.after])
        chase = Chase(search, draws, future.winning)

        def run(starts: list[Start]) -> list[float]:
            gone, extra = [list(each) for each in zip(*starts, strict=True)]
            if sight.has_laid:
                return chase.to_finish(held, gone, extra, SLICE, sight.wild, sight.places)
            return race.to_laying(held, gone, extra, SLICE)

        return run

    def _candidates(
        self, sight: Sight, lacks: list[int], outs: list[int], losses: dict[Card, float]
    ) -> list[Card]:
        """Return the cards worth discarding, in listed order."""
        cards = sight.discards
        if sight.has_laid:
            ranks = {c: (lacks[k] + 0.15 * losses.get(c, 0.0), -outs[k]) for c, k in _kinds(cards)}
            return sorted(sorted(cards, key=ranks.__getitem__)[: self.depth.candidates])
        if sight.rights.dublees_serve and pairs(sight) >= MANY_PAIRS:
            return cards
        least = min(lacks[KIND_OF[card]] for card in cards)
        near = [card for card in cards if lacks[KIND_OF[card]] == least]
        most = max(outs[KIND_OF[card]] for card in near)
        return [card for card in near if outs[KIND_OF[card]] >= self.depth.slack * most]


def _kinds(cards: list[Card]) -> list[tuple[Card, int]]:
    return [(card, KIND_OF[card]) for card in cards]


def _unseen(sight: Sight) -> list[Card]:
    return [Card(CARD_OF[kind]) for kind in sight.pool]

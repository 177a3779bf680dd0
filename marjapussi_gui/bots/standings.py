"""The chances to win a match from each of its standings, worked out from how hands end."""

from array import array
from collections import defaultdict
from collections.abc import Callable, Iterator
from operator import add

from ..engine.game import Game
from ..engine.phases.contract import ContractCount
from ..engine.state import NO_SIDE, Match, Side
from .endings import Endings, after
from .kernel.chain import sweep

IsOver = Callable[[], bool]

# What a match depends on: the scores, what else outlasts a hand, sides counted from the dealer's
Standing = tuple[tuple[int, ...], int, tuple[bool, ...]]
Parts = list[tuple[Standing, float]]  # standings that a match lies between, with their shares
Ways = tuple[list[float], dict[Standing, float]]  # won at once by each side, and where it goes on
Play = Callable[[Standing], Iterator[tuple[Match, float]]]

STEPS = {2: 11, 3: 6}  # of scores from 0 to nearly the target of contracts; between is interpolated
BELOW = {2: 10, 3: 3}  # steps below 0
COARSE = {2: 10, 3: 50}  # points between the gains from contracts that are told apart
MOST_STATES = 4000
SWEEPS = 60
CLOSE = 1e-5


class Stopped(Exception):
    """Nobody wants the chances any more that were being worked out."""


class Standings:
    """The chances of all sides wherever a match of a game may stand."""

    def __init__(self, game: Game, endings: Endings, is_over: IsOver) -> None:
        """Work them out from how hands end; give up with Stopped as soon as it is over."""
        self._game, self._sides = game, game.seating.sides
        self._has_contracts = isinstance(game.count, ContractCount)
        self._around: dict[int, list[tuple[int, float]]] = {}
        sides = len(self._sides)
        self._grid = max(game.rules.target // STEPS[sides], 1)
        self._lowest = max(game.rules.floor, -self._grid * BELOW[sides])
        self._highest = (game.rules.target - 1) // self._grid * self._grid
        self._chances = self._solved(self._explored(endings, is_over), is_over)

    def chances(self, match: Match, dealer: Side) -> tuple[float, ...] | None:
        """Return each side's chance when that side deals next; None where no match gets to."""
        sides = len(self._sides)
        totals = [0.0] * sides
        for standing, share in self._near(match, dealer):
            if standing not in self._chances:
                return None
            for place, chance in enumerate(self._chances[standing]):
                totals[(dealer + place) % sides] += share * chance
        return tuple(totals)

    def _near(self, match: Match, dealer: Side) -> Parts:
        scores = match.scores[dealer:] + match.scores[:dealer]
        if not self._has_contracts:
            bag = match.bag[dealer:] + match.bag[:dealer] if any(match.bag) else ()
            return [((scores, min(match.carry, 3), bag), 1.0)]
        corners: list[tuple[tuple[int, ...], float]] = [((), 1.0)]
        for score in scores:
            around = self._around.get(score) or self._between(score)
            corners = [((*at, near), part * of) for at, part in corners for near, of in around]
        return [((corner, 0, ()), part) for corner, part in corners]

    def _between(self, score: int) -> list[tuple[int, float]]:
        """Return the scores of the grid on both sides of score, with their shares."""
        kept = min(max(score, self._lowest), self._highest)
        low = kept // self._grid * self._grid
        part = (kept - low) / self._grid
        around = [(low, 1 - part), (low + self._grid, part)] if part else [(low, 1.0)]
        self._around[score] = around
        return around

    def _explored(self, endings: Endings, is_over: IsOver) -> dict[Standing, Ways]:
        """Return what a hand makes of every standing that a match from its start can reach."""
        following: dict[Standing, Ways] = {}
        game, sides = self._game, self._sides
        play = _contract_hands(game, endings) if self._has_contracts else _hands(game, endings)
        waiting: list[Standing] = [((0,) * len(sides), 0, ())]
        while waiting and len(following) < MOST_STATES:
            standing = waiting.pop()
            if standing in following:
                continue
            if is_over():
                raise Stopped
            won, ways = [0.0] * len(sides), defaultdict[Standing, float](float)
            for match, share in play(standing):
                if match.over:
                    for side in sides if match.winner == NO_SIDE else (match.winner,):
                        won[side] += share if match.winner == side else share / len(sides)
                    continue
                for to, part in self._near(match, Side(1)):
                    ways[to] += share * part
            following[standing] = won, ways
            waiting += [to for to in ways if to not in following]
        return following

    def _solved(
        self, following: dict[Standing, Ways], is_over: IsOver
    ) -> dict[Standing, tuple[float, ...]]:
        sides, numbers = len(self._sides), {to: at for at, to in enumerate(following)}
        begin, leads_to, share = array("i", [0]), array("i"), array("d")
        won, even = array("d"), [1 / sides] * sides
        for at_once, ways in following.values():
            unexplored = sum(part for to, part in ways.items() if to not in numbers)
            won.extend(chance + unexplored / sides for chance in at_once)
            leads_to.extend(numbers[to] for to in ways if to in numbers)
            share.extend(part for to, part in ways.items() if to in numbers)
            begin.append(len(share))
        chances = array("d", even) * len(following)
        for _ in range(SWEEPS):
            if is_over():
                raise Stopped
            if sweep(chances, won, begin, leads_to, share, sides) < CLOSE:
                break
        return {to: tuple(chances[sides * at : sides * (at + 1)]) for to, at in numbers.items()}


def _hands(game: Game, endings: Endings) -> Play:
    """Return how matches go on after a hand that side 0 dealt."""

    def play(standing: Standing) -> Iterator[tuple[Match, float]]:
        scores, carry, bag = standing
        match = Match(scores, carry=carry, bag=bag, collected=scores, hands=1)
        for end, share in endings:
            yield after(game, match, end, Side(0)), share

    return play


def _contract_hands(game: Game, endings: Endings) -> Play:
    """Return the same where scores change alike whatever they are."""
    count, start = game.count, Match((0,) * len(game.seating.sides))
    assert isinstance(count, ContractCount)
    coarse = COARSE[len(start.scores)]
    gains = defaultdict[tuple[int, ...], float](float)
    for end, share in endings:
        scores = after(game, start, end, Side(0)).scores
        gains[tuple(coarse * round(score / coarse) for score in scores)] += share

    def play(standing: Standing) -> Iterator[tuple[Match, float]]:
        for gained, share in gains.items():
            yield count.finished(Match(tuple(map(add, standing[0], gained)))), share

    return play

"""The chance to win the match as it stands: what a hand is played for."""

import json
from collections import defaultdict
from collections.abc import Callable
from functools import cache
from math import exp
from pathlib import Path

from ..engine.game import Game
from ..engine.phases.contract import ContractCount
from ..engine.state import NO_SIDE, Match, Seat, Side
from .endings import Ending, after

Worth = Callable[[Match, Seat], tuple[float, ...]]
IsOver = Callable[[], bool]

HANDS = Path(__file__).with_name("hands_played.json")
STEEPNESS = 4.0  # how much a lead of the whole target decides, where nothing better is known
EACH_STEEPNESS = 2.0  # the same, where each plays for himself
WON = 12.0  # the strength of a side that has won, as an exponent
STEPS = 10  # of scores from 0 to the target of contracts; those between are interpolated
MOST_STATES = 4000
SWEEPS = 60
CLOSE = 1e-5

# What a match depends on: two scores, what else outlasts a hand, which side deals
Standing = tuple[int, int, int, tuple[bool, ...], int]


class Stopped(Exception):
    """Nobody wants the chances any more that were being worked out."""


def never() -> bool:
    """Return that there is no haste."""
    return False


def plain(game: Game, _is_over: IsOver = never) -> Worth:
    """Return an estimate by the scores alone, for rules without a table of their own.

    Two sides get their chances; more sides their strengths, of which each has its share.
    """
    target = game.rules.target

    def two_sides(match: Match, _: Seat) -> tuple[float, ...]:
        if match.over:
            first = 0.5 if match.winner == NO_SIDE else float(match.winner == 0)
        else:
            lead = (match.scores[0] - match.scores[1]) / target
            first = 1 / (1 + exp(-STEEPNESS * lead))
        return first, 1 - first

    def each_for_himself(match: Match, _: Seat) -> tuple[float, ...]:
        if match.over:
            sides = range(len(match.scores))
            return tuple(exp(WON) if side == match.winner else 1.0 for side in sides)
        return tuple(exp(EACH_STEEPNESS * score / target) for score in match.scores)

    return two_sides if len(game.seating.sides) == 2 else each_for_himself


def by_points(game: Game, _is_over: IsOver = never) -> Worth:
    """Return a worth that looks at points alone, whatever they do to the match."""
    scale = 4 * game.rules.target

    def worth(match: Match, _: Seat) -> tuple[float, ...]:
        if len(match.scores) > 2:
            return tuple(exp(4 * score / scale) for score in match.scores)
        first = 0.5 + (match.scores[0] - match.scores[1]) / scale
        return first, 1 - first

    return worth


def by_match(game: Game, is_over: IsOver = never) -> Worth:
    """Return the chances of both sides to win the match, from how hands of the game end.

    They are worked out at first use, which is given up with Stopped as soon as it is over.
    """
    endings = _hands_played().get(game.key)
    estimate = plain(game)
    is_large = game.rules.target > 60 and not isinstance(game.count, ContractCount)
    if endings is None or is_large:
        return estimate
    tables, key = _tables(), (game.key, *game.options.items())
    if key not in tables:
        tables[key] = solved(game, endings, is_over)
    table = tables[key]

    def worth(match: Match, dealer: Seat) -> tuple[float, ...]:
        if match.over:
            return estimate(match, dealer)
        total = 0.0
        for standing, share in _near(game, match, game.seating.side(dealer)):
            if standing not in table:
                return estimate(match, dealer)
            total += share * table[standing]
        return total, 1 - total

    return worth


@cache
def _tables() -> dict[tuple[object, ...], dict[Standing, float]]:
    """Return the chances that were worked out, by game and house rules: kept while we run."""
    return {}


@cache
def _hands_played() -> dict[str, list[tuple[Ending, float]]]:
    found = json.loads(HANDS.read_text(encoding="utf-8"))
    played = {}
    for key, rows in found.items():
        total = sum(row[-1] for row in rows)
        played[key] = [(tuple(row[:-1]), row[-1] / total) for row in rows]
    return played


def solved(
    game: Game, endings: list[tuple[Ending, float]], is_over: IsOver = never
) -> dict[Standing, float]:
    """Return the chance of side 0 in every standing that a match from its start can reach."""
    endings = _grouped(game, endings)
    following = _explored(game, endings, is_over)
    chances = dict.fromkeys(following, 0.5)
    for _ in range(SWEEPS):
        change = 0.0
        if is_over():
            raise Stopped
        for standing, (won, ways) in following.items():
            chance = won + sum([share * chances.get(to, 0.5) for to, share in ways])
            change = max(change, abs(chance - chances[standing]))
            chances[standing] = chance
        if change < CLOSE:
            break
    return chances


Ways = tuple[float, list[tuple[Standing, float]]]  # won at once, and where else it goes


def _explored(
    game: Game, endings: list[tuple[Ending, float]], is_over: IsOver
) -> dict[Standing, Ways]:
    following: dict[Standing, Ways] = {}
    start: list[Standing] = [(0, 0, 0, (), Side(0)), (0, 0, 0, (), Side(1))]
    waiting = list(start)
    while waiting and len(following) < MOST_STATES:
        standing = waiting.pop()
        if standing in following:
            continue
        if is_over():
            raise Stopped
        won, ways = 0.0, defaultdict[Standing, float](float)
        for end, share in endings:
            match = after(game, _match(standing), end, Side(standing[4]))
            if match.over:
                won += share * (0.5 if match.winner == NO_SIDE else float(match.winner == 0))
                continue
            for near, part in _near(game, match, Side(1 - standing[4])):
                ways[near] += share * part
        following[standing] = won, list(ways.items())
        waiting += [to for to in ways if to not in following]
    return following


def _match(standing: Standing) -> Match:
    first, second, carry, bag, _ = standing
    return Match((first, second), carry=carry, bag=bag, collected=(first, second), hands=1)


def _near(game: Game, match: Match, dealer: Side) -> list[tuple[Standing, float]]:
    """Return the standings of the table that a match lies between, with their shares."""
    first, second = match.scores
    bag = match.bag if any(match.bag) else ()
    if not isinstance(game.count, ContractCount):
        return [((first, second, min(match.carry, 3), bag, dealer), 1.0)]
    return [
        ((one, two, 0, (), dealer), share * part)
        for one, share in _between(game, first)
        for two, part in _between(game, second)
        if share * part
    ]


def _between(game: Game, score: int) -> list[tuple[int, float]]:
    """Return the two scores of the grid around score, with their shares."""
    target = game.rules.target
    grid = max(target // STEPS, 1)
    lowest, highest = -grid * STEPS, (target - 1) // grid * grid
    score = min(max(score, game.rules.floor, lowest), highest)
    low = score // grid * grid
    part = (score - low) / grid
    return [(low, 1 - part), (low + grid, part)]


def _grouped(game: Game, endings: list[tuple[Ending, float]]) -> list[tuple[Ending, float]]:
    """Return endings with contracts rounded, so that there are fewer of them."""
    if not isinstance(game.count, ContractCount):
        return endings
    groups = defaultdict[Ending, float](float)
    for (holder, bid, raised, made, taken, none), share in endings:
        groups[holder, bid // 25 * 25, raised // 20 * 20, made, taken // 20 * 20, none] += share
    return list(groups.items())

"""Evaluation of trick play: by search, or exactly when few cards are left."""

from array import array
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cache
from random import Random

from ..bots.base import Think
from ..bots.chances import by_match
from ..bots.companion import Companion
from ..bots.counts import companion
from ..bots.kernel.constants import DECLARE, NO
from ..bots.kernel.given import Count
from ..bots.kernel.tree import Tree
from ..bots.knowledge import Knowledge
from ..bots.levels import EXPERT
from ..bots.proven import proven
from ..bots.tricks import Decision, exact_values, possible
from ..bots.worlds import Worlds
from ..engine.actions import Action
from ..engine.view import View
from ..facts import Exact, Searched
from ..kept.verdict import Worth
from .points import in_points, points_of_hand, until
from .race import LEAST, LONGEST, Asked, Measured, race, worth_to
from .weighed import NOTHING, Raced, Value, Weighed, for_all, worths_of

# Cards in hand. With more, play with open cards would judge a player by what he could not see.
FEW = 3
ONCE_EACH = 64  # iterations after which a search has tried every action once
WORLDS = 12_000  # with a tenth of them, two evaluations of a decision disagreed by a grade
FEWEST_WORLDS = 100
MOST_HANDS = 8
POSITIONS = 1_500_000


def weigh_tricks(
    view: View, asked: Collection[Action], think: Think, bounds: Sequence[float], times: float
) -> Weighed:
    """Return the values of all actions. Requested ones are searched until their grade is clear."""
    by_chance, by_points = _decisions(view, think)
    think.begin()  # the utilities are computed once per hand and don't count as thinking time
    number = max(int(times * WORLDS), FEWEST_WORLDS)
    worlds = possible(by_chance, replace(EXPERT, worlds=number), think)
    alike, lanes = _alike(by_chance, worlds), by_chance.setting.lanes
    codes = sorted(set(map(lanes.code, alike.values())))
    if len(view.hand) <= FEW and not view.rows.up:
        exact = _exactly(by_chance, by_points, worlds, codes, think)
        if exact:
            told = (Exact(len(worlds)),)
            return Weighed(for_all(exact, alike), len(worlds), told, len(codes) == 1)
    ranked = race(
        by_chance,
        codes,
        worlds,
        think,
        longest=int(times * LONGEST),
        points=_to_own_side(view, by_points.stakes.outcomes),
        asked=Asked({lanes.code(alike[each]) for each in asked}, bounds),
    )
    if not ranked:
        return NOTHING
    measured = {lanes.action(each.code): each for each in ranked}
    worths, facts = for_all(_worths(measured), alike), (Searched(len(worlds)),)
    raced = Raced(by_chance, worlds, {each: measured[same] for each, same in alike.items()})
    return Weighed(worths, len(worlds), facts, len(codes) == 1, raced)


def _worths(measured: Mapping[Action, Measured]) -> list[Worth]:
    """Return the values of actions from the results of a search, the best first.

    Deficits found in too few rounds get a standard error as large as themselves.
    """
    best = next(iter(measured.values()))
    return [
        Worth(
            action,
            in_points(best.points - each.points_behind),
            best.value - each.behind,
            each.error if each.laps >= LEAST else max(each.error, each.behind),
        )
        for action, each in measured.items()
    ]


def _decisions(view: View, think: Think) -> tuple[Decision, Decision]:
    """Return the position valued by the chance to win the match, and by the points of the hand."""
    belief, scoring = proven(view), companion(view.game)
    live = belief.hidden
    for hand in belief.state.hands:
        live |= hand
    word = belief.setting.lanes.word(live)
    by_chance, by_points = (
        Decision.standing(belief, scoring, each, word) for each in _stakes(belief, scoring, think)
    )
    return by_chance, by_points


def _stakes(known: Knowledge, way: Companion, think: Think) -> tuple[Count, Count]:
    """Return the utilities of the hand's outcomes in chances and in points, cached per hand."""
    view, cache = known.view, _kept()
    first = view.tricks[0] if view.tricks else view.trick
    key = (
        (view.game.key, *view.game.options.items()),
        (view.match, view.auction, view.showing, view.dealer, first.leader),
    )
    if key not in cache:
        is_unwanted = think.stop.is_set
        chances = by_match(view.game, is_unwanted)
        worths = (until(is_unwanted, each) for each in (chances, points_of_hand(view)))
        found = [way.stakes(known.state, worth) for worth in worths]
        if len(cache) >= MOST_HANDS:
            cache.clear()
        cache[key] = found[0], found[1]
    return cache[key]


@cache
def _kept() -> dict[object, tuple[Count, Count]]:
    """Return the utilities of the last hands."""
    return {}


def _to_own_side(view: View, outcomes: Sequence[float]) -> Sequence[float]:
    return worth_to(view.game.seating.side(view.seat), len(view.game.seating.sides), outcomes)


def _alike(decision: Decision, worlds: Worlds) -> dict[Action, Action]:
    """Return for every legal action the equivalent one that is searched in its place."""
    tree = Tree(decision.root, decision.other, ONCE_EACH + 1, EXPERT.explore, 1)
    tree.use(worlds.words, array("i", [0]))
    tree.grow(ONCE_EACH)
    tried, lanes = {code for code, _, _ in tree.findings()}, decision.setting.lanes
    return {
        lanes.action(code): lanes.action(_stands_for(code, tried))
        for code in decision.root.codes()
        if code != NO
    }


def _stands_for(code: int, tried: set[int]) -> int:
    """Return the lowest of the equivalent cards, the only one of them that the search tries."""
    if code in tried or code >= DECLARE:
        return code
    return max(other for other in tried if other >> 4 == code >> 4 and other < code)


def _exactly(
    by_chance: Decision, by_points: Decision, worlds: Worlds, codes: list[int], think: Think
) -> list[Worth]:
    """Return exact values of actions; an empty list if the time runs out."""
    luck = think.rng.getrandbits(63)
    chances, points = (
        list(exact_values(each, worlds, codes, replace(think, rng=Random(luck)), POSITIONS))
        for each in (by_chance, by_points)
    )
    looked = list(zip(chances, points, strict=False))
    if not all(each[1] for pair in looked for each in pair):
        return []
    values: dict[Action, list[Value]] = {
        by_chance.setting.lanes.action(code): [
            (chance[1][place], in_points(point[1][place])) for chance, point in looked
        ]
        for place, code in enumerate(codes)
    }
    found = worths_of(values, [chance[0] for chance, _ in looked])
    if worlds.is_every and len(looked) == len(worlds):
        return [replace(worth, error=0.0) for worth in found]
    return found

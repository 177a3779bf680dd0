"""What may be done in trick play is weighed: a race, or exactly where few cards are left."""

from array import array
from collections.abc import Collection, Sequence
from dataclasses import replace
from random import Random

from ..bots.base import Think
from ..bots.chances import by_match
from ..bots.counts import companion
from ..bots.kernel.constants import DECLARE, NO
from ..bots.kernel.tree import Tree
from ..bots.knowledge import knowledge
from ..bots.levels import EXPERT
from ..bots.tricks import Decision, exact_values, possible
from ..bots.worlds import Worlds
from ..engine.actions import Action
from ..engine.view import View
from ..facts import Exact, Searched
from ..kept.verdict import Worth
from .points import in_points, points_of_hand, until
from .race import LONGEST, Asked, race, worth_to
from .weighed import NOTHING, Raced, Value, Weighed, for_all, worths_of

ONCE_EACH = 64  # iterations in which a search has tried everything once
FEWEST_WORLDS = 100
POSITIONS = 1_500_000  # that exact play may take


def weigh_tricks(
    view: View, asked: Collection[Action], think: Think, bounds: Sequence[float], times: float
) -> Weighed:
    """Return what everything is worth; what is asked is weighed until its class is clear."""
    by_chance, by_points = _decisions(view, think)
    worlds = possible(
        by_chance, replace(EXPERT, worlds=max(int(times * EXPERT.worlds), FEWEST_WORLDS)), think
    )
    alike, lanes = _alike(by_chance, worlds), by_chance.setting.lanes
    codes = sorted(set(map(lanes.code, alike.values())))
    if len(view.hand) <= EXPERT.exact and not view.rows.up:
        exact = _exactly(by_chance, by_points, worlds, codes, think)
        if exact:
            worths, facts = for_all(exact, alike), (Exact(len(worlds)),)
            return Weighed(worths, len(worlds), facts, len(codes) == 1)
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
    best = ranked[0]
    found = [
        Worth(
            lanes.action(each.code),
            in_points(best.points - each.points_behind),
            best.value - each.behind,
            each.error,
        )
        for each in ranked
    ]
    measured = {lanes.action(each.code): each for each in ranked}
    return Weighed(
        for_all(found, alike),
        len(worlds),
        (Searched(len(worlds)),),
        len(codes) == 1,
        Raced(by_chance, worlds, measured),
    )


def _decisions(view: View, think: Think) -> tuple[Decision, Decision]:
    """Return the decision by the chance of the match, and the same by the points of the hand."""
    known, way = knowledge(view), companion(view.game)
    live = known.hidden
    for hand in known.state.hands:
        live |= hand
    word = known.setting.lanes.word(live)
    by_chance, by_points = (
        Decision.standing(known, way, way.stakes(known.state, until(think, worth)), word)
        for worth in (by_match(view.game, lambda: think.is_over), points_of_hand(view))
    )
    return by_chance, by_points


def _to_own_side(view: View, outcomes: Sequence[float]) -> Sequence[float]:
    return worth_to(view.game.seating.side(view.seat), len(view.game.seating.sides), outcomes)


def _alike(decision: Decision, worlds: Worlds) -> dict[Action, Action]:
    """Return for everything that may be done which of those that come to the same is weighed."""
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
    """Return the lowest of the cards that come to the same, which alone is tried."""
    if code in tried or code >= DECLARE:
        return code
    return max(other for other in tried if other >> 4 == code >> 4 and other < code)


def _exactly(
    by_chance: Decision, by_points: Decision, worlds: Worlds, codes: list[int], think: Think
) -> list[Worth]:
    """Return what actions are worth, the rest of the hand played exactly; nothing without time."""
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

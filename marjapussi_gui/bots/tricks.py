"""Decisions in trick play: heuristics, tree search over worlds, and exact endings."""

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..engine.actions import Action, Play, Spoken
from ..engine.cards import NO_SUIT
from ..engine.game import Game
from ..engine.state import WHOLE, Marriages, Question, State, Trick
from ..engine.view import View
from ..facts import Exact, Fact, NoTime, Searched
from .base import Choice, Think
from .chances import never
from .companion import Companion, Worth
from .counts import companion
from .guesses import guesses
from .kernel import is_compiled
from .kernel.constants import ANSWER, DECLARE, HALF, HAS_HALF, NO
from .kernel.constants import WHOLE as ASK_WHOLE
from .kernel.endgame import Endgame
from .kernel.given import Count
from .kernel.likelihood import weigh
from .kernel.table import TrickTable
from .kernel.thumb import advice
from .kernel.tree import Tree
from .knowledge import Knowledge
from .proven import proven
from .setting import Setting
from .standings import IsOver
from .worlds import Worlds, dealer

SLICE = 50 if is_compiled() else 2  # iterations between two checks of the clock
# Work that one millisecond of a time limit buys: ordinary machines do two to ten times as much
ITERATIONS_PER_MS = 50.0 if is_compiled() else 1.0
POSITIONS_PER_MS = 5000.0 if is_compiled() else 100.0  # of exact play
SOLVING = 1200  # with exact leaf values, which take as long as thousands of rollouts
LEAF_POSITIONS = 4000  # for one exact leaf value: a fraction of a millisecond
EXACT_POSITIONS = 3_000_000  # for all exact values of a decision
MOST_LISTED = 5000  # up to this many possible worlds, all are searched instead of sampled
MOST_POSITIONS = 1 << 19  # of one search tree
NOTHING = 1e-9  # values this close are equal
REMEMBERED = 16  # hands whose utilities are cached


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """The search effort and style of a level in trick play."""

    iterations: int
    worlds: int  # sampled deals of the hidden cards
    sharpness: float = 0.0  # how much the others' past actions weight worlds; 0: not at all
    exact: int = 0  # with this many cards or fewer in hand, the ending is solved exactly
    explore: float = 1.4  # in standard deviations of a position's results
    most: int = 0  # upper bound under an explicit time limit
    guessed: bool = False  # rollouts by the fitted policy instead of heuristics
    # Where marriages can be declared, the heuristic action is taken if its visits reach this share
    # of the best action's visits; 0 turns this off
    habit: float = 0.0


@dataclass(slots=True)
class Decision:
    """A decision in trick play: the belief of the seat and the kernel's table."""

    known: Knowledge
    root: TrickTable
    other: TrickTable  # for the search to play on
    stakes: Count
    companion: Companion

    @property
    def view(self) -> View:
        return self.known.view

    @property
    def state(self) -> State:
        return self.known.state

    @property
    def setting(self) -> Setting:
        return self.known.setting

    @classmethod
    def standing(cls, known: Knowledge, way: Companion, stakes: Count, live: int) -> "Decision":
        """Create the position, with live as the cards still to be played."""
        pips = way.pips(known.state, known.setting.lanes)
        tables = known.setting.tables(known.state, stakes, pips, known.view.seat, live)
        return cls(known, *tables, stakes, way)


@dataclass(slots=True)
class HandWorth:
    """A builder of trick positions that computes the utilities of outcomes once for each hand."""

    chances: Callable[[Game, IsOver], Worth]
    _game: Game | None = None
    _worth: Worth | None = None
    _key: object = None
    _stakes: Count = field(default_factory=Count)

    def worth_in(self, game: Game, is_over: IsOver = never) -> Worth:
        """Return the equity function of a game, created once for each game."""
        if self._worth is None or game is not self._game:
            self._game, self._worth = game, self.chances(game, is_over)
        return self._worth

    def scene(self, view: View, is_over: IsOver = never) -> Decision:
        """Return the trick position of a view."""
        belief, model = proven(view), companion(view.game)
        first = view.tricks[0] if view.tricks else view.trick
        rules = (view.game.key, view.game.seating.players, *view.game.options.items())
        dealt_by = (view.dealer, first.leader)  # the next dealer depends on either
        key = (self.chances, rules, view.match, view.auction, view.showing, dealt_by)
        if key != self._key:
            worth = self.worth_in(view.game, is_over)
            stakes = _remembered(key, lambda: model.stakes(belief.state, worth))
            self._key, self._stakes = key, stakes
        live = belief.hidden
        for hand in belief.state.hands:
            live |= hand
        return Decision.standing(belief, model, self._stakes, belief.setting.lanes.word(live))


_stakes: dict[object, Count] = {}


def _remembered(key: object, work_out: Callable[[], Count]) -> Count:
    """Return the utilities of a hand, computed once for all bots that play it."""
    stakes = _stakes.get(key)
    if stakes is None:
        stakes = work_out()
        if len(_stakes) >= REMEMBERED:
            _stakes.clear()
        _stakes[key] = stakes
    return stakes


def by_thumb(scene: Decision) -> Action:
    """Return the action that heuristics advise."""
    return scene.setting.lanes.action(advice(scene.root))


def by_search(scene: Decision, strength: SearchEffort, think: Think) -> Choice:
    """Return a decision for the best action over the possible worlds."""
    worlds = possible(scene, strength, think)
    codes = [code for code in scene.root.codes() if code != NO]
    hand_size = len(scene.view.hand)
    if hand_size <= strength.exact:
        values = exactly(scene, worlds, codes, think)
        if values:
            best = hardest(scene, values, worlds, strength, think)
            return chosen(scene, values, (Exact(len(worlds)),), best)
    tree = searched(scene, worlds, strength, think)
    statistics = sorted(tree.findings(), key=lambda finding: (-finding[1], finding[0]))
    if not statistics:  # cancelled before the first iteration
        return Choice(by_thumb(scene), facts=(NoTime(),))
    values = {code: value for code, _, value in statistics}
    best = statistics[0][0]
    if strength.habit and any(isinstance(action, Spoken) for action in scene.view.legal):
        visits, heuristic_code = (
            {code: number for code, number, _ in statistics},
            advice(scene.root),
        )
        if visits.get(heuristic_code, 0) >= strength.habit * visits[best]:
            best = heuristic_code
    return chosen(scene, values, (Searched(len(worlds)),), best)


def hardest(
    scene: Decision, values: dict[int, float], worlds: Worlds, strength: SearchEffort, think: Think
) -> int:
    """Return the code with the best exact value; break ties by visits in a search."""
    best_value = max(values.values())
    best = [code for code in sorted(values) if values[code] >= best_value - NOTHING]
    if len(best) == 1:
        return best[0]
    visits = {
        code: visits for code, visits, _ in searched(scene, worlds, strength, think).findings()
    }
    return max(best, key=lambda code: visits.get(code, 0))


def searched(scene: Decision, worlds: Worlds, strength: SearchEffort, think: Think) -> Tree:
    """Return a search tree over the worlds, grown until the budget is spent."""
    depth, live = scene.setting.edge(scene.state), scene.root.position().live.bit_count()
    is_solving = depth.is_near(live, scene.view.game.seating.players)
    default = min(strength.iterations, SOLVING) if is_solving else strength.iterations
    per_ms = ITERATIONS_PER_MS * default / strength.iterations
    iterations = think.budget(default, per_ms, strength.most)
    capacity = min(iterations + 100, MOST_POSITIONS)
    tree = Tree(scene.root, scene.other, capacity, strength.explore, think.rng.getrandbits(63))
    tree.use(worlds.words, worlds.drawn(max(2 * len(worlds), 1000), think.rng))
    weights = guesses(scene.view) if strength.guessed else None
    if weights is not None:
        tree.guide(weights)
    if is_solving:
        tree.solve(depth.by_total, depth.cards, LEAF_POSITIONS)
    done = 0
    while done < iterations and not think.is_over:
        tree.grow(min(SLICE, iterations - done))
        done += SLICE
    return tree


def possible(scene: Decision, strength: SearchEffort, think: Think) -> Worlds:
    """Return the weighted worlds that are possible for the seat."""
    deals = dealer(scene.known, scene.setting.lanes)
    every = deals.all(MOST_LISTED)
    words = every or deals.deal(strength.worlds, think.rng.getrandbits(63))
    chances = (1.0,) * (len(words) // 5)
    if strength.sharpness and not scene.state.rows.up and not scene.setting.phase.full_hand:
        chances = tuple(likelihoods(scene, words, strength.sharpness))
    return Worlds(words, chances, is_every=every is not None)


def likelihoods(scene: Decision, words: "array[int]", sharpness: float) -> list[float]:
    """Return how likely the others' past actions are in each world."""
    gone, codes = [0] * 4, history(scene)
    for trick in (*scene.view.tricks, scene.view.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            gone[seat] |= 1 << scene.setting.lanes.codes[card]
    start = start_of_play(scene, gone)
    return weigh(start, scene.other, words, gone, array("h", codes), sharpness)


def start_of_play(scene: Decision, gone: list[int]) -> TrickTable:
    """Return the table before the first trick."""
    state, view = scene.state, scene.view
    first = view.tricks[0] if view.tricks else view.trick
    begun = state.but(
        tricks=(),
        trick=Trick(first.seats),
        turn=first.leader,
        marriages=Marriages(),
    )
    live = scene.root.position().live
    for word in gone:
        live |= word
    pips = scene.companion.pips(begun, scene.setting.lanes)
    return scene.setting.tables(begun, scene.stakes, pips, view.seat, live)[0]


def history(scene: Decision) -> list[int]:
    """Return the codes of all actions in the hand so far."""
    view, lanes, codes = scene.view, scene.setting.lanes, []
    for number, trick in enumerate((*view.tricks, view.trick)):
        answered = set()
        for question in view.marriages.questions:
            if question.after == number:
                codes.append(ASK_WHOLE if question.suit == WHOLE else HALF + question.suit)
                codes.append(_answer(question))
                answered.add(question.answer)
        codes += [
            DECLARE + marriage.suit
            for marriage in view.marriages.made
            if marriage.after == number and marriage.suit not in answered
        ]
        codes += [lanes.code(Play(card)) for card in trick.cards]
    if view.marriages.asker >= 0:
        codes.append(ASK_WHOLE)
    return codes


def _answer(question: Question) -> int:
    if question.answer != NO_SUIT:
        return ANSWER + question.answer
    return HAS_HALF if question.has_half else NO


def exactly(
    scene: Decision, worlds: Worlds, codes: list[int], think: Think, most: int = EXACT_POSITIONS
) -> dict[int, float] | None:
    """Return the mean exact value of each code over the worlds, or None if time ran out.

    Worlds come in random order, until all are done or max_positions were searched.
    """
    totals, weight_sum = [0.0] * len(codes), 0.0
    for chance, values in exact_values(scene, worlds, codes, think, most):
        if not values:
            return None
        weight_sum += chance
        for place, value in enumerate(values):
            totals[place] += chance * value
    return {code: each / weight_sum for code, each in zip(codes, totals, strict=True)}


def exact_values(
    scene: Decision, worlds: Worlds, codes: list[int], think: Think, most: int = EXACT_POSITIONS
) -> Iterator[tuple[float, list[float]]]:
    """Yield the weight of a world and the exact value of each code; no values if time ran out.

    Worlds come in random order, until all are done or max_positions were searched.
    """
    side = scene.view.game.seating.side(scene.view.seat)
    solver = Endgame(scene.other, side, 16)
    seed = think.rng.getrandbits(63)
    if think.milliseconds is not None:
        most = min(most, round(POSITIONS_PER_MS * think.milliseconds))
    for number in think.rng.sample(range(len(worlds)), len(worlds)):
        values = solver.values(scene.root, worlds.words, number, seed, codes)
        if think.is_over or values is None:
            yield 0.0, []
            return
        yield worlds.chances[number], values
        if solver.nodes > most:
            return


def chosen(
    scene: Decision, values: dict[int, float], facts: tuple[Fact, ...], best: int | None = None
) -> Choice:
    """Return the decision for the best code, with the values of all legal actions."""
    lanes = scene.setting.lanes
    if best is None:
        best = max(sorted(values), key=lambda code: values[code])
    value_by_action = {lanes.action(code): value for code, value in values.items()}
    listed = [
        (action, value_by_action[action])
        for action in scene.view.legal
        if action in value_by_action
    ]
    listed.sort(key=lambda pair: -pair[1])
    first = lanes.action(best)
    listed.sort(key=lambda pair: pair[0] != first)
    return Choice(first, tuple(listed), facts)

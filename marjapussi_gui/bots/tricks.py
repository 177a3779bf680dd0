"""Decisions in trick play: rules of thumb, the search over worlds, and exact endings."""

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

SLICE = 50 if is_compiled() else 2  # iterations between two looks at the clock
# What a millisecond of a time limit buys: a usual machine does two to ten times as much
ITERATIONS_PER_MS = 50.0 if is_compiled() else 1.0
POSITIONS_PER_MS = 5000.0 if is_compiled() else 100.0  # of exact play
SOLVING = 1200  # iterations where exact values at the edge take as long as thousands without
LEAF_POSITIONS = 4000  # that one exact value may take: a fraction of a millisecond
EXACT_POSITIONS = 3_000_000  # that the end of a hand may take
MOST_LISTED = 5000  # worlds that are all looked at
MOST_POSITIONS = 1 << 19  # that a tree may have
NOTHING = 1e-9  # by which values differ that are the same
REMEMBERED = 16  # hands of which it is known what they are played for


@dataclass(frozen=True, slots=True)
class SearchEffort:
    """How hard a player thinks."""

    iterations: int
    worlds: int  # how many are drawn
    sharpness: float = 0.0  # how far others are trusted to play by rules of thumb; 0: not at all
    exact: int = 0  # cards in hand from which on the ending is played exactly
    explore: float = 1.4  # in standard deviations of what came of a position
    most: int = 0  # iterations where it is said how long may be thought, if that lasts
    guessed: bool = False  # beyond the tree by weights that were fitted, not by rules of thumb
    habit: float = 0.0  # with words rules of thumb hold that were tried so often beside the best


@dataclass(slots=True)
class Decision:
    """One decision: what is known, and the kernel's table as it stands."""

    known: Knowledge
    root: TrickTable
    other: TrickTable  # stands ready for the search to play on
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
        """Return the table as it stands, with these cards still to be played."""
        pips = way.pips(known.state, known.setting.lanes)
        tables = known.setting.tables(known.state, stakes, pips, known.view.seat, live)
        return cls(known, *tables, stakes, way)


@dataclass(slots=True)
class HandWorth:
    """What the outcomes of a hand are worth, worked out once for each hand."""

    chances: Callable[[Game, IsOver], Worth]
    _game: Game | None = None
    _worth: Worth | None = None
    _key: object = None
    _stakes: Count = field(default_factory=Count)

    def worth_in(self, game: Game, is_over: IsOver = never) -> Worth:
        """Return what a match of game is worth as it stands, made once for each game."""
        if self._worth is None or game is not self._game:
            self._game, self._worth = game, self.chances(game, is_over)
        return self._worth

    def scene(self, view: View, is_over: IsOver = never) -> Decision:
        """Return the table of a view in trick play."""
        known, way = proven(view), companion(view.game)
        first = view.tricks[0] if view.tricks else view.trick
        rules = (view.game.key, view.game.seating.players, *view.game.options.items())
        dealt_by = (view.dealer, first.leader)  # who deals next depends on either
        key = (self.chances, rules, view.match, view.auction, view.showing, dealt_by)
        if key != self._key:
            worth = self.worth_in(view.game, is_over)
            stakes = _remembered(key, lambda: way.stakes(known.state, worth))
            self._key, self._stakes = key, stakes
        live = known.hidden
        for hand in known.state.hands:
            live |= hand
        return Decision.standing(known, way, self._stakes, known.setting.lanes.word(live))


_stakes: dict[object, Count] = {}


def _remembered(key: object, work_out: Callable[[], Count]) -> Count:
    """Return what a hand is played for, worked out once for all who play it."""
    stakes = _stakes.get(key)
    if stakes is None:
        stakes = work_out()
        if len(_stakes) >= REMEMBERED:
            _stakes.clear()
        _stakes[key] = stakes
    return stakes


def by_thumb(scene: Decision) -> Action:
    """Return what rules of thumb advise."""
    return scene.setting.lanes.action(advice(scene.root))


def by_search(scene: Decision, strength: SearchEffort, think: Think) -> Choice:
    """Return the action that is worth most over the worlds that the seat holds possible."""
    worlds = possible(scene, strength, think)
    codes = [code for code in scene.root.codes() if code != NO]
    left = len(scene.view.hand)
    if left <= strength.exact:
        values = exactly(scene, worlds, codes, think)
        if values:
            best = hardest(scene, values, worlds, strength, think)
            return chosen(scene, values, (Exact(len(worlds)),), best)
    tree = searched(scene, worlds, strength, think)
    findings = sorted(tree.findings(), key=lambda finding: (-finding[1], finding[0]))
    if not findings:  # stopped before it began
        return Choice(by_thumb(scene), facts=(NoTime(),))
    values = {code: value for code, _, value in findings}
    best = findings[0][0]
    if strength.habit and any(isinstance(action, Spoken) for action in scene.view.legal):
        tries, usual = {code: number for code, number, _ in findings}, advice(scene.root)
        if tries.get(usual, 0) >= strength.habit * tries[best]:
            best = usual
    return chosen(scene, values, (Searched(len(worlds)),), best)


def hardest(
    scene: Decision, values: dict[int, float], worlds: Worlds, strength: SearchEffort, think: Think
) -> int:
    """Return the best code, and of several the one that is best where others may err."""
    most = max(values.values())
    best = [code for code in sorted(values) if values[code] >= most - NOTHING]
    if len(best) == 1:
        return best[0]
    tries = {code: tries for code, tries, _ in searched(scene, worlds, strength, think).findings()}
    return max(best, key=lambda code: tries.get(code, 0))


def searched(scene: Decision, worlds: Worlds, strength: SearchEffort, think: Think) -> Tree:
    """Return the tree grown over the worlds, for as long as the player may think."""
    edge, live = scene.setting.edge(scene.state), scene.root.position().live.bit_count()
    is_solving = edge.is_near(live, scene.view.game.seating.players)
    usual = min(strength.iterations, SOLVING) if is_solving else strength.iterations
    per_ms = ITERATIONS_PER_MS * usual / strength.iterations
    iterations = think.budget(usual, per_ms, strength.most)
    room = min(iterations + 100, MOST_POSITIONS)
    tree = Tree(scene.root, scene.other, room, strength.explore, think.rng.getrandbits(63))
    tree.use(worlds.words, worlds.drawn(max(2 * len(worlds), 1000), think.rng))
    weights = guesses(scene.view) if strength.guessed else None
    if weights is not None:
        tree.guide(weights)
    if is_solving:
        tree.solve(edge.by_total, edge.cards, LEAF_POSITIONS)
    done = 0
    while done < iterations and not think.is_over:
        tree.grow(min(SLICE, iterations - done))
        done += SLICE
    return tree


def possible(scene: Decision, strength: SearchEffort, think: Think) -> Worlds:
    """Return the worlds that the seat holds possible, with the chance of each."""
    deals = dealer(scene.known, scene.setting.lanes)
    every = deals.all(MOST_LISTED)
    words = every or deals.deal(strength.worlds, think.rng.getrandbits(63))
    chances = (1.0,) * (len(words) // 5)
    if strength.sharpness and not scene.state.rows.up and not scene.setting.phase.full_hand:
        chances = tuple(likelihoods(scene, words, strength.sharpness))
    return Worlds(words, chances, is_every=every is not None)


def likelihoods(scene: Decision, words: "array[int]", sharpness: float) -> list[float]:
    """Return how likely the others' doings were in each world."""
    gone, codes = [0] * 4, history(scene)
    for trick in (*scene.view.tricks, scene.view.trick):
        for seat, card in zip(trick.seats, trick.cards, strict=False):
            gone[seat] |= 1 << scene.setting.lanes.codes[card]
    start = start_of_play(scene, gone)
    return weigh(start, scene.other, words, gone, array("h", codes), sharpness)


def start_of_play(scene: Decision, gone: list[int]) -> TrickTable:
    """Return the table as it stood before the first trick."""
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
    """Return all that was said and played in the hand so far, as codes."""
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
    """Return what each code is worth over the worlds, played exactly; None without time.

    They are taken in any order, until all are done or so many positions were looked at.
    """
    sums, total = [0.0] * len(codes), 0.0
    for chance, values in exact_values(scene, worlds, codes, think, most):
        if not values:
            return None
        total += chance
        for place, value in enumerate(values):
            sums[place] += chance * value
    return {code: each / total for code, each in zip(codes, sums, strict=True)}


def exact_values(
    scene: Decision, worlds: Worlds, codes: list[int], think: Think, most: int = EXACT_POSITIONS
) -> Iterator[tuple[float, list[float]]]:
    """Yield the chance of a world, and what each code is worth in it; nothing of it without time.

    They are taken in any order, until all are done or so many positions were looked at.
    """
    side = scene.view.game.seating.side(scene.view.seat)
    game = Endgame(scene.other, side, 16)
    luck = think.rng.getrandbits(63)
    if think.milliseconds is not None:
        most = min(most, round(POSITIONS_PER_MS * think.milliseconds))
    for number in think.rng.sample(range(len(worlds)), len(worlds)):
        values = game.values(scene.root, worlds.words, number, luck, codes)
        if think.is_over or values is None:
            yield 0.0, []
            return
        yield worlds.chances[number], values
        if game.nodes > most:
            return


def chosen(
    scene: Decision, values: dict[int, float], facts: tuple[Fact, ...], best: int | None = None
) -> Choice:
    """Return the choice, with what every legal action is worth."""
    lanes = scene.setting.lanes
    if best is None:
        best = max(sorted(values), key=lambda code: values[code])
    worths = {lanes.action(code): value for code, value in values.items()}
    listed = [(action, worths[action]) for action in scene.view.legal if action in worths]
    listed.sort(key=lambda pair: -pair[1])
    first = lanes.action(best)
    listed.sort(key=lambda pair: pair[0] != first)
    return Choice(first, tuple(listed), facts)

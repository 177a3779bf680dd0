"""A few questions to every part of the kernel, small enough to be answered uncompiled."""

from array import array
from random import Random

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_points
from marjapussi_gui.bots.guesses import guesses
from marjapussi_gui.bots.kernel.tree import Tree
from marjapussi_gui.bots.levels import LEVELS, STRONG
from marjapussi_gui.bots.tricks import HandWorth, possible
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NOBODY, Seat, Start
from marjapussi_gui.engine.view import View

MOST_CARDS = 4
MOST_SOLVED = 3


def answers() -> list[object]:
    """Return what searches find late in a hand of each game of tricks."""
    return [
        answer
        for variant in VARIANTS
        if variant.partners or variant.key.endswith("two")
        for answer in of(variant.key)
    ]


def of(key: str) -> list[object]:
    game = next(variant for variant in VARIANTS if variant.key == key).game()
    state = game.start(Start(Seat(0)))
    answers: list[object] = []
    habits, rng = LEVELS["normal"](), Random(4)
    while not state.match.hands:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 8))
            continue
        view = game.look(state, state.turn)
        if game.name(state) == "play" and len(view.hand) == MOST_CARDS and len(view.legal) > 1:
            choice = LEVELS["strong"]().consider(view, Think(Random(2), nodes=40))
            answers.append((action_text(choice.action), [round(v, 9) for _, v in choice.values]))
        if game.name(state) == "play" and len(view.hand) == MOST_SOLVED and len(view.legal) > 1:
            answers.append(solving(view))
            answers.append(telling(view))
            answers.append(guessing(view))
        state = game.step(state, habits.consider(view, Think(rng)).action)
    return [key, *answers]


def solving(view: View) -> list[tuple[int, int, float]]:
    """Return what a search finds that solves most positions at its edge."""
    scene = HandWorth(by_points).scene(view)
    worlds = possible(scene, STRONG, Think(Random(1)))
    tree = Tree(scene.root, scene.other, 100, STRONG.explore, 3)
    tree.use(worlds.words, worlds.drawn(100, Random(1)))
    tree.solve(MOST_SOLVED, MOST_SOLVED, 60)
    tree.grow(20)
    return [(code, visits, round(value, 6)) for code, visits, value in tree.findings()]


def telling(view: View) -> list[object]:
    """Return how hands end that begin with one action, and how one would go on."""
    scene = HandWorth(by_points).scene(view)
    worlds = possible(scene, STRONG, Think(Random(1)))
    tree = Tree(scene.root, scene.other, 100, STRONG.explore, 3)
    tree.use(worlds.words, worlds.drawn(100, Random(1)))
    ends = array("i", [0]) * 40
    tree.begin_with(scene.root.codes()[0], ends)
    tree.grow(40)
    return [list(ends), tree.line(0, 5)]


def guessing(view: View) -> list[tuple[int, int, float]]:
    """Return what a search finds that guesses by weights what is played."""
    scene, weights = HandWorth(by_points).scene(view), guesses(view)
    assert weights is not None
    worlds = possible(scene, STRONG, Think(Random(1)))
    tree = Tree(scene.root, scene.other, 100, STRONG.explore, 3)
    tree.use(worlds.words, worlds.drawn(100, Random(1)))
    tree.guide(weights)
    tree.grow(60)
    return [(code, visits, round(value, 6)) for code, visits, value in tree.findings()]

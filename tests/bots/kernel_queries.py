"""Small queries to every part of the kernel, fast enough without compilation."""

from array import array
from random import Random

from marjapussi_gui.bots.belief.policy_weights import load_policy_weights
from marjapussi_gui.bots.belief.seat_position import SeatPosition
from marjapussi_gui.bots.equity.match_equity import points_equity
from marjapussi_gui.bots.kernel.search_tree import SearchTree
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import LEVELS, STRONG_EFFORT
from marjapussi_gui.bots.players.trick_search import PositionBuilder, possible_worlds
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view

MOST_CARDS = 4
MOST_SOLVED = 3


def all_answers() -> list[object]:
    return [
        answer
        for variant in VARIANTS
        if variant.has_partners or variant.key.endswith("two")
        for answer in query_game(variant.key)
    ]


def query_game(key: str) -> list[object]:
    game = next(variant for variant in VARIANTS if variant.key == key).create_game()
    state = game.initial_state(MatchStart(Seat(0)))
    answers: list[object] = []
    habits, rng = LEVELS["normal"](), Random(4)
    while not state.match.hands_played:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 8))
            continue
        view = create_view(game, state, state.turn)
        if (
            game.phase_name(state) == "play"
            and len(view.hand) == MOST_CARDS
            and len(view.legal_actions) > 1
        ):
            choice = LEVELS["strong"]().decide(view, SearchContext(Random(2), nodes=40))
            answers.append((action_text(choice.action), [round(v, 9) for _, v in choice.values]))
        if (
            game.phase_name(state) == "play"
            and len(view.hand) == MOST_SOLVED
            and len(view.legal_actions) > 1
        ):
            answers.append(solver_answers(view))
            answers.append(search_answers(view))
            answers.append(policy_answers(view))
        state = game.step(state, habits.decide(view, SearchContext(rng)).action)
    return [key, *answers]


def solver_answers(view: View) -> list[tuple[int, int, float]]:
    """Return what a search finds that solves most positions at its edge."""
    scene = PositionBuilder(points_equity).build(SeatPosition(view))
    worlds = possible_worlds(scene, STRONG_EFFORT, SearchContext(Random(1)))
    tree = SearchTree(scene.table, scene.scratch_table, 100, STRONG_EFFORT.exploration, 3)
    tree.set_worlds(worlds.words, worlds.sample_indices(100, Random(1)))
    tree.use_solver(MOST_SOLVED, MOST_SOLVED, 60)
    tree.run(20)
    return [(code, visits, round(value, 6)) for code, visits, value in tree.root_statistics()]


def search_answers(view: View) -> list[object]:
    """Return the outcomes of hands that begin with an action, and a continuation."""
    scene = PositionBuilder(points_equity).build(SeatPosition(view))
    worlds = possible_worlds(scene, STRONG_EFFORT, SearchContext(Random(1)))
    tree = SearchTree(scene.table, scene.scratch_table, 100, STRONG_EFFORT.exploration, 3)
    tree.set_worlds(worlds.words, worlds.sample_indices(100, Random(1)))
    ends = array("i", [0]) * 40
    tree.force_first(scene.table.legal_action_codes()[0], ends)
    tree.run(40)
    return [list(ends), tree.principal_line(0, 5)]


def policy_answers(view: View) -> list[tuple[int, int, float]]:
    scene, weights = (
        PositionBuilder(points_equity).build(SeatPosition(view)),
        load_policy_weights(view),
    )
    assert weights is not None
    worlds = possible_worlds(scene, STRONG_EFFORT, SearchContext(Random(1)))
    tree = SearchTree(scene.table, scene.scratch_table, 100, STRONG_EFFORT.exploration, 3)
    tree.set_worlds(worlds.words, worlds.sample_indices(100, Random(1)))
    tree.use_policy(weights)
    tree.run(60)
    return [(code, visits, round(value, 6)) for code, visits, value in tree.root_statistics()]

"""A search tree with a forced first action: its statistics and its line in a world."""

from array import array
from random import Random
from statistics import fmean

import pytest

from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.kernel.search_tree import SearchTree
from marjapussi_gui.bots.players.trick_search import TrickPosition
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.view import create_view
from tests.analysis.trick_decisions import states_with_choice, trick_decision
from tests.preset_games import TRICK_GAMES, every_trick_game

ITERATIONS = 200


def build_tree(
    decision: TrickPosition, worlds: WorldSet, code: int, ends: "array[int]"
) -> SearchTree:
    tree = SearchTree(decision.table, decision.scratch_table, ITERATIONS + 100, 1.4, 7)
    tree.set_worlds(worlds.words, worlds.sample_indices(100, Random(1)))
    tree.force_first(code, ends)
    tree.run(ITERATIONS)
    return tree


@every_trick_game
def test_what_is_noted_of_each_hand_is_what_the_tree_learned(game: Game) -> None:
    compared = 0
    for state in states_with_choice(game, 5)[::10]:
        decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
        outcomes, sides = decision.utilities.utilities, len(game.seating.sides)
        side = game.seating.side_of(state.turn)
        for code in codes[:3]:
            ends = array("i", [-1]) * ITERATIONS
            ((found, visits, value),) = build_tree(decision, worlds, code, ends).root_statistics()
            if sides > 2:
                worths = [outcomes[end * sides + side] for end in ends]
            else:
                worths = [1 - outcomes[end] if side else outcomes[end] for end in ends]
            assert (found, visits) == (code, ITERATIONS)
            assert value == pytest.approx(fmean(worths))
            compared += 1

    assert compared > 2


def test_no_more_is_noted_than_there_is_room_for() -> None:
    game = next(iter(TRICK_GAMES.values()))
    state = states_with_choice(game, 5)[0]
    decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
    ends = array("i", [-1]) * 10

    build_tree(decision, worlds, codes[0], ends)

    assert min(ends) >= 0


def test_telling_a_line_changes_nothing_of_what_is_learned() -> None:
    game = next(iter(TRICK_GAMES.values()))
    state = states_with_choice(game, 5)[0]
    decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
    told, other = (build_tree(decision, worlds, codes[0], array("i", [-1]) * 500) for _ in range(2))

    first, again = told.principal_line(0, 5), told.principal_line(0, 5)
    told.run(100)
    other.run(100)

    assert first == again
    assert first[0] == codes[0]
    assert told.root_statistics() == other.root_statistics()

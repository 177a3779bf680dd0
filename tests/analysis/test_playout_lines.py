"""A line lists the events of a possible continuation in a world consistent with the view."""

from array import array
from collections.abc import Sequence
from random import Random

from marjapussi_gui.analysis.evaluation.successive_elimination import (
    StoppingRule,
    successive_elimination,
)
from marjapussi_gui.analysis.explanation.outcome_features import Playout
from marjapussi_gui.analysis.explanation.playouts import simulate_playouts, state_in_world
from marjapussi_gui.bots.belief.determinization import WorldSet
from marjapussi_gui.bots.kernel.search_tree import SearchTree
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.trick_search import TrickPosition
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.cards import card_set, cards_in_set
from marjapussi_gui.engine.events import HandScored, TrickTaken
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from tests.analysis.trick_decisions import states_with_choice, trick_decision
from tests.bots.test_hidden_cards import swap_hidden_cards
from tests.preset_games import every_standard_trick_game, every_trick_game

LUCK = 99
RISING = find_variant("tuppi").create_game({"stop_when_lost": True})


def tree_of(decision: TrickPosition, codes: Sequence[int], worlds: WorldSet) -> SearchTree:
    tree = SearchTree(decision.table, decision.scratch_table, 1000, 1.4, 7)
    tree.set_worlds(worlds.words, worlds.sample_indices(200, Random(1)))
    tree.force_first(codes[-1], array("i", [-1]))
    tree.run(300)
    return tree


def some_lines(game: Game, state: GameState) -> tuple[Action, list[Playout]]:
    """Return what is done first, and lines that begin with it in some worlds."""
    decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
    tree = tree_of(decision, codes, worlds)
    numbers = range(min(len(worlds), 4))
    first = decision.adapter.codes.decode_action(codes[-1])
    return first, list(simulate_playouts(decision, tree, worlds, numbers, LUCK))


def scored_hands(line: Playout) -> list[HandScored]:
    return [event for event in line if isinstance(event, HandScored)]


@every_trick_game
def test_each_line_ends_with_its_hand_counted_once(game: Game) -> None:
    told = 0
    for state in states_with_choice(game, 5)[::6]:
        for line in some_lines(game, state)[1]:
            assert len(scored_hands(line)) == 1
            told += 1

    assert told > 4


@every_trick_game
def test_all_that_is_done_in_a_line_is_legal_where_it_is_done(game: Game) -> None:
    done = 0
    for state in states_with_choice(game, 5)[1::8]:
        decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))
        tree = tree_of(decision, codes, worlds)
        here = state_in_world(decision, tree, worlds, 0, LUCK)
        for code in tree.principal_line(0, LUCK):
            actions = {
                decision.adapter.codes.encode_action(each): each
                for each in game.legal_actions(here)
            }
            if code in actions:
                here, _ = game.apply_action(here, actions[code])
                done += 1
            elif here.turn != NOBODY:  # an answer that was heard with its question
                assert here.marriages.questions[-1].tricks_before == len(here.tricks)

    assert done > 4


@every_trick_game
def test_a_world_has_every_card_once_and_agrees_with_what_is_seen(game: Game) -> None:
    looked = 0
    for state in states_with_choice(game, 5)[2::7]:
        view = create_view(game, state, state.turn)
        decision, codes, worlds = trick_decision(view, Random(2))
        here = state_in_world(decision, tree_of(decision, codes, worlds), worlds, 0, LUCK)
        assert create_view(game, here, state.turn).hand == view.hand
        assert create_view(game, here, state.turn).legal_actions == view.legal_actions
        assert [hand.bit_count() for hand in here.hands] == [
            hand.bit_count() for hand in state.hands
        ]
        played = [card for trick in (*here.tricks, here.trick) for card in trick.cards]
        under = [card for row in here.rows.face_down for card in row if card >= 0]
        held = [card for hand in here.hands for card in cards_in_set(hand)]
        cards = [*played, *held, *under, *here.stock, *here.exchange.discards]
        assert len(cards) == len(set(cards))
        assert not card_set(cards) & ~card_set(game.dealing_phase.cards)
        assert len(here.exchange.discards) == len(state.exchange.discards)
        looked += 1

    assert looked > 1


def test_lines_end_where_the_table_stops_a_lost_hand() -> None:
    start = MatchStart(Seat(0), scores=(24, 0))
    tricks = [
        sum(isinstance(event, TrickTaken) for event in line) + len(state.tricks)
        for seed in range(3)
        for state in states_with_choice(RISING, seed, start)[:4]
        for line in some_lines(RISING, state)[1]
    ]

    assert 7 <= min(tricks) < 13 == max(tricks)


@every_standard_trick_game
def test_lines_do_not_depend_on_hidden_cards(game: Game) -> None:
    rng, compared = Random(5), 0
    for state in states_with_choice(game, 12)[::8]:
        other = swap_hidden_cards(game, state, rng)
        if other != state:
            assert some_lines(game, state) == some_lines(game, other)
            compared += 1

    assert compared > 0


def test_a_race_leaves_trees_that_play_each_action_out() -> None:
    game = find_variant("marjapussi").create_game()
    state = states_with_choice(game, 4)[0]
    decision, codes, worlds = trick_decision(create_view(game, state, state.turn), Random(2))

    briefly = StoppingRule((), (), max_rounds=10)
    for each in successive_elimination(
        decision, codes, worlds, SearchContext(Random(1)), stopping_rule=briefly
    ):
        (line,) = simulate_playouts(decision, each.trees[0], worlds, [0], LUCK)
        assert len(scored_hands(line)) == 1

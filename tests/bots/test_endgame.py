"""Exact play agrees with trying everything in the engine, and the expert plays so at the end."""

from array import array
from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_match, by_points
from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.kernel.constants import NO
from marjapussi_gui.bots.kernel.endgame import Endgame
from marjapussi_gui.bots.levels import EXPERT, expert
from marjapussi_gui.bots.open_cards import CannotSolve, open_values
from marjapussi_gui.bots.players import HabitPlayer, RandomPlayer
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.tricks import HandWorth, exactly, possible
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.phases.contract import ContractCount
from marjapussi_gui.engine.state import NOBODY, Seat, Start, State
from marjapussi_gui.engine.view import View
from marjapussi_gui.facts import Exact
from tests.bots.test_table import TRICK_GAMES
from tests.tabletop import Tabletop

LEAST_LOSS = 0.005  # of the chance to win the match: worlds are drawn where they are many
TWO_SIDED = [variant for variant in TRICK_GAMES if len(variant.game().seating.sides) == 2]


def late(game: Game, seed: int, cards: int, *, habits: bool = False) -> State | None:
    """Return a state in which every hand has at most so many cards, on nobody's last one."""
    bots = HabitPlayer() if habits else RandomPlayer()
    rng, state = Random(seed), game.start(Start(Seat(0)))
    while not state.match.hands:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, seed))
            continue
        held = [hand.bit_count() for hand in state.hands]
        covered = sum(card >= 0 for row in state.rows.down for card in row)
        if not isinstance(game.count, ContractCount):  # there nobody draws from what lies there
            covered += len(state.stock)
        is_late = game.name(state) == "play" and max(held) + covered <= cards
        if is_late and len(game.legal(state)) > 1:
            return state
        state = game.step(state, bots.consider(game.look(state, state.turn), Think(rng)).action)
    return None


def few(game: Game) -> int:
    """Return with how many cards a hand everything can be tried out."""
    if game.rules.half_bluff:  # there are questions before every trick
        return 2
    return 3 if game.seating.players == 4 else 4


def tried(game: Game, state: State, worth: Callable[[State], float]) -> float:
    """Return what side 0 gets when both sides play their best, by trying everything."""
    if state.turn == NOBODY:
        return worth(state)
    values = [tried(game, game.step(state, action), worth) for action in game.legal(state)]
    return max(values) if game.seating.side(state.turn) == 0 else min(values)


@pytest.mark.parametrize("variant", TWO_SIDED, ids=lambda variant: variant.key)
def test_open_values_agree_with_trying_everything(variant: Variant) -> None:
    rng, compared = Random(3), 0
    for seed in range(6):
        game = variant.game({option.key: rng.choice(option.choices) for option in variant.options})
        state = late(game, seed, few(game))
        if state is None:
            continue
        side = game.seating.side(state.turn)
        sign, before = (1, -1)[side], state.match.scores

        def lead(end: State, before: tuple[int, ...] = before) -> float:
            new = end.match.scores
            return (new[0] - before[0]) - (new[1] - before[1])

        for action, value in open_values(game, state).items():
            expected = sign * tried(game, game.step(state, action), lead)
            assert value == pytest.approx(expected, abs=0.01)
            compared += 1

    assert compared > 6


def test_moments_without_tricks_are_not_solved() -> None:
    table = Tabletop("tuppi").deal_seed(1)

    with pytest.raises(CannotSolve, match="only tricks can be solved"):
        open_values(table.game, table.state)


@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_expert_loses_nothing_in_the_last_two_cards(variant: Variant) -> None:
    assert max(losses(variant, cards=2, seeds=range(4))) == pytest.approx(0, abs=1e-6)


@pytest.mark.slow
@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
def test_expert_loses_nothing_in_the_last_four_cards(variant: Variant) -> None:
    assert max(losses(variant, cards=4, seeds=range(4))) < LEAST_LOSS


def losses(variant: Variant, cards: int, seeds: range) -> list[float]:
    """Return what the expert's choices lose against exact play over all worlds."""
    lost = []
    for seed in seeds:
        game = variant.game()
        state = late(game, seed, cards, habits=True)
        if state is None:
            continue
        view = game.look(state, state.turn)
        choice = expert().consider(view, Think(Random(seed)))
        values = over_all_worlds(view)
        lost.append(max(values.values()) - values[choice.action])
        assert isinstance(choice.facts[0], Exact)

    assert len(lost) > 1
    return lost


def over_all_worlds(view: View) -> dict[Action, float]:
    """Return what the legal actions are worth over all worlds that the expert holds possible."""
    scene = HandWorth(by_match).scene(view)
    everything = replace(EXPERT, worlds=8000)
    worlds = possible(scene, everything, Think(Random(1)))
    values = exactly(scene, worlds, scene.root.codes(), Think(Random(1)), 10**9)
    assert values is not None
    best = {scene.setting.lanes.action(code): value for code, value in values.items()}
    for action in view.legal:
        best.setdefault(action, max(best.values()))
    return best


def exact_lead(game: Game, state: State) -> dict[int, float]:
    """Return what each code is worth in the one world that state is."""
    played = setting(game, state)
    way = companion(game)
    count, pips = way.stakes(state, by_points(game)), way.pips(state, played.lanes)
    root, scene = played.tables(state, count, pips, state.turn)
    codes = [code for code in root.codes() if code != NO]
    words = array("Q", (*played.words(state), 0, 0, 0, 0, 0)[:5])
    side = game.seating.side(state.turn)
    values = Endgame(scene, side, 10).values(root, words, 0, 1, codes)
    assert values is not None
    return dict(zip(codes, values, strict=True))


def test_small_table_of_positions_gives_the_same_values() -> None:
    game = Tabletop("marjapussi").game
    state = late(game, 2, 4)
    assert state is not None

    small = exact_lead(game, state)
    large = list(open_values(game, state).values())

    scale, lead = 4 * game.rules.target, 0
    assert [value * scale - scale / 2 - lead for value in small.values()] == pytest.approx(
        large, abs=0.01
    )

"""The kernel's table does what the engine does, action by action, in every game of tricks."""

from collections.abc import Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from marjapussi_gui.bots.kernel.payoff import worth
from marjapussi_gui.bots.kernel.table import Table
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.bots.stakes import points, stakes
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.phases.tricks import Tricks
from marjapussi_gui.engine.state import NOBODY, Match, Seat, State
from tests.walks import Walk, walks

TRICK_GAMES = [
    variant
    for variant in VARIANTS
    if any(isinstance(phase, Tricks) for phase in variant.game().phases)
]
CHANGING = (
    "hand",
    "live",
    "turn",
    "leader",
    "previous",
    "count",
    "played",
    "made",
    "made_number",
    "spoken",
    "question",
    "pair",
    "trump",
    "asked",
    "asked_half",
    "whole_sides",
    "first_side",
    "last_side",
    "stock_left",
    "refused",
    "worth",
    "points",
    "ties",
    "tricks",
)


def scores(match: Match, _: Seat) -> tuple[float, ...]:
    """Count a match by its scores, so that the kernel's payoff must be the new score."""
    return tuple(map(float, match.scores))


def is_play(game: Game, state: State) -> bool:
    return state.turn != NOBODY and game.name(state) == "play"


def codes_of(game: Game, state: State) -> list[int]:
    lanes = setting(game, state).lanes
    return sorted(lanes.code(action) for action in game.legal(state))


def table_at(game: Game, state: State, known: Mapping[str, object]) -> Table:
    return setting(game, state).table(state, {**known, **points(game, state)}, Seat(0))


def standing(table: Table) -> dict[str, object]:
    return {name: getattr(table, name) for name in CHANGING}


def do(table: Table, game: Game, before: State, action: Action) -> None:
    """Do on the table what was done in the engine, with what comes of it by itself."""
    table.do(setting(game, before).lanes.code(action))
    while not table.is_done() and (
        table.shown >= 0 or (table.question and len(table.codes()) == 1)
    ):
        table.do(table.codes()[0])


def compared(walk: Walk) -> int:
    """Return in how many positions of a walk the table and the engine agreed."""
    game, agreed = walk.game, 0
    known: Mapping[str, object] = {}
    for step in walk.steps(hands=2):
        if not is_play(game, step.before):
            continue
        if not step.before.tricks and not step.before.trick.cards:
            known = stakes(game, step.before, scores, exact=True)
        table = table_at(game, step.before, known)
        assert sorted(table.codes()) == codes_of(game, step.before)
        do(table, game, step.before, step.action)
        if is_play(game, step.after):
            assert standing(table) == standing(table_at(game, step.after, known))
        elif table.is_done() and len(game.seating.sides) == 2:
            assert worth(table, 0) == step.after.match.scores[0]
        elif table.is_done():
            every = tuple(worth(table, side) for side in game.seating.sides)
            assert every == step.after.match.scores
        agreed += 1
    return agreed


@pytest.mark.parametrize("variant", TRICK_GAMES, ids=lambda variant: variant.key)
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_table_and_engine_agree_in_every_position(variant: Variant, data: st.DataObject) -> None:
    walk = data.draw(walks(variant))

    assert compared(walk) > 0

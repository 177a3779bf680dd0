"""The kernel's table does what the engine does, action by action, in every game of tricks."""

from collections.abc import Sequence
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import pretty

from marjapussi_gui.bots.counts import companion
from marjapussi_gui.bots.kernel.given import Count, Position
from marjapussi_gui.bots.kernel.payoff import worth
from marjapussi_gui.bots.kernel.table import TrickTable
from marjapussi_gui.bots.setting import setting
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.phases.tricks import Tricks
from marjapussi_gui.engine.state import NOBODY, Seat, Standing, State
from tests.walks import Walk, walks

TRICK_GAMES = [
    variant
    for variant in VARIANTS
    if any(isinstance(phase, Tricks) for phase in variant.game().phases)
]
LEFT_OVER = ("led", "best", "winner", "stock", "shown", "under")  # where nothing lies open


def scores(match: Standing, _: Seat) -> tuple[float, ...]:
    """Count a match by its scores, so that the kernel's payoff must be the new score."""
    return tuple(map(float, match.scores))


def is_play(game: Game, state: State) -> bool:
    return state.turn != NOBODY and game.name(state) == "play"


def codes_of(game: Game, state: State) -> list[int]:
    lanes = setting(game, state).lanes
    return sorted(lanes.code(action) for action in game.legal(state))


def table_at(game: Game, state: State, count: Count) -> TrickTable:
    played = setting(game, state)
    return played.tables(state, count, companion(game).pips(state, played.lanes), Seat(0))[0]


def standing(table: TrickTable) -> dict[str, object]:
    """Return where a hand stands, without what is not looked at there."""
    known = {each.name: getattr(table.position(), each.name) for each in fields(Position)}
    return {
        name: list(v) if isinstance(v, Sequence) else v
        for name, v in known.items()
        if name not in LEFT_OVER
    }


def assert_same(ours: dict[str, object], engines: dict[str, object], where: str) -> None:
    """Compare two standings, and name what differs alone."""
    names = [name for name in ours if ours[name] != engines[name]]
    told = [f"{name} is {ours[name]}, and in the engine {engines[name]}" for name in names]

    assert not names, f"after what was done {where}, on the table {'; '.join(told)}"


def do(table: TrickTable, game: Game, before: State, action: Action) -> None:
    """Do on the table what was done in the engine, with what comes of it by itself."""
    table.do(setting(game, before).lanes.code(action))
    while not table.is_done() and goes_on_by_itself(table):
        table.do(table.codes()[0])


def goes_on_by_itself(table: TrickTable) -> bool:
    position = table.position()
    return position.shown >= 0 or (position.question > 0 and len(table.codes()) == 1)


def compared(walk: Walk) -> int:
    """Return in how many positions of a walk the table and the engine agreed."""
    game, agreed = walk.game, 0
    count = Count()
    for step in walk.steps(hands=2 if len(game.seating.sides) == 2 else 1):
        if not is_play(game, step.before):
            continue
        if not step.before.tricks and not step.before.trick.cards:
            count = companion(game).stakes(step.before, scores, exact=True)
        table = table_at(game, step.before, count)
        where = f"in trick {len(step.before.tricks) + 1}, at {action_text(step.action)}"
        codes, legal = sorted(table.codes()), codes_of(game, step.before)
        assert codes == legal, f"{where}: the table allows {codes}, the engine {legal}"
        do(table, game, step.before, step.action)
        if is_play(game, step.after):
            assert_same(standing(table), standing(table_at(game, step.after, count)), where)
        elif table.is_done() and len(game.seating.sides) == 2:
            assert worth(table, 0) == step.after.match.scores[0]
        elif table.is_done():
            every = tuple(worth(table, side) for side in game.seating.sides)
            near = count.grain - 1 if step.before.auction.holder == NOBODY else 0
            assert every == pytest.approx(step.after.match.scores, abs=near)
        agreed += 1
    return agreed


def test_difference_is_told_by_the_name_of_what_differs() -> None:
    ours: dict[str, object] = {"trump": 2, "worth": [40, 0]}

    with pytest.raises(AssertionError) as failed:
        assert_same(ours, {**ours, "trump": 1}, "in trick 3, at declare H")

    assert str(failed.value).splitlines()[0] == (
        "after what was done in trick 3, at declare H, on the table trump is 2, and in the engine 1"
    )


def test_walk_is_told_by_what_is_unusual_of_it() -> None:
    walk = Walk(variant("bag").game({"skunk": 30}), 8, Seat(1))

    assert pretty(walk) == "Walk(variant('bag').game({'skunk': 30}, players=4), 8, Seat(1))"
    assert repr(walk) == pretty(walk)


@pytest.mark.parametrize("key", [each.key for each in TRICK_GAMES])  # short in what is told
@settings(max_examples=2, deadline=None)
@given(data=st.data())
def test_table_and_engine_agree_in_every_position(key: str, data: st.DataObject) -> None:
    walk = data.draw(walks(variant(key)))

    assert compared(walk) > 0

"""The kernel's table does what the engine does, action by action, in every game of tricks."""

from collections.abc import Sequence
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.vendor.pretty import pretty

from marjapussi_gui.bots.belief.kernel_adapter import create_kernel_adapter
from marjapussi_gui.bots.equity.scoring import scoring_model
from marjapussi_gui.bots.kernel.inputs import PositionInput, ScoringInput
from marjapussi_gui.bots.kernel.trick_table import TrickTable
from marjapussi_gui.bots.kernel.utility import hand_utility
from marjapussi_gui.engine.actions import Action
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.notation import action_text
from marjapussi_gui.engine.phases.tricks import TrickPhase
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStanding, Seat
from tests.random_matches import RandomMatch, random_matches

TRICK_GAMES = [
    variant
    for variant in VARIANTS
    if any(isinstance(phase, TrickPhase) for phase in variant.create_game().phases)
]
LEFT_OVER = (
    "led_suit",
    "best_card",
    "winner",
    "stock",
    "revealed_card",
    "covered_cards",
)  # where nothing lies open


def scores(match: MatchStanding, _: Seat) -> tuple[float, ...]:
    """Count a match by its scores, so that the kernel's payoff must be the new score."""
    return tuple(map(float, match.scores))


def is_play(game: Game, state: GameState) -> bool:
    return state.turn != NOBODY and game.phase_name(state) == "play"


def codes_of(game: Game, state: GameState) -> list[int]:
    lanes = create_kernel_adapter(game, state).codes
    return sorted(lanes.encode_action(action) for action in game.legal_actions(state))


def table_at(game: Game, state: GameState, count: ScoringInput) -> TrickTable:
    played = create_kernel_adapter(game, state)
    return played.create_tables(
        state, count, scoring_model(game).card_points(state, played.codes), Seat(0)
    )[0]


def standing(table: TrickTable) -> dict[str, object]:
    """Return the position of a hand, without fields the comparison ignores."""
    known = {each.name: getattr(table.position(), each.name) for each in fields(PositionInput)}
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


def do(table: TrickTable, game: Game, before: GameState, action: Action) -> None:
    """Do on the table what was done in the engine, with what comes of it by itself."""
    table.apply_code(create_kernel_adapter(game, before).codes.encode_action(action))
    while not table.is_finished() and is_automatic(table):
        table.apply_code(table.legal_action_codes()[0])


def is_automatic(table: TrickTable) -> bool:
    position = table.position()
    return position.revealed_card >= 0 or (
        position.question > 0 and len(table.legal_action_codes()) == 1
    )


def count_agreements(walk: RandomMatch) -> int:
    """Return in how many positions of a walk the table and the engine agreed."""
    game, agreed = walk.game, 0
    count = ScoringInput()
    for step in walk.steps(hands=2 if len(game.seating.sides) == 2 else 1):
        if not is_play(game, step.before):
            continue
        if not step.before.tricks and not step.before.trick.cards:
            count = scoring_model(game).utilities(step.before, scores, exact=True)
        table = table_at(game, step.before, count)
        where = f"in trick {len(step.before.tricks) + 1}, at {action_text(step.action)}"
        codes, legal = sorted(table.legal_action_codes()), codes_of(game, step.before)
        assert codes == legal, f"{where}: the table allows {codes}, the engine {legal}"
        do(table, game, step.before, step.action)
        if is_play(game, step.after):
            assert_same(standing(table), standing(table_at(game, step.after, count)), where)
        elif table.is_finished() and len(game.seating.sides) == 2:
            assert hand_utility(table, 0) == step.after.match.scores[0]
        elif table.is_finished():
            every = tuple(hand_utility(table, side) for side in game.seating.sides)
            near = count.point_step - 1 if step.before.auction.highest_bidder == NOBODY else 0
            assert every == pytest.approx(step.after.match.scores, abs=near)
        agreed += 1
    return agreed


def test_a_difference_names_the_differing_field() -> None:
    ours: dict[str, object] = {"trump": 2, "worth": [40, 0]}

    with pytest.raises(AssertionError) as failed:
        assert_same(ours, {**ours, "trump": 1}, "in trick 3, at declare H")

    assert str(failed.value).splitlines()[0] == (
        "after what was done in trick 3, at declare H, on the table trump is 2, and in the engine 1"
    )


def test_repr_of_a_match_names_only_changed_rules() -> None:
    walk = RandomMatch(find_variant("bag").create_game({"skunk": 30}), 8, Seat(1))

    assert pretty(walk) == "RandomMatch(variant('bag').game({'skunk': 30}, players=4), 8, Seat(1))"
    assert repr(walk) == pretty(walk)


@pytest.mark.parametrize("key", [each.key for each in TRICK_GAMES])  # short in what is told
@settings(max_examples=2, deadline=None)
@given(data=st.data())
def test_table_and_engine_agree_in_every_position(key: str, data: st.DataObject) -> None:
    walk = data.draw(random_matches(find_variant(key)))

    assert count_agreements(walk) > 0

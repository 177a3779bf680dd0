"""The parts of a view are computed on first use, and stay those of its moment."""

import types
from collections.abc import Iterator
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import fields, replace
from random import Random

import pytest

from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import GameState, MatchStart, Seat
from marjapussi_gui.engine.view import View, create_view
from tests.random_matches import RandomMatch, Step

every_game = pytest.mark.parametrize("variant", VARIANTS, ids=lambda variant: variant.key)
PARTS = tuple(each.name for each in fields(View))
LEAVES = (
    *(int, str, bytes, float, type, type(None)),
    *(types.FunctionType, types.MethodType, types.BuiltinMethodType),
)


def some_steps(variant: Variant) -> Iterator[tuple[Game, Step]]:
    walk = RandomMatch(variant.create_game(), 3, Seat(0))
    for step in walk.steps(hands=1):
        yield walk.game, step


def public_parts(value: object) -> Iterator[object]:
    if isinstance(value, dict):
        yield from (*value.keys(), *value.values())
    elif isinstance(value, tuple | list | set | frozenset | range):
        yield from value
    for name in dir(value):
        if not name.startswith("_"):
            with suppress(IndexError):  # the leader of no trick
                yield getattr(value, name)


def reachable_values(value: object) -> list[object]:
    """Return everything that can be got at from a value by public names."""
    parts: dict[int, object] = {}
    waiting = [value]
    while waiting:
        each = waiting.pop()
        if id(each) not in parts and not isinstance(each, LEAVES):
            parts[id(each)] = each
            waiting += public_parts(each)
    return list(parts.values())


@every_game
def test_parts_that_are_made_later_are_those_of_the_moment(variant: Variant) -> None:
    rng = Random(1)
    made_at_once, made_later = [], []
    for game, step in some_steps(variant):
        seat = rng.choice(game.seating.seats)
        made_at_once.append(replace(create_view(game, step.before, seat)))
        made_later.append(create_view(game, step.before, seat))

    for before, later in zip(made_at_once, made_later, strict=True):
        for part in rng.sample(PARTS, len(PARTS)):
            assert getattr(later, part) == getattr(before, part), part


@every_game
def test_a_part_is_made_once(variant: Variant) -> None:
    for game, step in some_steps(variant):
        view = create_view(game, step.before, Seat(1))
        assert all(getattr(view, part) is getattr(view, part) for part in PARTS)


def test_an_unused_part_of_a_view_is_not_computed() -> None:
    view = view_of()
    assert view.legal_actions == ()

    with pytest.raises(AttributeError):
        object.__getattribute__(view, "zones")
    assert object.__getattribute__(view, "legal_actions") == ()


@every_game
def test_no_public_name_leads_to_the_state(variant: Variant) -> None:
    steps = [step for number, step in enumerate(some_steps(variant)) if not number % 9]
    for game, step in steps:
        view = create_view(game, step.before, Seat(1))
        states = [each for each in reachable_values(view) if isinstance(each, GameState)]
        assert states == []


def view_of(seat: Seat = Seat(2)) -> View:
    game = find_variant("marjapussi").create_game()
    state = game.initial_state(MatchStart(Seat(0)))
    return create_view(game, game.step(state, game.chance_action(state, 3)), seat)


@pytest.mark.parametrize("copied", [copy, deepcopy, replace])
def test_a_copy_has_all_parts_and_no_state(copied: types.FunctionType) -> None:
    view = view_of()

    other = copied(view)

    assert all(hasattr(type(other), part) for part in PARTS)
    assert not hasattr(other, "_from")
    assert [getattr(other, part) for part in PARTS if part != "game"] == [
        getattr(view, part) for part in PARTS if part != "game"
    ]


def test_a_changed_view_keeps_the_other_parts() -> None:
    view = view_of()

    changed = replace(view, phase="over")

    assert changed != view
    assert ("over", view.zones) == (changed.phase, changed.zones)
    assert replace(changed, phase=view.phase) == view


def test_unknown_part_is_named() -> None:
    with pytest.raises(AttributeError, match="'View' has no 'state'"):
        _ = view_of().state  # type: ignore[attr-defined]

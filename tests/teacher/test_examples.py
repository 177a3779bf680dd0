"""What is drawn on the page of rules: played by computer players under the rules in force."""

import pytest

from marjapussi_gui.engine.cards import NO_SUIT, SUIT_OF
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.phases.counting import with_items
from marjapussi_gui.engine.phases.duties import Must
from marjapussi_gui.teacher.examples import WorkedTrick, examples

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)


@every_game
def test_two_examples_are_drawn_beside_the_count(one: Variant) -> None:
    drawn = examples(one.game())

    assert 2 == len(drawn.tricks) + len(drawn.sets)
    assert bool(drawn.sets) == one.game().lays_sets


@every_game
def test_count_explains_the_scores_after_it(one: Variant) -> None:
    count = examples(one.game()).count

    assert count.event.items
    assert with_items(count.before.scores, count.event.items) == count.event.scores


@every_game
def test_examples_are_the_same_whenever_the_page_is_opened(one: Variant) -> None:
    assert examples(one.game()) is examples(variant(one.key).game())


def test_second_trick_is_trumped_where_there_are_trumps() -> None:
    drawn = {one.key: examples(one.game()).tricks for one in VARIANTS if one.key != "marriage"}

    trumped = {key for key, tricks in drawn.items() if tricks[1].is_trumped}
    assert set(drawn) - trumped == {"tuppi"}
    assert SUIT_OF[drawn["tuppi"][1].trick.best] == drawn["tuppi"][1].led
    assert drawn["tuppi"][1].trump == NO_SUIT


def test_another_rule_is_shown_by_another_example() -> None:
    one = variant("marjapussi")
    strict, free = (examples(one.game({"must_head": it})).tricks for it in (True, False))

    assert Must.BEAT in bound(strict)
    assert Must.BEAT not in bound(free)


def bound(tricks: tuple[WorkedTrick, ...]) -> set[Must]:
    """Return what the players of some tricks had to do."""
    return {duty.must for each in tricks for _, duty in each.owed}

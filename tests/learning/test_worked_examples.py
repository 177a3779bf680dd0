"""What is drawn on the page of rules: played by computer players under the rules in force."""

import pytest

from marjapussi_gui.engine.cards import NO_SUIT, SUIT_OF
from marjapussi_gui.engine.game import Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.phases.counting import add_items
from marjapussi_gui.engine.phases.play_obligations import ObligationKind
from marjapussi_gui.learning.worked_examples import WorkedTrick, worked_examples

every_game = pytest.mark.parametrize("one", VARIANTS, ids=lambda one: one.key)


@every_game
def test_two_examples_are_drawn_beside_the_count(one: Variant) -> None:
    drawn = worked_examples(one.create_game())

    assert 2 == len(drawn.tricks) + len(drawn.sets)
    assert bool(drawn.sets) == one.create_game().is_rummy


@every_game
def test_count_explains_the_scores_after_it(one: Variant) -> None:
    count = worked_examples(one.create_game()).count

    assert count.score.items
    assert add_items(count.standing_before.scores, count.score.items) == count.score.scores


@every_game
def test_examples_are_the_same_whenever_the_page_is_opened(one: Variant) -> None:
    assert worked_examples(one.create_game()) is worked_examples(
        find_variant(one.key).create_game()
    )


def test_second_trick_is_trumped_where_there_are_trumps() -> None:
    drawn = {
        one.key: worked_examples(one.create_game()).tricks
        for one in VARIANTS
        if one.key != "marriage"
    }

    trumped = {key for key, tricks in drawn.items() if tricks[1].is_trumped}
    assert set(drawn) - trumped == {"tuppi"}
    assert SUIT_OF[drawn["tuppi"][1].trick.best_card] == drawn["tuppi"][1].suit_led
    assert drawn["tuppi"][1].trump == NO_SUIT


def test_another_rule_is_shown_by_another_example() -> None:
    one = find_variant("marjapussi")
    strict, free = (
        worked_examples(one.create_game({"must_head": it})).tricks for it in (True, False)
    )

    assert ObligationKind.BEAT in obligation_kinds(strict)
    assert ObligationKind.BEAT not in obligation_kinds(free)


def obligation_kinds(tricks: tuple[WorkedTrick, ...]) -> set[ObligationKind]:
    """Return what the players of some tricks had to do."""
    return {obligation.kind for each in tricks for _, obligation in each.obligations}

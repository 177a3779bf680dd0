"""Offsets of a player's usual play: from many decisions they show, from a few they don't."""

from marjapussi_gui.model.playing_habits import (
    MAX_OFFSET,
    PlayTrait,
    TraitSum,
    add_trait_sums,
    playing_habits,
)

HIGH, BIDS = PlayTrait.HIGH_CARDS, PlayTrait.BIDS


def test_a_habit_of_many_decisions_gives_an_offset_of_its_sign() -> None:
    sums = {HIGH: TraitSum(40.0, 40.0), BIDS: TraitSum(-40.0, 40.0)}

    found = playing_habits(sums)

    assert found[HIGH] > 0.8
    assert found[BIDS] < -0.8


def test_a_few_decisions_hardly_matter() -> None:
    assert abs(playing_habits({HIGH: TraitSum(0.3, 0.3)})[HIGH]) < 0.1


def test_an_offset_has_a_limit() -> None:
    assert playing_habits({BIDS: TraitSum(1000.0, 1.0)}) == {BIDS: MAX_OFFSET}


def test_the_sums_of_matches_are_added() -> None:
    parts = [{HIGH: TraitSum(1.0, 2.0)}, {HIGH: TraitSum(2.0, 3.0), BIDS: TraitSum(1.0, 1.0)}]

    assert add_trait_sums(parts) == {HIGH: TraitSum(3.0, 5.0), BIDS: TraitSum(1.0, 1.0)}

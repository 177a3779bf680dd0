"""The score sheet gives the scores that the engine gives, and refuses what can't be."""

from dataclasses import replace
from random import Random

import pytest

from marjapussi_gui.engine.game import Game, Variant
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.sheet.fields import Entry
from marjapussi_gui.engine.sheet.forms import hand_form
from marjapussi_gui.engine.state import Seat
from tests.engine.sheet.impossible_entries import impossible_values
from tests.engine.sheet.typed_hands import TypedHand, typed_hands
from tests.preset_games import ALL_GAMES
from tests.random_matches import RandomMatch
from tests.ui.text.random_rules import random_rules


def differences(typed: TypedHand) -> list[str]:
    """Return in what the sheet and the engine differ about a hand."""
    hand = typed.form.scored_hand(typed.before, typed.entry)
    if hand is None:
        return [f"refused: {typed.form.refusal(typed.before, typed.entry)}"]
    match = replace(hand.after.match, deal_count=typed.after.match.deal_count)
    pairs = {
        "match": (match, typed.after.match),
        "items": (hand.event.items, typed.event.items),
        "changes": (hand.event.score_changes, typed.event.score_changes),
    }
    if not match.is_over:
        pairs["dealer"] = (hand.after.dealer, typed.after.dealer)
    if "passed" not in typed.event.notes:  # then nobody asks about tricks that cost nothing
        pairs["notes"] = (hand.event.notes, typed.event.notes)
    return [
        f"{name}: {ours} != {theirs}" for name, (ours, theirs) in pairs.items() if ours != theirs
    ]


@pytest.mark.parametrize("game", ALL_GAMES.values(), ids=ALL_GAMES)
def test_typed_hands_score_as_in_the_engine(game: Game) -> None:
    hands = [each for seed in range(2) for each in typed_hands(RandomMatch(game, seed, Seat(1)))]

    assert hands
    assert [each for hand in hands for each in differences(hand)] == []


@pytest.mark.parametrize("variant", VARIANTS, ids=lambda each: each.key)
def test_typed_hands_score_as_in_the_engine_under_any_rules(variant: Variant) -> None:
    for seed in range(4):
        rng = Random(seed)
        game = variant.create_game(random_rules(variant, rng), players=rng.choice(variant.players))
        for hand in typed_hands(RandomMatch(game, seed, Seat(0))):
            assert differences(hand) == [], (game.option_values, hand.entry)


def test_impossible_values_are_refused_where_they_stand() -> None:
    for game in ALL_GAMES.values():
        for hand in typed_hands(RandomMatch(game, 3, Seat(0)), hands=1):
            for name, value in impossible_values(hand):
                refusal = hand.form.refusal(hand.before, {**hand.entry, name: value})

                assert refusal is not None, (game.key, name, value)
                assert refusal.field.name == name


def test_refused_number_offers_the_nearest_possible_ones() -> None:
    form = hand_form(find_variant("huutopussi").create_game())
    entry: Entry = {"who": 1, "bid": 120, "suits": (-1, -1, -1, -1), "points-0": 52}

    refusal = form.refusal(form.start(Seat(0)), entry)

    assert refusal is not None
    assert (refusal.limit.rule, refusal.nearest) == ("point-step", (50, 55))


def test_later_scores_follow_from_a_corrected_hand() -> None:
    form = hand_form(find_variant("tuppi").create_game())
    hands = [{"contest": 0, "tricks-0": 8}, {"contest": 4, "tricks-0": 4}]

    scored = form.reckon_all(Seat(0), [{"contest": 1, "tricks-0": 4}, *hands[1:]])

    assert [each.event.scores for each in form.reckon_all(Seat(0), hands)] == [(8, 0), (20, 0)]
    assert [each.event.scores for each in scored] == [(0, 12), (0, 0)]

"""Guided first hands: deals that show what is special, and comments that fade."""

from dataclasses import replace
from random import Random
from threading import Event as Flag

import pytest

from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.levels import heuristic_bot
from marjapussi_gui.engine.events import HandScored
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.state import NOBODY, MatchStart, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.learning.guided_hands import (
    FEW_COMMENTS,
    MAX_COMMENTS,
    GuidedHand,
    deal_number_by_game,
    first_hand_match,
)
from marjapussi_gui.model.new_game import default_game
from marjapussi_gui.ui.text.hint_text import comment_sentences

KEYS = [each.key for each in VARIANTS]
WITHOUT_MARRIAGES = ("tuppi", "marriage")
PLAYER = Seat(0)


def topics_by_decision(key: str, most: int = MAX_COMMENTS) -> list[str | None]:
    """Return the topic, or None, at each decision of a sensible player in the guided hand."""
    variant = find_variant(key)
    game = variant.create_game(players=variant.default_players)
    seed, hand, bot, rng = (
        deal_number_by_game()[key],
        GuidedHand(key, most),
        heuristic_bot(),
        Random(1),
    )
    state, topics = game.initial_state(MatchStart(game.first_dealer(seed))), list[str | None]()
    while True:
        if state.turn == NOBODY:
            action = game.chance_action(state, seed)
        else:
            view = create_view(game, state, state.turn)
            if state.turn == PLAYER:
                topics.append(hand.next_topic(view))
                assert topics[-1] is None or len(view.legal_actions) > 1
            action = bot.decide(view, SearchContext(rng, stop=Flag())).action
        state, events = game.apply_action(state, action)
        if any(isinstance(event, HandScored) for event in events):
            return topics


@pytest.mark.parametrize("key", KEYS)
def test_comments_fade(key: str) -> None:
    topics = topics_by_decision(key)
    middle = len(topics) // 2
    first, second = (
        [each for each in half if each is not None] for half in (topics[:middle], topics[middle:])
    )

    assert topics[0] is not None
    assert len(set(first + second)) == len(first + second) <= MAX_COMMENTS
    assert len(first) >= len(second)


@pytest.mark.parametrize("key", KEYS)
def test_there_are_fewer_comments_after_lessons(key: str) -> None:
    every, few = topics_by_decision(key), topics_by_decision(key, FEW_COMMENTS)

    assert (
        len([each for each in few if each]) == FEW_COMMENTS < len([each for each in every if each])
    )


@pytest.mark.parametrize("key", [key for key in KEYS if key not in WITHOUT_MARRIAGES])
def test_a_guided_hand_has_a_marriage_to_declare(key: str) -> None:
    assert "declare" in topics_by_decision(key)


@pytest.mark.parametrize(
    ("key", "topics"),
    [("tuppi", {"show", "lead", "follow", "free"}), ("marriage", {"draw", "put away", "lay"})],
)
def test_a_guided_hand_shows_what_is_special(key: str, topics: set[str]) -> None:
    assert topics <= set(topics_by_decision(key))


@pytest.mark.parametrize("key", KEYS)
def test_every_comment_has_a_text(key: str) -> None:
    for topic in topics_by_decision(key):
        if topic is not None:
            comment = comment_sentences(key, topic)
            assert len(" ".join(comment.reasons).split()) <= 25


@pytest.mark.parametrize("key", KEYS)
def test_a_guided_match_has_its_deal_and_the_players_of_the_lessons(key: str) -> None:
    game = first_hand_match(default_game(find_variant(key), name="Anna"))

    assert game.seed == deal_number_by_game()[key]
    assert game.names[0] == "Anna"
    assert len(game.names) == game.player_count
    assert all(game.names)


def test_comments_end_with_the_first_hand() -> None:
    game, hand = find_variant("marjapussi").create_game(), GuidedHand("marjapussi")
    state = game.initial_state(MatchStart(Seat(3)))
    state = game.step(state, game.chance_action(state, 1))
    second = state.replace(match=replace(state.match, hands_played=1))

    assert hand.next_topic(create_view(game, second, PLAYER)) is None
    assert hand.next_topic(create_view(game, state, PLAYER)) == "lead"

"""Answers of keys for screen readers."""

import pytest

from marjapussi_gui.engine.cards import parse_cards
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.rummy.events import SetsLaid
from marjapussi_gui.engine.state import NOBODY, Seat
from marjapussi_gui.engine.view import create_view
from marjapussi_gui.ui.text import screen_reader_text
from marjapussi_gui.ui.text.curtain_text import spoken_moves
from marjapussi_gui.ui.text.screen_reader_text import spoken_sentence
from marjapussi_gui.ui.text.sets_text import laid_sets_text
from tests.scripted_match import ScriptedMatch
from tests.ui.text.random_rules import all_steps, is_readable, table_players

HANDS = (
    "AS TS KS QS JS 9S 8S 7S 6S",
    "AH TH KH QH JH 9H 8H 7H 6H",
    "AC TC KC QC JC 9C 8C 7C 6C",
    "AD TD KD QD JD 9D 8D 7D 6D",
)


def deal_bag() -> ScriptedMatch:
    return ScriptedMatch("bag", dealer=0).deal(*HANDS)


def answer(table: ScriptedMatch, seat: int) -> str:
    return screen_reader_text.trick_by_seat_sentence(
        table.view(seat), table_players(table.game, seat)
    )


def test_the_trick_is_read_clockwise_ending_with_the_player() -> None:
    table = deal_bag().do("play AH")

    assert answer(table, 0) == (
        "Around the table: Eero on the left, ace of hearts; Helvi opposite, nothing yet; Onni on "
        "the right, nothing yet; You, nothing yet."
    )


def test_others_hear_the_same_trick_from_their_own_chair() -> None:
    table = deal_bag().do("play AH")

    assert answer(table, 2).startswith(
        "Around the table: Onni on the left, nothing yet; Aino opposite"
    )
    assert answer(table, 2).endswith("Eero on the right, ace of hearts; You, nothing yet.")


def test_a_partner_who_rests_sits_out() -> None:
    for game, step in all_steps():
        trick = step.after.trick
        if 0 < len(trick.seats) < game.seating.players:
            view = create_view(game, step.after, trick.seats[0])
            told = screen_reader_text.trick_by_seat_sentence(view, table_players(game, view.seat))
            assert told.count("sitting out this hand") == game.seating.players - len(trick.seats)
            return
    pytest.fail("nobody ever rested")


def test_every_seat_hears_whose_turn_it_is() -> None:
    table = deal_bag()

    assert screen_reader_text.turn_sentence(table.view(1), table_players(table.game, 1)).startswith(
        "It’s your turn. "
    )
    assert (
        screen_reader_text.turn_sentence(table.view(0), table_players(table.game)) == "Eero leads."
    )


def test_the_long_score_has_tricks_points_goal_and_dealer() -> None:
    table = deal_bag().tricks("AH 6C 6D 6S")

    told = screen_reader_text.long_score_text(table.view(0), table_players(table.game))

    assert told.startswith("Score: Us 0 and Them 0. No trumps yet. ")
    assert "This hand: Us 0 tricks, points so far 0; Them 1 trick, points so far 11." in told
    assert told.endswith("You’re the dealer.")
    assert "The match is played to " in told


def test_long_score_omits_points_if_the_player_counts() -> None:
    table = deal_bag().tricks("AH 6C 6D 6S")

    told = screen_reader_text.long_score_text(
        table.view(0), table_players(table.game), with_points=False
    )

    assert "This hand: Us 0 tricks; Them 1 trick." in told


def test_card_counts_of_others_are_read() -> None:
    table = deal_bag().do("play AH")

    told = screen_reader_text.table_text(table.view(0), table_players(table.game))

    assert told == "Eero holds 8 cards. Helvi holds 9 cards. Onni holds 9 cards."


@pytest.mark.parametrize("key", [each.key for each in VARIANTS])
def test_every_answer_can_be_given_at_every_moment(key: str) -> None:
    for game, step in all_steps():
        if game.key == key:
            view, who = create_view(game, step.after, Seat(0)), table_players(game)
            told = [
                screen_reader_text.turn_sentence(view, who),
                screen_reader_text.trick_by_seat_sentence(view, who),
                screen_reader_text.long_score_text(view, who),
                screen_reader_text.table_text(view, who),
            ]
            assert all(map(is_readable, told)), told


def test_laid_sets_are_read_card_by_card() -> None:
    event = SetsLaid(Seat(1), (parse_cards("6H 5H 4H"),))

    people = table_players(find_variant("marriage").create_game())
    expected = "Eero shows six of hearts, five of hearts and four of hearts."

    assert spoken_sentence(event, people) == expected
    assert spoken_moves([event], people) == expected  # also behind the curtain


def test_own_sets_on_the_table_are_yours() -> None:
    named = table_players(find_variant("marriage").create_game())

    assert [laid_sets_text(named, Seat(seat), "6♥ 5♥ 4♥") for seat in (0, 1)] == [
        "You’ve shown 6♥ 5♥ 4♥",
        "Eero has shown 6♥ 5♥ 4♥",
    ]


def test_answers_reveal_no_hidden_cards() -> None:
    for game, step in all_steps():
        for seat in game.seating.seats:
            view = create_view(game, step.after, seat)
            told = screen_reader_text.table_text(view, table_players(game, seat))
            if step.after.turn != NOBODY and game.key == "bondtolva-two":
                assert " of " not in told, told

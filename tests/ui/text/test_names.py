import pytest

from marjapussi_gui.engine.cards import HIDDEN, JOKER, Card, Suit, parse_card
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NOBODY, Seat, Side
from marjapussi_gui.model.new_game import NewGame, default_game
from marjapussi_gui.ui.text.bot_names import BOT_NAMES, adessive
from marjapussi_gui.ui.text.card_names import (
    GENITIVE,
    NOMINATIVE,
    PARTITIVE,
    card_name,
    join_with_and,
    rank_name,
    short_card_name,
    suit_name,
)
from marjapussi_gui.ui.text.table_players import TablePlayers, random_bot_names
from marjapussi_gui.ui.window.match_controller import player_names
from tests.ui.text.random_rules import is_readable

FOUR = Seating(4, has_partners=True)
ALONE = Seating(3, has_partners=False)


def test_cards_are_named() -> None:
    assert card_name(parse_card("TH")) == "ten of hearts"
    assert short_card_name(parse_card("TH")) == "10♥"
    assert suit_name(Suit(3)) == "clubs"
    assert rank_name("Q") == "queen"


def test_every_card_has_a_name_in_every_form() -> None:
    for form in (NOMINATIVE, GENITIVE, PARTITIVE):
        names = [card_name(Card(number), form) for number in range(53)]
        assert len(set(names)) == 53
        assert all(map(is_readable, names))
        assert is_readable(card_name(HIDDEN, form))


def test_joker_and_hidden_cards_are_short_too() -> None:
    assert short_card_name(JOKER) == "Joker"
    assert short_card_name(HIDDEN) == "?"


def test_names_are_listed() -> None:
    assert [join_with_and([]), join_with_and(["a"]), join_with_and(["a", "b"])] == [
        "",
        "a",
        "a and b",
    ]
    assert join_with_and(["a", "b", "c"]) == "a, b and c"


def test_own_side_begins_with_you() -> None:
    people = TablePlayers(("Eero", "Aino", "Helvi", "Onni"), Seat(2), FOUR)

    assert people.side_name(Side(0)) == "You and Eero"
    assert people.side_name(Side(1)) == "Aino and Onni"
    assert [people.short_side_name(Side(0)), people.short_side_name(Side(1))] == ["Us", "Them"]


def test_players_without_partner_are_named() -> None:
    people = TablePlayers(("", "Aino", ""), Seat(0), ALONE)

    assert [people.side_name(side) for side in ALONE.sides] == ["You", "Aino", "Player 3"]
    assert people.short_side_name(Side(1)) == "Aino"


def test_spectator_has_no_seat() -> None:
    people = TablePlayers(("Eero", "Aino", "Helvi", "Onni"), NOBODY, FOUR)

    assert not any(map(people.is_own_seat, (*FOUR.seats, NOBODY)))
    assert people.short_side_name(Side(0)) == "Eero and Helvi"


def test_bots_have_different_names_that_follow_from_the_seed() -> None:
    assert random_bot_names(4, 7) == random_bot_names(4, 7)
    assert len(set(random_bot_names(len(BOT_NAMES), 1))) == len(BOT_NAMES)
    assert random_bot_names(4, 7) != random_bot_names(4, 8)


@pytest.mark.parametrize("own", [*BOT_NAMES, "aino ", "V\u00c4IN\u00d6", "A\0ino"])
def test_no_computer_player_has_the_name_of_the_player(own: str) -> None:
    for seed in range(200):
        game = default_game(VARIANTS[seed % len(VARIANTS)], name=own)
        names = player_names(game, own, seed)

        assert own == names[0]
        assert len({cleaned_name(name) for name in names}) == len(names)


def test_no_computer_player_has_a_name_that_was_given_to_another() -> None:
    for seed in range(200):
        given = NewGame("huutopussi", 4, names=("", "", "Helvi", "aino"), own_seat=Seat(1))
        names = player_names(given, "", seed)

        assert ("Helvi", "aino") == (names[3], names[0])
        assert "" == names[1]
        assert len({cleaned_name(name) for name in names}) == len(names)


def cleaned_name(name: str) -> str:
    return name.replace("\0", "").strip().casefold()


def test_known_names_are_declined_in_finnish_and_typed_ones_have_a_colon() -> None:
    declined = [adessive(name) for name in ("Aino", "Helvi", "Väinö", "Gunnar", "Sigrid", "Mary")]

    assert declined == ["Ainolla", "Helvillä", "Väinöllä", "Gunnarilla", "Sigridillä", "Mary:lla"]
    assert adessive("Sinä") == "Sinulla"

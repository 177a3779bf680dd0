import pytest

from marjapussi_gui.engine.cards import HIDDEN, JOKER, Card, Suit, card
from marjapussi_gui.engine.games import VARIANTS
from marjapussi_gui.engine.seating import Seating
from marjapussi_gui.engine.state import NOBODY, Seat, Side
from marjapussi_gui.ui.basis.new_game import NewGame, usual_game
from marjapussi_gui.ui.shell.guests import names_round
from marjapussi_gui.ui.wording.card_names import (
    FORMS,
    card_name,
    listed,
    rank_name,
    short_name,
    suit_name,
)
from marjapussi_gui.ui.wording.people import BOT_NAMES, People, bot_names
from tests.ui.wording.readings import is_readable

FOUR = Seating(4, partners=True)
ALONE = Seating(3, partners=False)


def test_cards_are_named() -> None:
    assert card_name(card("TH")) == "ten of hearts"
    assert short_name(card("TH")) == "10♥"
    assert suit_name(Suit(3)) == "clubs"
    assert rank_name("Q") == "queen"


def test_every_card_has_a_name_in_every_form() -> None:
    for form in FORMS:
        names = [card_name(Card(number), form) for number in range(53)]
        assert len(set(names)) == 53
        assert all(map(is_readable, names))
        assert is_readable(card_name(HIDDEN, form))


def test_joker_and_hidden_cards_are_short_too() -> None:
    assert short_name(JOKER) == "Joker"
    assert short_name(HIDDEN) == "?"


def test_names_are_listed() -> None:
    assert [listed([]), listed(["a"]), listed(["a", "b"])] == ["", "a", "a and b"]
    assert listed(["a", "b", "c"]) == "a, b and c"


def test_own_side_begins_with_you() -> None:
    people = People(("Eero", "Aino", "Helvi", "Onni"), Seat(2), FOUR)

    assert people.side_name(Side(0)) == "You and Eero"
    assert people.side_name(Side(1)) == "Aino and Onni"
    assert [people.short_side(Side(0)), people.short_side(Side(1))] == ["Us", "Them"]


def test_those_who_play_alone_go_by_name() -> None:
    people = People(("", "Aino", ""), Seat(0), ALONE)

    assert [people.side_name(side) for side in ALONE.sides] == ["You", "Aino", "Player 3"]
    assert people.short_side(Side(1)) == "Aino"


def test_who_looks_on_is_nobody() -> None:
    people = People(("Eero", "Aino", "Helvi", "Onni"), NOBODY, FOUR)

    assert not any(map(people.is_me, (*FOUR.seats, NOBODY)))
    assert people.short_side(Side(0)) == "Eero and Helvi"


def test_bots_have_different_names_that_follow_from_the_seed() -> None:
    assert bot_names(4, 7) == bot_names(4, 7)
    assert len(set(bot_names(len(BOT_NAMES), 1))) == len(BOT_NAMES)
    assert bot_names(4, 7) != bot_names(4, 8)


@pytest.mark.parametrize("own", [*BOT_NAMES, "aino ", "V\u00c4IN\u00d6", "A\0ino"])
def test_no_computer_player_has_the_name_of_the_player(own: str) -> None:
    for seed in range(200):
        game = usual_game(VARIANTS[seed % len(VARIANTS)], name=own)
        names = names_round(game, own, seed)

        assert own == names[0]
        assert len({heard(name) for name in names}) == len(names)


def test_no_computer_player_has_a_name_that_was_given_to_another() -> None:
    for seed in range(200):
        given = NewGame("huutopussi", 4, names=("", "", "Helvi", "aino"), me=Seat(1))
        names = names_round(given, "", seed)

        assert ("Helvi", "aino") == (names[3], names[0])
        assert "" == names[1]
        assert len({heard(name) for name in names}) == len(names)


def heard(name: str) -> str:
    return name.replace("\0", "").strip().casefold()

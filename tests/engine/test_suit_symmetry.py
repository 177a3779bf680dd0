"""Suits that are alike may be exchanged in a whole match, and nothing else changes."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.engine.card_combinations import CardCombinations
from marjapussi_gui.engine.cards import ALL_SUITS, Suit, parse_card
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import find_variant
from marjapussi_gui.engine.state import Seat
from marjapussi_gui.engine.suit_symmetry import CardMapping, equivalent_suits, suit_renaming
from tests.preset_games import every_game
from tests.random_matches import RandomMatch, Step

SEEDS = (1, 2)
SPADES, HEARTS, DIAMONDS, CLUBS = ALL_SUITS


def suit_rotation(game: Game) -> CardMapping:
    """Return the renaming that moves each suit of a group on by one."""
    groups = equivalent_suits(game)
    moved = {suit: group[place - 1] for group in groups for place, suit in enumerate(group)}
    return suit_renaming(moved)


def renamed_steps(game: Game, seed: int, names: CardMapping) -> Iterator[tuple[Step, Step]]:
    walk = RandomMatch(game, seed, Seat(0))
    after = None
    for step in walk.steps(1):
        before = step.before if after is None else after
        action = names.rename_action(step.action)
        after, events = game.apply_action(before, action)
        yield step, Step(before, action, after, events)


@every_game
def test_exchanged_suits_lead_to_the_same_match(game: Game) -> None:
    names, compared = suit_rotation(game), 0
    for seed in SEEDS:
        for one, other in renamed_steps(game, seed, names):
            assert (one.after.turn, one.after.match) == (other.after.turn, other.after.match)
            assert one.after.phase == other.after.phase
            legal, renamed = game.legal_actions(one.after), game.legal_actions(other.after)
            assert len(legal) == len(renamed)
            if not isinstance(legal, CardCombinations):
                assert {names.rename_action(each) for each in legal} == set(renamed)
            compared += 1
    assert compared


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("marjapussi", ((SPADES, HEARTS, DIAMONDS, CLUBS),)),
        ("tuppi", ((HEARTS, DIAMONDS), (SPADES, CLUBS))),
        ("marriage", ((HEARTS, DIAMONDS), (SPADES, CLUBS))),
        ("huutopussi", ()),
    ],
)
def test_suits_are_equivalent_where_no_rule_names_a_suit(key: str, wanted: object) -> None:
    assert equivalent_suits(find_variant(key).create_game()) == wanted


def test_suit_that_a_house_rule_names_stays_what_it_is() -> None:
    every = [find_variant("marjapussi").create_game({"first_hand": "club_ace"})]
    every.append(find_variant("bondtolva").create_game({"first_lead": "ace_or_spade"}))

    assert [equivalent_suits(game) for game in every] == [
        ((SPADES, HEARTS, DIAMONDS),),
        ((HEARTS, DIAMONDS, CLUBS),),
    ]


def test_exchanging_suits_keeps_ranks() -> None:
    names = suit_renaming({SPADES: HEARTS, HEARTS: SPADES})

    assert names.rename_cards((parse_card("AS"), parse_card("TH"), parse_card("7C"))) == (
        parse_card("AH"),
        parse_card("TS"),
        parse_card("7C"),
    )
    assert names.rename_suit(Suit(0)) == HEARTS

"""Suits that are alike may be exchanged in a whole match, and nothing else changes."""

from collections.abc import Iterator

import pytest

from marjapussi_gui.engine.alike import alike
from marjapussi_gui.engine.cards import ALL_SUITS, Suit, card
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.games import variant
from marjapussi_gui.engine.handfuls import Handfuls
from marjapussi_gui.engine.renaming import Renaming, of_suits
from marjapussi_gui.engine.state import Seat
from tests.presets import every_game
from tests.walks import Step, Walk

SEEDS = (1, 2)
SPADES, HEARTS, DIAMONDS, CLUBS = ALL_SUITS


def turned(game: Game) -> Renaming:
    """Return the renaming that moves each suit of a group on by one."""
    groups = alike(game)
    moved = {suit: group[place - 1] for group in groups for place, suit in enumerate(group)}
    return of_suits(moved)


def renamed_steps(game: Game, seed: int, names: Renaming) -> Iterator[tuple[Step, Step]]:
    """Yield the steps of a walk, each with the one in its place where suits are exchanged."""
    walk = Walk(game, seed, Seat(0))
    after = None
    for step in walk.steps(1):
        before = step.before if after is None else after
        action = names.action(step.action)
        after, events = game.play(before, action)
        yield step, Step(before, action, after, events)


@every_game
def test_exchanged_suits_lead_to_the_same_match(game: Game) -> None:
    names, compared = turned(game), 0
    for seed in SEEDS:
        for one, other in renamed_steps(game, seed, names):
            assert (one.after.turn, one.after.match) == (other.after.turn, other.after.match)
            assert one.after.phase == other.after.phase
            legal, renamed = game.legal(one.after), game.legal(other.after)
            assert len(legal) == len(renamed)
            if not isinstance(legal, Handfuls):
                assert {names.action(each) for each in legal} == set(renamed)
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
def test_suits_are_alike_where_no_rule_names_one(key: str, wanted: object) -> None:
    assert alike(variant(key).game()) == wanted


def test_suit_that_a_house_rule_names_stays_what_it_is() -> None:
    every = [variant("marjapussi").game({"first_hand": "club_ace"})]
    every.append(variant("bondtolva").game({"first_lead": "ace_or_spade"}))

    assert [alike(game) for game in every] == [
        ((SPADES, HEARTS, DIAMONDS),),
        ((HEARTS, DIAMONDS, CLUBS),),
    ]


def test_exchanging_suits_keeps_ranks() -> None:
    names = of_suits({SPADES: HEARTS, HEARTS: SPADES})

    assert names.all_of((card("AS"), card("TH"), card("7C"))) == (
        card("AH"),
        card("TS"),
        card("7C"),
    )
    assert names.suit(Suit(0)) == HEARTS

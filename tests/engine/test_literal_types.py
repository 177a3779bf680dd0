"""Each kind has one list of words; games use no others, and other programs can rely on them."""

import json

import pytest

from marjapussi_gui.engine.actions import Draw, DrawSource, SayBid, SpokenContest
from marjapussi_gui.engine.events import HandNote, HandScored, ItemKey, ScoreItem, ZoneKind
from marjapussi_gui.engine.game import Game
from marjapussi_gui.engine.notation import action_text, parse_action
from marjapussi_gui.engine.state import ContestKind, Seat, Side
from marjapussi_gui.engine.view import create_view
from tests.literal_types import literal_values
from tests.preset_games import ALL_GAMES, every_game
from tests.random_matches import RandomMatch

CONTESTS = {ContestKind.RAMI, ContestKind.NOLO, ContestKind.SOOLI}


def zones_of(game: Game) -> set[str]:
    """Return the kinds of places where cards lie, come from or go to in a few hands."""
    kinds: set[str] = set()
    for step in RandomMatch(game, 5, Seat(0)).steps():
        kinds |= {zone.kind for zone, _ in create_view(game, step.after, Seat(0)).zones}
        moves = [move for event in step.events for move in event.moves()]
        kinds |= {zone.kind for move in moves for zone in (move.source, move.target)}
    return kinds


def test_cards_lie_in_every_kind_of_zone_and_in_no_other() -> None:
    assert set().union(*map(zones_of, ALL_GAMES.values())) == set(literal_values(ZoneKind))


@every_game
def test_hand_is_counted_and_noted_in_known_words(game: Game) -> None:
    counted = [
        event
        for step in RandomMatch(game, 7, Seat(0)).steps(hands=4)
        for event in step.events
        if isinstance(event, HandScored)
    ]

    assert counted
    for event in counted:
        assert {item.key for item in event.items} <= {*literal_values(ItemKey), *CONTESTS}
        assert set(event.notes) <= {*literal_values(HandNote), *CONTESTS}


@pytest.mark.parametrize("word", [ContestKind.RAMI, ContestKind.NOLO])
def test_bid_in_words_is_written_as_before(word: SpokenContest) -> None:
    assert action_text(SayBid(word)) == f"say {word.value}"
    assert parse_action(f"say {word.value}") == SayBid(word)


@pytest.mark.parametrize("source", literal_values(DrawSource))
def test_draw_is_written_as_before(source: DrawSource) -> None:
    assert action_text(Draw(source)) == f"draw {source}"
    assert parse_action(f"draw {source}") == Draw(source)


def test_contest_stands_in_json_by_its_word() -> None:
    item = ScoreItem(Side(0), ContestKind.SOOLI, 24)
    scored = HandScored(Seat(0), (1, 0), (0, 0), (0, 0), (0, 0), (ContestKind.SOOLI,), (item,))

    assert json.dumps([scored.notes, item]) == '[["sooli"], [0, "sooli", 24, false]]'

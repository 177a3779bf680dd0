"""The last word of players without a search: normal raises to what its hand nearly makes."""

from collections.abc import Callable
from random import Random

import pytest

from marjapussi_gui.bots.players.bot import Bot, SearchContext
from marjapussi_gui.bots.players.levels import LEVELS, easy_bot, heuristic_bot
from marjapussi_gui.engine.actions import Stand
from marjapussi_gui.engine.notation import action_text
from tests.scripted_match import ScriptedMatch

HANDS = (
    "9S JS QS KS JH 7D 8D 9D JD",
    "AH TH KH QH 9H TS 6D 7C 8C",  # declares, and is given three aces
    "QD KD TD 6C 9C JC QC KC TC",
    "AS AD AC 6S 7S 8S 6H 7H 8H",
)
# With four aces, two tens, suits of five, two, one and one, and the whole of hearts:
# -56 + 4 x 32 + 2 x 9 + 2.5 x (25 + 4 + 1 + 1) + .95 x 100 = 262.5, less 35 to be sure: 227.5.
# It goes four fifths of the way there, from 50 to 192 and from 100 to 202.


def at_the_last_word(when: str, bid: int) -> ScriptedMatch:
    table = ScriptedMatch("huutopussi", {"raise_when": when}, dealer=1).deal(*HANDS)
    table.do(f"bid {bid}", "pass", "pass", "pass", "give AS AD AC")
    return table if when == "before" else table.do("give 6D 7C 8C")


def last_bid(player: Bot, table: ScriptedMatch) -> str:
    view = table.view(table.state.turn)
    assert view.legal_actions[0] == Stand()
    return action_text(player.decide(view, SearchContext(Random(1))).action)


@pytest.mark.parametrize("when", ["before", "after"])
def test_normal_raises_to_a_little_less_than_the_hand_promises(when: str) -> None:
    assert last_bid(LEVELS["normal"](), at_the_last_word(when, 50)) == "raise 190"
    assert last_bid(LEVELS["normal"](), at_the_last_word(when, 100)) == "raise 200"


@pytest.mark.parametrize("when", ["before", "after"])
def test_normal_stands_where_the_bid_is_as_high(when: str) -> None:
    assert last_bid(LEVELS["normal"](), at_the_last_word(when, 230)) == "stand"


@pytest.mark.parametrize("player", [easy_bot, heuristic_bot], ids=["easy", "habits"])
def test_others_do_not_think_of_raising(player: Callable[[], Bot]) -> None:
    assert last_bid(player(), at_the_last_word("before", 50)) == "stand"


def test_what_will_be_put_away_promises_nothing() -> None:
    """The three diamonds go: -32 + 3 x 21 + 2 x 13 + 36 + 9 + 4 + .95 x 100 = 201, less 45.

    Four fifths of the way from 50 to 156 are 134.8.
    """
    hand, kitty = "AH TH KH QH 9H 8H AS TS AC 6D 7D", "8D 6S 6C"
    others = "KS QS JS 9S 8S 7S JH 7H 6H 9D JD", "QD KD TD AD 7C 8C 9C JC QC KC TC"
    words = []
    for when in ("before", "after"):
        table = ScriptedMatch("huutopussi-three", {"raise_when": when}, dealer=1)
        table.deal(others[0], hand, others[1], stock=kitty).do("bid 50", "pass", "pass")
        if when == "after":
            table.do("discard 6D 7D 8D")
        words.append(last_bid(LEVELS["normal"](), table))

    assert words == ["raise 130", "raise 130"]

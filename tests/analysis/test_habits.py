"""Tests of the measured habits of partners."""

import json

import pytest

from marjapussi_gui.analysis.explanation.habits import (
    HABITS_FILE,
    habit_observations,
    partner_habits,
)
from marjapussi_gui.bots.players.levels import reference_player_mix
from marjapussi_gui.engine.actions import AskWhole, Play
from marjapussi_gui.engine.cards import parse_card
from marjapussi_gui.model.new_game import LEVELS
from marjapussi_gui.model.playing_habits import Habit
from tests.analysis.view_notation import trick_view
from tests.bench.habits import PARTNER_GAMES


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("key", PARTNER_GAMES)
def test_every_level_has_habits_in_every_game_with_partners(key: str, level: str) -> None:
    rates = partner_habits(key, level)

    assert rates
    assert all(0 <= rate.share <= 1 for rate in rates)


def test_games_without_partners_have_no_habits() -> None:
    assert partner_habits("bondtolva-two", "normal") == ()


def test_a_question_whose_answer_is_known_is_no_chance_to_ask() -> None:
    hopeless = trick_view("marjapussi", "KH 9H 8S", gone="KS QD QC QH")
    hopeful = trick_view("marjapussi", "KH 9H 8S", gone="KS QD QC 7D")
    lead = Play(parse_card("9H"))

    assert AskWhole() in hopeless.legal_actions
    assert Habit.ASK_AT_ONCE not in dict(habit_observations(hopeless, lead))
    assert dict(habit_observations(hopeful, lead))[Habit.ASK_AT_ONCE] is False


def test_the_habits_of_a_level_lie_between_those_of_the_players_it_mixes() -> None:
    measured = json.loads(HABITS_FILE.read_text("utf-8"))["tuppi"]
    strong, expert = (
        followed / chances
        for followed, chances in (measured[name]["lead_back"] for name in ("strong", "expert"))
    )
    shares = {rate.habit: rate.share for rate in partner_habits("tuppi", "very-strong")}

    assert reference_player_mix("very-strong", "tuppi").keys() == {"strong", "expert"}
    assert min(strong, expert) < shares[Habit.LEAD_BACK] < max(strong, expert)

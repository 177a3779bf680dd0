"""No number that a record may hold breaks a player, however large it is."""

import io
import json
import sys
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.equity.match_equity import match_equity, never_stop, score_based_equity
from marjapussi_gui.bots.equity.score_clamping import MAX_SCORE, clamp_match_scores
from marjapussi_gui.bots.players.bot import SearchContext
from marjapussi_gui.bots.players.double_dummy_values import CannotSolveError, double_dummy_values
from marjapussi_gui.bots.players.levels import LEVELS
from marjapussi_gui.bots.players.players import EquityFactory
from marjapussi_gui.commands.cli import main
from marjapussi_gui.engine.games import VARIANTS, find_variant
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.record_lines import RecordEntry, RecordHeader
from marjapussi_gui.engine.state import NOBODY, GameState, MatchStanding, MatchStart, Seat
from marjapussi_gui.engine.strict_json import LARGEST_INTEGER
from marjapussi_gui.engine.view import create_view
from tests.parameters import mostly_slow
from tests.preset_games import AUCTION_GAMES

BY_KEY = {each.key: each for each in VARIANTS}
LARGE = {"a million": 10**6, "the largest": LARGEST_INTEGER}
large = pytest.mark.parametrize("number", LARGE.values(), ids=LARGE)

# A game, its rules, scores before its first deal, where 1 stands for a large number below 0 or
# above, and whether such a number is carried instead
STANDINGS: dict[str, tuple[str, dict[str, object], list[tuple[int, ...]], bool]] = {
    "far below": ("huutopussi", {}, [(-1, -1), (0, -1)], False),
    "far below a low target": ("huutopussi", {"target": 5}, [(-1, 0)], False),
    "far below, alone": ("huutopussi-three", {}, [(-1, -1, -1), (-1, 2, 9)], False),
    "far apart": ("marriage", {}, [(1, -1, 1, -1)], False),
    "far apart, in the only deal": ("marriage", {"deals": 1}, [(-1, 1, 0, 2)], False),
    "carried": ("marjapussi", {"pip_tie": "carry"}, [(1, 11)], True),
    "carried to one who may go beyond": (
        "bondtolva",
        {"pip_tie": "carry", "overshoot": "subtract"},
        [(11, 0)],
        True,
    ),
}


def starts(signs: list[tuple[int, ...]], number: int, *, carries: bool) -> list[MatchStart]:
    carry = number if carries else 0
    return [
        MatchStart(
            Seat(0),
            tuple(score if carries or abs(score) > 1 else score * number for score in scores),
            carried_points=carry,
        )
        for scores in signs
    ]


@pytest.mark.parametrize("what", STANDINGS)
@large
def test_records_may_hold_it(what: str, number: int) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = find_variant(key).create_game(rules)
    names = ("",) * game.seating.players
    for start in starts(signs, number, carries=carries):
        text = MatchRecord(RecordHeader(game, names, start)).text()
        assert replay(text.encode(), BY_KEY).state == game.initial_state(start)


@pytest.mark.parametrize("level", mostly_slow(LEVELS, "easy", "expert"))
@pytest.mark.parametrize("what", STANDINGS)
def test_players_play_a_hand(what: str, level: str) -> None:
    play_hands(what, LARGEST_INTEGER, level)


@pytest.mark.parametrize("level", mostly_slow(LEVELS, "random", "easy", "normal", "strong"))
@pytest.mark.parametrize("what", STANDINGS)
def test_players_play_a_hand_where_a_million_stands(what: str, level: str) -> None:
    play_hands(what, 10**6, level)


def play_hands(what: str, number: int, level: str) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = find_variant(key).create_game(rules)
    for start in starts(signs, number, carries=carries):
        state, rng = game.initial_state(start), Random(1)
        bots = [LEVELS[level]() for _ in game.seating.seats]
        for _ in range(60):
            if state.match.hands_played:
                break
            if state.turn == NOBODY:
                state = game.step(state, game.chance_action(state, 4))
                continue
            think = SearchContext(rng, nodes=4)
            choice = bots[state.turn].decide(create_view(game, state, state.turn), think)
            assert all(value == value for _, value in choice.values)  # noqa: PLR0124 - no nan
            state, _ = game.apply_action(state, choice.action)


def near_the_end(key: str, rules: dict[str, object], start: MatchStart) -> GameState:
    game = find_variant(key).create_game(rules)
    state, bot = game.initial_state(start), LEVELS["easy"]()
    while state.turn == NOBODY or len(state.tricks) < 5:
        if state.turn == NOBODY:
            state = game.step(state, game.chance_action(state, 4))
            continue
        think = SearchContext(Random(1))
        state = game.step(state, bot.decide(create_view(game, state, state.turn), think).action)
    return state


@pytest.mark.parametrize("what", [what for what in STANDINGS if STANDINGS[what][0] != "marriage"])
@large
def test_open_cards_are_worth_something(what: str, number: int) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = find_variant(key).create_game(rules)
    for start in starts(signs, number, carries=carries):
        state = near_the_end(key, rules, start)
        try:
            values = double_dummy_values(game, state)
        except CannotSolveError:
            continue
        assert set(values) == set(game.legal_actions(state))


@pytest.mark.parametrize("worth", [score_based_equity, match_equity])
@pytest.mark.parametrize("key", sorted({game.key for game in AUCTION_GAMES.values()}))
@pytest.mark.parametrize("below", [5_000, 10**5, MAX_SCORE])
def test_chances_are_a_whole_wherever_a_match_stands(
    key: str, worth: EquityFactory, below: int
) -> None:
    game = find_variant(key).create_game({"target": 5})
    sides = len(game.seating.sides)
    for scores in ((-below,) * sides, (*(0,) * (sides - 1), -below)):
        shares = worth(game, never_stop)(MatchStanding(scores), Seat(0))
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        if scores[0] > scores[-1]:
            assert shares[0] > shares[-1]


def test_only_what_is_out_of_reach_is_brought_nearer() -> None:
    near = MatchStanding((-5000, 499), carried_points=3, collected_points=(0, 0))
    far = MatchStanding(
        (-LARGEST_INTEGER, 499),
        carried_points=LARGEST_INTEGER,
        collected_points=(LARGEST_INTEGER, 0),
    )

    assert clamp_match_scores(near) is near
    assert clamp_match_scores(far) == MatchStanding(
        (-MAX_SCORE, 499), carried_points=MAX_SCORE, collected_points=(MAX_SCORE, 0)
    )


@pytest.mark.parametrize("command", ["judge", "hint", "bot"])
def test_commands_answer_of_a_record_that_holds_it(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = find_variant("huutopussi").create_game()
    header = RecordHeader(game, ("",) * 4, MatchStart(Seat(0), (-LARGEST_INTEGER, 0)))
    deal = RecordEntry(NOBODY, game.chance_action(game.initial_state(header.start), 1))
    text, path = MatchRecord(header, (deal,)).text(), tmp_path / "huge.marja"
    path.write_text(text, encoding="utf-8")
    request = json.dumps({"record": text.splitlines(), "seat": 0}) + "\n"
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(request.encode())))
    what = "huutopussi" if command == "bot" else str(path)
    level = [] if command == "judge" else ["--level", "strong"]

    assert main([command, what, *level]) == 0

    out, err = capsys.readouterr()
    assert err == ""
    assert "error" not in out

"""No number that a record may hold breaks a player, however large it is."""

import io
import json
import sys
from pathlib import Path
from random import Random

import pytest

from marjapussi_gui.bots.base import Think
from marjapussi_gui.bots.chances import by_match, never, plain
from marjapussi_gui.bots.levels import LEVELS
from marjapussi_gui.bots.open_cards import CannotSolve, open_values
from marjapussi_gui.bots.players import Chances
from marjapussi_gui.bots.reach import FARTHEST, within_reach
from marjapussi_gui.cli import main
from marjapussi_gui.engine.games import VARIANTS, variant
from marjapussi_gui.engine.lines import Entry, Header
from marjapussi_gui.engine.record import MatchRecord, replay
from marjapussi_gui.engine.state import NOBODY, Seat, Standing, Start, State
from marjapussi_gui.engine.strict_json import HUGE
from tests.presets import OF_AUCTIONS

BY_KEY = {each.key: each for each in VARIANTS}
LARGE = {"a million": 10**6, "the largest": HUGE}
SLOW = pytest.mark.slow
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


def starts(signs: list[tuple[int, ...]], number: int, *, carries: bool) -> list[Start]:
    carry = number if carries else 0
    return [
        Start(
            Seat(0),
            tuple(score if carries or abs(score) > 1 else score * number for score in scores),
            carry=carry,
        )
        for scores in signs
    ]


@pytest.mark.parametrize("what", STANDINGS)
@large
def test_records_may_hold_it(what: str, number: int) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = variant(key).game(rules)
    names = ("",) * game.seating.players
    for start in starts(signs, number, carries=carries):
        text = MatchRecord(Header(game, names, start)).text()
        assert replay(text.encode(), BY_KEY).state == game.start(start)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("what", STANDINGS)
def test_players_play_a_hand(what: str, level: str) -> None:
    play_hands(what, HUGE, level)


@pytest.mark.parametrize(
    "level", [each if each != "expert" else pytest.param(each, marks=SLOW) for each in LEVELS]
)
@pytest.mark.parametrize("what", STANDINGS)
def test_players_play_a_hand_where_a_million_stands(what: str, level: str) -> None:
    play_hands(what, 10**6, level)


def play_hands(what: str, number: int, level: str) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = variant(key).game(rules)
    for start in starts(signs, number, carries=carries):
        state, rng = game.start(start), Random(1)
        bots = [LEVELS[level]() for _ in game.seating.seats]
        for _ in range(60):
            if state.match.hands:
                break
            if state.turn == NOBODY:
                state = game.step(state, game.chance(state, 4))
                continue
            think = Think(rng, nodes=4)
            choice = bots[state.turn].consider(game.look(state, state.turn), think)
            assert all(value == value for _, value in choice.values)  # noqa: PLR0124 - no nan
            state, _ = game.play(state, choice.action)


def near_the_end(key: str, rules: dict[str, object], start: Start) -> State:
    game = variant(key).game(rules)
    state, bot = game.start(start), LEVELS["easy"]()
    while state.turn == NOBODY or len(state.tricks) < 5:
        if state.turn == NOBODY:
            state = game.step(state, game.chance(state, 4))
            continue
        think = Think(Random(1))
        state = game.step(state, bot.consider(game.look(state, state.turn), think).action)
    return state


@pytest.mark.parametrize("what", [what for what in STANDINGS if STANDINGS[what][0] != "marriage"])
@large
def test_open_cards_are_worth_something(what: str, number: int) -> None:
    key, rules, signs, carries = STANDINGS[what]
    game = variant(key).game(rules)
    for start in starts(signs, number, carries=carries):
        state = near_the_end(key, rules, start)
        try:
            values = open_values(game, state)
        except CannotSolve:
            continue
        assert set(values) == set(game.legal(state))


@pytest.mark.parametrize("worth", [plain, by_match])
@pytest.mark.parametrize("key", sorted({game.key for game in OF_AUCTIONS.values()}))
@pytest.mark.parametrize("below", [5_000, 10**5, FARTHEST])
def test_chances_are_a_whole_wherever_a_match_stands(key: str, worth: Chances, below: int) -> None:
    game = variant(key).game({"target": 5})
    sides = len(game.seating.sides)
    for scores in ((-below,) * sides, (*(0,) * (sides - 1), -below)):
        shares = worth(game, never)(Standing(scores), Seat(0))
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
        if scores[0] > scores[-1]:
            assert shares[0] > shares[-1]


def test_only_what_is_out_of_reach_is_brought_nearer() -> None:
    near = Standing((-5000, 499), carry=3, collected=(0, 0))
    far = Standing((-HUGE, 499), carry=HUGE, collected=(HUGE, 0))

    assert within_reach(near) is near
    assert within_reach(far) == Standing((-FARTHEST, 499), carry=FARTHEST, collected=(FARTHEST, 0))


@pytest.mark.parametrize("command", ["judge", "hint", "bot"])
def test_commands_answer_of_a_record_that_holds_it(
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = variant("huutopussi").game()
    header = Header(game, ("",) * 4, Start(Seat(0), (-HUGE, 0)))
    deal = Entry(NOBODY, game.chance(game.start(header.start), 1))
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

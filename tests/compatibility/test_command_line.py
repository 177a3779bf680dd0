"""Commands, their options, exit statuses and JSON keys, which other programs rely on."""

import io
import json
import sys
from argparse import SUPPRESS, ArgumentParser
from hashlib import sha256
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import COMMANDS, create_parser, main
from marjapussi_gui.ui.window.page_screenshots import PAGE_NAMES

# Each option with what follows it; a star stands where it has to be said, a plus where it repeats
OF_A_GAME = "*GAME --rules FILE --players N --seed N"
BUDGET = "--think MS --nodes N"
OPTIONS = {
    "": (
        "--version --data-dir DIR --open FILE --new KEY"
        " --shot FILE --size WxH --scale F --game KEY --page NAME --lang L --moves N --seed N"
        " --felt NAME --chrome NAME --deck NAME --index NAME --back NAME --text NAME --cards NAME"
    ),
    "games": "--json",
    "judge": "*FILE+ --json --certificate --seed N",
    "deal": f"{OF_A_GAME} --with WISH --part PART",
    "play": f"{OF_A_GAME} --bots LEVEL,... --matches N --hands N --out FILE {BUDGET}",
    "duel": (
        f"{OF_A_GAME} *--a LEVEL *--b LEVEL *--deals N --matches --jobs N --cluster ADDRESS"
        f" {BUDGET} --json"
    ),
    "solve": "*FILE --json --certificate",
    "hint": "*FILE --level LEVEL --think MS --json",
    "page": "*FILE --hand N --seat S --all --lang L -o --out FILE",
    "bot": "*GAME *--level LEVEL",
    "smoke": "",
}
PICTURES = """
table start learn lessons guided rules new seats people house preferences count hint values tutor
tricks known talk hands review moment answer matches order puzzles puzzle statistics profile my-play
keys guide about backups
"""
PLAYED = {  # digests of two hands that are played at random, of seed 7
    "marjapussi": "60a7c7923a64aa5b",
    "bag": "f49de4fc34907c40",
    "avomarjapussi": "b1010e0fef57c821",
    "bondtolva": "b6badbaa81e31e55",
    "bondtolva-two": "a2f50f6053786764",
    "huutopussi": "fd6555647a26bd56",
    "huutopussi-three": "66419bc80bbcd999",
    "tuppi": "ed75a2f9cdbaa635",
    "marriage": "dabc57835d1c3d2d",
    "pfadfinder": "4a2e13f4cb69ea7f",
    "huutopussi-two": "591bb3c982395c84",
}
HEADER = '{"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}'
DEAL = (
    '{"deal": ["AS TS KS QS JS 9S 8S 7S 6S", "AH TH KH QH JH 9H 8H 7H 6H", '
    '"AD TD KD QD JD 9D 8D 7D 6D", "AC TC KC QC JC 9C 8C 7C 6C"]}'
)
HAND = [HEADER, DEAL]
for _rank in "ATKQJ9876":
    HAND += [f'{{"seat": {seat}, "do": "play {_rank}{"SHDC"[seat]}"}}' for seat in range(4)]


def parsers() -> dict[str, ArgumentParser]:
    whole = create_parser()
    (commands,) = (each.choices for each in whole._actions if isinstance(each.choices, dict))
    return {"": whole, **commands}


def describe_parser(parser: ArgumentParser) -> str:
    words: list[str] = []
    for each in parser._actions:
        if each.dest == "help" or isinstance(each.choices, dict):
            continue
        name = " ".join((*each.option_strings, *([str(each.metavar)] if each.metavar else [])))
        more = "+" if each.nargs == "+" else ""
        words.append(f"{'*' if each.required else ''}{name}{more}")
    return " ".join(words)


@pytest.fixture
def record(tmp_path: Path) -> str:
    """Return a file in which a seat is to act."""
    return write_file(tmp_path, 5)


def write_file(folder: Path, lines: int) -> str:
    path = folder / f"{lines}.marja"
    path.write_text("".join(f"{line}\n" for line in HAND[:lines]), encoding="utf-8")
    return str(path)


def json_output(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(arguments) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


def test_commands_have_these_names() -> None:
    assert ["", *(each.name for each in COMMANDS)] == list(OPTIONS) == list(parsers())


@pytest.mark.parametrize("command", OPTIONS)
def test_command_takes_these_options(command: str) -> None:
    assert describe_parser(parsers()[command]) == OPTIONS[command]


def test_usual_values_of_options_are_these() -> None:
    usual = {
        each.option_strings[0]: each.default
        for parser in parsers().values()
        for each in parser._actions
        if each.option_strings and each.default not in (None, False, "", SUPPRESS)
    }

    assert usual == {
        "--size": (1280, 800),
        "--scale": 1.0,
        "--lang": "system",
        "--seed": 1,
        "--felt": "moss",
        "--chrome": "light",
        "--deck": "four",
        "--index": "standard",
        "--back": "lingonberry",
        "--text": "normal",
        "--cards": "normal",
        "--bots": "random",
        "--jobs": 1,
    }


def test_pictures_are_taken_of_pages_with_these_names() -> None:
    assert list(PAGE_NAMES) == PICTURES.split()


def test_games_json_has_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0

    games = json.loads(capsys.readouterr().out)
    for game in games:
        assert list(game) == ["game", "players", "partners", "options", "presets"]
        assert {tuple(preset) for preset in game["presets"]} <= {
            ("name", "rules"),
            ("name", "rules", "source"),
        }
        for option in game["options"]:
            assert list(option) == ["key", "type", "range", "default", "group", "meaning", "played"]
            assert option["type"] in ("boolean", "integer", "string")
            numbers = option["range"]
            assert isinstance(numbers, list) or list(numbers) == ["min", "max", "step"]
    groups = {option["group"] for game in games for option in game["options"]}
    assert groups == {"cards", "play", "marriages", "auction", "hand", "match", "sets", "maal"}


def test_judge_json_of_a_position_has_these_keys(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    position = json_output(capsys, "judge", write_file(tmp_path, len(HAND)), "--json")

    assert list(position) == [
        *("game", "phase", "turn", "legal", "trump", "trick", "tricks", "points"),
        *("hands_played", "scores", "over", "winner", "hands"),
    ]
    assert position["hands"] == [
        {
            "dealer": 3,
            "tricks": [9, 0],
            "points": [130, 0],
            "gained": [2, 0],
            "scores": [2, 0],
            "notes": ["bag"],
        }
    ]


def test_judge_json_of_a_faulty_record_has_these_keys(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "cut.marja").write_text(f"{HEADER}\n{DEAL[:-5]}", encoding="utf-8")

    assert main(["judge", record, str(tmp_path / "none.marja"), "--json"]) == 2
    wrong = json.loads(capsys.readouterr().out.splitlines()[1])
    assert list(wrong) == ["error", "line", "exit"]
    assert (wrong["line"], wrong["exit"]) == (1, 2)
    assert json_output(capsys, "judge", str(tmp_path / "cut.marja"), "--json")["cut_off"] == 2


def test_hint_json_has_these_keys(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    advice = json_output(capsys, "hint", record, "--level", "random", "--json")

    assert list(advice) == ["seat", "level", "do", "values", "facts", "why", "reasons"]


def test_solve_json_has_these_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    values = json_output(capsys, "solve", write_file(tmp_path, 31), "--json")

    assert list(values) == ["seat", "values"]
    assert values["values"] == {"play 7H": -2.0, "play 6H": -2.0}


@pytest.mark.parametrize(
    ("more", "number", "what"), [((), "deals", "difference"), (("--matches",), "matches", "share")]
)
def test_duel_json_has_these_keys(
    more: tuple[str, ...], number: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    duel = ("duel", "bag", "--a", "random", "--b", "easy", "--deals", "1", "--seed", "1", "--json")

    result = json_output(capsys, *duel, *more)

    assert list(result) == [
        *("game", "a", "b", "seed", number, "seatings", what, "interval", "hands"),
        *("hands_per_second", "thinking"),
    ]
    thinking = result["thinking"]
    assert isinstance(thinking, dict)
    assert {side: list(pace) for side, pace in thinking.items()} == {
        "a": ["decisions", "median_ms", "p95_ms"],
        "b": ["decisions", "median_ms", "p95_ms"],
    }


def test_bot_requests_and_answers_have_these_keys(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = {"record": HAND[:5], "seat": 3, "think_ms": 5, "reasons": True}
    lines = [json.dumps(request), json.dumps({"record": HAND[:5]})]
    data = "".join(f"{line}\n" for line in lines).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))

    assert main(["bot", "bag", "--level", "random"]) == 0

    answer, wrong = map(json.loads, capsys.readouterr().out.splitlines())
    assert list(answer) == ["do", "values", "reasons"]
    assert wrong == {"error": "the request has no 'seat'"}


@pytest.mark.parametrize("key", PLAYED)
def test_seed_plays_the_same_hands_as_ever(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", key, "--bots", "random", "--hands", "2", "--seed", "7"]) == 0

    assert sha256(capsys.readouterr().out.encode()).hexdigest()[:16] == PLAYED[key]


@pytest.mark.parametrize(
    ("arguments", "status"),
    [
        ("games", 0),
        ("judge RECORD", 0),
        ("judge ILLEGAL", 1),
        ("judge NONE", 2),
        ("hint ILLEGAL", 1),
        ("solve NONE", 2),
        ("play bag --bots genius", 1),
        ("hint OVER", 1),
    ],
)
def test_command_ends_with_this_status(arguments: str, status: int, tmp_path: Path) -> None:
    illegal = tmp_path / "illegal.marja"
    illegal.write_text("\n".join((*HAND[:3], HAND[2], "")), encoding="utf-8")
    files = {
        "RECORD": write_file(tmp_path, 5),
        "ILLEGAL": str(illegal),
        "NONE": str(tmp_path / "none.marja"),
        "OVER": write_file(tmp_path, len(HAND)),
    }

    assert main([files.get(each, each) for each in arguments.split()]) == status


def test_wrong_usage_ends_with_status_2() -> None:
    with pytest.raises(SystemExit) as ended:
        main(["deal"])

    assert ended.value.code == 2

"""What is quoted in a refusal is cut, wherever it came from."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from marjapussi_gui.commands.cli import main

LONG, NINES = "x" * 5000, "9" * 5000
HEADER = {"marjapussi": 1, "game": "bag", "rules": {}, "seats": ["a", "b", "c", "d"], "dealer": 3}
HANDS = ("S", "H", "D", "C")
DEAL = {"deal": [" ".join(rank + suit for rank in "ATKQJ9876") for suit in HANDS]}
REPEATED = re.compile(r"(.)\1{60}|(?:(\S\S )\2{20})")
MOST = 360  # characters of one refusal: the names of all pages among them


def is_short_sentence(text: str) -> bool:
    return text.count("\n") == 1 and len(text) < MOST and not REPEATED.search(text)


RECORDS: dict[str, tuple[object, ...]] = {
    "a format": ({**HEADER, "marjapussi": LONG},),
    "a numbered format": (json.dumps(HEADER).replace("1", NINES, 1),),
    "a game": ({**HEADER, "game": LONG},),
    "a key of the header": ({**HEADER, LONG: 1},),
    "a repeated key": (f'{{"{LONG}": 1, "{LONG}": 2}}',),
    "a rule": ({**HEADER, "rules": {LONG: 1}},),
    "what a rule is": ({**HEADER, "rules": {"target": LONG}},),
    "a list that a rule is": ({**HEADER, "rules": {"target": [[[LONG]]] * 5000}},),
    "a number that a rule is": (json.dumps(HEADER).replace("{}", f'{{"target": {NINES}}}'),),
    "many seats": ({**HEADER, "seats": ["a"] * 5000},),
    "a key of a deal": (HEADER, {**DEAL, LONG: 1}),
    "a card": (HEADER, {"deal": [LONG] * 4}),
    "an action": (HEADER, DEAL, {"seat": 0, "do": LONG}),
    "a card to play": (HEADER, DEAL, {"seat": 0, "do": f"play {LONG}"}),
    "a suit": (HEADER, DEAL, {"seat": 0, "do": f"declare {LONG}"}),
    "a bid": (HEADER, DEAL, {"seat": 0, "do": f"bid {LONG}"}),
    "cards given": (HEADER, DEAL, {"seat": 0, "do": f"give {'AS ' * 5000}AS"}),
    "sets laid": (HEADER, DEAL, {"seat": 0, "do": f"lay {'AS / ' * 5000}AS"}),
    "a seat": (HEADER, DEAL, f'{{"seat": {NINES}, "do": "play AS"}}'),
    "a seat when none is due": (HEADER, f'{{"seat": {NINES}, "do": "play AS"}}'),
}


def lines_of(record: tuple[object, ...]) -> list[str]:
    return [line if isinstance(line, str) else json.dumps(line) for line in record]


@pytest.mark.parametrize("command", ["judge", "hint", "solve"])
@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_of_a_record(
    record: tuple[object, ...], command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "record.marja"
    path.write_text("\n".join((*lines_of(record), "")), encoding="utf-8")

    assert main([command, str(path)]) in (1, 2)

    out, err = capsys.readouterr()
    assert out == ""
    assert is_short_sentence(err), err


@pytest.mark.parametrize("record", RECORDS.values(), ids=RECORDS)
def test_of_a_request(
    record: tuple[object, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = json.dumps({"record": lines_of(record), "seat": 0})

    assert is_short_sentence(answer(request, monkeypatch, capsys))


@pytest.mark.parametrize(
    "request_line",
    [
        json.dumps({"record": lines_of((HEADER, DEAL)), "seat": 0, LONG: 1}),
        f'{{"record": {json.dumps(lines_of((HEADER, DEAL)))}, "seat": {NINES}}}',
        f'{{"{LONG}": 1, "{LONG}": 1}}',
    ],
    ids=["a key", "a seat", "a repeated key"],
)
def test_of_a_request_itself(
    request_line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_short_sentence(answer(request_line, monkeypatch, capsys))


def answer(
    request: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> str:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{request}\n".encode())))
    assert main(["bot", "bag", "--level", "random"]) == 0
    refusal = json.loads(capsys.readouterr().out)
    assert list(refusal) == ["error"]
    return f"{refusal['error']}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", LONG],
        ["--rules", f"folder/{LONG}/rules.json"],
        ["--players", NINES],
        ["--players", LONG],
        ["--bots", LONG],
        ["--out", LONG],
    ],
    ids=lambda arguments: " ".join(arguments)[:20],
)
def test_refusal_of_play_quotes_its_argument(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert refusal(["play", "bag", *arguments], capsys)


@pytest.mark.parametrize(
    "arguments",
    [
        [LONG],
        ["deal", LONG],
        ["bot", LONG, "--level", "random"],
        ["bot", "bag", "--level", LONG],
        ["deal", "bag", "--seed", LONG],
        ["deal", "bag", "--seed", NINES],
        ["play", "bag", "--think", NINES],
        ["duel", "bag", "--a", LONG, "--b", "random", "--deals", "1"],
        ["duel", "bag", "--a", "random", "--b", "random", "--deals", NINES],
        ["judge", LONG],
        ["hint", LONG],
        ["solve", LONG],
        ["games", f"--json={LONG}"],
        ["games", LONG],
        ["games", *["a b c d"] * 1000],
        ["games", f"--{LONG}"],
        ["a 'b' \"c " * 500],
        ["--new", LONG],
        ["--shot", "x.png", "--game", LONG],
        ["--shot", "x.png", "--page", LONG],
        ["--shot", "x.png", "--lang", LONG],
        ["--shot", "x.png", "--felt", LONG],
        ["--shot", "x.png", "--size", LONG],
        ["--shot", "x.png", "--scale", LONG],
    ],
    ids=lambda arguments: " ".join(arguments)[:30],
)
def test_of_arguments(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    assert refusal(arguments, capsys)


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> bool:
    """Return whether arguments are refused in one sentence, after the usage where it is shown."""
    try:
        status = main(arguments)
    except SystemExit as ended:
        status = int(ended.code or 0)
    out, err = capsys.readouterr()
    complaint = err[err.rindex("\nmarjapussi") + 1 :] if "\nmarjapussi" in err else err
    return status in (1, 2) and out == "" and is_short_sentence(complaint)
